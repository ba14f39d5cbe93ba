package read

import (
	"io"
	"net/http"
	"os"
	"path"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// wire serves the site as hosts do, compressed, and keeps what was sent.
type wire struct {
	mu     sync.Mutex
	sent   map[string]int
	total  int
	folder string
}

func (w *wire) answer(to http.ResponseWriter, r *http.Request) bool {
	name := strings.TrimPrefix(r.URL.Path, browser.SubPath)
	if name == "" {
		name = "index.html"
	}
	if name == "sw.js" {
		// It would fetch all of the site.
		return false
	}
	packed, err := os.ReadFile(path.Join(w.folder, name+".br"))
	if err != nil {
		if packed, err = os.ReadFile(path.Join(w.folder, name)); err != nil {
			return false
		}
	} else {
		to.Header().Set("Content-Encoding", "br")
	}
	to.Header().Set("Content-Type", typeOf[path.Ext(name)])
	w.mu.Lock()
	if _, again := w.sent[name]; !again {
		w.total += len(packed)
	}
	w.sent[name] = len(packed)
	w.mu.Unlock()
	io.WriteString(to, string(packed))
	return true
}

var typeOf = map[string]string{
	".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".png": "image/png",
}

// TestLinkBytes: what a link, the frame and the first page send until they are there is bounded, since a slow network brings 200 kB in a second;
// a link sends nothing that only the page of files needs, and no module where its deal is plain.
func TestLinkBytes(t *testing.T) {
	t.Parallel()
	full := "#pbn=" + visit.Packed(visit.BoardOne)
	plain := "#pbn=" + visit.Packed("[Board \"3\"]\n[Dealer \"S\"]\n[Vulnerable \"EW\"]\n[Deal \"N:KT74.A63.K852.94 AQ986.K5.A743.QJ 32.QJT.QJ.AKT876 J5.98742.T96.532\"]\n")
	for _, page := range []struct {
		name, address, there string
		most                 int
		without              []string
	}{
		{"link", full, `document.documentElement.dataset.ready === "true"`, 520_000, []string{"app", "index.js", "pbn.wasm", "worker.js"}},
		{"embed", "embed.html" + full, `document.querySelector("#board .pbn-board") !== null`, 500_000, []string{"index.js", "pbn.wasm", "worker.js"}},
		{"plain link", plain, `document.documentElement.dataset.ready === "true" && document.querySelector("#board .pbn-holdings") !== null`, 90_000, []string{"read.wasm", "auto-read.js", "auto-play.js"}},
		{"plain embed", "embed.html" + plain, `document.querySelector("#board .pbn-holdings") !== null`, 60_000, []string{"read.wasm", "auto-read.js", "auto-play.js"}},
		// Until somebody is about to give a file.
		{"first", "", `document.documentElement.dataset.files === "" && document.querySelector(".first-deal button") !== null`, 183_000, []string{"read.wasm", "auto.js", "pbn.wasm", "worker.js"}},
	} {
		t.Run(page.name, func(t *testing.T) {
			t.Parallel()
			sent := &wire{sent: map[string]int{}, folder: browser.Dist}
			p := browser.Blank(t, watched+browser.SavingData)
			p.Resize(360, 740)
			p.Do(chromedp.Navigate(browser.Serve(t, sent.answer) + page.address))
			p.WaitFor(page.there)
			p.Painted()
			sent.mu.Lock()
			defer sent.mu.Unlock()
			names := make([]string, 0, len(sent.sent))
			for name := range sent.sent {
				names = append(names, name)
			}
			slices.SortFunc(names, func(a, b string) int { return sent.sent[b] - sent.sent[a] })
			for _, name := range names {
				t.Logf("%7d %s", sent.sent[name], name)
				for _, unwanted := range page.without {
					if base := path.Base(name); base == unwanted || strings.HasPrefix(base, unwanted+"-") {
						t.Errorf("it loads %s", name)
					}
				}
			}
			t.Logf("%d in %d files", sent.total, len(names))
			if sent.total > page.most {
				t.Errorf("it loads %d bytes, of at most %d", sent.total, page.most)
			}
			if shift := browser.Evaluate[float64](p, `document.shifts`); shift > 0.05 {
				t.Errorf("it moves by %.3f", shift)
			}
			p.NoErrors()
		})
	}
}
