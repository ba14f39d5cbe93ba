package answers

import (
	"io"

	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseTo writes the JSON of PbnFile of a file of any size, a game at a time; or only the games, a line each. Of the options only Said and
// Was count. It returns the report that it wrote. The error is that of the writer, or of the file, in which case the JSON is not whole.
func ParseTo(to io.Writer, file *source.Stream, lines bool, o wire.Options) (*report.Report, error) {
	var w wire.Writer
	var form readableForm
	var failed error
	w.To = func(json []byte) {
		if failed == nil {
			_, failed = to.Write(json)
		}
	}
	if !lines {
		w.Open('{')
		w.Name("games")
		w.Open('[')
	}
	r := pbn.Parse(file.Until(func() error { return failed }), func(t *source.Text, g *game.Game) {
		if writeGame(&w, &form, t, g); lines {
			w.Out = append(w.Out, '\n')
		}
		w.HandOver()
	})
	if r.Err != nil && r.Games > 0 {
		w.To(w.Out) // the end of the last game that was read
	}
	if failed == nil {
		failed = r.Err
	}
	if failed != nil {
		return r, failed
	}
	if o.Said != nil {
		r = o.Said
	}
	if !lines {
		w.Close(']')
		report := wire.ReadReport(r, wire.Options{Was: o.Was})
		w.Out = append(append(append(w.Out, ','), report[1:]...), '\n')
	}
	w.To(w.Out)
	return r, failed
}
