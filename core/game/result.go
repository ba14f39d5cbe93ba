package game

import (
	"strings"

	"pbn/core/source"
)

// Result is the value of the Result tag: tricks of declarer, or of the sides (3.4.15). What is not given is -1.
type Result struct {
	Declarer, NorthSouth, EastWest int
	// Corrected tells that the result differs from the tricks that were won in the play: "^".
	Corrected bool
}

// ReadResult reads "9", "EW 9", "NS 9", "EW 9 NS 4" and "NS 4 EW 9", with or without a caret.
func ReadResult(value string) (r Result, ok bool) {
	r = Result{Declarer: -1, NorthSouth: -1, EastWest: -1}
	if len(value) > source.MaxLine {
		return r, false
	}
	if tricks, ok := readTricks(value); ok {
		r.Declarer = tricks
		return r, true
	}
	value, r.Corrected = strings.CutPrefix(value, "^")
	var space [4]string
	words := space[:0]
	for word := range strings.FieldsSeq(blanked(value)) {
		if len(words) == len(space) {
			return r, false
		}
		words = append(words, word)
	}
	if len(words) == 1 {
		r.Declarer, ok = readTricks(words[0])
		return r, ok
	}
	if len(words) != 2 && len(words) != 4 {
		return r, false
	}
	for i := 0; i < len(words); i += 2 {
		tricks, isTricks := readTricks(words[i+1])
		side := r.side(words[i])
		if !isTricks || side == nil || *side >= 0 {
			return r, false
		}
		*side = tricks
	}
	return r, true
}

func (r *Result) side(name string) *int {
	switch name {
	case "NS":
		return &r.NorthSouth
	case "EW":
		return &r.EastWest
	}
	return nil
}

// readTricks reads a number from 0 to 13, without a zero before it.
func readTricks(text string) (n int, ok bool) {
	if !digits(text) || len(text) > 2 || len(text) == 2 && text[0] == '0' {
		return -1, false
	}
	n = number(text)
	return n, n <= 13
}

// DeclarersTricks are the tricks of declarer that the Result tag gives. Where it gives only the other side's, declarer has
// the rest of thirteen, unless the play goes on or is an end position. ok is false where the value contradicts itself, and
// where the declarer must be known and is not.
func (g *Game) DeclarersTricks() (tricks int, corrected, ok bool) {
	value, _ := g.Value("Result")
	r, ok := ReadResult(value)
	_, declarer, _ := g.LedTo()
	switch {
	case !ok, r.Declarer < 0 && !declarer.Known():
		return 0, false, false
	case r.Declarer >= 0:
		return r.Declarer, r.Corrected, true
	}
	own, other := r.EastWest, r.NorthSouth
	if declarer.NorthSouth() {
		own, other = other, own
	}
	switch {
	case own >= 0 && other >= 0 && g.IsWhole() && own+other != 13, own < 0 && !g.IsWhole():
		return 0, false, false
	case own < 0:
		own = 13 - other
	}
	return own, r.Corrected, true
}

// IsWhole tells whether all thirteen tricks count: the game is no end position and its play is not to be continued.
func (g *Game) IsWhole() bool {
	return (g.Deal == nil || g.Deal.MaxCards() == 0 || g.Deal.MaxCards() == 13) &&
		(g.Play == nil || g.Play.State != Continued)
}
