package browser

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
)

// pressable is a JavaScript expression for the point at which an element can be pressed. The list is empty if the element is missing, hidden or
// covered, or if it has moved since the last time. globalThis.pressed then says which element got the next click.
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

// Click waits until an element has stopped moving, and presses it; if the element moved away before the click came, it tries again. Scripts must be
// allowed in the page.
func Click(selector string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		for began := time.Now(); ; time.Sleep(pause(20*time.Millisecond, began)) {
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

// Click presses an element as the action Click does.
func (p *Page) Click(selector string) {
	p.T.Helper()
	p.Do(Click(selector))
}
