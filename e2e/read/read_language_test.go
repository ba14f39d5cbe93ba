package read

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// saidInReader are the texts and labels of the reader, each once, and those of its menus.
const saidInReader = `(() => {
	const reader = document.querySelector(".reader");
	const found = new Set();
	const walker = document.createTreeWalker(reader, NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		const { parentElement, data } = walker.currentNode;
		// What was found is described in English, and marked as such.
		if (!parentElement.closest("kbd, [data-display=language], .board-finding-text") && /\p{L}{2}/u.test(data)) found.add(data.trim());
	}
	for (const e of reader.querySelectorAll("*")) for (const name of ["aria-label", "title", "placeholder"]) if (e.getAttribute(name)) found.add(e.getAttribute(name));
	return [...found];
})()`

// TestReadLanguages: the reader speaks the language that is chosen, and no word of it stays English.
func TestReadLanguages(t *testing.T) {
	t.Parallel()
	// One event, with boards that are passed out, vulnerable, with errors, in rounds, and not in one.
	deal := "[Deal \"N:.T952.KQ4.AK6543 AQ4.K.A853.J8743 KT52.Q963.T972.Q J8763.A874.J6.T\"]\n"
	file := "[Event \"Xyz\"]\n[Round \"1\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]\n" + deal + "[Contract \"Pass\"]\n\n" +
		"[Event \"Xyz\"]\n[Round \"2\"]\n[Session \"2\"]\n[Board \"2\"]\n[Dealer \"Q\"]\n[Vulnerable \"None\"]\n" + deal + "\n[Event \"Xyz\"]\n[Section \"B\"]\n[Board \"3\"]\n[Vulnerable \"All\"]\n[Dealer \"W\"]\n"
	p := visit.Reader(t, browser.Written(t, "xyz.pbn", []byte(file)))
	said := func(language, board string) []string {
		browser.Evaluate[int](p, fmt.Sprintf(`(e => { e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); return 0; })(document.querySelector("[data-display=language]"))`, language))
		p.WaitFor(fmt.Sprintf(`document.querySelector(".board-name")?.textContent === %q && document.querySelector(".reader .pbn-board")?.textContent === %[1]q`, board))
		return browser.Evaluate[[]string](p, saidInReader)
	}
	english := map[string]bool{}
	for _, text := range said("en", "Board 1") {
		english[text] = true
	}
	for _, c := range []struct{ language, board string }{{"fr", "Donne 1"}, {"es", "Mano 1"}, {"nl", "Spel 1"}, {"sv", "Bricka 1"}, {"pl", "Rozdanie 1"}} {
		var same []string
		for _, text := range said(c.language, c.board) {
			if english[text] && text != "Xyz" {
				same = append(same, text)
			}
		}
		// Words that both languages have.
		if got := strings.Join(same, "|"); got != map[string]string{"es": "Error", "fr": "Section B", "nl": "West"}[c.language] {
			t.Errorf("%s: still English are %q", c.language, same)
		}
	}
	p.Look("french")
	p.NoErrors()
}

// TestReadMarkup: what programs write into the Event for its style is style, and not text.
func TestReadMarkup(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "markup.pbn", []byte("[Event \"<u>Harbour</u> <b>Cup</b> <3\"]\n[Board \"1\"]\n\n[Event \"<i>Other</i>\"]\n[Board \"2\"]\n")))
	if got := browser.Evaluate[string](p, `document.querySelector(".pbn-header").innerHTML`); !strings.Contains(got, "<u>Harbour</u>") || !strings.Contains(got, "&lt;3") || strings.Contains(got, "&lt;u") {
		t.Errorf("the header is %s", got)
	}
	if got := browser.Evaluate[string](p, `[...document.querySelectorAll(".board-heading")].map(e => e.textContent).join("|")`); got != "Harbour Cup <3|Other" {
		t.Errorf("the headings of the list are %q", got)
	}
	p.NoErrors()
}

// TestReadHover: the board that the mouse is on does not look like the one that is chosen.
func TestReadHover(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "many.pbn", visit.ManyBoards(5)))
	browser.Evaluate[int](p, `document.querySelector('.board[data-number="3"]').scrollIntoView({ block: "center" }), 0`)
	look := func(number int) string {
		return browser.Evaluate[string](p, fmt.Sprintf(`(({ backgroundColor, boxShadow }) => backgroundColor + " / " + boxShadow)(getComputedStyle(document.querySelector('.board[data-number="%d"]')))`, number))
	}
	plain := look(3)
	at := browser.Evaluate[[]float64](p, `(({ left, top }) => [left + 20, top + 20])(document.querySelector('.board[data-number="3"]').getBoundingClientRect())`)
	p.Do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseMoved, X: at[0], Y: at[1]})
		return err
	}))
	p.WaitFor(`document.querySelector('.board[data-number="3"]').matches(":hover")`)
	hovered, chosen := look(3), look(1)
	background := func(look string) string { before, _, _ := strings.Cut(look, " / "); return before }
	if hovered == plain {
		t.Error("a board looks the same with the mouse on it")
	}
	if background(hovered) == background(chosen) || hovered == chosen {
		t.Errorf("chosen is %s, under the mouse %s", chosen, hovered)
	}
}

// TestReadTouch: where there are fingers only, no keys are explained.
func TestReadTouch(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "many.pbn", visit.ManyBoards(5)))
	keys := `document.querySelector("[data-menu=keys]").checkVisibility()`
	if !browser.Evaluate[bool](p, keys) {
		t.Error("with a mouse no keys are explained")
	}
	p.Do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
		return err
	}), chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch))
	p.WaitFor(`matchMedia("(pointer: coarse)").matches`)
	if browser.Evaluate[bool](p, keys) {
		t.Error("keys are explained on a touch screen")
	}
}
