package e2e

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
)

// tabTo waits for an element, and presses Tab as often as it takes until that has the focus.
func (p *page) tabTo(selector string) {
	p.t.Helper()
	p.waitFor(fmt.Sprintf("document.querySelector(%q) !== null", selector))
	p.tabUntil(fmt.Sprintf("document.activeElement?.matches(%q) ?? false", selector))
}

// tabUntil presses Tab, with Shift or without, as often as it takes until an expression is true.
func (p *page) tabUntil(expression string, shift ...chromedp.Modifier) {
	p.t.Helper()
	for range 200 {
		if evaluate[bool](p, expression) {
			return
		}
		p.press(kb.Tab, shift...)
	}
	p.t.Fatalf("the key Tab does not lead to where %s", expression)
}

// copied puts a text on the clipboard.
func (p *page) copied(text string) {
	p.t.Helper()
	copied := step(p, "copy", chromedp.Evaluate[bool](fmt.Sprintf(`(() => {
		const area = document.createElement("textarea");
		document.body.append(area);
		area.value = %q;
		area.select();
		const copied = document.execCommand("copy");
		area.remove();
		return copied;
	})()`, text), func(params *runtime.EvaluateParams) { params.UserGesture = new(true) }))
	if !copied {
		p.t.Fatal("nothing can be copied")
	}
}

// paste presses Ctrl+V.
func (p *page) paste() {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		for _, kind := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeRawKeyDown, input.DispatchKeyEventTypeKeyUp} {
			if _, err := cdp.Call(ctx, t, input.DispatchKeyEvent, input.DispatchKeyEventParams{
				Type: kind, Modifiers: 2, Key: "v", Code: "KeyV", WindowsVirtualKeyCode: 'V', Commands: []string{"paste"},
			}); err != nil {
				return err
			}
		}
		return nil
	}))
}

// pasted pastes a text on the page, which is a file of a name then, whose download is as wanted.
func (p *page) pasted(text, name, want string) {
	p.t.Helper()
	p.copied(text)
	p.paste()
	if state := p.finished(name); state != "done" {
		p.t.Fatal(state)
	}
	if got := p.download(name); string(got) != want {
		p.t.Errorf("%q", got)
	}
}

// TestPaste: text that is pasted on the page is a file; in a field of text it is that field's.
func TestPaste(t *testing.T) {
	t.Parallel()
	const text = "[Board \"7\"]\n[West \"Łukasz\"]\n"
	saved, _ := pbn.Export(pbn.Bytes([]byte(text)), asSaved([]byte(text)))
	p := open(t, serve(t, nil)).ready()
	p.pasted(text, "pasted.pbn", string(saved))
	p.copied("Dear partner, I am sorry.")
	p.paste()
	p.told("There is no PBN in this text.")
	p.copied(text)
	p.click("#paste")
	p.waitFor(`document.activeElement?.matches("dialog textarea") ?? false`)
	p.paste()
	p.waitFor(`document.querySelector("dialog textarea").value.includes("Board")`)
	if rows := evaluate[int](p, `document.querySelectorAll("[data-file]").length`); rows != 1 {
		t.Errorf("%d files", rows)
	}
	p.noErrors()
}

// TestPasteDocument: a page that is pasted is a document.
func TestPasteDocument(t *testing.T) {
	t.Parallel()
	const page = "<p>Board 7:</p>\n<pre class=\"pbn\">\n[Board \"7\"]\n</pre>\n"
	p := open(t, serve(t, nil)).ready()
	want, _ := pbn.ExportDocument([]byte(page), 0, export.Options{})
	p.pasted(page, "pasted.txt", string(want))
	p.noErrors()
}

// TestKeyboardAlone: files come in, are looked at, and go out without a pointer.
func TestKeyboardAlone(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	p.tabTo("#paste")
	p.do(chromedp.KeyEvent(kb.Enter))
	p.waitFor(`document.activeElement?.matches("dialog textarea") ?? false`)
	p.do(chromedp.KeyEvent("none"), chromedp.KeyEvent(kb.Tab))
	p.tabTo("dialog .primary")
	p.do(chromedp.KeyEvent(kb.Enter))
	p.waitFor(`document.querySelector("dialog [role=alert]") !== null && document.activeElement.matches("dialog textarea")`)
	p.do(chromedp.KeyEvent(kb.Escape))
	p.waitFor(`!document.querySelector("dialog").open && document.activeElement.id === "paste"`)
	p.do(chromedp.KeyEvent(kb.Enter))
	p.waitFor(`document.activeElement?.matches("dialog textarea") ?? false`)
	evaluate[chromedp.Void](p, `document.querySelector("dialog textarea").select()`)
	p.do(chromedp.KeyEvent("[Board \"7\"]\n[Dealer \"N\"]"))
	p.tabTo("dialog .primary")
	p.do(chromedp.KeyEvent(kb.Enter))
	p.finished("pasted.pbn")
	p.tabTo("#example")
	p.do(chromedp.KeyEvent(kb.Enter))
	p.finished("example.pbn")
	p.tabTo("#download-all")
	got := unzipped(t, p.saved(chromedp.KeyEvent(kb.Enter)))
	sameFiles(t, got, map[string]string{
		"pasted.pbn": exported("[Board \"7\"]\n[Dealer \"N\"]"), "example.pbn": exported(string(read(t, example))),
	})
	p.tabTo(`[data-file="pasted.pbn"] a[data-download]`)
	if got := string(p.saved(chromedp.KeyEvent(kb.Enter))); !strings.Contains(got, `[Dealer "N"]`) {
		t.Errorf("%q", got)
	}
	p.tabTo(`[data-file="pasted.pbn"] .remove`)
	p.do(chromedp.KeyEvent(kb.Enter))
	p.waitFor(`document.querySelectorAll("[data-file]").length === 1 && document.activeElement.matches('[data-file="example.pbn"] .remove')`)
	p.noErrors()
}
