package page

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/e2e/browser"
)

// scorerFiles are four files as programs and people have written them. The first has a finding that only a person can mend.
var scorerFiles = []string{
	"dominicprice__endplay/tests__pbn__example4.pbn",
	"Rick-Wilson__pbn-to-pdf/tests__fixtures__Balancing_Weak_2.pbn",
	"TricksterCards__TricksterBots/TestBots__Bridge__SAYC__2NT_Responses.pbn",
	"reference/correct_20.pbn",
}

// TestScorersWay: a scorer drops four files, looks at boards, goes to the findings that need a person, mends one by hand, applies what
// is safe, and downloads; what was downloaded comes back without anything that export could mend.
func TestScorersWay(t *testing.T) {
	t.Parallel()
	var paths []string
	for _, file := range scorerFiles {
		paths = append(paths, testkit.NeedShared(t, "corpus/"+file))
	}
	// What comes back is on a wide page in any case.
	widths := []int64{360}
	if browser.Everything {
		widths = append(widths, 1280)
	}
	for _, width := range widths {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			p := browser.Open(t, browser.Serve(t, nil)).Ready()
			p.Drop(paths...)
			for _, path := range paths {
				p.Finished(filepath.Base(path))
			}
			p.Resize(width, 800)
			if total := browser.Evaluate[string](p, `document.querySelector(".totals").textContent`); !browser.Evaluate[bool](p, fmt.Sprintf(`((total) => {
				const count = (text, what) => Number(new RegExp("(\\d+) " + what).exec(text)?.[1] ?? 0);
				const facts = [...document.querySelectorAll(".file-facts")].map(({ textContent }) => textContent);
				const isSum = ([what, ofAll = what]) => count(total, ofAll) > 0 && count(total, ofAll) === facts.reduce((sum, text) => sum + count(text, what), 0);
				return [["boards?"], ["needs? you", "findings? needs? you"], ["put right", "are put right in the download"]].every(isSum) && !/errors?|warnings?/.test(total);
			})(%q)`, total)) {
				t.Errorf("the files come to %q", total)
			}

			// The boards of each.
			for _, path := range paths {
				name := filepath.Base(path)
				within := fmt.Sprintf(`[data-file="%s"] `, name)
				p.Click(within + ".show-boards")
				p.WaitFor(fmt.Sprintf(`document.querySelector(%q) !== null`, within+"[data-shown] .pbn-board"))
				p.Click(within + ".expander")
			}

			// The finding that needs a person, its board, and its line by hand.
			mended := filepath.Base(paths[0])
			within := fmt.Sprintf(`[data-file="%s"] `, mended)
			p.Click(within + ".expander")
			p.Click(within + "[data-tab=findings]")
			group := within + `[data-rule="auction/declarer-mismatch"] `
			p.WaitFor(fmt.Sprintf(`document.querySelector(%q) !== null`, group+".group-toggle"))
			if title := browser.Evaluate[string](p, fmt.Sprintf(`document.querySelector(%q).closest(".fate").querySelector("h2").textContent`, group)); !strings.HasPrefix(title, "Needs you") {
				t.Errorf("it is under %q", title)
			}
			if browser.Evaluate[bool](p, fmt.Sprintf(`document.querySelector(%q).ariaExpanded !== "true"`, group+".group-toggle")) {
				p.Click(group + ".group-toggle")
			}
			p.Click(group + ".open-board")
			p.WaitFor(fmt.Sprintf(`document.querySelector(%q)?.checkVisibility()`, within+"[data-shown]"))
			p.Click(within + "[data-tab=findings]")
			p.Click(group + ".correct")
			p.WaitFor(`document.activeElement.matches(".correction-form input")`)
			line := browser.Evaluate[string](p, "document.activeElement.value")
			// North bids clubs first, in "1NT X XX 4H / X 4S 4NT X / 5C".
			const want = `[Declarer "N"]`
			if line != `[Declarer "E"]` {
				t.Fatalf("the line is %s", line)
			}
			p.Press("a", chromedp.ModifierCtrl)
			p.Do(chromedp.KeyEvent(want))
			p.Press(kb.Enter)
			p.WaitFor(fmt.Sprintf(`document.querySelector(%q).textContent.startsWith("The line is corrected.") && document.querySelector(%q) === null`, within+".repair-said", group))
			p.Click(within + ".expander")

			// What is safe, and the downloads.
			folder := t.TempDir()
			var again []string
			for at, path := range paths {
				name := filepath.Base(path)
				within := fmt.Sprintf(`[data-file="%s"] `, name)
				file := browser.Read(t, path)
				if at == 0 {
					file = bytes.Replace(file, []byte(line), []byte(want), 1)
				}
				p.Click(within + ".expander")
				p.Click(within + "[data-tab=findings]")
				if fixed, applied, _ := pbn.ApplySafe(file, source.Automatic, nil); applied > 0 {
					p.Click(within + ".apply-safe")
					p.WaitFor(fmt.Sprintf(`/applied\..*(Left|Nothing is left)/.test(document.querySelector(%q).textContent)`, within+".repair-said"))
					file = fixed
				}
				saved := p.Download(name)
				if exported, _ := pbn.Export(pbn.Bytes(file), export.Options{}); !bytes.Equal(saved, exported) {
					t.Errorf("%s: what is downloaded is not what the core writes", name)
				}
				p.Click(within + ".expander")
				back := filepath.Join(folder, "again "+name)
				if err := os.WriteFile(back, saved, 0o644); err != nil {
					t.Fatal(err)
				}
				again = append(again, back)
			}

			// And back.
			p.Resize(1280, 900)
			p.Drop(again...)
			for _, path := range again {
				name := filepath.Base(path)
				p.Finished(name)
				facts := browser.Evaluate[string](p, browser.Row(name)+`.querySelector(".file-facts").textContent`)
				if !strings.Contains(facts, "no changes") || strings.Contains(facts, "put right") {
					t.Errorf("%s comes back with %q", name, facts)
				}
			}
			p.NoErrors()
		})
	}
}
