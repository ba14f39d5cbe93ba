package collect

import (
	"strconv"

	"pbn/core/chess"
	"pbn/core/chunks"
	"pbn/core/desk"
	"pbn/core/diag"
	"pbn/core/openings"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/search"
	"pbn/core/pgn/tags"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
)

// The places of the likenesses.
const (
	samePlayers = iota
	sameMoves
)

var likenesses = []desk.Likeness{
	samePlayers: {Name: "players", Meaning: "the same moves and the same players"},
	sameMoves:   {Name: "moves", Meaning: "the same start and the same moves of the main line"},
}

// Games hands the games of PGN to the desk. query is what they are searched for, and table says the openings of those whose tags do not, and
// what is amended; both may be nil.
func Games(query *search.Query, table *openings.Table) *desk.Notation {
	n := notation(reader(query, table), nil)
	if query == nil {
		n.TagsAlone = notation(tagReader(), nil)
	}
	return n
}

// GamesTogether is Games where files are read on all cores.
func GamesTogether(query *search.Query, table *openings.Table) *desk.Notation {
	n := notation(reader(query, table), pgn.ParseTogether)
	if query == nil {
		n.TagsAlone = notation(tagReader(), pgn.ParseTagsTogether)
	}
	return n
}

// together is a verb that reads files on all cores.
type together = func(*source.Stream, func(*source.Text, *game.Game), func() chunks.Part[game.Game], chunks.Size) *report.Report

// notation returns how the desk reads games; together may be nil.
func notation(r *desk.Reader[game.Game], together together) *desk.Notation {
	n := &desk.Notation{Fields: Fields, Likenesses: likenesses, Read: r.Read, OfMoves: func(field int) bool { return isOfMoves(field, r.Amend != nil) }}
	if together != nil {
		n.ReadTogether = r.Together(together)
	}
	return n
}

func reader(query *search.Query, table *openings.Table) *desk.Reader[game.Game] {
	r := tagReader()
	r.Parse, r.AppendKey = pgn.Parse, appendKey
	if table != nil {
		r.Value, r.Amend = withOpenings(table), nameOpenings(table)
	}
	if query != nil {
		r.Finds = func() func(*game.Game) bool { return query.Copy().Find }
	}
	return r
}

// tagReader reads games with their tags alone.
func tagReader() *desk.Reader[game.Game] {
	return &desk.Reader[game.Game]{
		Parse: func(file *source.Stream, visit func(*source.Text, *game.Game)) *report.Report {
			return pgn.ParseTags(file, func(text *source.Text, g *game.Game, _ *diag.List, _ int) { visit(text, g) })
		},
		Place: func(g *game.Game) (int, source.Span) { return g.Number, g.Span },
		Value: valueOf,
	}
}

// appendKey appends what a game has in a likeness. One without moves is like no other.
func appendKey(key []byte, text *source.Text, g *game.Game, likeness int) []byte {
	if len(g.Moves) == 0 {
		return key
	}
	key = append(chess.AppendFEN(key, &g.Start), '\n')
	if fen := g.Tag(tags.FEN); fen != nil && !g.HasStart {
		key = append(key, fen.Text(text)...)
	}
	key = appendMainLine(key, text, g)
	if likeness == sameMoves {
		return key
	}
	for _, tag := range [...]tags.Tag{tags.White, tags.Black} {
		key = append(append(key, '\n'), plain.FamilyName(said(text, g, tag))...)
	}
	if plies(text, g).Number < desk.ShortGame {
		for _, tag := range [...]tags.Tag{tags.Date, tags.Round} {
			key = append(append(key, '\n'), said(text, g, tag)...)
		}
	}
	return key
}

// appendMainLine appends the moves of the main line, those that are not legal as they are written.
func appendMainLine(key []byte, text *source.Text, g *game.Game) []byte {
	for k := range g.MainLine() {
		if m := &g.Moves[k]; m.Flags&game.Word == 0 {
			key = strconv.AppendUint(key, uint64(m.Move), 36)
		} else {
			word := &g.Items.Items[m.Item]
			key = append(key, text.Bytes[word.Start:word.End]...)
		}
		key = append(key, ' ')
	}
	return key
}
