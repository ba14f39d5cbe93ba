package check

import (
	"bytes"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/mend"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/pdntest"
	"pbn/core/pdn/rules"
	"pbn/core/source"
)

// planter plants a mistake in a game that has none.
type planter struct {
	text   []byte
	game   *game.Game
	random *rand.Rand
}

// mistake is the change of a text, and where in the changed text the mistake is.
type mistake struct {
	at    source.Span // what is replaced
	by    string
	found source.Span
}

// replaced is a mistake that is where a text was replaced, inserted one that is a part of what was inserted.
func replaced(at source.Span, by string) mistake {
	return mistake{at, by, source.Span{Start: at.Start, End: at.Start + len(by)}}
}

func inserted(at int, by string, start, end int) mistake {
	return mistake{source.Span{Start: at, End: at}, by, source.Span{Start: at + start, End: at + end}}
}

// find returns a move that has what is wanted, by its number and its text, with the position before it.
func (p *planter) find(wants func(m *game.Move, before *draughts.Position, text string) string) (mistake, bool) {
	g := p.game
	from := p.random.IntN(len(g.Moves))
	for n := range g.Moves {
		k := (from + n) % len(g.Moves)
		m := &g.Moves[k]
		at := g.SpanOf(k)
		before, ok := game.Before(g, k)
		if !ok || m.Flags&game.Canonical == 0 {
			continue
		}
		if by := wants(m, &before, string(p.text[at.Start:at.End])); by != "" {
			return replaced(at, by), true
		}
	}
	return mistake{}, false
}

// illegal writes another move in place of one: the first of all pairs of squares that is not legal for a reason.
func (p *planter) illegal(faults ...draughts.MoveFault) (mistake, bool) {
	b := p.game.Board
	var list draughts.Moves
	v := b.Variant()
	squares := v.Width * v.Height / 2
	return p.find(func(m *game.Move, before *draughts.Position, text string) string {
		sign := "-"
		if m.Move.IsCapture() {
			sign = string(rune(v.Separator))
		}
		for range 40 {
			from, to := b.Numbered(1+p.random.IntN(squares)), b.Numbered(1+p.random.IntN(squares))
			by := string(b.AppendSquare(append(b.AppendSquare(nil, from), sign...), to))
			w, _ := draughts.Parse(by)
			if why := draughts.Why(b, before, &w, &list); slices.Contains(faults, why.Fault) {
				return by
			}
		}
		return ""
	})
}

// after inserts a text after a move.
func (p *planter) after(by string, start, end int) (mistake, bool) {
	k := p.random.IntN(len(p.game.Moves))
	return inserted(p.game.SpanOf(k).End, by, start, end), true
}

// move is a function that spells a move otherwise.
func (p *planter) respelled(spell func(text []byte) []byte) (mistake, bool) {
	return p.find(func(_ *game.Move, _ *draughts.Position, text string) string {
		if by := string(spell([]byte(text))); by != text {
			return by
		}
		return ""
	})
}

// header inserts a tag pair before the first one.
func (p *planter) header(by string, start, end int) (mistake, bool) {
	return inserted(0, by, start, end), true
}

// plants are the kinds of mistakes: the rule that has to find each, and how it is planted; ok is false in a game that has no place for it.
var plants = []struct {
	rule  diag.Rule
	plant func(p *planter) (m mistake, ok bool)
}{
	{rules.MoveNoPiece, func(p *planter) (mistake, bool) { return p.illegal(draughts.NoPiece) }},
	{rules.MoveWrongSide, func(p *planter) (mistake, bool) { return p.illegal(draughts.OtherSide) }},
	{rules.MoveIllegal, func(p *planter) (mistake, bool) {
		return p.illegal(draughts.Occupied, draughts.NotOnLine, draughts.TooFar, draughts.Blocked)
	}},
	{rules.MoveBackwards, func(p *planter) (mistake, bool) { return p.illegal(draughts.GoesBack) }},
	{rules.CaptureMissed, func(p *planter) (mistake, bool) {
		var list draughts.Moves
		b := p.game.Board
		return p.find(func(m *game.Move, before *draughts.Position, _ string) string {
			if !m.Move.IsCapture() {
				return ""
			}
			for range 400 {
				from, to := 1+p.random.IntN(50), 1+p.random.IntN(50)
				by := string(b.AppendSquare(append(b.AppendSquare(nil, b.Numbered(from)), '-'), b.Numbered(to)))
				w, ok := draughts.Parse(by)
				if ok && draughts.Why(b, before, &w, &list).Fault == draughts.CaptureOwed {
					return by
				}
			}
			return ""
		})
	}},
	{rules.MoveSeparator, func(p *planter) (mistake, bool) {
		return p.respelled(func(text []byte) []byte { return bytes.ReplaceAll(text, []byte("-"), []byte("x")) })
	}},
	{rules.MoveSpace, func(p *planter) (mistake, bool) {
		return p.respelled(func(text []byte) []byte { return bytes.ReplaceAll(text, []byte("-"), []byte("- ")) })
	}},
	{rules.MoveCharacter, func(p *planter) (mistake, bool) {
		return p.respelled(func(text []byte) []byte { return bytes.ReplaceAll(text, []byte("-"), []byte("–")) })
	}},
	{rules.MoveStrengthSpace, func(p *planter) (mistake, bool) { return p.after(" !?", 1, 3) }},
	{rules.MoveNumber, func(p *planter) (mistake, bool) {
		k := p.random.IntN(len(p.game.Moves))
		m := &p.game.Moves[k]
		if m.NumberItem == 0 {
			return mistake{}, false
		}
		return replaced(p.game.Items.Span(int(m.NumberItem-1), p.text), strconv.Itoa(int(m.Number)+7)+"."), true
	}},
	{rules.MoveNumberAlone, func(p *planter) (mistake, bool) {
		at := p.game.Items.Span(int(p.game.Marker-1), p.text).Start
		return inserted(at, "99. ", 0, 3), true
	}},
	{rules.AnnotationNAGRange, func(p *planter) (mistake, bool) { return p.after(" $999", 1, 5) }},
	{rules.AnnotationDoubleNAG, func(p *planter) (mistake, bool) { return p.after(" $3 $3", 4, 6) }},
	{rules.VariationEmpty, func(p *planter) (mistake, bool) { return p.after(" ()", 1, 3) }},
	{rules.SyntaxUnexpectedText, func(p *planter) (mistake, bool) { return p.after(" hello", 1, 6) }},
	{rules.SyntaxLineComment, func(p *planter) (mistake, bool) { return p.after(" ; hello\n", 1, 8) }},
	{rules.CommandValue, func(p *planter) (mistake, bool) { return p.after(" {[%clk soon]}", 2, 13) }},
	{rules.TextControlCharacter, func(p *planter) (mistake, bool) { return p.after(" {a\x02b}", 3, 4) }},
	{rules.GameEmpty, func(p *planter) (mistake, bool) {
		return inserted(p.game.Items.Span(int(p.game.Marker-1), p.text).End, " *", 1, 2), true
	}},
	{rules.SyntaxTagName, func(p *planter) (mistake, bool) { return p.header("[event \"x\"]\n", 1, 6) }},
	{rules.SyntaxUnterminatedString, func(p *planter) (mistake, bool) { return p.header("[Site \"x]\n", 6, 9) }},
	{rules.TagInvalidValue, func(p *planter) (mistake, bool) { return p.header("[WhiteRating \"high\"]\n", 14, 18) }},
	{rules.TagUnknown, func(p *planter) (mistake, bool) { return p.header("[Anotator \"x\"]\n", 1, 9) }},
}

// TestPlanted plants mistakes in legal games, and wants each found, at its place, and nothing else of severity error and warning. PBN_PROVE=1
// plants 60 of each kind.
func TestPlanted(t *testing.T) {
	each := 4
	if os.Getenv("PBN_PROVE") != "" {
		each = 60
	}
	for n, kind := range plants {
		planted := 0
		for seed := 0; planted < each && seed < 40*each; seed++ {
			v := draughts.Variants[(seed+n)%len(draughts.Variants)]
			if v.Number == 31 {
				continue // its laws are not judged
			}
			if plant(t, kind.rule, kind.plant, v, uint64(seed*100+n)) {
				planted++
			}
		}
		if planted < each {
			t.Errorf("%s: only %d of %d were planted", rules.Name(kind.rule), planted, each)
		}
	}
}

// plant plants one mistake, and reports whether the game had a place for it.
func plant(t *testing.T, rule diag.Rule, how func(p *planter) (mistake, bool), v draughts.Variant, seed uint64) bool {
	text := pdntest.Plain(v, 1, seed)
	var r game.Reader
	r.Reset(habits.PDN.Open(text, source.Automatic))
	g, ok := r.Next()
	if !ok || len(g.Moves) < 8 || g.Marker == 0 {
		return false
	}
	m, ok := how(&planter{text, g, rand.New(rand.NewPCG(seed, 7))})
	if !ok {
		return false
	}
	changed := slices.Concat(text[:m.at.Start], []byte(m.by), text[m.at.End:])
	found, others := 0, []string{}
	for _, d := range validate(habits.PDN.Open(changed, source.Automatic), nil).Diagnostics.Items {
		switch at := d.Place.Range; {
		case d.Rule == rule && at.Start.Byte == m.found.Start && at.End.Byte == m.found.End:
			found++
			isMended(t, changed, &d)
		case d.Severity == diag.Error || d.Severity == diag.Warning:
			others = append(others, rules.Name(d.Rule))
		}
	}
	if found != 1 || len(others) > 0 {
		t.Errorf("%s in %s, seed %d: %q was found %d times, beside it %q:\n%s", rules.Name(rule), v.Name, seed, m.by, found, others,
			changed[max(0, m.found.Start-40):min(len(changed), m.found.End+40)])
	}
	return true
}

// isMended wants the safe fix of what was found, if it has one, to leave nothing wrong.
func isMended(t *testing.T, file []byte, found *diag.Diagnostic) {
	t.Helper()
	if len(found.Fixes) == 0 || !found.Fixes[0].Safe {
		return
	}
	out, _ := mend.Apply(file, source.UTF8, found.Fixes[:1])
	if left := validate(habits.PDN.Open(out, source.Automatic), nil).Diagnostics; left.Count(diag.Error)+left.Count(diag.Warning) > 0 {
		t.Errorf("%s is mended, and %s is left: %s", rules.Name(found.Rule), rules.Name(left.Items[0].Rule), out)
	}
}
