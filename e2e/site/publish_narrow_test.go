package site

import (
	"bytes"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// inPieces is the address of a page that comes in two pieces, as over a slow network: what begins with a text comes when rest is called.
func inPieces(t *testing.T, page, from string) (url string, rest func()) {
	t.Helper()
	html, err := os.ReadFile(filepath.Join(browser.Dist, page))
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(html, []byte(from))
	if at < 0 {
		t.Fatalf("%s has no %s", page, from)
	}
	come := make(chan struct{})
	rest = sync.OnceFunc(func() { close(come) })
	t.Cleanup(rest)
	return browser.Serve(t, func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != browser.SubPath+page {
			return false
		}
		w.Header().Set("Content-Type", "text/html")
		w.Write(html[:at])
		w.(http.Flusher).Flush()
		<-come
		w.Write(html[at:])
		return true
	}) + page, rest
}

// TestPublishNarrow: on a phone the preview comes first and the choices are closed, within one screen; an empty field says what to do.
func TestPublishNarrow(t *testing.T) {
	t.Parallel()
	p := browser.Blank(t, observer)
	p.Resize(360, 740)
	url, rest := inPieces(t, "publish.html", `<section class="result"`)
	browser.Evaluate[int](p, fmt.Sprintf(`(location.href = %q, 0)`, url))
	p.WaitFor(`document.querySelector(".choices textarea") !== null`)
	p.Painted()
	rest()
	p.WaitFor(visit.Previewed + ` && document.querySelectorAll("details.step:not([open])").length === 2`)
	p.Painted()
	top := func(selector string) int {
		return browser.Evaluate[int](p, fmt.Sprintf(`Math.round(document.querySelector(%q).getBoundingClientRect().top)`, selector))
	}
	if preview, deal, result := top(".preview"), top("#step-deal"), top("#step-copy"); preview > 370 || deal < preview+300 || deal > preview+600 || result < deal || result > deal+200 {
		t.Errorf("the preview begins at %d, the choices at %d, what is copied at %d", preview, deal, result)
	}
	if sum := browser.Evaluate[float64](p, `shifts.reduce((sum, { value }) => sum + value, 0)`); sum > 0.01 {
		t.Errorf("the page moves by %.3f: %s", sum, browser.Evaluate[string](p, "JSON.stringify(shifts)"))
	}
	p.InColours(0, []int64{360, 1280}, func(scheme string, width int64) { p.Look(fmt.Sprintf("publish %s, %d", scheme, width)) })
	p.Resize(360, 740)
	p.WaitFor(`document.querySelector("details.step") !== null`)
	p.Touch("#step-deal", 0, 0)
	p.WaitFor(`document.querySelector("textarea").checkVisibility()`)
	p.Do(chromedp.Focus(chromedp.CSS("textarea")))
	browser.Evaluate[int](p, `document.querySelector("textarea").select(), 0`)
	p.Press(kb.Delete)
	p.WaitFor(`document.querySelector(".preview").textContent.startsWith("Paste a deal or open a file in step 1.")`)
	p.Look("publish empty, 360")
	if notes := browser.Evaluate[int](p, `document.querySelectorAll(".pbn-note-to-writer").length`); notes > 0 {
		t.Errorf("an empty field has %d notes", notes)
	}
	p.Do(chromedp.KeyEvent("N:A83.KQ7.AJ85.642 942.T53.962.K953 K76.AJ9642.K3.A7 QJT5.8.QT74.QJT8"))
	p.WaitFor(`document.querySelector(".preview .pbn-hand-s .pbn-ranks")?.textContent.replace(/\s/g, "") === "K76"`)
	p.NoErrors()
}
