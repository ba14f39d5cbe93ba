package browser

import (
	"context"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
)

// chromium is a browser that one test has for itself: what is downloaded, copied, focused and kept by it is that test's.
type chromium struct {
	ctx     context.Context
	stop    func()
	isShell bool

	closeKeeper context.CancelFunc
	kept        int // tests whose pages the renderer had
}

// browsers are those that were started: as many as there are tests at the same time.
type browsers struct {
	mu      sync.Mutex
	started []*chromium
	free    []*chromium
	taken   map[string]*holding
	copying map[string]bool // the tests that copy, by name
	alone   map[string]bool // the tests whose pages have a renderer of their own, by name
}

// holding is what a test has taken, how many of its pages are in it, and whether they copy.
type holding struct {
	browser *chromium
	pages   int
	copies  bool
}

var pool = browsers{taken: map[string]*holding{}, copying: map[string]bool{}, alone: map[string]bool{}}

// Copies gives a test a browser whose pages copy, before it opens one. The shell refuses what a page may copy when it is clicked, so a slow test
// gets the whole of Chromium. To start that takes as much CPU time as five tests: the quick ones give the shell's pages the permission.
func Copies(t *testing.T) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	pool.copying[t.Name()] = true
}

// MeasuresMemory gives the pages of a test a renderer that had no others, before it opens one.
func MeasuresMemory(t *testing.T) {
	pool.mu.Lock()
	defer pool.mu.Unlock()
	pool.alone[t.Name()] = true
}

// mayCopy gives the pages of the shell the permission that a click gives those of Chromium.
func (p *Page) mayCopy() {
	p.T.Helper()
	Call(p, browser.SetPermission, browser.SetPermissionParams{
		Permission: &browser.PermissionDescriptor{Name: "clipboard-write"}, Setting: browser.PermissionSettingGranted,
	})
}

// noClipboard has a test say on the console that it copies where it cannot.
const noClipboard = `for (const name of ["write", "writeText"]) {
	if (globalThis.Clipboard) Clipboard.prototype[name] = async () => { console.error("A test that copies begins with browser.Copies(t)."); throw new Error(); };
}`

// take is the browser of a test until its end: that of the test that it is a part of, where that has one. It reports whether the test
// has no other page in it.
func (all *browsers) take(t *testing.T) (held *holding, isFirst bool) {
	t.Helper()
	all.mu.Lock()
	defer all.mu.Unlock()
	name, copying, alone := t.Name(), false, false
	for outer, isPart := name, true; isPart; outer, isPart = parent(outer) {
		copying, alone = copying || all.copying[outer], alone || all.alone[outer]
		if all.taken[outer] != nil {
			name = outer
			break
		}
	}
	held = all.taken[name]
	if held == nil {
		held = &holding{browser: all.unused(t, shell != "" && (quick || !copying)), copies: copying}
		all.taken[name] = held
		if alone {
			held.browser.leaveRenderer()
		}
	}
	held.pages++
	t.Cleanup(func() {
		all.mu.Lock()
		held.pages--
		isLast := held.pages == 0
		if isLast {
			delete(all.taken, name)
		}
		all.mu.Unlock()
		if isLast {
			held.browser.forget(t, shared())
			held.browser.keepRenderer(t)
			all.mu.Lock()
			defer all.mu.Unlock()
			all.free = append(all.free, held.browser)
		}
	})
	return held, held.pages == 1
}

// parent is the name of the test that a test is a part of.
func parent(name string) (outer string, isPart bool) {
	end := strings.LastIndexByte(name, '/')
	return name[:max(end, 0)], end > 0
}

// notOfPages are the features of Chromium that its tests do without: the first two by chromedp, and the list below the field for addresses,
// which is a page of its own that each tab loads anew. That takes a third of a second of CPU time, as long as a small page takes.
const notOfPages = "Translate,BlinkGenPropertyTrees,WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup"

// shell is the path of Chromium's headless shell, which has no windows and menus: a page takes half of the CPU time in it. It is "" if there
// is no shell for this system, or if E2E_SHELL is 0. Every page is then opened in the whole of Chromium.
var shell = shellOfSystem()

func shellOfSystem() string {
	if os.Getenv("E2E_SHELL") == "0" || runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		return ""
	}
	return "bin/chromium-headless-shell"
}

// whole is the path of Chromium with all its parts, or "" if chromedp has to find it.
var whole = onPath("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

func onPath(names ...string) string {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

func (all *browsers) unused(t *testing.T, isShell bool) *chromium {
	t.Helper()
	for i, b := range slices.Backward(all.free) {
		if b.isShell == isShell {
			all.free = slices.Delete(all.free, i, i+1)
			return b
		}
	}
	program := whole
	if isShell {
		program = shell
	}
	// Without these, Chromium looks for its maker's hosts, many at a time, where there is no network.
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-quic", true), chromedp.Flag("process-per-site", true),
		chromedp.Flag("disable-features", notOfPages), chromedp.WindowSize(usualWidth, usualHeight), chromedp.Env("FONTCONFIG_FILE="+fontConfiguration),
		chromedp.WSURLReadTimeout(longestStart))
	if program != "" {
		options = append(options, chromedp.ExecPath(program))
	}
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	b := &chromium{ctx: ctx, isShell: isShell, stop: func() {
		cancel()
		stopAllocator()
	}}
	if err := chromedp.Do(ctx); err != nil {
		b.stop()
		t.Fatal("The browser does not start: ", err)
	}
	b.keepRenderer(t)
	all.started = append(all.started, b)
	return b
}

// testsOfARenderer is how many tests share one renderer. Then a new one starts, so that no leak grows through the whole run.
const testsOfARenderer = 20

// keepRenderer leaves a small page open between tests, so that the pages of the next test come into a process that has compiled the scripts
// and the module before. For a page of the site that is half of its CPU time.
func (b *chromium) keepRenderer(t *testing.T) {
	t.Helper()
	if b.kept++; b.closeKeeper != nil && b.kept < testsOfARenderer {
		return
	}
	b.leaveRenderer()
	ctx, cancel := chromedp.NewContext(b.ctx)
	b.closeKeeper, b.kept = cancel, 0
	b.makeTab(t, ctx)
	ctx, stop := Patiently(ctx)
	defer stop()
	if err := chromedp.Do(ctx, chromedp.Navigate(shared()+SubPath+"example.pbn")); err != nil {
		t.Error("The browser shows no page: ", err)
	}
}

// leaveRenderer gives the pages that are opened next a new renderer.
func (b *chromium) leaveRenderer() {
	if b.closeKeeper != nil {
		b.closeKeeper()
		b.closeKeeper = nil
	}
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
