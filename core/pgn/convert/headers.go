package convert

import (
	"strconv"
	"strings"

	"pbn/core/cells"
	"pbn/core/chess"
	"pbn/core/pgn/game"
	"pbn/core/pgn/tags"
	"pbn/core/source"
)

// ends are what the column "end" says.
var ends = [...]string{chess.NoEnd: "", chess.Checkmate: "checkmate", chess.Stalemate: "stalemate", chess.DeadPosition: "dead position"}

// row writes the row of a game.
func (c *converter) row(text *source.Text, g *game.Game) {
	c.cells = c.cells[:0]
	for _, column := range c.options.Columns {
		c.cells = append(c.cells, cellOf(text, g, column))
	}
	for i := range g.Tags {
		if g.Tags[i].Flags&game.Duplicate != 0 {
			c.lost[lostTags]++
		}
	}
	c.made.Out = cells.AppendRow(c.made.Out, c.cells)
	c.made.Result.Lines++
}

// cellOf returns what a game has in a column.
func cellOf(text *source.Text, g *game.Game, column string) string {
	switch column {
	case "number":
		return strconv.Itoa(g.Number)
	case "end":
		return ends[g.End]
	case "plies":
		return strconv.Itoa(plies(g))
	}
	value := ""
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Flags&game.Duplicate == 0 && t.Name(text) == column {
			value = t.Text(text)
			break
		}
	}
	if column == tags.Result.String() && value == "" {
		return g.Result.String()
	}
	return value
}

// plies returns how many moves the main line has.
func plies(g *game.Game) int {
	n := 0
	for range g.MainLine() {
		n++
	}
	return n
}

// labelOf names a game for the operation id: the players, the event and the date, as far as they are known. It has no quotes.
func labelOf(text *source.Text, g *game.Game) string {
	known := func(tag tags.Tag) string {
		if t := g.Tag(tag); t != nil {
			if value := t.Text(text); strings.Trim(value, "?.- ") != "" {
				return value
			}
		}
		return ""
	}
	var pieces []string
	if white, black := known(tags.White), known(tags.Black); white != "" || black != "" {
		pieces = append(pieces, orUnknown(white)+" - "+orUnknown(black))
	}
	for _, tag := range [...]tags.Tag{tags.Event, tags.Date} {
		if value := known(tag); value != "" {
			pieces = append(pieces, value)
		}
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == '"':
			return '\''
		case r < ' ':
			return ' '
		}
		return r
	}, strings.Join(pieces, ", "))
}

func orUnknown(name string) string {
	if name == "" {
		return "?"
	}
	return name
}
