package page

import (
	"net/url"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestAxeOfConverter: the page as files come in, while they are worked on, and as they go out.
func TestAxeOfConverter(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	const fail = `document.querySelector("#paste").click(); document.querySelector("dialog form").requestSubmit()`
	site := browser.Serve(t, nil)
	withFiles := func(p *browser.Page) {
		chooseToSave(p, map[string]string{"a.pbn": "[Board \"1\"]\n", "b.pbn": "[Board \"2\"]\n[Dealer \"X\"]\n", "empty.pbn": ""})
		for _, name := range []string{"a.pbn", "b.pbn", "empty.pbn"} {
			p.Finished(name)
		}
		p.Drop(browser.Written(t, "text.zip", []byte("none")))
		told(p, "not a whole")
	}
	for state, c := range []struct {
		name, query string
		act         func(p *browser.Page)
	}{
		{"an address of another site", "?src=" + url.QueryEscape("https://other.example/deals.pbn"), func(*browser.Page) {}},
		{"an address that is none", "?src=file:///", func(*browser.Page) {}},
		{"the dialog for text", "", func(p *browser.Page) { browser.Evaluate[chromedp.Void](p, fail) }},
		{"the list", "", withFiles},
		{"a question", "", func(p *browser.Page) {
			withFiles(p)
			p.Click("#save-all")
			p.WaitFor(`document.querySelector("dialog.save-question")?.open`)
		}},
		{"work", "", func(p *browser.Page) {
			p.Drop(visit.Repeated(t, append(browser.Read(t, visit.Example), "\n\n"...), 8<<20))
			p.Drop(browser.Written(t, "waits.pbn", []byte("[Board \"1\"]\n")))
			p.WaitFor(`document.querySelector(".reading progress") !== null`)
		}},
		{"stopped", "", func(p *browser.Page) {
			p.Drop(visit.Repeated(t, append(browser.Read(t, visit.Example), "\n\n"...), 8<<20), visit.Example)
			p.WaitFor(`document.querySelector("#stop-all") !== null`)
			p.Click("#stop-all")
			p.WaitFor(browser.Row("season.pbn") + `.dataset.state === "stopped"`)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := browser.Open(t, site+c.query).Ready()
			c.act(p)
			p.Sound(state, "converter "+c.name, []int64{320, 768, 1280})
			p.NoErrors()
		})
	}
}
