package amend

import (
	"bytes"
	"sort"
	"strconv"

	"pbn/core/diag"
	"pbn/core/given"
	"pbn/core/mend"
	"pbn/core/report"
	"pbn/core/source"
)

// Outcome is a file with edits.
type Outcome struct {
	// Bytes are those of the file, with the edits unless Refused has something.
	Bytes []byte
	// Changes are what was changed, in the order of the games and the edits; empty where nothing was.
	Changes []FileChange
	// Refused are the errors that the edits would bring.
	Refused []mend.Refusal
	// Report is what is said of Bytes.
	Report *report.Report
}

// FileChange is one thing that was changed.
type FileChange struct {
	What Change
	// Places are the bytes of the file in place of which the texts of the change's splices come.
	Places []diag.Edit
}

// Reader reads and checks a file, and visits its games.
type Reader func(file []byte, visit func(Game)) *report.Report

// File makes edits in the games of a file, by their numbers; every other byte stays, and what is written has the file's encoding and line
// ends. The edits are made together or not at all: where one of them brings an error that the file does not have, nothing is changed. The
// rules of export format do not count, since layout is the writer's business. The error is a [mend.EditError], of an edit that cannot be made
// whatever its value is, or whose moves are not legal.
func File(file []byte, edits []Edit, read Reader) (*Outcome, error) {
	e := &editor{ofGames: map[int][]Edit{}, wanted: map[int]*given.Game{}, lastOf: map[int]int{}}
	for i, one := range edits {
		one.Number = i
		e.ofGames[one.Game] = append(e.ofGames[one.Game], one)
	}
	before := read(file, e.game)
	if err := e.mistake(before); err != nil {
		return nil, err
	}
	if e.splices.Len() == 0 {
		return &Outcome{Bytes: file, Report: before}, nil
	}
	out := e.splices.Write(file, before.Text.Encoding)
	first := e.changes[e.splices.First()].What.Edit
	after := read(out, e.compare)
	if why := mend.WhyOtherFile(out, after, before); why != "" {
		return nil, mend.ErrEdit(first, why)
	}
	if refused := e.refused(before, after); len(refused) > 0 {
		return &Outcome{Bytes: file, Refused: refused, Report: before}, nil
	}
	if e.lost != nil {
		return nil, e.lost
	}
	sort.SliceStable(e.changes, func(i, k int) bool { return e.changes[i].What.Game < e.changes[k].What.Game })
	return &Outcome{Bytes: out, Changes: e.changes, Report: after}, nil
}

// editor makes edits.
type editor struct {
	ofGames map[int][]Edit
	changes []FileChange
	splices mend.Splices // by the numbers of changes
	// By the numbers of games with edits, wanted has the game that should be read from the result, and lastOf the number of its last edit. rests
	// has a hash of the text of each game, 0 for those with edits.
	wanted map[int]*given.Game
	lastOf map[int]int
	rests  []uint64
	err    error
	lost   error
}

// game finds the changes of a game of the file.
func (e *editor) game(g Game) {
	text, number, span := g.Where()
	edits := e.ofGames[number]
	delete(e.ofGames, number)
	if e.err != nil {
		return
	}
	if len(edits) == 0 {
		e.rests = append(e.rests, hashOf(text, span))
		return
	}
	e.rests = append(e.rests, 0)
	var changes []Change
	changes, e.wanted[number], e.err = ofGame(g, edits)
	e.lastOf[number] = edits[len(edits)-1].Number
	for i := range changes {
		e.place(text, changes[i])
	}
}

// compare compares a game of the result with what is wanted.
func (e *editor) compare(g Game) {
	text, of, span := g.Where()
	if e.lost != nil || of > len(e.rests) {
		return
	}
	wanted := e.wanted[of]
	number, differs := 0, ""
	switch {
	case wanted != nil:
		number, differs = e.lastOf[of], wanted.Difference(g.Given())
	case e.rests[of-1] != hashOf(text, span):
		number, differs = e.changes[0].What.Edit, "game "+strconv.Itoa(of)
	}
	if differs != "" {
		e.lost = mend.ErrEdit(number, ": it would not be read as it is meant ("+differs+"), since something around it, "+
			"such as a comment without an end, is in the way: mend that first")
	}
}

// hashOf returns a hash of the text of a game.
func hashOf(text *source.Text, span source.Span) uint64 {
	const offset, prime = 14695981039346656037, 1099511628211
	h := uint64(offset)
	for _, c := range bytes.TrimSpace(text.Slice(span)) {
		h = (h ^ uint64(c)) * prime
	}
	return h
}

// place finds where in the file a change is.
func (e *editor) place(text *source.Text, c Change) {
	places, why := mend.Placed(text, c.Splices, "where the game is")
	if why != "" && e.err == nil {
		e.err = mend.ErrEdit(c.Edit, why)
	}
	e.changes = append(e.changes, FileChange{What: c, Places: places})
}

// mistake returns what is wrong with the edits, and notes what they splice.
func (e *editor) mistake(before *report.Report) error {
	if e.err != nil {
		return e.err
	}
	first := Edit{Number: -1}
	for _, edits := range e.ofGames {
		if first.Number < 0 || edits[0].Number < first.Number {
			first = edits[0]
		}
	}
	if first.Number >= 0 {
		return mend.ErrNoGame(first.Number, "game", first.Game, before)
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
