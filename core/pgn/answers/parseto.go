package answers

import (
	"io"

	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/search"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseTo writes the JSON of PgnFile as [played.Document] has it. Of a search, unless that is nil, it writes the games that have what is wanted, and
// where.
func ParseTo(to io.Writer, file *source.Stream, wanted *search.Query, lines bool) (*report.Report, error) {
	var w wire.Writer
	form := newReadable(&w)
	d := played.Document{List: "games", Lines: lines, Parse: func(file *source.Stream, written func()) *report.Report {
		return pgn.Parse(file, func(t *source.Text, g *game.Game) {
			if wanted != nil && !wanted.Find(g) {
				return
			}
			form.write(t, g)
			if wanted != nil {
				w.Name("at")
				wire.Ints(&w, wanted.Path())
			}
			written()
		})
	}}
	return d.WriteTo(to, file, &w)
}
