package spell

import (
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/pgn/values"
)

// Speller spells games, one after another, as PGN of import format in UTF-8.
type Speller struct {
	finder Finder
	text   []byte
	count  int // of the games that were spelled
}

// Take returns what was spelled since the last call; it is valid until the next game.
func (s *Speller) Take() []byte {
	text := s.text
	s.text = s.text[:0]
	return text
}

// Game spells a game. It gives the game what follows from the rest: the moves in SAN, the tags of a start position, the result. The error is
// an [Error].
func (s *Speller) Game(g *Game) error {
	place, why := s.game(g)
	s.count++
	if why != "" {
		return &Error{Game: s.count - 1, Place: place, Why: strings.TrimRight(why, ".")}
	}
	return nil
}

// game spells a game. Where that is not possible, place is where in it, and why a sentence about that.
func (s *Speller) game(g *Game) (place, why string) {
	start, place, why := startOf(g)
	if why != "" {
		return place, why
	}
	k, why := s.finder.Judge(&start, g.Moves)
	if why != "" {
		return pathTo(g.Moves, k), "cannot be played: " + why
	}
	if place, why = setResult(g, &start); why != "" {
		return place, why
	}
	if s.count > 0 {
		s.text = append(s.text, '\n')
	}
	if len(g.Tags) == 0 { // so that each game begins with one
		g.Tags = append(g.Tags, Tag{Name: "Event", Value: "?"})
	}
	for i := range g.Tags {
		t := &g.Tags[i]
		if why = s.tag(t); why != "" {
			return "tags[" + strconv.Itoa(i) + "]", why
		}
	}
	t := Movetext{LineEnd: "\n", Breaks: true, IsOpen: true, Out: append(s.text, '\n')}
	defer func() { s.text = t.Out }()
	t.NAGs(g.NAGs)
	if why = t.Comments(g.Comments, false); why != "" {
		return "comments", said(why)
	}
	if k, why = t.Moves(g.Moves); why != "" {
		return pathTo(g.Moves, k), said(why)
	}
	t.Word(g.Result)
	if why = t.Comments(g.After, false); why != "" {
		return "comments", said(why)
	}
	t.Out = append(t.Out, '\n')
	return "", ""
}

// said puts a sentence about a comment after the place of what has it.
func said(why string) string { return "cannot be written: " + why }

// tag spells a tag pair, unless it does not count. Where it cannot be written, why says so.
func (s *Speller) tag(t *Tag) (why string) {
	switch {
	case t.Duplicate:
		return ""
	case !IsTagName(t.Name):
		return "has the name " + strconv.Quote(t.Name) + ", but a name is letters, digits and underscores"
	case strings.ContainsAny(t.Value, "\r\n"):
		return "has a value of several lines"
	}
	s.text = append(s.text, TagPair(t.Name, t.Value)+"\n"...)
	return ""
}

// IsTagName reports whether a text can be the name of a tag: letters, digits and underscores, of which the first is no underscore.
func IsTagName(name string) bool {
	for i := range len(name) {
		c := name[i]
		isLetter := c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9'
		if !isLetter && (c != '_' || i == 0) {
			return false
		}
	}
	return name != ""
}

var escaping = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// Escaped returns the value of a tag as it is between quotes (7).
func Escaped(value string) string { return escaping.Replace(value) }

// TagPair returns a tag pair as text.
func TagPair(name, value string) string { return "[" + name + ` "` + Escaped(value) + `"]` }

// tagAt returns the number of the tag of a name that counts; -1 where there is none.
func (g *Game) tagAt(name string) int {
	for i := range g.Tags {
		if g.Tags[i].Name == name && !g.Tags[i].Duplicate {
			return i
		}
	}
	return -1
}

// startOf returns the position in which a game begins, and adds the tags for it to the game. If there is no such position, place and why say
// what is wrong.
func startOf(g *Game) (p chess.Position, place, why string) {
	fen := g.Start
	at := g.tagAt("FEN")
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
	if p != initial && g.tagAt("SetUp") < 0 {
		g.Tags = append(g.Tags, Tag{Name: "SetUp", Value: "1"})
	}
	if chess.IsChess960(&p) && g.tagAt("Variant") < 0 {
		g.Tags = append(g.Tags, Tag{Name: "Variant", Value: "Chess960"})
	}
	return p, "", ""
}

// setResult gives a game its result where it is not given: that of the tag, or of the last position. Where tag and result differ, why says so.
func setResult(g *Game, start *chess.Position) (place, why string) {
	at := g.tagAt("Result")
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
	depth := 0
	var u chess.Undo
	for i := range g.Moves {
		if depth += g.Moves[i].Opens; depth == 0 {
			p.Do(g.Moves[i].Made, &u)
		}
		depth -= g.Moves[i].Closes
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
