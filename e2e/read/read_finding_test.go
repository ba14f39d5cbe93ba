package read

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/rules"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// notable is what the core finds in a game of a file that needs a person.
func notable(content string, number int) (found []diag.Diagnostic) {
	_, report := pbn.Export(pbn.Bytes([]byte(content)), visit.AsSaved([]byte(content)))
	for _, d := range report.Diagnostics.Items {
		if d.Game == number && visit.Fate(report, d) == "needs" {
			found = append(found, d)
		}
	}
	return found
}

// TestFirstFinding: the deal of the first visit has a finding beside it, which the core finds in that deal.
func TestFirstFinding(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	const at = `document.querySelector(".first-deal .board-finding")`
	text := browser.Evaluate[string](p, at+`.querySelector("code").textContent`)
	content := strings.Replace(string(browser.Read(t, visit.Example)), "[Auction \"S\"]", text+"\n[Auction \"S\"]", 1)
	found := notable(content, 1)
	if len(found) != 1 {
		t.Fatalf("the core finds %d in the deal", len(found))
	}
	if got := browser.Evaluate[string](p, at+`.querySelector("[lang=en]").textContent`); got != found[0].Message {
		t.Errorf("%q, want %q", got, found[0].Message)
	}
	p.Click(".first-deal .board-finding a")
	p.WaitFor(fmt.Sprintf(`location.pathname.endsWith("/rules/pbn/%s.html") && document.querySelector("h1") !== null`, rules.Name(found[0].Rule)))
	p.NoErrors()
}

// TestFindingOfTheBoard: the board that is shown says the first of the worst that was found in it, and leads to all of that, by mouse,
// finger and keyboard; and back to the board.
func TestFindingOfTheBoard(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	const line, button = `document.querySelector(".reader-board .board-finding")`, "[data-findings]"
	for name, width := range map[string]int64{"mouse": 1280, "touch": 360, "keyboard": 1280} {
		t.Run(name, func(t *testing.T) {
			p := visit.Reader(t, browser.Written(t, "club.pbn", []byte(visit.WrongScore)))
			p.Resize(width, 740)
			p.WaitFor(line + ` !== null`)
			for game := 1; game <= 3; game++ {
				visit.ShownIs(p, game)
				found := notable(visit.WrongScore, game)
				if len(found) == 0 {
					p.WaitFor(line + ` === null`)
					break
				}
				first := found[max(slices.IndexFunc(found, func(d diag.Diagnostic) bool { return d.Severity == diag.Error }), 0)]
				p.WaitFor(fmt.Sprintf(`%s?.querySelector("[lang=en]").textContent === %q`, line, first.Message))
				if got, want := browser.Evaluate[string](p, `document.querySelector("`+button+`").textContent`), fmt.Sprintf("Findings of this board: %d ›", len(found)); got != want {
					t.Errorf("%q, want %q", got, want)
				}
				if wide := browser.Evaluate[int](p, `document.scrollingElement.scrollWidth`); wide > int(width) {
					t.Errorf("the page is %d px wide", wide)
				}
				switch name {
				case "mouse":
					p.Click(button)
				case "touch":
					browser.Call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
					p.Touch(button, 0, 0)
				case "keyboard":
					browser.Evaluate[int](p, `document.querySelector("`+button+`").focus(), 0`)
					p.Press(kb.Enter)
				}
				p.WaitFor(fmt.Sprintf(`document.activeElement.matches("[data-tab=findings][aria-selected=true]") && document.querySelector(".board-filter input").value === "%d"`, game))
				visit.OpenAll(p)
				boards := browser.Evaluate[[]string](p, `[...new Set([...document.querySelectorAll(".open-board bdi")].map((e) => e.textContent))]`)
				if !slices.Equal(boards, []string{fmt.Sprint(game)}) {
					t.Errorf("the findings are of the boards %q, want %d", boards, game)
				}
				p.Click(".open-board")
				visit.ShownIs(p, game)
				p.Click(`[data-turn="on"]`)
			}
			p.NoErrors()
		})
	}
}
