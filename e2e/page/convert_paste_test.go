package page

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// pasted pastes a text on the page, which is a file of a name then, whose download is as wanted.
func pasted(p *browser.Page, text, name, want string) {
	p.T.Helper()
	p.Copied(text)
	p.Paste()
	if state := p.Finished(name); state != "done" {
		p.T.Fatal(state)
	}
	if got := p.Download(name); string(got) != want {
		p.T.Errorf("%q", got)
	}
}

// TestPaste: text that is pasted on the page is a file; in a field of text it is that field's.
func TestPaste(t *testing.T) {
	t.Parallel()
	const text = "[Board \"7\"]\n[West \"Łukasz\"]\n"
	saved, _ := pbn.Export(pbn.Bytes([]byte(text)), visit.AsSaved([]byte(text)))
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	pasted(p, text, "pasted.pbn", string(saved))
	p.Copied("Dear partner, I am sorry.")
	p.Paste()
	told(p, "There is no PBN in this text.")
	p.Copied(text)
	p.Click("#paste")
	p.WaitFor(`document.activeElement?.matches("dialog textarea") ?? false`)
	p.Paste()
	p.WaitFor(`document.querySelector("dialog textarea").value.includes("Board")`)
	if rows := browser.Evaluate[int](p, `document.querySelectorAll("[data-file]").length`); rows != 1 {
		t.Errorf("%d files", rows)
	}
	p.NoErrors()
}

// TestPasteDocument: a page that is pasted is a document.
func TestPasteDocument(t *testing.T) {
	t.Parallel()
	const page = "<p>Board 7:</p>\n<pre class=\"pbn\">\n[Board \"7\"]\n</pre>\n"
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	want, _ := pbn.ExportDocument([]byte(page), 0, export.Options{})
	pasted(p, page, "pasted.txt", string(want))
	p.NoErrors()
}

// TestKeyboardAlone: files come in, are looked at, and go out without a pointer.
func TestKeyboardAlone(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.TabTo("#paste")
	p.Do(chromedp.KeyEvent(kb.Enter))
	p.WaitFor(`document.activeElement?.matches("dialog textarea") ?? false`)
	p.Do(chromedp.KeyEvent("none"), chromedp.KeyEvent(kb.Tab))
	p.TabTo("dialog .primary")
	p.Do(chromedp.KeyEvent(kb.Enter))
	p.WaitFor(`document.querySelector("dialog [role=alert]") !== null && document.activeElement.matches("dialog textarea")`)
	p.Do(chromedp.KeyEvent(kb.Escape))
	p.WaitFor(`!document.querySelector("dialog").open && document.activeElement.id === "paste"`)
	p.Do(chromedp.KeyEvent(kb.Enter))
	p.WaitFor(`document.activeElement?.matches("dialog textarea") ?? false`)
	browser.Evaluate[chromedp.Void](p, `document.querySelector("dialog textarea").select()`)
	p.Do(chromedp.KeyEvent("[Board \"7\"]\n[Dealer \"N\"]"))
	p.TabTo("dialog .primary")
	p.Do(chromedp.KeyEvent(kb.Enter))
	p.Finished("pasted.pbn")
	p.Resize(1800, 900)
	p.TabTo("#example")
	p.Do(chromedp.KeyEvent(kb.Enter))
	p.Finished("example.pbn")
	p.TabTo("#download-all")
	got := unzipped(t, p.Saved(chromedp.KeyEvent(kb.Enter)))
	sameFiles(t, got, map[string]string{
		"pasted.pbn": visit.Exported("[Board \"7\"]\n[Dealer \"N\"]"), "example.pbn": visit.Exported(string(browser.Read(t, visit.Example))),
	})
	p.TabTo(`[data-file="pasted.pbn"] a[data-download]`)
	if got := string(p.Saved(chromedp.KeyEvent(kb.Enter))); !strings.Contains(got, `[Dealer "N"]`) {
		t.Errorf("%q", got)
	}
	p.TabTo(`[data-file="pasted.pbn"] .remove`)
	p.Do(chromedp.KeyEvent(kb.Enter))
	p.WaitFor(`document.querySelectorAll("[data-file]").length === 1 && document.activeElement.matches('[data-file="example.pbn"] .remove')`)
	p.NoErrors()
}
