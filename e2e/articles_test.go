package e2e

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// packageFiles is the built package, as a writer copies it to his site.
const packageFiles = "../js/dist"

const (
	styleTag  = `<link rel="stylesheet" href="/pbnkit/style.css">`
	scriptTag = `<script>document.addEventListener("pbn-ready", () => { document.isReady = true; });</script>` +
		`<script type="module" src="/pbnkit/auto.js"></script>`
)

// site is a writer's: the package at /pbnkit/, and pages by their paths. A handler before them may answer first.
func site(t *testing.T, pages map[string]string, before func(w http.ResponseWriter, r *http.Request) (answered bool)) string {
	t.Helper()
	files := http.StripPrefix("/pbnkit/", http.FileServer(http.Dir(packageFiles)))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		page, ok := pages[r.URL.Path]
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
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// articlePage is a page with an article and the embed script.
func articlePage(head, body string) string {
	return "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>An article</title>" + head + "</head>\n<body>\n" + body + "\n</body>\n</html>\n"
}

// article opens an article in a tab.
func article(t *testing.T, body string) *page {
	t.Helper()
	p := open(t, "about:blank")
	p.article(body)
	return p
}

// article shows an article in the tab.
func (p *page) article(body string) {
	p.t.Helper()
	p.do(chromedp.Navigate(site(p.owner, map[string]string{"/": articlePage(styleTag+strings.Replace(scriptTag, "src=", `data-games="list" src=`, 1), body)}, nil) + "/"))
}

// boards are those that are shown, in the order of the page.
func (p *page) boards() []string {
	p.t.Helper()
	return evaluate[[]string](p, `[...document.querySelectorAll("[data-pbn-block] article")].filter(a => a.checkVisibility({ visibilityProperty: true })).map(a => a.dataset.board ?? "")`)
}

// shows waits until all is shown that can be, and checks which boards are.
func (p *page) shows(want ...string) {
	p.t.Helper()
	p.waitFor("document.isReady === true")
	if got := p.boards(); !slices.Equal(got, want) {
		p.t.Errorf("boards %q are shown, want %q", got, want)
	}
}

// prose is what a reader sees of the page but what we show and what the writer alone is told, with single spaces.
func (p *page) prose() string {
	p.t.Helper()
	return evaluate[string](p, `(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const words = [];
		while (walker.nextNode()) {
			const { parentElement, data } = walker.currentNode;
			if (parentElement.checkVisibility() && !parentElement.closest("[data-pbn-block], .pbn-note-to-writer, script")) words.push(...data.split(/\s+/));
		}
		return words.filter(word => word !== "").join(" ");
	})()`)
}
