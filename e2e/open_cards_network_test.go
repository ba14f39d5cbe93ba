package e2e

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
func (p *page) isAsked(n *tap) {
	p.t.Helper()
	p.until("a request for the module", func(context.Context) (bool, string, error) { return n.requests() > 0, "", nil })
	p.painted()
	if !evaluate[bool](p, openCards("busy")) || n.requests() > 1 {
		p.t.Errorf("%d requests, or it is not under way", n.requests())
	}
}

const (
	solvedSays = `document.querySelector(".pbn-solved [role=status]").textContent`
	allTricks  = `document.querySelectorAll(".pbn-solved .pbn-tricks tbody td:not(:empty)").length === 20`
)

// TestOpenCardsSlow: while the solver is on its way, a person sees that, can read on, stop it and ask again; a double click asks once.
func TestOpenCardsSlow(t *testing.T) {
	t.Parallel()
	persons(t, keysOnPhone, func(t *testing.T, who person) {
		p := who.page
		network := &tap{}
		network.set("held")
		t.Cleanup(func() { network.set("") })
		p.do(chromedp.Navigate(serve(t, network.answer)))
		p.ready()
		p.choose(written(t, "quick.pbn", []byte(quick)))
		p.finished("quick.pbn")
		p.waitFor(indexed)
		who.use(`[data-turn="on"]`, chosenBoard+" === 2")
		who.use(ask, openCards("busy"))
		if who.by == "mouse" {
			evaluate[int](p, `document.querySelector("[data-open-cards]").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 })), 0`)
		}
		p.isAsked(network)
		if !evaluate[bool](p, `document.querySelector(".pbn-solved progress")?.value === 0`) {
			t.Error("nothing says that it has begun")
		}
		p.lookAtAll("slow " + who.by)
		// The board can be read meanwhile.
		who.use(".pbn-step-forward", place+`.startsWith("card 1 ")`)
		who.use(ask, openCards("stopped"))
		who.use(ask, openCards("busy"))
		// Nobody stops it with the board.
		who.use(`[data-turn="back"]`, chosenBoard+" === 1 && "+openCards("open"))
		network.set("")
		who.use(`[data-turn="on"]`, chosenBoard+" === 2")
		p.waitFor(openCards("known") + " && " + allTricks)
	})
}

// TestOpenCardsBroken: where the solver does not come, the page says that in words, and the same button tries again, as often as it takes.
func TestOpenCardsBroken(t *testing.T) {
	t.Parallel()
	network := &tap{}
	p := open(t, serve(t, network.answer)).ready()
	p.choose(written(t, "quick.pbn", []byte(quick)))
	p.finished("quick.pbn")
	p.waitFor(indexed)
	p.click(`[data-turn="on"]`)
	p.waitFor(chosenBoard + " === 2")
	for i, how := range []string{"gone", "cut", "gone"} {
		network.set(how)
		p.click(ask)
		p.waitFor(openCards("failed"))
		p.lookAtAll("broken " + strconv.Itoa(i))
		if got := evaluate[string](p, `document.querySelector(".pbn-solved").innerText`); !strings.HasPrefix(got, "Try again\n\nThis did not work: ") || !strings.Contains(got, "dd.wasm") {
			t.Errorf("%s: %q", how, got)
		}
	}
	network.set("")
	p.click(ask)
	p.waitFor(openCards("known") + " && " + allTricks)
	if got := evaluate[string](p, solvedSays); got != "1 card of the play costs tricks." {
		t.Errorf("said is %q", got)
	}
}

// TestOpenCardsBrokenInArticle: the same in an article, whose reader may come back later.
func TestOpenCardsBrokenInArticle(t *testing.T) {
	t.Parallel()
	network := &tap{}
	network.set("gone")
	p := open(t, site(t, map[string]string{"/": articlePage(lightOrDark+styleTag+scriptTag, `<main><pre class="pbn" data-games="list" data-double-dummy>`+quick+`</pre></main>`)}, network.answer)+"/")
	p.waitFor(`document.isReady === true && document.querySelectorAll("[data-open-cards=open]").length === 2`)
	const second = ".pbn-entry:nth-child(2) "
	p.click(second + ask)
	p.waitFor(openCards("failed"))
	p.lookAtAll("article broken")
	if got := evaluate[string](p, `document.querySelector(".pbn-entry:nth-child(2) .pbn-solved").innerText`); !strings.HasPrefix(got, "Try again\n\nThis did not work: ") {
		t.Errorf("%q", got)
	}
	network.set("held")
	p.click(second + ask)
	p.waitFor(openCards("busy"))
	p.lookAtAll("article slow")
	network.set("")
	p.waitFor(openCards("known") + " && " + allTricks)
}

// lookAtAll looks at a page in both widths, light and dark.
func (p *page) lookAtAll(name string) {
	p.t.Helper()
	if os.Getenv("LOOK") == "" {
		return
	}
	width := evaluate[int64](p, "innerWidth")
	for _, at := range []int64{360, 768, 1280} {
		for _, scheme := range []string{"light", "dark"} {
			p.resize(at, 800)
			p.emulate("screen", "prefers-color-scheme: "+scheme)
			p.painted()
			p.look(name + " " + strconv.FormatInt(at, 10) + " " + scheme)
		}
	}
	p.emulate("screen")
	p.resize(width, 800)
}

// TestOpenCardsClosed: a file that is closed in the middle takes nothing with it: what was asked for is computed, once, the workers end,
// and it is there when the file comes again.
func TestOpenCardsClosed(t *testing.T) {
	t.Parallel()
	network := &tap{}
	network.set("held")
	t.Cleanup(func() { network.set("") })
	p := blank(t, savingData)
	p.before(`globalThis.Worker = class extends Worker {
		static alive = 0;
		static searches = 0;
		constructor(...given) { super(...given); Worker.alive++; }
		postMessage(message, transfer) { if (message.argument === "strain") Worker.searches++; super.postMessage(message, transfer); }
		terminate() { Worker.alive--; super.terminate(); }
	}`)
	path := written(t, "quick.pbn", []byte(quick))
	openFile := func() {
		p.choose(path)
		p.finished("quick.pbn")
		p.waitFor(indexed)
	}
	p.do(chromedp.Navigate(serve(t, network.answer)))
	p.ready()
	openFile()
	p.click(ask)
	p.waitFor(openCards("busy"))
	p.isAsked(network)
	before := evaluate[int](p, "Worker.alive")
	p.click(".remove")
	p.waitFor(`document.querySelector("[data-open-cards]") === null`)
	network.set("")
	p.waitFor(fmt.Sprintf("Worker.searches === 5 && Worker.alive < %d", before))
	openFile()
	p.waitFor(openCards("known") + " && " + allTricks + ` && document.querySelector(".pbn-solved .pbn-par") !== null`)
	if got := evaluate[int](p, "Worker.searches"); got != 5 {
		t.Errorf("%d searches for five denominations", got)
	}
	p.noErrors()
}
