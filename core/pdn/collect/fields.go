package collect

import (
	"strconv"

	"pbn/core/event"
	"pbn/core/pdn/game"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/source"
	"pbn/core/where"
)

// row is a field, with the tags of which the first that says something has it, or what it is made of.
type row struct {
	field where.Field
	tags  []tags.Tag
	of    func(text *source.Text, g *game.Game) where.Value
}

// The tags of the players and of their ratings, as PDN 3.0, lidraughts and the Italian federation have them.
var (
	whites       = []tags.Tag{tags.White, tags.Bianco}
	blacks       = []tags.Tag{tags.Black, tags.Nero}
	whiteRatings = []tags.Tag{tags.WhiteRating, tags.WhiteElo}
	blackRatings = []tags.Tag{tags.BlackRating, tags.BlackElo}
)

// rows are the fields of a game of draughts.
var rows = []row{
	{field: where.Field{Name: "number", Kind: where.Number, Meaning: "place of the game in its file"}, of: number},
	{field: where.Field{Name: "event", IsName: true, Meaning: "name of the tournament or match"}, tags: []tags.Tag{tags.Event}},
	{field: where.Field{Name: "site", IsName: true, Meaning: "where it was played"}, tags: []tags.Tag{tags.Site}},
	{field: where.Field{Name: "date", Kind: where.Date, Meaning: "when the game began"}, tags: []tags.Tag{tags.Date}},
	{field: where.Field{Name: "round", Meaning: "round"}, tags: []tags.Tag{tags.Round}},
	{field: where.Field{Name: "board", Meaning: "number of the board in a match of teams"}, tags: []tags.Tag{tags.Board}},
	{field: where.Field{Name: "white", IsName: true, Meaning: "player with White"}, tags: whites},
	{field: where.Field{Name: "black", IsName: true, Meaning: "player with Black"}, tags: blacks},
	{field: where.Field{Name: "player", IsName: true, Meaning: "either player"}, of: player},
	{field: where.Field{Name: "result", Meaning: "how it ended, first for who began", Choices: []string{"2-0", "1-1", "0-2", "1-0", "1/2-1/2", "0-1", "0-0", "*"}}, of: result},
	{field: where.Field{Name: "whiterating", Kind: where.Number, Meaning: "rating of White"}, tags: whiteRatings},
	{field: where.Field{Name: "blackrating", Kind: where.Number, Meaning: "rating of Black"}, tags: blackRatings},
	{field: where.Field{Name: "rating", Kind: where.Number, Meaning: "mean of both ratings, or the one that is known"}, of: rating},
	{field: where.Field{Name: "whitetitle", Meaning: "title of White"}, tags: []tags.Tag{tags.WhiteTitle}},
	{field: where.Field{Name: "blacktitle", Meaning: "title of Black"}, tags: []tags.Tag{tags.BlackTitle}},
	{field: where.Field{Name: "variant", Meaning: "kind of draughts, by its name or its number"}, of: variant},
	{field: where.Field{Name: "opening", Meaning: "name of the opening"}, tags: []tags.Tag{tags.Opening, tags.Apertura}},
	{field: where.Field{Name: "plies", Kind: where.Number, Meaning: "moves of both sides in the main line"}, of: plies},
	{field: where.Field{Name: "timecontrol", Meaning: "time control"}, tags: []tags.Tag{tags.TimeControl}},
	{field: where.Field{Name: "termination", Meaning: "why it ended"}, tags: []tags.Tag{tags.Termination}},
	{field: where.Field{Name: "fen", Meaning: "position that it began with"}, tags: []tags.Tag{tags.FEN}},
	{field: where.Field{Name: "annotator", IsName: true, Meaning: "who made the comments"}, tags: []tags.Tag{tags.Annotator}},
	{field: where.Field{Name: "comments", Kind: where.Number, Meaning: "how many comments it has"}, of: comments},
	{field: where.Field{Name: "variations", Kind: where.Number, Meaning: "how many variations it has"}, of: variations},
}

// Fields is the table of the fields.
var Fields = func() *where.Table {
	t := &where.Table{}
	for i := range rows {
		t.Fields = append(t.Fields, rows[i].field)
	}
	return t
}()

// valueOf returns what a game has in a field.
func valueOf(text *source.Text, g *game.Game, field int) where.Value {
	row := &rows[field]
	if row.of != nil {
		return row.of(text, g)
	}
	switch value := said(text, g, row.tags...); row.field.Kind {
	case where.Number:
		return where.MeanValue(numberIn(value))
	case where.Date:
		d, _, _ := event.ReadDate(value)
		return where.DateValue(d.Parts())
	default:
		return where.TextValue(value)
	}
}

// said is the text of the first tag of some that says something, "" where none does.
func said(text *source.Text, g *game.Game, names ...tags.Tag) string {
	for _, name := range names {
		if t := g.Tag(name); t != nil {
			if value := t.Text(text); !values.SaysNothing(value) {
				return value
			}
		}
	}
	return ""
}

// numberIn is a number of digits, 0 for any other text.
func numberIn(text string) int {
	if !event.IsDigits(text) {
		return 0
	}
	return event.Number(text)
}

func number(_ *source.Text, g *game.Game) where.Value { return where.NumberValue(float64(g.Number)) }

// player has both names, of which either may be meant.
func player(text *source.Text, g *game.Game) where.Value {
	return where.AnyValue(said(text, g, whites...), said(text, g, blacks...))
}

// result is what the game says of its end, in the points that it has, and as well in those of other variants.
func result(_ *source.Text, g *game.Game) where.Value {
	return where.AnyValue(g.Result.String(), g.Result.In(false).String(), g.Result.In(true).String())
}

// rating is the mean of both ratings, or the one that is known.
func rating(text *source.Text, g *game.Game) where.Value {
	return where.MeanValue(numberIn(said(text, g, whiteRatings...)), numberIn(said(text, g, blackRatings...)))
}

// variant is the one that the game says or that its moves show, by its name, and as well by its number.
func variant(_ *source.Text, g *game.Game) where.Value {
	of := &g.Kind.Variant
	if of.Number == 0 {
		return where.Value{}
	}
	return where.AnyValue(of.Name, strconv.Itoa(of.Number))
}

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
