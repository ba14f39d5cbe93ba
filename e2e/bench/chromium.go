package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"

	"pbn/site/edge/static"
)

// longest is how long a page may take for one thing.
const longest = 5 * time.Minute

// settling is how long a browser is busy with its own start: Chromium loads pages of its own, which take both cores of a small
// machine. Whoever opens a page has had it open for longer.
const settling = 2 * time.Second

// serve is a server of what the pages need.
func serve(goRoot, inputs string) (*httptest.Server, error) {
	site, err := static.New("site/dist")
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.Handle("/site/", http.StripPrefix("/site", site))
	for path, folder := range map[string]string{
		"/pbnkit/": "js/dist", "/linked/": "bin/linked", "/bench/": "js/bench", "/go/": goRoot + "/lib/wasm", "/inputs/": inputs,
	} {
		mux.Handle(path, http.StripPrefix(path, http.FileServer(http.Dir(folder))))
	}
	mux.HandleFunc("/cpu", serveCPU)
	// The package without its modules, for what needs none.
	mux.Handle("/scripts/", http.StripPrefix("/scripts/", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			http.NotFound(w, r)
			return
		}
		http.FileServer(http.Dir("js/dist")).ServeHTTP(w, r)
	})))
	auction := article[strings.Index(article, "[Auction"):strings.Index(article, "</pre>")]
	plain := strings.ReplaceAll(strings.Replace(article, auction, "", 1), "/pbnkit/", "/scripts/")
	for path, content := range map[string]string{"/empty": "", "/article": article, "/plain": plain} {
		mux.HandleFunc(path, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprint(w, "<!DOCTYPE html><html lang=\"en\"><title>pbnkit</title><link rel=\"icon\" href=\"data:,\">"+content)
		})
	}
	return httptest.NewServer(mux), nil
}

const article = `<link rel="stylesheet" href="/pbnkit/style.css"><script type="module" src="/pbnkit/auto.js"></script>
<p>North opened the only suit that he had.</p>
<pre class="pbn">
[Board "2"]
[Dealer "N"]
[Deal "N:KT74.A63.K852.94 532.872.J9.AT872 AQ986.K5.A743.QJ J.QJT94.QT6.K653"]
[Auction "N"]
Pass Pass 1S Pass
4S AP
</pre>
<p>Nobody knew why.</p>`

// inBrowser does something in a tab of a browser that is started for it, with a profile that is kept in a folder or, without a
// folder, with a fresh one.
func inBrowser(profile string, do func(ctx context.Context) error) error {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.Flag("disable-background-networking", true), chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true))
	if profile != "" {
		options = append(options, chromedp.UserDataDir(profile))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	defer stop()
	tab, cancel := chromedp.NewContext(allocator)
	defer cancel()
	if err := chromedp.Do(tab); err != nil {
		return err
	}
	ctx, cancelTimeout := context.WithTimeout(tab, longest)
	defer cancelTimeout()
	if err := do(ctx); err != nil {
		return err
	}
	return chromedp.Cancel(tab)
}

// measureInChromium does one thing in a page of a fresh browser.
func measureInChromium(address, what, file string, once bool) (m measurement, err error) {
	err = inBrowser("", func(ctx context.Context) error {
		if err := chromedp.Do(ctx, chromedp.Navigate(address+"/empty")); err != nil {
			return err
		}
		cpu, err := addressOfCPU(ctx)
		if err != nil {
			return err
		}
		script := fmt.Sprintf(`import("/bench/page.mjs").then(({ run }) => run(%q, %q, %t, %q)).then(JSON.stringify)`, what, "/inputs/"+file, once, cpu)
		answer, err := chromedp.Run(ctx, chromedp.Evaluate[string](script, chromedp.EvalAwaitPromise))
		if err != nil {
			return err
		}
		return json.Unmarshal([]byte(answer), &m)
	})
	return m, err
}

// addressOfCPU is the address at which serveCPU answers a page of this browser.
func addressOfCPU(ctx context.Context) (string, error) {
	all, err := chromedp.CallBrowser(ctx, systeminfo.GetProcessInfo, cdp.Empty{})
	if err != nil {
		return "", err
	}
	renderers := url.Values{}
	for _, process := range all.ProcessInfo {
		if process.Type == "renderer" {
			renderers.Add("process", fmt.Sprint(process.ID))
		}
	}
	return "/cpu?" + renderers.Encode(), nil
}

// untilShown is how long it takes from navigation to a page until an expression is true, in seconds: the median of some starts
// of a browser whose profile has seen the page once, and whose service worker, where keepsFiles says that there is one, has its files.
func untilShown(url, expression string, keepsFiles bool) (seconds float64, err error) {
	profile, err := os.MkdirTemp("", "pbnkit-profile-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(profile)
	watch := fmt.Sprintf(`new MutationObserver(() => { if (%s) window.shownAt ??= performance.now(); })
		.observe(document, { attributes: true, childList: true, subtree: true })`, expression)
	var times []float64
	for start := range 4 {
		err := inBrowser(profile, func(ctx context.Context) error {
			time.Sleep(settling)
			err := chromedp.Do(ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
				_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: watch})
				return err
			}), chromedp.Navigate(url))
			for at := 0.0; err == nil && at == 0; time.Sleep(20 * time.Millisecond) {
				if at, err = chromedp.Run(ctx, chromedp.Evaluate[float64]("window.shownAt ?? 0")); at > 0 {
					times = append(times, at/1000)
				}
			}
			if err == nil && start == 0 && keepsFiles {
				_, err = chromedp.Run(ctx, chromedp.Evaluate[chromedp.Void]("navigator.serviceWorker.ready.then(() => undefined)", chromedp.EvalAwaitPromise))
			}
			return err
		})
		if err != nil {
			return 0, err
		}
	}
	return median(times[1:]), nil
}

// bytesToDiagram is how much a page loads of the package until its first diagram is there, compressed.
func bytesToDiagram(url string) (bytes float64, err error) {
	err = inBrowser("", func(ctx context.Context) error {
		const loaded = `(() => {
			if (!document.querySelector(".pbn-holdings")) return [];
			const answered = performance.getEntriesByType("resource").filter(({ responseStatus }) => responseStatus === 200);
			return answered.map(({ name }) => new URL(name).pathname.split("/").slice(2).join("/"));
		})()`
		err := chromedp.Do(ctx, chromedp.Navigate(url))
		var names []string
		for ; err == nil && len(names) == 0; time.Sleep(20 * time.Millisecond) {
			names, err = chromedp.Run(ctx, chromedp.Evaluate[[]string](loaded))
		}
		for _, name := range names {
			size, err := sizeSent(name)
			if err != nil {
				return err
			}
			bytes += size
		}
		return err
	})
	return bytes, err
}

func median(times []float64) float64 {
	slices.Sort(times)
	return times[len(times)/2]
}

// chromiumVersion is what the browser calls itself.
func chromiumVersion() (version string, err error) {
	err = inBrowser("", func(ctx context.Context) error {
		v, err := chromedp.Call(ctx, browser.GetVersion, cdp.Empty{})
		version = v.Product
		return err
	})
	return version, err
}
