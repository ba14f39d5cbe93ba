package played

import (
	"io"

	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Document is what of a file of any size becomes JSON.
type Document struct {
	// List is the name of the list of games, and Lines says that there are only these, a line each.
	List  string
	Lines bool
	// Parse reads the file, and calls written after it has written a game except its end.
	Parse func(file *source.Stream, written func()) *report.Report
	// Report writes the members of the report; nil is [WriteReport], with what was found.
	Report func(w *wire.Writer, r *report.Report)
}

// WriteTo writes the JSON of a file, a game at a time. It returns the report that it wrote. The error is that of the writer, or of the file, in
// which case the JSON is not whole.
func (d *Document) WriteTo(to io.Writer, file *source.Stream, w *wire.Writer) (*report.Report, error) {
	var failed error
	w.To = func(json []byte) {
		if failed == nil {
			_, failed = to.Write(json)
		}
	}
	if !d.Lines {
		w.Open('{')
		w.Name(d.List)
		w.Open('[')
	}
	r := d.Parse(file.Until(func() error { return failed }), func() {
		if w.Close('}'); d.Lines {
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
	if !d.Lines {
		w.Close(']')
		writeReport(d.Report, w, r)
		w.Close('}')
		w.Out = append(w.Out, '\n')
	}
	w.To(w.Out)
	return r, failed
}

func writeReport(members func(*wire.Writer, *report.Report), w *wire.Writer, r *report.Report) {
	if members == nil {
		WriteReport(w, r, true)
	} else {
		members(w, r)
	}
}
