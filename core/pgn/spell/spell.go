package spell

import (
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/given"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
)

// Format returns how PGN is written: the value of a tag with escapes (7), the seven tags in their order (8.1.1).
func Format() given.Format {
	f := given.Format{IsName: isTagName, Names: "letters, digits and underscores", Escaped: strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace}
	for _, tag := range [...]tags.Tag{tags.Event, tags.Site, tags.Date, tags.Round, tags.White, tags.Black, tags.Result} {
		f.Roster = append(f.Roster, tag.String())
	}
	return f
}

// NewSpeller returns a speller of PGN. It gives games their moves in SAN.
func NewSpeller() *given.Speller {
	var finder Finder
	return &given.Speller{Format: Format(), Prepare: finder.judgeGame}
}

// judgeGame judges a game. Where it cannot be written, place is where in it, and why a sentence about that.
func (f *Finder) judgeGame(g *Game) (place, why string) {
	start, place, why := startOf(g)
	if why != "" {
		return place, why
	}
	if k, why := f.Judge(&start, g.Moves); why != "" {
		return given.PathTo(g.Moves, k), "cannot be played: " + why
	}
	return setResult(g, &start)
}

// isTagName reports whether a text can be the name of a tag: letters, digits and underscores, of which the first is no underscore.
func isTagName(name string) bool {
	for i := range len(name) {
		c := name[i]
		isLetter := c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9'
		if !isLetter && (c != '_' || i == 0) {
			return false
		}
	}
	return name != ""
}

// startOf returns the position in which a game begins, and adds the tags for it to the game. If there is no such position, place and why say
// what is wrong.
func startOf(g *Game) (p chess.Position, place, why string) {
	fen := g.Start
	at := g.TagAt("FEN")
	place = "start"
	switch {
	case fen == "" && at < 0:
		fen = chess.Initial
	case fen == "":
		place, fen = "tags["+strconv.Itoa(at)+"]", g.Tags[at].Value
	}
	p, faults, _, ok := chess.ReadFEN(fen)
	if !ok || len(faults) > 0 && faults[0].Kind < chess.FormFaults {
		return p, place, "is " + strconv.Quote(fen) + ", which is not a FEN"
	}
	if faults := chess.Faults(&p); len(faults) > 0 && faults[0].Kind == chess.KingCount {
		return p, place, "is " + strconv.Quote(fen) + ", in which each side has to have one king"
	}
	if at >= 0 && place == "start" {
		if other, _, _, isRead := chess.ReadFEN(g.Tags[at].Value); !isRead || other != p {
			return p, place, "is another position than that of the tag FEN"
		}
	}
	initial, _, _, _ := chess.ReadFEN(chess.Initial)
	if p != initial && at < 0 {
		g.Tags = append(g.Tags, Tag{Name: "FEN", Value: fen})
	}
	if p != initial && g.TagAt("SetUp") < 0 {
		g.Tags = append(g.Tags, Tag{Name: "SetUp", Value: "1"})
	}
	if chess.IsChess960(&p) && g.TagAt("Variant") < 0 {
		g.Tags = append(g.Tags, Tag{Name: "Variant", Value: "Chess960"})
	}
	return p, "", ""
}

// setResult gives a game its result where it is not given: that of the tag, or of the last position. Where tag and result differ, why says so.
func setResult(g *Game, start *chess.Position) (place, why string) {
	at := g.TagAt("Result")
	tag := ""
	if at >= 0 {
		tag = g.Tags[at].Value
	}
	switch read, state := values.ReadResult(g.Result); {
	case g.Result == "" && at >= 0:
		tagged, _ := values.ReadResult(tag)
		g.Result = tagged.String()
		return "", ""
	case g.Result == "":
		g.Result = resultOf(g, start).String()
	case state != values.Standard:
		return "result", "is " + strconv.Quote(g.Result) + `, but has to be one of 1-0, 0-1, 1/2-1/2, *`
	case at >= 0:
		if tagged, state := values.ReadResult(tag); state != values.Bad && tagged != read {
			return "result", "is " + strconv.Quote(g.Result) + ", but the tag Result says " + strconv.Quote(tag)
		}
	}
	return "", ""
}

// resultOf returns what the last position of the main line says.
func resultOf(g *Game, start *chess.Position) values.Result {
	p := *start
	var u chess.Undo
	for _, k := range g.MainLine() {
		p.Do(MadeOf(&g.Moves[k]), &u)
	}
	switch chess.EndOf(&p) {
	case chess.Checkmate:
		if p.Turn == chess.White {
			return values.BlackWins
		}
		return values.WhiteWins
	case chess.Stalemate, chess.DeadPosition:
		return values.Drawn
	}
	return values.Unknown
}
