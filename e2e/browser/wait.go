package browser

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// failed is the folder for pictures of the pages in which a test failed. It stays.
const failed = "e2e/failed"

// moving is a JavaScript expression for what changes while the page is at work on something that takes long: each such work has a
// <progress>, and a file has its state.
const moving = `[...document.querySelectorAll("progress, [data-state]")].map(e => e.value ?? e.dataset.state).join()`

// Fail ends the test. It tells what the page looks like, and what it wrote to the console.
func (p *Page) Fail(format string, values ...any) {
	p.T.Helper()
	p.mu.Lock()
	console := strings.Join(p.console, "\n\t")
	p.mu.Unlock()
	p.T.Fatalf("%s\nthe page: %s\nthe console: %s", fmt.Sprintf(format, values...), p.picture(), console)
}

// picture is where a picture of the page is, or why there is none.
func (p *Page) picture() string {
	ctx, stop := Patiently(p.Ctx)
	defer stop()
	png, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		return "no picture: " + err.Error()
	}
	path, err := filepath.Abs(filepath.Join(failed, regexp.MustCompile(`[^\w-]+`).ReplaceAllString(p.T.Name(), "_")+".png"))
	if err == nil {
		err = os.MkdirAll(filepath.Dir(path), 0o755)
	}
	if err == nil {
		err = os.WriteFile(path, png, 0o644)
	}
	if err != nil {
		return "no picture: " + err.Error()
	}
	return path
}

// Step runs what takes no longer than a test has patience.
func Step[T any](p *Page, what string, action chromedp.Action[T]) T {
	p.T.Helper()
	ctx, stop := Patiently(p.Ctx)
	defer stop()
	value, err := chromedp.Run(ctx, action)
	if context.Cause(ctx) == errLate {
		p.Fail("%s: the page does not answer", what)
	} else if err != nil {
		p.Fail("%s: %v", what, err)
	}
	return value
}

// Do takes steps, each with the patience of one.
func (p *Page) Do(steps ...chromedp.Action[chromedp.Void]) {
	p.T.Helper()
	for at, each := range steps {
		Step(p, fmt.Sprintf("step %d of %d", at+1, len(steps)), each)
	}
}

// Call sends a command to the browser.
func Call[P, R any](p *Page, command cdp.Command[P, R], params P) R {
	p.T.Helper()
	ctx, stop := Patiently(p.Ctx)
	defer stop()
	result, err := chromedp.Call(ctx, command, params)
	if err != nil {
		p.Fail("%s: %v", command.Method, err)
	}
	return result
}

// Evaluate is the value of a JavaScript expression.
func Evaluate[T any](p *Page, expression string) T {
	p.T.Helper()
	return Step(p, expression, chromedp.Evaluate[T](expression))
}

// EvaluateAsync is what a promise comes to.
func EvaluateAsync[T any](p *Page, promise string) T {
	p.T.Helper()
	return Step(p, promise, chromedp.Evaluate[T](promise, chromedp.EvalAwaitPromise))
}

// Until waits until look says that something is so, and fails the test where it does not while nothing moves: where what look says
// of the work stays the same.
func (p *Page) Until(what string, look func(ctx context.Context) (is bool, work string, err error)) {
	p.T.Helper()
	var last string
	w := waiting(p.Ctx)
	for began := time.Now(); ; time.Sleep(pause(50*time.Millisecond, began)) {
		ctx, stop := Patiently(p.Ctx)
		is, work, err := look(ctx)
		late := ctx.Err() != nil || w.isOver(time.Now())
		stop()
		switch {
		case err == nil && is:
			return
		case late:
			p.Fail("%s does not become true; the work is at %q", what, last)
		// The page that was asked may just make room for the next.
		case err != nil && !strings.Contains(err.Error(), "navigated or closed"):
			p.Fail("%s: %v", what, err)
		case err == nil && work != last:
			last, began = work, time.Now()
			w.restart(began)
		}
	}
}

// WaitFor waits until an expression is true.
func (p *Page) WaitFor(expression string) {
	p.T.Helper()
	p.Until(expression, func(ctx context.Context) (bool, string, error) {
		seen, err := chromedp.Run(ctx, chromedp.Evaluate[struct {
			Is   bool
			Work string
		}](fmt.Sprintf("({ Is: Boolean(%s), Work: %s })", expression, moving)))
		return seen.Is, seen.Work, err
	})
}

// Painted waits until what the page is now was painted: in a frame that had ended when the next began.
func (p *Page) Painted() {
	p.T.Helper()
	EvaluateAsync[int](p, `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0, 0))))`)
}

// Each is a JavaScript expression: whether there are elements, and something is true of each, which is called e.
func Each(selector, is string) string {
	return fmt.Sprintf(`(found => found.length > 0 && found.every(e => %s))([...document.querySelectorAll(%q)])`, is, selector)
}

// Exists is a JavaScript expression: whether there is an element.
func Exists(selector string) string {
	return fmt.Sprintf(`document.querySelector(%q) !== null`, selector)
}
