package paper

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/e2e/browser"
)

// chess opens the dialog that prints a file of games or positions.
func chess(t *testing.T, path string) *browser.Page {
	t.Helper()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	p.Drop(path)
	name := filepath.Base(path)
	if state := p.Finished(name); state != "done" {
		t.Fatalf("%s is %s", name, state)
	}
	row := fmt.Sprintf(`[data-file=%q] `, name)
	p.Click(row + `[data-file-menu=more]`)
	p.Click(row + `[data-item=print]`)
	p.WaitFor(browser.Exists(`[data-dialog=print] [type=submit]`))
	return p
}

// printsChess prints by the dialog with what is set in it, and leaves the sheets in the page.
func printsChess(p *browser.Page, choices map[string]string) {
	p.T.Helper()
	browser.Evaluate[int](p, `window.print = () => { document.documentElement.dataset.printed = "true"; }, 0`)
	for name, value := range choices {
		choice := fmt.Sprintf(`document.querySelector("[data-dialog] [data-print=%s]")`, name)
		browser.Evaluate[int](p, fmt.Sprintf(`(e => {
			if (e.type === "checkbox") e.checked !== (%[2]q === "true") && e.click();
			else e.value = %[2]q, e.dispatchEvent(new Event("change", { bubbles: true }));
			return 0;
		})(%[1]s)`, choice, value))
		p.WaitFor(fmt.Sprintf(`((e) => e.type === "checkbox" ? String(e.checked) : e.value)(%s) === %q`, choice, value))
	}
	// Only the first print to PDF would have them.
	browser.Evaluate[int](p, `document.sheetsStay ??= (addEventListener("afterprint", (event) => document.documentElement.dataset.printed && event.stopImmediatePropagation(), true), true), 0`)
	browser.Evaluate[int](p, `document.querySelector("[data-dialog] [type=submit]").click(), 0`)
	p.WaitFor(`document.documentElement.dataset.printed === "true"`)
}

// season is an event of four players, each against each, with comments and variations of several lengths, and diagrams.
func season() string {
	players := []string{"Oakes, Theo", "Quill, Marian", "Barrow, Hugh", "Fenwick, Ida"}
	var b strings.Builder
	for at, pair := range [][2]int{{0, 3}, {1, 2}, {3, 2}, {0, 1}, {1, 3}, {2, 0}} {
		result := []string{"1-0", "1/2-1/2", "0-1"}[at%3]
		fmt.Fprintf(&b, "[Event \"Club championship\"]\n[Site \"Saltmarsh\"]\n[Date \"2026.03.%02d\"]\n[Round \"%d\"]\n[White \"%s\"]\n[Black \"%s\"]\n[Result \"%s\"]\n[WhiteElo \"2%d10\"]\n[ECO \"C50\"]\n\n",
			12+at, at/2+1, players[pair[0]], players[pair[1]], result, pair[0])
		for move := range 12 {
			n := 4*move + 1
			fmt.Fprintf(&b, "%[1]d. Nf3 {[%%clk 1:%02[2]d:00] %[3]s[#]} (%[1]d. Nc3 Nc6 {%[4]s} (%[1]d... Na6 %[5]d. Rb1) %[5]d. Rb1 Rb8 $14) %[1]d... Nf6 $1 %[5]d. Ng1 Ng8 %[6]d. Nc3 Nc6 %[7]d. Nb1 Nb8\n",
				n, 59-move, strings.Repeat("The knight goes where it came from. ", move*(at+1)%5), strings.Repeat("A quieter way. ", (move+at)%4), n+1, n+2, n+3)
		}
		b.WriteString(result + "\n\n")
	}
	return b.String()
}

// TestPaperChess: a magazine of the games of an event, on both papers: nothing is cut or on something else, each diagram is in the column of
// its move or of the end of what is said of that, no column ends with the head of a game, and the table of the event is before the games.
func TestPaperChess(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := chess(t, browser.Written(t, "club.pgn", []byte(season())))
	printsChess(p, map[string]string{"letters": "english"})
	for _, name := range []string{"A4", "Letter"} {
		sheets := sheets(p, "chess "+name, papers[name])
		legible(t, sheets)
		if len(sheets) < 8 {
			t.Fatalf("%s: %d pages", name, len(sheets))
		}
		for at, text := range []string{"Cross", "S-B"} {
			if page := pageWith(t, sheets, text); page != 1 {
				t.Errorf("%s: the table's word %d is on page %d", name, at, page)
			}
		}
		diagrams := 0
		for page, s := range sheets {
			for _, column := range s.columns() {
				for at, w := range column {
					rest := column[at:]
					// "Position after 5. Nf3", before which the column has the move, or the end of what is said of it.
					if w.Text == "Position" && len(rest) > 3 && rest[1].Text == "after" {
						diagrams++
						if !slices.ContainsFunc(column[:at], func(w word) bool { return w.Text == rest[3].Text || w.Text == "from." }) {
							t.Errorf("%s, page %d: the diagram after %s %s is apart from its move", name, page+1, rest[2].Text, rest[3].Text)
						}
					}
					// The last line of a head, after which the column has the first move.
					if w.Text == "C50" && !slices.ContainsFunc(rest, func(w word) bool { return strings.HasPrefix(w.Text, "1.") }) {
						t.Errorf("%s, page %d: a head is at the end of a column", name, page+1)
					}
					if strings.Contains(w.Text, "clk") || strings.Contains(w.Text, "[#]") {
						t.Errorf("%s, page %d: %q is printed", name, page+1, w.Text)
					}
				}
			}
		}
		if diagrams != 6*12 {
			t.Errorf("%s: %d diagrams, want %d", name, diagrams, 6*12)
		}
	}
	noSheets(p)
	p.NoErrors()
}

// columns are the words of both columns of a sheet, from above.
func (s sheet) columns() (columns [2][]word) {
	for _, w := range s.Words {
		at := 0
		if w.Left > s.Width/2 {
			at = 1
		}
		columns[at] = append(columns[at], w)
	}
	for _, column := range columns {
		slices.SortStableFunc(column, func(a, b word) int {
			if a.Bottom-b.Bottom > 2 || b.Bottom-a.Bottom > 2 {
				return int(a.Bottom - b.Bottom)
			}
			return int(a.Left - b.Left)
		})
	}
	return columns
}

// TestPaperChessTable: the table of an event alone is one page, and the moves alone have neither comments nor variations.
func TestPaperChessTable(t *testing.T) {
	t.Parallel()
	p := chess(t, browser.Written(t, "club.pgn", []byte(season())))
	for _, c := range []struct {
		what       string
		has, hasNo []string
	}{
		{"table", []string{"Crosstable", "Oakes,Theo", "S-B"}, []string{"Nf3", "round"}},
		{"moves", []string{"Crosstable", "♘f3"}, []string{"quieter", "where", "Na6"}},
	} {
		printsChess(p, map[string]string{"what": c.what})
		text := strings.Join(p.Printed("chess "+c.what), "")
		for _, want := range c.has {
			if !strings.Contains(text, want) {
				t.Errorf("%s: no %q in %s", c.what, want, text)
			}
		}
		for _, not := range c.hasNo {
			if strings.Contains(text, not) {
				t.Errorf("%s: %q is printed", c.what, not)
			}
		}
		noSheets(p)
	}
	if styles := browser.Evaluate[int](p, `document.adoptedStyleSheets.length`); styles != 0 {
		t.Errorf("%d styles of sheets stay in the page", styles)
	}
	p.NoErrors()
}

// TestPaperPositions: twelve diagrams to a page, each with its number and who is to move, and the solutions at the end where they are wanted.
func TestPaperPositions(t *testing.T) {
	t.Parallel()
	var file strings.Builder
	for n := range 13 {
		fmt.Fprintf(&file, "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 %s - - bm Qg6; id \"Study.%03d\";\n", []string{"w", "b"}[n%2], n+1)
	}
	p := chess(t, browser.Written(t, "studies.epd", []byte(file.String())))
	for _, with := range []bool{false, true} {
		printsChess(p, map[string]string{"solutions": fmt.Sprint(with)})
		for _, name := range []string{"A4", "Letter"} {
			sheets := sheets(p, fmt.Sprintf("positions %s %v", name, with), papers[name])
			legible(t, sheets)
			want := 2
			if with {
				want = 3
			}
			if len(sheets) != want {
				t.Fatalf("%s: %d pages, want %d", name, len(sheets), want)
			}
			for n, page := range map[string]int{"Study.001": 1, "Study.012": 1, "Study.013": 2} {
				if at := pageWith(t, sheets, n); at != page {
					t.Errorf("%s: %s is on page %d", name, n, at)
				}
			}
			if with && pageWith(t, sheets, "Solutions") != 3 {
				t.Errorf("%s: the solutions are not on the last page", name)
			}
		}
		noSheets(p)
	}
	p.NoErrors()
}
