package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/command"
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
	url := site(t, map[string]string{"/": articlePage(styleTag+strings.Replace(scriptTag, "src=", `data-games="list" src=`, 1),
		`<pre class="pbn">[Event "##Cup"]`+"\n"+boardOne+"\n"+boardTwo+`</pre>`)}, nil) + "/"
	for name, commandFails := range map[string]bool{"by the command": false, "by the reader": true} {
		t.Run(name, func(t *testing.T) {
			p := blank(t, withoutClipboard(commandFails))
			if !commandFails {
				p.copied("what was there before")
			}
			p.do(chromedp.Navigate(url))
			p.shows("1", "2")
			p.waitFor(`document.querySelectorAll(".pbn-links button").length === 2`)
			p.click(button)
			says := "Copied"
			if commandFails {
				says = "The browser does not let this page copy. Here is the text to copy."
			}
			p.waitFor(fmt.Sprintf(`document.querySelectorAll(".pbn-links [role=status]")[1].textContent === %q`, says))
			if commandFails {
				p.waitFor(`document.activeElement.matches("textarea.pbn-copied")`)
				p.hasPBN(evaluate[string](p, `(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(document.activeElement)`))
			} else {
				if !evaluate[bool](p, fmt.Sprintf("document.activeElement.matches(%q)", button)) {
					t.Error("the button has lost the focus")
				}
				if left := evaluate[int](p, `document.querySelectorAll("body > textarea").length`); left > 0 {
					t.Errorf("%d fields are left behind", left)
				}
				p.hasPBN(p.clipboard())
			}
			p.noErrors()
		})
	}
}

// TestCopyPromised: a browser that takes nothing after the press, as WebKit does, is promised the text while it is pressed.
func TestCopyPromised(t *testing.T) {
	t.Parallel()
	copies(t)
	p := blank(t, `const write = Clipboard.prototype.write;
		const late = async () => { throw new DOMException("too late", "NotAllowedError"); };
		Clipboard.prototype.write = function (items) { return window.event?.type === "click" ? write.call(this, items) : late(); };
		Clipboard.prototype.writeText = late;
		Document.prototype.execCommand = () => false;`)
	p.do(chromedp.Navigate(site(t, map[string]string{"/": articlePage(styleTag+scriptTag, `<pre class="pbn">`+boardOne+`</pre>`)}, nil) + "/"))
	p.waitFor(`document.querySelector(".pbn-links button") !== null`)
	p.click(".pbn-links button")
	p.waitFor(`document.querySelector(".pbn-links [role=status]").textContent !== ""`)
	if said := evaluate[string](p, `document.querySelector(".pbn-links [role=status]").textContent`); said != "Copied" {
		t.Fatalf("it says %q", said)
	}
	if got := p.clipboard(); !strings.Contains(got, `[Board "1"]`) {
		t.Errorf("copied:\n%s", got)
	}
	p.noErrors()
}

// hasPBN checks that a text is the second game, with what it inherits.
func (p *page) hasPBN(text string) {
	p.t.Helper()
	if !strings.Contains(text, `[Event "Cup"]`) || !strings.Contains(text, `[Board "2"]`) || strings.Contains(text, `[Board "1"]`) {
		p.t.Errorf("copied:\n%s", text)
	}
}

// TestPickerPlace: the picker takes the place that was kept for it, whatever a page or an engine makes of its parts.
func TestPickerPlace(t *testing.T) {
	t.Parallel()
	url := site(t, map[string]string{"/": command.Prerender(t, "..", publication(`<style>select { min-height: 4rem; }</style>`+watch+scriptTag, ` data-games="picker"`))}, nil)
	p := openIn(t, 1280, url+"/")
	p.alive()
	p.waitFor(`document.querySelector(".pbn-picker") !== null`)
	p.nothing("something has moved", `((entry) => document.moved().filter((each) => each.includes("pbn-entry") || each.startsWith("p.")).concat(entry ? [] : ["no entry"]))(document.querySelector(".pbn-picker + .pbn-entry"))`)
	p.noErrors()
}

// clipboard is what the key Ctrl+V pastes.
func (p *page) clipboard() string {
	p.t.Helper()
	evaluate[int](p, `(() => { document.getElementById("pasted")?.remove(); const area = document.createElement("textarea"); area.id = "pasted"; document.body.append(area); area.focus(); return 0; })()`)
	p.paste()
	p.waitFor(`document.getElementById("pasted").value !== ""`)
	return evaluate[string](p, `document.getElementById("pasted").value`)
}

// TestCopySnippetWithoutClipboard: the same where a writer copies his snippet, whose text is on the page and is marked for him.
func TestCopySnippetWithoutClipboard(t *testing.T) {
	t.Parallel()
	for name, commandFails := range map[string]bool{"by the command": false, "by the reader": true} {
		t.Run(name, func(t *testing.T) {
			p := blank(t, withoutClipboard(commandFails))
			p.do(chromedp.Navigate(serve(t, nil) + "publish.html"))
			p.waitFor(`document.querySelector(".preview .pbn-game") !== null`)
			p.click(`[data-show="html"]`)
			p.click(".copyable button")
			p.waitFor(`document.querySelector(".copyable [role=status]").textContent !== ""`)
			said := evaluate[string](p, `document.querySelector(".copyable [role=status]").textContent`)
			text := evaluate[string](p, `document.querySelector(".copyable pre").textContent`)
			got, says := "", "Copied"
			if commandFails {
				// The end of the last line is not marked.
				text = strings.TrimSuffix(text, "\n")
				got, says = evaluate[string](p, "getSelection().toString()"), "The browser does not let this page copy. The text is marked: copy it yourself"
			} else {
				got = p.clipboard()
			}
			if said != says || got != text {
				t.Errorf("it says %q, and has %q, want %q", said, got, text)
			}
			p.noErrors()
		})
	}
}
