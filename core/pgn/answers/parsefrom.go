package answers

import (
	"pbn/core/pgn"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseFrom is the JSON of PgnFile of a file that was opened before; what the options say of its encoding does not count. Where it would be
// longer than they allow, it ends before a game, whose number is the member next. The error is why the file could not be read to its end, or
// [export.ErrTooLong] of a game whose JSON is longer than it may be.
func ParseFrom(file *source.Stream, o wire.Options) (json []byte, err error) {
	var w wire.Writer
	form := readable{w: &w}
	isCut := false
	w.To = func(some []byte) {
		if isCut = isCut || len(json)+len(some) > o.MostGames(); !isCut {
			json = append(json, some...)
		}
	}
	w.Open('{')
	w.Name("games")
	w.Open('[')
	written, next := 0, 0
	r := pgn.Parse(file, func(t *source.Text, g *game.Game) {
		if !o.Wants(g.Number) || isCut {
			return
		}
		w.HandOver()
		before, last := len(json), w.Out[0]
		form.write(t, g)
		w.Close('}')
		if w.HandOver(); isCut {
			json, w.Out[0], next = json[:before], last, g.Number
		} else {
			written++
		}
	})
	if next > 0 && written == 0 {
		return nil, export.ErrTooLong
	}
	w.To = nil
	w.Close(']')
	if next > 0 {
		w.IntField("next", next)
	}
	writeReport(&w, r, true)
	w.Close('}')
	return append(json, w.Out...), r.Err
}

// ReportOf is the JSON of PgnValidation of what was said of a file.
func ReportOf(r *report.Report, o wire.Options) []byte { return checkReport(r, o, true) }

// ExportReport is the JSON of PgnExported, except its bytes, of what was said of an export.
func ExportReport(r *report.Report, o wire.Options) []byte { return exportReport(r, o, true) }
