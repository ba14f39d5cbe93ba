package read

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// ranked is a file of boards, the first of which has the ranking of all.
func ranked(boards int) []byte {
	var b strings.Builder
	for board := 1; board <= boards; board++ {
		fmt.Fprintf(&b, "[Event \"Club\"]\n[Board \"%d\"]\n[Deal \"N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65\"]\n", board)
		if board == 1 {
			b.WriteString("[TotalScoreTable \"Rank\\2R;PairId\\2R;Table\\2R;Club\\20L;MemberID1\\8R;MemberID2\\8R;NrBoards\\2R;Sex1\\3R;TotalPercentage\\6R;Names\\30L\"]\n" +
				"1 4 1 \"Saltmarsh\" 1001234 1001235 24 - 61.25 \"Quill, Marian;Oakes, Theo\"\n" +
				"2 2 1 \"Saltmarsh\" 1001236 1001237 24 - 52.50 \"Fenwick, Ida;Barrow, Hugh\"\n" +
				"[ScoreTable \"Board\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\3L;Score_NS\\4R\"]\n1 4 2 4S 420\n1 2 4 3NT 400\n")
		}
		b.WriteString("\n")
	}
	return []byte(b.String())
}

// TestRankingBeforeTheBoards: the ranking is an entry before the boards and no part of board 1; mouse and keys lead there and back.
func TestRankingBeforeTheBoards(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "club.pbn", ranked(3)))
	const shown = `document.querySelector("[data-ranking] caption")?.textContent === "Ranking"`
	visit.ShownIs(p, 1)
	if browser.Evaluate[bool](p, `document.querySelector("[data-shown]").textContent.includes("61.25")`) {
		t.Error("the ranking is a part of board 1")
	}
	if !browser.Evaluate[bool](p, `document.querySelector(".ranking-entry").getBoundingClientRect().bottom <= document.querySelector(".boards").getBoundingClientRect().top`) {
		t.Error("the ranking is not before the boards")
	}
	p.Click(".ranking-entry")
	p.WaitFor(shown + ` && document.querySelector("[data-shown]") === null && document.querySelector(".reader-place").textContent === "Ranking"`)
	p.Press("j")
	visit.ShownIs(p, 1)
	p.Press("k")
	p.WaitFor(shown)
	p.Click(`[data-turn="on"]`)
	visit.ShownIs(p, 1)
	p.Resize(360, 740)
	p.Click(".list-toggle")
	p.WaitFor(`document.querySelector(".ranking-entry").checkVisibility()`)
	browser.Evaluate[int](p, `document.querySelector(".ranking-entry").focus(), 0`)
	p.Press(kb.Enter)
	p.WaitFor(shown + ` && !document.querySelector(".boards").checkVisibility()`)
	p.NoErrors()
}

// TestRankingOnPhone: on a phone rank, names and score are seen before all else, columns without content are not there, and a cut edge
// says that there is more, until its end is seen.
func TestRankingOnPhone(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "club.pbn", ranked(2)))
	p.Click(".ranking-entry")
	p.Resize(360, 740)
	const box = `document.querySelector("[data-ranking] .pbn-scroll")`
	p.WaitFor(box + `?.classList.contains("pbn-cut")`)
	p.Painted()
	heads := browser.Evaluate[[]string](p, `[...document.querySelectorAll("[data-ranking] thead th")].filter(e => e.checkVisibility()).map(e => e.textContent)`)
	if got := strings.Join(heads[:3], ", "); got != "Rank, Players, Total %" {
		t.Errorf("first come %q of %q", got, heads)
	}
	if seen := browser.Evaluate[bool](p, `[...document.querySelectorAll("[data-ranking] tbody tr:first-child td")].slice(0, 3).every(e => e.getBoundingClientRect().right <= innerWidth)`); !seen {
		t.Error("they are not in sight")
	}
	for _, head := range heads {
		if strings.HasPrefix(head, "Sex") {
			t.Error("a column without content is there")
		}
	}
	p.Look("ranking on a phone")
	browser.Evaluate[int](p, box+`.scrollLeft = 5000, 0`)
	p.WaitFor(`!` + box + `.classList.contains("pbn-cut")`)
	p.NoErrors()
}

// TestRankingHasRoom: on a wide screen names have a line, whatever else there is. Columns that are empty, or have one value in all rows, are
// opened by mouse and keys, and all have names in words; the results name the pairs of the ranking.
func TestRankingHasRoom(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "club.pbn", ranked(2)))
	p.Resize(1280, 800)
	p.Click(".ranking-entry")
	p.WaitFor(`document.querySelector("[data-ranking] td") !== null`)
	if lines := browser.Evaluate[int](p, `(range => (range.selectNodeContents([...document.querySelectorAll("[data-ranking] td")].find(({ textContent }) => textContent.startsWith("Quill"))), new Set([...range.getClientRects()].map(({ top }) => top)).size))(document.createRange())`); lines != 1 {
		t.Errorf("two names have %d lines", lines)
	}
	heads := func(in string) string {
		return strings.Join(browser.Evaluate[[]string](p, `[...document.querySelectorAll("`+in+` thead th")].map((e) => e.textContent)`), ", ")
	}
	const useful = "Rank, Players, Total %, Pair, Member no. 1, Member no. 2"
	if got := heads("[data-ranking]"); got != useful {
		t.Errorf("shown is %q", got)
	}
	p.Click("[data-ranking] .pbn-more")
	p.WaitFor(`document.querySelectorAll("[data-ranking] thead th").length === 10`)
	if got := heads("[data-ranking]"); got != "Rank, Players, Total %, Pair, Table, Club, Member no. 1, Member no. 2, Boards, Sex 1" {
		t.Errorf("opened, it is %q", got)
	}
	p.Press(kb.Enter)
	p.WaitFor(`document.querySelectorAll("[data-ranking] thead th").length === 6`)
	p.Press("j")
	visit.ShownIs(p, 1)
	if got := heads("[data-shown]"); got != "Pair N-S, Pair E-W, Contract, Score N-S, Players N-S, Players E-W" {
		t.Errorf("the results have %q", got)
	}
	if row := browser.Evaluate[string](p, `document.querySelector("[data-shown] tbody tr").innerText`); !strings.Contains(row, "Quill, Marian – Oakes, Theo") || !strings.Contains(row, "Fenwick, Ida") {
		t.Errorf("a row of the results is %q", row)
	}
	p.NoErrors()
}
