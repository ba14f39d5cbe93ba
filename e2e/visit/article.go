// Package visit opens the site and articles with a file in them, for tests of several folders: what is in the page then, what it shows of
// boards, and files that the tests give it.
package visit

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
)

// packageFiles is the built package, as a writer copies it to his site.
const packageFiles = "js/dist"

// StyleTag is the style of the package in the head of an article.
const StyleTag = `<link rel="stylesheet" href="/pbnkit/style.css">`

// ScriptTag is the embed script; the document then says when it is ready.
const ScriptTag = `<script>document.addEventListener("pbn-ready", () => { document.isReady = true; });</script>` +
	`<script type="module" src="/pbnkit/auto.js"></script>`

// Site is a writer's: the package at /pbnkit/, and pages by their paths. A handler before them may answer first. A page alone is in a folder of the
// host that all of these share: a browser keeps what it compiled of an origin's scripts and module, which takes half of the CPU time of a short article.
func Site(t *testing.T, pages map[string]string, before func(w http.ResponseWriter, r *http.Request) (answered bool)) string {
	t.Helper()
	if page, ok := pages["/"]; ok && len(pages) == 1 && before == nil {
		folder := fmt.Sprintf("/%d", numberOfPages.Add(1))
		pagesAlone.Store(folder+"/", page)
		t.Cleanup(func() { pagesAlone.Delete(folder + "/") })
		return hostOfPages() + folder
	}
	server := httptest.NewServer(siteOf(func(path string) (page string, ok bool) {
		page, ok = pages[path]
		return page, ok
	}, before))
	t.Cleanup(server.Close)
	return server.URL
}

// Pages that are alone on their site, by their folders on the host that they share.
var (
	pagesAlone    sync.Map
	numberOfPages atomic.Int64
	hostOfPages   = sync.OnceValue(func() string {
		return httptest.NewServer(siteOf(func(path string) (page string, ok bool) {
			found, ok := pagesAlone.Load(path)
			page, _ = found.(string)
			return page, ok
		}, nil)).URL
	})
)

func siteOf(pageAt func(path string) (page string, ok bool), before func(w http.ResponseWriter, r *http.Request) (answered bool)) http.Handler {
	files := http.StripPrefix("/pbnkit/", http.FileServer(http.Dir(packageFiles)))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		page, ok := pageAt(r.URL.Path)
		switch {
		case before != nil && before(w, r):
		case strings.HasPrefix(r.URL.Path, "/pbnkit/"):
			files.ServeHTTP(w, r)
		case ok:
			if !strings.HasSuffix(r.URL.Path, ".pbn") {
				w.Header().Set("Content-Type", "text/html")
			}
			_, _ = w.Write([]byte(page))
		case r.URL.Path == "/favicon.ico":
			w.WriteHeader(http.StatusNoContent)
		default:
			http.NotFound(w, r)
		}
	})
}

// ArticlePage is a page with an article and the embed script.
func ArticlePage(head, body string) string {
	return "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>An article</title>" + head + "</head>\n<body>\n" + body + "\n</body>\n</html>\n"
}

// Article opens an article in a tab.
func Article(t *testing.T, body string) *browser.Page {
	t.Helper()
	p := browser.Open(t, browser.BlankPage)
	ShowArticle(p, body)
	return p
}

// ShowArticle shows an article in the tab.
func ShowArticle(p *browser.Page, body string) {
	p.T.Helper()
	p.Do(chromedp.Navigate(Site(p.Owner, map[string]string{"/": ArticlePage(StyleTag+strings.Replace(ScriptTag, "src=", `data-games="list" src=`, 1), body)}, nil) + "/"))
}

// Boards are those that are shown, in the order of the page.
func Boards(p *browser.Page) []string {
	p.T.Helper()
	return browser.Evaluate[[]string](p, `[...document.querySelectorAll("[data-pbn-block] article")].filter(a => a.checkVisibility({ visibilityProperty: true })).map(a => a.dataset.board ?? "")`)
}

// Shows waits until all is shown that can be, and checks which boards are.
func Shows(p *browser.Page, want ...string) {
	p.T.Helper()
	p.WaitFor("document.isReady === true")
	if got := Boards(p); !slices.Equal(got, want) {
		p.T.Errorf("boards %q are shown, want %q", got, want)
	}
}

// BoardOne is a short board, as a writer pastes it.
const BoardOne = "[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1S Pass 4S Pass\nPass Pass\n"

// Escaped is PBN as a writer has to put it into a <pre>.
func Escaped(pbn string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;").Replace(pbn)
}

// Curly is what WordPress makes of the keyboard's quotes.
func Curly(html string) string {
	html = strings.ReplaceAll(html, ` "`, " &#8220;")
	return strings.ReplaceAll(html, `"]`, "&#8221;]")
}

// Traveller is a game with more results than a reader sees at once.
func Traveller() string {
	rows := []string{"[Event \"Club night\"]", "[Board \"6\"]", "[Dealer \"E\"]", "[Vulnerable \"EW\"]", `[Deal "N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85"]`, "[ScoreTable \"PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Score_NS\\6R;MP_NS\\2R\"]"}
	for i := range 60 {
		rows = append(rows, fmt.Sprintf("%2d %2d %dNT %d %2d", i+1, 61+i, 1+i%3, 90+10*(i%7), 60-i))
	}
	return strings.Join(rows, "\n") + "\n"
}

// Examples are files of PBN that show the parts of the viewer.
const Examples = "e2e/testdata/viewer"

// ExampleBlock is an example as a writer puts it into an article, with attributes of the container.
func ExampleBlock(t *testing.T, name, attributes string) string {
	t.Helper()
	return fmt.Sprintf(`<pre class="pbn" %s>%s</pre>`, attributes, Escaped(string(browser.Read(t, filepath.Join(Examples, name)))))
}

// LightOrDark is the style of a page that leaves the choice to the reader.
const LightOrDark = `<style>:root { color-scheme: light dark; font-family: serif; }</style>`

// ArticleOf opens a page with an article, and waits until its blocks are shown.
func ArticleOf(t *testing.T, body string) *browser.Page {
	t.Helper()
	p := browser.Open(t, Site(t, map[string]string{"/": ArticlePage(LightOrDark+StyleTag+ScriptTag, "<main><h1>An article</h1>\n<h2>Deals</h2>\n"+body+"</main>")}, nil)+"/")
	p.WaitFor("document.isReady === true")
	return p
}

// Rendered opens the page that `pbn render` makes of a file.
func Rendered(t *testing.T, path string, flags ...string) *browser.Page {
	t.Helper()
	html, err := exec.Command("node", append(append([]string{"js/dist/cli.js", "render"}, flags...), path)...).Output()
	if err != nil {
		t.Fatalf("pbn render: %v", err)
	}
	return browser.Open(t, Site(t, map[string]string{"/": string(html)}, nil)+"/")
}
