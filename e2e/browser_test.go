package e2e

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

const dist = "../site/dist"

// temporary is a folder for what all tests need.
var temporary string

func TestMain(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	if _, err := os.Stat(filepath.Join(dist, "index.html")); err != nil {
		fmt.Fprintln(os.Stderr, "There is no built site: run make build.")
		return 1
	}
	if shell != "" {
		if _, err := os.Stat(shell); err != nil {
			fmt.Fprintln(os.Stderr, "There is no headless shell: run make bin/chromium-headless-shell, or set E2E_SHELL=0 to use Chromium itself.")
			return 1
		}
	}
	folder, err := os.MkdirTemp("", "e2e")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(folder)
	temporary = folder
	if err := chooseFonts(folder); err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer pool.stop()
	return m.Run()
}

// subPath is where the site stands on its host: it must not matter.
const subPath = "/clubs/spade/convert/"

// shared is the origin of the site for tests that need no server of their own. A browser keeps what it compiled of an origin's scripts and
// modules, which takes a fifth of the CPU time of all tests.
var shared = sync.OnceValue(func() string { return httptest.NewServer(siteHandler(nil)).URL })

// serve is a plain static server, with a handler before it that may answer first. Its service worker does nothing: to install
// the site's takes a second of CPU time, and newHost is for the tests of what comes of it.
func serve(t *testing.T, before func(w http.ResponseWriter, r *http.Request) (answered bool)) string {
	t.Helper()
	if before == nil {
		return shared() + subPath
	}
	server := httptest.NewServer(siteHandler(before))
	t.Cleanup(server.Close)
	forget(t, server.URL)
	return server.URL + subPath
}

func siteHandler(before func(w http.ResponseWriter, r *http.Request) (answered bool)) http.Handler {
	files := http.StripPrefix(subPath, http.FileServer(http.Dir(dist)))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case before != nil && before(w, r):
		case r.URL.Path == subPath+"sw.js":
			emptyWorker(w)
		default:
			if before == nil && fingerprinted.MatchString(r.URL.Path) {
				w.Header().Set("Cache-Control", "max-age=31536000, immutable")
			}
			files.ServeHTTP(w, r)
		}
	})
}

// fingerprinted matches the paths of files whose names say what is in them.
var fingerprinted = regexp.MustCompile(`/(assets|kit)/`)

// emptyWorker answers with a script that does nothing.
func emptyWorker(w http.ResponseWriter) { w.Header().Set("Content-Type", "text/javascript") }

// forget has the browsers forget at the end what they keep of a host: the next may get the same port.
func forget(t *testing.T, origin string) {
	t.Helper()
	t.Cleanup(func() {
		for _, b := range pool.all() {
			b.forget(t, origin)
		}
	})
}

// forget has a browser forget what pages of an origin store. Its files, and what was compiled of them, stay.
func (b *chromium) forget(t *testing.T, origin string) {
	t.Helper()
	ctx, stop := patiently(b.ctx)
	defer stop()
	if _, err := chromedp.Call(ctx, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: origin, StorageTypes: "all"}); err != nil {
		t.Error(err)
	}
}

// page is a tab with the site in it.
type page struct {
	t         *testing.T
	owner     *testing.T // has the tab, and t may be a part of it: what the page may still ask for lives as long as the tab
	ctx       context.Context
	browser   *chromium
	downloads string

	mu      sync.Mutex
	faults  []string // the errors on the console that no test has looked at
	console []string // all that was written to it
}

// makeTab makes the tab of a context. That has no limit of time, which would be the limit of the tab.
func (b *chromium) makeTab(t *testing.T, ctx context.Context) {
	t.Helper()
	made := make(chan error, 1)
	go func() { made <- chromedp.Do(ctx) }()
	late, stop := patiently(b.ctx)
	defer stop()
	select {
	case err := <-made:
		if err != nil {
			t.Fatal("The browser makes no tab: ", err)
		}
	case <-late.Done():
		t.Fatal("The browser makes no tab: ", context.Cause(late))
	}
}

// savingData has a page find that the device is to save, so that it warms nothing up.
const savingData = `Object.defineProperty(navigator, "connection", { value: { saveData: true } });`

// open shows a page in a tab of its own. Its converter warms nothing up, which takes a second of CPU time: that of a blank page does.
func open(t *testing.T, url string) *page {
	t.Helper()
	b, isFirst := pool.take(t)
	// A window costs more than a tab, and of the tabs in a window one is seen.
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewWindow(!isFirst))
	t.Cleanup(cancel)
	p := &page{t: t, owner: t, ctx: ctx, browser: b, downloads: t.TempDir()}
	b.makeTab(t, ctx)
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			p.mu.Lock()
			p.console = append(p.console, m.String())
			if m.Type == chromedp.ConsoleException || m.Type == "error" {
				p.faults = append(p.faults, m.String())
			}
			p.mu.Unlock()
		}
	}()
	p.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
			Behavior: browser.SetDownloadBehaviorBehaviorAllowAndName, DownloadPath: p.downloads, EventsEnabled: new(true),
		})
		return err
	}))
	// The window of the shell has this size from the start.
	if !b.isShell {
		p.resize(usualWidth, usualHeight)
	}
	if url != blankPage {
		p.before(savingData)
	}
	if b.isShell {
		p.before(noClipboard)
	}
	p.do(chromedp.Navigate(url))
	return p
}

// usualWidth and usualHeight are the size of a page, in CSS pixels, until a test resizes it.
const usualWidth, usualHeight = 1280, 900

// resize gives a page a width and a height, in CSS pixels. The shell's window is resized: where a size is set for the page alone, the renderer
// forgets all files that its pages have loaded, and takes half as much CPU time again for the next page.
func (p *page) resize(width, height int64) {
	p.t.Helper()
	if !p.browser.isShell {
		call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: height, DeviceScaleFactor: 1})
		return
	}
	window := call(p, browser.GetWindowForTarget, browser.GetWindowForTargetParams{})
	call(p, browser.SetWindowBounds, browser.SetWindowBoundsParams{WindowID: window.WindowID, Bounds: &browser.Bounds{Width: width, Height: height}})
	p.waitFor(fmt.Sprintf(`innerWidth === %d && innerHeight === %d`, width, height))
}

// blankPage is the address of a tab without a page.
const blankPage = "about:blank"

// blank is a tab without a page, in which a script runs before those of each page.
func blank(t *testing.T, script string) *page {
	t.Helper()
	p := open(t, blankPage)
	p.before(script)
	return p
}

// before runs a script before those of each page that comes.
func (p *page) before(script string) {
	p.t.Helper()
	call(p, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// run is t.Run for a test that goes on in the same tab.
func (p *page) run(name string, test func(t *testing.T)) {
	outer := p.t
	defer func() { p.t = outer }()
	outer.Run(name, func(t *testing.T) {
		p.t = t
		test(t)
	})
}

// ready waits until the module is loaded.
func (p *page) ready() *page {
	p.t.Helper()
	p.waitFor(`document.documentElement.dataset.ready === "true"`)
	return p
}

// noErrorsExcept fails the test where the page wrote an error to the console that has none of some words in it.
func (p *page) noErrorsExcept(words ...string) {
	p.t.Helper()
	for _, e := range p.errors() {
		if !slices.ContainsFunc(words, func(word string) bool { return strings.Contains(e, word) }) {
			p.t.Errorf("on the console: %s", e)
		}
	}
}

// errors are the errors on the console so far; they are then forgotten.
func (p *page) errors() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	found := p.faults
	p.faults = nil
	return found
}

// noErrors fails the test where the page wrote an error to the console.
func (p *page) noErrors() {
	p.t.Helper()
	p.noErrorsExcept()
}

// drop drops files and folders onto the page, as the system does.
func (p *page) drop(paths ...string) {
	p.t.Helper()
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: p.absolute(paths), DragOperationsMask: 1}
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		for _, kind := range []input.DispatchDragEventType{
			input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop,
		} {
			if _, err := cdp.Call(ctx, t, input.DispatchDragEvent, input.DispatchDragEventParams{Type: kind, X: 400, Y: 300, Data: data}); err != nil {
				return err
			}
		}
		return nil
	}))
}

// choose gives files to the file button.
func (p *page) choose(paths ...string) {
	p.t.Helper()
	p.do(chromedp.SetUploadFiles(chromedp.CSS("#files"), p.absolute(paths), chromedp.NodeReady))
}

// absolute is where files are for the browser, which runs elsewhere.
func (p *page) absolute(paths []string) []string {
	p.t.Helper()
	full := make([]string, len(paths))
	for i, path := range paths {
		var err error
		if full[i], err = filepath.Abs(path); err != nil {
			p.t.Fatal(err)
		}
	}
	return full
}

// row is a JavaScript expression for the row of a file.
func row(name string) string { return fmt.Sprintf(`document.querySelector('[data-file=%q]')`, name) }

// finished waits until a file was worked through, and is its state.
func (p *page) finished(name string) string {
	p.t.Helper()
	p.waitFor(fmt.Sprintf(`["done", "failed"].includes(%s?.dataset.state)`, row(name)))
	return evaluate[string](p, row(name)+".dataset.state")
}

// download clicks the download of a file's row, and is the bytes that arrive.
func (p *page) download(name string) []byte {
	p.t.Helper()
	return p.saved(click(fmt.Sprintf("[data-file=%q] a[data-download]", name)))
}

// saved does what makes the browser save a file, and is the file's bytes.
func (p *page) saved(step chromedp.Action[chromedp.Void]) []byte {
	p.t.Helper()
	ctx, stop := context.WithCancel(p.ctx)
	defer stop()
	events := chromedp.Events(ctx, browser.DownloadProgress)
	p.do(step)
	progress := make(chan browser.EventDownloadProgress)
	go func() {
		for event, err := range events {
			if err != nil {
				return
			}
			select {
			case progress <- event:
			case <-ctx.Done():
				return
			}
		}
	}()
	for {
		late, stopWaiting := patiently(p.ctx)
		select {
		case event := <-progress:
			stopWaiting()
			if event.State == browser.DownloadProgressStateCompleted {
				b, err := os.ReadFile(filepath.Join(p.downloads, event.GUID))
				if err != nil {
					p.t.Fatal(err)
				}
				return b
			}
		case <-late.Done():
			stopWaiting()
			p.fail("nothing was saved")
		}
	}
}
