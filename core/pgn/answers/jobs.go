package answers

import (
	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseJob makes the games.
func ParseJob(o Options) *wire.Job { return job(o, nil) }

// FoundJob makes the games, each with what was found while it was read.
func FoundJob(o Options) *wire.Job {
	var list foundList
	return job(o, list.of)
}

// foundList has the memory for the JSON of the diagnostics of a game.
type foundList struct{ w wire.Writer }

// of is the JSON of the diagnostics of a list from a number on.
func (l *foundList) of(found *diag.List, from int) []byte {
	l.w.Out = l.w.Out[:0]
	l.w.Open('[')
	writeFound(&l.w, found, from)
	l.w.Close(']')
	return l.w.Out
}

// job makes the games, each with what found returns, unless it is nil.
func job(o Options, found func(*diag.List, int) []byte) *wire.Job {
	return wire.NewJob(o.Wire, habits.PGN, func(j *wire.Job, file *source.Stream) *report.Report {
		var p packer
		return o.parse(file, func(t *source.Text, g *game.Game, list *diag.List, from int) {
			if !o.wants(g) {
				return
			}
			var json []byte
			if found != nil {
				json = found(list, from)
			}
			p.out = j.Out.Games
			p.pack(t, g, &o, json)
			j.Out.Games = p.out
			j.Pause()
		})
	}, func(r *report.Report, _ wire.Options) []byte { return reportJSON(r, false) })
}
