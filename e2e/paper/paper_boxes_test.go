package paper

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"maps"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// papers are those that people print on.
var papers = map[string]chromedp.PaperSize{"A4": chromedp.PaperA4, "Letter": chromedp.PaperLetter}

// papersOf are the names of the papers for one of several prints, which take turns. PBN_EVERYTHING=1 has both for each.
func papersOf(print int) (names []string) {
	for at, name := range slices.Sorted(maps.Keys(papers)) {
		if browser.InTurn(at+print, len(papers)) {
			names = append(names, name)
		}
	}
	return names
}

// A word of a printed page, and where it is, in points from the left upper corner.
type word struct {
	Left   float64 `xml:"xMin,attr"`
	Top    float64 `xml:"yMin,attr"`
	Right  float64 `xml:"xMax,attr"`
	Bottom float64 `xml:"yMax,attr"`
	Text   string  `xml:",chardata"`
}

// A sheet is a printed page.
type sheet struct {
	Width  float64 `xml:"width,attr"`
	Height float64 `xml:"height,attr"`
	Words  []word  `xml:"word"`
}

// sheets are the pages that the browser prints, as another program reads them.
func sheets(p *browser.Page, name string, paper chromedp.PaperSize) []sheet {
	p.T.Helper()
	return sheetsOf(p.T, p.PDF(name, paper))
}

func sheetsOf(t *testing.T, pdf []byte) []sheet {
	t.Helper()
	command := exec.Command("pdftotext", "-bbox", "-", "-")
	command.Stdin = bytes.NewReader(pdf)
	text, err := command.Output()
	if err != nil {
		t.Fatalf("pdftotext, of poppler-utils: %v", err)
	}
	var document struct {
		Sheets []sheet `xml:"body>doc>page"`
	}
	if err := xml.Unmarshal(text, &document); err != nil {
		t.Fatal(err)
	}
	return document.Sheets
}

// overprinted are the pairs of words of which one is on top of the other. The boxes are those of the font, which are higher than its
// letters, so that lines that follow closely touch: they count from a quarter of their height.
func (s sheet) overprinted() (pairs []string) {
	for i, a := range s.Words {
		for _, b := range s.Words[i+1:] {
			across := min(a.Right, b.Right) - max(a.Left, b.Left)
			down := min(a.Bottom, b.Bottom) - max(a.Top, b.Top)
			if across > 0.5 && down > min(a.Bottom-a.Top, b.Bottom-b.Top)/2 {
				pairs = append(pairs, fmt.Sprintf("%q on %q", b.Text, a.Text))
			}
		}
	}
	return pairs
}

// cutOff are the words that are not whole on the page.
func (s sheet) cutOff() (words []string) {
	for _, w := range s.Words {
		if w.Left < 0 || w.Top < 0 || w.Right > s.Width || w.Bottom > s.Height {
			words = append(words, w.Text)
		}
	}
	return words
}

// legible fails the test where a word is on another one, or off the page.
func legible(t *testing.T, sheets []sheet) {
	t.Helper()
	for at, s := range sheets {
		if pairs := s.overprinted(); len(pairs) > 0 {
			t.Errorf("page %d: %d pairs of words overlap: %s", at+1, len(pairs), strings.Join(pairs[:min(len(pairs), 5)], ", "))
		}
		if words := s.cutOff(); len(words) > 0 {
			t.Errorf("page %d is not wide enough for %q", at+1, words)
		}
	}
}

// dealInArticle is a game with a header of some lines, and something in each part.
const dealInArticle = `[Event "Lakeside Spring Pairs"]
[Stage "Semifinal"]
[Round "3"]
[Site "Saltmarsh"]
[Date "2024.05.12"]
[Scoring "MP"]
[Description "The seventh board of the second session."]
[Annotator "Ida Fenwick"]
[Board "7"]
[North "Ann Quill"]
[East "Per Holt"]
[South "Mo Reed"]
[West "Ida Fenwick"]
[Dealer "S"]
[Vulnerable "NS"]
[Deal "N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85"]
{Ahead.}
[Declarer "S"]
[Contract "4S"]
[Result "11"]
{A good board for those who counted.}
[Auction "S"]
1S =1= Pass 3S Pass
4S AP
[Note "1:Five cards."]
`

// TestPaperAnyHeight: wherever on a page a deal in an article begins, its header and its deal are on one page, and nothing is on top of
// something else, however the article lays out its parts.
func TestPaperAnyHeight(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	const places, apart = 20, 53 // pixels
	for at, c := range []struct {
		name, around, inside, deal string
		// From the first line of the header to the last of the deal.
		together []string
	}{
		{"blocks", "block", "block", dealInArticle, []string{"Lakeside", "Comments", "Dealer", "Reed"}},
		{"grids", "grid", "grid", dealInArticle, []string{"Lakeside", "Comments", "Dealer", "Reed"}},
		{"a long table", "flex; flex-direction: column", "grid", visit.Traveller(), []string{"Club", "Dealer", "South"}},
	} {
		// Each place has a page of its own to begin on.
		var body strings.Builder
		for place := range places {
			fmt.Fprintf(&body, `<div class="around"><div style="height: %dpx"></div><section><p>Place%d.</p><pre class="pbn">%s</pre>%s</section></div>`,
				apart*place, place, visit.Escaped(c.deal), strings.Repeat("<p>Below the deal the article goes on, and has more to say.</p>", 8))
		}
		p := visit.ArticleOf(t, `<style>.around { display: `+c.around+`; } .around + .around { break-before: page; } section { display: `+c.inside+`; }</style>`+body.String())
		p.WaitFor(visit.BlocksSeen(places))
		for _, name := range papersOf(at) {
			sheets := sheets(p, c.name+" "+name, papers[name])
			for place := range places {
				t.Run(fmt.Sprintf("%s, %s, %d pixels", c.name, name, apart*place), func(t *testing.T) {
					from, to := pageWith(t, sheets, fmt.Sprintf("Place%d.", place))-1, len(sheets)
					if place < places-1 {
						to = pageWith(t, sheets, fmt.Sprintf("Place%d.", place+1)) - 1
					}
					if from < 0 || to <= from {
						t.Fatalf("it is on the pages %d to %d", from+1, to)
					}
					legible(t, sheets[from:to])
					pages := map[int]bool{}
					for _, text := range c.together {
						pages[pageWith(t, sheets[from:to], text)] = true
					}
					if len(pages) != 1 {
						t.Errorf("header and deal are on the pages %v", slices.Sorted(maps.Keys(pages)))
					}
				})
			}
		}
	}
}

// orphans are the words of headings in the lower half of a page below which it has no more than the lines of a paragraph.
func (s sheet) orphans() (words []string) {
	const heading, paragraph = 19, 72 // points
	lowest := 0.0
	for _, w := range s.Words {
		lowest = max(lowest, w.Bottom)
	}
	for _, w := range s.Words {
		if w.Bottom-w.Top > heading && w.Top > s.Height/2 && lowest-w.Bottom < paragraph {
			words = append(words, w.Text)
		}
	}
	return words
}

// TestPaperOwnArticles: the site's own article is printed as well, wherever its deals come to be on a page.
func TestPaperOwnArticles(t *testing.T) {
	t.Parallel()
	p := browser.Open(t, browser.Serve(t, nil)+"articles.html")
	p.WaitFor(visit.BlocksSeen(7))
	browser.Evaluate[int](p, `document.querySelector("main").prepend(Object.assign(document.createElement("div"), { id: "before" })), 0`)
	for step := range 10 {
		height := 106 * step
		name := []string{"A4", "Letter"}[step%2]
		p.Run(fmt.Sprintf("%s, %d pixels", name, height), func(t *testing.T) {
			browser.Evaluate[int](p, fmt.Sprintf(`document.getElementById("before").style.height = "%dpx", 0`, height))
			sheets := sheets(p, fmt.Sprintf("own %s %d", name, height), papers[name])
			legible(t, sheets)
			for at, s := range sheets {
				if orphans := s.orphans(); len(orphans) > 0 {
					t.Errorf("at the foot of page %d, with their board on the next: %q", at+1, orphans)
				}
			}
		})
	}
}

// pageWith is the number of the first page with a word.
func pageWith(t *testing.T, sheets []sheet, text string) int {
	t.Helper()
	for at, s := range sheets {
		if slices.ContainsFunc(s.Words, func(w word) bool { return w.Text == text }) {
			return at + 1
		}
	}
	t.Errorf("%q is not printed", text)
	return 0
}
