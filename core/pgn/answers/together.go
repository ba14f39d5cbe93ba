package answers

import (
	"io"

	"pbn/core/chunks"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/search"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseTogether is [ParseTo] on all cores. form gives the JSON of a game another form; it is called for several at the same time.
func ParseTogether(to io.Writer, file *source.Stream, wanted *search.Query, lines bool, form func([]byte) []byte, by chunks.Size) (*report.Report, error) {
	d := played.Together[game.Game]{List: "games", Lines: lines, Form: form, Parse: pgn.ParseTogether}
	d.Game = func(w *wire.Writer) func(*source.Text, *game.Game) bool {
		form, own := newReadable(w), wanted
		if own != nil {
			own = own.Copy()
		}
		return func(t *source.Text, g *game.Game) bool {
			if own != nil && !own.Find(g) {
				return false
			}
			form.write(t, g)
			if own != nil {
				w.Name("at")
				wire.Ints(w, own.Path())
			}
			return true
		}
	}
	return d.WriteTo(to, file, by)
}
