package browser

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Page is a tab with the site in it.
type Page struct {
	T         *testing.T
	Owner     *testing.T // has the tab, and T may be a part of it: what the page may still ask for lives as long as the tab
	Ctx       context.Context
	browser   *chromium
	Downloads string

	mu      sync.Mutex
	faults  []string // the errors on the console that no test has looked at
	console []string // all that was written to it
	looked  int      // how much of that tests have looked at
}

// SavingData has a page find that the device is to save, so that it warms nothing up.
const SavingData = `Object.defineProperty(navigator, "connection", { value: { saveData: true } });`

// Open shows a page in a tab of its own. Its converter warms nothing up, which takes a second of CPU time: that of a blank page does.
func Open(t *testing.T, url string) *Page {
	t.Helper()
	held, isFirst := pool.take(t)
	b := held.browser
	// A window costs more than a tab, and of the tabs in a window one is seen.
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewWindow(!isFirst))
	t.Cleanup(cancel)
	p := &Page{T: t, Owner: t, Ctx: ctx, browser: b, Downloads: t.TempDir()}
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
	p.Do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
			Behavior: browser.SetDownloadBehaviorBehaviorAllowAndName, DownloadPath: p.Downloads, EventsEnabled: new(true),
		})
		return err
	}))
	// The window of the shell has this size from the start.
	if !b.isShell {
		p.Resize(usualWidth, usualHeight)
	}
	if url != BlankPage {
		p.Before(SavingData)
	}
	switch {
	case b.isShell && held.copies:
		p.mayCopy()
	case b.isShell:
		p.Before(noClipboard)
	}
	p.Do(chromedp.Navigate(url))
	return p
}

// usualWidth and usualHeight are the size of a page, in CSS pixels, until a test resizes it.
const usualWidth, usualHeight = 1280, 900

// Resize gives a page a width and a height, in CSS pixels. The shell's window is resized: where a size is set for the page alone, the renderer
// forgets all files that its pages have loaded, and takes half as much CPU time again for the next page.
func (p *Page) Resize(width, height int64) {
	p.T.Helper()
	if !p.browser.isShell {
		Call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: width, Height: height, DeviceScaleFactor: 1})
		return
	}
	window := Call(p, browser.GetWindowForTarget, browser.GetWindowForTargetParams{})
	Call(p, browser.SetWindowBounds, browser.SetWindowBoundsParams{WindowID: window.WindowID, Bounds: &browser.Bounds{Width: width, Height: height}})
	p.WaitFor(fmt.Sprintf(`innerWidth === %d && innerHeight === %d`, width, height))
}

// BlankPage is the address of a tab without a page.
const BlankPage = "about:blank"

// Blank is a tab without a page, in which a script runs before those of each page.
func Blank(t *testing.T, script string) *Page {
	t.Helper()
	p := Open(t, BlankPage)
	p.Before(script)
	return p
}

// Before runs a script before those of each page that comes.
func (p *Page) Before(script string) {
	p.T.Helper()
	Call(p, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// Run is t.Run for a test that goes on in the same tab.
func (p *Page) Run(name string, test func(t *testing.T)) {
	outer := p.T
	defer func() { p.T = outer }()
	outer.Run(name, func(t *testing.T) {
		p.T = t
		test(t)
	})
}

// Loaded is a JavaScript expression: whether the page has its module. On a device that is to save it comes when somebody is about to give a file.
const Loaded = `(dispatchEvent(new DragEvent("dragenter")), document.documentElement.dataset.ready === "true")`

// Ready waits until the module is loaded.
func (p *Page) Ready() *Page {
	p.T.Helper()
	p.WaitFor(Loaded)
	return p
}

// NoErrorsExcept fails the test where the page wrote an error to the console that has none of some words in it.
func (p *Page) NoErrorsExcept(words ...string) {
	p.T.Helper()
	for _, e := range p.Errors() {
		if !slices.ContainsFunc(words, func(word string) bool { return strings.Contains(e, word) }) {
			p.T.Errorf("on the console: %s", e)
		}
	}
}

// Errors are the errors on the console so far; they are then forgotten.
func (p *Page) Errors() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	found := p.faults
	p.faults, p.looked = nil, len(p.console)
	return found
}

// Silent fails the test where the page wrote anything to the console, a warning of the browser included.
func (p *Page) Silent() {
	p.T.Helper()
	p.mu.Lock()
	said := p.console[p.looked:]
	p.mu.Unlock()
	p.Errors()
	for _, message := range said {
		p.T.Errorf("on the console: %s", message)
	}
}

// NoErrors fails the test where the page wrote an error to the console.
func (p *Page) NoErrors() {
	p.T.Helper()
	p.NoErrorsExcept()
}

// Drop drops files and folders onto the page, as the system does: at its edge, since what is dropped on an element that is drawn anew in that
// moment comes to nobody.
func (p *Page) Drop(paths ...string) {
	p.T.Helper()
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: p.Absolute(paths), DragOperationsMask: 1}
	p.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		for _, kind := range []input.DispatchDragEventType{
			input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop,
		} {
			if _, err := cdp.Call(ctx, t, input.DispatchDragEvent, input.DispatchDragEventParams{Type: kind, X: 4, Y: 4, Data: data}); err != nil {
				return err
			}
		}
		return nil
	}))
}

// Choose gives files to the file button.
func (p *Page) Choose(paths ...string) {
	p.T.Helper()
	p.Do(chromedp.SetUploadFiles(chromedp.CSS("#files"), p.Absolute(paths), chromedp.NodeReady))
}

// Absolute is where files are for the browser, which runs elsewhere.
func (p *Page) Absolute(paths []string) []string {
	p.T.Helper()
	full := make([]string, len(paths))
	for i, path := range paths {
		var err error
		if full[i], err = filepath.Abs(path); err != nil {
			p.T.Fatal(err)
		}
	}
	return full
}

// Row is a JavaScript expression for the row of a file.
func Row(name string) string { return fmt.Sprintf(`document.querySelector('[data-file=%q]')`, name) }

// Finished waits until a file was worked through, and is its state.
func (p *Page) Finished(name string) string {
	p.T.Helper()
	p.WaitFor(fmt.Sprintf(`["done", "failed"].includes(%s?.dataset.state)`, Row(name)))
	return Evaluate[string](p, Row(name)+".dataset.state")
}

// Download clicks the download of a file's row, and is the bytes that arrive.
func (p *Page) Download(name string) []byte {
	p.T.Helper()
	return p.Saved(Click(fmt.Sprintf("[data-file=%q] a[data-download]", name)))
}

// Saved does what makes the browser save a file, and is the file's bytes.
func (p *Page) Saved(step chromedp.Action[chromedp.Void]) []byte {
	p.T.Helper()
	ctx, stop := context.WithCancel(p.Ctx)
	defer stop()
	events := chromedp.Events(ctx, browser.DownloadProgress)
	p.Do(step)
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
		late, stopWaiting := Patiently(p.Ctx)
		select {
		case event := <-progress:
			stopWaiting()
			if event.State == browser.DownloadProgressStateCompleted {
				b, err := os.ReadFile(filepath.Join(p.Downloads, event.GUID))
				if err != nil {
					p.T.Fatal(err)
				}
				return b
			}
		case <-late.Done():
			stopWaiting()
			p.Fail("nothing was saved")
		}
	}
}

// WithoutScripts opens a page as a browser does that runs none.
func WithoutScripts(t *testing.T, url string) *Page {
	t.Helper()
	p := Open(t, BlankPage)
	p.Do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		return err
	}), chromedp.Navigate(url))
	return p
}

// Fresh shows a page as somebody else has it: in a browser that keeps and knows nothing of the other pages.
func Fresh(t *testing.T, url string) *Page {
	t.Helper()
	held, _ := pool.take(t)
	b := held.browser
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	p := &Page{T: t, Owner: t, Ctx: ctx, browser: b, Downloads: t.TempDir()}
	b.makeTab(t, ctx)
	p.Resize(usualWidth, usualHeight)
	p.Before(SavingData)
	p.Do(chromedp.Navigate(url))
	return p
}

// Emulate sets media features, "name: value", and forgets those that were set before. The medium is "print" or "screen".
func (p *Page) Emulate(medium string, features ...string) {
	p.T.Helper()
	params := emulation.SetEmulatedMediaParams{Media: medium}
	for _, feature := range features {
		name, value, _ := strings.Cut(feature, ": ")
		params.Features = append(params.Features, &emulation.MediaFeature{Name: name, Value: value})
	}
	Call(p, emulation.SetEmulatedMedia, params)
}

// Look writes what the page looks like into the folder that the variable LOOK names, where there is one, for a person's eyes.
func (p *Page) Look(name string) {
	p.T.Helper()
	folder := os.Getenv("LOOK")
	if folder == "" {
		return
	}
	p.keep(name+".png", Step(p, "look", chromedp.FullScreenshot(100)))
}

func (p *Page) keep(name string, content []byte) {
	p.T.Helper()
	if folder := os.Getenv("LOOK"); folder != "" {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			p.T.Fatal(err)
		}
	}
}
