package game

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"pbn/core/bridge"
	"pbn/core/source"
)

// MoveKind is what is at a place of an auction or a play.
type MoveKind uint8

// The kinds of moves. The standard calls calls and played cards together "moves" (1.3).
const (
	CallMove MoveKind = iota
	CardMove
	SkippedMove // ^S: the player's turn was taken by another (3.9)
	HyphenMove  // "-": not this player's turn yet, or a card that is not known
	BadMove     // text that is no call and no card
	StarMove    // "*": no more will come
	PlusMove    // "+": the next one is to come here
)

// Move is a call or a card with everything around it. Most have nothing around them: what few have is in extra.
type Move struct {
	extra *moveExtra
	at    source.ShortSpan
	Kind  MoveKind
	Seat  bridge.Seat // NoSeat where the first one is not known
	Call  bridge.Call
	Card  bridge.Card
}

// moveExtra is what few moves have.
type moveExtra struct {
	text, marks string
	annotations []Annotation
	comments    []Comment
	escapes     []Escape
}

// noMoveExtra is what most moves have of it.
var noMoveExtra moveExtra

// Span returns where the move is, with the marks before it.
func (m *Move) Span() source.Span { return m.at.Span() }

// rare returns what few moves have.
func (m *Move) rare() *moveExtra {
	if m.extra == nil {
		return &noMoveExtra
	}
	return m.extra
}

// HasExtra reports whether a move has marks, annotations, comments or escape lines, or is a BadMove.
func (m *Move) HasExtra() bool { return m.extra != nil }

// Text returns the text of a BadMove, as it is.
func (m *Move) Text() string { return m.rare().text }

// Marks returns the letters of the irregularities before it: I, R, L (3.9).
func (m *Move) Marks() string { return m.rare().marks }

// Annotations returns the suffixes, note references and NAGs of the move, in the order of the text.
func (m *Move) Annotations() []Annotation { return m.rare().annotations }

// Comments returns those after the move, before its first annotation.
func (m *Move) Comments() []Comment { return m.rare().comments }

// Escapes returns the escape lines before the move, and before its annotations.
func (m *Move) Escapes() []Escape { return m.rare().escapes }

// AddComments gives a copy of a move more comments, after all that it has: they belong to its last annotation, if there is one. The move
// that it was copied from keeps its own.
func (m *Move) AddComments(comments []Comment) {
	extra := *m.rare()
	to := &extra.comments
	if n := len(extra.annotations); n > 0 {
		extra.annotations = slices.Clone(extra.annotations)
		to = &extra.annotations[n-1].Comments
	}
	*to = append(slices.Clip(*to), comments...)
	m.extra = &extra
}

// TakesTurn reports whether the move stands for a player's turn.
func (m *Move) TakesTurn() bool { return m.Kind != StarMove }

// IsSkipTo reports whether the move is a skipped player directly before the next turn, with nothing between them (3.9).
func (m *Move) IsSkipTo(next *Move) bool {
	return m.Kind == SkippedMove && len(m.Annotations()) == 0 && len(m.Comments()) == 0 && next.TakesTurn() && len(next.Escapes()) == 0
}

// IsBlank reports whether the move is a blank for the reader to fill in, as in "___".
func (m *Move) IsBlank() bool {
	return m.Kind == BadMove && m.Text() != "" && strings.Trim(m.Text(), "_") == ""
}

// MarksText returns the irregularities before the move as the standard writes them, a space after each.
func (m *Move) MarksText() string {
	if m.Marks() == "" {
		return ""
	}
	var text strings.Builder
	for _, mark := range []byte(m.Marks()) {
		text.WriteString("^" + string(mark) + " ")
	}
	return text.String()
}

// AllComments returns the comments of a move and of its annotations, in the order of the text.
func (m *Move) AllComments() []Comment {
	if len(m.Annotations()) == 0 {
		return m.Comments()
	}
	return m.appendComments(make([]Comment, 0, m.commentCount()))
}

func (m *Move) commentCount() int {
	count := len(m.Comments())
	for _, a := range m.Annotations() {
		count += len(a.Comments)
	}
	return count
}

func (m *Move) appendComments(comments []Comment) []Comment {
	comments = append(comments, m.Comments()...)
	for _, a := range m.Annotations() {
		comments = append(comments, a.Comments...)
	}
	return comments
}

// String returns the move as the standard writes it, without its irregularities and annotations.
func (m *Move) String() string {
	switch m.Kind {
	case CallMove:
		return m.Call.String()
	case CardMove:
		return m.Card.String()
	case BadMove:
		return m.Text()
	}
	return [...]string{SkippedMove: "^S", HyphenMove: "-", StarMove: "*", PlusMove: "+"}[m.Kind]
}

// AnnotationKind is one of the three annotations (3.5.2).
type AnnotationKind uint8

// The kinds of annotations, in the order of export format.
const (
	NoteReference AnnotationKind = iota
	NAG
	Suffix
)

// Annotation is a suffix, a note reference or a NAG of a move.
type Annotation struct {
	Kind AnnotationKind
	// Value is the note's index or the NAG's value; of a suffix, the value of the NAG that it stands for.
	Value    int
	Comments []Comment
	at       source.ShortSpan
}

// Span returns where the annotation is.
func (a *Annotation) Span() source.Span { return a.at.Span() }

// String returns the annotation as export format writes it: a suffix as its NAG (3.5.2).
func (a Annotation) String() string {
	if texts := annotationTexts(); a.Value < len(texts) {
		return texts[a.Value][min(a.Kind, NAG)]
	}
	return annotationText(a.Value)[min(a.Kind, NAG)]
}

// annotationTexts has the texts of the annotations with a value that is allowed.
var annotationTexts = sync.OnceValue(func() *[MaxNAG + 1][2]string {
	var texts [MaxNAG + 1][2]string
	for value := range texts {
		texts[value] = annotationText(value)
	}
	return &texts
})

func annotationText(value int) [2]string {
	n := strconv.Itoa(value)
	return [...]string{NoteReference: "=" + n + "=", NAG: "$" + n}
}

// Limits of the annotations (3.5.4, 3.7).
const (
	MaxNote = 32
	MaxNAG  = 255
)

// State is how an auction or a play ends.
type State uint8

// The states.
const (
	Unfinished State = iota
	Finished
	Stopped   // "*"
	Continued // "+"
)

// String returns unfinished, finished, stopped or continued.
func (s State) String() string {
	return [...]string{"unfinished", "finished", "stopped", "continued"}[s]
}

// Note is a Note tag of an auction or a play.
type Note struct {
	Tag   int // in Game.Tags
	Index int // 0 where it cannot be read
	Text  string
	// AfterCards reports whether a note of the auction comes after the cards in the source.
	AfterCards bool
}

// IsAlert reports whether programs that begin the note of an alert with a word or a mark have written it so. "!S" is no mark, but a suit.
func (n *Note) IsAlert() bool {
	const alert = "alert"
	text := strings.TrimLeftFunc(n.Text, unicode.IsSpace)
	if strings.HasPrefix(text, "!") {
		return !isSuitMark(text[1:])
	}
	return len(text) >= len(alert) && strings.ToLower(text[:len(alert)]) == alert
}

// isSuitMark reports whether what comes after a "!" makes it a suit, as in "!S" and "!h 5+".
func isSuitMark(text string) bool {
	isLetter := func(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
	return text != "" && strings.IndexByte("SHDCshdc", text[0]) >= 0 && (len(text) == 1 || !isLetter(text[1]))
}

// Auction is the auction section (3.5).
type Auction struct {
	Tag   int // in Game.Tags
	Moves []Move
	All   MoveSet
	Notes []Note
	State State
	// First makes the first call, NoSeat where it is not known: the value of the tag, moved on by each hyphen.
	First bridge.Seat
	// Contract and Declarer are what a finished auction leads to; Declarer is NoSeat when all passed.
	Contract bridge.Contract
	Declarer bridge.Seat
	Led      bool
	// IsIllegal reports whether a call before the end is not allowed by the laws.
	IsIllegal bool
	// laws are those that the calls were followed with when they were read; the player of the first column is North there.
	laws bridge.Auction
	// After is what follows the end, up to the next tag pair: text that is neither call nor card, and commentary. Surplus is where that
	// text is calls and nothing else, and empty where there is none.
	After   []Comment
	Surplus source.Span
}

// SurplusIsHyphens reports whether what is after the end of the auction is hyphens and not calls.
func (a *Auction) SurplusIsHyphens(text *source.Text) bool {
	return a.Surplus.End > 0 && strings.Trim(text.Decode(a.Surplus), "- \t\v\r\n") == ""
}

// Play is the play section (3.6).
type Play struct {
	Tag   int // in Game.Tags
	Moves []Move
	All   MoveSet
	Notes []Note
	State State
	// First plays the cards of the first column, NoSeat where that is not known.
	First bridge.Seat
	// Tricks are the lines of the play, the last perhaps of fewer than four cards.
	Tricks []Trick
	// After and Surplus are as those of an auction, of cards.
	After   []Comment
	Surplus source.Span
}
