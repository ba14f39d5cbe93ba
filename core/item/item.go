// Package item reads text into flat items, one game at a time: the text that PBN shares with other notations of games, which has tag
// pairs, moves, cells of tables, comments, escape lines and annotations. It looks at each byte once.
//
// The package knows no notation. A notation gives it [Tables]: the names of its tags, what follows each, and which number each word
// stands for. What the scanner does not know it does not guess: it says so for the whole game, which is then for another reader.
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
	// Val is the value as a number: of a word what the notation's table gives, of a note reference or a NAG its number, of a mark its
	// letter, of a suffix its one or two characters, the first in the low byte. The value of a tag pair is read by the notation.
	Val   uint32
	Kind  Kind
	Tag   uint8 // the row of a tag pair's name in the notation's table; 0 is every other name
	Flags Flags
}

// Kind is what an item is.
type Kind uint8

// The kinds that notations share. The numbers from FirstOwn on are the notation's own: of words, one for each mode.
const (
	None Kind = iota
	Tag
	Cell
	BraceComment // {…}
	LineComment  // ; to the end of the line
	Escape       // % in column 1 to the end of the line
	NAG          // $n
	NoteRef      // =n=
	Suffix       // ! ? and two of them
	Mark         // ^ and a letter
	Asterisk
	Plus
	Reference // (n), which some programs write behind a call
	Junk      // prose after the last game
	FirstOwn
)

// IsCommentary reports whether an item is a comment or an escape line.
func (k Kind) IsCommentary() bool { return k == BraceComment || k == LineComment || k == Escape }

// Flags are what is unusual about an item. Those of all items of a game together are in Game.Has.
type Flags uint16

// The flags.
const (
	Odd       Flags = 1 << iota // the value is not written as the standard has it, but has one meaning
	Bad                         // the value cannot be read
	Escaped                     // a string with a backslash
	Spread                      // a tag pair that is not written [Name "value"] with a capital letter and one blank
	Broken                      // the end of the item is missing
	Repeats                     // the game has a tag pair of this name already
	Inherits                    // the value is "#" or begins with "##"
	Unknown                     // the value is "" or "?"
	Quoted                      // a cell that is a string
	Wide                        // it has a byte above 126
	LineStart                   // a line ends between the item before it and this one
	Unread                      // the value is not in the form in which it is read fast: for the reader of dialects
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
)

// Game is the items of one game. It is used again for the next: nothing is allocated for a game once the longest list was made.
type Game struct {
	Items []Item
	// Start and End are where the game begins and ends in the window, with the semi-empty lines after it.
	Start, End int
	// First is, for each row of the table of tags, the number from 1 of the item that is the first tag pair of the name; 0: none.
	First [Rows]uint32
	// Tags is how many items are tag pairs.
	Tags int
	// Tail is the number of items before the semi-empty line after which no tag pair comes to the end of the file.
	Tail int
	// Has are the flags of all items together, Bytes the kinds of all bytes, Longest the bytes of the longest line without its end.
	// Where Unseparated is set, they may be those of a few lines more.
	Has     Flags
	Bytes   Bytes
	Longest int
	// Unseparated reports that the next game begins without a semi-empty line before it.
	Unseparated bool
}

// Rows is how many rows a table of tags may have, row 0 included, which is for all names that are not in it.
const Rows = 128

// NameSpan is where the name of a tag pair is.
func NameSpan(text []byte, tag Item) (start, end int) {
	end = int(tag.Start) - 1
	for end > 0 && classes[text[end-1]]&blank != 0 {
		end--
	}
	start = end
	for start > 0 && classes[text[start-1]]&nameByte != 0 {
		start--
	}
	return start, end
}

// Span is where an item is, of a tag pair with its brackets.
func (i Item) Span(text []byte) (start, end int) {
	if i.Kind != Tag {
		return int(i.Start), int(i.End)
	}
	start, _ = NameSpan(text, i)
	for text[start-1] != '[' {
		start--
	}
	end = int(i.End) + 1
	for text[end] != ']' {
		end++
	}
	return start - 1, end + 1
}
