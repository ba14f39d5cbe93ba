package read

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// tap is what a slow or broken network does with the module of the solver.
type tap struct {
	mu       sync.Mutex
	how      string // "", "held", "cut" in the middle, "gone"
	released chan struct{}
	asked    int
}

func (n *tap) set(how string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.how == "held" {
		close(n.released)
	}
	n.how, n.released = how, make(chan struct{})
}

func (n *tap) requests() int {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.asked
}

// answer is what a request of this file gets instead of the file.
func (n *tap) answer(w http.ResponseWriter, r *http.Request) bool {
	if !strings.HasSuffix(r.URL.Path, "/dd.wasm") {
		return false
	}
	n.mu.Lock()
	how, released := n.how, n.released
	n.asked++
	n.mu.Unlock()
	switch how {
	case "held":
		select {
		case <-released:
		case <-r.Context().Done():
			return true
		}
	case "cut":
		w.Header().Set("Content-Type", "application/wasm")
		w.Header().Set("Content-Length", strconv.Itoa(1<<20))
		_, _ = io.WriteString(w, "\x00asm\x01\x00\x00\x00")
		panic(http.ErrAbortHandler)
	case "gone":
		panic(http.ErrAbortHandler)
	}
	return false
}

// isAsked waits until the module was asked for, and holds that it is asked for once.
func isAsked(p *browser.Page, n *tap) {
	p.T.Helper()
	p.Until("a request for the module", func(context.Context) (bool, string, error) { return n.requests() > 0, "", nil })
	p.Painted()
	if !browser.Evaluate[bool](p, visit.OpenCards("busy")) || n.requests() > 1 {
		p.T.Errorf("%d requests, or it is not under way", n.requests())
	}
}

const (
	solvedSays = `document.querySelector(".pbn-solved [role=status]").textContent`
	allTricks  = `document.querySelectorAll(".pbn-solved .pbn-tricks tbody td:not(:empty)").length === 20`
)

// TestOpenCardsSlow: while the solver is on its way, a person sees that, can read on, stop it and ask again; a double click asks once.
func TestOpenCardsSlow(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	browser.Persons(t, browser.KeysOnPhone, func(t *testing.T, who browser.Person) {
		p := who.Page
		network := &tap{}
		network.set("held")
		t.Cleanup(func() { network.set("") })
		p.Do(chromedp.Navigate(browser.Serve(t, network.answer)))
		p.Ready()
		visit.ListBoards(p, browser.Written(t, "quick.pbn", []byte(visit.Quick)))
		who.Use(`[data-turn="on"]`, visit.ChosenBoard+" === 2")
		who.Use(visit.Ask, visit.OpenCards("busy"))
		if who.By == "mouse" {
			browser.Evaluate[int](p, `document.querySelector("[data-open-cards]").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 })), 0`)
		}
		isAsked(p, network)
		if !browser.Evaluate[bool](p, `document.querySelector(".pbn-solved progress")?.value === 0`) {
			t.Error("nothing says that it has begun")
		}
		lookAtAll(p, "slow "+who.By)
		// The board can be read meanwhile.
		who.Use(".pbn-step-forward", place+`.startsWith("card 1 ")`)
		who.Use(visit.Ask, visit.OpenCards("stopped"))
		who.Use(visit.Ask, visit.OpenCards("busy"))
		// Nobody stops it with the board.
		who.Use(`[data-turn="back"]`, visit.ChosenBoard+" === 1 && "+visit.OpenCards("open"))
		network.set("")
		who.Use(`[data-turn="on"]`, visit.ChosenBoard+" === 2")
		p.WaitFor(visit.OpenCards("known") + " && " + allTricks)
	})
}

// TestOpenCardsBroken: where the solver does not come, the page says that in words, and the same button tries again, as often as it takes.
func TestOpenCardsBroken(t *testing.T) {
	t.Parallel()
	network := &tap{}
	p := browser.Open(t, browser.Serve(t, network.answer)).Ready()
	visit.ListBoards(p, browser.Written(t, "quick.pbn", []byte(visit.Quick)))
	p.Click(`[data-turn="on"]`)
	p.WaitFor(visit.ChosenBoard + " === 2")
	for i, how := range []string{"gone", "cut", "gone"} {
		network.set(how)
		p.Click(visit.Ask)
		p.WaitFor(visit.OpenCards("failed"))
		lookAtAll(p, "broken "+strconv.Itoa(i))
		if got := browser.Evaluate[string](p, `document.querySelector(".pbn-solved").innerText`); !strings.HasPrefix(got, "Try again\n\nThis did not work: ") || !strings.Contains(got, "dd.wasm") {
			t.Errorf("%s: %q", how, got)
		}
	}
	network.set("")
	p.Click(visit.Ask)
	p.WaitFor(visit.OpenCards("known") + " && " + allTricks)
	if got := browser.Evaluate[string](p, solvedSays); got != "1 card of the play costs tricks." {
		t.Errorf("said is %q", got)
	}
}

// TestOpenCardsBrokenInArticle: the same in an article, whose reader may come back later.
func TestOpenCardsBrokenInArticle(t *testing.T) {
	t.Parallel()
	network := &tap{}
	network.set("gone")
	p := browser.Open(t, visit.Site(t, map[string]string{"/": visit.ArticlePage(visit.LightOrDark+visit.StyleTag+visit.ScriptTag, `<main><pre class="pbn" data-games="list" data-double-dummy>`+visit.Quick+`</pre></main>`)}, network.answer)+"/")
	p.WaitFor(`document.isReady === true && document.querySelectorAll("[data-open-cards=open]").length === 2`)
	const second = ".pbn-entry:nth-child(2) "
	p.Click(second + visit.Ask)
	p.WaitFor(visit.OpenCards("failed"))
	lookAtAll(p, "article broken")
	if got := browser.Evaluate[string](p, `document.querySelector(".pbn-entry:nth-child(2) .pbn-solved").innerText`); !strings.HasPrefix(got, "Try again\n\nThis did not work: ") {
		t.Errorf("%q", got)
	}
	network.set("held")
	p.Click(second + visit.Ask)
	p.WaitFor(visit.OpenCards("busy"))
	lookAtAll(p, "article slow")
	network.set("")
	p.WaitFor(visit.OpenCards("known") + " && " + allTricks)
}

// lookAtAll looks at a page in both widths, light and dark.
func lookAtAll(p *browser.Page, name string) {
	p.T.Helper()
	if os.Getenv("LOOK") == "" {
		return
	}
	width := browser.Evaluate[int64](p, "innerWidth")
	for _, at := range []int64{360, 768, 1280} {
		for _, scheme := range []string{"light", "dark"} {
			p.Resize(at, 800)
			p.Emulate("screen", "prefers-color-scheme: "+scheme)
			p.Painted()
			p.Look(name + " " + strconv.FormatInt(at, 10) + " " + scheme)
		}
	}
	p.Emulate("screen")
	p.Resize(width, 800)
}

// TestOpenCardsClosed: a file that is closed in the middle takes nothing with it: what was asked for is computed, once, the workers end,
// and it is there when the file comes again.
func TestOpenCardsClosed(t *testing.T) {
	t.Parallel()
	network := &tap{}
	network.set("held")
	t.Cleanup(func() { network.set("") })
	p := browser.Blank(t, browser.SavingData)
	p.Before(`globalThis.Worker = class extends Worker {
		static alive = 0;
		static searches = 0;
		constructor(...given) { super(...given); Worker.alive++; }
		postMessage(message, transfer) { if (message.argument === "strain") Worker.searches++; super.postMessage(message, transfer); }
		terminate() { Worker.alive--; super.terminate(); }
	}`)
	path := browser.Written(t, "quick.pbn", []byte(visit.Quick))
	p.Do(chromedp.Navigate(browser.Serve(t, network.answer)))
	p.Ready()
	visit.ListBoards(p, path)
	p.Click(visit.Ask)
	p.WaitFor(visit.OpenCards("busy"))
	isAsked(p, network)
	before := browser.Evaluate[int](p, "Worker.alive")
	p.Click(".remove")
	p.WaitFor(`document.querySelector("[data-open-cards]") === null`)
	network.set("")
	p.WaitFor(fmt.Sprintf("Worker.searches === 5 && Worker.alive < %d", before))
	visit.ListBoards(p, path)
	p.WaitFor(visit.OpenCards("known") + " && " + allTricks + ` && document.querySelector(".pbn-solved .pbn-par") !== null`)
	if got := browser.Evaluate[int](p, "Worker.searches"); got != 5 {
		t.Errorf("%d searches for five denominations", got)
	}
	p.NoErrors()
}
