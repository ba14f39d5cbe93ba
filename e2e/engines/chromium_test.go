package engines

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// chromium is driven through the DevTools protocol.
type chromium struct {
	ctx     context.Context
	folder  string
	product string
	stops   []func()
}

func startChromium(folder string) (engine, error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.Flag("disable-background-networking", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true), chromedp.Flag("host-resolver-rules", "MAP "+otherHost+" 127.0.0.1"))
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	c := &chromium{ctx: ctx, folder: folder, stops: []func(){cancel, stopAllocator}}
	if err := chromedp.Do(ctx); err != nil {
		c.stop()
		return nil, err
	}
	version, err := chromedp.Call(ctx, browser.GetVersion, cdp.Empty{})
	if err != nil {
		c.stop()
		return nil, err
	}
	c.product = version.Product
	return c, nil
}

func (c *chromium) version() string { return c.product }

func (c *chromium) stop() {
	for _, stop := range c.stops {
		stop()
	}
}

func (c *chromium) open() (tab, error) {
	ctx, cancel := chromedp.NewContext(c.ctx)
	t := &chromiumTab{ctx: ctx, folder: c.folder, cancel: cancel}
	if err := chromedp.Do(ctx); err != nil {
		cancel()
		return nil, err
	}
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			if m.Type == chromedp.ConsoleException || m.Type == "error" {
				t.mu.Lock()
				t.console = append(t.console, m.String())
				t.mu.Unlock()
			}
		}
	}()
	_, err := chromedp.Call(ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllowAndName, DownloadPath: t.folder, EventsEnabled: new(true),
	})
	return t, err
}

type chromiumTab struct {
	ctx    context.Context
	folder string
	cancel context.CancelFunc

	mu      sync.Mutex
	console []string
}

func (t *chromiumTab) close() { t.cancel() }

func (t *chromiumTab) errors() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.console
}

func (t *chromiumTab) navigate(url string) error { return chromedp.Do(t.ctx, chromedp.Navigate(url)) }

func (t *chromiumTab) evaluate(expression string) ([]byte, error) {
	text, err := chromedp.Run(t.ctx, chromedp.Evaluate[string](awaited(expression), func(p *runtime.EvaluateParams) { p.AwaitPromise = new(true) }))
	return []byte(text), err
}

func (t *chromiumTab) click(selector string) error {
	return clickCentre(t, selector, func(x, y int) error { return chromedp.Do(t.ctx, chromedp.MouseClickXY(float64(x), float64(y))) })
}

// clickCentre waits until an element is at rest, and has its middle clicked.
func clickCentre(t tab, selector string, click func(x, y int) error) error {
	for since := time.Now(); time.Since(since) < longest; {
		var at []int
		found, err := t.evaluate(centre(selector))
		if err == nil {
			err = json.Unmarshal(found, &at)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", selector, err)
		}
		if len(at) == 2 {
			return click(at[0], at[1])
		}
	}
	return fmt.Errorf("%s moves, or is under another element", selector)
}

func (t *chromiumTab) paste() error {
	return chromedp.Do(t.ctx, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for _, kind := range []input.DispatchKeyEventType{input.DispatchKeyEventTypeRawKeyDown, input.DispatchKeyEventTypeKeyUp} {
			if _, err := cdp.Call(ctx, target, input.DispatchKeyEvent, input.DispatchKeyEventParams{
				Type: kind, Modifiers: 2, Key: "v", Code: "KeyV", WindowsVirtualKeyCode: 'V', Commands: []string{"paste"},
			}); err != nil {
				return err
			}
		}
		return nil
	}))
}

func (t *chromiumTab) choose(selector, path string) error {
	return chromedp.Do(t.ctx, chromedp.SetUploadFiles(chromedp.CSS(selector), []string{path}, chromedp.NodeReady))
}

func (t *chromiumTab) save(selector string) ([]byte, error) {
	ctx, stop := context.WithTimeout(t.ctx, longest)
	defer stop()
	progress := chromedp.Events(ctx, browser.DownloadProgress)
	if err := t.click(selector); err != nil {
		return nil, err
	}
	for event, err := range progress {
		if err != nil {
			return nil, err
		}
		if event.State == browser.DownloadProgressStateCompleted {
			return os.ReadFile(filepath.Join(t.folder, event.GUID))
		}
	}
	return nil, fmt.Errorf("%s: nothing is saved", selector)
}

func (t *chromiumTab) resize(width, height int) error {
	return chromedp.Do(t.ctx, chromedp.EmulateViewport(int64(width), int64(height)))
}

func (t *chromiumTab) screenshot() ([]byte, error) {
	return chromedp.Run(t.ctx, chromedp.CaptureScreenshot())
}

func (t *chromiumTab) print() ([]byte, error) {
	return chromedp.Run(t.ctx, chromedp.PrintToPDF(chromedp.PDFPaper(chromedp.PaperA4), chromedp.PDFPreferCSSPageSize()))
}
