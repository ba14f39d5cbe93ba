package page

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pbn/e2e/browser"
	"pbn/e2e/trace"
	"pbn/e2e/visit"
)

// away keeps the page's thread at work for about half a second on a machine that has nothing else to do: steps are counted, not time.
const away = `(() => { let n = 1; for (let i = 0; i < 85e6; i++) n = (n * 1103515245 + 12345) & 0x7fffffff; return n; })()`

// longestWork is the most CPU time that the page's thread takes from one task to the next during some work.
func longestWork(p *browser.Page, work func()) (longest time.Duration) {
	p.T.Helper()
	for _, e := range visit.Traced(p, func() {
		work()
		// What answers a test is a task of its own, which ends after its answer.
		browser.EvaluateAsync[int](p, `new Promise(done => setTimeout(() => setTimeout(done, 0, 0)))`)
	}) {
		if e.Name == trace.Task {
			longest = max(longest, time.Duration(e.CPU)*time.Microsecond)
		}
	}
	if longest == 0 {
		p.T.Fatal("the trace has no task of the page")
	}
	return longest
}

// watch returns a function that fails the test where a task of some work takes the page's thread longer than what takes half a second, which
// is done first.
func watch(p *browser.Page) (neverAway func(what string, work func())) {
	p.T.Helper()
	half := longestWork(p, func() { browser.Evaluate[int](p, away) })
	p.T.Logf("half a second's work takes %v of CPU time", half)
	return func(what string, work func()) {
		p.T.Helper()
		took := longestWork(p, work)
		p.T.Logf("%s: the longest task takes %v", what, took)
		if took > half {
			p.T.Errorf("%s keeps the page's thread for %v of CPU time, longer than half a second's work", what, took)
		}
	}
}

// freezing are texts that kept the page's thread for as long as the square of their length says.
var freezing = map[string]string{
	"a deal's ranks":  strings.Repeat("2", 100_000),
	"more of them":    strings.Repeat("2", 4_000_000),
	"words of a page": strings.Repeat("pbn ", 60_000),
}

// endless are boards of which a page would draw for seconds, in the 100 kB that a frame takes.
var endless = map[string]string{
	"calls":    "[Board \"1\"]\n[Auction \"N\"]\n" + strings.Repeat("1C ", 30_000),
	"notes":    "[Board \"1\"]\n[Auction \"N\"]\n" + strings.Repeat("1C =1= ", 14_000) + "\n[Note \"1:x\"]\n",
	"comments": "[Board \"1\"]\n" + strings.Repeat("{x}", 30_000),
	"suits":    "[Board \"1\"]\n{" + strings.Repeat("!Sx", 30_000) + "}\n",
	"rows":     "[Board \"1\"]\n[ScoreTable \"a;b\"]\n" + strings.Repeat("1 2\n", 24_000),
}

// inOrder are the names of the texts.
func inOrder(texts map[string]string) []string {
	var names []string
	for name := range texts {
		names = append(names, name)
	}
	slices.SortFunc(names, cmp.Compare)
	return names
}

const (
	refused  = `document.querySelector("section.address [role=alert]") !== null`
	notTaken = `document.querySelector(".intake-problems")?.checkVisibility() === true`
)

// TestFreezingLinks: no link, and no text that is pasted or dropped, keeps the page's thread for half a second, on any page.
func TestFreezingLinks(t *testing.T) {
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Open(t, url).Ready()
	neverAway := watch(p)
	for _, name := range inOrder(freezing) {
		text := freezing[name]
		neverAway("a link to "+name, func() {
			browser.Evaluate[int](p, fmt.Sprintf(`location.hash = %q, 0`, "pbn="+visit.Packed(text)))
			p.WaitFor(refused)
		})
		p.Click("section.address button")
		// The page has the text already: what is measured is not the way of it through the browser.
		browser.Evaluate[int](p, fmt.Sprintf(`window.given = new DataTransfer(), given.setData("text/plain", %q), 0`, text))
		for what, event := range map[string]string{
			"pasting":  `new ClipboardEvent("paste", { clipboardData: given, bubbles: true, cancelable: true })`,
			"dropping": `new DragEvent("drop", { dataTransfer: given, bubbles: true, cancelable: true })`,
		} {
			neverAway(what+" "+name, func() {
				browser.Evaluate[bool](p, "document.body.dispatchEvent("+event+")")
				p.WaitFor(notTaken)
			})
		}
	}
	if files := browser.Evaluate[int](p, `document.querySelectorAll("[data-file]").length`); files != 0 {
		t.Errorf("%d files were taken", files)
	}
	p.NoErrors()
}

// TestFreezingFrames: nor does such a link keep an article that has it in a frame, nor the page on which frames are made.
func TestFreezingFrames(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := browser.Serve(t, nil)
	frame, publish := browser.Open(t, url+"embed.html"), browser.Open(t, url+"publish.html")
	frame.WaitFor(`document.querySelector("[role=alert]") !== null`)
	publish.WaitFor(`document.querySelector(".preview .pbn-view") !== null`)
	ofFrame, ofPublish := watch(frame), watch(publish)
	for _, name := range inOrder(freezing) {
		text := freezing[name]
		ofFrame("a frame of "+name, func() {
			browser.Evaluate[int](frame, fmt.Sprintf(`delete document.body.dataset.shown, location.hash = %q, 0`, "pbn="+visit.Packed(text)))
			frame.WaitFor(`"shown" in document.body.dataset && document.querySelector("[role=alert]") !== null`)
		})
		ofPublish("publishing "+name, func() {
			browser.Evaluate[int](publish, fmt.Sprintf(`location.hash = %q, 0`, "pbn="+visit.Packed(text)))
			if len(text) > 100_000 {
				publish.WaitFor(`document.querySelector(".problem")?.textContent.includes("far more") === true`)
			} else {
				publish.WaitFor(fmt.Sprintf(`document.querySelector("textarea").value.length === %d && document.querySelector(".preview .pbn-view") === null`, len(text)))
			}
		})
	}
	ofPublish("writing more than an article has", func() {
		browser.Evaluate[int](publish, fmt.Sprintf(`(e => { e.value = %q; e.dispatchEvent(new Event("input", { bubbles: true })); return 0; })(document.querySelector("textarea"))`, freezing["words of a page"]))
		publish.WaitFor(`document.querySelector(".problem")?.textContent.includes("“pbn pbn pbn pbn pbn …” is too large for an article") === true`)
	})
	for _, name := range inOrder(endless) {
		ofFrame("a frame of a board with endless "+name, func() {
			browser.Evaluate[int](frame, fmt.Sprintf(`delete document.body.dataset.shown, location.hash = %q, 0`, "pbn="+visit.Packed(endless[name])))
			frame.WaitFor(`"shown" in document.body.dataset && document.querySelector(".pbn-game ~ .pbn-ending")?.textContent === "This board is too long to be shown whole."`)
		})
	}
	frame.NoErrors()
	publish.NoErrors()
}
