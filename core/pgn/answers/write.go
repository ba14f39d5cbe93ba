package answers

import (
	"io"

	"pbn/core/pgn"
	"pbn/core/pgn/export"
	"pbn/core/pgn/spell"
	"pbn/core/played"
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
			return gamesTold.Game(number, line)
		}, as, mayReplace)
		if err != nil {
			return nil, err
		}
		return wire.WrittenReport(made.Report, played.PlaceInGiven), nil
	})
}
