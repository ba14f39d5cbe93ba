package collect

import (
	"strconv"

	"pbn/core/chess"
	"pbn/core/desk"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/search"
	"pbn/core/pgn/tags"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/where"
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

// Games hands the games of PGN to the desk. query, which may be nil, is what they are searched for.
func Games(query *search.Query) *desk.Notation {
	return &desk.Notation{
		Fields:     Fields,
		Likenesses: likenesses,
		Read: func(file *source.Stream, visit func(*desk.Game) error) *report.Report {
			r := reader{query: query, visit: visit}
			return r.read(file)
		},
	}
}

// reader reads a file for the desk.
type reader struct {
	query *search.Query
	visit func(*desk.Game) error
	err   error
	text  *source.Text
	game  *game.Game
}

func (r *reader) read(file *source.Stream) *report.Report {
	of := desk.Game{
		UTF8:      func() string { return r.text.Decode(r.game.Span) },
		Values:    func(field, _ int) where.Value { return valueOf(r.text, r.game, field) },
		AppendKey: func(key []byte, likeness int) []byte { return appendKey(key, r.text, r.game, likeness) },
	}
	done := pgn.Parse(file.Until(func() error { return r.err }), func(text *source.Text, g *game.Game) {
		if r.err != nil {
			return
		}
		r.text, r.game = text, g
		of.Number, of.In, of.Text = g.Number, text.Encoding.InMemory(), text.Bytes[g.Span.Start:g.Span.End]
		of.Found = r.query == nil || r.query.Find(g)
		r.err = r.visit(&of)
	})
	if done.Err == nil {
		done.Err = r.err
	}
	return done
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
		key = append(key, '\n')
		if t := g.Tag(tag); t != nil {
			key = append(key, plain.Folded(t.Text(text))...)
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
