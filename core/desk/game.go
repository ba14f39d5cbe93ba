package desk

import (
	"pbn/core/chunks"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/where"
)

// Game is a game of a file. It is valid until the next one is read.
type Game struct {
	// Number is the game's number in the file, from 1.
	Number int
	// Text are its bytes: those of the file, from where the game before it ends, or what says the same without that.
	Text []byte
	// In is the encoding of Text, and UTF8 returns it in UTF-8.
	In   source.Encoding
	UTF8 func() string
	// Values has what the game has in the fields.
	Values where.Game
	// Found is false where the notation looks for games with something, such as a position, and this game does not have it.
	Found bool
	// Amended returns Text with what the notation itself can change in games that it reads; ok is false where it cannot in this one. It is nil where
	// there is nothing of that.
	Amended func() (text []byte, ok bool)
	// isAmended says that Text is what Amended returned.
	isAmended bool
	// err says why Text cannot be had.
	err error
	// verdict is what a condition says of the game where it was asked before.
	verdict verdict
	// AppendKey appends what a game has in a likeness, by its place in the table: those for which it is the same are alike. A game for which it is nothing is like no
	// other.
	AppendKey func(key []byte, likeness int) []byte
}

// Notation is how the games of a notation come to the desk.
type Notation struct {
	Fields *where.Table
	// Likenesses say what makes a game repeat another; the first counts where nobody names one.
	Likenesses []Likeness
	// Header divides the bytes of the first game of a file into what comes before all games of the file that is made, which only the first file
	// gives unless AllGiveHeaders, and the rest; isLone is false where that is made of several files. nil is of a notation without such lines.
	Header func(text []byte, isFirst, isLone bool) (header, rest []byte)
	// AllGiveHeaders says that each file gives lines that come before all games: where there are several, games wait until all have been read. A
	// line that an earlier file has given comes once.
	AllGiveHeaders bool
	// AreLines says that each game is a line, so that no empty line comes between two of them.
	AreLines bool
	// Read reads a file, and hands over each of its games. It ends when visit returns an error, which is that of the report.
	Read func(file *source.Stream, visit func(g *Game) error) *report.Report
	// ReadTogether is Read on all cores: look gets each game of a chunk, and returns what visit gets in its turn. It is nil
	// where games cannot be read in chunks.
	ReadTogether func(file *source.Stream, look Look, visit func(g *Game) error, by chunks.Size) *report.Report
	// TagsAlone reads the same games with their tags alone, which takes a part of the time; nil where there is nothing of that. Fields for which
	// OfMoves is true are not asked of it, and no likenesses.
	TagsAlone *Notation
	OfMoves   func(field int) bool
}

// ends are how many line ends there are between games at least.
func (n *Notation) ends() int {
	if n.AreLines {
		return 1
	}
	return 2
}

// Likeness is what games have in common of which one repeats the other.
type Likeness struct {
	// Name is how the command calls it, and Meaning says what is the same.
	Name, Meaning string
}

// Likeness returns the place of a likeness by its name.
func (n *Notation) Likeness(name string) (place int, ok bool) {
	for i, l := range n.Likenesses {
		if l.Name == name {
			return i, true
		}
	}
	return 0, false
}
