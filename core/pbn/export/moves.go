package export

import (
	"slices"
	"sort"
	"unicode/utf8"

	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// moveText returns a move with its irregularities, which are never parted from it (3.9).
func moveText(m *game.Move) string {
	text := m.String()
	if m.Kind == game.BadMove {
		text = values.SuitLetters(text)
	}
	return m.MarksText() + text
}

// word is a text of up to seven bytes, the first in the lowest byte, with its length in the highest: short texts are written, and compared,
// as numbers.
type word uint64

func newWord(text string) word {
	var bytes [8]byte
	bytes[7] = byte(copy(bytes[:7], text))
	return word(source.EightBytes(bytes[:]))
}

func (w word) length() int { return int(w >> 56) }

// isAt reports whether a text has the word at a place.
func (w word) isAt(text []byte, at int) bool {
	return at+8 <= len(text) && (source.EightBytes(text[at:])^uint64(w))<<(64-8*w.length()) == 0
}

// callWords and cardWords have the texts of all calls and cards, by their numbers.
var callWords, cardWords = func() (calls [bridge.Calls]word, cards [bridge.Cards]word) {
	for call := range calls {
		calls[call] = newWord(bridge.Call(call).String())
	}
	for card := range cards {
		cards[card] = newWord(bridge.Card(card).String())
	}
	return calls, cards
}()

// wordOf returns the text of a call or a card.
func wordOf(m *game.Move) word {
	if m.Kind == game.CallMove {
		return callWords[m.Call]
	}
	return cardWords[m.Card]
}

// sequence is an auction or a play, as it is written.
type sequence struct {
	first bridge.Seat // of the first column; if it is not known, the tag keeps its value
	// before and escapes have the comments and escape lines of hyphens that are left out; columns is how many columns after the first one
	// of the source it begins.
	before  []game.Comment
	escapes []game.Escape
	columns int
	moves   []game.Move
	// turns and stars are places in moves, or notKnown.
	turns, stars []int32
	after        []game.Comment
	notes        []game.Note
	state        game.State
}

// notKnown is the place of a card that the play does not have.
const notKnown = -1

var cardNotKnown = game.Move{Kind: game.HyphenMove}

// turn returns the move of a turn.
func (s *sequence) turn(i int) *game.Move {
	if s.turns[i] == notKnown {
		return &cardNotKnown
	}
	return &s.moves[s.turns[i]]
}

// skipLength returns the length, in characters, of the skipped players from a turn on, together with the call after them; 0 if no player
// is skipped. Only the end of a line of four calls may part them (3.9).
func (s *sequence) skipLength(i int) int {
	length := 0
	for ; (i+1)%4 != 0 && i+1 < len(s.turns) && s.turn(i).IsSkipTo(s.turn(i+1)); i++ {
		length += len(moveText(s.turn(i))) + len(" ")
	}
	if length > 0 {
		length += utf8.RuneCountInString(moveText(s.turn(i)))
	}
	return length
}

// turnColumns rotates a line so that it begins with the column first.
func turnColumns(line []int32, first int) {
	var before [4]int32
	n := copy(before[:], line[:first])
	copy(line, line[first:])
	copy(line[len(line)-n:], before[:n])
}

// hyphenComments returns what belongs to a hyphen that is left out, as comments.
func hyphenComments(m *game.Move) []game.Comment {
	var comments []game.Comment
	for _, mark := range m.Marks() {
		comments = append(comments, game.TextAt("^"+string(mark), m.Span()))
	}
	for _, a := range m.Annotations() {
		comments = append(comments, game.TextAt(a.String(), a.Span()))
	}
	return append(comments, m.AllComments()...)
}

// ordered returns annotations in the order of export format, in the space that is given. Suffixes are NAGs, and a repeated NAG is there
// once.
func ordered(space, annotations []game.Annotation) []game.Annotation {
	out := space[:0]
	var nags map[int]int
	if len(annotations) > 1 {
		nags = map[int]int{}
	}
	for _, a := range annotations {
		if a.Kind == game.Suffix {
			a.Kind = game.NAG
		}
		if i, twice := nags[a.Value]; twice && a.Kind == game.NAG {
			out[i].Comments = append(out[i].Comments, a.Comments...)
			continue
		}
		if a.Comments = slices.Clip(a.Comments); a.Kind == game.NAG && nags != nil {
			nags[a.Value] = len(out)
		}
		out = append(out, a)
	}
	if len(out) > 1 {
		sort.SliceStable(out, func(i, j int) bool { return compareAnnotations(out[i], out[j]) < 0 })
	}
	return out
}

// compareAnnotations returns the order of two annotations: the note reference first, then the NAGs ascending (3.5.2).
func compareAnnotations(a, b game.Annotation) int {
	isReference, other := a.Kind == game.NoteReference, b.Kind == game.NoteReference
	switch {
	case isReference && other:
		return 0
	case isReference:
		return -1
	case other:
		return 1
	}
	return a.Value - b.Value
}
