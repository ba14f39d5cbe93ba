package check

import (
	"bytes"
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/source"
)

// simple are the kinds of faults that have nothing but their place.
var simple = [...]diag.Kind[diag.None]{
	game.BadEscape:       rules.LoneBackslash,
	game.LineComment:     rules.LineComment,
	game.ForumMark:       rules.ForumMark,
	game.TagName:         rules.OddTagName,
	game.UnexpectedText:  rules.UnexpectedText,
	game.LoneParenthesis: rules.LoneParenthesis,
	game.SetupSyntax:     rules.NoFENInSetup,
	game.MixedSquares:    rules.MixedSquares,
	game.NumberAlone:     rules.NumberWithoutMove,
	game.UnknownMove:     rules.UnknownMove,
	game.TooManyWays:     rules.TooManyWays,
	game.VariationResult: rules.ResultInVariation,
	game.NAGRange:        rules.NAGOutOfRange,
	game.OddStrength:     rules.OtherStrength,
	game.CommandSyntax:   rules.UnclosedCommand,
	game.CommandValue:    rules.UnreadableCommand,

	game.UnterminatedSetup: rules.OpenSetup,
}

// reportFaults reports what was found while a game was read, other than what needs the position.
func reportFaults(t *source.Text, g *game.Game, diags *diag.List) {
	r := faultReporter{t: t, g: g, diags: diags}
	for i := range g.Faults {
		f := &g.Faults[i]
		if int(f.Kind) < len(simple) && simple[f.Kind] != 0 {
			simple[f.Kind].Find(diags, f.Span.Span())
			continue
		}
		r.report(f)
	}
	r.header()
}

// faultReporter reports the faults of a game.
type faultReporter struct {
	t     *source.Text
	g     *game.Game
	diags *diag.List
	// inHeader are the comments among the tags.
	inHeader []source.Span
}

func (r *faultReporter) report(f *game.Fault) {
	at, other := f.Span.Span(), f.Other.Span()
	switch f.Kind {
	case game.CommentInHeader:
		r.inHeader = append(source.Room(r.inHeader), at)
	case game.TagPair:
		if e := rules.NoTagPair.Find(r.diags, at); other.End > 0 {
			e.Beside(other).As(rules.OpenTag)
		}
	case game.UnclosedVariation:
		end, text := r.endOfMoves()
		rules.OpenVariation.Find(r.diags, at).Part(end, text)
	case game.UnterminatedComment:
		r.openComment(at, other)
	case game.UnterminatedString:
		r.openString(at, other)
	case game.EmptyGame:
		r.emptyGame(at, other)
	case game.Star:
		rules.StarAsStrength.Find(r.diags, at).Say(rules.Star{IsSafe: r.g.Marker > 0})
	case game.MissingSeparator:
		r.separator(at)
	case game.DuplicateTag:
		r.duplicate(at, other)
	case game.DoubleNAG:
		rules.NAGTwice.Find(r.diags, at).Beside(other)
	case game.UnreadableMove:
		rules.Unreadable.Find(r.diags, at)
	default:
		r.ofMove(f, at)
	}
}

// ofMove reports a fault of how a move, its number or a variation is written.
func (r *faultReporter) ofMove(f *game.Fault, at source.Span) {
	switch f.Kind {
	case game.CharacterForm:
		replace(rules.OtherCharacters.Find(r.diags, at), at, plainMove(r.t.Decode(at)))
	case game.MoveNumber:
		rules.WrongNumber.Find(r.diags, at).Say(rules.RightNumber{Number: f.Value})
	case game.NumberForm:
		replace(rules.OddNumber.Find(r.diags, at), at, r.numberOf(f, at))
	case game.NoSeparator:
		r.noSeparator(f, at)
	case game.WrongSign:
		r.wrongSign(f, at)
	case game.SpaceInMove:
		r.spaces(at)
	case game.StrengthSpace:
		start := at.Start
		for start > 0 && isBlank(r.t.Bytes[start-1]) {
			start--
		}
		rules.StrengthApart.Find(r.diags, at).Part(source.Span{Start: start, End: at.Start}, "")
	case game.EmptyVariation:
		r.emptyVariation(at)
	case game.VariationPlacement:
		r.placement(rules.BeforeItsMove, at)
	case game.VariationOfNothing:
		r.placement(rules.OfNoMove, at)
	}
}

// numberOf returns the number of a move as it should be written (L-3).
func (r *faultReporter) numberOf(f *game.Fault, at source.Span) string {
	digits := r.t.Bytes[at.Start:at.End]
	n := 0
	for n < len(digits) && digits[n]-'0' <= 9 {
		n++
	}
	if m := &r.g.Moves[f.Move]; (m.Flags&game.Black != 0) != (r.first() == draughts.Black) {
		return string(digits[:n]) + "..."
	}
	return string(digits[:n]) + "."
}

// first returns who begins the games of the variant.
func (r *faultReporter) first() draughts.Color {
	if r.g.Board == nil {
		return draughts.White
	}
	return r.g.Board.Variant().Start
}

// signOf returns what is between the squares of a move.
func (r *faultReporter) signOf(m *draughts.Move) string {
	if m.IsCapture() {
		return string(rune(r.g.Board.Variant().Separator))
	}
	return "-"
}

// noSeparator reports a move whose squares have nothing between them.
func (r *faultReporter) noSeparator(f *game.Fault, at source.Span) {
	e := rules.DigitsAlone.Find(r.diags, at)
	if !e.IsKept() {
		return
	}
	sign, cut := r.signOf(&r.g.Moves[f.Move].Move), int(f.Value)
	text := r.t.Decode(source.Span{Start: at.Start, End: cut}) + sign + r.t.Decode(source.Span{Start: cut, End: at.End})
	e.Say(rules.Text{Text: e.Text(text)}).Part(source.Span{Start: cut, End: cut}, sign)
}

// wrongSign reports a sign that is not that of the move (G-11).
func (r *faultReporter) wrongSign(f *game.Fault, at source.Span) {
	m := &r.g.Moves[f.Move].Move
	kind := rules.XWithoutCapture
	if m.IsCapture() {
		kind = rules.CaptureWithoutX
	}
	e := kind.Find(r.diags, at)
	if !e.IsKept() {
		return
	}
	sign, written := r.signOf(m), plainMove(r.t.Decode(at))
	replace(e, at, strings.NewReplacer("-", sign, "x", sign, ":", sign).Replace(written))
}

// spaces reports the blanks in a move.
func (r *faultReporter) spaces(at source.Span) {
	e := rules.SpaceInMove.Find(r.diags, at)
	for i := at.Start; i < at.End; i++ {
		start := i
		for i < at.End && isBlank(r.t.Bytes[i]) {
			i++
		}
		if i > start {
			e.Part(source.Span{Start: start, End: i}, "")
		}
	}
}

// emptyVariation reports a variation without moves (G-9). What is written in it belongs to the move before it; a setup would not.
func (r *faultReporter) emptyVariation(at source.Span) {
	e := rules.EmptyVariation.Find(r.diags, at)
	inside := r.t.Bytes[at.Start+1 : at.End-1]
	switch {
	case !e.IsKept():
	case len(bytes.TrimSpace(inside)) == 0:
		cut := diag.Cut(r.t, at)
		e.Part(cut.Place.Span, cut.Text)
	case bytes.TrimSpace(inside)[0] == '{' && bytes.IndexByte(inside, '}') == len(bytes.TrimRight(inside, " \t\r\n"))-1:
		e.Part(source.Span{Start: at.Start, End: at.Start + 1}, "")
		e.Part(source.Span{Start: at.End - 1, End: at.End}, "")
	}
}

// emptyGame reports what ends a game that has nothing in it. other is what ended the game before; a star after a move might then be
// taken for its strength, and text between the two for a part of a game.
func (r *faultReporter) emptyGame(at, other source.Span) {
	rest := bytes.TrimLeft(r.t.Bytes[at.End:], " \t")
	isSafe := len(rest) == 0 || source.IsLineEnd(rest[0]) || rest[0] == '[' || rest[0] == '*'
	e := rules.FirstSeparator.Find(r.diags, at)
	if other.End > 0 {
		isSafe = isSafe && len(bytes.TrimSpace(r.t.Bytes[other.End:at.Start])) == 0 &&
			(r.t.Bytes[other.Start] != '*' || isBlank(r.t.Bytes[other.Start-1]))
		e.Beside(other)
	}
	if e.Say(rules.Separator{IsSafe: isSafe}); other.End > 0 {
		e.As(rules.SecondSeparator)
	}
}

// duplicate reports a tag that the game has twice (T-12).
func (r *faultReporter) duplicate(at, first source.Span) {
	e := rules.DuplicateTag.Find(r.diags, at).Beside(first)
	if !e.IsKept() {
		return
	}
	k, ok := slices.BinarySearchFunc(r.g.Tags, at.Start, func(tag game.Tag, start int) int {
		return r.g.Items.Span(int(tag.Item), r.t.Bytes).Start - start
	})
	if ok {
		e.Say(rules.SecondTag{Name: e.Text(r.g.Tags[k].Name(r.t)), IsSame: bytes.Equal(r.t.Slice(at), r.t.Slice(first))})
	}
}

// endOfMoves returns where the moves of a game end, and what closes a variation there.
func (r *faultReporter) endOfMoves() (at source.Span, text string) {
	if m := r.g.Marker; m > 0 {
		start := r.g.Items.Span(int(m-1), r.t.Bytes).Start
		return source.Span{Start: start, End: start}, ") "
	}
	last := lastItem(r.g)
	if last < 0 {
		return source.Span{}, ""
	}
	end := r.g.Items.Span(last, r.t.Bytes).End
	return source.Span{Start: end, End: end}, ")"
}

// lastItem returns the number of the last item of a game, -1 if it has none.
func lastItem(g *game.Game) int {
	items := g.Items.Items
	k := len(items) - 1
	for k >= 0 && (items[k].Kind == item.None || items[k].Flags&item.Inside != 0) {
		k--
	}
	return k
}

// separator reports that nothing ends a game before the next one (G-3); after the last game of a file nothing need be.
func (r *faultReporter) separator(at source.Span) {
	rest := r.t.Bytes[min(r.g.Span.End, len(r.t.Bytes)):]
	if r.t.Complete && len(bytes.TrimSpace(rest)) == 0 {
		return
	}
	after := rules.OnSameLine
	switch i := &r.g.Items.Items[lastItem(r.g)]; {
	case i.Flags&item.Broken != 0:
		after = rules.Nowhere
	case i.Kind == item.Tag:
		after = rules.AfterEmptyLine
	case i.Kind == item.LineComment || i.Kind == item.Escape:
		after = rules.OnNextLine
	}
	rules.NoSeparator.Find(r.diags, at).Say(rules.PlaceOfSeparator{After: after})
}
