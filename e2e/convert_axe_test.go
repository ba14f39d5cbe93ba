package e2e

import (
	"net/url"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestAxeOfConverter: the page as files come in, while they are worked on, and as they go out.
func TestAxeOfConverter(t *testing.T) {
	t.Parallel()
	const fail = `document.querySelector("#paste").click(); document.querySelector("dialog form").requestSubmit()`
	site := serve(t, nil)
	withFiles := func(p *page) {
		p.chooseToSave(map[string]string{"a.pbn": "[Board \"1\"]\n", "b.pbn": "[Board \"2\"]\n[Dealer \"X\"]\n", "empty.pbn": ""})
		for _, name := range []string{"a.pbn", "b.pbn", "empty.pbn"} {
			p.finished(name)
		}
		p.drop(written(t, "text.zip", []byte("none")))
		p.told("not a whole")
	}
	for state, c := range []struct {
		name, query string
		act         func(p *page)
	}{
		{"an address of another site", "?src=" + url.QueryEscape("https://other.example/deals.pbn"), func(*page) {}},
		{"an address that is none", "?src=file:///", func(*page) {}},
		{"the dialog for text", "", func(p *page) { evaluate[chromedp.Void](p, fail) }},
		{"the list", "", withFiles},
		{"a question", "", func(p *page) {
			withFiles(p)
			p.click("#save-all")
			p.waitFor(`document.querySelector("dialog.save-question")?.open`)
		}},
		{"work", "", func(p *page) {
			p.drop(repeated(t, append(read(t, example), "\n\n"...), 8<<20))
			p.drop(written(t, "waits.pbn", []byte("[Board \"1\"]\n")))
			p.waitFor(`document.querySelector(".reading progress") !== null`)
		}},
		{"stopped", "", func(p *page) {
			p.drop(repeated(t, append(read(t, example), "\n\n"...), 8<<20), example)
			p.waitFor(`document.querySelector("#stop-all") !== null`)
			p.click("#stop-all")
			p.waitFor(row("season.pbn") + `.dataset.state === "stopped"`)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := open(t, site+c.query).ready()
			c.act(p)
			p.sound(state, "converter "+c.name, []int64{320, 768, 1280})
			p.noErrors()
		})
	}
}
