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

// FieldOf is a field by its place in a table, with that of its scope, -1 without one.
type FieldOf struct{ Field, Scope int }

// ReadTogether is Read on all cores, where the notation can do that and what is asked of the games does not depend on those before them.
func (j *Join) ReadTogether(file *source.Stream, by chunks.Size) *report.Report {
	if j.notation.ReadTogether == nil || j.asksForNumber() {
		return j.Read(file)
	}
	r := j.notation.ReadTogether(file, j.look, j.game, by)
	j.files++
	return r
}

// asksForNumber reports whether anything is asked of the place of a game in its file, which is not known where a chunk is read.
func (j *Join) asksForNumber() bool {
	field, _, err := j.notation.Fields.Find("number")
	if err != nil {
		return false
	}
	isNumber := func(of FieldOf) bool { return of.Field == field }
	return j.options.Choice.Where != nil && j.options.Choice.Where.Asks(field) || slices.ContainsFunc(j.asked(), isNumber)
}

// asked are the fields that are asked for when the turn of a game comes.
func (j *Join) asked() []FieldOf {
	asked := slices.Clone(j.options.Asks)
	if j.options.Order != nil {
		for _, by := range j.options.Order.by {
			asked = append(asked, FieldOf{by.field, by.scope})
		}
	}
	if s := j.options.Split; s != nil && s.fields != nil {
		asked = append(asked, FieldOf{s.field, s.scope})
	}
	return asked
}

// look keeps of a game what will be asked for. Its bytes stay where they are: a chunk is in memory as long as anything of it is kept.
func (j *Join) look(g *Game) *Game {
	kept := &Game{Number: g.Number, In: g.In, verdict: j.options.Choice.verdictOn(g)}
	isLeftOut := (kept.verdict == chosen) == j.options.Choice.Others && j.options.Choice.Numbers == nil && j.options.Alter == nil
	if isLeftOut && g.Number > 1 {
		return kept
	}
	kept.Text = g.Text
	asked := j.asked()
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
				err = visit(gameOf(text, g))
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
			own, bytes := look(of), of.Text
			own.UTF8 = func() string { return text.DecodeBytes(bytes) }
			kept = append(kept, own)
		},
		Take: func(before int) error {
			for i, g := range kept {
				kept[i], g.Number = nil, g.Number+before
				if err := visit(g); err != nil {
					return err
				}
			}
			return nil
		},
	}
}
