package e2e

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// host is a plain static server whose files may be replaced by those of another build, and that may be gone.
type host struct {
	mu     sync.Mutex
	folder string
	gone   bool
	// refused says which requests get no answer.
	refused func(path string) bool
	asked   []string
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	folder, gone := h.folder, h.gone || h.refused != nil && h.refused(r.URL.Path)
	if !gone {
		h.asked = append(h.asked, strings.TrimPrefix(r.URL.Path, subPath))
	}
	h.mu.Unlock()
	if gone {
		panic(http.ErrAbortHandler)
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
// bytes that the core writes, and nothing is asked for.
func TestOffline(t *testing.T) {
	h, url := newHost(t, dist)
	first := open(t, url).offlineReady()
	first.noErrors()
	h.set(func() { h.gone = true })
	if there := evaluateAsync[bool](first, `fetch("not-there").then(() => true, () => false)`); there {
		t.Fatal("the host is still there")
	}
	first.errors()
	for _, address := range []string{"", "index.html", "index.html?src=a.pbn", "index", "?share=nothing#here"} {
		p := open(t, url+address).ready()
		p.drop(example)
		p.converted(example)
		p.noErrors()
	}
	p := open(t, url+"articles")
	p.waitFor(`document.querySelectorAll(".pbn-block").length === 6`)
	p.noErrors()
	p = open(t, url+"publish.html")
	p.waitFor(`document.querySelector(".preview .pbn-game") !== null`)
	p.noErrors()
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
