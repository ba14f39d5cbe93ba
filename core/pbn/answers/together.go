package answers

import (
	"io"

	"pbn/core/chunks"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseTogether is [ParseTo] on all cores. form gives the JSON of a game another form; it is called for several at the same time.
func ParseTogether(to io.Writer, file *source.Stream, lines bool, form func([]byte) []byte, by chunks.Size) (*report.Report, error) {
	d := played.Together[game.Game]{
		List: "games", Numbers: "inheritsFrom", Lines: lines, Form: form, Parse: pbn.ParseTogether,
		Report: func(w *wire.Writer, r *report.Report) { wire.WriteReport(w, r, &wire.Options{}) },
		Game: func(w *wire.Writer) func(*source.Text, *game.Game) bool {
			form := &readableForm{}
			return func(t *source.Text, g *game.Game) bool {
				writeOpenGame(w, form, t, g)
				return true
			}
		},
	}
	return d.WriteTo(to, file, by)
}
