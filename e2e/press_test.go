package e2e

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
)

// pressable is a JavaScript expression for the place where an element can be pressed. It is empty while it cannot be: while the element is
// not there, is not seen, is covered or still moves. Whose the next click is stands in globalThis.pressed.
const pressable = `(e => {
	if (!e?.checkVisibility()) return [];
	const { left, top, width, height } = e.getClientRects()[0] ?? e.getBoundingClientRect();
	const [x, y] = [left + width / 2, top + height / 2];
	if (!e.contains(document.elementFromPoint(x, y))) {
		e.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
		return [];
	}
	const stands = globalThis.stood === x + " " + y;
	globalThis.stood = x + " " + y;
	if (!stands) return [];
	globalThis.pressed = "nothing";
	addEventListener("click", (event) => (globalThis.pressed = event.composedPath().includes(e) ? "it" : "another"), { capture: true, once: true });
	return [x, y];
})(document.querySelector(%q))`

// click presses an element that stands still, and again where it moved away from under the pointer. The page must run scripts.
func click(selector string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		for ; ; time.Sleep(20 * time.Millisecond) {
			at, err := chromedp.Evaluate[[]float64](fmt.Sprintf(pressable, selector))(ctx, t)
			if err != nil {
				return err
			}
			if len(at) == 0 {
				continue
			}
			if _, err := chromedp.MouseClickXY(at[0], at[1])(ctx, t); err != nil {
				return err
			}
			pressed, err := chromedp.Evaluate[string](`globalThis.pressed ?? ""`)(ctx, t)
			switch {
			// It led to another page.
			case err != nil && strings.Contains(err.Error(), "navigated or closed"), pressed == "":
				return nil
			case err != nil || pressed == "it":
				return err
			}
		}
	})
}

func (p *page) click(selector string) {
	p.t.Helper()
	p.do(click(selector))
}
