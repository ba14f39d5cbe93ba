// Package collect hands the games of PDN to the desk: their fields, and what makes one repeat another.
package collect

import (
	"strconv"

	"pbn/core/desk"
	"pbn/core/draughts"
	"pbn/core/pdn"
	"pbn/core/pdn/game"
	"pbn/core/pdn/tags"
	"pbn/core/plain"
	"pbn/core/source"
)

// The places of the likenesses.
const (
	samePlayers = iota
	sameMoves
)

var reader = &desk.Reader[game.Game]{
	Parse:     pdn.Parse,
	Place:     func(g *game.Game) (int, source.Span) { return g.Number, g.Span },
	Value:     valueOf,
	AppendKey: appendKey,
}

// Games hands the games of PDN to the desk.
var Games = &desk.Notation{
	Fields: Fields,
	Likenesses: []desk.Likeness{
		samePlayers: {Name: "players", Meaning: "the same moves and the same players"},
		sameMoves:   {Name: "moves", Meaning: "the same variant, the same start and the same moves of the main line"},
	},
	Read: reader.Read,
}

// GamesTogether is Games where files are read on all cores.
func GamesTogether() *desk.Notation {
	n := *Games
	n.ReadTogether = reader.Together(pdn.ParseTogether)
	return &n
}

// appendKey appends what a game has in a likeness. One without moves is like no other.
func appendKey(key []byte, text *source.Text, g *game.Game, likeness int) []byte {
	if len(g.Moves) == 0 {
		return key
	}
	key = append(strconv.AppendInt(key, int64(g.Kind.Variant.Number), 10), '\n')
	if g.HasStart {
		key = draughts.AppendFEN(key, g.Board, &g.Start)
	} else {
		key = append(key, said(text, g, tags.FEN)...)
	}
	key = appendMainLine(append(key, '\n'), text, g)
	if likeness == sameMoves {
		return key
	}
	for _, names := range [...][]tags.Tag{whites, blacks} {
		key = append(append(key, '\n'), plain.FamilyName(said(text, g, names...))...)
	}
	if plies(text, g).Number < desk.ShortGame {
		for _, tag := range [...]tags.Tag{tags.Date, tags.Round} {
			key = append(append(key, '\n'), said(text, g, tag)...)
		}
	}
	return key
}

// appendMainLine appends the moves of the main line with the positions that are set among them; moves that are not legal as they are written.
func appendMainLine(key []byte, text *source.Text, g *game.Game) []byte {
	for k := range g.MainLine() {
		m := &g.Moves[k]
		if m.Setup >= 0 {
			of := &g.Setups[m.Setup]
			key = append(key, '/')
			if of.IsRead && g.Board != nil {
				key = draughts.AppendFEN(key, g.Board, &of.Position)
			} else {
				key = append(key, text.Slice(of.Value.Span())...)
			}
			key = append(key, '/')
		}
		if m.Flags&game.Word != 0 {
			key = append(key, text.Slice(g.SpanOf(k))...)
		} else {
			key = append(strconv.AppendInt(key, int64(m.Move.From), 36), '-')
			key = strconv.AppendInt(key, int64(m.Move.To), 36)
			for s := range m.Move.Taken.All() {
				key = strconv.AppendInt(append(key, 'x'), int64(s), 36)
			}
		}
		key = append(key, ' ')
	}
	return key
}
