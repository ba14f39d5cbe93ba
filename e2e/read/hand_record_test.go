package read

import (
	"fmt"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// handRecords are three deals without auction: one with a table of double dummy and no par, one whose name is long, and one without a number,
// which a person has to look at.
func handRecords() []byte {
	const deal = "[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n"
	var b strings.Builder
	b.WriteString("[Event \"Club\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n" + deal + "[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\n")
	for _, seat := range []string{"N", "E", "S", "W"} {
		for _, denomination := range []string{"NT", "S", "H", "D", "C"} {
			tricks := 0
			// Each of the four has all cards of a suit.
			if denomination != "NT" && strings.Contains("NS", seat) == strings.Contains("SD", denomination) {
				tricks = 13
			}
			fmt.Fprintf(&b, "%s %s %d\n", seat, denomination, tricks)
		}
	}
	b.WriteString("\n[Event \"Club\"]\n[Board \"Semifinal, second half, table 12, board 17 of the closed room\"]\n[Dealer \"N\"]\n[Vulnerable \"All\"]\n" + deal)
	b.WriteString("\n[Event \"Club\"]\n[Dealer \"X\"]\n[Vulnerable \"All\"]\n" + deal)
	return []byte(b.String())
}

// TestHandRecords: of a board without auction and play, double dummy and par are beside the deal, on a phone below it. What is above a board
// is a line of the file and one of the board's tools, whatever the two are called, and a wide window is used.
func TestHandRecords(t *testing.T) {
	t.Parallel()
	name := "A very long name of a tournament with — its place and its date, semifinal, second half.pbn"
	p := visit.Reader(t, browser.Written(t, name, handRecords()))
	p.Resize(1280, 800)
	if par := browser.Evaluate[string](p, `document.querySelector(".pbn-open-cards .pbn-par").innerText`); !strings.HasPrefix(par, "Par: N-S +1510, 7♠") {
		t.Errorf("par is %q", par)
	}
	type box struct{ Left, Top, Right, Bottom float64 }
	boxOf := func(selector string) box {
		t.Helper()
		return browser.Evaluate[box](p, fmt.Sprintf(`(({ left, top, right, bottom }) => ({ left, top, right, bottom }))(document.querySelector(%q).getBoundingClientRect())`, selector))
	}
	if deal, table := boxOf("[data-shown] .pbn-deal"), boxOf(".pbn-open-cards"); table.Left < deal.Right || table.Top > deal.Top+10 || table.Bottom > 800 {
		t.Errorf("the table is at %v, and the deal at %v", table, deal)
	}
	type room struct{ head, forward, deal box }
	var first room
	for board := 1; board <= 3; board++ {
		p.Click(fmt.Sprintf(`.board[data-number="%d"]`, board))
		visit.ShownIs(p, board)
		now := room{boxOf(".reader-head"), boxOf("[data-turn=on]"), boxOf("[data-shown] .pbn-deal")}
		if board == 1 {
			first = now
			if now.head.Top > 150 {
				t.Errorf("%v px are above the board", now.head.Top)
			}
		}
		if now.head != first.head || now.deal.Top != first.deal.Top {
			t.Errorf("board %d has its tools at %v and its deal at %v px, and board 1 at %v and %v", board, now.head, now.deal.Top, first.head, first.deal.Top)
		}
		if board == 3 && now.forward != first.forward {
			t.Errorf("what leads to the next board is at %v, and before at %v", now.forward, first.forward)
		}
		p.Look(fmt.Sprintf("hand record %d", board))
	}
	p.Resize(1920, 1000)
	width := browser.Evaluate[float64](p, `document.querySelector(".reader").getBoundingClientRect().width`)
	file := boxOf(".file")
	p.Click("[data-tab=findings]")
	p.WaitFor(`document.querySelector("[data-panel=findings]").checkVisibility()`)
	if now := boxOf(".file"); width < 1499 || width > 1501 || now.Right-now.Left != file.Right-file.Left {
		t.Errorf("the boards are %v px wide, and the file %v, with its findings %v", width, file, now)
	}
	p.Click("[data-tab=boards]")
	p.Click(`.board[data-number="1"]`)
	visit.ShownIs(p, 1)
	p.Resize(360, 740)
	if deal, table := boxOf("[data-shown] .pbn-deal"), boxOf(".pbn-open-cards"); table.Top < deal.Bottom || table.Left != deal.Left {
		t.Errorf("on a phone the table is at %v, and the deal at %v", table, deal)
	}
	p.NoErrors()
}
