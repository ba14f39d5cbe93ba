package site

import (
	"context"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
	"pbn/site/edge/static"
)

// withoutScript reports whether a page of visit.SitePages is text alone.
func withoutScript(path string) bool { return strings.Contains(visit.SitePages[path], "readyState") }

// observer notes what moves while a page loads, when it is seen, and what its policy forbids.
const observer = `
	globalThis.shifts = []; globalThis.violations = [];
	new PerformanceObserver((list) => {
		for (const { value, hadRecentInput, sources } of list.getEntries()) {
			if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 80)).join(" | ") });
		}
	}).observe({ type: "layout-shift", buffered: true });
	document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => violations.push(violatedDirective + " " + blockedURI));
`

// strictHost is a host that sends the headers of the site, with a policy that allows no other host to anything, in pages, worker
// and service worker. It notes what breaks that policy, and what is asked for that it does not have.
type strictHost struct {
	site http.Handler
	// noWorker has the service worker do nothing, as that of browser.Serve.
	noWorker bool
	mu       sync.Mutex
	faults   []string
}

func newStrictHost(t *testing.T) (*strictHost, string) {
	t.Helper()
	site, err := static.New(browser.Dist)
	if err != nil {
		t.Fatal(err)
	}
	h := &strictHost{site: site}
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	browser.Forget(t, server.URL)
	return h, server.URL + "/"
}

func (h *strictHost) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == "/violations" {
		report, _ := io.ReadAll(r.Body)
		h.note("the policy is broken: " + string(report))
		return
	}
	if h.noWorker && r.URL.Path == "/sw.js" {
		browser.EmptyWorker(w)
		return
	}
	h.site.ServeHTTP(&strictWriter{response: w, host: h, path: r.URL.Path}, r)
}

func (h *strictHost) note(fault string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.faults = append(h.faults, fault)
}

type strictWriter struct {
	response http.ResponseWriter
	host     *strictHost
	path     string
}

func (w *strictWriter) Header() http.Header               { return w.response.Header() }
func (w *strictWriter) Write(content []byte) (int, error) { return w.response.Write(content) }

func (w *strictWriter) WriteHeader(status int) {
	const policy = "Content-Security-Policy"
	sent := w.Header().Get(policy)
	strict := strings.Replace(sent, "connect-src 'self' https: http://localhost:* http://127.0.0.1:*;", "connect-src 'self'; report-uri /violations;", 1)
	if strict == sent {
		w.host.note(fmt.Sprintf("%s comes with the policy %q", w.path, sent))
	}
	w.Header().Set(policy, strict)
	if status >= 400 {
		w.host.note(fmt.Sprintf("%d %s", status, w.path))
	}
	w.response.WriteHeader(status)
}

// TestLoading: each page, light and dark, narrow and wide: nothing moves, nothing is missing, no error is told, and nothing is asked
// of another host, by the worker and the service worker neither. Colours hardly move anything: of the pairs of a scheme and a width, every
// page has two, and the next page the other two; a page of text alone has one.
func TestLoading(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Blank(t, observer)
	for at, path := range slices.Sorted(maps.Keys(visit.SitePages)) {
		for which, scheme := range []string{"light", "dark"} {
			width := []int64{320, 1280}[(at+which)%2]
			if withoutScript(path) && !browser.InTurn(at/2+which, 2) {
				continue
			}
			p.Run(fmt.Sprintf("%s %s %d", path, scheme, width), func(t *testing.T) {
				host, url := newStrictHost(t)
				// A service worker that is still starting when its host is forgotten says so to the console of its page.
				t.Cleanup(func() {
					p.Do(chromedp.Navigate(browser.BlankPage))
					p.Errors()
				})
				// The service worker is the same for all pages, colours and widths.
				host.noWorker = withoutScript(path) || scheme != "light" || path != "" && !browser.Everything
				p.Emulate("screen", "prefers-color-scheme: "+scheme)
				p.Resize(width, 900)
				p.Do(chromedp.Navigate(url + path))
				p.WaitFor(visit.SitePages[path])
				if !host.noWorker {
					p.OfflineReady()
				}
				type shift struct {
					Value float64
					What  string
				}
				sum, moved := 0.0, browser.Evaluate[[]shift](p, "shifts")
				for _, each := range moved {
					sum += each.Value
				}
				if sum > 0.01 {
					t.Errorf("the page moves by %.3f: %+v", sum, moved)
				}
				if path == "" {
					p.Choose(visit.Example)
					visit.Converted(p, visit.Example)
				}
				if broken := browser.Evaluate[[]string](p, "violations"); len(broken) > 0 {
					t.Errorf("against the policy: %q", broken)
				}
				host.mu.Lock()
				defer host.mu.Unlock()
				if len(host.faults) > 0 {
					t.Errorf("%q", host.faults)
				}
				p.Silent()
			})
		}
	}
}

// TestSilentWithWorker: where the service worker answers, a page writes nothing to the console either, and uses what it asks for ahead: some seconds
// later the browser would say that it does not.
func TestSilentWithWorker(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	_, url := newStrictHost(t)
	p := browser.Blank(t, `globalThis.asked = [], globalThis.fetch = new Proxy(fetch, { apply: (real, self, [what, ...rest]) => {
		asked.push(new URL(what.url ?? what, document.baseURI).href);
		return Reflect.apply(real, self, [what, ...rest]);
	} })`)
	p.Do(chromedp.Navigate(url))
	p.Ready().OfflineReady()
	p.Silent()
	pages := maps.Clone(visit.SitePages)
	// The one is drawn from its link, the other needs the module.
	for _, link := range []string{"#pbn=" + visit.Packed(visit.BoardOne), "#pbn=" + visit.Packed(string(browser.Read(t, visit.Example)))} {
		pages[link] = `document.querySelector(".pbn-game") !== null`
	}
	for _, path := range slices.Sorted(maps.Keys(pages)) {
		p.Run(path, func(*testing.T) {
			p.Do(chromedp.Navigate(browser.BlankPage))
			p.Do(chromedp.Navigate(url + path))
			p.WaitFor(pages[path])
			p.WaitFor(`navigator.serviceWorker.controller?.state === "activated"`)
			p.WaitFor(`[...document.querySelectorAll("link[rel=preload][as=fetch]")].every(({ href }) => asked.includes(href))`)
			p.Silent()
		})
	}
}

// TestStrictHost: what the host of the tests forbids, a page cannot do, and the host hears of it.
func TestStrictHost(t *testing.T) {
	t.Parallel()
	host, url := newStrictHost(t)
	p := browser.Open(t, url)
	browser.EvaluateAsync[bool](p, `fetch("http://localhost:1/").catch(() => true)`)
	p.Errors()
	p.Until("that the host hears of it", func(context.Context) (bool, string, error) {
		host.mu.Lock()
		defer host.mu.Unlock()
		return len(host.faults) > 0, "", nil
	})
}

// TestFirstPaint: a page is seen before any script and the module have come, and then the same page comes alive.
func TestFirstPaint(t *testing.T) {
	t.Parallel()
	for path, loaded := range visit.SitePages {
		// What a frame shows is in its address, and no part of the page.
		if withoutScript(path) || path == "embed.html" {
			continue
		}
		t.Run(path, func(t *testing.T) {
			come := make(chan struct{})
			url := browser.Serve(t, func(_ http.ResponseWriter, r *http.Request) bool {
				if strings.HasSuffix(r.URL.Path, ".js") || strings.HasSuffix(r.URL.Path, ".wasm") {
					<-come
				}
				return false
			})
			release := sync.OnceFunc(func() { close(come) })
			t.Cleanup(release)
			p := browser.Open(t, "about:blank")
			// Navigation would wait until all has come.
			browser.Evaluate[int](p, fmt.Sprintf(`(location.href = %q, 0)`, url+path))
			p.WaitFor(`performance.getEntriesByName("first-contentful-paint").length === 1 && document.querySelector("main") !== null`)
			seen := browser.Evaluate[[]string](p, `[...document.querySelectorAll("h1, .lead, #drop, .first-deal .pbn-deal, #builder textarea")].filter((each) => each.checkVisibility()).map((each) => each.tagName)`)
			if want := map[string]int{"": 4, "articles.html": 2, "publish.html": 3}[path]; len(seen) != want {
				t.Errorf("%q is seen, want %d", seen, want)
			}
			browser.Evaluate[int](p, `(globalThis.heading = document.querySelector("h1"), globalThis.last = [...document.querySelectorAll("main *")].at(-1), 0)`)
			release()
			p.WaitFor(loaded)
			if !browser.Evaluate[bool](p, `heading === document.querySelector("h1") && last.isConnected`) {
				t.Error("the page was drawn anew")
			}
			p.NoErrors()
		})
	}
}

// TestModuleOnce: what the page asks for ahead of the scripts of a link is what they use.
func TestModuleOnce(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"#pbn="+visit.Packed(string(browser.Read(t, visit.Example)))).Ready()
	if asked := browser.Evaluate[[]string](p, `performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm")).map(({ initiatorType }) => initiatorType)`); len(asked) != 1 || asked[0] != "link" {
		t.Errorf("the module is asked for by %q", asked)
	}
	p.NoErrors()
}
