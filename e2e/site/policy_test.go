package site

import (
	"context"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestPolicy: what the pages do not use, nothing in them can, by the headers and by what each page says itself for hosts that send none.
func TestPolicy(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	_, strict := newStrictHost(t)
	for name, url := range map[string]string{"headers": strict, "pages alone": browser.Serve(t, nil)} {
		for at, path := range slices.Sorted(maps.Keys(visit.SitePages)) {
			// It is for the root of a host, and the plain one has the site in a folder.
			if name == "pages alone" && path == "404.html" {
				continue
			}
			// The pages of text alone have one policy in common: half of them are looked at here, and half there.
			if withoutScript(path) && browser.InTurn(at, 2) == (name == "headers") && !browser.Everything {
				continue
			}
			t.Run(name+" "+path, func(t *testing.T) {
				p := browser.Blank(t, observer)
				p.Do(chromedp.Navigate(url + path))
				p.WaitFor(visit.SitePages[path])
				p.NoErrors()
				if allowed := browser.Evaluate[[]string](p, `violations`); len(allowed) > 0 {
					t.Fatalf("before anything was tried: %q", allowed)
				}
				browser.Evaluate[int](p, `((async () => {
					const fails = (act) => { try { act(); return false; } catch { return true; } };
					const blocked = (directive, act) => new Promise((resolve) => {
						globalThis.tried = directive;
						document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => effectiveDirective === directive && resolve(true));
						act();
					});
					const image = (src) => () => { const made = new Image(); made.src = src; document.body.append(made); };
					const form = () => {
						const made = document.createElement("form");
						Object.assign(made, { action: "share", method: "post" });
						document.body.append(made);
						made.submit();
					};
					const tries = {
						html: fails(() => { document.createElement("div").innerHTML = "<b>b</b>"; }),
						code: fails(() => { document.createElement("script").text = "1"; }),
						worker: fails(() => new Worker(new URL("index.html", location.href))),
						policy: fails(() => trustedTypes.createPolicy("other", {})),
						picture: await blocked("img-src", image("data:image/gif;base64,R0lGODlhAQABAAAAACw=")),
						blob: await blocked("img-src", image(URL.createObjectURL(new Blob([])))),
						ask: await blocked("connect-src", () => fetch("http://other.example/").catch(() => 0)),
						frame: await blocked("frame-src", () => { const made = document.createElement("iframe"); made.src = "index.html"; document.body.append(made); }),
						send: await blocked("form-action", form),
					};
					globalThis.allowed = Object.keys(tries).filter((what) => !tries[what]).join(", ");
				})(), 0)`)
				p.Until("that all is blocked", func(ctx context.Context) (bool, string, error) {
					tried, err := chromedp.Run(ctx, chromedp.Evaluate[string](`globalThis.allowed === undefined ? globalThis.tried ?? "" : "all"`))
					return tried == "all", tried, err
				})
				if got := browser.Evaluate[string](p, `globalThis.allowed`); got != "" {
					t.Errorf("allowed is: %s", got)
				}
				if allowed := browser.Evaluate[string](p, `document.featurePolicy.allowedFeatures().sort().join(" ")`); name == "headers" {
					for _, feature := range []string{"camera", "geolocation", "microphone", "payment", "usb", "display-capture", "clipboard-read"} {
						if strings.Contains(" "+allowed+" ", " "+feature+" ") {
							t.Errorf("the page may use: %s", allowed)
						}
					}
					if !strings.Contains(" "+allowed+" ", " clipboard-write ") {
						t.Errorf("the page may not copy, but: %s", allowed)
					}
				}
			})
		}
	}
}
