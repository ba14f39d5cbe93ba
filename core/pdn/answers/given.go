package answers

import (
	"pbn/core/draughts"
	"pbn/core/pdn"
	"pbn/core/pdn/edit"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/spell"
	"pbn/core/told"
	"pbn/core/wire"
)

// gamesTold is how games of PDN are told.
var gamesTold = told.Notation{
	GameMembers: []string{
		"number", "span", "tags", "variant", "start", "nags", "comments", "result", "end", "moves", "variations", "diagnostics",
	},
	MoveMembers: []string{
		"san", "text", "number", "color", "from", "to", "path", "captured", "setup", "nags", "nagsBefore", "comments", "clock", "span", "variations",
	},
	Results: []string{"1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "*"}, Moves: "12. 32-28 19-23", HasSetups: true,
	Squares: readSquares,
}

// readSquares reads where a move begins and ends, or all on its way, what it takes, and what is set up before it.
func readSquares(r *wire.ShapeReader, v *wire.Value, m *spell.Move) {
	from, to := readSquare(r, v, "from"), readSquare(r, v, "to")
	if (from == "") != (to == "") {
		r.Fail("has to have both from and to, or neither")
	}
	sign := "-"
	if m.Taken = r.Texts(v, "captured"); len(m.Taken) > 0 {
		sign = "x"
	}
	way := r.Texts(v, "path")
	switch {
	case len(way) > 0 && from == "":
		r.In("path", func() { r.Fail("has to have from and to beside it") })
	case len(way) > 0 && (len(way) < 2 || way[0] != from || way[len(way)-1] != to):
		r.In("path", func() { r.Wants("the squares of a capture, the first and the last of which are from and to") })
	}
	// The word has what it says in short; the way, all squares, is that of the move if no word says it.
	if m.Setup = r.Text(v, "setup"); from != "" {
		m.Squares = from + sign + to
	}
	if m.Word == "" && len(way) > 2 {
		m.Squares = way[0]
		for _, square := range way[1:] {
			m.Squares += sign + square
		}
	}
}

// readSquare reads a square; "" where it is not there.
func readSquare(r *wire.ShapeReader, of *wire.Value, name string) string {
	text := r.Text(of, name)
	if w, ok := draughts.Parse(text + "-" + text); text != "" && (!ok || w.Count() != 2) {
		r.In(name, func() { r.Wants("a square such as 32 or c3") })
	}
	return text
}

// ReadEdits reads the edits that a caller gives, as JSON. The error names the place.
func ReadEdits(json []byte) ([]edit.Edit, error) { return gamesTold.Edits(json) }

// WriteEdited writes the members of PdnEdited except its bytes.
func WriteEdited(w *wire.Writer, o wire.Options, made *pdn.EditResult) { told.WriteEdited(w, o, made) }

// Edited is the file with edits, which are given as JSON, and the JSON of PdnEdited except its bytes. The error is a sentence about an edit
// that cannot be made.
func Edited(file []byte, o wire.Options, check pdn.Options, given []byte) (bytes, json []byte, err error) {
	wanted, err := ReadEdits(given)
	if err != nil {
		return nil, nil, err
	}
	made, err := pdn.Edit(file, o.Named(habits.PDN), wanted, check)
	if err != nil {
		return nil, nil, err
	}
	var w wire.Writer
	w.Open('{')
	WriteEdited(&w, o, made)
	w.Close('}')
	return made.Bytes, w.Out, nil
}
