package game

import (
	"iter"

	"pbn/core/item"
	"pbn/core/pdn/scan"
	"pbn/core/source"
)

// Reader reads the games of a file, one after another.
type Reader struct {
	text     *source.Text // that the spans of the game refer to
	reader   item.Reader
	items    *item.Game
	building builder
	games    int
	steps    int
}

// Reset makes it the reader of a file, in the memory that it has. What was read before is not valid any more, except strings.
func (r *Reader) Reset(file *source.Stream) {
	r.text, r.items, r.games, r.steps = file.Text(), nil, 0, 0
	b := &r.building
	b.skipsMoves, b.line.steps, b.budget = false, 0, budget{left: firstSteps, least: firstSteps}
	b.starter.finder.After(0)
	r.reader.Reset(file, scan.NewScanner)
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

// Items returns the items of the last game. They are valid until the next one is read.
func (r *Reader) Items() *item.Game { return r.items }

// FirstGuess returns the first part of the last game whose reading is a guess: see [item.Game.FirstMissingEnd].
func (r *Reader) FirstGuess() source.Span { return r.items.FirstMissingEnd(r.text.Bytes) }

// Steps counts what takes time: the bytes that were looked at, the items that were built into games, and the steps of the laws.
func (r *Reader) Steps() int { return r.steps + r.reader.Steps() + r.building.line.steps }

// Next reads the next game; ok is false when there is none. The game is valid until the next call.
func (r *Reader) Next() (g *Game, ok bool) {
	items, ok := r.reader.Next()
	r.items, r.text = items, r.reader.Text()
	if !ok {
		return nil, false
	}
	b := &r.building
	b.build(input{text: r.text, items: items})
	r.steps += len(items.Items)
	r.games++
	b.game.Number = r.games
	return &b.game, true
}
