package answers

import (
	"io"

	"pbn/core/chunks"
	"pbn/core/diag"
	"pbn/core/pdn"
	"pbn/core/pdn/export"
	"pbn/core/pdn/game"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseFrom is the JSON of PdnFile of a file that was opened before; what the options say of its encoding does not count. Where it would be
// longer than they allow, it ends before a game, whose number is the member next. The error is why the file could not be read to its end, or
// [export.ErrTooLong].
func ParseFrom(file *source.Stream, o wire.Options) (json []byte, err error) {
	list := wire.NewGameList("games", o.MostGames())
	form := newReadable(&list.W)
	r := pdn.ParseEach(file, func(t *source.Text, g *game.Game, _ *diag.List, _ int) {
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

// ParseTogether is [ParseTo] on all cores. form gives the JSON of a game another form; it is called for several at the same time.
func ParseTogether(to io.Writer, file *source.Stream, lines bool, form func([]byte) []byte, by chunks.Size) (*report.Report, error) {
	d := played.Together[game.Game]{List: "games", Lines: lines, Form: form, Parse: pdn.ParseFoundTogether}
	d.Game = func(w *wire.Writer) func(*source.Text, *game.Game) bool {
		form := newReadable(w)
		return func(t *source.Text, g *game.Game) bool {
			form.write(t, g)
			return true
		}
	}
	return d.WriteTo(to, file, by)
}

// ParseTo writes the JSON of PdnFile as [played.Document] has it.
func ParseTo(to io.Writer, file *source.Stream, lines bool) (*report.Report, error) {
	var w wire.Writer
	form := newReadable(&w)
	d := played.Document{List: "games", Lines: lines, Parse: func(file *source.Stream, written func()) *report.Report {
		return pdn.ParseEach(file, func(t *source.Text, g *game.Game, _ *diag.List, _ int) {
			form.write(t, g)
			written()
		})
	}}
	return d.WriteTo(to, file, &w)
}
