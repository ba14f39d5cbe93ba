package answers

import (
	"errors"
	"strconv"

	"pbn/core/pbi"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/played"
	"pbn/core/source"
	"pbn/core/wire"
)

// Edited is the file with edits, which are given as JSON, and the JSON of PbiEdited except its bytes. The error is a sentence about an edit
// that cannot be made.
func Edited(file []byte, o wire.Options, check pbi.Options, given []byte) (bytes, json []byte, err error) {
	edits, err := ReadEdits(given, o.Open(habits.PBI, file))
	if err != nil {
		return nil, nil, err
	}
	made, err := pbi.Edit(file, o.Named(habits.PBI), edits, check)
	if err != nil {
		return nil, nil, err
	}
	var w wire.Writer
	w.Open('{')
	WriteEdited(&w, o, made)
	w.Close('}')
	return made.Bytes, w.Out, nil
}

// ReadEdits reads the edits of a file that a caller gives, as JSON. The error names the place.
func ReadEdits(json []byte, file *source.Stream) ([]pbi.Change, error) {
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Array {
		return nil, errors.New("the edits have to be an array")
	}
	r := wire.NewShapeReader("edits")
	e := editReader{shape: r, sets: map[int]bool{}, old: map[int]*record.Problem{}}
	for i := range v.Items {
		if one := &v.Items[i]; one.Get("set").Kind == wire.Object {
			n, _ := one.Get("problem").Int()
			e.sets[n] = true
		}
	}
	if len(e.sets) > 0 {
		pbi.Parse(file, func(t *source.Text, one *record.Record) {
			if e.sets[one.Number] {
				e.old[one.Number] = one.Problem(t)
			}
		})
	}
	list := make([]pbi.Change, len(v.Items))
	for i := range v.Items {
		r.In("["+strconv.Itoa(i)+"]", func() { list[i] = e.edit(&v.Items[i]) })
	}
	return list, r.Err()
}

// editReader reads edits.
type editReader struct {
	shape *wire.ShapeReader
	// sets are the numbers of the problems whose fields are set, and old are those.
	sets map[int]bool
	old  map[int]*record.Problem
}

// edit reads an edit.
func (e *editReader) edit(v *wire.Value) (c pbi.Change) {
	r := e.shape
	set, remove, add := v.Get("set"), v.Get("remove"), v.Get("add")
	isSet, isRemoved, isAdded := set.Kind != wire.Absent, remove.Kind != wire.Absent, add.Kind != wire.Absent
	switch {
	case v.Kind != wire.Object || !isSet && !isRemoved && !isAdded:
		r.Wants("an object with problem and set, with problem and remove, or with after and add")
		return c
	case isSet && (isRemoved || isAdded) || isRemoved && isAdded:
		r.Fail("has to have one of set, remove and add")
		return c
	case isAdded:
		c.Adds = true
		r.Members(v, []string{"after", "add"})
		c.To = &record.Problem{}
		r.Object(v, "add", func(v *wire.Value) { readProblem(r, v, c.To) })
		c.Problem = r.Whole(v, "after", 0)
		return c
	case isRemoved && (remove.Kind != wire.Boolean || remove.Text != "true"):
		r.In("remove", func() { r.Wants("true") })
	}
	r.Members(v, []string{"problem", "set", "remove"})
	if c.Problem = r.Whole(v, "problem", 1); isSet {
		c.To = &record.Problem{}
		if old := e.old[c.Problem]; old != nil {
			*c.To = *old
		}
		r.Object(v, "set", func(v *wire.Value) { readProblem(r, v, c.To) })
	}
	return c
}

// WriteEdited writes the members of PbiEdited except its bytes.
func WriteEdited(w *wire.Writer, o wire.Options, made *pbi.EditResult) {
	played.WriteReport(w, made.Report, true)
	wire.WriteText(w, made.Report, o.Text)
	w.List("changed", len(made.Changes), func(i int) { writeChange(w, &made.Changes[i]) })
	wire.WriteRefused(w, made.Report.Diagnostics.Rules, made.Report.Label, made.Refused)
}

func writeChange(w *wire.Writer, c *pbi.FileChange) {
	w.Open('{')
	w.IntField("problem", c.Problem)
	w.FilledField("field", c.Field)
	w.Name("by")
	wire.Ints(w, []int{c.Edit})
	w.FilledField("before", c.Before)
	w.FilledField("after", c.After)
	wire.WriteEdits(w, c.Places)
	w.Close('}')
}
