package e2e

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
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
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	folder, short, gone := h.folder, h.short, h.gone || h.refused != nil && h.refused(r.URL.Path)
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
	http.StripPrefix(subPath, http.FileServer(http.Dir(folder))).ServeHTTP(w, r)
}

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
			const ready = `document.documentElement.dataset.ready === "true"`
			for address, loaded := range map[string]string{
				"index.html?from=elsewhere#here": ready, "index": ready,
				"articles":     `document.querySelectorAll(".pbn-block").length === 6`,
				"publish.html": `document.querySelector(".preview .pbn-game") !== null`,
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

// TestOfflineWhole: what is kept is what was built, file by file.
func TestOfflineWhole(t *testing.T) {
	_, url := newHost(t, dist)
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
	if len(kept) < 40 {
		t.Errorf("only %d files are kept", len(kept))
	}
	for name, size := range kept {
		if built := len(read(t, filepath.Join(dist, name))); size != built {
			t.Errorf("%s: %d bytes, built were %d", name, size, built)
		}
	}
	p.noErrors()
}
