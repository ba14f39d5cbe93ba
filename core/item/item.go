// Package item reads text into flat items, one game at a time: the text that notations of games share, which has tag pairs, moves,
// comments, escape lines and annotations. It looks at each byte once.
//
// The package knows no notation. It has the parts of a scanner: the window on the text, tag pairs, comments, the repair of what is broken,
// lines and gaps. A notation puts them together in a [Loop] of its own, or has its moves read by a [Movetext]. It reads any text and never
// fails: where the end of something is missing, it is guessed, and the item says so.
package item

// Item is one thing in the text of a game. White space is the gap between two items: items and gaps together are the text, byte for
// byte. An item has no pointer and is 16 bytes long.
//
// A comment, an escape line or an annotation belongs to the item before it or after it, as the notation has it: its place in the list
// says to which.
type Item struct {
	// Start and End are offsets in the window: of a tag pair those of its value, without the quotes; of all others those of the whole
	// item, with its delimiters.
	Start, End uint32
	// Val is the value as a number: of a word what the notation makes of it, of a NAG its number, of a suffix its one or two characters,
	// the first in the low byte, of a parenthesis the number of the item that is the other, from 0. The value of a tag pair is read by the
	// notation.
	Val   uint32
	Kind  Kind
	Tag   uint8 // the row of a tag pair's name in the notation's table; 0 is every other name
	Flags Flags
}

// Kind is what an item is.
type Kind uint8

// The kinds that notations share. The numbers from FirstOwn on are the notation's own.
const (
	None Kind = iota
	Tag
	BraceComment // {…}
	LineComment  // ; to the end of the line
	Escape       // % in column 1 to the end of the line
	NAG          // $n
	Suffix       // ! ? and two of them
	Number       // of a move, with the periods after it: Item.MoveNumber has both
	Open         // ( of a variation
	Close        // ) of a variation
	Marker       // what ends a game
	Setup        // /…/, a position
	Junk         // what means nothing where it is
	FirstOwn
)

// MoveNumber returns the number of a move and how many periods come after it.
func (i *Item) MoveNumber() (number, periods int) {
	return int(i.Val % (1 << periodsAt)), int(i.Val >> periodsAt)
}

// periodsAt is the first bit of the value of a Number that counts its periods.
const periodsAt = 24

// IsCommentary reports whether an item is a comment or an escape line.
func (k Kind) IsCommentary() bool { return k == BraceComment || k == LineComment || k == Escape }

// Flags are what is unusual about an item. Those of all items of a game together are in Game.Has.
type Flags uint16

// The flags.
const (
	Odd        Flags = 1 << iota // a word that the notation's table does not have: the notation reads it
	Escaped                      // a string with a backslash
	Spread                       // a tag pair that is not written [Name "value"] with a capital letter and one blank: Game.Pair has its parts
	Inside                       // it is inside the tag pair before it, or where that must have ended
	Broken                       // its end had to be guessed, it has what it may not have, or the other parenthesis is missing
	Repeats                      // the game has a tag pair of this name already
	Quoted                       // a string that is not the value of a tag pair
	LineStart                    // a line ends between the item before it and this one
	NonASCII                     // a tag pair that may have characters that are not ASCII
	Unexpected                   // a Junk
)

// Bytes are the kinds of bytes that a text has and that most texts do not have.
type Bytes uint8

// The kinds of bytes.
const (
	High    Bytes = 1 << iota // above 126: characters that are not ASCII, and DEL
	Tab                       // a tab
	Control                   // any other control character below the blank, except in line ends
	EndsLF                    // a line that ends with LF
	EndsCRLF
	EndsCR
	Trailing // white space, or what may be, before the end of a line that has something else
)
