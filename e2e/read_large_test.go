package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// TestOpenLargeFile: while the row of a large file is opened, its findings are drawn and all of its boards are read, no task of
// the page takes long. PBN_PAGE_MB sets another size.
func TestOpenLargeFile(t *testing.T) {
	t.Parallel()
	path := season(t, 10)

	p := open(t, serve(t, nil)).ready()
	p.drop(path, example)
	if state := p.finished("season.pbn"); state != "done" {
		t.Fatal(state)
	}
	p.shortTasks(func() {
		p.do(chromedp.Click(chromedp.CSS(`[data-file="season.pbn"] .expander`)))
		p.waitFor(`document.querySelector('[data-file="season.pbn"] .expander[aria-expanded=true]') !== null && ` + indexed)
	})
	p.noErrors()
}
