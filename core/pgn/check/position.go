package check

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// positionChecks compare the positions that games begin from with what the laws of chess allow, and with the tag SetUp (9.7, 16.1).
type positionChecks struct {
	diags *diag.List
	// initials are the FENs of the file that are the initial position.
	initials diag.Tally
}

// initial is the position in which a game begins that says nothing else (16.1.4).
var initial, _, _, _ = chess.ReadFEN(chess.Initial)

// game checks a game.
func (p *positionChecks) game(t *source.Text, g *game.Game) {
	setUp, fen := g.Tag(tags.SetUp), g.Tag(tags.FEN)
	if setUp == nil && fen == nil {
		return
	}
	says := values.Nothing
	if setUp != nil {
		says = setUp.Value(t)
	}
	switch {
	case fen == nil || fen.Value(t).State() == values.Silent:
		if says.Understood() && says.Number() == 1 {
			rules.SetUpWithoutFEN.Find(p.diags, setUp.TextSpan())
		}
		return
	case isInitial(g):
		p.initials.Add(t, fen.TextSpan()) // ledger 9.7.2-c
		return
	case setUp == nil:
		p.reportNoSetUp(t, g.Items, fen)
	case says.Understood() && says.Number() == 0:
		rules.SetUpDenied.Find(p.diags, setUp.TextSpan())
	}
	if g.Variant != game.Other {
		p.reportFaults(t, g, fen)
	}
}

// end reports what is said once a file.
func (p *positionChecks) end() {
	if p.initials.Count > 0 {
		rules.InitialFEN.FindElsewhere(p.diags, 0, p.initials.First).Say(rules.GamesWithFEN{More: p.initials.More()})
	}
}

// isInitial reports whether the FEN of a game is the initial position of chess. In Chess960 a FEN says which of its positions it is.
func isInitial(g *game.Game) bool {
	s := &g.Start
	return g.Variant == game.Standard && g.HasStart && s.Key() == initial.Key() && s.Number == 1 && s.Clock == 0
}

// reportNoSetUp reports a FEN without the tag SetUp (9.7.1), which belongs before it.
func (p *positionChecks) reportNoSetUp(t *source.Text, items *item.Game, fen *game.Tag) {
	e := rules.FENWithoutSetUp.Find(p.diags, fen.NameSpan())
	at := fen.NameSpan().Start - len("[")
	if fen.Flags&game.Verbatim == 0 {
		at = items.Span(int(fen.Item), t.Bytes).Start
	}
	e.Part(source.Span{Start: at, End: at}, `[SetUp "1"]`+t.LineEnd())
}

// reportFaults reports what no game can have in its start position.
func (p *positionChecks) reportFaults(t *source.Text, g *game.Game, fen *game.Tag) {
	faults := chess.Faults(&g.Start)
	if len(faults) == 0 {
		return
	}
	board, clock := fieldOfFEN(t, fen, 0), fieldOfFEN(t, fen, clockField)
	for i := range faults {
		if f := &faults[i]; f.Kind != chess.ClockTooHigh || !isNumberGuessed(g) {
			ReportFault(p.diags, &g.Start, f, board, clock)
		}
	}
}

// isNumberGuessed reports whether the number of the move is missing in the FEN of a game, or could not be read: it was reported.
func isNumberGuessed(g *game.Game) bool {
	for i := range g.StartFaults {
		if kind := g.StartFaults[i].Kind; kind == chess.FieldMissing || kind == chess.NumberForm {
			return true
		}
	}
	return false
}

// clockField is the field of a FEN, from 0, that is the halfmove clock.
const clockField = 4

// fieldOfFEN returns where a field of a FEN is; the whole value where it is not the same in the file.
func fieldOfFEN(t *source.Text, fen *game.Tag, field int) source.Span {
	whole := fen.TextSpan()
	text := t.Bytes[whole.Start:whole.End]
	if fen.Flags&(game.Escapes|game.OverLines) != 0 {
		return whole
	}
	at := source.Span{Start: whole.Start}
	for at.End = at.Start; ; at.Start = at.End {
		for at.Start < whole.End && text[at.Start-whole.Start] <= ' ' {
			at.Start++
		}
		for at.End = at.Start; at.End < whole.End && text[at.End-whole.Start] > ' '; at.End++ {
		}
		switch {
		case at.Start == at.End:
			return whole
		case field == 0:
			return at
		}
		field--
	}
}
