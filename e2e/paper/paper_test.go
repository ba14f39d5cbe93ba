package paper

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// boardsWithWords are games with a word of their own in each of their parts.
func boardsWithWords(n int) string {
	var games []string
	for board := 1; board <= n; board++ {
		games = append(games, fmt.Sprintf(`[Event "Lakeside"]
[Board "%[1]d"]
[North "North%[1]d."]
[South "South%[1]d."]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:9.JT52.KQ4.AK652 AQ4.K.A853.J8743 KT52.Q963.T972.Q J8763.A874.J6.T9"]
{Diagram%[1]d.}
[Contract "2H"]
[Declarer "S"]
[Result "8"]
[Score "NS 110"]
{Score%[1]d.}
[Auction "N"]
1C =1= Pass 1H Pass
2H AP
[Note "1:Note%[1]d."]
`, board))
	}
	return strings.Join(games, "\n")
}

// wordsOfBoard are those of a game, from its first part to its last.
func wordsOfBoard(board int) []string {
	words := []string{"North%d.", "South%d.", "Diagram%d.", "Note%d.", "Score%d."}
	for i, word := range words {
		words[i] = fmt.Sprintf(word, board)
	}
	return words
}

// boardsOnPages are the boards that stand on each page. A board that is not whole there fails the test.
func boardsOnPages(t *testing.T, pages []string, n int) [][]int {
	t.Helper()
	found := make([][]int, len(pages))
	for board := 1; board <= n; board++ {
		times := 0
		for at, text := range pages {
			words := wordsOfBoard(board)
			there := len(slices.DeleteFunc(slices.Clone(words), func(word string) bool { return !strings.Contains(text, word) }))
			if there == 0 {
				continue
			}
			times++
			if there < len(words) {
				t.Errorf("board %d is cut: page %d of %d has %d of its %d parts", board, at+1, len(pages), there, len(words))
			}
			found[at] = append(found[at], board)
		}
		if times == 0 {
			t.Errorf("board %d is not printed", board)
		}
	}
	return found
}

// buttonsOnPaper is a JavaScript expression for the texts of what can be pressed and is printed, except a card of a trick and the
// heading of a column, which are words of the page as well, and the title of a source that the reader has opened.
const buttonsOnPaper = `[...document.querySelectorAll(":is(.pbn-view, .pbn-block, .pbn-sheet) :is(button, summary, select, input)")]
	.filter(e => e.checkVisibility() && !e.matches(".pbn-to-card, .pbn-sort, .pbn-source > summary")).map(e => e.textContent)`

// TestPaperPages: as many boards to a page as are asked for, and no board on two pages.
func TestPaperPages(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	path := browser.Written(t, "lakeside.pbn", []byte(boardsWithWords(5)))
	for _, c := range []struct {
		perPage string
		want    string
	}{
		{"1", "[[1] [2] [3] [4] [5]]"},
		{"2", "[[1 2] [3 4] [5]]"},
		{"4", "[[1 2 3 4] [5]]"},
	} {
		t.Run(c.perPage, func(t *testing.T) {
			p := visit.Rendered(t, path, "--boards-per-page", c.perPage)
			if got := fmt.Sprint(boardsOnPages(t, p.Printed("boards "+c.perPage), 5)); got != c.want {
				t.Errorf("the pages have the boards %s, want %s", got, c.want)
			}
		})
	}
}

// TestPaperWholePlay: a board with its whole play has room on a page.
func TestPaperWholePlay(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	p := visit.Rendered(t, filepath.Join(visit.Examples, "play.pbn"), "--boards-per-page", "1")
	pages := p.Printed("whole play")
	if len(pages) != 1 || !strings.Contains(pages[0], "Board4") || !strings.Contains(pages[0], "13W") {
		t.Errorf("%d pages: %q", len(pages), pages)
	}
}

// TestPaperArticle: wherever a board comes to stand in an article, it is not cut.
func TestPaperArticle(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	const line = "Declarer counted his tricks, and counted them again, and there were still only eight. "
	for _, lines := range []int{0, 7, 14, 21} {
		t.Run(fmt.Sprintf("%d lines", lines), func(t *testing.T) {
			p := visit.ArticleOf(t, "<p>"+strings.Repeat(line, lines)+`</p><pre class="pbn" data-games="list">`+visit.Escaped(boardsWithWords(6))+"</pre><p>The end.</p>")
			pages := p.Printed(fmt.Sprintf("article %d", lines))
			boardsOnPages(t, pages, 6)
			if len(pages) != 3 && len(pages) != 4 {
				t.Errorf("%d pages", len(pages))
			}
			if !strings.Contains(pages[len(pages)-1], "Theend.") {
				t.Errorf("the last page is %q", pages[len(pages)-1])
			}
		})
	}
}

// TestPaperChoice: all games of a choice are printed, and no button.
func TestPaperChoice(t *testing.T) {
	t.Parallel()
	p := visit.ArticleOf(t, `<pre class="pbn" data-links="bbo bsol lin pbn" data-show="diagram auction notes play comments results dd hcp source">`+visit.Escaped(boardsWithWords(3))+"</pre>")
	if got := fmt.Sprint(visit.Boards(p)); got != "[1]" {
		t.Errorf("on the screen are the boards %s", got)
	}
	pages := p.Printed("choice")
	boardsOnPages(t, pages, 3)
	for _, word := range []string{"1of3", "CopyasPBN", "OpeninBBO", "PBNsource"} {
		if strings.Contains(strings.Join(pages, ""), word) {
			t.Errorf("%q is printed", word)
		}
	}
	p.Emulate("print")
	if got := browser.Evaluate[[]string](p, buttonsOnPaper); len(got) > 0 {
		t.Errorf("buttons on paper: %q", got)
	}
}

// TestPaperHidden: what the reader has not opened is blank on paper, and no button stands there; what he has opened is printed.
func TestPaperHidden(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for _, c := range []struct {
		name, file, attributes string
		// What the blank parts have, and what the others have.
		hidden, shown []string
	}{
		{"hands", "play.pbn", `data-hidden="EW"`, []string{"AQ4KA853J8743", "J8763A874J6109"}, []string{"EastRheaLindqvist", "WestIdaFenwick", "9J1052KQ4AK652", "K1052Q9631097"}},
		{"a quiz", "quiz.pbn", `data-view="quiz" data-games="list"`, []string{"100", "tellsleast"}, []string{"Board14", "Board2", "K1052Q9631097"}},
		{"tables", "tables.pbn", ``, nil, []string{"Brandt–Drummond", "Rainfromfour."}},
		{"errors", "errors.pbn", `data-games="list"`, []string{`[Dealer"N"]`, "PBNsource"}, []string{"Board9"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := visit.ArticleOf(t, visit.ExampleBlock(t, c.file, c.attributes))
			check := func(where string, absent, present []string) {
				t.Helper()
				text := strings.Join(p.Printed(c.name+", "+where), "")
				for _, word := range absent {
					if strings.Contains(text, word) {
						t.Errorf("%s: %q is printed", where, word)
					}
				}
				for _, word := range present {
					if !strings.Contains(text, word) {
						t.Errorf("%s: %q is not printed: %s", where, word, text)
					}
				}
				p.Emulate("print")
				if got := browser.Evaluate[[]string](p, buttonsOnPaper); len(got) > 0 {
					t.Errorf("%s: buttons on paper: %q", where, got)
				}
				p.Emulate("")
			}
			// The source of a block with errors is open for its writer.
			browser.Evaluate[int](p, `document.querySelectorAll("details").forEach(d => { d.open = false; }), 0`)
			check("closed", c.hidden, c.shown)
			browser.Evaluate[int](p, `document.querySelectorAll("details").forEach(d => { d.open = true; }), 0`)
			check("open", nil, slices.Concat(c.hidden, c.shown))
		})
	}
}
