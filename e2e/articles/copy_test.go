package articles

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/command"
	"pbn/e2e/visit"
)

// withoutClipboard is what a page is without https, off this computer. The old command may fail, too.
func withoutClipboard(commandFails bool) string {
	return fmt.Sprintf(`delete Navigator.prototype.clipboard;
		if (%t) Document.prototype.execCommand = () => false;`, commandFails)
}

// TestCopyWithoutClipboard: where a page has no clipboard, a game is copied by the old command; where that fails too, the reader is
// given the text, marked.
func TestCopyWithoutClipboard(t *testing.T) {
	t.Parallel()
	const button = ".pbn-entry:nth-child(2) .pbn-links button"
	url := visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+strings.Replace(visit.ScriptTag, "src=", `data-games="list" src=`, 1),
		`<pre class="pbn">[Event "##Cup"]`+"\n"+visit.BoardOne+"\n"+boardTwo+`</pre>`)}, nil) + "/"
	for name, commandFails := range map[string]bool{"by the command": false, "by the reader": true} {
		t.Run(name, func(t *testing.T) {
			p := browser.Blank(t, withoutClipboard(commandFails))
			if !commandFails {
				p.Copied("what was there before")
			}
			p.Do(chromedp.Navigate(url))
			visit.Shows(p, "1", "2")
			p.WaitFor(`document.querySelectorAll(".pbn-links button").length === 2`)
			p.Click(button)
			says := "Copied"
			if commandFails {
				says = "The browser does not let this page copy. Here is the text to copy."
			}
			p.WaitFor(fmt.Sprintf(`document.querySelectorAll(".pbn-links [role=status]")[1].textContent === %q`, says))
			if commandFails {
				p.WaitFor(`document.activeElement.matches("textarea.pbn-copied")`)
				hasPBN(p, browser.Evaluate[string](p, `(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.activeElement)`))
			} else {
				if !browser.Evaluate[bool](p, fmt.Sprintf("document.activeElement.matches(%q)", button)) {
					t.Error("the button has lost the focus")
				}
				if left := browser.Evaluate[int](p, `document.querySelectorAll("body > textarea").length`); left > 0 {
					t.Errorf("%d fields are left behind", left)
				}
				hasPBN(p, p.Clipboard())
			}
			p.NoErrors()
		})
	}
}

// TestCopyPromised: a browser that takes nothing after the press, as WebKit does, is promised the text while it is pressed.
func TestCopyPromised(t *testing.T) {
	t.Parallel()
	browser.Copies(t)
	p := browser.Blank(t, `const write = Clipboard.prototype.write;
		const late = async () => { throw new DOMException("too late", "NotAllowedError"); };
		Clipboard.prototype.write = function (items) { return window.event?.type === "click" ? write.call(this, items) : late(); };
		Clipboard.prototype.writeText = late;
		Document.prototype.execCommand = () => false;`)
	p.Do(chromedp.Navigate(visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.StyleTag+visit.ScriptTag, `<pre class="pbn">`+visit.BoardOne+`</pre>`)}, nil) + "/"))
	p.WaitFor(`document.querySelector(".pbn-links button") !== null`)
	p.Click(".pbn-links button")
	p.WaitFor(`document.querySelector(".pbn-links [role=status]").textContent !== ""`)
	if said := browser.Evaluate[string](p, `document.querySelector(".pbn-links [role=status]").textContent`); said != "Copied" {
		t.Fatalf("it says %q", said)
	}
	if got := p.Clipboard(); !strings.Contains(got, `[Board "1"]`) {
		t.Errorf("copied:\n%s", got)
	}
	p.NoErrors()
}

// hasPBN checks that a text is the second game, with what it inherits.
func hasPBN(p *browser.Page, text string) {
	p.T.Helper()
	if !strings.Contains(text, `[Event "Cup"]`) || !strings.Contains(text, `[Board "2"]`) || strings.Contains(text, `[Board "1"]`) {
		p.T.Errorf("copied:\n%s", text)
	}
}

// TestPickerPlace: the picker takes the place that was kept for it, whatever a page or an engine makes of its parts.
func TestPickerPlace(t *testing.T) {
	t.Parallel()
	url := visit.Site(t, map[string]string{"/": command.Prerender(t, ".", publication(`<style>select { min-height: 4rem; }</style>`+watch+visit.ScriptTag, ` data-games="picker"`))}, nil)
	p := openIn(t, 1280, url+"/")
	alive(p)
	p.WaitFor(`document.querySelector(".pbn-picker") !== null`)
	nothing(p, "something has moved", `((entry) => document.moved().filter((each) => each.includes("pbn-entry") || each.startsWith("p.")).concat(entry ? [] : ["no entry"]))(document.querySelector(".pbn-picker + .pbn-entry"))`)
	p.NoErrors()
}

// TestCopySnippetWithoutClipboard: the same where a writer copies his snippet, whose text is on the page and is marked for him.
func TestCopySnippetWithoutClipboard(t *testing.T) {
	t.Parallel()
	for name, commandFails := range map[string]bool{"by the command": false, "by the reader": true} {
		t.Run(name, func(t *testing.T) {
			p := browser.Blank(t, withoutClipboard(commandFails))
			p.Do(chromedp.Navigate(browser.Serve(t, nil) + "publish.html"))
			p.WaitFor(`document.querySelector(".preview .pbn-game") !== null`)
			p.Click(`[data-show="html"]`)
			p.Click(".copyable button")
			p.WaitFor(`document.querySelector(".copyable [role=status]").textContent !== ""`)
			said := browser.Evaluate[string](p, `document.querySelector(".copyable [role=status]").textContent`)
			text := browser.Evaluate[string](p, `document.querySelector(".copyable pre").textContent`)
			got, says := "", "Copied"
			if commandFails {
				// The end of the last line is not marked.
				text = strings.TrimSuffix(text, "\n")
				got, says = browser.Evaluate[string](p, "getSelection().toString()"), "The browser does not let this page copy. The text is marked: copy it yourself"
			} else {
				got = p.Clipboard()
			}
			if said != says || got != text {
				t.Errorf("it says %q, and has %q, want %q", said, got, text)
			}
			p.NoErrors()
		})
	}
}
