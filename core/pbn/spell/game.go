// Package spell has games as callers give them, read from a file or built by hand, and spells them as PBN of import format, which reading
// and exporting then make a file of.
package spell

import (
	"strconv"

	"pbn/core/pbn/game"
)

// Game is a game as a caller gives it. What its tags say counts; what they do not say, the other members do.
type Game struct {
	Comments []Comment
	Tags     []Tag
	Standing []Standing
	Facts    [facts]string // "" where a fact is not given
	// IsDerived reports of the facts whether they follow from the auction, the play or another tag, and so are not written.
	IsDerived [facts]bool
	Deal      *Deal
	Auction   *Moves
	Play      *Moves
	Sections  []Section
	Escapes   []string
	// Check returns what else of the game, when it was read of what was spelled, is not as it was given; nil where nothing else is compared.
	Check func(read *game.Game) error
}

// Fact is a member of a game that has a tag of its own.
type Fact uint8

// The facts.
const (
	Dealer Fact = iota
	Vulnerable
	Date
	Time
	Contract
	Declarer
	Result
	Board
	North
	East
	South
	West
	facts
)

// FactNames are the names of the facts as members of a game, and those of their tags.
var FactNames = [facts]struct{ Member, Tag string }{
	{"dealer", "Dealer"}, {"vulnerable", "Vulnerable"}, {"date", "Date"}, {"time", "Time"}, {"contract", "Contract"}, {"declarer", "Declarer"}, {"tricks", "Result"},
	{"board", "Board"}, {"names.N", "North"}, {"names.E", "East"}, {"names.S", "South"}, {"names.W", "West"},
}

// Comment is a comment with the escape lines before it.
type Comment struct {
	Text    string
	ToEnd   bool // of the line
	Escapes []string
}

// Tag is a tag pair.
type Tag struct {
	Name, Value string
	// Inherits reports whether the value is "#" or begins with "##", and stands for Inherited.
	Inherits  bool
	Inherited string
	// Duplicate reports that the tag occurred before, and is ignored: so it is left out.
	Duplicate bool
	Comments  []Comment
	Escapes   []string
}

// Standing is a value that an earlier "##" gives to a tag which the game does not have (4.8).
type Standing struct{ Name, Value string }

// Deal has the ranks of the suits of each hand, from North on and from spades on.
type Deal struct {
	First string
	Hands [4]*[4]string // nil where a hand is not given
	// Unreadable are the texts of hands that are not known, "" where there is none.
	Unreadable [4]string
}

// Moves are an auction or a play.
type Moves struct {
	First string
	Moves []Move
	Notes []Note
	// Seats are the players of the moves, a letter for each, "-" where none is given; "" where no seat is.
	Seats string
	// Leader is who led to the first trick, as far as is given: "" where nobody says so.
	Leader string
}

// Move is a call or a card with what is around it.
type Move struct {
	Text        string
	Marks       string // irregularities
	Annotations []Annotation
	Comments    []Comment
	Escapes     []string
}

// Annotation is a note reference or a NAG.
type Annotation struct {
	IsNote   bool
	Value    int
	Comments []Comment
}

// Note is a note of an auction or a play.
type Note struct {
	Index int
	Text  string
}

// Section is a supplemental section.
type Section struct {
	Name, Value string
	Rows        [][]Element
}

// Element is an element of a row, with the escape lines before it.
type Element struct {
	Text     string
	IsString bool
	Escapes  []string
}

// Error says why a game cannot be written, which is a mistake of the caller.
type Error struct {
	Game  int // from 0
	Place string
	Why   string
}

func (e *Error) Error() string {
	place := "games[" + strconv.Itoa(e.Game) + "]"
	if e.Place != "" {
		place += "." + e.Place
	}
	return place + " " + e.Why
}
