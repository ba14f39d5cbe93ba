package chess

import (
	"strings"
	"testing"

	"pbn/e2e/browser"
)

// rounds are the games of a tournament, by its rounds.
var rounds = []string{game("1", "Oakes, Theo", "Quill, Marian", "1-0"), game("2", "Barrow, Hugh", "Oakes, Theo", "1/2-1/2"), game("3", "Quill, Marian", "Barrow, Hugh", "1-0")}

func game(round, white, black, result string) string {
	return "[Event \"Club championship\"]\n[Site \"Saltmarsh\"]\n[Date \"2026.03.1" + round + "\"]\n[Round \"" + round + "\"]\n[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Result \"" + result + "\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 " + result + "\n"
}

// TestChessTable: a file of a tournament has its table as a tab, whose results lead to the games; without several games of each player there is none.
func TestChessTable(t *testing.T) {
	t.Parallel()
	p := listed(t, "club.pgn", strings.Join(rounds, "\n"))
	p.Click("[data-file='club.pgn'] [data-tab=overview]")
	p.WaitFor(browser.Exists(".event-part [data-table=roundRobin]"))
	text := browser.Evaluate[string](p, `[...document.querySelectorAll(".event-part tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent).join(" ")).join("|")`)
	if want := "1 Oakes, Theo  1 ½ 1½ 1.25|2 Quill, Marian 0  1 1 0.50|3 Barrow, Hugh ½ 0  ½ 0.75"; text != want {
		t.Errorf("the table is %s", text)
	}
	p.Click(".event-game[aria-label='1, Quill, Marian – Barrow, Hugh']")
	p.WaitFor(`document.querySelector("[data-shown='3']") !== null && document.activeElement.dataset.tab === "boards"`)
	p.NoErrors()

	q := listed(t, "round.pgn", rounds[0]+"\n"+game("1", "Barrow, Hugh", "Fenwick, Ida", "0-1"))
	q.WaitFor(`document.querySelectorAll(".board").length === 2 && document.querySelector(".reader-progress") === null`)
	if browser.Evaluate[bool](q, browser.Exists("[data-tab=overview]")) {
		t.Error("one round has a table")
	}
}
