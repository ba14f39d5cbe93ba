package site

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestOffline: after the first visit each page, at each of its addresses, works without its host, a file is converted to the
// bytes that the core writes, and nothing is asked for. That the host leads from an address to another does not matter.
func TestOffline(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for name, short := range map[string]bool{"a plain host": false, "a host with short addresses": true} {
		t.Run(name, func(t *testing.T) {
			h, url := browser.NewHost(t, browser.Dist)
			h.Set(func() { h.Short = short })
			first := browser.Open(t, url).OfflineReady()
			first.NoErrors()
			h.Set(func() { h.Gone = true })
			if there := browser.EvaluateAsync[bool](first, `fetch("not-there").then(() => true, () => false)`); there {
				t.Fatal("the host is still there")
			}
			first = browser.Open(t, url).Ready()
			first.Drop(visit.Example)
			visit.Converted(first, visit.Example)
			first.NoErrors()
			for address, loaded := range map[string]string{
				"index.html?from=elsewhere#here": visit.SitePages[""], "index": visit.SitePages[""],
				"articles":     visit.SitePages["articles.html"],
				"publish.html": visit.SitePages["publish.html"],
				"rules/":       `document.querySelector("main.rule-index") !== null`,
			} {
				p := browser.Open(t, url+address)
				p.WaitFor(loaded)
				p.NoErrors()
			}
		})
	}
}

// TestOfflineOneGame: who opens only chess has that without the host, and keeps nothing that only bridge needs.
func TestOfflineOneGame(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	h, url := browser.NewHost(t, browser.Dist)
	p := browser.Open(t, url+"chess/").OfflineReady()
	modules := browser.EvaluateAsync[[]string](p, `(async () => {
		const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
		return kept.flat().map(({ url }) => url.replace(/.*[/]/, "")).filter((name) => name.endsWith(".wasm")).sort();
	})()`)
	if !slices.Equal(modules, []string{"pgn.wasm", "pgndesk.wasm", "pgnread.wasm"}) {
		t.Errorf("the browser keeps %v", modules)
	}
	h.Set(func() { h.Gone = true })
	p = browser.Open(t, url+"chess/").Ready()
	p.Click("#example")
	if state := p.Finished("example.pgn"); state != "done" {
		t.Errorf("the example is %s", state)
	}
	p.NoErrors()
}

// TestWithoutServiceWorker: where a browser has none, keeps nothing or lets none in, the page works, and says nothing.
func TestWithoutServiceWorker(t *testing.T) {
	t.Parallel()
	for name, script := range map[string]string{
		"not there": `delete Navigator.prototype.serviceWorker; delete Navigator.prototype.locks; delete globalThis.caches;`,
		"not allowed": `ServiceWorkerContainer.prototype.register = async () => { throw new DOMException("no", "SecurityError"); };
			CacheStorage.prototype.has = async () => { throw new DOMException("no", "SecurityError"); };
			LockManager.prototype.request = async () => { throw new DOMException("no", "SecurityError"); };`,
	} {
		t.Run(name, func(t *testing.T) {
			p := browser.Blank(t, script)
			p.Do(chromedp.Navigate(browser.Serve(t, nil)))
			p.Ready()
			p.Drop(visit.Example)
			visit.Converted(p, visit.Example)
			if browser.Evaluate[bool](p, `document.querySelector(".notice") !== null`) {
				t.Error("the page says something")
			}
			p.NoErrors()
		})
	}
}

const keptFiles = `(async () => {
	const names = (await caches.keys()).filter((each) => each.startsWith("pbnkit-site"));
	return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))).reduce((a, b) => a + b, 0);
})()`

// countKeptFiles is how many files of the site the browser keeps.
func countKeptFiles(p *browser.Page) int {
	p.T.Helper()
	return browser.EvaluateAsync[int](p, keptFiles)
}

// keeps waits until the browser keeps so many files of the site.
func keeps(p *browser.Page, files int) {
	p.T.Helper()
	p.Until(fmt.Sprintf("that %d files are kept", files), func(ctx context.Context) (bool, string, error) {
		kept, err := chromedp.Run(ctx, chromedp.Evaluate[int](keptFiles, chromedp.EvalAwaitPromise))
		return kept == files, strconv.Itoa(kept), err
	})
}

// TestRefill: where a browser has taken what it kept away, all or in part, the next visit brings it back. While the host has another
// version, no page is kept without what it loads.
func TestRefill(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	h, url := browser.NewHost(t, browser.Dist)
	p := browser.Open(t, url).Ready().OfflineReady()
	all := countKeptFiles(p)
	for name, clear := range map[string]string{
		"all": `Promise.all((await caches.keys()).map((name) => caches.delete(name)))`,
		"a part": `(async () => {
			const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("pbnkit-site")));
			for (const [at, request] of (await cache.keys()).entries()) if (at % 2 === 0) await cache.delete(request);
		})()`,
	} {
		t.Run(name, func(t *testing.T) {
			defer h.Set(func() { h.Refused, h.Gone = nil, false })
			p := browser.Open(t, url).Ready().OfflineReady()
			browser.EvaluateAsync[int](p, `(async () => { await `+clear+`; return 0; })()`)
			if name == "all" {
				h.Set(func() { h.Refused = func(path string) bool { return strings.HasSuffix(path, "/pbn.wasm") } })
				browser.Evaluate[int](p, `(navigator.serviceWorker.controller.postMessage({ room: "pbn" }), 0)`)
				keeps(p, len(named(t))-1)
				h.Set(func() { h.Refused = nil })
			}
			p.Do(chromedp.Navigate(url))
			p.Ready()
			keeps(p, all)
			h.Set(func() { h.Gone = true })
			p.Do(chromedp.Navigate(url))
			p.Ready()
			p.Drop(visit.Example)
			visit.Converted(p, visit.Example)
			p.Errors()
		})
	}
}

// TestFirstInstallation: from a host that answers with something else for one file, or not at all, nothing is installed, the page says
// so and works; the next visit installs everything when the host has mended it.
func TestFirstInstallation(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for name, spoil := range map[string]func(h *browser.Host, folder string){
		"something else": func(_ *browser.Host, folder string) {
			replaceIn(t, filepath.Join(folder, "publish.html"), func(html string) string { return html + "<script src=statistics.js></script>" })
		},
		"nothing": func(h *browser.Host, _ string) {
			h.Refused = func(path string) bool { return strings.HasSuffix(path, "/publish.html") }
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), "site")
			if err := os.CopyFS(folder, os.DirFS(browser.Dist)); err != nil {
				t.Fatal(err)
			}
			h, url := browser.NewHost(t, folder)
			h.Set(func() { spoil(h, folder) })
			p := browser.Open(t, url).Ready()
			p.WaitFor(`document.querySelector(".notice")?.textContent.includes("does not work offline yet. The host did not send publish.html as it was built.") === true`)
			if state := browser.EvaluateAsync[string](p, `(async () => {
				const registration = await navigator.serviceWorker.getRegistration();
				return [registration?.waiting, registration?.active, navigator.serviceWorker.controller].map((each) => each?.state ?? "none").join();
			})()`); state != "none,none,none" || countKeptFiles(p) != 0 {
				t.Errorf("there is a service worker: %s, with %d files", state, countKeptFiles(p))
			}
			p.Drop(visit.Example)
			visit.Converted(p, visit.Example)
			// That a file is not what was built, the browser says on the console.
			p.Errors()

			h.Set(func() { h.Folder, h.Refused = browser.Dist, nil })
			p.Do(chromedp.Navigate(url))
			p.Ready().OfflineReady()
			h.Set(func() { h.Gone = true })
			p.Do(chromedp.Navigate(url))
			p.Ready()
			p.NoErrors()
		})
	}
}

// TestOfflineWhole: what is kept is what was built, file by file, and a rule is found at its address of before.
func TestOfflineWhole(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	h, url := browser.NewHost(t, browser.Dist)
	h.Set(func() { h.EachRule = true })
	p := browser.Open(t, url).OfflineReady()
	kept := browser.EvaluateAsync[map[string]int](p, `(async () => {
		const [name] = (await caches.keys()).filter((each) => each.startsWith("pbnkit-site"));
		const cache = await caches.open(name);
		const sizes = {};
		for (const request of await cache.keys()) {
			sizes[request.url.slice(location.href.length)] = (await (await cache.match(request)).arrayBuffer()).byteLength;
		}
		return sizes;
	})()`)
	if len(kept) < 200 {
		t.Errorf("only %d files are kept", len(kept))
	}
	for name, size := range kept {
		if built := len(browser.Read(t, filepath.Join(browser.Dist, name))); size != built {
			t.Errorf("%s: %d bytes, built were %d", name, size, built)
		}
	}
	h.Set(func() { h.Gone = true })
	p.Do(chromedp.Navigate(url + "rules/auction/bad-call.html"))
	p.WaitFor(`document.querySelector("main.rule-article") !== null`)
	p.NoErrors()
}
