package answers

import (
	"io"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pgn"
	"pbn/core/pgn/export"
	"pbn/core/pgn/spell"
	"pbn/core/wire"
)

// WriteJob makes the file of games that are given, each as JSON on a line, in export format, and the JSON of PgnWritten except its bytes. What
// is refused is a sentence about what cannot be written, with its place.
func WriteJob(as export.Options, mayReplace bool) *wire.Job {
	return wire.NewReadJob(func(j *wire.Job, pieces io.Reader) ([]byte, error) {
		lines := wire.Lines{From: pieces}
		made, err := pgn.Write(j, func() (*spell.Game, error) {
			line, number, err := lines.Next()
			if line == nil || err != nil {
				return nil, err
			}
			return givenGame(number, line)
		}, as, mayReplace)
		if err != nil {
			return nil, err
		}
		r := made.Report
		var w wire.Writer
		w.Open('{')
		w.IntField("gameCount", r.Games)
		wire.WriteCounts(&w, r)
		w.List("diagnostics", len(r.Diagnostics.Items), func(i int) { writeOfGiven(&w, made, &r.Diagnostics.Items[i]) })
		wire.WriteOmitted(&w, r, false)
		wire.WriteChanges(&w, r)
		w.Close('}')
		return w.Out, nil
	})
}

// writeOfGiven writes a diagnostic of the games that were given.
func writeOfGiven(w *wire.Writer, made *pgn.WriteResult, d *diag.Diagnostic) {
	w.Open('{')
	wire.WriteUnplaced(w, made.Report.Diagnostics.Rules, made.Report.Label, d)
	if d.Game > 0 {
		w.StringField("place", "games["+strconv.Itoa(d.Game-1)+"]")
	}
	w.Close('}')
}
