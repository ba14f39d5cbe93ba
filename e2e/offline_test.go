package e2e

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
)

// host is a plain static server whose files may be replaced by those of another build, and that may be gone.
type host struct {
	mu     sync.Mutex
	folder string
	gone   bool
	// short says that pages are at addresses without .html, and that their others lead there.
	short bool
	// refused says which requests get no answer.
	refused func(path string) bool
	// eachRule says that the service worker keeps the page of each rule, too. Those are half of its files.
	eachRule bool
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	folder, short, eachRule, gone := h.folder, h.short, h.eachRule, h.gone || h.refused != nil && h.refused(r.URL.Path)
	h.mu.Unlock()
	if gone {
		panic(http.ErrAbortHandler)
	}
	if short {
		if page, isPage := strings.CutSuffix(r.URL.Path, ".html"); isPage {
			if folder, isFirst := strings.CutSuffix(page, "/index"); isFirst {
				page = folder + "/"
			}
			http.Redirect(w, r, page, http.StatusPermanentRedirect)
			return
		}
		if !strings.HasSuffix(r.URL.Path, "/") && filepath.Ext(r.URL.Path) == "" {
			http.ServeFile(w, r, filepath.Join(folder, strings.TrimPrefix(r.URL.Path, subPath)+".html"))
			return
		}
	}
	if r.URL.Path == subPath+"sw.js" && !eachRule {
		script, err := os.ReadFile(filepath.Join(folder, "sw.js"))
		if err != nil {
			http.Error(w, err.Error(), http.StatusNotFound)
			return
		}
		w.Header().Set("Content-Type", "text/javascript")
		w.Write(pageOfARule.ReplaceAll(script, nil))
		return
	}
	http.StripPrefix(subPath, http.FileServer(http.Dir(folder))).ServeHTTP(w, r)
}

// pageOfARule matches such a page in the list of the service worker.
var pageOfARule = regexp.MustCompile(`\["rules/[a-z]+/[^"]+","[^"]+"\],?`)

func (h *host) set(change func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	change()
}

// newHost serves the built site, or a copy of it that a test may change.
func newHost(t *testing.T, folder string) (*host, string) {
	t.Helper()
	h := &host{folder: folder}
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	forget(t, server.URL)
	return h, server.URL + subPath
}

// offlineReady waits until all that the site needs is in the browser.
func (p *page) offlineReady() *page {
	p.t.Helper()
	p.waitFor(`navigator.serviceWorker.controller?.state === "activated"`)
	return p
}

// TestOffline: after the first visit each page, at each of its addresses, works without its host, a file is converted to the
// bytes that the core writes, and nothing is asked for. That the host leads from an address to another does not matter.
func TestOffline(t *testing.T) {
	t.Parallel()
	for name, short := range map[string]bool{"a plain host": false, "a host with short addresses": true} {
		t.Run(name, func(t *testing.T) {
			h, url := newHost(t, dist)
			h.set(func() { h.short = short })
			first := open(t, url).offlineReady()
			first.noErrors()
			h.set(func() { h.gone = true })
			if there := evaluateAsync[bool](first, `fetch("not-there").then(() => true, () => false)`); there {
				t.Fatal("the host is still there")
			}
			first = open(t, url).ready()
			first.drop(example)
			first.converted(example)
			first.noErrors()
			for address, loaded := range map[string]string{
				"index.html?from=elsewhere#here": sitePages[""], "index": sitePages[""],
				"articles":     sitePages["articles.html"],
				"publish.html": sitePages["publish.html"],
				"rules/":       `document.querySelector("main.rule-index") !== null`,
			} {
				p := open(t, url+address)
				p.waitFor(loaded)
				p.noErrors()
			}
		})
	}
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
			p := blank(t, script)
			p.do(chromedp.Navigate(serve(t, nil)))
			p.ready()
			p.drop(example)
			p.converted(example)
			if evaluate[bool](p, `document.querySelector(".notice") !== null`) {
				t.Error("the page says something")
			}
			p.noErrors()
		})
	}
}

const keptFiles = `(async () => {
	const names = (await caches.keys()).filter((each) => each.startsWith("pbnkit-site"));
	return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))).reduce((a, b) => a + b, 0);
})()`

// keptFiles is how many files of the site the browser keeps.
func (p *page) keptFiles() int {
	p.t.Helper()
	return evaluateAsync[int](p, keptFiles)
}

// keeps waits until the browser keeps so many files of the site.
func (p *page) keeps(files int) {
	p.t.Helper()
	p.until(fmt.Sprintf("that %d files are kept", files), func(ctx context.Context) (bool, string, error) {
		kept, err := chromedp.Run(ctx, chromedp.Evaluate[int](keptFiles, chromedp.EvalAwaitPromise))
		return kept == files, strconv.Itoa(kept), err
	})
}

// TestRefill: where a browser has taken what it kept away, all or in part, the next visit brings it back. While the host has another
// version, no page is kept without what it loads.
func TestRefill(t *testing.T) {
	t.Parallel()
	h, url := newHost(t, dist)
	p := open(t, url).ready().offlineReady()
	all := p.keptFiles()
	for name, clear := range map[string]string{
		"all": `Promise.all((await caches.keys()).map((name) => caches.delete(name)))`,
		"a part": `(async () => {
			const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("pbnkit-site")));
			for (const [at, request] of (await cache.keys()).entries()) if (at % 2 === 0) await cache.delete(request);
		})()`,
	} {
		t.Run(name, func(t *testing.T) {
			defer h.set(func() { h.refused, h.gone = nil, false })
			p := open(t, url).ready().offlineReady()
			evaluateAsync[int](p, `(async () => { await `+clear+`; return 0; })()`)
			if name == "all" {
				h.set(func() { h.refused = func(path string) bool { return strings.HasSuffix(path, "/pbn.wasm") } })
				evaluate[int](p, `(navigator.serviceWorker.controller.postMessage("opened"), 0)`)
				p.keeps(len(named(t)) - 1)
				h.set(func() { h.refused = nil })
			}
			p.do(chromedp.Navigate(url))
			p.ready()
			p.keeps(all)
			h.set(func() { h.gone = true })
			p.do(chromedp.Navigate(url))
			p.ready()
			p.drop(example)
			p.converted(example)
			p.errors()
		})
	}
}

// TestFirstInstallation: from a host that answers with something else for one file, or not at all, nothing is installed, the page says
// so and works; the next visit installs everything when the host has mended it.
func TestFirstInstallation(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func(h *host, folder string){
		"something else": func(_ *host, folder string) {
			replaceIn(t, filepath.Join(folder, "publish.html"), func(html string) string { return html + "<script src=statistics.js></script>" })
		},
		"nothing": func(h *host, _ string) {
			h.refused = func(path string) bool { return strings.HasSuffix(path, "/publish.html") }
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := filepath.Join(t.TempDir(), "site")
			if err := os.CopyFS(folder, os.DirFS(dist)); err != nil {
				t.Fatal(err)
			}
			h, url := newHost(t, folder)
			h.set(func() { spoil(h, folder) })
			p := open(t, url).ready()
			p.waitFor(`document.querySelector(".notice")?.textContent.includes("does not work offline yet. The host did not send publish.html as it was built.") === true`)
			if state := evaluateAsync[string](p, `(async () => {
				const registration = await navigator.serviceWorker.getRegistration();
				return [registration?.waiting, registration?.active, navigator.serviceWorker.controller].map((each) => each?.state ?? "none").join();
			})()`); state != "none,none,none" || p.keptFiles() != 0 {
				t.Errorf("there is a service worker: %s, with %d files", state, p.keptFiles())
			}
			p.drop(example)
			p.converted(example)
			// That a file is not what was built, the browser says on the console.
			p.errors()

			h.set(func() { h.folder, h.refused = dist, nil })
			p.do(chromedp.Navigate(url))
			p.ready().offlineReady()
			h.set(func() { h.gone = true })
			p.do(chromedp.Navigate(url))
			p.ready()
			p.noErrors()
		})
	}
}

// TestOfflineWhole: what is kept is what was built, file by file.
func TestOfflineWhole(t *testing.T) {
	t.Parallel()
	h, url := newHost(t, dist)
	h.set(func() { h.eachRule = true })
	p := open(t, url).offlineReady()
	kept := evaluateAsync[map[string]int](p, `(async () => {
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
		if built := len(read(t, filepath.Join(dist, name))); size != built {
			t.Errorf("%s: %d bytes, built were %d", name, size, built)
		}
	}
	p.noErrors()
}
