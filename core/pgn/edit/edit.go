// Package edit says of games of PGN what package amend has to know of them, so that edits find what has to be written where.
package edit

import (
	"pbn/core/amend"
	"pbn/core/chess"
	"pbn/core/given"
	"pbn/core/pgn/game"
	"pbn/core/pgn/spell"
	"pbn/core/pgn/values"
	"pbn/core/source"
	"pbn/core/tree"
)

// Edit is what a caller wants of a game.
type Edit = amend.Edit

// Kind is what an edit changes.
type Kind = amend.Kind

// The kinds of edits.
const (
	Tag       = amend.Tag
	Move      = amend.Move
	Append    = amend.Append
	Comment   = amend.Comment
	NAG       = amend.NAG
	Variation = amend.Variation
	Promote   = amend.Promote
	Result    = amend.Result
)

// New is the place of a comment or a variation that is added, after the others.
const New = amend.New

// Game is a game that was read. It is an [amend.Game].
type Game struct {
	text   *source.Text
	game   *game.Game
	finder spell.Finder
}

// Of returns a game of a text.
func Of(text *source.Text, g *game.Game) *Game { return &Game{text: text, game: g} }

// Where returns where the game is.
func (g *Game) Where() (text *source.Text, number int, span source.Span) {
	return g.text, g.game.Number, g.game.Span
}

// Given returns what it says.
func (g *Game) Given() *spell.Game { return spell.Of(g.text, g.game) }

// Comment returns what a comment says.
func (g *Game) Comment(c *tree.Comment) given.Comment { return spell.CommentOf(g.text, g.game, c) }

// Judge finds what moves are after a line of the game.
func (g *Game) Judge(line []*spell.Move, moves []spell.Move) (k int, why string) {
	if !g.game.HasStart || g.game.Variant == game.Other {
		return -1, ": the moves of the game are not judged, so none can be written"
	}
	p := g.game.Start
	var u chess.Undo
	for _, m := range line {
		made := spell.MadeOf(m)
		if made == chess.NoMove {
			return -1, ": a move before it is not legal: mend that first"
		}
		p.Do(made, &u)
	}
	return g.finder.Judge(&p, moves)
}

// Result returns a result as the tag and the marker have it.
func (g *Game) Result(value, _ string) (r amend.Results, why string) {
	read, state := values.ReadResult(value)
	if state != values.Standard {
		return r, ".result has to be one of 1-0, 0-1, 1/2-1/2, *"
	}
	value = read.String()
	return amend.Results{Tag: value, Marker: value, Of: value}, ""
}
