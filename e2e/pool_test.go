package e2e

import (
	"context"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
)

// chromium is a browser that one test has for itself: what is downloaded, copied, focused and kept by it is that test's.
type chromium struct {
	ctx  context.Context
	stop func()
}

// browsers are those that were started: as many as there are tests at the same time.
type browsers struct {
	mu      sync.Mutex
	started []*chromium
	free    []*chromium
	taken   map[string]*holding
}

// holding is what a test has taken, and how many of its pages are in it.
type holding struct {
	*chromium
	pages int
}

var pool = browsers{taken: map[string]*holding{}}

// take is the browser of a test until its end: that of the test that it is a part of, where that has one. It reports whether the test
// has no other page in it.
func (all *browsers) take(t *testing.T) (b *chromium, isFirst bool) {
	t.Helper()
	all.mu.Lock()
	defer all.mu.Unlock()
	name := t.Name()
	for outer, isPart := name, true; isPart; outer, isPart = parent(outer) {
		if all.taken[outer] != nil {
			name = outer
			break
		}
	}
	held := all.taken[name]
	if held == nil {
		held = &holding{chromium: all.unused(t)}
		all.taken[name] = held
	}
	held.pages++
	t.Cleanup(func() {
		all.mu.Lock()
		defer all.mu.Unlock()
		if held.pages--; held.pages == 0 {
			delete(all.taken, name)
			all.free = append(all.free, held.chromium)
		}
	})
	return held.chromium, held.pages == 1
}

// parent is the name of the test that a test is a part of.
func parent(name string) (outer string, isPart bool) {
	end := strings.LastIndexByte(name, '/')
	return name[:max(end, 0)], end > 0
}

// notOfPages are the features of Chromium that its tests do without: the first two by chromedp, and the list below the field for addresses,
// which is a page of its own that each tab loads anew. That takes a third of a second of CPU time, as long as a small page takes.
const notOfPages = "Translate,BlinkGenPropertyTrees,WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup"

func (all *browsers) unused(t *testing.T) *chromium {
	t.Helper()
	if last := len(all.free) - 1; last >= 0 {
		b := all.free[last]
		all.free = all.free[:last]
		return b
	}
	// Without these, Chromium looks for its maker's hosts, many at a time, where there is no network.
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-quic", true), chromedp.Flag("disable-features", notOfPages), chromedp.Env("FONTCONFIG_FILE="+fontConfiguration))
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	b := &chromium{ctx: ctx, stop: func() {
		cancel()
		stopAllocator()
	}}
	if err := chromedp.Do(ctx); err != nil {
		b.stop()
		t.Fatal("The browser does not start: ", err)
	}
	all.started = append(all.started, b)
	return b
}

func (all *browsers) all() []*chromium {
	all.mu.Lock()
	defer all.mu.Unlock()
	return append([]*chromium(nil), all.started...)
}

func (all *browsers) stop() {
	for _, b := range all.all() {
		b.stop()
	}
}
