package page

import (
	"archive/zip"
	"fmt"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// foreignFiles are files that are no bridge files, and what the page says of them.
func foreignFiles(t *testing.T) []struct{ name, content, says string } {
	const save = "Save the boards as PBN in the program that made it."
	stored := string(visit.Zipped(t, map[string]string{"a.pbn": "[Board \"1\"]\nN:AKQJ.T98.765.432 - - -\n"}, func(h *zip.FileHeader) { h.Method = zip.Store }))
	return []struct{ name, content, says string }{
		{"problems.inp", "BeginProblem\n", "problems.inp is a file of chess problems for other programs (Popeye). pbnkit does not read it yet."},
		{"problems.pbn", "BeginProblem\n", "problems.pbn is a file of chess problems for other programs (Popeye). pbnkit does not read it yet."},
		{"scores.xml", "<?xml version=\"1.0\"?>\n<USEBIO><LIN_DATA>qx||md|3SAK,,,|pg||</LIN_DATA></USEBIO>\n", "scores.xml is a file of a scoring program (USEBIO). " + save},
		{"evening.bws", "\x00\x01\x00\x00Standard Jet DB\x00" + strings.Repeat("N:A83.KQ7.AJ85.642 - - -\n", 300), "evening.bws is a file of a scoring program (Bridgemate, Microsoft Access). " + save},
		{"deals.bri", "cut off", "deals.bri is a file of deals (BRI). " + save},
		{"stored.pbn", stored, "stored.pbn is an archive (ZIP). Unpack it, and open the files in it."},
		{"page.lin", "<!DOCTYPE html><html><p>Log in</p></html>", "page.lin is a web page (HTML) in which no board was found. If it was a download, the site may want you to log in first."},
		{"paper.pdf", "%PDF-1.7\n", "paper.pdf is a document (PDF). Save it as plain text, or copy the boards out of it."},
	}
}

// TestForeignFiles: a file that is no bridge file is named once, with what to do, and nothing that converts is loaded for what is certainly none.
func TestForeignFiles(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	for _, c := range foreignFiles(t) {
		p.Drop(browser.Written(t, c.name, []byte(c.content)))
		if state := p.Finished(c.name); state != "failed" {
			t.Errorf("%s: %s", c.name, state)
		}
		if text := browser.Evaluate[string](p, browser.Row(c.name)+`.querySelector(".problem").textContent`); text != "Not converted. "+c.says {
			t.Errorf("%s: %q, want %q", c.name, text, c.says)
		}
		if said := browser.Evaluate[int](p, fmt.Sprintf(`document.body.innerText.split(%q).length - 1`, c.says)); said != 1 {
			t.Errorf("%s: it is said %d times", c.name, said)
		}
		if c.name == "evening.bws" {
			if loaded := browser.Evaluate[bool](p, `performance.getEntriesByType("resource").some(({ name }) => name.includes("lin.wasm"))`); loaded {
				t.Error("what converts was loaded")
			}
		}
	}
	p.Choose(visit.Example)
	visit.Converted(p, visit.Example)
	p.NoErrors()
}

// TestForeignText: a text that is no bridge is named where it is pasted, on the page and in the dialog.
func TestForeignText(t *testing.T) {
	t.Parallel()
	const popeye, says = "BeginProblem\n", "This text is a file of chess problems for other programs (Popeye). pbnkit does not read it yet."
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Copied(popeye)
	p.Paste()
	told(p, says)
	p.Click("#paste")
	p.WaitFor(`document.activeElement?.matches("dialog textarea") ?? false`)
	p.Paste()
	p.WaitFor(`document.querySelector("dialog textarea").value.includes("BeginProblem")`)
	p.Click("dialog .primary")
	p.WaitFor(fmt.Sprintf(`document.querySelector("dialog [role=alert]")?.textContent === %q`, says))
	if rows := browser.Evaluate[int](p, `document.querySelectorAll("[data-file]").length`); rows != 0 {
		t.Errorf("%d files", rows)
	}
	p.NoErrors()
}

// TestForeignByLanguage: what is no bridge file is named in the language of the page.
func TestForeignByLanguage(t *testing.T) {
	t.Parallel()
	for of, tag := range visit.SiteLanguages(t) {
		if tag == "en" || !browser.InTurn(of, 3) {
			continue
		}
		t.Run(tag, func(t *testing.T) {
			p := visit.SiteIn(t, tag)
			p.Drop(browser.Written(t, "games.inp", []byte("BeginProblem\n")))
			what := strings.Replace(visit.SiteWord(t, tag, "foreign", "otherProblems"), "{label}", "Popeye", 1)
			want := strings.NewReplacer("{name}", "games.inp", "{what}", what, "{advice}", visit.SiteWord(t, tag, "foreign", "later")).Replace(visit.SiteWord(t, tag, "foreign", "file"))
			p.WaitFor(fmt.Sprintf(`%s?.querySelector(".problem")?.textContent.endsWith(%q)`, browser.Row("games.inp"), want))
			p.NoErrors()
		})
	}
}
