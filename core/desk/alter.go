package desk

import "pbn/core/source"

// Alter changes something in a game before it is written.
type Alter func(of Piece) (text []byte, said string, err error)

// Piece is a game of the file that is made.
type Piece struct {
	// Text are its bytes, in an encoding. They may begin with line ends, and end with them.
	Text []byte
	In   source.Encoding
	// Place is its place among those that are changed, from 1.
	Place int
}

// amend changes a game, where its notation can do that as it reads it.
func (g *Game) amend() {
	if g.isAmended || g.Amended == nil {
		return
	}
	if text, ok := g.Amended(); ok {
		g.Text, g.isAmended = text, true
	}
}
