package given

import (
	"slices"
	"strconv"
)

// Walk goes through moves, and says where in the game each is.
type Walk struct {
	// path is that of the last move: its place in its line, from 0, after those of the moves and variations around it.
	path []int
	// variations are how many variations the last move of each line has.
	variations []int
	closes     int
}

// Next goes on with the next move, with which so many variations begin and end, and returns its path: in the main line its place, from 0; in a
// variation the path of the move that it replaces, the number of the variation, and its place in that. So [3 0 1] is
// moves[3].variations[0][1]. It is valid until the next call.
func (w *Walk) Next(opens, closes int) (path []int) {
	if w.path == nil {
		w.path, w.variations = append(w.path, -1), append(w.variations, 0)
	}
	for ; w.closes > 0 && len(w.path) > 2; w.closes-- {
		w.path, w.variations = w.path[:len(w.path)-2], w.variations[:len(w.variations)-1]
	}
	for range opens {
		of := &w.variations[len(w.variations)-1]
		w.path, w.variations = append(w.path, *of, -1), append(w.variations, 0)
		w.variations[len(w.variations)-2]++
	}
	w.path[len(w.path)-1]++
	w.variations[len(w.variations)-1] = 0
	w.closes = closes
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

// Path returns the path of a move.
func Path(moves []Move, k int) []int {
	var w Walk
	for i := range k {
		w.Next(moves[i].Opens, moves[i].Closes)
	}
	return slices.Clone(w.Next(moves[k].Opens, moves[k].Closes))
}

// PathTo returns the path of a move as JavaScript names it.
func PathTo(moves []Move, k int) string { return PathOf(Path(moves, k)) }
