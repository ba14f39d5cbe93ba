package game

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/scan"
	"pbn/core/source"
)

// LoneMoves reads moves that are words of their own, outside of movetext, as the operands of EPD. Begin makes it ready for a file. What is
// written otherwise than SAN has it is reported by the rules of moves; a word that is no legal move is not: see Why.
type LoneMoves struct {
	in     input
	items  item.Game
	game   Game // it has no moves
	line   line
	odd    oddReader
	checks missingChecks
	// Of the word that was read last: its pattern, 0 where it is not SAN, and its spelling.
	pattern chess.Pattern
	found   foundMove
}

// Begin makes ready for a file, whose findings go to diags.
func (l *LoneMoves) Begin(diags *diag.List) {
	*l = LoneMoves{odd: oddReader{buffer: l.odd.buffer}}
	l.in.diags = diags
}

// Read reads a word as a move in a position. It returns the move in SAN, with its mark of check or mate, and how many moves fit, of which 2
// is several.
func (l *LoneMoves) Read(t *source.Text, at source.Span, p *chess.Position) (m chess.Move, san chess.Pattern, count int) {
	word := t.Slice(at)
	l.pattern, l.found = chess.Parse(string(word[:min(len(word), 9)])), foundMove{}
	l.items.Items = append(l.items.Items[:0], item.Item{
		Kind: scan.Move, Start: uint32(at.Start), End: uint32(at.End), Val: uint32(l.pattern),
	})
	l.in.text, l.in.items = t, &l.items
	l.game.Start.Turn = p.Turn
	l.line.game, l.line.position, l.line.last = &l.game, *p, -1
	l.odd.reset(&l.in, &l.line, nil)
	if isNull(word) {
		return l.null(at)
	}
	if l.pattern != 0 {
		if m, count = p.Find(l.pattern); count == 1 {
			if !p.IsCanonical(l.pattern, m) {
				l.odd.reportPlain(0, l.pattern, m)
			}
			san = l.do(m)
			l.mark(san, l.pattern)
			return m, san, 1
		}
	}
	return l.spelled()
}

// null reads a move of nothing, which is not possible in check.
func (l *LoneMoves) null(at source.Span) (m chess.Move, san chess.Pattern, count int) {
	if l.pattern = chess.IsNull; l.line.position.IsCheck() {
		return chess.NoMove, 0, 0
	}
	rules.NullMove.Find(l.in.diags, at)
	return chess.Null, chess.IsNull, 1
}

// spelled reads a word in another form than SAN.
func (l *LoneMoves) spelled() (m chess.Move, san chess.Pattern, count int) {
	const longest = 64 // no form of a move is as long
	if i := &l.items.Items[0]; i.End-i.Start > longest {
		return chess.NoMove, 0, 0
	}
	word := l.odd.fold(0)
	l.found = l.odd.find(0, word)
	f := &l.found
	if f.count != 1 || f.second != chess.NoMove || f.hasMarker || f.nag > 0 || f.spelling.forms&numberBefore != 0 {
		if f.count == 1 {
			f.count = 0
		}
		return chess.NoMove, 0, f.count
	}
	number, _ := l.odd.locate(0, f, word)
	san = l.do(f.move)
	l.odd.report(0, f, san, number)
	if s := &f.spelling; s.mark != 0 || s.forms&looseForm == 0 {
		l.mark(san, s.mark)
	}
	return f.move, san, 1
}

// do makes a move, and returns it in SAN.
func (l *LoneMoves) do(m chess.Move) (san chess.Pattern) {
	p := &l.line.position
	san = p.SAN(m)
	var u chess.Undo
	p.Do(m, &u)
	return san | p.Mark()
}

// mark reports the mark of the move if it is not that of a pattern (8.2.3.5).
func (l *LoneMoves) mark(san, s chess.Pattern) {
	is, has := san&(chess.HasCheck|chess.HasMate), s&(chess.HasCheck|chess.HasMate)
	switch {
	case is == has:
	case is == 0:
		l.odd.say(rules.NoCheck, 0, san)
	case has == chess.HasMate:
		l.odd.say(rules.NoMate, 0, san)
	default:
		if l.checks.takes(&l.odd, 0) {
			l.checks.keep(&l.odd, 0, san)
		}
	}
}

// End reports what is said once a file.
func (l *LoneMoves) End() { l.checks.report(l.in.diags) }

// Why returns why the word that was read last is no legal move, as a kind of the rule move/illegal with its facts; isMove is false where the
// word cannot be read as a move.
func (l *LoneMoves) Why() (kind diag.Kind[rules.IllegalMove], facts rules.IllegalMove, isMove bool) {
	p, s := &l.line.position, l.pattern
	if s == chess.IsNull {
		return rules.NullInCheck, facts, true
	}
	spelled := &l.found.spelling
	if s == 0 {
		s = spelled.pattern(p)
	}
	if from, is := spelled.origin(); is && spelled.man == 0 && spelled.manOnOrigin(p) == 0 {
		return rules.NoManOnSquare, rules.IllegalMove{Man: chess.Pawn.Of(p.Turn), From: from}, true
	}
	if s == 0 {
		return 0, facts, false
	}
	kind, facts = l.odd.reasonOf(spelled, s)
	return kind, facts, true
}
