package page

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/e2e/browser"
	"pbn/e2e/visit"
)

// moves notes what moves on a page, however soon after a press, as document.moves.
const moves = `
	document.moves = [];
	new PerformanceObserver((list) => {
		for (const { value, sources } of list.getEntries()) {
			const where = sources.map(({ node, previousRect, currentRect }) => (node?.cloneNode(false).outerHTML ?? node?.textContent ?? "").slice(0, 60) + " from " + Math.round(previousRect.y) + " to " + Math.round(currentRect.y));
			document.moves.push({ value, where: where.join(" | "), at: Math.round(performance.now()) });
		}
	}).observe({ type: "layout-shift", buffered: true });
`

// faultyBoards are boards of about so many bytes, of which each has something that only its owner can put right, and something that the
// download puts right, and an event that Latin-1 cannot spell.
func faultyBoards(size int) []byte {
	var out strings.Builder
	for board := 1; out.Len() < size; board++ {
		fmt.Fprintf(&out, "[Event \"Club evening – spring\"]\n[Site \"\"]\n[Date \"2024.05.0%d\"]\n[Board \"%d\"]\n[West \"A\"]\n[North \"B\"]\n[East \"C\"]\n[South \"D\"]\n"+
			"[Dealer \"North\"]\n[Vulnerable \"None\"]\n[Deal \"N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K6\"]\n"+
			"[Scoring \"\"]\n[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"15\"]\n[Auction \"N\"]\npass pass 1s pass\n3S pass 4S ap\n\n", board%9+1, board)
	}
	return []byte(out.String())
}

// TestNothingMoves: from the drop to the end of the check nothing moves, in a small file and in a large one, with findings and without.
func TestNothingMoves(t *testing.T) {
	t.Parallel()
	one := filepath.Join(t.TempDir(), "one.pbn")
	first, _, _ := bytes.Cut(browser.Read(t, visit.Example), []byte("\n\n"))
	if err := os.WriteFile(one, first, 0o666); err != nil {
		t.Fatal(err)
	}
	nothingMoves(t, append(filesOf(t, 50_000, 2_000_000), one))
}

// TestNothingMovesLarge is TestNothingMoves for 30 MB.
func TestNothingMovesLarge(t *testing.T) {
	browser.Slow(t)
	t.Parallel()
	nothingMoves(t, filesOf(t, 30_000_000))
}

// filesOf are two files of each size, in bytes: one without findings, one with several in each board.
func filesOf(t *testing.T, sizes ...int) (paths []string) {
	t.Helper()
	clean, _ := pbn.Export(pbn.Bytes(browser.Read(t, visit.Example)), export.Options{})
	for _, size := range sizes {
		paths = append(paths, visit.Repeated(t, clean, size), visit.Repeated(t, faultyBoards(size), size))
	}
	return paths
}

func nothingMoves(t *testing.T, paths []string) {
	url := browser.Serve(t, nil)
	for at, path := range paths {
		for by, width := range []int64{360, 1280, 1920} {
			if !browser.InTurn(at+by, 3) {
				continue
			}
			t.Run(fmt.Sprintf("%s at %d", []string{"without findings", "with findings"}[at%2], width), func(t *testing.T) {
				p := browser.Blank(t, moves)
				p.Resize(width, 800)
				p.Do(chromedp.Navigate(url))
				p.Ready()
				p.Painted()
				browser.Evaluate[int](p, `(document.moves.length = 0)`)
				p.Drop(path)
				p.Finished(filepath.Base(path))
				p.WaitFor(visit.Indexed)
				p.Painted()
				type move struct {
					Value float64
					Where string
					At    int
				}
				sum, all := 0.0, browser.Evaluate[[]move](p, `document.moves`)
				for _, each := range all {
					sum += each.Value
				}
				if sum > 0.01 {
					t.Errorf("the page moves by %.3f: %+v", sum, all)
				}
			})
		}
	}
}
