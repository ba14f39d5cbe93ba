package browser

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
)

// Host is a plain static server whose files may be replaced by those of another build, and that may be gone.
type Host struct {
	mu     sync.Mutex
	Folder string
	Gone   bool
	// Short says that pages are at addresses without .html, and that their others lead there.
	Short bool
	// Refused says which requests get no answer.
	Refused func(path string) bool
	// EachRule says that the service worker keeps the page of each rule, too. Those are half of its files.
	EachRule bool
}

// ServeHTTP answers with a file of the folder, or not at all.
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	folder, short, eachRule, gone := h.Folder, h.Short, h.EachRule, h.Gone || h.Refused != nil && h.Refused(r.URL.Path)
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
			http.ServeFile(w, r, filepath.Join(folder, strings.TrimPrefix(r.URL.Path, SubPath)+".html"))
			return
		}
	}
	if r.URL.Path == SubPath+"sw.js" && !eachRule {
		script, err := os.ReadFile(filepath.Join(folder, "sw.js"))
		if err != nil {
			http.Error(w, err.Error(), http.StatusNotFound)
			return
		}
		w.Header().Set("Content-Type", "text/javascript")
		w.Write(pageOfARule.ReplaceAll(script, nil))
		return
	}
	http.StripPrefix(SubPath, http.FileServer(http.Dir(folder))).ServeHTTP(w, r)
}

// pageOfARule matches such a page in the list of the service worker.
var pageOfARule = regexp.MustCompile(`\["rules/pbn/[a-z]+/[^"]+","[^"]+"\],?`)

// Set changes the host between two requests.
func (h *Host) Set(change func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	change()
}

// NewHost serves the built site, or a copy of it that a test may change.
func NewHost(t *testing.T, folder string) (*Host, string) {
	t.Helper()
	h := &Host{Folder: folder}
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	Forget(t, server.URL)
	return h, server.URL + SubPath
}

// OfflineReady waits until all that the site needs is in the browser.
func (p *Page) OfflineReady() *Page {
	p.T.Helper()
	p.WaitFor(`navigator.serviceWorker.controller?.state === "activated"`)
	return p
}
