package game

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/nag"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// say reports a move in another form than SAN, and how that has it.
func (o *oddReader) say(kind diag.Kind[rules.MoveInOtherForm], k int, san chess.Pattern) {
	if e := kind.Find(o.in.diags, o.in.span(k)); e.IsKept() {
		e.Say(rules.MoveInOtherForm{Move: e.Text(textOf(san))})
	}
}

// textOf returns a pattern as text.
func textOf(san chess.Pattern) string {
	var buffer [12]byte
	return string(san.Append(buffer[:0]))
}

// reportPlain reports what SAN has differently of a move that was found by a pattern, before it is made.
func (o *oddReader) reportPlain(k int, s chess.Pattern, m chess.Move) {
	san := o.line.position.SAN(m)
	marked := san | s&(chess.HasCheck|chess.HasMate)
	switch {
	case san&chess.HasCapture != 0 && s&chess.HasCapture == 0:
		o.say(rules.CaptureWithoutMark, k, marked)
	case san&chess.HasCapture == 0 && s&chess.HasCapture != 0:
		o.say(rules.CaptureOfNothing, k, marked)
	}
	switch more := s.GivesFile() && !san.GivesFile() || s.GivesRank() && !san.GivesRank(); {
	case more && s.GivesFile() && s.GivesRank():
		o.say(rules.MoveInLongForm, k, marked)
	case more || s.GivesFile() != san.GivesFile() || s.GivesRank() != san.GivesRank():
		o.say(rules.OriginNotNeeded, k, marked)
	}
}

// spelledForms are the forms of a spelling that are always reported, each by a finding of its own.
var spelledForms = [...]struct {
	form forms
	kind diag.Kind[rules.MoveInOtherForm]
}{
	{castlingLetters, rules.CastlingInOtherLetters}, {letterCase, rules.LettersInOtherCase}, {pawnLetter, rules.PawnWithLetter},
	{captureMark, rules.CaptureWithOtherMark}, {longForm, rules.MoveInLongForm}, {promotionForm, rules.PromotionInOtherForm},
	{looseForm, rules.OtherForm},
}

// report reports the forms of a move that was found by its spelling and made.
func (o *oddReader) report(k int, f *foundMove, san chess.Pattern) {
	s := &f.spelling
	if o.isFolded {
		if e := rules.NonASCIIWord.Find(o.in.diags, o.in.span(k)); e.IsKept() {
			e.Say(rules.ReadAs{Text: e.Text(textOf(san))})
		}
	}
	if s.forms&numberBefore != 0 {
		rules.NumberAndMove.Find(o.in.diags, o.in.span(k))
	}
	isKing := f.move.IsCastling() && s.toRank != 0
	if isKing {
		s.forms = s.forms&^longForm | looseForm
	}
	if san&chess.HasMate != 0 && s.mark == chess.HasCheck && s.rest == nil && s.forms&looseForm != 0 {
		s.forms &^= looseForm // "++" on a mate is a mark that is missing
	}
	for i := range spelledForms {
		if one := &spelledForms[i]; s.forms&one.form != 0 {
			o.say(one.kind, k, san)
		}
	}
	switch {
	case s.promotes() && s.promoted == 0:
		o.say(rules.PromotionToQueen, k, san)
	case s.promoted != 0 && !s.promotes():
		o.say(rules.PromotionOfNothing, k, san)
	}
	switch {
	case s.forms&passingMark == 0:
	case f.move.IsInPassing():
		o.say(rules.MarkOfPassing, k, san)
	default:
		o.say(rules.NotInPassing, k, san)
	}
	if s.forms&(longForm|looseForm|captureMark) == 0 {
		o.reportCapture(k, s, san)
	}
}

// reportCapture reports a mark of a capture that is missing or false, and an origin that is not needed.
func (o *oddReader) reportCapture(k int, s *spelling, san chess.Pattern) {
	takes := san&chess.HasCapture != 0
	isPawn := san.Kind() == chess.Pawn
	switch {
	case takes && !s.isCapture:
		o.say(rules.CaptureWithoutMark, k, san)
	case s.isCapture && !takes:
		o.say(rules.CaptureOfNothing, k, san)
	case !isPawn && s.castling == 0 && ((s.fromFile != 0) != san.GivesFile() || (s.fromRank != 0) != san.GivesRank()):
		o.say(rules.OriginNotNeeded, k, san)
	}
}

// reportAmbiguous reports a move that several men can make.
func (o *oddReader) reportAmbiguous(k int, f *foundMove) {
	e := rules.TwoMovesFit.Find(o.in.diags, o.in.span(k))
	if !e.IsKept() {
		return
	}
	p, s := &o.line.position, &f.spelling
	facts := rules.TwoOrigins{Number: o.line.nextNumber(), Man: p.On(f.move.From()), First: f.move.From(), Other: f.move.From()}
	for _, m := range p.Moves(&o.list) {
		from := m.From()
		fits := p.On(from) == facts.Man && !m.IsCastling() && m.To().File() == int(s.toFile-'a') &&
			(s.toRank == 0 || m.To().Rank() == int(s.toRank-'1')) && (s.fromFile == 0 || from.File() == int(s.fromFile-'a'))
		if fits && from != facts.First {
			facts.Other = from
			break
		}
	}
	e.Say(facts)
}

// reportIllegal reports why a word is no legal move. s is its pattern, 0 where it is not SAN.
func (o *oddReader) reportIllegal(k int, f *foundMove, s chess.Pattern) {
	p, span := &o.line.position, o.in.span(k)
	number := o.line.nextNumber()
	if !p.HasMove() {
		kind := rules.MoveAfterStalemate
		if p.IsCheck() {
			kind = rules.MoveAfterCheckmate
		}
		kind.Find(o.in.diags, span).Say(rules.NumberedMove{Number: number})
		return
	}
	if s == 0 {
		s = f.spelling.pattern(p)
	}
	if from, is := f.spelling.origin(); is && f.spelling.man == 0 && f.spelling.manOnOrigin(p) == 0 {
		rules.NoManOnSquare.Find(o.in.diags, span).Say(rules.IllegalMove{Number: number, Man: chess.Pawn.Of(p.Turn), From: from})
		return
	}
	if s == 0 {
		rules.UnreadableMove.Find(o.in.diags, span).Say(rules.NumberedMove{Number: number})
		return
	}
	facts := rules.IllegalMove{Number: number, Man: s.Kind().Of(p.Turn), To: s.To()}
	kind := rules.PromotionToKing
	if c := f.spelling.promoted; c != 'K' && c != 'P' || !f.spelling.promotes() {
		reason := o.why(s)
		if _, is := f.spelling.origin(); is && reason.Fault == chess.OtherTurn {
			reason.Fault = chess.NotReached // the man is there
		}
		kind = rules.NoSuchMan + diag.Kind[rules.IllegalMove](reason.Fault-chess.NoMan)
		if facts.From, facts.At = reason.From, reason.At; reason.At != chess.NoSquare {
			facts.Other = p.On(reason.At)
		}
	}
	kind.Find(o.in.diags, span).Say(facts)
}

// why returns why no move fits a pattern.
func (o *oddReader) why(s chess.Pattern) chess.Reason {
	p := &o.line.position
	if m, count := p.Find(s); count > 0 {
		// The word says more than the pattern: another origin.
		return chess.Reason{Fault: chess.OtherOrigin, At: m.From(), From: m.From()}
	}
	return chess.Why(p, s)
}

// reportSign reports a sign that is read as a NAG.
func (o *oddReader) reportSign(span source.Span, number uint8) {
	kind := rules.SignOfNAG
	if number == nag.Diagram {
		kind = rules.SignOfDiagram
	}
	kind.Find(o.in.diags, span).Say(rules.NAGOfSign{Number: int32(number)})
}

// part reports the mark at an item that belongs to the move before it, and returns the item after it.
func (o *oddReader) part(k int, word []byte) (next int) {
	next, end := o.partEnd(k, word)
	o.line.addText(k, next-1, true)
	span := source.Span{Start: int(o.in.items.Items[k].Start), End: end}
	made := &o.line.game.Moves[o.line.last]
	kind := rules.OtherForm
	switch {
	case string(word) == "ep" || o.isPassing(k):
		if kind = rules.NotInPassing; made.Move.IsInPassing() {
			kind = rules.MarkOfPassing
		}
	case made.Flags&(Check|Mate) == 0:
		kind = rules.NoCheck
	}
	if e := kind.Find(o.in.diags, span); e.IsKept() {
		e.Say(rules.MoveInOtherForm{Move: e.Text(textOf(o.line.lastSAN()))})
	}
	return next
}

// inParentheses reads what belongs to the move before it though it is in parentheses: a suffix, or the offer of a draw. It reports whether
// it is one.
func (o *oddReader) inParentheses(k int) bool {
	if o.line.last < 0 || o.line.starts != 0 {
		return false
	}
	items := o.in.items.Items
	whole := source.Span{Start: int(items[k-1].Start), End: int(items[k+1].End)}
	switch {
	case items[k].Kind == item.Suffix:
		if e := rules.OtherForm.Find(o.in.diags, whole); e.IsKept() {
			e.Say(rules.MoveInOtherForm{Move: e.Text(string(o.in.bytes(k)))})
		}
		return true
	case o.isWord(k, "="):
		rules.SignOfDraw.Find(o.in.diags, whole)
		return true
	}
	return false
}

// reportLanguage reports the language, once a game, at the first move that English would write with another letter.
func (o *oddReader) reportLanguage(k int, san chess.Pattern) {
	text := textOf(san)
	if o.hasToldLanguage || len(text) == 0 || text[0] >= 'a' || text[0] == 'O' || o.in.bytes(k)[0] == text[0] {
		return
	}
	o.hasToldLanguage = true
	if e := rules.GameInLanguage.Find(o.in.diags, o.in.span(k)); e.IsKept() {
		e.Say(rules.LettersOfLanguage{Language: e.Text(o.language.Name), Move: e.Text(text)})
	}
}
