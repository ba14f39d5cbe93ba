package articles

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// TestAxe: every component, light and dark, narrow and wide.
func TestAxe(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	const openAll = `document.querySelectorAll("details").forEach(d => { d.open = true; })`
	const everything = `data-games="list" data-show="diagram auction notes play comments results dd hcp source" data-links="bbo bsol lin pbn" `
	shown := func(name, attributes string) func(t *testing.T) *browser.Page {
		return func(t *testing.T) *browser.Page { return visit.ArticleOf(t, visit.ExampleBlock(t, name, attributes)) }
	}
	reading := func(path string) func(t *testing.T) *browser.Page {
		return func(t *testing.T) *browser.Page {
			p := visit.Reader(t, path)
			// What is around the boards is not theirs; colours that are on their way have no contrast yet; and of what the buttons at the
			// lower edge of a phone cover, axe cannot tell the background.
			browser.Evaluate[int](p, `(still => {
				document.querySelectorAll(".page-header, .drop, .summary, .file-line, .panel:not(:has(.reader))").forEach(e => e.remove());
				still.replaceSync("* { transition: none !important; } .pbn-stepper { position: static !important; }");
				document.adoptedStyleSheets = [still];
				return 0;
			})(new CSSStyleSheet())`)
			return p
		}
	}
	fromText := func(name string, flags ...string) func(t *testing.T) *browser.Page {
		return func(t *testing.T) *browser.Page {
			return visit.Rendered(t, filepath.Join(visit.Examples, name), flags...)
		}
	}
	ofTheSite := func(path string) func(t *testing.T) *browser.Page {
		return func(t *testing.T) *browser.Page { return browser.Open(t, browser.Serve(t, nil)+path) }
	}
	menuOf := func(name, ready string) func(t *testing.T) *browser.Page {
		return func(t *testing.T) *browser.Page {
			p := reading(visit.Example)(t)
			visit.OpenMenu(p, name, ready)
			browser.Evaluate[int](p, `document.querySelectorAll(".reader-list, .reader-turns > :not(.reader-place), .pbn-view[data-shown], .foot").forEach(e => e.remove()), 0`)
			return p
		}
	}
	waiting := func(path, is string) func(t *testing.T) *browser.Page {
		return func(t *testing.T) *browser.Page {
			p := ofTheSite(path)(t)
			p.WaitFor(is)
			return p
		}
	}
	for state, c := range []struct {
		name string
		open func(t *testing.T) *browser.Page
		// What a reader does before axe looks, as a JavaScript expression.
		act string
	}{
		{"a play before its first card", shown("play.pbn", ""), ""},
		{"a play in a trick, with points", shown("play.pbn", `data-at="card:23"`), `document.querySelector(".pbn-labels button").click()`},
		{"a play at its end, with hidden hands", shown("play.pbn", `data-at="end" data-hidden="EW"`), ""},
		{"hidden hands that were opened", shown("play.pbn", `data-hidden="EW"`), openAll},
		{"notes, remarks and irregularities", shown("annotated.pbn", everything+`data-at="card:12"`), openAll},
		{"four colours", shown("annotated.pbn", everything+`data-at="trick:5" data-suits="4"`), ""},
		{"one colour, rotated", shown("annotated.pbn", everything+`data-at="end" data-suits="mono" data-rotate="declarer-south"`), ""},
		{"a choice of games", shown("annotated.pbn", ""), ""},
		{"a quiz", shown("quiz.pbn", `data-view="quiz" data-games="list"`), ""},
		{"a quiz that was opened", shown("quiz.pbn", `data-view="quiz" data-games="list"`), openAll},
		{"a hand", shown("quiz.pbn", `data-view="hand" data-games="list"`), ""},
		{"an auction", shown("annotated.pbn", `data-view="auction" data-games="list"`), ""},
		{"tables", shown("tables.pbn", ""), ""},
		{"tables, sorted and opened", shown("tables.pbn", `data-suits="4"`),
			`document.querySelectorAll(".pbn-sort").forEach(b => b.click()), document.querySelector(".pbn-more").click(), ` + openAll},
		{"errors", shown("errors.pbn", `data-games="list"`), openAll},
		{"the boards of a file", reading(filepath.Join(visit.Examples, "annotated.pbn")), ""},
		{"the boards of a file, a menu", reading(visit.Example), `document.querySelector("[data-menu=print]").open = true, ` + browser.AloneOpen},
		{"a board's link", menuOf("share", ".share-link"), browser.AloneOpen},
		// The letters of the picture are those of the board, on white; axe does not see what is below letters in a picture.
		{"a board's copies", menuOf("copy", ".copy-picture svg"), `document.querySelectorAll(".copy-picture text").forEach(e => e.remove()), ` + browser.AloneOpen},
		{"a board elsewhere", menuOf("more", "a[data-more=publish]"), browser.AloneOpen},
		{"a board in a frame", waiting("embed.html#pbn="+visit.Packed(visit.BoardOne), `document.querySelector(".pbn-game") !== null`), ""},
		{"the builder's HTML", waiting("publish.html", visit.Previewed), `document.querySelector("[data-show=html]").click()`},
		{"the builder's frame", waiting("publish.html", visit.Previewed), `document.querySelector("[data-show=html]").click(), document.querySelector("[name=blog][value=frame]").click()`},
		{"the boards of a file, found", reading(filepath.Join(visit.Examples, "annotated.pbn")), `(e => { e.value = "1"; e.dispatchEvent(new Event("input", { bubbles: true })); })(document.querySelector("[type=search]"))`},
		{"pbn render", fromText("annotated.pbn"), ""},
		{"the list of rules", ofTheSite("rules/index.html"), ""},
		{"a rule", ofTheSite("rules/pbn/deal/syntax.html"), ""},
		{"the reference", ofTheSite("reference/index.html"), ""},
		{"names of the reference", ofTheSite("reference/viewer.html"), ""},
		{"recipes", ofTheSite("reference/recipes.html"), ""},
		{"a rule for documents", ofTheSite("rules/pbn/embed/markup.html"), ""},
		// A hundred clauses more are like those of the first chapter and of the last.
		{"the clauses of the standard", ofTheSite("conformance.html"), `[...document.querySelectorAll(".chapter")].slice(1, -1).forEach(e => e.remove()), ` + openAll},
		{"pbn render, of tables", fromText("tables.pbn", "--show", "diagram auction play results dd hcp"), openAll},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := c.open(t)
			browser.Evaluate[int](p, c.act+"; 0")
			// Axe takes a page that sets no background for a white one.
			browser.Evaluate[int](p, `document.documentElement.style.background = "Canvas"; 0`)
			p.LoadAxe()
			p.InColours(state, []int64{320, 1280}, func(scheme string, width int64) {
				results := p.Axe(scheme)
				for _, rule := range []string{"color-contrast", "target-size"} {
					if scheme == "dark" && rule != "color-contrast" {
						continue
					}
					if !slices.ContainsFunc(results.Passes, func(f browser.Finding) bool { return f.ID == rule }) {
						t.Errorf("%s, %d px: %s was not looked at", scheme, width, rule)
					}
				}
				for _, found := range results.Violations {
					t.Errorf("%s, %d px: %s", scheme, width, found)
				}
				for _, found := range results.Incomplete {
					if left := found.Without(browser.Undecided[found.ID]); len(left.Nodes) > 0 {
						t.Errorf("%s, %d px, undecided: %s", scheme, width, left)
					}
				}
				p.Look(fmt.Sprintf("axe %s, %s, %d", c.name, scheme, width))
			})
			p.NoErrors()
		})
	}
}
