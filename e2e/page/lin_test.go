package page

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/core/convert"
	"pbn/core/source"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

const linData = "core/lin/testdata/"

// asPBN is a file of another notation in export format.
func asPBN(t *testing.T, file string) string {
	t.Helper()
	out, from, r := convert.Convert([]byte(file), convert.Options{Encoding: source.Automatic, To: convert.PBN})
	if from == convert.PBN || r.Games == 0 {
		t.Fatalf("%d games of %s", r.Games, from)
	}
	return string(out)
}

// TestLIN: a LIN file that is dropped shows its boards, says what it was, and is downloaded as PBN; a file is saved as LIN, and what that has no
// place for is told.
func TestLIN(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	for _, name := range []string{"vugraph-00001.lin", "own-lesson.lin"} {
		file, err := os.ReadFile(filepath.Join(linData, name))
		if err != nil {
			t.Fatal(err)
		}
		path, err := filepath.Abs(filepath.Join(linData, name))
		if err != nil {
			t.Fatal(err)
		}
		p.Drop(path)
		if state := p.Finished(name); state != "done" {
			t.Fatal(name, state)
		}
		if got := string(p.Download(name)); got != asPBN(t, string(file)) {
			t.Errorf("%s: %q", name, got)
		}
	}
	row := `[data-file="vugraph-00001.lin"]`
	p.WaitFor(fmt.Sprintf(`document.querySelector('%s .converted')?.textContent.startsWith("Converted from LIN") ?? false`, row))
	if n := browser.Evaluate[int](p, fmt.Sprintf(`Number(document.querySelector('%s').dataset.games)`, row)); n != 10 {
		t.Errorf("%d boards", n)
	}
	p.WaitFor(fmt.Sprintf(`document.querySelector('%s .pbn-deal') !== null`, row))

	// In a .zip they are found, too.
	p.Drop(browser.Written(t, "club.zip", visit.Zipped(t, map[string]string{"a.lin": "pn|,,A,|md|3,,SA83HKQ7DAJ85C642,|mb|1N|"}, nil)))
	if state := p.Finished("a.lin"); state != "done" {
		t.Error(state)
	}
	p.Drop(browser.Written(t, "event.pbn", []byte("[Site \"Paris\"]\n[Event \"Cup\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n")))
	p.Finished("event.pbn")
	lin := string(visit.SavesAs(p, "event.pbn", "lin"))
	if !strings.Contains(lin, "|ah|Board 1|") {
		t.Errorf("%q", lin)
	}
	p.WaitFor(`document.querySelector('[data-file="event.pbn"] [role=status]')?.textContent.startsWith("LIN has no place for 1 part") ?? false`)
	p.NoErrors()
}

// TestPasteLIN: LIN, a link to a hand, and a deal as in mail are files when they are pasted.
func TestPasteLIN(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	const link, mail, line = visit.PastedLink, visit.PastedMail, "pn|,,A,|md|3,,SA83HKQ7DAJ85C642,|mb|1N|"
	pasted(p, link, "pasted.txt", asPBN(t, link))
	pasted(p, line, "pasted.lin", asPBN(t, line))
	p.Click(`[data-file="pasted.txt"] .remove`)
	pasted(p, mail, "pasted.txt", asPBN(t, mail))
	p.WaitFor(`document.querySelector('[data-file="pasted.txt"] .converted')?.textContent.startsWith("Read from a deal") ?? false`)
	p.NoErrors()
}

// TestLINByEachThing: whoever has only a finger, or only keys, pastes a link, reads its board, sees what was found, saves it as LIN and takes
// it away, on a phone, too.
func TestLINByEachThing(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := browser.Serve(t, nil)
	browser.Persons(t, browser.KeysOnPhone, func(t *testing.T, who browser.Person) {
		p := who.Page
		p.Do(chromedp.Navigate(url))
		p.Ready()
		who.Use("#paste", `document.activeElement?.matches("dialog textarea") ?? false`)
		who.Write("dialog textarea", visit.PastedLink)
		who.Use("dialog .primary", `document.querySelector('[data-file="pasted.txt"][data-state="done"]') !== null`)
		const row = `[data-file="pasted.txt"] `
		p.WaitFor(`document.querySelector('` + row + `.converted')?.textContent.startsWith("Converted from LIN") ?? false`)
		p.WaitFor(`document.querySelector('` + row + `.pbn-deal') !== null`)
		who.Use(row+"[data-tab=findings]", `document.querySelector('`+row+`[data-tab=findings]').ariaSelected === "true"`)
		who.Use(row+"[data-file-menu=download]", browser.Exists(row+"[role=menu]"))
		lin := string(p.Saved(chromedp.Func(func(context.Context, *chromedp.Target) error {
			who.Use(row+"[data-item=lin]", "true")
			return nil
		})))
		if !strings.Contains(lin, "|md|3SA83HKQ7DAJ85C642,,,|") {
			t.Errorf("%q", lin)
		}
		who.Use(row+".remove", `document.querySelector('[data-file="pasted.txt"]') === null`)
	})
}

// TestAxeOfLIN: a match of two rooms, its findings, a link, a deal and what has no hand in it, in light and dark, narrow and wide.
func TestAxeOfLIN(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	site := browser.Serve(t, nil)
	paste := func(p *browser.Page, text, want string) {
		p.Copied(text)
		p.Paste()
		if state := p.Finished("pasted.txt"); state != want {
			p.T.Fatal(state)
		}
	}
	match := func(p *browser.Page) {
		p.Drop(linData + "vugraph-30010.lin")
		p.Finished("vugraph-30010.lin")
		p.WaitFor(`document.querySelector(".pbn-deal") !== null`)
	}
	for state, c := range []struct {
		name string
		act  func(p *browser.Page)
	}{
		{"a match", match},
		{"its findings", func(p *browser.Page) {
			match(p)
			p.Click("[data-tab=findings]")
			p.WaitFor(`document.querySelector("[data-tab=findings]").ariaSelected === "true"`)
		}},
		{"a link", func(p *browser.Page) {
			paste(p, visit.PastedLink, "done")
			p.WaitFor(`document.querySelector(".pbn-deal") !== null`)
		}},
		{"a deal", func(p *browser.Page) {
			paste(p, visit.PastedMail, "done")
			p.WaitFor(`document.querySelector(".pbn-deal") !== null`)
		}},
		{"no hand", func(p *browser.Page) {
			paste(p, "https://www.bridgebase.com/tools/handviewer.html?myhand=M-123-456", "failed")
			if browser.Evaluate[bool](p, `document.querySelector('[data-file="pasted.txt"]').textContent.includes("Converted from LIN")`) {
				p.T.Error("what was not converted is told to be converted")
			}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := browser.Open(t, site).Ready()
			c.act(p)
			p.Sound(state, "lin "+c.name, []int64{360, 768, 1280})
			p.NoErrors()
		})
	}
}
