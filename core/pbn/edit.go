package pbn

import (
	"slices"
	"sort"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/report"
	"pbn/core/source"
)

// EditResult is a file with edits.
type EditResult struct {
	// Bytes are those of the file, with the edits unless Refused has something.
	Bytes []byte
	// Changes are what was changed, in the order of the games; empty where nothing was.
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

// Edit makes edits in the games of a file, by their numbers; every other byte stays, except where other games inherit what is changed:
// these keep it, written out. The edits are made together or not at all: where one of them brings an error that the file does not have,
// nothing is changed. The rules of export format do not count, since layout is Export's business. The error is a [mend.EditError], of an edit
// that cannot be made whatever its value is.
func Edit(file []byte, named source.Encoding, edits []edit.Edit, options Options) (*EditResult, error) {
	defer KeepMemory()()
	e := &editor{ofGames: map[int][]edit.Edit{}, heirs: edit.NewHeirs(edits)}
	for i, one := range edits {
		one.Number = i
		e.ofGames[one.Game] = append(e.ofGames[one.Game], one)
	}
	before := e.read(habits.PBN.Open(file, named), options)
	if err := e.mistake(before); err != nil {
		return nil, err
	}
	if e.splices.Len() == 0 {
		return &EditResult{Bytes: file, Report: before}, nil
	}
	out := e.splices.Write(file, before.Text.Encoding)
	first := e.changes[e.splices.First()].What
	after := Validate(habits.PBN.Open(out, named), options)
	if why := mend.WhyOtherFile(out, after, before); why != "" {
		return nil, mend.ErrEdit(first.Edits[0], why)
	}
	if refused := e.refused(before, after); len(refused) > 0 {
		return &EditResult{Bytes: file, Refused: refused, Report: before}, nil
	}
	if lost := e.lost(habits.PBN.Open(out, named)); lost != nil {
		return nil, mend.ErrEdit(lost.Edits[0], ": it would not be read, or not as that, since something around it, such as a comment without an end, is in the way: mend that first")
	}
	sort.SliceStable(e.changes, func(i, k int) bool {
		a, b := &e.changes[i].What, &e.changes[k].What
		return a.Game < b.Game || a.Game == b.Game && a.Edits[0] < b.Edits[0]
	})
	return &EditResult{Bytes: out, Changes: e.changes, Report: after}, nil
}

// lost returns the first change that is not in the result, or that has changed something else: where the end of a comment or a string is
// guessed, it may be read as a part of that, and what was left out after the end of a play may be read as a part of a shorter one.
func (e *editor) lost(out *source.Stream) (lost *edit.Change) {
	ofGames := map[int][]*edit.Change{}
	for i := range e.changes {
		c := &e.changes[i].What
		ofGames[c.Game] = append(ofGames[c.Game], c)
	}
	Parse(out, func(text *source.Text, g *game.Game) {
		changes := ofGames[g.Number]
		for _, c := range changes {
			if lost == nil && !c.IsMade(g) {
				lost = c
			}
		}
		if lost == nil && edit.Rest(text, g, changes) != e.rests[g.Number-1] {
			lost = &e.changes[e.splices.First()].What
			if len(changes) > 0 {
				lost = changes[0]
			}
		}
	})
	return lost
}

// editor makes edits.
type editor struct {
	ofGames map[int][]edit.Edit
	heirs   *edit.Heirs
	changes []EditChange
	rests   []uint64     // what each game has besides its changes
	splices mend.Splices // by the numbers of changes
	err     error
}

// read reads and checks a file, and finds the changes of its games.
func (e *editor) read(file *source.Stream, options Options) *report.Report {
	r := options.reading()
	r.visit = func(text *source.Text, g *game.Game) error {
		edits := e.ofGames[g.Number]
		delete(e.ofGames, g.Number)
		if e.err != nil {
			return nil
		}
		var changes []edit.Change
		changes, e.err = e.heirs.Game(text, g, edits)
		of := make([]*edit.Change, len(changes))
		for i := range changes {
			of[i] = &changes[i]
			e.place(text, changes[i])
		}
		e.rests = append(e.rests, edit.Rest(text, g, of))
		return nil
	}
	return r.read(r.parts(file))
}

// place finds where in the file a change is.
func (e *editor) place(text *source.Text, c edit.Change) {
	places, why := mend.Placed(text, c.Splices, "in the page that the game is in")
	if why != "" && e.err == nil {
		e.err = mend.ErrEdit(c.Edits[0], why)
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
		return mend.ErrNoGame(first.Number, "game", first.Game, before)
	}
	for i := range e.changes {
		e.splices.AddPlaced(i, e.changes[i].Places)
	}
	return nil
}

// refused returns the errors of the result that the file does not have. One that is only in what games inherited so far is not a new one.
func (e *editor) refused(before, after *report.Report) (refused []mend.Refusal) {
	e.splices.NewErrors(before, after, func(d *diag.Diagnostic, changes []int) {
		var edits []int
		isKept := len(changes) > 0
		for _, i := range changes {
			c := &e.changes[i].What
			isKept = isKept && c.Keeps
			if edits == nil { // mostly there is one, which each refusal has: it is not copied
				edits = slices.Clip(c.Edits)
			} else {
				edits = append(edits, c.Edits...)
			}
		}
		if !isKept {
			refused = append(refused, mend.Refusal{Diagnostic: *d, Edits: edits})
		}
	})
	return refused
}
