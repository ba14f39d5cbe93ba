package played

import (
	"io"

	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// WriteTo writes the JSON of a file of any size, a game at a time; or only the games, a line each. parse reads the file, and calls written after it
// has written a game except its end. WriteTo returns the report that it wrote. The error is that of the writer, or of the file, in which case the
// JSON is not whole.
func WriteTo(to io.Writer, file *source.Stream, w *wire.Writer, lines bool, parse func(file *source.Stream, written func()) *report.Report) (*report.Report, error) {
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
	r := parse(file.Until(func() error { return failed }), func() {
		if w.Close('}'); lines {
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
	if !lines {
		w.Close(']')
		WriteReport(w, r, true)
		w.Close('}')
		w.Out = append(w.Out, '\n')
	}
	w.To(w.Out)
	return r, failed
}
