package paper

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// longSuits are deals in which each seat in turn has a suit of seven to thirteen cards, with its ten, and in which the table of tricks is as
// wide as it can be; and the suits of each deal, as they are printed.
func longSuits() (file []byte, suits [][]string) {
	const ranks = "AKQJT98765432"
	var b strings.Builder
	for _, seat := range []string{"W", "E", "S", "N"} {
		for length := 7; length <= 13; length++ {
			// The one who has the suit has hearts beside it; the others have the rest.
			hearts := 13 - length
			hands := []string{
				ranks[:length] + "." + ranks[:hearts] + "..",
				ranks[length:] + "." + ranks[hearts:] + "..",
				"..AKQJT98.AKQJT9",
				"..765432.8765432",
			}
			fmt.Fprintf(&b, "[Event \"Long Suits\"]\n[Board \"%d\"]\n[Dealer \"N\"]\n[Vulnerable \"All\"]\n[Deal \"%s:%s\"]\n"+
				"[DoubleDummyTricks \"cccccccccc1111111111\"]\n\n", len(suits)+1, seat, strings.Join(hands, " "))
			var printed []string
			for _, hand := range hands {
				for at, cards := range strings.Split(hand, ".") {
					printed = append(printed, []string{"♠", "♥", "♦", "♣"}[at]+cmp.Or(strings.ReplaceAll(cards, "T", "10"), "—"))
				}
			}
			suits = append(suits, printed)
		}
	}
	return []byte(b.String()), suits
}

// fontsOfSheets are what readers may have: letters as high as those of Noto Sans, and as wide and high as those of Inter and of Palatino,
// which the machines of the tests do not have.
var fontsOfSheets = []struct{ name, source, descriptors string }{
	{"DejaVu Sans", browser.LocalFonts, ``},
	{"as Noto Sans", browser.LocalFonts, `ascentOverride: "107%", descentOverride: "29%"`},
	{"as Inter", browser.LocalFonts, `sizeAdjust: "98%", ascentOverride: "97%", descentOverride: "24%"`},
	{"as Palatino", `local("DejaVu Serif"), local("Liberation Serif"), local("Times New Roman")`, `sizeAdjust: "88%", ascentOverride: "73%", descentOverride: "28%", lineGapOverride: "33%"`},
}

// TestPaperLongSuits: by the boxes of the PDF, no suit takes two lines, is on something else or goes over the border of its record, whatever its
// length, the font, and the records to a page; the heads of neighbours are on one line, and nothing is cut off.
func TestPaperLongSuits(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	file, suits := longSuits()
	p := visit.Reader(t, browser.Written(t, "long.pbn", file))
	for step, perPage := range []int{1, 2, 4, 12, 18, 36} {
		asPrinted(p, "deals", fmt.Sprint(perPage))
		for at, font := range fontsOfSheets {
			if used := browser.EvaluateAsync[string](p, fmt.Sprintf(`new FontFace(%q, %q, { %s }).load().then((font) => {
				document.fonts.add(font);
				document.documentElement.style.setProperty("--sans", '%[1]q');
				return getComputedStyle(document.querySelector(".record")).fontFamily;
			})`, font.name, font.source, font.descriptors)); !strings.Contains(used, font.name) {
				t.Fatalf("the font is %s", used)
			}
			for _, paper := range papersOf(at + step) {
				name := fmt.Sprintf("long suits, %s, %d to a page, %s", font.name, perPage, paper)
				p.Run(name, func(t *testing.T) {
					sheets := sheets(p, name, papers[paper])
					if want := (len(suits) + perPage - 1) / perPage; len(sheets) != want {
						t.Fatalf("%d pages, want %d", len(sheets), want)
					}
					legible(t, sheets)
					for at, s := range sheets {
						onPage := suits[at*perPage : min((at+1)*perPage, len(suits))]
						if missing := s.withoutLine(slices.Concat(onPage...), columnsOf[perPage]); len(missing) > 0 {
							t.Errorf("page %d: not in a line of a record: %q", at+1, missing)
						}
						s.inRows(t, at+1, (len(onPage)+columnsOf[perPage]-1)/columnsOf[perPage])
					}
				})
			}
		}
		browser.Evaluate[int](p, `document.documentElement.style.removeProperty("--sans"), 0`)
		noSheets(p)
	}
	p.NoErrors()
}

// columnsOf are the records beside one another, by the records to a page.
var columnsOf = map[int]int{1: 1, 2: 1, 4: 2, 12: 3, 18: 3, 36: 4}

// margin is around each page, in points.
const margin = 12 * 72 / 25.4

func (w word) middle() float64 { return (w.Top + w.Bottom) / 2 }

// printed is the text of a word without the selector that keeps a suit from being an emoji.
func (w word) printed() string { return strings.ReplaceAll(w.Text, "\uFE0E", "") }

// withoutLine are those of the suits that are in no line of their own between the borders of a record.
func (s sheet) withoutLine(suits []string, columns int) (missing []string) {
	width := (s.Width - 2*margin) / float64(columns)
	var lines []string
	for _, symbol := range s.Words {
		if !strings.Contains("♠♥♦♣", symbol.printed()) {
			continue
		}
		border := margin + width*(math.Floor((symbol.Left-margin)/width)+1)
		var line []word
		for _, w := range s.Words {
			if w.Left >= symbol.Left && w.Right < border && math.Abs(w.middle()-symbol.middle()) < (symbol.Bottom-symbol.Top)/3 {
				line = append(line, w)
			}
		}
		slices.SortFunc(line, func(a, b word) int { return cmp.Compare(a.Left, b.Left) })
		text := ""
		for _, w := range line {
			text += w.printed()
		}
		lines = append(lines, text)
	}
	// The longest first: a short one may begin as a long one does.
	slices.SortFunc(suits, func(a, b string) int { return len(b) - len(a) })
	for _, suit := range suits {
		at := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, suit) })
		if at < 0 {
			missing = append(missing, suit)
			continue
		}
		lines = slices.Delete(lines, at, at+1)
	}
	return missing
}

// inRows fails the test where the heads of a page's records are not on as many lines as there are rows, or where a row ends in the next one
// or in the margin.
func (s sheet) inRows(t *testing.T, page, rows int) {
	t.Helper()
	var heads []word
	for _, w := range s.Words {
		// "7 · N · All"
		if w.Text == "·" && !slices.ContainsFunc(heads, func(head word) bool { return math.Abs(head.middle()-w.middle()) < 0.5 }) {
			heads = append(heads, w)
		}
	}
	if len(heads) != rows {
		t.Errorf("page %d: the heads are at %+v, want %d lines", page, heads, rows)
		return
	}
	slices.SortFunc(heads, func(a, b word) int { return cmp.Compare(a.Top, b.Top) })
	for at, head := range heads {
		from, to := head.middle(), s.Height-margin
		if at+1 < len(heads) {
			to = heads[at+1].Top
		}
		for _, w := range s.Words {
			// The boxes are those of the font, which go below the letters.
			if w.middle() >= from && w.middle() < to && w.Bottom-(w.Bottom-w.Top)/4 > to {
				t.Errorf("page %d: %q ends at %.1f points, below its record, which ends at %.1f", page, w.Text, w.Bottom, to)
			}
		}
	}
}
