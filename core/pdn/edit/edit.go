// Package edit says of games of PDN what package amend has to know of them, so that edits find what has to be written where.
package edit

import (
	"pbn/core/amend"
	"pbn/core/draughts"
	"pbn/core/given"
	"pbn/core/pdn/game"
	"pbn/core/pdn/spell"
	"pbn/core/pdn/values"
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
	Setup     = amend.Setup
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
	b := g.game.Board
	if b == nil || !g.game.HasStart {
		return -1, ": the moves of the game are not judged, so none can be written"
	}
	p := g.game.Start
	isKnown := true
	var u draughts.Undo
	for _, m := range line {
		if m.Setup != "" {
			isKnown = game.SetUp(b, &p, m.Setup)
		}
		made, ok := m.Made.(draughts.Move)
		if isKnown = isKnown && ok; isKnown {
			p.Do(&made, &u)
		}
	}
	if !isKnown && (len(moves) == 0 || moves[0].Setup == "") {
		return -1, ": a move before it is not legal: mend that first"
	}
	return g.finder.Judge(b, &p, moves)
}

// Result returns a result as the tag and the marker have it: a star ends a game whose tag says the result.
func (g *Game) Result(value, marker string) (r amend.Results, why string) {
	result, state := values.ReadResult(value)
	if state != values.Standard {
		return r, ".result has to be one of " + values.Results()
	}
	value = result.String()
	star := values.Open.String()
	if len(g.game.Tags) > 0 && (marker == star || marker == "") {
		return amend.Results{Tag: value, Marker: star, Of: star}, ""
	}
	return amend.Results{Tag: value, Marker: value, Of: value}, ""
}
