package visit

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
)

// SiteLanguages are the tags of the languages that the site speaks.
func SiteLanguages(t *testing.T) (tags []string) {
	t.Helper()
	for _, found := range regexp.MustCompile(`\["(\w+)", "`).FindAllStringSubmatch(string(browser.Read(t, "site/src/languages.ts")), -1) {
		tags = append(tags, found[1])
	}
	if len(tags) != 9 {
		t.Fatalf("%d languages", len(tags))
	}
	return tags
}

// SiteWord is a text of the site, by its language, its group and its name in that.
func SiteWord(t *testing.T, tag, group, name string) string {
	t.Helper()
	var words strings.Builder
	for _, folder := range []string{"", "articles/", "bridge/"} {
		words.Write(browser.Read(t, "site/src/words/"+folder+tag+".ts"))
	}
	_, inside, _ := strings.Cut(words.String(), "\n\t"+group+": {\n")
	inside, _, _ = strings.Cut(inside, "\n\t},")
	found := regexp.MustCompile(`\n?\t\t` + name + `: "([^"]*)",`).FindStringSubmatch(inside)
	if found == nil {
		t.Fatalf("%s has no %s.%s", tag, group, name)
	}
	return found[1]
}

// Speaks has the pages that come find that a language was chosen before.
func Speaks(p *browser.Page, tag string) {
	p.T.Helper()
	p.Before(fmt.Sprintf(`localStorage.setItem("pbnkit.choice", JSON.stringify({ scheme: "", language: %q })); localStorage.setItem("pbnkit.display", JSON.stringify({ language: %[1]q }));`, tag))
}

// SiteIn opens the page of the site in a language that was chosen before.
func SiteIn(t *testing.T, tag string) *browser.Page {
	t.Helper()
	p := browser.Blank(t, browser.SavingData)
	Speaks(p, tag)
	p.Do(chromedp.Navigate(browser.Serve(t, nil)))
	p.Ready()
	p.WaitFor(fmt.Sprintf(`document.documentElement.lang === %q && !("waits" in document.documentElement.dataset)`, tag))
	return p
}
