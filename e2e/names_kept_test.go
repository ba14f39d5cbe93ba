package e2e

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/base64"
	"encoding/csv"
	"fmt"
	"io"
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/core/lin"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/plain"
	"pbn/core/source"
)

// namedFile is a file with a name that has to be kept.
type namedFile struct {
	file, board string
	// west is the name in the file, and name the same as everybody reads it.
	west, name string
	// needs is the word that needs UTF-8, "" where Latin-1 has all characters; lost is what Latin-1 makes of the name.
	needs, lost string
}

var namedFiles = []namedFile{
	{"cyrillic.pbn", "1", "Пётр Иванов", "Пётр Иванов", "Пётр", "???? ??????"},
	{"polish.pbn", "2", "Łukasz Żak", "Łukasz Żak", "Łukasz", "Lukasz Zak"},
	{"latin.pbn", "3", "S\xf8ren Zo\xeb", "Søren Zoë", "", ""},
}

// content is the file, and what is written after its tags.
func (f namedFile) content(rest string) string {
	return fmt.Sprintf("[Event \"Cup\"]\n[Board %q]\n[West \"%s\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8\"]\n[Declarer \"S\"]\n[Contract \"6H\"]\n[Result \"12\"]\n%s", f.board, f.west, rest)
}

// asSaved are the options by which the page exports a file: in UTF-8 where Latin-1 does not have every character.
func asSaved(file []byte) export.Options {
	_, report := pbn.Export(pbn.Bytes(file), export.Options{})
	if report.NeedsUTF8 != "" {
		return export.Options{Encoding: plain.UTF8}
	}
	return export.Options{}
}

// isWhole compares what was saved with what the core makes of a file by options, in UTF-8 where that is needed; and it has the name.
func (f namedFile) isWhole(t *testing.T, what, got, content string, options export.Options) {
	t.Helper()
	west := f.west
	if options.Encoding = plain.Latin1; f.needs != "" {
		options.Encoding, west = plain.UTF8, f.name
	}
	want, _ := pbn.Export(pbn.Bytes([]byte(content)), options)
	if got != string(want) || !strings.Contains(got, fmt.Sprintf(`[West "%s"]`, west)) {
		t.Errorf("%s of %s is\n%q, want\n%q", what, f.file, got, want)
	}
}

// isLost compares what was saved in Latin-1, because a person wanted that, with the export.
func (f namedFile) isLost(t *testing.T, what, got, content string) {
	t.Helper()
	if want := exported(content); got != want || !strings.Contains(got, fmt.Sprintf(`[West "%s"]`, f.lost)) {
		t.Errorf("%s of %s in Latin-1 is\n%q, want\n%q", what, f.file, got, want)
	}
}

// offersLatin1 compares what is said beside what was saved, and is where Latin-1 can be chosen; "" where nothing may be said.
func (f namedFile) offersLatin1(p *page, within string) (choice string) {
	p.t.Helper()
	if f.needs == "" {
		if n := evaluate[int](p, fmt.Sprintf("document.querySelectorAll(%q).length", within+" .encoding-note")); n > 0 {
			p.t.Errorf("%s: an encoding is told in %s", f.file, within)
		}
		return ""
	}
	want := fmt.Sprintf("since “%s” needs it. Latin-1 for older programs", f.needs)
	p.waitFor(fmt.Sprintf(`document.querySelector(%q)?.textContent.endsWith(%q)`, within+" .encoding-note", want))
	return within + " [data-encoding=latin1]"
}

// unpacked is the text in a link.
func unpacked(t *testing.T, link string) string {
	t.Helper()
	address, err := url.Parse(link)
	if err != nil {
		t.Fatal(err)
	}
	hash, err := url.ParseQuery(address.Fragment)
	if err != nil {
		t.Fatal(err)
	}
	deflated, err := base64.RawURLEncoding.DecodeString(hash.Get("pbn"))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(flate.NewReader(bytes.NewReader(deflated)))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestNamesKept: whatever way a file goes out, alone or as a board, its names are as they came.
func TestNamesKept(t *testing.T) {
	t.Parallel()
	for _, f := range namedFiles {
		t.Run(f.file, func(t *testing.T) {
			t.Parallel()
			content := f.content("")
			p := reader(t, written(t, f.file, []byte(content)))
			row := fmt.Sprintf("[data-file=%q]", f.file)
			f.isWhole(t, "the download", string(p.download(f.file)), content, export.Options{})
			wanted, _ := lin.FromPBN(pbn.Bytes([]byte(content)))
			if got := p.saved(click(row + " [data-lin]")); !bytes.Equal(got, wanted) || !strings.Contains(string(got), "pn|,"+f.name+",") {
				t.Errorf("LIN is %q, want %q", got, wanted)
			}
			f.ofBoard(p, content)
			f.ofSeveral(p, content)

			if choice := f.offersLatin1(p, row+" > .converted"); choice != "" {
				if text := evaluate[string](p, fmt.Sprintf("document.querySelector(%q).textContent", row)); strings.Contains(text, "need") && strings.Contains(text, "needs you") {
					t.Errorf("something needs the person: %s", text)
				}
				p.click(choice)
				p.waitFor(fmt.Sprintf("document.querySelector(%q) !== null", row+" [data-encoding=utf8]"))
				p.finished(f.file)
				f.isLost(t, "the download", string(p.download(f.file)), content)
				isSaid := evaluate[bool](p, fmt.Sprintf(`document.querySelector(%q).textContent.includes("1 needs you")`, row))
				if hasLost := strings.Contains(f.lost, "?"); isSaid != hasLost {
					t.Errorf("that “?” is written for characters needs the person: %t, want %t", isSaid, hasLost)
				}
				p.click(row + " [data-encoding=utf8]")
				p.waitFor(fmt.Sprintf("document.querySelector(%q) !== null", row+" [data-encoding=latin1]"))
				p.finished(f.file)
				f.isWhole(t, "the download again", string(p.download(f.file)), content, export.Options{})
			}
			p.noErrors()
		})
	}
}

// ofBoard tries the ways of a board from its menus.
func (f namedFile) ofBoard(p *page, content string) {
	p.t.Helper()
	alone := export.Options{Inherit: export.Resolve, Missing: export.Omit}
	save := func(menu, button string) {
		p.t.Helper()
		f.isWhole(p.t, menu, string(p.saved(click(button))), content, alone)
		if choice := f.offersLatin1(p, fmt.Sprintf("[data-menu=%q]", menu)); choice != "" {
			if got := string(p.saved(click(choice))); !strings.Contains(got, fmt.Sprintf(`[West "%s"]`, f.lost)) {
				p.t.Errorf("%s in Latin-1 is %q", menu, got)
			}
		}
	}
	tag := fmt.Sprintf(`[West "%s"]`, f.name)
	if text := unpacked(p.t, p.linkOfBoard()); !strings.Contains(text, tag) {
		p.t.Errorf("the link has\n%s", text)
	}
	save("share", `[data-share="save"]`)
	p.openMenu("copy", ".copy-picture svg")
	p.click(`[data-copy="pbn"]`)
	p.waitFor(fmt.Sprintf(`document.querySelector(".copy-preview pre")?.textContent.includes(%q)`, tag))
	save("copy", `[data-copy="save"]`)
	p.openMenu("more", `a[data-more="publish"]`)
	save("more", `[data-more="pbn"]`)
	if got := string(p.saved(click(`[data-more="lin"]`))); !strings.Contains(got, f.name) {
		p.t.Errorf("LIN of the board is %q", got)
	}
	builder := fresh(p.t, evaluate[string](p, `document.querySelector('[data-more="publish"]').href`))
	builder.waitFor(previewed + fmt.Sprintf(` && document.querySelector("textarea").value.includes(%q)`, tag))
	if deal := builder.snippets()[1]; !strings.Contains(deal, tag) {
		p.t.Errorf("the snippet is\n%s", deal)
	}
	builder.noErrors()
}

// ofSeveral tries what saves several boards of a file, whose menu is open.
func (f namedFile) ofSeveral(p *page, content string) {
	p.t.Helper()
	p.click(".share-take summary")
	f.isWhole(p.t, "what is taken along", p.takes("pbn"), content, export.Options{Inherit: export.Resolve})
	if choice := f.offersLatin1(p, ".share-take"); choice != "" {
		f.isLost(p.t, "what is taken along", string(p.saved(click(choice))), content)
	}
	if page := p.takes("html"); !strings.Contains(page, `<meta charset="utf-8">`) || !strings.Contains(page, f.name) {
		p.t.Errorf("the web page is\n%.2000s", page)
	}
	table, isMarked := strings.CutPrefix(p.takes("csv"), "\uFEFF")
	lines, err := csv.NewReader(strings.NewReader(table)).ReadAll()
	if err != nil || !isMarked || len(lines) != 2 || fmt.Sprint(lines[0][:2], lines[1][:2]) != fmt.Sprintf("[Board West] [%s %s]", f.board, f.name) {
		p.t.Errorf("the results are %q, %v", lines, err)
	}
	if n := evaluate[int](p, `document.querySelectorAll(".share-take .encoding-note").length`); n > 0 {
		p.t.Error("an encoding is told of a table, which is always in UTF-8")
	}
	p.click(`[data-menu="more"] summary`)
}

// TestNamesKeptTogether: several files go out as a .zip and as one file, each in the encoding that it needs, or all of them in Latin-1.
func TestNamesKeptTogether(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	var all strings.Builder
	for _, f := range namedFiles {
		p.drop(written(t, f.file, []byte(f.content(""))))
		p.finished(f.file)
		fmt.Fprintf(&all, "%s\n", strings.Replace(f.content(""), f.west, f.name, 1))
	}
	zipped := func() map[string]string { return unzipped(t, p.saved(click("#download-all"))) }
	for _, f := range namedFiles {
		f.isWhole(t, "in the .zip", zipped()[f.file], f.content(""), export.Options{})
	}
	merged := namedFile{file: "merged.pbn", west: namedFiles[0].name, name: namedFiles[0].name, needs: namedFiles[0].needs, lost: namedFiles[0].lost}
	merged.isWhole(t, "merged", string(p.saved(click("#merge"))), all.String(), export.Options{Inherit: export.Resolve})
	p.waitFor(`document.querySelector("#merge + .said").textContent.startsWith("3 boards of 3 files in merged.pbn. Saved as UTF-8, ")`)
	merged.isLost(t, "merged", string(p.saved(click(merged.offersLatin1(p, "#merge + .said")))), all.String())
	p.waitFor(`document.querySelector("#merge + .said [data-encoding=utf8]") !== null`)

	const summary = ".summary > p:not(.totals)"
	p.waitFor(fmt.Sprintf(`document.querySelector(%q).textContent.trim().startsWith("2 downloads are UTF-8, since “Пётр” and others need it.")`, summary))
	p.click(summary + " [data-encoding=latin1]")
	p.waitFor(fmt.Sprintf(`document.querySelector(%q) !== null && document.querySelector("#download-all:enabled") !== null`, summary+" [data-encoding=utf8]"))
	for _, f := range namedFiles {
		if got := zipped()[f.file]; f.needs != "" {
			f.isLost(t, "in the .zip", got, f.content(""))
		} else {
			f.isWhole(t, "in the .zip", got, f.content(""), export.Options{})
		}
	}
	p.noErrors()
}

// TestNamesKeptOnDisk: what is saved in place has the names, too; and in Latin-1 only where a person has said so.
func TestNamesKeptOnDisk(t *testing.T) {
	t.Parallel()
	f := namedFiles[0]
	p := open(t, serve(t, nil)).ready()
	p.chooseToSave(map[string]string{f.file: f.content("")})
	p.finished(f.file)
	save := func() {
		p.click(fmt.Sprintf("[data-file=%q] .save", f.file))
		p.click("dialog.save-question .primary")
		p.waitFor(row(f.file) + `.textContent.includes("saved") && document.querySelector(".save") === null`)
		p.finished(f.file)
	}
	save()
	kept := p.onDisk(f.file)
	f.isWhole(t, "on the disk", kept, f.content(""), export.Options{})
	p.click(fmt.Sprintf("[data-file=%q] [data-encoding=latin1]", f.file))
	save()
	f.isLost(t, "on the disk", p.onDisk(f.file), kept)
	p.noErrors()
}

// TestNamesKeptByRepair: a file with fixes has its own encoding, and its export every character.
func TestNamesKeptByRepair(t *testing.T) {
	t.Parallel()
	for _, f := range namedFiles {
		t.Run(f.file, func(t *testing.T) {
			t.Parallel()
			p := open(t, serve(t, nil)).ready()
			content := f.content("[Room \"a\tb\"]\n")
			p.gives(f.file, []byte(content))
			p.click(".apply-safe")
			p.waitFor(`document.querySelector("a[data-repaired]") !== null`)
			p.finished(f.file)
			repaired := string(p.saved(click("a[data-repaired]")))
			if want, _, _ := pbn.ApplySafe([]byte(content), source.Automatic, nil); repaired != string(want) || repaired == content {
				t.Errorf("repaired is\n%q, want\n%q", repaired, want)
			}
			f.isWhole(t, "the export", string(p.download(f.file)), repaired, export.Options{})
			p.noErrors()
		})
	}
}

// TestNamesKeptFromLIN: of LIN the boards that are read, the download and LIN again have the names, whatever is chosen for the download.
func TestNamesKeptFromLIN(t *testing.T) {
	t.Parallel()
	const file = "pn|Пётр,Żak,Søren,Ann|st||md|3SA83HKQ7DAJ85C642,SK76HAJ9642DK3CA7,S942HT53D962CK953,|rh||ah|Board 1|sv|o|mb|1N|mb|p|mb|p|mb|p|pg||\n"
	p := reader(t, written(t, "names.lin", []byte(file)))
	isRead := func() {
		t.Helper()
		if names := evaluate[string](p, `document.querySelector(".pbn-deal").textContent`); !strings.Contains(names, "Пётр") || !strings.Contains(names, "Żak") {
			t.Errorf("the board has %s", names)
		}
		if got := string(p.saved(click("[data-lin]"))); !strings.Contains(got, "pn|Пётр,Żak,Søren,Ann|") {
			t.Errorf("LIN again is %q", got)
		}
	}
	isRead()
	if got := string(p.download("names.lin")); !strings.Contains(got, `[South "Пётр"]`) || !strings.Contains(got, `[North "Søren"]`) {
		t.Errorf("the download is %q", got)
	}
	p.click("[data-encoding=latin1]")
	p.waitFor(`document.querySelector("[data-encoding=utf8]") !== null`)
	p.finished("names.lin")
	if got := string(p.download("names.lin")); !strings.Contains(got, `[South "????"]`) || !strings.Contains(got, "[North \"S\xf8ren\"]") {
		t.Errorf("the download in Latin-1 is %q", got)
	}
	isRead()
	p.noErrors()
}

// TestNamesKeptWithDoubleDummy: what is computed goes into a file that has the names.
func TestNamesKeptWithDoubleDummy(t *testing.T) {
	t.Parallel()
	small := func(west, more string) string {
		return strings.Replace(string(smallBoards(1)), "\n", fmt.Sprintf("\n[West \"%s\"]\n%s", west, more), 1) + "\n[Board \"2\"]\n"
	}
	f := namedFiles[1]
	p := reader(t, written(t, f.file, []byte(small(f.west, ""))))
	p.click("[data-menu=more] summary")
	p.click("[data-more=fill]")
	p.waitFor(`document.querySelector(".fill-bar[data-fill=done]") !== null`)
	download := chromedp.Func(func(context.Context, *chromedp.Target) error {
		p.click("[data-fill-button=download]")
		return nil
	})
	got := string(p.saved(download))
	f.isWhole(t, "with double dummy", got, got, export.Options{})
	if !strings.Contains(got, "OptimumResultTable") {
		t.Errorf("nothing is computed in %q", got)
	}
	f.isLost(t, "with double dummy", string(p.saved(click(f.offersLatin1(p, ".fill-bar")))), got)
	p.noErrors()
}

// TestAxeOfEncodings: what is said of an encoding, of a file, of several, and of what was saved, in light and dark, narrow and wide.
func TestAxeOfEncodings(t *testing.T) {
	t.Parallel()
	site := serve(t, nil)
	for state, c := range []struct {
		name string
		act  func(p *page)
	}{
		{"a file", func(p *page) {
			p.drop(written(p.t, namedFiles[0].file, []byte(namedFiles[0].content(""))))
			p.finished(namedFiles[0].file)
			p.waitFor(`document.querySelector(".encoding-note") !== null && document.querySelector(".pbn-deal") !== null`)
		}},
		{"in Latin-1", func(p *page) {
			p.gives(namedFiles[0].file, []byte(namedFiles[0].content("")))
			p.click("[data-encoding=latin1]")
			p.waitFor(`document.querySelector('[data-rule="text/unmappable"]') !== null`)
		}},
		{"several", func(p *page) {
			for _, f := range namedFiles {
				p.drop(written(p.t, f.file, []byte(f.content(""))))
				p.finished(f.file)
			}
			p.saved(click("#merge"))
			p.waitFor(`document.querySelector("#merge + .said .encoding-note") !== null`)
		}},
		{"boards", func(p *page) {
			p.choose(written(p.t, namedFiles[1].file, []byte(namedFiles[1].content(""))))
			p.finished(namedFiles[1].file)
			p.waitFor(indexed)
			p.openMenu("more", ".share-take")
			p.click(".share-take summary")
			p.takes("pbn")
			p.waitFor(`document.querySelector(".share-take .encoding-note") !== null`)
			evaluate[chromedp.Void](p, aloneOpen)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := open(t, site).ready()
			c.act(p)
			p.sound(state, "encoding "+c.name, []int64{360, 768, 1280})
			p.noErrors()
		})
	}
}
