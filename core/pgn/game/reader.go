package game

import (
	"iter"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/scan"
	"pbn/core/source"
)

// Reader reads the games of a file, one after another.
type Reader struct {
	// IsPart is set where the file is read in parts: End is called after the last.
	IsPart   bool
	text     *source.Text // that the spans of the game refer to
	reader   item.Reader
	items    *item.Game
	diags    *diag.List
	building builder
	encoding Encoding
	games    int
	steps    int
}

// Reset makes it the reader of a file, in the memory that it has; what it finds fault with while reading goes to diags. What was read
// before is not valid any more, except strings.
func (r *Reader) Reset(file *source.Stream, diags *diag.List) {
	r.text, r.items, r.diags, r.games, r.steps = file.Text(), nil, diags, 0, 0
	r.building.skipsMoves = false
	r.building.checks, r.building.variants.names = missingChecks{moves: r.building.checks.moves[:0]}, r.building.variants.names[:0]
	r.reader.Reset(file, scan.NewScanner)
	r.encoding.Begin(r.text, diags)
}

// SkipMoves makes the games that are left have their tags alone, which needs no laws.
func (r *Reader) SkipMoves() { r.building.skipsMoves = true }

// Games returns the games that are left. A game, and the text that its spans refer to, is valid as long as the loop is at the game.
func (r *Reader) Games() iter.Seq2[*source.Text, *Game] {
	return func(yield func(*source.Text, *Game) bool) {
		for g, ok := r.Next(); ok && yield(r.text, g); g, ok = r.Next() {
		}
	}
}

// Text returns the text that the spans of the last game refer to.
func (r *Reader) Text() *source.Text { return r.text }

// FirstGuess returns the first part of the last game whose reading is a guess: what [item.Game.FirstMissingEnd] returns, or a move before it. A
// move is a guess if it is that of a pawn that does not say what it becomes, or if it comes after a variation that is not closed.
func (r *Reader) FirstGuess() source.Span {
	first := r.items.FirstMissingEnd(r.text.Bytes)
	if at := r.building.guess; at >= 0 && at < first.Start {
		return source.Span{Start: at, End: at}
	}
	return first
}

// Items returns the items of the last game. They are valid until the next one is read.
func (r *Reader) Items() *item.Game { return r.items }

// Steps counts what takes time: the bytes that were looked at, and the items that were built into games.
func (r *Reader) Steps() int { return r.steps + r.reader.Steps() }

// Next reads the next game; ok is false when there is none. The game is valid until the next call.
func (r *Reader) Next() (g *Game, ok bool) {
	items, ok := r.reader.Next()
	r.items, r.text = items, r.reader.Text()
	b := &r.building
	if !ok {
		if !r.IsPart {
			r.End()
		}
		return nil, false
	}
	r.encoding.game(r.text, items, r.diags)
	b.build(input{text: r.text, items: items, diags: r.diags})
	r.steps += len(items.Items) + b.line.steps
	r.games++
	b.game.Number = r.games
	return &b.game, true
}
