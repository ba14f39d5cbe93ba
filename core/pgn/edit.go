package pgn

import (
	"bytes"
	"sort"
	"strconv"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pgn/edit"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/spell"
	"pbn/core/report"
	"pbn/core/source"
)

// EditResult is a file with edits.
type EditResult struct {
	// Bytes are those of the file, with the edits unless Refused has something.
	Bytes []byte
	// Changes are what was changed, in the order of the games and the edits; empty where nothing was.
	Changes []EditChange
	// Refused are the errors that the edits would bring.
	Refused []mend.Refusal
	// Report is what Validate says of Bytes.
	Report *report.Report
}

// EditChange is one thing that was changed.
type EditChange struct {
	What edit.Change
	// Places are the bytes of the file in place of which the texts of the change's splices come.
	Places []diag.Edit
}

// Edit makes edits in the games of a file, by their numbers; every other byte stays, and what is written has the file's encoding and line
// ends. The edits are made together or not at all: where one of them brings an error that the file does not have, nothing is changed. The
// rules of export format do not count, since layout is Export's business. The error is a [mend.EditError], of an edit that cannot be made
// whatever its value is, or whose moves are not legal.
func Edit(file []byte, named source.Encoding, edits []edit.Edit, options Options) (*EditResult, error) {
	e := &editor{ofGames: map[int][]edit.Edit{}, wanted: map[int]*spell.Game{}, lastOf: map[int]int{}}
	for i, one := range edits {
		one.Number = i
		e.ofGames[one.Game] = append(e.ofGames[one.Game], one)
	}
	before := e.read(habits.PGN.Open(file, named), options)
	if err := e.mistake(before); err != nil {
		return nil, err
	}
	if e.splices.Len() == 0 {
		return &EditResult{Bytes: file, Report: before}, nil
	}
	out := e.splices.Write(file, before.Text.Encoding)
	first := e.changes[e.splices.First()].What.Edit
	after := e.readAgain(habits.PGN.Open(out, named), options)
	if why := mend.WhyOtherFile(out, after, before); why != "" {
		return nil, mend.ErrEdit(first, why)
	}
	if refused := e.refused(before, after); len(refused) > 0 {
		return &EditResult{Bytes: file, Refused: refused, Report: before}, nil
	}
	if e.lost != nil {
		return nil, e.lost
	}
	sort.SliceStable(e.changes, func(i, k int) bool { return e.changes[i].What.Game < e.changes[k].What.Game })
	return &EditResult{Bytes: out, Changes: e.changes, Report: after}, nil
}

// editor makes edits.
type editor struct {
	ofGames map[int][]edit.Edit
	changes []EditChange
	splices mend.Splices // by the numbers of changes
	// By the numbers of games with edits, wanted has the game that should be read from the result, and lastOf the number of its last edit. rests
	// has a hash of the text of each game, 0 for those with edits.
	wanted map[int]*spell.Game
	lastOf map[int]int
	rests  []uint64
	err    error
	lost   error
}

// read reads and checks a file, and finds the changes of its games.
func (e *editor) read(file *source.Stream, options Options) *report.Report {
	r := options.reading()
	r.visit = func(text *source.Text, g *game.Game, _ *diag.List, _ int) {
		edits := e.ofGames[g.Number]
		delete(e.ofGames, g.Number)
		if e.err != nil {
			return
		}
		if len(edits) == 0 {
			e.rests = append(e.rests, hashOf(text, g))
			return
		}
		e.rests = append(e.rests, 0)
		var changes []edit.Change
		changes, e.wanted[g.Number], e.err = edit.Game(text, g, edits)
		e.lastOf[g.Number] = edits[len(edits)-1].Number
		for i := range changes {
			e.place(text, changes[i])
		}
	}
	return r.read(file)
}

// readAgain reads and checks the result, and compares its games with what is wanted.
func (e *editor) readAgain(file *source.Stream, options Options) *report.Report {
	r := options.reading()
	r.visit = func(text *source.Text, g *game.Game, _ *diag.List, _ int) {
		if e.lost != nil || g.Number > len(e.rests) {
			return
		}
		wanted := e.wanted[g.Number]
		number, differs := 0, ""
		switch {
		case wanted != nil:
			number, differs = e.lastOf[g.Number], wanted.Difference(spell.Of(text, g))
		case e.rests[g.Number-1] != hashOf(text, g):
			number, differs = e.changes[0].What.Edit, "game "+strconv.Itoa(g.Number)
		}
		if differs != "" {
			e.lost = mend.ErrEdit(number, ": it would not be read as it is meant ("+differs+"), since something around it, "+
				"such as a comment without an end, is in the way: mend that first")
		}
	}
	return r.read(file)
}

// hashOf returns a hash of the text of a game.
func hashOf(text *source.Text, g *game.Game) uint64 {
	const offset, prime = 14695981039346656037, 1099511628211
	h := uint64(offset)
	for _, c := range bytes.TrimSpace(text.Slice(g.Span)) {
		h = (h ^ uint64(c)) * prime
	}
	return h
}

// place finds where in the file a change is.
func (e *editor) place(text *source.Text, c edit.Change) {
	places, why := mend.Placed(text, c.Splices, "where the game is")
	if why != "" && e.err == nil {
		e.err = mend.ErrEdit(c.Edit, why)
	}
	e.changes = append(e.changes, EditChange{What: c, Places: places})
}

// mistake returns what is wrong with the edits, and notes what they splice.
func (e *editor) mistake(before *report.Report) error {
	if e.err != nil {
		return e.err
	}
	first := edit.Edit{Number: -1}
	for _, edits := range e.ofGames {
		if first.Number < 0 || edits[0].Number < first.Number {
			first = edits[0]
		}
	}
	if first.Number >= 0 {
		return mend.ErrNoGame(first.Number, first.Game, before)
	}
	for i := range e.changes {
		e.splices.AddPlaced(i, e.changes[i].Places)
	}
	return nil
}

// refused returns the errors of the result that the file does not have.
func (e *editor) refused(before, after *report.Report) (refused []mend.Refusal) {
	e.splices.NewErrors(before, after, func(d *diag.Diagnostic, changes []int) {
		var edits []int
		for _, i := range changes {
			edits = append(edits, e.changes[i].What.Edit)
		}
		refused = append(refused, mend.Refusal{Diagnostic: *d, Edits: edits})
	})
	return refused
}
