package answers

import (
	"io"

	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/search"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseTo writes the JSON of PgnFile of a file of any size, a game at a time; or only the games, a line each. Of a search, unless that is nil, it
// writes the games that have what is wanted, and where. It returns the report that it wrote. The error is that of the writer, or of the file, in which case the JSON is not whole.
func ParseTo(to io.Writer, file *source.Stream, wanted *search.Query, lines bool) (*report.Report, error) {
	var w wire.Writer
	form := readable{w: &w}
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
	r := pgn.Parse(file.Until(func() error { return failed }), func(t *source.Text, g *game.Game) {
		if wanted != nil && !wanted.Find(g) {
			return
		}
		form.write(t, g)
		if wanted != nil {
			w.Name("at")
			wire.Ints(&w, wanted.Path())
		}
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
		writeReport(&w, r, true)
		w.Close('}')
		w.Out = append(w.Out, '\n')
	}
	w.To(w.Out)
	return r, failed
}
