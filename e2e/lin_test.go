package e2e

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
)

const linData = "../core/lin/testdata/"

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
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	for _, name := range []string{"vugraph-00001.lin", "own-lesson.lin"} {
		file, err := os.ReadFile(filepath.Join(linData, name))
		if err != nil {
			t.Fatal(err)
		}
		path, err := filepath.Abs(filepath.Join(linData, name))
		if err != nil {
			t.Fatal(err)
		}
		p.drop(path)
		if state := p.finished(name); state != "done" {
			t.Fatal(name, state)
		}
		if got := string(p.download(name)); got != asPBN(t, string(file)) {
			t.Errorf("%s: %q", name, got)
		}
	}
	row := `[data-file="vugraph-00001.lin"]`
	p.waitFor(fmt.Sprintf(`document.querySelector('%s .converted')?.textContent.startsWith("Converted from LIN") ?? false`, row))
	if n := evaluate[int](p, fmt.Sprintf(`Number(document.querySelector('%s').dataset.games)`, row)); n != 10 {
		t.Errorf("%d boards", n)
	}
	p.waitFor(fmt.Sprintf(`document.querySelector('%s .pbn-deal') !== null`, row))

	// In a .zip they are found, too.
	p.drop(written(t, "club.zip", zipped(t, map[string]string{"a.lin": "pn|,,A,|md|3,,SA83HKQ7DAJ85C642,|mb|1N|"}, nil)))
	if state := p.finished("a.lin"); state != "done" {
		t.Error(state)
	}
	p.drop(written(t, "event.pbn", []byte("[Site \"Paris\"]\n[Event \"Cup\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n")))
	p.finished("event.pbn")
	lin := string(p.saved(click(`[data-file="event.pbn"] [data-lin]`)))
	if !strings.Contains(lin, "|ah|Board 1|") {
		t.Errorf("%q", lin)
	}
	p.waitFor(`document.querySelector('[data-file="event.pbn"] [role=status]')?.textContent.startsWith("LIN has no place for 1 part") ?? false`)
	p.noErrors()
}

// What people paste.
const (
	pastedLink = "https://www.bridgebase.com/tools/handviewer.html?lin=pn%7CA,B,C,D%7Cmd%7C3SA83HKQ7DAJ85C642,,,%7Csv%7Co%7Cmb%7C1N%7Cmb%7Cp%7C"
	pastedMail = "Look at this:\n♠ A83 ♥ KQ7 ♦ AJ85 ♣ 642"
)

// TestPasteLIN: LIN, a link to a hand, and a deal as in mail are files when they are pasted.
func TestPasteLIN(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	const link, mail, line = pastedLink, pastedMail, "pn|,,A,|md|3,,SA83HKQ7DAJ85C642,|mb|1N|"
	p.pasted(link, "pasted.txt", asPBN(t, link))
	p.pasted(line, "pasted.lin", asPBN(t, line))
	p.click(`[data-file="pasted.txt"] .remove`)
	p.pasted(mail, "pasted.txt", asPBN(t, mail))
	p.waitFor(`document.querySelector('[data-file="pasted.txt"] .converted')?.textContent.startsWith("Read from a deal") ?? false`)
	p.noErrors()
}

// TestLINByEachThing: whoever has only a finger, or only keys, pastes a link, reads its board, sees what was found, saves it as LIN and takes
// it away, on a phone, too.
func TestLINByEachThing(t *testing.T) {
	t.Parallel()
	url := serve(t, nil)
	persons(t, keysOnPhone, func(t *testing.T, who person) {
		p := who.page
		p.do(chromedp.Navigate(url))
		p.ready()
		who.use("#paste", `document.activeElement?.matches("dialog textarea") ?? false`)
		who.write("dialog textarea", pastedLink)
		who.use("dialog .primary", `document.querySelector('[data-file="pasted.txt"][data-state="done"]') !== null`)
		const row = `[data-file="pasted.txt"] `
		p.waitFor(`document.querySelector('` + row + `.converted')?.textContent.startsWith("Converted from LIN") ?? false`)
		p.waitFor(`document.querySelector('` + row + `.pbn-deal') !== null`)
		who.use(row+"[data-tab=findings]", `document.querySelector('`+row+`[data-tab=findings]').ariaSelected === "true"`)
		lin := string(p.saved(chromedp.Func(func(context.Context, *chromedp.Target) error {
			who.use(row+"[data-lin]", "true")
			return nil
		})))
		if !strings.Contains(lin, "|md|3SA83HKQ7DAJ85C642,,,|") {
			t.Errorf("%q", lin)
		}
		who.use(row+".remove", `document.querySelector('[data-file="pasted.txt"]') === null`)
	})
}

// TestAxeOfLIN: a match of two rooms, its findings, a link, a deal and what has no hand in it, in light and dark, narrow and wide.
func TestAxeOfLIN(t *testing.T) {
	t.Parallel()
	site := serve(t, nil)
	paste := func(p *page, text, want string) {
		p.copied(text)
		p.paste()
		if state := p.finished("pasted.txt"); state != want {
			p.t.Fatal(state)
		}
	}
	match := func(p *page) {
		p.drop(linData + "vugraph-30010.lin")
		p.finished("vugraph-30010.lin")
		p.waitFor(`document.querySelector(".pbn-deal") !== null`)
	}
	for state, c := range []struct {
		name string
		act  func(p *page)
	}{
		{"a match", match},
		{"its findings", func(p *page) {
			match(p)
			p.click("[data-tab=findings]")
			p.waitFor(`document.querySelector("[data-tab=findings]").ariaSelected === "true"`)
		}},
		{"a link", func(p *page) {
			paste(p, pastedLink, "done")
			p.waitFor(`document.querySelector(".pbn-deal") !== null`)
		}},
		{"a deal", func(p *page) {
			paste(p, pastedMail, "done")
			p.waitFor(`document.querySelector(".pbn-deal") !== null`)
		}},
		{"no hand", func(p *page) {
			paste(p, "https://www.bridgebase.com/tools/handviewer.html?myhand=M-123-456", "failed")
			if evaluate[bool](p, `document.querySelector('[data-file="pasted.txt"]').textContent.includes("Converted from LIN")`) {
				p.t.Error("what was not converted is told to be converted")
			}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := open(t, site).ready()
			c.act(p)
			p.sound(state, "lin "+c.name, []int64{360, 768, 1280})
			p.noErrors()
		})
	}
}
