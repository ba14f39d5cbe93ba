package e2e

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
const failed = "failed"

// moving is a JavaScript expression for what changes while the page is at work on something that takes long: each such work has a
// <progress>, and a file has its state.
const moving = `[...document.querySelectorAll("progress, [data-state]")].map(e => e.value ?? e.dataset.state).join()`

// fail ends the test. It tells what the page looks like, and what it wrote to the console.
func (p *page) fail(format string, values ...any) {
	p.t.Helper()
	p.mu.Lock()
	console := strings.Join(p.console, "\n\t")
	p.mu.Unlock()
	p.t.Fatalf("%s\nthe page: %s\nthe console: %s", fmt.Sprintf(format, values...), p.picture(), console)
}

// picture is where a picture of the page is, or why there is none.
func (p *page) picture() string {
	ctx, stop := patiently(p.ctx)
	defer stop()
	png, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		return "no picture: " + err.Error()
	}
	path, err := filepath.Abs(filepath.Join(failed, regexp.MustCompile(`[^\w-]+`).ReplaceAllString(p.t.Name(), "_")+".png"))
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

// step runs what takes no longer than a test has patience.
func step[T any](p *page, what string, action chromedp.Action[T]) T {
	p.t.Helper()
	ctx, stop := patiently(p.ctx)
	defer stop()
	value, err := chromedp.Run(ctx, action)
	if context.Cause(ctx) == errLate {
		p.fail("%s: the page does not answer", what)
	} else if err != nil {
		p.fail("%s: %v", what, err)
	}
	return value
}

func (p *page) do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	for at, each := range steps {
		step(p, fmt.Sprintf("step %d of %d", at+1, len(steps)), each)
	}
}

// call sends a command to the browser.
func call[P, R any](p *page, command cdp.Command[P, R], params P) R {
	p.t.Helper()
	ctx, stop := patiently(p.ctx)
	defer stop()
	result, err := chromedp.Call(ctx, command, params)
	if err != nil {
		p.fail("%s: %v", command.Method, err)
	}
	return result
}

// evaluate is the value of a JavaScript expression.
func evaluate[T any](p *page, expression string) T {
	p.t.Helper()
	return step(p, expression, chromedp.Evaluate[T](expression))
}

// evaluateAsync is what a promise comes to.
func evaluateAsync[T any](p *page, promise string) T {
	p.t.Helper()
	return step(p, promise, chromedp.Evaluate[T](promise, chromedp.EvalAwaitPromise))
}

// until waits until look says that something is so, and fails the test where it does not while nothing moves: where what look says
// of the work stays the same.
func (p *page) until(what string, look func(ctx context.Context) (is bool, work string, err error)) {
	p.t.Helper()
	var last string
	w := waiting(p.ctx)
	for began := time.Now(); ; time.Sleep(pause(50*time.Millisecond, began)) {
		ctx, stop := patiently(p.ctx)
		is, work, err := look(ctx)
		late := ctx.Err() != nil || w.isOver(time.Now())
		stop()
		switch {
		case err == nil && is:
			return
		case late:
			p.fail("%s does not become true; the work is at %q", what, last)
		// The page that was asked may just make room for the next.
		case err != nil && !strings.Contains(err.Error(), "navigated or closed"):
			p.fail("%s: %v", what, err)
		case err == nil && work != last:
			last, began = work, time.Now()
			w.restart(began)
		}
	}
}

// waitFor waits until an expression is true.
func (p *page) waitFor(expression string) {
	p.t.Helper()
	p.until(expression, func(ctx context.Context) (bool, string, error) {
		seen, err := chromedp.Run(ctx, chromedp.Evaluate[struct {
			Is   bool
			Work string
		}](fmt.Sprintf("({ Is: Boolean(%s), Work: %s })", expression, moving)))
		return seen.Is, seen.Work, err
	})
}

// painted waits until what the page is now was painted: in a frame that had ended when the next began.
func (p *page) painted() {
	p.t.Helper()
	evaluateAsync[int](p, `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0, 0))))`)
}

// all is a JavaScript expression: whether there are elements, and something is true of each, which is called e.
func all(selector, is string) string {
	return fmt.Sprintf(`(found => found.length > 0 && found.every(e => %s))([...document.querySelectorAll(%q)])`, is, selector)
}
