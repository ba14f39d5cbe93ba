package page

import (
	"bytes"
	"compress/flate"
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
	"pbn/e2e/browser"
	"pbn/e2e/visit"
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
	if want := visit.Exported(content); got != want || !strings.Contains(got, fmt.Sprintf(`[West "%s"]`, f.lost)) {
		t.Errorf("%s of %s in Latin-1 is\n%q, want\n%q", what, f.file, got, want)
	}
}

// offersLatin1 compares what is said beside what was saved, and is where Latin-1 can be chosen; "" where nothing may be said.
func (f namedFile) offersLatin1(p *browser.Page, within string) (choice string) {
	p.T.Helper()
	if f.needs == "" {
		if n := browser.Evaluate[int](p, fmt.Sprintf("document.querySelectorAll(%q).length", within+" .encoding-note")); n > 0 {
			p.T.Errorf("%s: an encoding is told in %s", f.file, within)
		}
		return ""
	}
	want := fmt.Sprintf("since “%s” needs it. Latin-1 for older programs", f.needs)
	p.WaitFor(fmt.Sprintf(`document.querySelector(%q)?.textContent.endsWith(%q)`, within+" .encoding-note", want))
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
			p := visit.Reader(t, browser.Written(t, f.file, []byte(content)))
			row := fmt.Sprintf("[data-file=%q]", f.file)
			f.isWhole(t, "the download", string(p.Download(f.file)), content, export.Options{})
			wanted, _ := lin.FromPBN(pbn.Bytes([]byte(content)))
			if got := visit.SavesAs(p, f.file, "lin"); !bytes.Equal(got, wanted) || !strings.Contains(string(got), "pn|,"+f.name+",") {
				t.Errorf("LIN is %q, want %q", got, wanted)
			}
			f.ofBoard(p, content)
			f.ofFile(p)

			if choice := f.offersLatin1(p, row+" > .converted"); choice != "" {
				if text := browser.Evaluate[string](p, fmt.Sprintf("document.querySelector(%q).textContent", row)); strings.Contains(text, "need") && strings.Contains(text, "needs you") {
					t.Errorf("something needs the person: %s", text)
				}
				p.Click(choice)
				p.WaitFor(fmt.Sprintf("document.querySelector(%q) !== null", row+" [data-encoding=utf8]"))
				p.Finished(f.file)
				f.isLost(t, "the download", string(p.Download(f.file)), content)
				isSaid := browser.Evaluate[bool](p, fmt.Sprintf(`document.querySelector(%q).textContent.includes("1 needs you")`, row))
				if hasLost := strings.Contains(f.lost, "?"); isSaid != hasLost {
					t.Errorf("that “?” is written for characters needs the person: %t, want %t", isSaid, hasLost)
				}
				p.Click(row + " [data-encoding=utf8]")
				p.WaitFor(fmt.Sprintf("document.querySelector(%q) !== null", row+" [data-encoding=latin1]"))
				p.Finished(f.file)
				f.isWhole(t, "the download again", string(p.Download(f.file)), content, export.Options{})
			}
			p.NoErrors()
		})
	}
}

// ofBoard tries the ways of a board from its menus.
func (f namedFile) ofBoard(p *browser.Page, content string) {
	p.T.Helper()
	alone := export.Options{Inherit: export.Resolve, Missing: export.Omit}
	save := func(menu, button string) {
		p.T.Helper()
		f.isWhole(p.T, menu, string(p.Saved(browser.Click(button))), content, alone)
		if choice := f.offersLatin1(p, fmt.Sprintf("[data-menu=%q]", menu)); choice != "" {
			if got := string(p.Saved(browser.Click(choice))); !strings.Contains(got, fmt.Sprintf(`[West "%s"]`, f.lost)) {
				p.T.Errorf("%s in Latin-1 is %q", menu, got)
			}
		}
	}
	tag := fmt.Sprintf(`[West "%s"]`, f.name)
	if text := unpacked(p.T, visit.LinkOfBoard(p)); !strings.Contains(text, tag) {
		p.T.Errorf("the link has\n%s", text)
	}
	save("share", `[data-share="save"]`)
	visit.OpenMenu(p, "copy", ".copy-picture svg")
	p.Click(`[data-copy="pbn"]`)
	p.WaitFor(fmt.Sprintf(`document.querySelector(".copy-preview pre")?.textContent.includes(%q)`, tag))
	save("copy", `[data-copy="save"]`)
	visit.OpenMenu(p, "more", `a[data-more="publish"]`)
	save("more", `[data-more="pbn"]`)
	if got := string(p.Saved(browser.Click(`[data-more="lin"]`))); !strings.Contains(got, f.name) {
		p.T.Errorf("LIN of the board is %q", got)
	}
	builder := browser.Fresh(p.T, browser.Evaluate[string](p, `document.querySelector('[data-more="publish"]').href`))
	builder.WaitFor(visit.Previewed + fmt.Sprintf(` && document.querySelector("textarea").value.includes(%q)`, tag))
	if deal := visit.Snippets(builder)[1]; !strings.Contains(deal, tag) {
		p.T.Errorf("the snippet is\n%s", deal)
	}
	builder.NoErrors()
}

// ofFile tries what else a whole file is saved as.
func (f namedFile) ofFile(p *browser.Page) {
	p.T.Helper()
	if page := string(visit.SavesAs(p, f.file, "html")); !strings.Contains(page, `<meta charset="utf-8">`) || !strings.Contains(page, f.name) {
		p.T.Errorf("the web page is\n%.2000s", page)
	}
	table, isMarked := strings.CutPrefix(string(visit.SavesAs(p, f.file, "csv")), "\uFEFF")
	lines, err := csv.NewReader(strings.NewReader(table)).ReadAll()
	if err != nil || !isMarked || len(lines) != 2 || fmt.Sprint(lines[0][:2], lines[1][:2]) != fmt.Sprintf("[Board West] [%s %s]", f.board, f.name) {
		p.T.Errorf("the results are %q, %v", lines, err)
	}
}

// TestNamesKeptTogether: several files go out as a .zip and as one file, each in the encoding that it needs, or all of them in Latin-1.
func TestNamesKeptTogether(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	var all strings.Builder
	for _, f := range namedFiles {
		p.Drop(browser.Written(t, f.file, []byte(f.content(""))))
		p.Finished(f.file)
		fmt.Fprintf(&all, "%s\n", strings.Replace(f.content(""), f.west, f.name, 1))
	}
	zipped := func() map[string]string { return unzipped(t, p.Saved(browser.Click("#download-all"))) }
	for _, f := range namedFiles {
		f.isWhole(t, "in the .zip", zipped()[f.file], f.content(""), export.Options{})
	}
	merged := namedFile{file: "merged.pbn", west: namedFiles[0].name, name: namedFiles[0].name, needs: namedFiles[0].needs, lost: namedFiles[0].lost}
	merged.isWhole(t, "merged", string(p.Saved(browser.Click("#merge"))), all.String(), export.Options{Inherit: export.Resolve})
	p.WaitFor(`document.querySelector("#merge + .said").textContent.startsWith("3 boards of 3 files in merged.pbn. Saved as UTF-8, ")`)
	merged.isLost(t, "merged", string(p.Saved(browser.Click(merged.offersLatin1(p, "#merge + .said")))), all.String())
	p.WaitFor(`document.querySelector("#merge + .said [data-encoding=utf8]") !== null`)

	const summary = ".summary > p:not(.totals)"
	p.WaitFor(fmt.Sprintf(`document.querySelector(%q).textContent.trim().startsWith("2 downloads are UTF-8, since “Пётр” and others need it.")`, summary))
	p.Click(summary + " [data-encoding=latin1]")
	p.WaitFor(fmt.Sprintf(`document.querySelector(%q) !== null && document.querySelector("#download-all:enabled") !== null`, summary+" [data-encoding=utf8]"))
	for _, f := range namedFiles {
		if got := zipped()[f.file]; f.needs != "" {
			f.isLost(t, "in the .zip", got, f.content(""))
		} else {
			f.isWhole(t, "in the .zip", got, f.content(""), export.Options{})
		}
	}
	p.NoErrors()
}

// TestNamesKeptOnDisk: what is saved in place has the names, too; and in Latin-1 only where a person has said so.
func TestNamesKeptOnDisk(t *testing.T) {
	t.Parallel()
	f := namedFiles[0]
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	chooseToSave(p, map[string]string{f.file: f.content("")})
	p.Finished(f.file)
	save := func(done string) {
		visit.MenuOfFile(p, f.file, "download", "save")
		p.Click("dialog.save-question .primary")
		p.WaitFor(browser.Row(f.file) + `.textContent.includes("saved") && ` + done)
		p.Finished(f.file)
	}
	save("true")
	kept := onDisk(p, f.file)
	f.isWhole(t, "on the disk", kept, f.content(""), export.Options{})
	p.Click(fmt.Sprintf("[data-file=%q] [data-encoding=latin1]", f.file))
	save(`document.querySelector(".encoding-note") === null`)
	f.isLost(t, "on the disk", onDisk(p, f.file), kept)
	p.NoErrors()
}

// TestNamesKeptByRepair: a file with fixes has its own encoding, and its export every character.
func TestNamesKeptByRepair(t *testing.T) {
	t.Parallel()
	for _, f := range namedFiles {
		t.Run(f.file, func(t *testing.T) {
			t.Parallel()
			p := browser.Open(t, browser.Serve(t, nil)).Ready()
			content := f.content("[Room \"a\tb\"]\n")
			gives(p, f.file, []byte(content))
			p.Click(".apply-safe")
			p.WaitFor(visit.HasRepairs)
			p.Finished(f.file)
			repaired := string(visit.SavesAs(p, f.file, "repaired"))
			if want, _, _ := pbn.ApplySafe([]byte(content), source.Automatic, nil); repaired != string(want) || repaired == content {
				t.Errorf("repaired is\n%q, want\n%q", repaired, want)
			}
			f.isWhole(t, "the export", string(p.Download(f.file)), repaired, export.Options{})
			p.NoErrors()
		})
	}
}

// TestNamesKeptFromLIN: of LIN the boards that are read, the download and LIN again have the names, whatever is chosen for the download.
func TestNamesKeptFromLIN(t *testing.T) {
	t.Parallel()
	const file = "pn|Пётр,Żak,Søren,Ann|st||md|3SA83HKQ7DAJ85C642,SK76HAJ9642DK3CA7,S942HT53D962CK953,|rh||ah|Board 1|sv|o|mb|1N|mb|p|mb|p|mb|p|pg||\n"
	p := visit.Reader(t, browser.Written(t, "names.lin", []byte(file)))
	isRead := func() {
		t.Helper()
		if names := browser.Evaluate[string](p, `document.querySelector(".pbn-deal").textContent`); !strings.Contains(names, "Пётр") || !strings.Contains(names, "Żak") {
			t.Errorf("the board has %s", names)
		}
		if got := string(visit.SavesAs(p, "names.lin", "lin")); !strings.Contains(got, "pn|Пётр,Żak,Søren,Ann|") {
			t.Errorf("LIN again is %q", got)
		}
	}
	isRead()
	if got := string(p.Download("names.lin")); !strings.Contains(got, `[South "Пётр"]`) || !strings.Contains(got, `[North "Søren"]`) {
		t.Errorf("the download is %q", got)
	}
	p.Click("[data-encoding=latin1]")
	p.WaitFor(`document.querySelector("[data-encoding=utf8]") !== null`)
	p.Finished("names.lin")
	if got := string(p.Download("names.lin")); !strings.Contains(got, `[South "????"]`) || !strings.Contains(got, "[North \"S\xf8ren\"]") {
		t.Errorf("the download in Latin-1 is %q", got)
	}
	isRead()
	p.NoErrors()
}

// TestNamesKeptWithDoubleDummy: what is computed goes into a file that has the names.
func TestNamesKeptWithDoubleDummy(t *testing.T) {
	t.Parallel()
	small := func(west, more string) string {
		return strings.Replace(string(visit.SmallBoards(1)), "\n", fmt.Sprintf("\n[West \"%s\"]\n%s", west, more), 1) + "\n[Board \"2\"]\n"
	}
	f := namedFiles[1]
	p := visit.Reader(t, browser.Written(t, f.file, []byte(small(f.west, ""))))
	got := string(visit.SavesAs(p, f.file, "dd"))
	f.isWhole(t, "with double dummy", got, got, export.Options{})
	if !strings.Contains(got, "OptimumResultTable") {
		t.Errorf("nothing is computed in %q", got)
	}
	f.isLost(t, "with double dummy", string(p.Saved(browser.Click(f.offersLatin1(p, ".fill-bar")))), got)
	p.NoErrors()
}

// TestAxeOfEncodings: what is said of an encoding, of a file, of several, and of what was saved, in light and dark, narrow and wide.
func TestAxeOfEncodings(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	site := browser.Serve(t, nil)
	for state, c := range []struct {
		name string
		act  func(p *browser.Page)
	}{
		{"a file", func(p *browser.Page) {
			p.Drop(browser.Written(p.T, namedFiles[0].file, []byte(namedFiles[0].content(""))))
			p.Finished(namedFiles[0].file)
			p.WaitFor(`document.querySelector(".encoding-note") !== null && document.querySelector(".pbn-deal") !== null`)
		}},
		{"in Latin-1", func(p *browser.Page) {
			gives(p, namedFiles[0].file, []byte(namedFiles[0].content("")))
			p.Click("[data-encoding=latin1]")
			p.WaitFor(`document.querySelector('[data-rule="text/unmappable"]') !== null`)
		}},
		{"several", func(p *browser.Page) {
			for _, f := range namedFiles {
				p.Drop(browser.Written(p.T, f.file, []byte(f.content(""))))
				p.Finished(f.file)
			}
			p.Saved(browser.Click("#merge"))
			p.WaitFor(`document.querySelector("#merge + .said .encoding-note") !== null`)
		}},
		{"boards", func(p *browser.Page) {
			visit.ListBoards(p, browser.Written(p.T, namedFiles[1].file, []byte(namedFiles[1].content("")+"\n[Board \"99\"]\n")))
			visit.ChooseBoards(p)
			visit.Takes(p, "pbn")
			p.WaitFor(`document.querySelector(".share-take .encoding-note") !== null`)
			browser.Evaluate[chromedp.Void](p, browser.AloneOpen)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := browser.Open(t, site).Ready()
			c.act(p)
			p.Sound(state, "encoding "+c.name, []int64{360, 768, 1280})
			p.NoErrors()
		})
	}
}
