package visit

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"pbn/e2e/browser"
)

// SmallBoards returns a file of small boards: each player has two cards of one suit, and no deal is there twice.
func SmallBoards(count int) []byte {
	var pairs []string
	const ranks = "AKQJT98765432"
	for i := range ranks {
		for k := i + 1; k < len(ranks); k++ {
			pairs = append(pairs, ranks[i:i+1]+ranks[k:k+1])
		}
	}
	var file strings.Builder
	for n := range count {
		fmt.Fprintf(&file, "[Board \"%d\"]\n[Deal \"N:%s... .%s.. ..AK. ...AK\"]\n\n", n+1, pairs[n%len(pairs)], pairs[n/len(pairs)])
	}
	return []byte(file.String())
}

// WrongScore is a file of three boards: a wrong score in the first, two errors in the second, nothing in the third.
const WrongScore = "% PBN 2.1\n" + `[Event "Club"]
[Board "1"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "N:K974.A63.K852.94 53.872.J93.AT872 AQT86.K5.A74.QJ3 J2.QJT94.QT6.K65"]
[Declarer "S"]
[Contract "4S"]
[Result "10"]
[Score "NS 400"]
[Auction "S"]
1S Pass 4S AP

[Event "Club"]
[Board "2"]
[Dealer "Q"]
[Auction "N"]
1S 1H Pass Pass Pass

[Event "Club"]
[Board "3"]
`

// ChosenBoard is the game that is shown.
const ChosenBoard = `Number(document.querySelector("[data-shown]")?.dataset.shown)`

// SelectedBoard is the game that the list marks.
const SelectedBoard = `Number(document.querySelector(".board[aria-selected=true]")?.dataset.number ?? 0)`

// Indexed is whether the list has all boards of the file.
const Indexed = `document.querySelector("[data-shown]") !== null && document.querySelector(".reader-progress") === null`

// Reader opens a file on the page, and waits until its boards are listed.
func Reader(t *testing.T, path string) *browser.Page {
	t.Helper()
	p := browser.Open(t, browser.Serve(t, nil)).Ready()
	ListBoards(p, path)
	return p
}

// ListBoards chooses a file, and waits until its boards are listed.
func ListBoards(p *browser.Page, path string) {
	p.T.Helper()
	p.Choose(path)
	p.Finished(filepath.Base(path))
	p.WaitFor(Indexed)
}

// ShownIs waits until a game is shown, and the list marks it.
func ShownIs(p *browser.Page, number int) {
	p.T.Helper()
	p.WaitFor(fmt.Sprintf("%s === %d && %s === %[2]d", ChosenBoard, number, SelectedBoard))
}

// Search writes a text into the search, in the place of what is there.
func Search(p *browser.Page, text string) {
	p.T.Helper()
	p.Click(".reader-search input")
	browser.Evaluate[int](p, `document.querySelector(".reader-search input").select(), 0`)
	if text == "" {
		p.Press(kb.Backspace)
		return
	}
	p.Do(chromedp.KeyEvent(text))
}

// ManyBoards is a file of boards, each with what it is called in its names.
func ManyBoards(n int) []byte {
	var b strings.Builder
	for i := 1; i <= n; i++ {
		fmt.Fprintf(&b, "[Event \"Club Pairs\"]\n[Round \"%d\"]\n[Board \"%d\"]\n[North \"North%[2]d.\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]\n"+
			"[Deal \"N:9.JT52.KQ4.AK652 AQ4.K.A853.J8743 KT52.Q963.T972.Q J8763.A874.J6.T9\"]\n[Contract \"2H\"]\n[Declarer \"S\"]\n[Result \"9\"]\n\n", (i-1)/12+1, i)
	}
	return []byte(b.String())
}
