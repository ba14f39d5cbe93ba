package answers

import (
	"io"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/spell"
	"pbn/core/wire"
)

// WriteJob makes the file of games that are given, each as JSON on a line, in export format, and the JSON of Written except its bytes. What
// is refused is a sentence about what cannot be written, with its place.
func WriteJob(as export.Options, mayReplace bool) *wire.Job {
	return wire.NewReadJob(func(j *wire.Job, pieces io.Reader) ([]byte, error) {
		lines := wire.Lines{From: pieces}
		made, err := pbn.Write(j, func() (*spell.Game, error) {
			line, number, err := lines.Next()
			if line == nil || err != nil {
				return nil, err
			}
			return givenGame(number, line)
		}, as, mayReplace)
		if err != nil {
			return nil, err
		}
		return wire.WrittenReport(made.Report, func(d *diag.Diagnostic) string { return placeOf(made, d) }), nil
	})
}

// placeOf returns where in the games that were given a diagnostic is.
func placeOf(made *pbn.WriteResult, d *diag.Diagnostic) string {
	if d.Game == 0 {
		return ""
	}
	number, path := made.Place(d.Place.Range.Start.Byte)
	place := "games[" + strconv.Itoa(number) + "]"
	if path != "" {
		place += "." + path
	}
	return place
}
