package answers

import (
	"io"

	"pbn/core/pdn"
	"pbn/core/pdn/export"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/spell"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Export is the file as PDN 3.0 has it for writing, and the JSON of PdnExported except its bytes.
func Export(file []byte, o wire.Options, as export.Options) (bytes, json []byte) {
	bytes, r := pdn.Export(o.Open(habits.PDN, file), as)
	return bytes, ExportReport(r, o)
}

// ExportReport is the JSON of PdnExported, except its bytes, of what was said of an export.
func ExportReport(r *report.Report, o wire.Options) []byte { return played.ExportReport(r, o, true) }

// ExportJob makes the file as PDN 3.0 has it for writing.
func ExportJob(o wire.Options, as export.Options) *wire.Job {
	return wire.NewJob(o, habits.PDN, func(j *wire.Job, file *source.Stream) *report.Report {
		return pdn.ExportEach(j, file, as, j.Giving(o))
	}, func(r *report.Report, o wire.Options) []byte { return played.ExportReport(r, o, false) })
}

// WriteJob makes the file of games that are given, each as JSON on a line, and the JSON of PdnWritten except its bytes. What is refused is a
// sentence about what cannot be written, with its place.
func WriteJob(as export.Options, mayReplace bool) *wire.Job {
	return wire.NewReadJob(func(j *wire.Job, pieces io.Reader) ([]byte, error) {
		lines := wire.Lines{From: pieces}
		made, err := pdn.Write(j, func() (*spell.Game, error) {
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
