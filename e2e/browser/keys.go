package browser

import (
	"context"
	"fmt"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TabTo waits for an element, and presses Tab as often as it takes until that has the focus.
func (p *Page) TabTo(selector string) {
	p.T.Helper()
	p.WaitFor(fmt.Sprintf("document.querySelector(%q) !== null", selector))
	p.tabUntil(fmt.Sprintf("document.activeElement?.matches(%q) ?? false", selector))
}

// tabUntil presses Tab, with Shift or without, as often as it takes until an expression is true.
func (p *Page) tabUntil(expression string, shift ...chromedp.Modifier) {
	p.T.Helper()
	for range 200 {
		if Evaluate[bool](p, expression) {
			return
		}
		p.Press(kb.Tab, shift...)
	}
	p.T.Fatalf("the key Tab does not lead to where %s", expression)
}

// Copied puts a text on the clipboard.
func (p *Page) Copied(text string) {
	p.T.Helper()
	copied := Step(p, "copy", chromedp.Evaluate[bool](fmt.Sprintf(`(() => {
		const area = document.createElement("textarea");
		document.body.append(area);
		area.value = %q;
		area.select();
		const copied = document.execCommand("copy");
		area.remove();
		return copied;
	})()`, text), func(params *runtime.EvaluateParams) { params.UserGesture = new(true) }))
	if !copied {
		p.T.Fatal("nothing can be copied")
	}
}

// Paste presses Ctrl+V.
func (p *Page) Paste() {
	p.T.Helper()
	p.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
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

// Clipboard is what the key Ctrl+V pastes.
func (p *Page) Clipboard() string {
	p.T.Helper()
	Evaluate[int](p, `(() => { document.getElementById("pasted")?.remove(); const area = document.createElement("textarea"); area.id = "pasted"; document.body.append(area); area.focus(); return 0; })()`)
	p.Paste()
	p.WaitFor(`document.getElementById("pasted").value !== ""`)
	return Evaluate[string](p, `document.getElementById("pasted").value`)
}

// Touch sends the events of a finger that goes from one point to another of an element, in CSS pixels from its middle.
func (p *Page) Touch(selector string, across, down float64) {
	p.T.Helper()
	at := Evaluate[[]float64](p, fmt.Sprintf(`(e => {
		e.scrollIntoView({ block: "center" });
		const { left, top, width, height } = e.getBoundingClientRect();
		return [left + width / 2, top + height / 2];
	})(document.querySelector(%q))`, selector))
	point := func(part float64) []*input.TouchPoint {
		return []*input.TouchPoint{{X: at[0] - across/2 + across*part, Y: at[1] - down/2 + down*part}}
	}
	send := func(kind input.DispatchTouchEventType, points []*input.TouchPoint) {
		Call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	}
	send(input.DispatchTouchEventTypeTouchStart, point(0))
	if across != 0 || down != 0 {
		for _, part := range []float64{0.25, 0.5, 0.75, 1} {
			send(input.DispatchTouchEventTypeTouchMove, point(part))
		}
	}
	send(input.DispatchTouchEventTypeTouchEnd, []*input.TouchPoint{})
}

// Said is what the live region of the viewer says.
const Said = `document.querySelector(".pbn-stepper [aria-live=polite]").textContent`

// Press sends a key, with modifiers, as the keyboard does.
func (p *Page) Press(key string, modifiers ...chromedp.Modifier) {
	p.T.Helper()
	p.Do(chromedp.KeyEvent(key, chromedp.KeyModifiers(modifiers...)))
}

// Hears waits until a sentence is announced.
func (p *Page) Hears(want string) {
	p.T.Helper()
	p.WaitFor(fmt.Sprintf("%s === %q", Said, want))
}
