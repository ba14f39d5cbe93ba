package answers

import (
	"pbn/core/diag"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseJob makes the games.
func ParseJob(o Options) *wire.Job { return job(o, nil) }

// CheckedJob makes the games, each with what was found while it was read.
func CheckedJob(o Options) *wire.Job {
	var w wire.Writer
	return job(o, func(found *diag.List, from int) []byte {
		w.Out = w.Out[:0]
		w.Open('[')
		writeFound(&w, found, from)
		w.Close(']')
		return w.Out
	})
}

// job makes the games, each with what found returns, unless it is nil.
func job(o Options, found func(*diag.List, int) []byte) *wire.Job {
	return wire.NewJob(o.Wire, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		var p packer
		return o.parse(file, func(t *source.Text, g *game.Game, list *diag.List, from int) {
			if !o.Wire.Wants(g.Number) {
				return
			}
			var json []byte
			if found != nil {
				json = found(list, from)
			}
			p.out = j.Out.Games
			p.pack(t, g, !o.TagsOnly, json)
			j.Out.Games = p.out
			j.Pause()
		})
	}, func(r *report.Report, _ wire.Options) []byte { return reportJSON(r, false) })
}

// parse reads a file as the options say.
func (o *Options) parse(file *source.Stream, visit func(*source.Text, *game.Game, *diag.List, int)) *report.Report {
	if o.TagsOnly {
		return pgn.ParseTags(file, visit)
	}
	return pgn.ParseEach(file, visit)
}
