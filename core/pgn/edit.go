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
	Refused []Refusal
	// Report is what Validate says of Bytes.
	Report *report.Report
}

// EditChange is one thing that was changed.
type EditChange struct {
	What edit.Change
	// Places are the bytes of the file in place of which the texts of the change's splices come.
	Places []diag.Edit
}

// Refusal is an error that edits would bring.
type Refusal struct {
	Diagnostic diag.Diagnostic
	// Edits are the numbers of the edits in whose text it is; none where it is in what stays.
	Edits []int
}

// Edit makes edits in the games of a file, by their numbers; every other byte stays, and what is written has the file's encoding and line
// ends. The edits are made together or not at all: where one of them brings an error that the file does not have, nothing is changed. The
// rules of export format do not count, since layout is Export's business. The error is an [edit.Error], of an edit that cannot be made
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
	switch {
	case !mend.ReadAlike(out, after, before):
		why := ": with the edits the file would look like " + after.Text.Encoding.String() + ", and be read with other characters than in " +
			before.Text.Encoding.String() + ": say which it has with sourceEncoding"
		return nil, &edit.Error{Number: first, Why: why}
	case after.Games != before.Games:
		return nil, &edit.Error{Number: first, Why: ": with the edits the file would not have the same games"}
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
	// wanted is what is to be read of each game with edits, and lastOf its last edit; rests are the hashes of the texts of all games, 0 of
	// those with edits.
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
			e.lost = &edit.Error{Number: number, Why: ": it would not be read as it is meant (" + differs + "), since something around it, " +
				"such as a comment without an end, is in the way: mend that first"}
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
	change := EditChange{What: c}
	for _, s := range c.Splices {
		span := source.Span{Start: s.Start, End: s.End}
		written, ok := text.Written(s.Text, span)
		lacks := text.Encoding.Lacks(written)
		switch {
		case e.err != nil:
		case !ok:
			e.err = &edit.Error{Number: c.Edit, Why: " cannot be made where the game is"}
		case lacks != "":
			e.err = &edit.Error{Number: c.Edit, Why: ".value has " + diag.Quote(lacks) + ", which the file lacks: it is in " + text.Encoding.String()}
		}
		change.Places = append(change.Places, diag.Edit{Place: diag.Place{Span: span, Range: text.Range(span)}, Text: written})
	}
	e.changes = append(e.changes, change)
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
		why := ""
		if len(before.Diagnostics.Items) > 0 {
			why = before.Diagnostics.Items[0].Message
		}
		return edit.ErrNoGame(first, before.Games, why)
	}
	for i := range e.changes {
		for _, p := range e.changes[i].Places {
			e.splices.Add(i, p.Place.Range.Start.Byte, p.Place.Range.End.Byte, p.Text)
		}
	}
	return nil
}

// refused returns the errors of the result that the file does not have.
func (e *editor) refused(before, after *report.Report) (refused []Refusal) {
	e.splices.NewErrors(before, after, func(d *diag.Diagnostic, changes []int) {
		var edits []int
		for _, i := range changes {
			edits = append(edits, e.changes[i].What.Edit)
		}
		refused = append(refused, Refusal{*d, edits})
	})
	return refused
}
