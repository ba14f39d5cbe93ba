// Package given has games as callers give them, read from a file or built by hand, in any notation whose moves have variations: tags, moves,
// comments, glyphs, and how these are written as text. It knows neither the moves of a notation nor its laws.
package given

import (
	"slices"
	"sort"
	"strconv"
)

// Game is a game as a caller gives it, or as a file has it. It has no variations in one another, however deep they are in the game: its moves
// are in the order of the text, and say where variations begin and end.
type Game struct {
	Tags []Tag
	// Start is the FEN of the position that the first move is made from; "" is that of the tag FEN, or else the initial position.
	Start string
	// Variant names whose laws the game has, in a notation with several; "" is what the tags say.
	Variant string
	// Result is the marker; "" is what the tag Result says, or else the last position.
	Result string
	// NAGs and Comments are those before the first move.
	NAGs     []int
	Comments []Comment
	Moves    []Move
	// After are the comments after the marker.
	After []Comment
	// Escapes are the escape lines, and Texts what means nothing where it is. Games that are given have none.
	Escapes, Texts []string
}

// Tag is a tag pair.
type Tag struct {
	Name, Value string
	// Duplicate reports that the game has one of this name before, which counts: it is not written.
	Duplicate bool
}

// Move is a move with what is said of it.
type Move struct {
	// Word is the move as text, in any form that the notation reads. Of a move that was read it is its text.
	Word string
	// Squares are those where the move begins and ends, or all on its way, if a caller says that besides the word: both have to be the same move.
	Squares string
	// Taken are the squares of what it takes, if a caller says that.
	Taken []string
	// Setup is the FEN of a position that is set up before it, in a notation that has such.
	Setup string
	// Made is the legal move that the word means, as the laws of the notation have it, or nil. A caller need not give it.
	Made any
	// Number is that of the move, and IsSecond says that the player makes it who did not begin the game. A caller need not give them.
	Number   int
	IsSecond bool
	// Opens is how many variations begin with the move, each of which replaces the move before it in the list that is not in a later
	// variation, and Closes how many end after it. All of a game together are as many.
	Opens, Closes int
	// NAGsBefore come before the move, which begins a variation.
	NAGs, NAGsBefore []int
	Comments         []Comment
}

// Error says why a game cannot be written, which is a mistake of the caller.
type Error struct {
	Game  int    // from 0
	Place string // in the game, as JavaScript names it
	Why   string
}

func (e *Error) Error() string {
	place := "games[" + strconv.Itoa(e.Game) + "]"
	if e.Place != "" {
		place += "." + e.Place
	}
	return place + " " + e.Why
}

// TagAt returns the place of the first tag with a name, or -1.
func (g *Game) TagAt(name string) int {
	for i := range g.Tags {
		if g.Tags[i].Name == name && !g.Tags[i].Duplicate {
			return i
		}
	}
	return -1
}

// MainLine returns the numbers of the moves of the main line.
func (g *Game) MainLine() (line []int) {
	depth := 0
	for i := range g.Moves {
		if depth += g.Moves[i].Opens; depth == 0 {
			line = append(line, i)
		}
		depth -= g.Moves[i].Closes
	}
	return line
}

// Difference says where two games differ; "" where they say the same. What goes to the end of a line and what is in braces is the same, and
// a word that is a move in read, but not in g, is that move: it was judged after others that were no moves.
func (g *Game) Difference(read *Game) string {
	switch {
	case !slices.Equal(counted(g.Tags), counted(read.Tags)):
		return "tags"
	case g.Result != read.Result:
		return "result"
	case !slices.Equal(g.NAGs, read.NAGs) || !sameComments(g.Comments, read.Comments):
		return "comments"
	case len(g.Moves) != len(read.Moves):
		return "moves"
	}
	for k := range g.Moves {
		if !g.Moves[k].isSame(&read.Moves[k]) {
			return PathTo(g.Moves, k)
		}
	}
	switch {
	case !sameComments(g.After, read.After):
		return "comments"
	case !slices.Equal(g.Texts, read.Texts) || !slices.Equal(g.Escapes, read.Escapes):
		return "texts"
	}
	return ""
}

// isSame reports whether a move that was read says the same.
func (m *Move) isSame(read *Move) bool {
	is := m.Made == read.Made
	if m.Made == nil {
		is = m.Word == read.Word
	}
	return is && m.Setup == read.Setup && m.Opens == read.Opens && m.Closes == read.Closes && slices.Equal(m.NAGs, read.NAGs) &&
		slices.Equal(m.NAGsBefore, read.NAGsBefore) && sameComments(m.Comments, read.Comments)
}

// counted returns the tags that count, sorted by their names: their order means nothing.
func counted(tags []Tag) []Tag {
	tags = slices.DeleteFunc(slices.Clone(tags), func(t Tag) bool { return t.Duplicate })
	sort.SliceStable(tags, func(i, k int) bool { return tags[i].Name < tags[k].Name })
	return tags
}

func sameComments(a, b []Comment) bool { return slices.EqualFunc(a, b, Comment.Same) }
