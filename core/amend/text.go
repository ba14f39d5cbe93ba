package amend

import (
	"pbn/core/given"
	"pbn/core/item"
	"pbn/core/source"
	"pbn/core/tree"
)

// Game is a game that was read, with what its notation knows of it.
type Game interface {
	Notation
	// Where returns the text that the game is in, its number, from 1, and where it is.
	Where() (text *source.Text, number int, span source.Span)
	// Given returns what it says, Text where that is.
	Given() *given.Game
	Text() *Text
}

// Notation is what a notation knows of a game.
type Notation interface {
	// Judge finds what moves are after a line of the game, and gives them their words. Where one is not legal, k is its number, and why a
	// sentence. Where none can be judged, k is -1, and why the end of a sentence about the edit. Else why is "".
	Judge(line []*given.Move, moves []given.Move) (k int, why string)
	// Comment returns what a comment says.
	Comment(c *tree.Comment) given.Comment
	// Result returns what tag and marker are to be for a result, and what the game then has of it. marker is the game's own, or "".
	// If value is not a result, why says so, as the end of a sentence about the edit.
	Result(value, marker string) (r Results, why string)
}

// Results are how a game ended, as it is written.
type Results struct {
	// Tag is the value of the tag, Marker the marker, Of what [given.Game] has then.
	Tag, Marker, Of string
}

// Text is a game as it was read: where in its text everything of it is. Items are their numbers, from 0.
type Text struct {
	Source *source.Text
	Span   source.Span
	Items  *item.Game
	Format given.Format
	// MoveKind is the kind of the items that are words of moves.
	MoveKind item.Kind
	// Marker is the number from 1 of the item that ends the game; 0 where it is missing.
	Marker     int
	Tags       []TagPair
	Moves      []Word
	Variations []tree.Variation
	// Comments and NAGs are sorted by the moves that they belong to.
	Comments []tree.Comment
	NAGs     []Glyph
	Texts    []tree.Text
	// ByWords says that what a move takes depends on the moves before it: the result is compared by the words alone.
	ByWords bool
	// WhyFixed says why nothing of the moves can be changed, as the end of a sentence about the edit; "" where it can.
	WhyFixed string
	lineEnd  string
}

// TagPair is a tag pair.
type TagPair struct {
	Name, Value string
	IsDuplicate bool
	// Whole is where it is, with its brackets, and Inner its value, without its quotes. IsBare says that it has none.
	Whole, Inner source.Span
	IsBare       bool
}

// Word is a move.
type Word struct {
	// First is its first item: its setup, or its number, or that of the word. Item is that of the word, and Last the last one of that, with the
	// parts that come after it.
	First, Item, Last int
	// Setup is the item of its setup, and FEN where the value of that is; Setup is -1 where it has none.
	Setup int
	FEN   source.Span
	// Number is that of the move, IsSecond says that the player makes it who did not begin the game.
	Number   int
	IsSecond bool
	// Starts says that a variation begins with it.
	Starts bool
}

// Glyph is a numeric annotation glyph, or what means the same.
type Glyph struct {
	First, Last int
	Move        int // -1 for the start of the game
	Number      int
	Before      bool
}

func (t *Text) bytes() []byte { return t.Source.Bytes }

func (t *Text) decode(s source.Span) string { return t.Source.Decode(s) }

func (t *Text) item(k int) *item.Item { return &t.Items.Items[k] }

// span returns the text from an item to another, with both.
func (t *Text) span(from, to int) source.Span {
	return t.Items.Span(from, t.bytes()).To(t.Items.Span(to, t.bytes()))
}
