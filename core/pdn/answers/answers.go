// Package answers is what crosses to JavaScript: the results of the verbs as JSON, appended by hand, and games as numbers and text.
// js/src/pdn/types is its documentation.
package answers

import (
	"pbn/core/diag"
	"pbn/core/pdn"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/played"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Options are what a caller may say of a file before it is read, and of the games that it wants.
type Options struct {
	Wire wire.Options
	// TagsOnly leaves the moves out.
	TagsOnly bool
}

// parse reads a file as the options say.
func (o *Options) parse(file *source.Stream, visit pdn.Visitor) *report.Report {
	if o.TagsOnly {
		return pdn.ParseTags(file, func(t *source.Text, g *game.Game) { visit(t, g, nil, 0) })
	}
	return pdn.ParseEach(file, visit)
}

// ParsePacked is what a job of [ParseJob] makes of a file.
func ParsePacked(file []byte, o Options) wire.Out {
	var p packer
	r := o.parse(o.Wire.Open(habits.PDN, file), func(t *source.Text, g *game.Game, _ *diag.List, _ int) {
		if o.Wire.Wants(g.Number) {
			p.pack(t, g, &o, nil)
		}
	})
	return wire.Out{Games: p.to.Out, Report: played.ReadReport(r, true)}
}

// ParseJob makes the games.
func ParseJob(o Options) *wire.Job { return job(o, nil) }

// FoundJob makes the games, each with what was found while it was read.
func FoundJob(o Options) *wire.Job {
	var list played.Findings
	return job(o, func(found *diag.List, from int) []byte { return list.Of(rules.Label, found, from) })
}

// job makes the games, each with what found returns, unless it is nil.
func job(o Options, found func(*diag.List, int) []byte) *wire.Job {
	return wire.NewJob(o.Wire, habits.PDN, func(j *wire.Job, file *source.Stream) *report.Report {
		var p packer
		return o.parse(file, func(t *source.Text, g *game.Game, list *diag.List, from int) {
			var json []byte
			if found != nil && o.Wire.Wants(g.Number) {
				json = found(list, from)
			}
			p.give(j, t, g, &o, json)
		})
	}, func(r *report.Report, _ wire.Options) []byte { return played.ReadReport(r, false) })
}

// give packs a game that is wanted into what a job has made.
func (p *packer) give(j *wire.Job, t *source.Text, g *game.Game, o *Options, found []byte) {
	if !o.Wire.Wants(g.Number) {
		return
	}
	p.to.Out = j.Out.Games
	p.pack(t, g, o, found)
	j.Out.Games = p.to.Out
	j.Pause()
}
