package game

import (
	"strings"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// initial is the position in which a game begins that says nothing else (16.1.4).
var initial, _, _, _ = chess.ReadFEN(chess.Initial)

// readStart finds the variant and the start position of the game from its tags (9.7), and from whether it has a drop.
func readStart(in *input, g *Game, hasDrop bool) {
	g.Start, g.HasStart, g.Variant, g.StartFaults = initial, true, Standard, g.StartFaults[:0]
	variant := values.Chess
	if t := g.Tag(tags.Variant); t != nil {
		// Many files have it in each game: it is read without a text of its own.
		if t.Flags&(Escapes|OverLines) == 0 {
			t.value = values.ReadVariant(in.text.Slice(t.TextSpan()))
		}
		variant = values.VariantOf(t.Value(in.text))
	}
	switch variant {
	case values.Chess960:
		g.Variant = Chess960
	case values.OtherVariant:
		g.Variant = Other
	}
	if g.Variant == Standard && hasDrop {
		g.Variant = Other
	}
	fen := g.Tag(tags.FEN)
	if fen == nil || fen.Value(in.text).State() == values.Silent {
		return
	}
	text := fen.Text(in.text)
	if variant == values.OtherEnding {
		text = withoutChecks(text)
	}
	p, faults, _, ok := chess.ReadFEN(text)
	if g.Variant == Other {
		// It has men and fields of its own.
		if ok && len(faults) == 0 {
			g.Start = p
		}
		return
	}
	g.StartFaults = append(g.StartFaults, faults...)
	switch {
	case !ok:
		reportSyntax(in, fen, faults)
	case len(faults) > 0:
		reportForm(in, fen, faults, &p)
	}
	if g.HasStart = ok && hasOneKingEach(&p); ok {
		g.Start = p
	}
	if ok && g.Variant == Standard && (chess.IsChess960(&p) || namesFiles(text)) {
		g.Variant = Chess960
		reportVariant(in, g, fen)
	}
}

// withoutChecks returns the FEN of Three-check without how many checks there were: "+0+0" at its end, or "3+3" before the clock.
func withoutChecks(fen string) string {
	last := strings.LastIndexByte(fen, ' ')
	if last >= 0 && len(fen) == last+len(" +0+0") && fen[last+1] == '+' {
		return fen[:last]
	}
	if at := strings.IndexByte(fen, '+'); at > 1 && at+2 < len(fen) && fen[at-2] == ' ' && fen[at+2] == ' ' {
		return fen[:at-2] + fen[at+2:]
	}
	return fen
}

// hasOneKingEach reports whether each side has one king: else no laws apply (ledger 16.1.3.1-c).
func hasOneKingEach(p *chess.Position) bool {
	kings := [2]int{}
	for s := range chess.Square(64) {
		if man := p.On(s); man != 0 && man.Kind() == chess.King {
			kings[man.Color()]++
		}
	}
	return kings == [2]int{1, 1}
}

// namesFiles reports whether the field of castling of a FEN names the files of rooks, as only programs for Chess960 write it.
func namesFiles(fen string) bool {
	fields := strings.Fields(fen)
	if len(fields) < 3 {
		return false
	}
	for _, c := range fields[2] {
		if c |= 0x20; c >= 'a' && c <= 'h' {
			return true
		}
	}
	return false
}

// syntaxFaults and formFaults are the kinds of findings of the faults of a FEN.
var (
	syntaxFaults = [...]diag.Kind[diag.None]{
		chess.RankCount: rules.RankCount, chess.RankLength: rules.RankLength, chess.UnknownPiece: rules.UnknownPiece,
		chess.UnknownTurn: rules.UnknownTurn, chess.UnknownCastling: rules.UnknownCastling, chess.UnknownField: rules.UnknownField,
	}
	formFaults = [...]diag.Kind[rules.FENInOtherForm]{
		chess.SplitDigits: rules.SplitDigits, chess.FieldMissing: rules.FieldMissing, chess.Spacing: rules.FieldSpacing,
		chess.TurnForm: rules.TurnForm, chess.CastlingForm: rules.CastlingForm, chess.CastlingFalse: rules.FalseCastling,
		chess.EnPassantFalse: rules.FalseEnPassant, chess.NumberForm: rules.NumberForm,
	}
)

// reportSyntax reports the first fault of a FEN that leaves no position.
func reportSyntax(in *input, fen *Tag, faults []chess.FENFault) {
	for i := range faults {
		if f := &faults[i]; f.Kind < chess.FormFaults {
			syntaxFaults[f.Kind].Find(in.diags, placeInFEN(in, fen, f))
			return
		}
	}
}

// reportForm reports the faults of a FEN that gives a position, with the FEN of that.
func reportForm(in *input, fen *Tag, faults []chess.FENFault, p *chess.Position) {
	for i := range faults {
		f := &faults[i]
		e := formFaults[f.Kind].Find(in.diags, placeInFEN(in, fen, f)).Beside(fen.TextSpan())
		if !e.IsKept() {
			continue
		}
		said, form := fen.Text(in.text), chess.FENForm(0)
		if namesFiles(said) {
			form = chess.CastlingFiles
		}
		right := string(chess.AppendFENAs(nil, p, form))
		if board := withoutChecks(said); board != said {
			right = withChecks(right, said, board)
		}
		e.Say(rules.FENInOtherForm{FEN: e.Text(right)})
	}
}

// withChecks returns a FEN with the checks that one says and its board does not: at the end, or before the clock.
func withChecks(fen, said, board string) string {
	if strings.HasPrefix(said, board) {
		return fen + said[len(board):]
	}
	clock := strings.LastIndexByte(fen[:strings.LastIndexByte(fen, ' ')], ' ')
	at := strings.IndexByte(said, '+')
	return fen[:clock] + said[at-2:at+2] + fen[clock:]
}

// placeInFEN returns where a fault of a FEN is: the whole value where it is not the same in the file, or where something is missing.
func placeInFEN(in *input, fen *Tag, f *chess.FENFault) source.Span {
	whole := fen.TextSpan()
	if f.Start == f.End || fen.Flags&Escapes != 0 || source.LeadingASCII(in.text.Slice(whole)) < whole.End-whole.Start {
		return whole
	}
	return source.Span{Start: min(whole.Start+f.Start, whole.End), End: min(whole.Start+f.End, whole.End)}
}

// reportVariant reports rights to castle that only Chess960 has, in a game that does not say that it is one (9.7.2-d).
func reportVariant(in *input, g *Game, fen *Tag) {
	e := rules.UnsaidChess960.Find(in.diags, fen.TextSpan())
	if t := g.Tag(tags.Variant); t != nil {
		e.Beside(in.span(int(t.Item)))
	} else if e.IsKept() {
		start := fen.span(in).Start
		e.Part(source.Span{Start: start, End: start}, `[Variant "Chess960"]`+in.text.LineEnd())
	}
}
