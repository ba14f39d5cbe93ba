package paper

import (
	"fmt"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// tournament is a pairs tournament as a scoring program writes it: wide travellers with columns that are empty, and a ranking in
// the first board, which the second has again.
func tournament(boards int) []byte {
	var b strings.Builder
	ranking := "[TotalScoreTable \"Rank\\2R;RankTie\\2R;PairId\\2R;Table\\1R;Direction\\5R;TotalScoreIMP\\3R;Names\\50L;NrBoards\\2R;Club\\49L;MemberID1\\7R;MemberID2\\7R;Sex1\\3R;Sex2\\3R\"]\n"
	for pair := 1; pair <= 16; pair++ {
		ranking += fmt.Sprintf("%2d - %2d %d \"N-S\" %d \"Annabelle Quillfeather%d - Bartholomew Oakes\" %d \"Saltmarsh and District Bridge Club %d\" \"%d\" \"%d\" \"%s\" \"%s\"\n",
			pair, pair, 1+pair/2, 60-3*pair, pair, 24-pair%2, pair, 10000+pair, 20000+pair, "MW"[pair%2:pair%2+1], "WM"[pair%2:pair%2+1])
	}
	for board := 1; board <= boards; board++ {
		fmt.Fprintf(&b, "[Event \"Saltmarsh Spring Pairs\"]\n[Site \"Village Hall\"]\n[Board \"%d\"]\n[Dealer \"N\"]\n[Vulnerable \"EW\"]\n"+
			"[Deal \"N:9.JT52.KQ4.AK652 AQ4.K.A853.J8743 KT52.Q963.T972.Q J8763.A874.J6.T9\"]\n[Contract \"2H\"]\n[Declarer \"S\"]\n[Result \"8\"]\n", board)
		if board <= 2 {
			b.WriteString(ranking)
		}
		b.WriteString("[ScoreTable \"Table\\1R;Round\\1R;PairId_NS\\2R;PairId_EW\\2R;Contract\\3L;Declarer\\1R;Result\\2R;Lead\\3L;Score_NS\\6R;Score_EW\\6R;IMP_NS\\3R;IMP_EW\\3R;ButlerDatum\\4R;Remark\\4L;Names_NS\\20L;Names_EW\\20L\"]\n")
		for table := 1; table <= 8; table++ {
			fmt.Fprintf(&b, "%d 1 %2d %2d %dNTX N %2d ST \"%d\" - %3d %3d -%d - \"Ann Quill%d;Mo Reed\" \"Ida Fenwick;Rhea Lindqvist%d\"\n", table, table, 16-table, 1+table%4, 5+table%4, 50*table, table-4, 4-table, 80+table, board*100+table, board*100+table)
		}
		b.WriteString("\n")
	}
	return []byte(b.String())
}

// TestPaperTournament: travellers are whole and on nothing else, however many boards a page has; the ranking is on a page of its own, at
// the end, once.
func TestPaperTournament(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	const boards = 6
	path := browser.Written(t, "tournament.pbn", tournament(boards))
	check := func(t *testing.T, at int, perPage string, print func(name, paper string) []sheet) {
		for _, name := range papersOf(at) {
			sheets := print(fmt.Sprintf("tournament %s to a page, %s", perPage, name), name)
			legible(t, sheets)
			for board := 1; board <= boards; board++ {
				// With the last column of the last table.
				at := pageWith(t, sheets, fmt.Sprintf("Quill%d08", board))
				if last := pageWith(t, sheets, fmt.Sprintf("Lindqvist%d08", board)); at != last {
					t.Errorf("%s: the traveller of board %d is on the pages %d and %d", name, board, at, last)
				}
			}
			var rankings []int
			for at, s := range sheets {
				for _, w := range s.Words {
					if w.Text == "Quillfeather7" {
						rankings = append(rankings, at+1)
					}
					if at == len(sheets)-1 && w.Text == "Dealer" {
						t.Errorf("%s: a board is on the ranking's page", name)
					}
				}
			}
			if len(rankings) != 1 || rankings[0] != len(sheets) {
				t.Errorf("%s: of %d pages, the ranking is on %v", name, len(sheets), rankings)
			}
		}
	}
	p := visit.Reader(t, path)
	for at, perPage := range []string{"1", "2", "4"} {
		p.Run("site, "+perPage, func(t *testing.T) {
			asPrinted(p, "all", perPage)
			check(t, at, perPage, func(name, paper string) []sheet { return sheets(p, "site "+name, papers[paper]) })
			noSheets(p)
			p.NoErrors()
		})
		t.Run("render, "+perPage, func(t *testing.T) {
			p := visit.Rendered(t, path, "--boards-per-page", perPage)
			check(t, at+1, perPage, func(name, paper string) []sheet { return sheets(p, "render "+name, papers[paper]) })
		})
	}
}

// asPrinted prints all boards by the menu, and leaves the sheets in the page.
func asPrinted(p *browser.Page, what, perPage string) {
	p.T.Helper()
	browser.Evaluate[int](p, `window.print = () => { document.documentElement.dataset.printed = "true"; }, 0`)
	browser.Evaluate[int](p, `document.querySelector('[data-menu="print"]').open = true, 0`)
	for _, choice := range [][2]string{{"what", what}, {"per-page", perPage}} {
		browser.Evaluate[int](p, fmt.Sprintf(`(e => { e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); return 0; })(document.querySelector("[data-print=%s]"))`, choice[1], choice[0]))
		p.WaitFor(fmt.Sprintf(`document.querySelector("[data-print=%s]").value === %q`, choice[0], choice[1]))
	}
	// Only the first print to PDF would have them.
	browser.Evaluate[int](p, `document.sheetsStay ??= (addEventListener("afterprint", (event) => document.documentElement.dataset.printed && event.stopImmediatePropagation(), true), true), 0`)
	browser.Evaluate[int](p, `document.querySelector('[data-menu="print"] [type=submit]').click(), 0`)
	p.WaitFor(`document.documentElement.dataset.printed === "true"`)
}

// noSheets takes the sheets of asPrinted out of the page.
func noSheets(p *browser.Page) {
	p.T.Helper()
	browser.Evaluate[int](p, `delete document.documentElement.dataset.printed, dispatchEvent(new Event("afterprint")), 0`)
	p.WaitFor(`document.querySelector(".sheets") === null`)
}
