package game

import (
	"bytes"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/nag"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// say reports a move in another form than SAN, and how that has it.
func (o *oddReader) say(kind diag.Kind[rules.MoveInOtherForm], k int, san chess.Pattern) {
	if e := kind.Find(o.in.diags, o.span(k)); e.IsKept() {
		e.Say(o.otherForm(k, e.Text(textOf(san))))
	}
}

// otherForm returns the facts of a move in another form than SAN.
func (o *oddReader) otherForm(k int, move diag.Text) rules.MoveInOtherForm {
	f := rules.MoveInOtherForm{Move: move, Waits: o.language != nil}
	if s := &o.spelled; s.item == k {
		f.IsGuess, f.Waits = s.isGuess, f.Waits || s.waits
	}
	return f
}

// locate finds where the move at an item is that was found by its spelling. It returns where the number before it ends, and where a marker
// begins that is glued to it.
func (o *oddReader) locate(k int, f *foundMove, word []byte) (number, rest int) {
	s, i := &f.spelling, &o.in.items.Items[k]
	number = int(i.Start)
	if s.forms&numberBefore != 0 {
		number += digits(word)
	}
	rest = o.unfold(k, word, len(word)-f.marker)
	at := source.Span{Start: o.skipEllipses(k, number), End: o.unfold(k, word, len(word)-f.marker-len(s.rest))}
	waits := false
	if f.end > k+1 {
		at.End = int(o.in.items.Items[f.end-1].End)
		waits = s.forms&passingMark != 0 && !endsInPassing(o.in.text.Bytes[at.Start:at.End])
	}
	o.spelled = spelledMove{item: k, span: at, isGuess: s.promotes() && s.promoted == 0, waits: waits}
	return number, rest
}

// endsInPassing reports whether a move ends with the mark of a capture en passant, and nothing that is glued to it.
func endsInPassing(text []byte) bool {
	return bytes.HasSuffix(text, []byte(passing)) || bytes.HasSuffix(text, []byte(passing[:3]))
}

// reportTwo reports two moves that are one word, perhaps after a number.
func (o *oddReader) reportTwo(k int, f *foundMove, word []byte) {
	e := rules.MoveAndMove.Find(o.in.diags, o.in.span(k))
	if !e.IsKept() || o.language != nil {
		return
	}
	start := int(o.in.items.Items[k].Start)
	if n := digits(word); n > 0 {
		e.Part(source.Span{Start: start + n, End: start + n}, periodsOf(o.line.position.Turn)+" ")
	}
	at := o.unfold(k, word, f.split)
	e.Part(source.Span{Start: at, End: at}, " ")
}

// periodsOf returns what comes after the number of a move.
func periodsOf(side chess.Color) string {
	if side == chess.Black {
		return "..."
	}
	return "."
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
	case more && !san.GivesFile() && !san.GivesRank() && o.line.position.HasRival(m):
		// ChessBase and others name the file where the other man is pinned, and who reads their files cannot change that.
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
func (o *oddReader) report(k int, f *foundMove, san chess.Pattern, number int) {
	s := &f.spelling
	hasEllipsis := number < o.spelled.span.Start
	if o.isFolded {
		o.reportFolded(k, san, number)
	}
	if s.forms&numberBefore != 0 && !hasEllipsis {
		if e := rules.NumberAndMove.Find(o.in.diags, o.in.span(k)); e.IsKept() && o.language == nil {
			e.Part(source.Span{Start: number, End: number}, periodsOf(o.line.position.Turn^1)+" ")
		}
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

// reportFolded reports characters beyond ASCII in a move: those of the move, with what SAN has, or those of an ellipsis after the number
// before it.
func (o *oddReader) reportFolded(k int, san chess.Pattern, number int) {
	e := rules.NonASCIIWord.Find(o.in.diags, source.Span{Start: int(o.in.items.Items[k].Start), End: o.spelled.span.End})
	if !e.IsKept() {
		return
	}
	text := textOf(san)
	if number < o.spelled.span.Start {
		text = string(o.in.text.Bytes[o.in.items.Items[k].Start:number]) + "... " + text
	} else {
		text = string(o.in.text.Bytes[o.in.items.Items[k].Start:number]) + text
	}
	f := o.otherForm(k, e.Text(text))
	e.Say(rules.ReadAs(f))
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
	o.suggestOrigins(e, k, facts.Man, s)
}

// suggestOrigins adds to an ambiguous move what it can be, with the origin that it lacks.
func (o *oddReader) suggestOrigins(e diag.Entry[rules.TwoOrigins], k int, man chess.Piece, s *spelling) {
	if o.language != nil || len(s.rest) > 0 || s.forms&numberBefore != 0 {
		return
	}
	p := &o.line.position
	for _, m := range p.Moves(&o.list) {
		from, to := m.From(), m.To()
		fits := p.On(from) == man && !m.IsCastling() && to.File() == int(s.toFile-'a') && (s.toRank == 0 || to.Rank() == int(s.toRank-'1')) &&
			(s.fromFile == 0 || from.File() == int(s.fromFile-'a')) && (s.fromRank == 0 || from.Rank() == int(s.fromRank-'1')) &&
			(m.Promoted() == chess.NoKind || m.Promoted().Letter() == max(s.promoted, 'Q'))
		if fits {
			e.Part(o.in.span(k), textOf(p.MarkedSAN(m)))
		}
	}
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
	kind, facts := o.reasonOf(&f.spelling, s)
	facts.Number = number
	kind.Find(o.in.diags, span).Say(facts)
}

// reasonOf returns why a word that has a pattern is no legal move.
func (o *oddReader) reasonOf(spelled *spelling, s chess.Pattern) (kind diag.Kind[rules.IllegalMove], facts rules.IllegalMove) {
	p := &o.line.position
	facts = rules.IllegalMove{Man: s.Kind().Of(p.Turn), To: s.To()}
	if c := spelled.promoted; (c == 'K' || c == 'P') && spelled.promotes() {
		return rules.PromotionToKing, facts
	}
	reason := o.why(s)
	if _, is := spelled.origin(); is && reason.Fault == chess.OtherTurn {
		reason.Fault = chess.NotReached // the man is there
	}
	if facts.From, facts.At = reason.From, reason.At; reason.At != chess.NoSquare {
		facts.Other = p.On(reason.At)
	}
	return rules.NoSuchMan + diag.Kind[rules.IllegalMove](reason.Fault-chess.NoMan), facts
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
		of := int(made.Item)
		f := o.otherForm(of, e.Text(textOf(o.line.lastSAN())))
		f.Waits = f.Waits || o.isPassing(k) && !endsInPassing(o.in.text.Slice(span))
		e.Beside(o.span(of)).Say(f)
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

// isForeign takes a move of a game with the letters of a language, and keeps the first that English would write with another letter.
func (o *oddReader) isForeign(k int, san chess.Pattern) {
	if o.inForeign.item > 0 {
		return
	}
	if english, ok := o.inLanguage(k); ok && string(english) != string(o.in.bytes(k)) {
		o.inForeign = foreignMove{k + 1, textOf(san)}
	}
}

// reportLanguage reports the language, once a game, at the first move that English would write with another letter; its fix changes the
// letters of all moves.
func (o *oddReader) reportLanguage(g *Game) {
	if o.inForeign.item == 0 {
		return
	}
	e := rules.GameInLanguage.Find(o.in.diags, o.in.span(o.inForeign.item-1))
	if !e.IsKept() {
		return
	}
	e.Say(rules.LettersOfLanguage{Language: e.Text(o.language.Name), Move: e.Text(o.inForeign.text)})
	if len(g.Moves) > diag.MostParts {
		return
	}
	last := -1
	for i := range g.Moves {
		k := int(g.Moves[i].Item)
		if k == last {
			continue
		}
		last = k
		english, ok := o.inLanguage(k)
		if !ok || string(english) == string(o.in.bytes(k)) {
			continue
		}
		if len(english) > 2 && english[0] == 'P' && isFile(english[1]) {
			english = english[1:] // a pawn needs no letter, and this one may be that of another man elsewhere
		}
		e.Part(o.in.span(k), string(english))
	}
}
