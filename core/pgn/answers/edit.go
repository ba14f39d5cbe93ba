package answers

import (
	"pbn/core/pgn"
	"pbn/core/pgn/edit"
	"pbn/core/pgn/habits"
	"pbn/core/told"
	"pbn/core/wire"
)

// Edited is the file with edits, which are given as JSON, and the JSON of PgnEdited except its bytes. The error is a sentence about an edit
// that cannot be made.
func Edited(file []byte, o wire.Options, check pgn.Options, given []byte) (bytes, json []byte, err error) {
	made, err := Edits(file, o, check, given)
	if err != nil {
		return nil, nil, err
	}
	return made.Bytes, EditedReport(o, made), nil
}

// Edits makes edits in a file, which are given as JSON. The error is a sentence about an edit that cannot be made.
func Edits(file []byte, o wire.Options, check pgn.Options, given []byte) (*pgn.EditResult, error) {
	wanted, err := ReadEdits(given)
	if err != nil {
		return nil, err
	}
	return pgn.Edit(file, o.Named(habits.PGN), wanted, check)
}

// EditedReport is the JSON of PgnEdited except its bytes.
func EditedReport(o wire.Options, made *pgn.EditResult) []byte {
	var w wire.Writer
	w.Open('{')
	WriteEdited(&w, o, made)
	w.Close('}')
	return w.Out
}

// ReadEdits reads the edits that a caller gives, as JSON. The error names the place.
func ReadEdits(json []byte) ([]edit.Edit, error) { return gamesTold.Edits(json) }

// WriteEdited writes the members of PgnEdited except its bytes.
func WriteEdited(w *wire.Writer, o wire.Options, made *pgn.EditResult) { told.WriteEdited(w, o, made) }
