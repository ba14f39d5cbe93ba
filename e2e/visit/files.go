package visit

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/plain"
	"pbn/e2e/browser"
)

// realFiles are folders of files that programs and people wrote.
const realFiles = "../shared/corpus/*"

// Repeated is a file of what is repeated until it has so many bytes.
func Repeated(t *testing.T, content []byte, size int) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "season.pbn")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	for written := 0; written < size && err == nil; written += len(content) {
		_, err = f.Write(content)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// Season is a large file made of our own examples, and of real ones where they are, of so many MB, or of as many as PBN_PAGE_MB says.
func Season(t *testing.T, size int) string {
	t.Helper()
	paths := []string{Example}
	for folder, least := range map[string]int{Examples: 4, realFiles: 0} {
		found, err := filepath.Glob(folder + "/*.pbn")
		if err != nil || len(found) < least {
			t.Fatalf("%v: %d files in %s", err, len(found), folder)
		}
		paths = append(paths, found...)
	}
	slices.Sort(paths)
	var all []byte
	for _, path := range paths {
		all = append(append(all, browser.Read(t, path)...), "\r\n\r\n"...)
	}
	if given := os.Getenv("PBN_PAGE_MB"); given != "" {
		var err error
		if size, err = strconv.Atoi(given); err != nil {
			t.Fatal("PBN_PAGE_MB: ", err)
		}
	}
	return Repeated(t, all, size<<20)
}

// Example is the file that the site has.
const Example = "site/src/example.pbn"

// Converted checks that a file went through the page: done, as many games as the core finds, and a download that is what
// the core writes, and that parses again with as many games.
func Converted(p *browser.Page, path string) {
	p.T.Helper()
	name := filepath.Base(path)
	file := browser.Read(p.T, path)
	want, report := pbn.Export(pbn.Bytes(file), AsSaved(file))
	if state := p.Finished(name); state != "done" {
		p.T.Fatalf("%s: %s", name, state)
	}
	if games := browser.Evaluate[string](p, browser.Row(name)+".dataset.games"); games != strconv.Itoa(report.Games) {
		p.T.Errorf("%s: %s games, want %d", name, games, report.Games)
	}
	if saved := browser.Evaluate[string](p, browser.Row(name)+".querySelector('a[data-download]').download"); saved != strings.TrimSuffix(name, filepath.Ext(name))+" (export).pbn" {
		p.T.Errorf("%s is saved as %s", name, saved)
	}
	got := p.Download(name)
	if !bytes.Equal(got, want) {
		p.T.Errorf("%s: %d bytes were downloaded that are not the %d that the core writes", name, len(got), len(want))
	}
	if again := pbn.Validate(pbn.Bytes(got), pbn.Options{}); again.Games != report.Games {
		p.T.Errorf("%s: %d games became %d", name, report.Games, again.Games)
	}
}

// Zipped is a .zip of files, in the order of their names.
func Zipped(t *testing.T, files map[string]string, change func(*zip.FileHeader)) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	names := make([]string, 0, len(files))
	for name := range files {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		header := &zip.FileHeader{Name: name, Method: zip.Deflate}
		if change != nil {
			change(header)
		}
		f, err := w.CreateHeader(header)
		if err == nil {
			_, err = io.WriteString(f, files[name])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// Exported is what the core makes of a file.
func Exported(content string) string {
	out, _ := pbn.Export(pbn.Bytes([]byte(content)), export.Options{})
	return string(out)
}

// PastedLink is a link to a hand, as people send it.
const PastedLink = "https://www.bridgebase.com/tools/handviewer.html?lin=pn%7CA,B,C,D%7Cmd%7C3SA83HKQ7DAJ85C642,,,%7Csv%7Co%7Cmb%7C1N%7Cmb%7Cp%7C"

// PastedMail is a deal as people write it in a mail.
const PastedMail = "Look at this:\n♠ A83 ♥ KQ7 ♦ AJ85 ♣ 642"

// AsSaved are the options by which the page exports a file: in UTF-8 where Latin-1 does not have every character.
func AsSaved(file []byte) export.Options {
	_, report := pbn.Export(pbn.Bytes(file), export.Options{})
	if report.NeedsUTF8 != "" {
		return export.Options{Encoding: plain.UTF8}
	}
	return export.Options{}
}

// MenuOfFile opens one of the menus of a file, "download" or "more", and chooses an item of it.
func MenuOfFile(p *browser.Page, file, menu, item string) {
	p.T.Helper()
	p.Click(fmt.Sprintf("[data-file=%q] [data-file-menu=%q]", file, menu))
	p.Click(fmt.Sprintf("[data-file=%q] [data-item=%q]", file, item))
}

// SavesAs is what is saved of a file by an item of its menu of downloads.
func SavesAs(p *browser.Page, file, item string) []byte {
	p.T.Helper()
	p.Click(fmt.Sprintf("[data-file=%q] [data-file-menu=download]", file))
	return p.Saved(browser.Click(fmt.Sprintf("[data-file=%q] [data-item=%q]", file, item)))
}

// HasRepairs is whether a file has fixes that can be saved by themselves.
const HasRepairs = `document.querySelector(".undo") !== null`
