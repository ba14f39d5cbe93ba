package site

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// framePages are pages of each kind, all with the same frame.
var framePages = []string{"index.html", "articles.html", "publish.html", "developers.html", "help.html", "how-to.html", "rules/index.html", "rules/pbn/auction/insufficient-bid.html", "conformance.html", "reference/index.html", "reference/types.html"}

// choose sets a choice of the footer, as a person does: the field is in view, and takes the value.
func chooses(p *browser.Page, name, value string) {
	p.T.Helper()
	field := fmt.Sprintf(`document.querySelector("[data-choice=%s]")`, name)
	p.WaitFor(field + ` !== null`)
	if !browser.Evaluate[bool](p, fmt.Sprintf(`((field) => {
		field.scrollIntoView();
		field.value = %q;
		field.dispatchEvent(new Event("change", { bubbles: true }));
		return field.checkVisibility() && field.value === %[1]q;
	})(%s)`, value, field)) {
		p.T.Fatalf("%s cannot be %s", name, value)
	}
}

// TestFooter: each page has the same frame, with all that is to be found there, and its links lead somewhere.
func TestFooter(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Open(t, "about:blank")
	links, firsts := map[string]bool{}, map[int64]string{}
	for _, path := range framePages {
		p.Do(chromedp.Navigate(url + path))
		p.WaitFor(`document.querySelector(".foot") !== null && document.readyState === "complete"`)
		for _, width := range []int64{360, 1280, 1920} {
			p.Resize(width, 800)
			p.Painted()
			if wide := browser.Evaluate[int](p, `document.scrollingElement.scrollWidth`); wide > int(width) {
				t.Errorf("%s is %d px wide at %d", path, wide, width)
			}
			if edges := browser.Evaluate[[]float64](p, `[".brand", "h1"].map((each) => document.querySelector(each).getBoundingClientRect().left)`); edges[0] != edges[1] {
				t.Errorf("%d px, %s: the title begins at %v px, the name of the site at %v", width, path, edges[1], edges[0])
			}
			frame := browser.Evaluate[string](p, `document.querySelector(".foot").innerText.replace(/\s+/g, " ") + JSON.stringify(["left", "width"].map((side) => document.querySelector(".pages").getBoundingClientRect()[side]))`)
			frame = strings.Replace(frame, "The rules, the standard and the reference are in English. ", "", 1)
			if firsts[width] == "" {
				firsts[width] = frame
			}
			if frame != firsts[width] {
				t.Errorf("%d px, %s has the frame %s, want %s", width, path, frame, firsts[width])
			}
			for _, link := range browser.Evaluate[[]string](p, `[...document.querySelectorAll(".foot a, .pages a")].map(({ href }) => href)`) {
				links[link] = true
			}
		}
	}
	for link := range links {
		if response, err := http.Get(link); err != nil || response.StatusCode != http.StatusOK {
			t.Errorf("%s does not lead anywhere", link)
		} else {
			_ = response.Body.Close()
		}
	}
	for width, first := range firsts {
		for _, want := range []string{"Colours", "Language", "Something wrong?", "For developers", "Source", "Licences", "Version 0."} {
			if !strings.Contains(first, want) {
				t.Errorf("%d px: there is no %q in %q", width, want, first)
			}
		}
	}
	p.NoErrors()
}

// TestColoursByChoice: light or dark as a reader chooses, whatever the system is, on every page and from the first paint.
func TestColoursByChoice(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Open(t, "about:blank")
	// What each paint showed.
	p.Before(`globalThis.seen = []; (function look() { if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor); requestAnimationFrame(look); })();`)
	const light, dark = "rgb(247, 243, 234)", "rgb(18, 18, 18)"
	for _, c := range []struct{ system, choice, want string }{{"light", "dark", dark}, {"dark", "light", light}, {"dark", "", dark}} {
		p.Emulate("screen", "prefers-color-scheme: "+c.system)
		p.Do(chromedp.Navigate(url + "help.html"))
		chooses(p, "scheme", c.choice)
		if got := browser.Evaluate[string](p, `getComputedStyle(document.documentElement).backgroundColor`); got != c.want {
			t.Errorf("%q where the system is %s: %s, want %s", c.choice, c.system, got, c.want)
		}
		for _, path := range framePages {
			p.Do(chromedp.Navigate(url + path))
			p.WaitFor(`document.readyState === "complete" && seen.length > 2`)
			if got := browser.Evaluate[string](p, `[...new Set(seen)].join(" and ")`); got != c.want {
				t.Errorf("%q where the system is %s: %s was %s, want %s", c.choice, c.system, path, got, c.want)
			}
			if got := browser.Evaluate[string](p, `document.querySelector("[data-choice=scheme]").value`); got != c.choice {
				t.Errorf("%s: the footer says %q, want %q", path, got, c.choice)
			}
		}
	}
	// Paper has the colours that it had.
	p.Emulate("screen", "prefers-color-scheme: light")
	p.Do(chromedp.Navigate(url + "help.html"))
	chooses(p, "scheme", "dark")
	p.Emulate("print", "prefers-color-scheme: light")
	if got := browser.Evaluate[string](p, `getComputedStyle(document.documentElement).color`); got != "rgb(36, 33, 28)" {
		t.Errorf("paper is written in %s", got)
	}
	p.NoErrors()
}

// TestLanguageByChoice: the language of the site and of its deals, in the footer; it stays, nothing is seen in another one before, and
// only its own words are loaded.
func TestLanguageByChoice(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Open(t, url+"help.html")
	p.Before(observer + `globalThis.headings = new Set(); (function look() {
		const heading = document.querySelector("h1");
		if (heading?.checkVisibility({ visibilityProperty: true })) headings.add(heading.textContent);
		requestAnimationFrame(look);
	})();`)
	for _, c := range []struct{ tag, wrong, home, deal string }{
		{"de", "Etwas stimmt nicht?", "Bridgedateien prüfen, reparieren und lesen", "Teiler"},
		{"pl", "Coś nie działa?", "Sprawdzaj, naprawiaj i czytaj pliki brydżowe", "Rozdaje"},
	} {
		for _, width := range []int64{360, 1280} {
			p.Resize(width, 800)
			p.Do(chromedp.Navigate(url + "help.html"))
			chooses(p, "language", c.tag)
			p.WaitFor(fmt.Sprintf(`document.querySelector("h1").textContent === %q && document.documentElement.lang === %q`, c.wrong, c.tag))
			p.Do(chromedp.Navigate(url))
			p.Ready()
			p.WaitFor(fmt.Sprintf(`document.querySelector("h1").textContent === %q`, c.home))
			p.WaitFor(fmt.Sprintf(`document.querySelector(".first-deal .pbn-view").innerText.includes(%q)`, c.deal))
			if got := browser.Evaluate[string](p, `[...headings].join(" and ")`); got != c.home {
				t.Errorf("%s: the heading was %q, want %q", c.tag, got, c.home)
			}
			// Those of the site, and of its game.
			if got := browser.Evaluate[[]string](p, `performance.getEntriesByType("resource").map(({ name }) => /\/assets\/([a-z]{2})-\w+\.js$/.exec(name)?.[1]).filter(Boolean)`); !slices.Equal(got, []string{c.tag, c.tag}) {
				t.Errorf("%s: the words of %q are loaded", c.tag, got)
			}
			if moved := browser.Evaluate[float64](p, `shifts.reduce((sum, { value }) => sum + value, 0)`); moved > 0.01 {
				t.Errorf("%s, %d px: the page moves by %.3f", c.tag, width, moved)
			}
			p.Do(chromedp.Navigate(url + "articles.html"))
			p.WaitFor(fmt.Sprintf(`document.querySelector(".pbn-game")?.innerText.includes(%q)`, c.deal))
			p.Look(fmt.Sprintf("gallery %s, %d", c.tag, width))
			p.Do(chromedp.Navigate(url + "rules/index.html"))
			p.WaitFor(`document.querySelector(".foot-english").checkVisibility()`)
			if got := browser.Evaluate[string](p, `document.querySelector("main").lang`); got != "en" {
				t.Errorf("the rules are in %q", got)
			}
		}
	}
	// The boards of a file speak it, too.
	p.Do(chromedp.Navigate(url))
	p.Ready()
	p.Choose(visit.Example)
	visit.Converted(p, visit.Example)
	p.WaitFor(`document.querySelector("[data-shown]")?.innerText.includes("Rozdaje")`)
	p.Click("[data-tab=findings]")
	p.WaitFor(`document.querySelector("[data-tab=findings]").innerText.includes("Spostrzeżenia") && document.querySelector(".findings-part").innerText.includes("Do Twojej decyzji")`)
	p.NoErrors()
}

// TestFooterChoices: colours and language, chosen in the footer as a person does it; they stay on the next page, and can be undone there.
func TestFooterChoices(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	browser.Persons(t, browser.KeysOnPhone, func(t *testing.T, who browser.Person) {
		p := who.Page
		shows := func(background, heading string) string {
			return fmt.Sprintf(`document.readyState === "complete" && getComputedStyle(document.documentElement).backgroundColor === %q && document.querySelector("h1").textContent === %q`, background, heading)
		}
		const light, dark = "rgb(247, 243, 234)", "rgb(18, 18, 18)"
		p.Emulate("screen", "prefers-color-scheme: light")
		p.Do(chromedp.Navigate(browser.Serve(t, nil)))
		p.Ready()
		p.WaitFor(shows(light, "Check, repair and read bridge files"))
		who.Pick("[data-choice=scheme]", "dark")
		p.WaitFor(shows(dark, "Check, repair and read bridge files"))
		who.Pick("[data-choice=language]", "de")
		p.WaitFor(shows(dark, "Bridgedateien prüfen, reparieren und lesen") + ` && document.querySelector(".first-deal .pbn-view").innerText.includes("Teiler")`)
		who.Use(`.foot a[href$="help.html"]`, `location.pathname.endsWith("/help.html") && `+shows(dark, "Etwas stimmt nicht?"))
		who.Pick("[data-choice=language]", "en")
		p.WaitFor(shows(dark, "Something wrong?"))
		who.Pick("[data-choice=scheme]", "")
		p.WaitFor(shows(light, "Something wrong?"))
	})
}

// exampleShown is a JavaScript expression for the text of an example of the gallery.
func exampleShown(name string) string {
	return `document.querySelector("#` + name + ` .pbn-view").innerText`
}

// galleryShown is a JavaScript expression: whether all examples are there.
var galleryShown = visit.BlocksSeen(7)

// copiesExample copies the HTML of an example by its button.
func copiesExample(who browser.Person, name string) (html string) {
	who.Use(`#`+name+` [data-copy]`, `document.querySelector("#`+name+` .example-ways [role=status]").textContent.startsWith("Copied")`)
	return who.Page.Clipboard()
}

// TestGallery: each example can be copied, and a page of another host shows what is copied as the gallery does, on a phone and on a
// wide screen.
func TestGallery(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	browser.Copies(t)
	url := browser.Serve(t, nil)
	for which, width := range []int64{360, 1280} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := browser.Open(t, url+"articles.html")
			p.Resize(width, 800)
			p.WaitFor(galleryShown)
			for at, name := range browser.Evaluate[[]string](p, `[...document.querySelectorAll(".example")].map(({ id }) => id)`) {
				if !browser.InTurn(at+which, 2) {
					continue
				}
				p.Run(name, func(t *testing.T) {
					want := browser.Evaluate[string](p, exampleShown(name))
					html := copiesExample(browser.Person{Page: p, By: "mouse"}, name)
					_, deal, ok := strings.Cut(html, "</script>\n")
					if !ok || !strings.Contains(html, `rel="stylesheet"`) || !strings.Contains(html, `auto.js"`) {
						t.Fatalf("copied: %s", html)
					}
					other := visit.ArticleOf(t, deal)
					other.Resize(width, 800)
					if got := browser.Evaluate[string](other, `document.querySelector(".pbn-view").innerText`); browser.WithoutSpaces(got) != browser.WithoutSpaces(want) {
						t.Errorf("the copied HTML shows %q, want %q", got, want)
					}
				})
			}
			p.NoErrors()
		})
	}
}

// TestGalleryWay: a writer copies an example, and opens it in the builder, which shows the same.
func TestGalleryWay(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	browser.Copies(t)
	url := browser.Serve(t, nil)
	browser.Persons(t, browser.KeysOnWideScreen, func(t *testing.T, who browser.Person) {
		p := who.Page
		for at, name := range []string{"hands", "quiz"} {
			if (at == 0) != (who.By == "keyboard") && !browser.Everything {
				continue
			}
			p.Do(chromedp.Navigate(url + "articles.html"))
			p.WaitFor(galleryShown)
			want := browser.Evaluate[string](p, exampleShown(name))
			if html := copiesExample(who, name); !strings.Contains(html, `auto.js"`) {
				t.Errorf("copied: %s", html)
			}
			who.Use(`#`+name+` a.button`, `location.pathname.endsWith("/publish.html") && document.querySelector(".preview .pbn-view") !== null`)
			p.WaitFor(fmt.Sprintf(`document.querySelector(".preview .pbn-view").innerText.replace(/\s+/g, "") === %q`, browser.WithoutSpaces(want)))
		}
	})
}

// TestGalleryInBuilder: the builder shows each example as the gallery does.
func TestGalleryInBuilder(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"articles.html")
	p.WaitFor(galleryShown)
	for _, example := range browser.Evaluate[[]struct{ Name, Href, Shown string }](p, `[...document.querySelectorAll(".example")].map((e) => ({ name: e.id, href: e.querySelector("a.button").href, shown: e.querySelector(".pbn-view").innerText }))`) {
		// Only the part after # differs from one to the next, which loads nothing.
		p.Do(chromedp.Navigate(browser.BlankPage), chromedp.Navigate(example.Href))
		p.WaitFor(fmt.Sprintf(`document.querySelector(".preview .pbn-view")?.innerText.replace(/\s+/g, "") === %q`, browser.WithoutSpaces(example.Shown)))
	}
	p.NoErrors()
}

// TestFrameAxe: what is new of the frame, light and dark, narrow and wide.
func TestFrameAxe(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	url := browser.Serve(t, nil)
	p := browser.Open(t, "about:blank")
	for state, path := range []string{"articles.html", "developers.html", "help.html", "how-to.html"} {
		p.Do(chromedp.Navigate(url + path))
		p.WaitFor(`document.readyState === "complete"`)
		if path == "articles.html" {
			p.WaitFor(galleryShown)
		}
		p.LoadAxe()
		p.InColours(state, []int64{320, 1280}, func(scheme string, width int64) {
			results := p.Axe(scheme)
			if len(results.Passes) == 0 {
				t.Errorf("%s: nothing was looked at", path)
			}
			for _, found := range append(results.Violations, results.Incomplete...) {
				if left := found.Without(browser.Undecided[found.ID]); len(left.Nodes) > 0 {
					t.Errorf("%s, %s, %d px: %s", path, scheme, width, left)
				}
			}
		})
	}
}
