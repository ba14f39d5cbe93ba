// Package variant finds which variant of draughts a game is that does not say it: the one by whose laws its moves are legal (V-9).
package variant

import (
	"slices"

	"pbn/core/draughts"
)

// Step is a part of the main line of a game: a move, or a position that is set up.
type Step struct {
	Move draughts.Pattern
	// FEN is the position, "" for a move. One without pieces gives the turn to who it says (S-5).
	FEN string
}

// Guess is what was found of a game.
type Guess struct {
	// Number is that of the first variant by whose laws the whole game is legal, or of the one by whose laws it is legal the furthest; 0 where
	// no variant has such squares.
	Number int
	// Legal is how many steps are legal by its laws.
	Legal int
	// Whole are the numbers of all variants by whose laws the whole game is legal.
	Whole []int
}

// IsCertain reports whether one variant alone has the whole game: only then may it be written into a file (D1). A game without moves is never
// certain.
func (g *Guess) IsCertain() bool { return len(g.Whole) == 1 }

// The candidates, by the squares of a game, in the order in which they are tried. Portuguese draughts have the laws and the board of Spanish
// draughts, so no game can tell them apart; and a game of Spantsiretti may never have come to the columns i and j.
var (
	ofTo32      = []int{21, 22, 23, 24, 28, 20, 40, 27}
	ofTo50      = []int{20, 40, 27}
	ofMore      = []int{27}
	ofLetters   = []int{25, 26, 29, 41}
	ofMoreFiles = []int{41}
)

const (
	spanish    = 24
	portuguese = 28
)

// mostContinuations is how many ways of ambiguous captures are tried in a game (R-8-a).
const mostContinuations = 64

// Finder finds the variants of games, one after the other.
type Finder struct {
	// Left is how many steps finding captures may still take, if IsBound is set; each game takes some of it. A variant that would need more has
	// the game as far as it was replayed.
	Left    int
	IsBound bool

	boards [len(draughts.Variants)]*draughts.Board
	list   draughts.Moves
	before int // the variant of the last game
	// asked are the games that ask for the one before, as long as that is Unknown.
	asked []Guess
}

// Unknown is the variant of the game before where that is in a part of the file that is read elsewhere.
const Unknown = -1

// After says which variant the game before is.
func (f *Finder) After(number int) { f.before = number }

// Before returns the variant of the game before.
func (f *Finder) Before() int { return f.before }

// Find finds the variant of a game. Of those by whose laws the whole game is legal it takes that of the last game, if it is one of them.
func (f *Finder) Find(steps []Step) (g Guess) {
	candidates := f.candidates(steps)
	for _, number := range candidates {
		if number == portuguese && len(g.Whole) > 0 && slices.Contains(g.Whole, spanish) {
			g.Whole = append(g.Whole, portuguese)
			continue
		}
		legal := f.legal(number, steps)
		if legal == len(steps) {
			g.Whole = append(g.Whole, number)
		}
		if g.Number == 0 || legal > g.Legal {
			g.Number, g.Legal = number, legal
		}
	}
	switch {
	case f.before == Unknown && len(g.Whole) > 1:
		f.asked = append(f.asked, g)
	case slices.Contains(g.Whole, f.before):
		g.Number = f.before
	}
	if g.Number != 0 {
		f.before = g.Number
	}
	return g
}

// candidates returns the variants that have the squares of the moves.
func (f *Finder) candidates(steps []Step) []int {
	letters, numbers, most, files := false, false, 0, 0
	for i := range steps {
		w := &steps[i].Move
		for n := range w.Count() {
			name, number := w.Written(n)
			if name > 0 {
				letters, files = true, max(files, name)
			} else {
				numbers, most = true, max(most, number)
			}
		}
	}
	if !letters && !numbers {
		return f.candidatesOfFEN(steps)
	}
	switch {
	case letters && !numbers && files > len("abcdefgh"):
		return ofMoreFiles
	case letters && !numbers:
		return ofLetters
	case letters:
		return nil
	case most > 50:
		return ofMore
	case most > 32:
		return ofTo50
	}
	return ofTo32
}

// candidatesOfFEN returns the variants that have the squares of the first position of a game without moves.
func (f *Finder) candidatesOfFEN(steps []Step) []int {
	if len(steps) > 0 {
		for _, candidates := range [...][]int{ofLetters, ofMoreFiles} {
			if f.hasNames(candidates[0], steps[0].FEN) {
				return candidates
			}
		}
	}
	return ofTo32
}

// hasNames reports whether a position is one of a variant with letters, and has no number of a square.
func (f *Finder) hasNames(number int, fen string) bool {
	p, faults, ok := draughts.ReadFEN(f.board(number), fen)
	for i := range faults {
		ok = ok && faults[i].Kind != draughts.OtherSquares
	}
	return ok && !(p.Pieces(draughts.White).IsEmpty() && p.Pieces(draughts.Black).IsEmpty())
}

// board returns the board of a variant.
func (f *Finder) board(number int) *draughts.Board {
	for i := range draughts.Variants {
		if draughts.Variants[i].Number != number {
			continue
		}
		if f.boards[i] == nil {
			f.boards[i], _ = draughts.New(draughts.Variants[i])
		}
		return f.boards[i]
	}
	return nil
}

// replay is a game that is replayed by the laws of a variant.
type replay struct {
	f     *Finder
	b     *draughts.Board
	steps []Step
	most  int // steps that were legal
	tries int // continuations of ambiguous captures
}

// legal returns how many steps are legal by the laws of a variant.
func (f *Finder) legal(number int, steps []Step) int {
	r := replay{f: f, b: f.board(number), steps: steps}
	r.from(r.b.Initial(), 0)
	return r.most
}

// from replays a game from a step on, and reports whether it is legal to its end. Of an ambiguous capture it tries each meaning, up to a
// number of them in all.
func (r *replay) from(p draughts.Position, at int) bool {
	for ; at < len(r.steps); at++ {
		r.most = max(r.most, at)
		step := &r.steps[at]
		if step.FEN != "" {
			if !r.setUp(&p, step.FEN) {
				return false
			}
			continue
		}
		if r.f.IsBound && r.f.Left < 0 {
			return false
		}
		m, count := r.b.Find(&p, &step.Move, &r.f.list)
		r.f.Left -= r.f.list.Steps()
		switch {
		case count == 0:
			return false
		case count > 1 && r.tries < mostContinuations:
			return r.each(p, at, m)
		}
		var u draughts.Undo
		p.Do(&m, &u)
	}
	r.most = len(r.steps)
	return true
}

// each goes on with each capture that has the squares of another.
func (r *replay) each(p draughts.Position, at int, like draughts.Move) bool {
	var meant []draughts.Move
	for _, m := range r.f.list.All() {
		if m.From == like.From && m.To == like.To {
			meant = append(meant, m)
		}
	}
	for i, m := range meant {
		if i > 0 && r.tries >= mostContinuations {
			return false
		}
		r.tries++
		q := p
		var u draughts.Undo
		q.Do(&m, &u)
		if r.from(q, at+1) {
			return true
		}
	}
	return false
}

// setUp sets a position up, and reports whether it is one.
func (r *replay) setUp(p *draughts.Position, fen string) bool {
	q, _, ok := draughts.ReadFEN(r.b, fen)
	if !ok {
		return false
	}
	if q.Pieces(draughts.White).IsEmpty() && q.Pieces(draughts.Black).IsEmpty() {
		p.Turn = q.Turn
		return true
	}
	*p = q
	return true
}
