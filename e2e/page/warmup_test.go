package page

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// counting notes what a page sends to its workers: the verbs of jobs and the sizes of pieces. While globalThis.holds says so, a
// message waits for release.
const counting = `
	globalThis.sent = [];
	globalThis.held = [];
	const { postMessage } = Worker.prototype;
	Worker.prototype.postMessage = function (message, transfer) {
		const { verb, argument } = message;
		const post = () => {
			if (verb) sent.push({ verb, what: verb === "push" ? argument.length : argument });
			postMessage.call(this, message, transfer);
		};
		if (globalThis.holds?.(message)) held.push(post);
		else post();
	};
	globalThis.release = () => {
		globalThis.holds = undefined;
		for (const post of held.splice(0)) post();
	};
	globalThis.count = (wanted, what) => sent.filter((one) => one.verb === wanted && (what === undefined || one.what === what)).length;
`

// warmUps is how many files a whole warm-up validates and exports, of site/src/files/warm-up.ts.
const warmUps = `Math.ceil(200000 / sent.find(({ verb }) => verb === "push").what)`

// idleTwice waits until what the page has put off until it has nothing to do has had its turn.
func idleTwice(p *browser.Page) {
	p.T.Helper()
	browser.EvaluateAsync[bool](p, `new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve(true))))`)
}

// TestWarmUp: a page for which nobody has a file yet loads its module and lets its worker validate and export some, and shows nothing of that. The file
// that comes then is written as the core writes it.
func TestWarmUp(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, counting)
	p.Do(chromedp.Navigate(browser.Serve(t, nil)))
	p.WaitFor(`count("finish") > 0 && count("finish") === 2 * (` + warmUps + `)`)
	if got := browser.Evaluate[bool](p, `count("open", "validate") === `+warmUps+` && count("open", "export") === `+warmUps+` && count("open") === count("push")`); !got {
		t.Errorf("it sends %v", browser.Evaluate[[]any](p, `sent`))
	}
	if shown := browser.Evaluate[int](p, `document.querySelectorAll("[data-file], progress, [role=progressbar], [aria-busy=true]").length`); shown > 0 {
		t.Errorf("the page shows %d parts of it", shown)
	}
	p.Drop(visit.Example)
	visit.Converted(p, visit.Example)
	idleTwice(p)
	if opened := browser.Evaluate[int](p, `count("finish")`) - 2*browser.Evaluate[int](p, warmUps); opened > 1 {
		t.Errorf("%d files were read, and one was given", opened)
	}
	p.NoErrors()
}

// TestWarmUpStops: when a file comes, the piece that is under way is the last one, and the file does not wait for it, although it
// is read by the same worker.
func TestWarmUpStops(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	large := visit.Repeated(t, browser.Read(t, visit.Example), 100<<10)
	for verb, pieces := range map[string]int{"open": 1, "push": 1, "finish": 0} {
		t.Run(verb, func(t *testing.T) {
			p := browser.Blank(t, counting+`
				let seen = 0;
				globalThis.holds = ({ verb }) => verb === "`+verb+`" && ++seen === 5;`)
			p.Do(chromedp.Navigate(browser.Serve(t, nil)))
			p.Ready()
			p.WaitFor(`held.length === 1`)
			const ofWarmUp = `count("push", sent.find(({ verb }) => verb === "push").what)`
			before := browser.Evaluate[int](p, ofWarmUp)
			p.Drop(large)
			visit.Converted(p, large)
			if held := browser.Evaluate[int](p, `held.length`); held != 1 {
				t.Errorf("%d messages are held", held)
			}
			browser.Evaluate[chromedp.Void](p, `release()`)
			p.WaitFor(fmt.Sprintf(`%s === %d`, ofWarmUp, before+pieces))
			idleTwice(p)
			browser.EvaluateAsync[bool](p, `new Promise((resolve) => setTimeout(() => resolve(true)))`)
			idleTwice(p)
			if more := browser.Evaluate[int](p, ofWarmUp) - before - pieces; more != 0 {
				t.Errorf("after the file had come %d more pieces were given", more)
			}
			p.NoErrors()
		})
	}
}

// TestNoWarmUp: neither on a device that is to save, nor on any other page of the site.
func TestNoWarmUp(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ path, script string }{
		"saving data":  {"", browser.SavingData},
		"an article":   {"articles.html", ""},
		"the builder":  {"publish.html", ""},
		"a rule":       {"rules/pbn/auction/insufficient-bid.html", ""},
		"not the site": {"404.html", ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := browser.Blank(t, counting+c.script)
			p.Do(chromedp.Navigate(browser.Serve(t, nil) + c.path))
			p.WaitFor(visit.SitePages[c.path])
			p.WaitFor(`document.readyState === "complete"`)
			idleTwice(p)
			if begun := browser.Evaluate[int](p, `sent.length`); begun > 0 {
				t.Errorf("%d messages are sent to workers", begun)
			}
		})
	}
}

// TestExplainOffline: the page of a rule is there without the host, also where nobody has asked for one before.
func TestExplainOffline(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	h, url := browser.NewHost(t, browser.Dist)
	browser.Open(t, url).OfflineReady()
	h.Set(func() { h.Gone = true })
	p := browser.Open(t, url).Ready()
	gives(p, "faulty.pbn", []byte(visit.Faulty))
	visit.OpenAll(p)
	p.Click(".explain")
	p.WaitFor(`document.querySelector(".rule-page")?.textContent.includes("Why it matters")`)
	p.Look("a rule's page")
	p.NoErrors()
}

// TestExplainFails: where the pages cannot be loaded the site says so, and asks for them again when it is asked again.
func TestExplainFails(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	h, url := browser.NewHost(t, browser.Dist)
	h.Set(func() {
		h.Refused = func(path string) bool {
			return strings.Contains(path, "/rule-pages-") || strings.HasSuffix(path, "/sw.js")
		}
	})
	p := browser.Open(t, url).Ready()
	gives(p, "faulty.pbn", []byte(visit.Faulty))
	visit.OpenAll(p)
	p.Click(".explain")
	p.WaitFor(`document.querySelector(".rule-page")?.textContent.includes("could not be loaded. Close it, and open it again")`)
	p.Look("a rule's page that is not there")
	h.Set(func() { h.Refused = nil })
	p.Click(".explain")
	p.WaitFor(`document.querySelector(".rule-page") === null`)
	p.Click(".explain")
	p.WaitFor(`document.querySelector(".rule-page")?.textContent.includes("Why it matters")`)
	// What was refused is on the console, sooner or later: the pages, and the service worker's script.
	p.NoErrorsExcept("ERR_EMPTY_RESPONSE", "occurred when fetching the script")
}
