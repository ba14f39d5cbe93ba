// Package answers is what crosses to JavaScript: the results of the verbs as JSON, appended by hand, and games as numbers and text.
// js/src/pgn/types is its documentation.
package answers

import (
	"errors"

	"pbn/core/diag"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ErrTooLong is why there is no JSON of a game that is longer than it may be.
var ErrTooLong = errors.New("a game is too long to be JSON at once")

// ParseFrom is the JSON of PgnFile of a file that was opened before; what the options say of its encoding does not count. The error is why it
// could not be read to its end, or [ErrTooLong] of a game whose JSON is longer than it may be.
func ParseFrom(file *source.Stream, o wire.Options) (json []byte, err error) {
	w := &wire.Writer{}
	form := readable{w: w}
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
		return nil, ErrTooLong
	}
	w.To = nil
	w.Close(']')
	if next > 0 {
		w.IntField("next", next)
	}
	writeReport(w, r, true)
	w.Close('}')
	return append(json, w.Out...), r.Err
}

// writeReport writes the members of a report, with the diagnostics, or with none of them.
func writeReport(w *wire.Writer, r *report.Report, withFound bool) {
	w.StringField("encoding", r.Text.Encoding.String())
	w.IntField("gameCount", r.Games)
	wire.WriteCounts(w, r)
	w.Name("diagnostics")
	w.Open('[')
	if withFound {
		writeFound(w, &r.Diagnostics, 0)
	}
	w.Close(']')
	wire.WriteOmitted(w, r, false)
}

// writeFound writes the diagnostics of a list from a number on.
func writeFound(w *wire.Writer, found *diag.List, from int) {
	for i := from; i < len(found.Items); i++ {
		wire.WriteDiagnostic(w, found.Rules, rules.Label, &found.Items[i])
	}
}

// reportJSON is the JSON of PgnReport.
func reportJSON(r *report.Report, withFound bool) []byte {
	var w wire.Writer
	w.Open('{')
	writeReport(&w, r, withFound)
	w.Close('}')
	return w.Out
}

// ParsePacked is what a job of [ParseJob] makes of a file.
func ParsePacked(file []byte, o Options) wire.Out {
	var p packer
	r := o.parse(o.Wire.Open(habits.PGN, file), func(t *source.Text, g *game.Game, _ *diag.List, _ int) {
		if o.Wire.Wants(g.Number) {
			p.pack(t, g, !o.TagsOnly, nil)
		}
	})
	return wire.Out{Games: p.out, Report: reportJSON(r, true)}
}
