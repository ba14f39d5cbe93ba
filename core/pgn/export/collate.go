package export

import (
	"cmp"
	"slices"
	"strings"

	"pbn/core/pgn/game"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// collation has games that were written, to be put in the order of chapter 12.
type collation struct{ games []collatedGame }

// collatedGame is a game as it was written, and the values by which it is put in order.
type collatedGame struct {
	written string
	moves   int // where they begin in what was written
	// values are those of the Seven Tag Roster, by their tags.
	values [tags.Result + 1]string
}

// add adds a game as it was written. Nothing of it is in the text, which of a stream is gone when the games are sorted.
func (c *collation) add(text *source.Text, g *game.Game, result values.Result, written []byte) {
	one := collatedGame{written: string(written)}
	one.moves = strings.Index(one.written, "\n\n") + 1
	for tag := tags.Event; tag <= tags.Result; tag++ {
		one.values[tag] = "?"
		if t := g.Tag(tag); t != nil && len(text.Slice(t.TextSpan())) > 0 {
			one.values[tag] = strings.Clone(t.Text(text))
		}
	}
	one.values[tags.Result] = result.String()
	one.values[tags.Date] = dateOf(text, g)
	c.games = append(c.games, one)
}

// dateOf returns the date of a game with zeros for digits that are not known (12, 11.4).
func dateOf(text *source.Text, g *game.Game) string {
	date := unknownDate
	if t := g.Tag(tags.Date); t != nil {
		if v := t.Value(text); v.Understood() {
			date = string(values.AppendDate(nil, v))
		} else if v.State() == values.Bad {
			date = strings.Clone(t.Text(text))
		}
	}
	return strings.ReplaceAll(date, "?", "0")
}

// sort puts the games in order. Those that are the same stay in theirs.
func (c *collation) sort() { slices.SortStableFunc(c.games, compareGames) }

func compareGames(a, b collatedGame) int {
	for _, tag := range [...]tags.Tag{tags.Date, tags.Event, tags.Site, tags.Round, tags.White, tags.Black, tags.Result} {
		n := 0
		if x, y := a.values[tag], b.values[tag]; tag == tags.Round {
			n = compareRounds(x, y)
		} else {
			n = strings.Compare(x, y)
		}
		if n != 0 {
			return n
		}
	}
	return strings.Compare(a.written[a.moves:], b.written[b.moves:])
}

// compareRounds compares two rounds: "?" comes before "-", that before numbers, which are compared part by part, and other texts come last
// (12).
func compareRounds(a, b string) int {
	if n := cmp.Compare(kindOfRound(a), kindOfRound(b)); n != 0 || kindOfRound(a) != numbersOfRound {
		return cmp.Or(n, strings.Compare(a, b))
	}
	for a != "" && b != "" {
		x, restA := values.NextPart(a)
		y, restB := values.NextPart(b)
		if n := cmp.Compare(x, y); n != 0 {
			return n
		}
		a, b = strings.TrimPrefix(restA, "."), strings.TrimPrefix(restB, ".")
	}
	return cmp.Compare(len(a), len(b))
}

const numbersOfRound = 2

// kindOfRound returns the place of a kind of rounds in their order.
func kindOfRound(round string) int {
	switch round {
	case "?":
		return 0
	case "-":
		return 1
	}
	for rest := round; rest != ""; {
		n, after := values.NextPart(rest)
		if n < 0 || after == "." {
			return numbersOfRound + 1
		}
		rest = strings.TrimPrefix(after, ".")
	}
	return numbersOfRound
}
