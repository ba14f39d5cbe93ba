package e2e

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
)

// wrongScore is a file of three boards: a wrong score in the first, two errors in the second, nothing in the third.
const wrongScore = "% PBN 2.1\n" + `[Event "Club"]
[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65"]
[Declarer "S"]
[Contract "4S"]
[Result "10"]
[Score "NS 400"]
[Auction "S"]
1S Pass 4S AP

[Event "Club"]
[Board "2"]
[Dealer "Q"]
[Auction "N"]
1S 1H Pass Pass Pass

[Event "Club"]
[Board "3"]
`

// notable are the errors and warnings that the core finds in a game of a file.
func notable(content string, number int) (found []diag.Diagnostic) {
	for _, d := range pbn.Validate(pbn.Bytes([]byte(content)), pbn.Options{}).Diagnostics.Items {
		if d.Game == number && d.Severity != diag.Info {
			found = append(found, d)
		}
	}
	return found
}

// TestFirstFinding: the deal of the first visit has a finding beside it, which the core finds in that deal.
func TestFirstFinding(t *testing.T) {
	t.Parallel()
	p := open(t, serve(t, nil)).ready()
	const at = `document.querySelector(".first-deal .board-finding")`
	text := evaluate[string](p, at+`.querySelector("code").textContent`)
	content := strings.Replace(string(read(t, example)), "[Auction \"S\"]", text+"\n[Auction \"S\"]", 1)
	found := notable(content, 1)
	if len(found) != 1 {
		t.Fatalf("the core finds %d in the deal", len(found))
	}
	if got := evaluate[string](p, at+`.querySelector("[lang=en]").textContent`); got != found[0].Message {
		t.Errorf("%q, want %q", got, found[0].Message)
	}
	p.click(".first-deal .board-finding a")
	p.waitFor(fmt.Sprintf(`location.pathname.endsWith("/rules/%s.html") && document.querySelector("h1") !== null`, rules.Name(found[0].Rule)))
	p.noErrors()
}

// TestFindingOfTheBoard: the board that is shown says the first of the worst that was found in it, and leads to all of that, by mouse,
// finger and keyboard; and back to the board.
func TestFindingOfTheBoard(t *testing.T) {
	t.Parallel()
	const line, button = `document.querySelector(".reader-board .board-finding")`, "[data-findings]"
	for name, width := range map[string]int64{"mouse": 1280, "touch": 360, "keyboard": 1280} {
		t.Run(name, func(t *testing.T) {
			p := reader(t, written(t, "club.pbn", []byte(wrongScore)))
			p.resize(width, 740)
			p.waitFor(line + ` !== null`)
			for game := 1; game <= 3; game++ {
				p.shownIs(game)
				found := notable(wrongScore, game)
				if len(found) == 0 {
					p.waitFor(line + ` === null`)
					break
				}
				first := found[max(slices.IndexFunc(found, func(d diag.Diagnostic) bool { return d.Severity == diag.Error }), 0)]
				p.waitFor(fmt.Sprintf(`%s?.querySelector("[lang=en]").textContent === %q`, line, first.Message))
				if got, want := evaluate[string](p, `document.querySelector("`+button+`").textContent`), fmt.Sprintf("Findings of this board: %d ›", len(found)); got != want {
					t.Errorf("%q, want %q", got, want)
				}
				if wide := evaluate[int](p, `document.scrollingElement.scrollWidth`); wide > int(width) {
					t.Errorf("the page is %d px wide", wide)
				}
				switch name {
				case "mouse":
					p.click(button)
				case "touch":
					call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true, MaxTouchPoints: 1})
					p.touch(button, 0, 0)
				case "keyboard":
					evaluate[int](p, `document.querySelector("`+button+`").focus(), 0`)
					p.press(kb.Enter)
				}
				p.waitFor(fmt.Sprintf(`document.activeElement.matches("[data-tab=findings][aria-selected=true]") && document.querySelector(".board-filter input").value === "%d"`, game))
				p.openAll()
				boards := evaluate[[]string](p, `[...new Set([...document.querySelectorAll(".open-board bdi")].map((e) => e.textContent))]`)
				if !slices.Equal(boards, []string{fmt.Sprint(game)}) {
					t.Errorf("the findings are of the boards %q, want %d", boards, game)
				}
				p.click(".open-board")
				p.shownIs(game)
				p.click(`[data-turn="on"]`)
			}
			p.noErrors()
		})
	}
}
