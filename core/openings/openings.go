// Package openings says which opening of chess a position belongs to, by a table of positions that have a name and a code of the
// Encyclopaedia of Chess Openings (ECO). It knows no files of games; the table is in package known, apart from what reads it.
package openings

import (
	"errors"
	"strconv"
	"strings"

	"pbn/core/chess"
)

// Opening is a name of a position, in English, as "French Defense: Rubinstein Variation", and its ECO code, as "C10".
type Opening struct {
	ECO, Name string
}

// Table has the positions that have a name. It does not change once it is read, so several goroutines may use it.
type Table struct {
	openings []Opening
	// of is the index of a position's opening, by its key.
	of map[uint64]uint16
	// Plies is the number of plies of the longest line: no position after it has a name.
	plies int
}

// Read reads a table: a line for each position that has a name, of three fields with tabs between them: how it is reached, its ECO code, its
// name. How it is reached is the number of plies that it shares with the line above, and the moves after these as two squares each
// ("2 g1f3 b8c6"), all with a space between them.
func Read(text string) (*Table, error) {
	t := &Table{of: map[uint64]uint16{}}
	line := walk{}
	line.positions[0], _, _, _ = chess.ReadFEN(chess.Initial)
	for text != "" {
		var row string
		row, text, _ = strings.Cut(text, "\n")
		if err := t.add(row, &line); err != nil {
			return nil, errors.New("openings: line " + strconv.Itoa(len(t.openings)+1) + ": " + err.Error())
		}
	}
	return t, nil
}

// mostPlies is the number of plies up to which a line may go.
const mostPlies = 60

// walk has the positions along a line, the first of which is the initial position.
type walk struct {
	positions [mostPlies + 1]chess.Position
	plies     int
}

var (
	errFields = errors.New("a line has three fields, with tabs between them")
	errShared = errors.New("the first number is that of the plies of the line above that this one shares")
	errPlies  = errors.New("a line has " + strconv.Itoa(mostPlies) + " plies at most")
)

func (t *Table) add(row string, line *walk) error {
	moves, rest, _ := strings.Cut(row, "\t")
	eco, name, isRow := strings.Cut(rest, "\t")
	if !isRow {
		return errFields
	}
	shared, moves, _ := strings.Cut(moves, " ")
	plies, err := strconv.Atoi(shared)
	if err != nil || plies < 0 || plies > line.plies {
		return errShared
	}
	line.plies = plies
	for moves != "" {
		var move string
		move, moves, _ = strings.Cut(moves, " ")
		if err := line.make(move); err != nil {
			return err
		}
	}
	t.plies = max(t.plies, line.plies)
	t.of[key(&line.positions[line.plies])] = uint16(len(t.openings))
	t.openings = append(t.openings, Opening{ECO: eco, Name: name})
	return nil
}

func (w *walk) make(move string) error {
	if w.plies == mostPlies {
		return errPlies
	}
	p := w.positions[w.plies]
	m := chess.FindCoordinates(&p, move)
	if m == chess.NoMove {
		return errors.New("the move " + move + " is not legal")
	}
	var u chess.Undo
	p.Do(m, &u)
	w.plies++
	w.positions[w.plies] = p
	return nil
}

// Len is the number of positions that have a name.
func (t *Table) Len() int { return len(t.of) }

// Plies is the number of plies after which no position has a name.
func (t *Table) Plies() int { return t.plies }

// At returns the opening whose name a position has. It is the men and the side on turn that count: who may castle, and who may take en
// passant, does not.
func (t *Table) At(p *chess.Position) (Opening, bool) {
	index, ok := t.of[key(p)]
	if !ok {
		return Opening{}, false
	}
	return t.openings[index], true
}

// Of returns the opening of a line of moves from the initial position: that of the last position that has a name, by whatever moves it was
// reached. ok is false where none has one.
func (t *Table) Of(moves []chess.Move) (found Opening, ok bool) {
	p, _, _, _ := chess.ReadFEN(chess.Initial)
	for i := 0; i < min(len(moves), t.plies); i++ {
		var u chess.Undo
		p.Do(moves[i], &u)
		if o, isNamed := t.At(&p); isNamed {
			found, ok = o, true
		}
	}
	return found, ok
}

// key mixes the men of a position and who is on turn.
func key(p *chess.Position) uint64 {
	k := uint64(p.Turn)
	for s := chess.Square(0); s < chess.NoSquare; s++ {
		k = (k ^ uint64(p.On(s))) * 0x9E3779B97F4A7C15
		k ^= k >> 29
	}
	return k
}
