// Package spell has games as callers give them, read from a file or built by hand, and spells them as PGN of import format, which reading
// and exporting then make a file of. Each move is judged by the laws of chess while it is spelled.
package spell

import (
	"strconv"

	"pbn/core/chess"
)

// Game is a game as a caller gives it, or as a file has it (see [Of]). It has no variations in one another, however deep they are in the
// game: its moves are in the order of the text, and say where variations begin and end.
type Game struct {
	Tags []Tag
	// Start is the FEN of the position that the first move is made from; "" is that of the tag FEN, or else the initial position.
	Start string
	// Result is the marker: "1-0", "0-1", "1/2-1/2" or "*"; "" is what the tag Result says, or else the last position.
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
	// Word is the move: in SAN, as two squares (UCI), or as files write it otherwise; "--" leaves a move out. Of a move that was read it is its
	// text.
	Word string
	// Squares is where the move begins and ends, as UCI has it, if a caller says that besides the word: both have to be the same move.
	Squares string
	// Made is the legal move that the word means, or NoMove. A caller need not give it.
	Made chess.Move
	// Opens is how many variations begin with the move, each of which replaces the move before it in the list that is not in a later
	// variation, and Closes how many end after it. All of a game together are as many.
	Opens, Closes int
	// NAGsBefore come before the move, which begins a variation.
	NAGs, NAGsBefore []int
	Comments         []Comment

	number  uint32
	isBlack bool
}

// Comment is a comment.
type Comment struct {
	// Text is what people read of it.
	Text string
	// Commands are those in it, as [%clk 0:05:00]. They are written before the text.
	Commands []Command
	// ToEnd reports that it goes on to the end of its line.
	ToEnd bool
	// Before reports that it comes before its move, which begins a variation.
	Before bool
}

// Command is a command in a comment: [%Name Value].
type Command struct{ Name, Value string }

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

// Walk goes through moves, and says where in the game each is.
type Walk struct {
	// path is that of the last move: its place in its line, from 0, after those of the moves and variations around it.
	path []int
	// variations are how many variations the last move of each line has.
	variations []int
	closes     int
}

// Next goes on with the next move, and returns its path: in the main line its place, from 0; in a variation the path of the move that it
// replaces, the number of the variation, and its place in that. So [3 0 1] is moves[3].variations[0][1]. It is valid until the next call.
func (w *Walk) Next(m *Move) (path []int) {
	if w.path == nil {
		w.path, w.variations = append(w.path, -1), append(w.variations, 0)
	}
	for ; w.closes > 0 && len(w.path) > 2; w.closes-- {
		w.path, w.variations = w.path[:len(w.path)-2], w.variations[:len(w.variations)-1]
	}
	for range m.Opens {
		of := &w.variations[len(w.variations)-1]
		w.path, w.variations = append(w.path, *of, -1), append(w.variations, 0)
		w.variations[len(w.variations)-2]++
	}
	w.path[len(w.path)-1]++
	w.variations[len(w.variations)-1] = 0
	w.closes = m.Closes
	return w.path
}

// PathOf returns a path as JavaScript names it: moves[3].variations[0][1].
func PathOf(path []int) string {
	out := "moves"
	for i, n := range path {
		if i > 0 && i%2 == 1 {
			out += ".variations"
		}
		out += "[" + strconv.Itoa(n) + "]"
	}
	return out
}

// At returns the number in moves of the one at a path; -1 where there is none.
func At(moves []Move, path []int) int {
	var w Walk
	for k := range moves {
		if is := w.Next(&moves[k]); len(is) == len(path) && equal(is, path) {
			return k
		}
	}
	return -1
}

func equal(a, b []int) bool {
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// pathTo returns the path of a move.
func pathTo(moves []Move, k int) string {
	var w Walk
	for i := range k {
		w.Next(&moves[i])
	}
	return PathOf(w.Next(&moves[k]))
}
