package answers

import (
	"io"

	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseTo writes the JSON of PgnFile of a file of any size, a game at a time; or only the games, a line each. It returns the report that it
// wrote. The error is that of the writer, or of the file, in which case the JSON is not whole.
func ParseTo(to io.Writer, file *source.Stream, lines bool) (*report.Report, error) {
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
		form.write(t, g)
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
