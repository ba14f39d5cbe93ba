package answers

import (
	"bytes"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/spell"
	"pbn/core/wire"
)

// Write is the file of games that are given, each as JSON on a line, in export format, and the JSON of Written except its bytes. The error
// is a sentence about what cannot be written, with its place.
func Write(games []byte, as export.Options, mayReplace bool) (file, json []byte, err error) {
	var lines [][]byte
	for line := range bytes.Lines(games) {
		lines = append(lines, line)
	}
	made, err := pbn.Write(len(lines), func(i int) (*spell.Game, error) { return givenGame(i, lines[i]) }, as, mayReplace)
	if err != nil {
		return nil, nil, err
	}
	r := made.Report
	if r.Err != nil {
		return nil, nil, r.Err
	}
	var w wire.Writer
	w.Open('{')
	w.IntField("gameCount", r.Games)
	wire.WriteCounts(&w, r)
	w.List("diagnostics", len(r.Diagnostics.Items), func(i int) { writePlaced(&w, made, &r.Diagnostics.Items[i]) })
	wire.WriteOmitted(&w, r, false)
	wire.WriteChanges(&w, r)
	w.Close('}')
	return made.Bytes, w.Out, nil
}

// writePlaced writes a diagnostic with its place in the games that were given.
func writePlaced(w *wire.Writer, made *pbn.WriteResult, d *diag.Diagnostic) {
	w.Open('{')
	wire.WriteUnplaced(w, made.Report.Diagnostics.Rules, made.Report.Label, d)
	if number, path := made.Place(d.Place.Range.Start.Byte); d.Game > 0 {
		place := "games[" + strconv.Itoa(number) + "]"
		if path != "" {
			place += "." + path
		}
		w.StringField("place", place)
	}
	w.Close('}')
}
