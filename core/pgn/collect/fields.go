// Package collect hands the games of PGN to the desk: their fields, and what makes one repeat another.
package collect

import (
	"pbn/core/pgn/game"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
	"pbn/core/where"
)

// row is a field, with the tag that has it, or what it is made of.
type row struct {
	field where.Field
	tag   tags.Tag
	of    func(text *source.Text, g *game.Game) where.Value
	// ofMoves says that it is more than what the tags say.
	ofMoves bool
}

// rows are the fields of a game of chess.
var rows = []row{
	{field: where.Field{Name: "number", Kind: where.Number, Meaning: "place of the game in its file"}, of: number},
	{field: where.Field{Name: "event", IsName: true, Meaning: "name of the tournament or match"}, tag: tags.Event},
	{field: where.Field{Name: "site", IsName: true, Meaning: "where it was played"}, tag: tags.Site},
	{field: where.Field{Name: "date", Kind: where.Date, Meaning: "when the game began"}, tag: tags.Date},
	{field: where.Field{Name: "round", Meaning: "round"}, tag: tags.Round},
	{field: where.Field{Name: "white", IsName: true, Meaning: "player with White"}, tag: tags.White},
	{field: where.Field{Name: "black", IsName: true, Meaning: "player with Black"}, tag: tags.Black},
	{field: where.Field{Name: "player", IsName: true, Meaning: "either player"}, of: player},
	{field: where.Field{Name: "result", Meaning: "how it ended", Choices: []string{"1-0", "0-1", "1/2-1/2", "*"}}, of: result, ofMoves: true},
	{field: where.Field{Name: "whiteelo", Kind: where.Number, Meaning: "rating of White"}, tag: tags.WhiteElo},
	{field: where.Field{Name: "blackelo", Kind: where.Number, Meaning: "rating of Black"}, tag: tags.BlackElo},
	{field: where.Field{Name: "elo", Kind: where.Number, Meaning: "mean of both ratings, or the one that is known"}, of: elo},
	{field: where.Field{Name: "whitetitle", Meaning: "title of White"}, tag: tags.WhiteTitle},
	{field: where.Field{Name: "blacktitle", Meaning: "title of Black"}, tag: tags.BlackTitle},
	{field: where.Field{Name: "eco", Meaning: "code of the opening in the Encyclopaedia"}, tag: tags.ECO},
	{field: where.Field{Name: "opening", Meaning: "name of the opening"}, tag: tags.Opening},
	{field: where.Field{Name: "plies", Kind: where.Number, Meaning: "half-moves of the main line"}, of: plies, ofMoves: true},
	{field: where.Field{Name: "timecontrol", Meaning: "time control"}, tag: tags.TimeControl},
	{field: where.Field{Name: "termination", Meaning: "why it ended"}, tag: tags.Termination},
	{field: where.Field{Name: "variant", Meaning: "kind of chess"}, tag: tags.Variant},
	{field: where.Field{Name: "fen", Meaning: "position that it began with"}, tag: tags.FEN},
	{field: where.Field{Name: "annotator", IsName: true, Meaning: "who made the comments"}, tag: tags.Annotator},
	{field: where.Field{Name: "comments", Kind: where.Number, Meaning: "how many comments it has"}, of: comments, ofMoves: true},
	{field: where.Field{Name: "variations", Kind: where.Number, Meaning: "how many variations it has"}, of: variations, ofMoves: true},
}

// Fields is the table of the fields.
var Fields = func() *where.Table {
	t := &where.Table{}
	for i := range rows {
		t.Fields = append(t.Fields, rows[i].field)
	}
	return t
}()

// isOfMoves reports whether a field is more than what the tags say: where openings are named by the moves, these are, too.
func isOfMoves(field int, namesOpenings bool) bool {
	row := &rows[field]
	return row.ofMoves || namesOpenings && (row.tag == tags.ECO || row.tag == tags.Opening)
}

// valueOf returns what a game has in a field.
func valueOf(text *source.Text, g *game.Game, field int) where.Value {
	row := &rows[field]
	if row.of != nil {
		return row.of(text, g)
	}
	t := g.Tag(row.tag)
	if t == nil {
		return where.Value{}
	}
	switch row.field.Kind {
	case where.Number:
		if v := t.Value(text); v.Understood() {
			return where.NumberValue(float64(v.Number()))
		}
		return where.Value{}
	case where.Date:
		return dateOf(t.Value(text))
	}
	return where.TextValue(said(text, g, row.tag))
}

func dateOf(v values.Value) where.Value {
	if !v.Understood() {
		return where.Value{}
	}
	year, month, day := values.Date(v)
	return where.DateValue(max(year, 0), max(month, 0), max(day, 0))
}

func number(_ *source.Text, g *game.Game) where.Value { return where.NumberValue(float64(g.Number)) }

func plies(_ *source.Text, g *game.Game) where.Value {
	last := g.LastOfMainLine()
	if last < 0 {
		return where.NumberValue(0)
	}
	return where.NumberValue(float64(g.Moves[last].Ply))
}

func comments(_ *source.Text, g *game.Game) where.Value {
	return where.NumberValue(float64(len(g.Comments)))
}

func variations(_ *source.Text, g *game.Game) where.Value {
	return where.NumberValue(float64(len(g.Variations)))
}

// result is what the game says of its end, in one form.
func result(_ *source.Text, g *game.Game) where.Value { return where.TextValue(g.Result.String()) }

// player has both names, of which either may be meant.
func player(text *source.Text, g *game.Game) where.Value {
	return where.AnyValue(said(text, g, tags.White), said(text, g, tags.Black))
}

// said is the text of a tag, "" where it says nothing.
func said(text *source.Text, g *game.Game, tag tags.Tag) string {
	if t := g.Tag(tag); t != nil {
		if value := t.Text(text); !values.SaysNothing(value) {
			return value
		}
	}
	return ""
}

// elo is the mean of both ratings, or the one that is known.
func elo(text *source.Text, g *game.Game) where.Value {
	var ratings [2]int
	for i, tag := range [...]tags.Tag{tags.WhiteElo, tags.BlackElo} {
		if t := g.Tag(tag); t != nil {
			if v := t.Value(text); v.Understood() {
				ratings[i] = v.Number()
			}
		}
	}
	return where.MeanValue(ratings[:]...)
}
