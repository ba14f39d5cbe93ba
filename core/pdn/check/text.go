package check

import (
	"bytes"
	"math"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// characterRules are what is said of characters (E-d): lines and words may be of any length (E-c).
var characterRules = plain.Rules{
	LongestLine: math.MaxInt, GoodLine: math.MaxInt, LongestToken: math.MaxInt, Encoding: source.UTF8,
	ControlCharacter: rules.ControlCharacter,
	IsSafeBlank:      func(*source.Text, source.Span) bool { return true },
}

// textChecks checks the characters of a file.
type textChecks struct {
	diags      *diag.List
	characters plain.Checks
	// hasBegun is set after the first game, isTold once the encoding was reported.
	hasBegun, isTold bool
	// escaped are the places with \r, \n or \t; cuts has the edits that remove the first of them.
	escaped diag.Tally
	cuts    []diag.Edit
	// isUnsure is set where one of them is in a text that was read by a guess.
	isUnsure bool
}

func newTextChecks(diags *diag.List) textChecks {
	return textChecks{diags: diags, characters: plain.NewChecks(&characterRules, true, diags)}
}

// game checks the text of a game.
func (c *textChecks) game(t *source.Text, g *game.Game, items *item.Game) {
	if !c.hasBegun && t.HasByteOrderMark() && t.Encoding == source.UTF8 {
		rules.ByteOrderMark.Find(c.diags, source.Span{End: len("\uFEFF")})
	}
	c.hasBegun = true
	c.characters.Game(t, g.Span, items)
	if !c.isTold && (t.Encoding.IsWide() || items.Bytes&item.High != 0) {
		c.encoding(t, g.Span)
	}
}

// encoding reports, once a file, an encoding other than UTF-8 (E-b), at the first character that shows it.
func (c *textChecks) encoding(t *source.Text, span source.Span) {
	kind, as, at := rules.OtherEncoding, t.Encoding, span.Start
	switch {
	case t.Encoding == source.UTF8:
		count, first := source.Invalid(t.Slice(span))
		if count == 0 {
			return
		}
		kind, as = rules.JoinedBytes, source.Windows1252
		at += first
	case !t.Encoding.IsWide():
		if at += source.LeadingASCII(t.Slice(span)); at == span.End {
			return
		}
	}
	c.isTold = true
	end := min(at+1, len(t.Bytes))
	if t.Encoding.IsWide() {
		end = t.CharacterEnd(at)
	}
	kind.Find(c.diags, source.Span{Start: at, End: end}).Say(plain.OtherEncoding{Encoding: as})
}

// mostEscapes is how many escapes the fix of all removes.
const mostEscapes = 100

// escapes counts the escapes of a game that are text (E-f); those in a row are one place. Where only safe fixes are wanted, each place has a
// finding of its own.
func (c *textChecks) escapes(t *source.Text, g *game.Game, firstGuess func() source.Span) {
	for i := 0; i < len(g.Faults); i++ {
		if g.Faults[i].Kind != game.LiteralEscape {
			continue
		}
		at := g.Faults[i].Span.Span()
		for i+1 < len(g.Faults) && g.Faults[i+1].Kind == game.LiteralEscape && isBlankBetween(t, at.End, g.Faults[i+1].Span.Span().Start) {
			i++
			at.End = g.Faults[i].Span.Span().End
		}
		cut := diag.Cut(t, at)
		if c.diags.OnlyFixes() {
			rules.LiteralEscape.Find(c.diags, at).Part(cut.Place.Span, cut.Text)
			continue
		}
		c.isUnsure = c.isUnsure || at.End > firstGuess().Start
		c.escaped.Add(t, at)
		if len(c.cuts) < mostEscapes {
			c.cuts = append(c.cuts, diag.Edit{Place: diag.PlaceIn(t, cut.Place.Span), Text: cut.Text})
		}
	}
}

// isBlankBetween reports whether nothing but white space is between two offsets.
func isBlankBetween(t *source.Text, start, end int) bool {
	return end >= start && len(bytes.TrimSpace(t.Bytes[start:end])) == 0
}

// end reports what is said once of a file.
func (c *textChecks) end() {
	c.characters.End()
	if c.escaped.Count == 0 {
		return
	}
	e := rules.LiteralEscape.FindElsewhere(c.diags, 0, c.escaped.First).Say(rules.Escapes{More: c.escaped.More(), IsUnsure: c.isUnsure})
	if c.escaped.Count <= mostEscapes {
		for _, cut := range c.cuts {
			e.PartElsewhere(cut.Place, cut.Text)
		}
	}
}
