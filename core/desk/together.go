package desk

import (
	"slices"

	"pbn/core/chunks"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/where"
)

// The reading of games on all cores: what takes long is done where a chunk is read, and the games come in their turn.

// Look returns what is kept of a game until its turn comes. It is called for several games at the same time.
type Look func(g *Game) *Game

// ReadTogether is Read on all cores, where the notation can do that and what is asked of the games does not depend on those before them.
func (j *Join) ReadTogether(file *source.Stream, by chunks.Size) *report.Report {
	n := j.options.reads(j.notation)
	if n.ReadTogether == nil || j.options.asksForNumber(j.notation) {
		return j.Read(file)
	}
	r := n.ReadTogether(file, j.look, j.game, by)
	j.files++
	return r
}

// look keeps of a game what will be asked for. Its bytes stay where they are: a chunk is in memory as long as anything of it is kept.
func (j *Join) look(g *Game) *Game {
	kept := &Game{Number: g.Number, In: g.In, verdict: j.options.Choice.verdictOn(g)}
	isLeftOut := (kept.verdict == chosen) == j.options.Choice.Others && j.options.Choice.Numbers == nil && j.options.Alter == nil
	if isLeftOut && g.Number > 1 {
		return kept
	}
	if (kept.verdict == chosen) != j.options.Choice.Others && j.options.Choice.Numbers == nil && j.options.Amends {
		g.amend()
		kept.isAmended = g.isAmended
	}
	kept.Text = g.Text
	asked := j.options.asked()
	values := make([]where.Value, len(asked))
	for i, of := range asked {
		values[i] = g.Values(of.Field, of.Scope)
	}
	kept.Values = func(field, scope int) where.Value { return values[slices.Index(asked, FieldOf{field, scope})] }
	if j.twins != nil {
		own := g.AppendKey(nil, j.twins.likeness)
		kept.AppendKey = func(key []byte, _ int) []byte { return append(key, own...) }
	}
	return kept
}

// Together makes ReadTogether of a [Notation] of what reads a file on all cores.
func (r *Reader[G]) Together(
	read func(file *source.Stream, visit func(*source.Text, *G), one func() chunks.Part[G], by chunks.Size) *report.Report,
) func(*source.Stream, Look, func(*Game) error, chunks.Size) *report.Report {
	return func(file *source.Stream, look Look, visit func(*Game) error, by chunks.Size) *report.Report {
		var err error
		gameOf := r.games()
		done := read(file.Until(func() error { return err }), func(text *source.Text, g *G) {
			if err == nil {
				err = gameOf(text, g).hand(visit)
			}
		}, func() chunks.Part[G] { return r.part(look, visit) }, by)
		if done.Err == nil {
			done.Err = err
		}
		return done
	}
}

// part returns what looks at the games of a chunk, and has each visited in its turn.
func (r *Reader[G]) part(look Look, visit func(*Game) error) chunks.Part[G] {
	var kept []*Game
	gameOf := r.games()
	return chunks.Part[G]{
		Visit: func(text *source.Text, g *G) {
			of := gameOf(text, g)
			if of.err != nil {
				kept = append(kept, &Game{Number: of.Number, err: of.err})
				return
			}
			own := look(of)
			bytes := of.Text // perhaps amended
			own.UTF8 = func() string { return text.DecodeBytes(bytes) }
			kept = append(kept, own)
		},
		Take: func(before int) error {
			for i, g := range kept {
				kept[i], g.Number = nil, g.Number+before
				if err := g.hand(visit); err != nil {
					return err
				}
			}
			return nil
		},
	}
}
