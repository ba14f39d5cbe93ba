package rules

import (
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/diag"
)

// whyUnread has, by the fault, why a FEN cannot be read.
var whyUnread = [...]string{
	chess.RankCount: whyRankCount, chess.RankLength: whyRankLength, chess.UnknownPiece: whyUnknownPiece,
	chess.UnknownTurn: whyUnknownTurn, chess.UnknownCastling: whyUnknownCastling, chess.UnknownField: whyUnknownField,
}

// WhyUnread returns why a FEN cannot be read, as a sentence: its first fault that leaves no position.
func WhyUnread(fen string, faults []chess.FENFault) string {
	for _, f := range faults {
		if f.Kind < chess.FormFaults {
			return filled(whyUnread[f.Kind], "{here:quoted}", diag.Quote(fen[f.Start:f.End]))
		}
	}
	return ""
}

// WhyNoMoves returns why there are no legal moves to speak of in a position with a fault (see [chess.Unplayable]), as a sentence.
func WhyNoMoves(p *chess.Position, f chess.PositionFault) string {
	side, enemy, at := sides[f.Color&1], sides[f.Color&1^1], f.Squares.First()
	switch {
	case f.Kind == chess.PawnRank:
		return filled(whyNoPawn, "{At}", at.String())
	case f.Kind == chess.OtherInCheck:
		return filled(whyOtherInCheck, "{Man:side}", enemy, "{Man:enemy}", side, "{Man}", kinds[p.On(at).Kind()], "{At}", at.String())
	case f.Count == 0:
		return filled(whyNoKing, "{Man:side}", side)
	}
	return filled(whySeveralKings, "{Man:side}", side, "{Count}", strconv.Itoa(f.Count))
}

// filled returns a sentence with texts in the places that have their names: a name, its text, and so on.
func filled(sentence string, texts ...string) string {
	for i := 0; i < len(texts); i += 2 {
		sentence = strings.Replace(sentence, texts[i], texts[i+1], 1)
	}
	return sentence
}
