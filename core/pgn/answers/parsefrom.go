package answers

import (
	"pbn/core/pgn"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseFrom is the JSON of PgnFile of a file that was opened before; what the options say of its encoding does not count. Where it would be
// longer than they allow, it ends before a game, whose number is the member next. The error is why the file could not be read to its end, or
// [export.ErrTooLong] of a game whose JSON is longer than it may be.
func ParseFrom(file *source.Stream, o wire.Options) (json []byte, err error) {
	list := wire.NewGameList("games", o.MostGames())
	form := newReadable(&list.W)
	r := pgn.Parse(file, func(t *source.Text, g *game.Game) {
		if o.Wants(g.Number) {
			list.Game(g.Number, func() {
				form.write(t, g)
				list.W.Close('}')
			})
		}
	})
	if !list.End() {
		return nil, export.ErrTooLong
	}
	played.WriteReport(&list.W, r, true)
	list.W.Close('}')
	return list.Whole(), r.Err
}

// ReportOf is the JSON of PgnValidation of what was said of a file.
func ReportOf(r *report.Report, o wire.Options) []byte { return played.CheckReport(r, o, true) }

// ExportReport is the JSON of PgnExported, except its bytes, of what was said of an export.
func ExportReport(r *report.Report, o wire.Options) []byte { return played.ExportReport(r, o, true) }
