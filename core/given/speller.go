package given

import (
	"strconv"
	"strings"
)

// Format is how a notation writes games.
type Format struct {
	// IsName reports whether a text can be the name of a tag, and Names says of what names are.
	IsName func(name string) bool
	Names  string
	// Escaped returns a value as it is between quotes. What a value must not end with is in NoEnd.
	Escaped func(value string) string
	NoEnd   string
	// Roster are the tags that come first, in their order.
	Roster     []string
	Delimiters Delimiters
}

// TagPair returns a tag pair as text.
func (f *Format) TagPair(name, value string) string {
	return "[" + name + ` "` + f.Escaped(value) + `"]`
}

// whyNotTag says why a tag cannot be written, "" where it can.
func (f *Format) whyNotTag(t *Tag) string {
	switch {
	case !f.IsName(t.Name):
		return "has the name " + strconv.Quote(t.Name) + ", but a name is " + f.Names
	case strings.ContainsAny(t.Value, "\r\n"):
		return "has a value of several lines"
	case f.isOpenAtEnd(t.Value):
		return "has a value that " + f.whyOpen()
	}
	return ""
}

// WhyNotValue says why a value of a tag cannot be written, "" where it can: the end of a sentence about it.
func (f *Format) WhyNotValue(value string) string {
	switch {
	case strings.ContainsAny(value, "\r\n"):
		return "has several lines, which a tag cannot have"
	case f.isOpenAtEnd(value):
		return f.whyOpen()
	}
	return ""
}

// isOpenAtEnd reports whether the quote after a value would not end it.
func (f *Format) isOpenAtEnd(value string) bool {
	return f.NoEnd != "" && strings.HasSuffix(value, f.NoEnd)
}

func (f *Format) whyOpen() string {
	return "ends with " + f.NoEnd + ", after which a quote does not end it"
}

// Speller spells games, one after another, in the import format of a notation, in UTF-8.
type Speller struct {
	Format Format
	// Prepare judges a game, and gives it what follows from the rest. Where it cannot be written, place is where in it, and why a sentence or
	// what comes after the place.
	Prepare func(g *Game) (place, why string)
	text    []byte
	count   int // of the games that were spelled
}

// Take returns what was spelled since the last call; it is valid until the next game.
func (s *Speller) Take() []byte {
	text := s.text
	s.text = s.text[:0]
	return text
}

// Game spells a game. It gives the game what follows from the rest: its moves as they are written, the tags of a start position, the result.
// The error is an [Error].
func (s *Speller) Game(g *Game) error {
	place, why := s.Prepare(g)
	if why == "" {
		place, why = s.game(g)
	}
	s.count++
	if why != "" {
		return &Error{Game: s.count - 1, Place: place, Why: strings.TrimRight(why, ".")}
	}
	return nil
}

// game spells a game that was judged. Where that is not possible, place is where in it, and why a sentence about that.
func (s *Speller) game(g *Game) (place, why string) {
	if s.count > 0 {
		s.text = append(s.text, '\n')
	}
	if len(g.Tags) == 0 { // so that each game begins with one
		g.Tags = append(g.Tags, Tag{Name: "Event", Value: "?"})
	}
	for i := range g.Tags {
		t := &g.Tags[i]
		if t.Duplicate {
			continue
		}
		if why = s.Format.whyNotTag(t); why != "" {
			return "tags[" + strconv.Itoa(i) + "]", why
		}
		s.text = append(s.text, s.Format.TagPair(t.Name, t.Value)+"\n"...)
	}
	t := Movetext{LineEnd: "\n", Breaks: true, IsOpen: true, Delimiters: s.Format.Delimiters, Out: append(s.text, '\n')}
	defer func() { s.text = t.Out }()
	t.NAGs(g.NAGs)
	if why = t.Comments(g.Comments, false); why != "" {
		return "comments", said(why)
	}
	k, why := AddMoves(&t, g.Moves)
	if why != "" {
		return PathTo(g.Moves, k), said(why)
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
