package answers

import (
	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParseJob makes the games.
func ParseJob(o Options) *wire.Job { return job(o, nil) }

// FoundJob makes the games, each with what was found while it was read.
func FoundJob(o Options) *wire.Job {
	var list played.Findings
	return job(o, func(found *diag.List, from int) []byte { return list.Of(rules.Label, found, from) })
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
			p.to.Out = j.Out.Games
			p.pack(t, g, &o, json)
			j.Out.Games = p.to.Out
			j.Pause()
		})
	}, func(r *report.Report, _ wire.Options) []byte { return played.ReadReport(r, false) })
}
