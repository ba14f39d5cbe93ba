package paper

import (
	"bytes"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// clubSession is a session as a dealing program writes it: a title for its hand records, tricks with open cards and par, tens, a void and
// a long suit.
func clubSession(boards int) []byte {
	deals := []string{
		"N:T94.JT52.KQT.AT6 AQ8.K4.A853.K874 K52.Q963.742.Q32 J763.A87.J96.J95",
		"N:AKQJT98765.2.3.4 42.AKQJ.AKQ.AKQJ 3.T9876.T987.T98 -.543.J6542.76532",
	}
	var b strings.Builder
	b.WriteString("% PBN 2.1\n%HRTitleEvent \"Spring <b>Pairs</b>\"\n%HRTitleSite Hallstadt\n\n")
	for board := 1; board <= boards; board++ {
		fmt.Fprintf(&b, "[Event \"Other\"]\n[Site \"?\"]\n[Board \"%d\"]\n[Dealer \"S\"]\n[Vulnerable \"%s\"]\n[Deal \"%s\"]\n[DoubleDummyTricks \"77547775475566855668\"]\n[OptimumScore \"EW 110\"]\n[ParContract \"EW 2C+1\"]\n\n",
			board, []string{"EW", "All", "None", "NS"}[board%4], strings.ReplaceAll(deals[board%2], "-", ""))
	}
	return []byte(b.String())
}

// TestPaperRecords: each hand record is whole, on nothing else and on no border, with its cards apart; the sheets have the file's title, and
// nothing is below the last record.
func TestPaperRecords(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	for _, c := range []struct {
		boards  int // one more than the sheets before the last have
		perPage []int
	}{
		{5, []int{1, 2, 4}},
		{37, []int{12, 36}},
	} {
		t.Run(fmt.Sprint(c.boards), func(t *testing.T) {
			p := visit.Reader(t, browser.Written(t, "session.pbn", clubSession(c.boards)))
			for _, perPage := range c.perPage {
				asPrinted(p, "deals", fmt.Sprint(perPage))
				// What is too wide is so on A4, and what is too high on Letter. A sheet is as high for any number of records.
				records(p, t, c.boards, perPage, "A4")
				if perPage == c.perPage[len(c.perPage)-1] {
					records(p, t, c.boards, perPage, "Letter")
				}
				recordsInside(p, t, perPage)
				noSheets(p)
			}
			p.NoErrors()
		})
	}
}

// records prints the records of clubSession that are in the page.
func records(p *browser.Page, t *testing.T, boards, perPage int, paper string) {
	p.Run(fmt.Sprintf("%d to a page, %s", perPage, paper), func(t *testing.T) {
		pdf := p.PDF(fmt.Sprintf("records %d %s", perPage, paper), papers[paper])
		sheets := sheetsOf(t, pdf)
		if want := (boards + perPage - 1) / perPage; len(sheets) != want {
			t.Errorf("%d pages, want %d", len(sheets), want)
		}
		legible(t, sheets)
		for at, s := range sheets {
			text := " "
			for _, w := range s.Words {
				text += strings.ReplaceAll(w.Text, "\uFE0E", "") + " "
			}
			wanted := []string{" Spring Pairs, Hallstadt ", " · S · ", " NT ", " Par: E-W +110, 3 ♣ = E-W "}
			// Every second board has tens that are not among a long suit.
			if first, last := at*perPage+1, min((at+1)*perPage, boards); first%2 == 0 || last > first {
				wanted = append(wanted, " 10 9 4 ", " K Q 10 ")
			}
			for _, want := range wanted {
				if !strings.Contains(text, want) {
					t.Errorf("page %d does not say %q: %s", at+1, want, text)
				}
			}
			for i, w := range s.Words {
				if w.Text == "·" && s.Words[i+1].Text == "S" {
					if line := s.Words[i-1 : i+4]; line[0].Bottom < line[4].Top || line[4].Bottom < line[0].Top {
						t.Errorf("page %d: the label %v is on several lines", at+1, line)
					}
				}
			}
		}
		// Where a page has few, the border of the last one is far down.
		if perPage >= 12 {
			below(t, pdf, sheets)
		}
	})
}

// highLetters gives the sheets a font with the height of Noto Sans: the fonts of a machine may be higher than those of the tests.
const highLetters = `new FontFace("high", '` + browser.LocalFonts + `', { ascentOverride: "107%", descentOverride: "29%" }).load().then(font => {
	document.fonts.add(font);
	document.documentElement.style.setProperty("--sans", "high");
	return getComputedStyle(document.querySelector(".record")).fontFamily;
})`

// recordsInside fails the test where a record of the sheets has something on its border, or in another place than the others.
func recordsInside(p *browser.Page, t *testing.T, perPage int) {
	t.Helper()
	p.Resize(703, 1000)
	p.Emulate("print")
	for _, letters := range []string{"the page's", "high"} {
		if letters == "high" {
			if used := browser.EvaluateAsync[string](p, highLetters); used != letters {
				t.Fatalf("the font is %s", used)
			}
		}
		if outside := browser.Evaluate[[]string](p, outsideOfRecords); len(outside) > 0 {
			t.Errorf("%d to a page, %s letters: on the border are %q", perPage, letters, outside)
		}
		if skewed := browser.Evaluate[[]string](p, skewedRecords); len(skewed) > 0 {
			t.Errorf("%d to a page, %s letters: West and East are not as far from the middle in %q", perPage, letters, skewed)
		}
	}
	browser.Evaluate[int](p, `document.documentElement.style.removeProperty("--sans"), 0`)
	p.Emulate("")
	p.Resize(1280, 900)
}

// outsideOfRecords are texts that are not at least a pixel away from the border of their record. The boxes are those of the font: letters
// begin and end a quarter of the height from them, more or less.
const outsideOfRecords = `[...document.querySelectorAll(".record")].flatMap((record) => {
	const box = record.getBoundingClientRect();
	const walker = document.createTreeWalker(record, NodeFilter.SHOW_TEXT);
	const found = [];
	while (walker.nextNode()) {
		const range = document.createRange();
		range.selectNodeContents(walker.currentNode);
		if (walker.currentNode.data.trim() === "" || walker.currentNode.parentElement.closest(".pbn-spoken")) continue;
		for (const { left, top, right, bottom, height } of range.getClientRects())
			if (left < box.left + 1 || top + height / 4 < box.top + 1 || right > box.right - 1 || bottom - height / 4 > box.bottom - 1) found.push(walker.currentNode.data);
	}
	return found;
})`

// skewedRecords are the records whose hands of West and of East are not as far from the middle.
const skewedRecords = `[...document.querySelectorAll(".record")].filter((record) => {
	const box = record.getBoundingClientRect();
	const middle = (box.left + box.right) / 2;
	const west = middle - record.querySelector(".record-w").getBoundingClientRect().right;
	const east = record.querySelector(".record-e").getBoundingClientRect().left - middle;
	return Math.abs(west - east) > 1 || west < 0;
}).map((record) => record.dataset.record)`

// below fails the test where the last page has anything in its lower part, below its last words: a rule or a border.
func below(t *testing.T, pdf []byte, sheets []sheet) {
	t.Helper()
	last := sheets[len(sheets)-1]
	lowest := 0.0
	for _, w := range last.Words {
		lowest = max(lowest, w.Bottom)
	}
	const dpi = 72
	command := exec.Command("pdftoppm", "-r", fmt.Sprint(dpi), "-gray", "-f", fmt.Sprint(len(sheets)), "-l", fmt.Sprint(len(sheets)), "-")
	command.Stdin = bytes.NewReader(pdf)
	picture, err := command.Output()
	if err != nil {
		t.Fatalf("pdftoppm, of poppler-utils: %v", err)
	}
	var width, height, most int
	if _, err := fmt.Sscanf(string(picture[:20]), "P5\n%d %d\n%d\n", &width, &height, &most); err != nil {
		t.Fatal(err)
	}
	pixels := picture[len(picture)-width*height:]
	// The border of the record itself may be as far below its last line as the record is high.
	from := min(int(lowest)+len(pixels)/width/5, height)
	for at, grey := range pixels[from*width:] {
		if int(grey) < most {
			t.Errorf("below the last record something is printed, %d points from the top", from+at/width)
			return
		}
	}
}

// TestPaperOpenBoard: a print without the menu has the board that is open, and nothing of the page around it.
func TestPaperOpenBoard(t *testing.T) {
	t.Parallel()
	p := visit.Reader(t, browser.Written(t, "lakeside.pbn", []byte(boardsWithWords(5))))
	pages := p.Printed("open board")
	if len(pages) != 1 {
		t.Errorf("%d pages", len(pages))
	}
	boardsOnPages(t, pages, 1)
	text := strings.Join(pages, "")
	for _, word := range []string{"lakeside.pbn", "Download", "Findings", "Boards", "Search", "Next", "Check", "Board2", "Change"} {
		if strings.Contains(text, word) {
			t.Errorf("%q is printed: %s", word, text)
		}
	}
	p.NoErrors()
}
