package check

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// ReportFault reports a fault of a position whose men are at board, and whose halfmove clock is at clock (16.1.3).
func ReportFault(diags *diag.List, p *chess.Position, f *chess.PositionFault, board, clock source.Span) {
	men := rules.MenOfSide{Count: int32(f.Count), Most: int32(f.Most), Man: chess.King.Of(f.Color)}
	switch f.Kind {
	case chess.KingCount:
		e := rules.NoKing.Find(diags, board).Say(men)
		if f.Count > 0 {
			e.As(rules.SeveralKings)
		}
	case chess.PawnRank:
		rules.PawnOnLastRank.Find(diags, board).Say(rules.PawnsOnLastRank{More: int32(f.Count - 1), At: f.Squares.First()})
	case chess.TooManyMen:
		rules.TooManyMen.Find(diags, board).Say(men)
	case chess.TooManyPawns:
		rules.TooManyPawns.Find(diags, board).Say(men)
	case chess.TooManyPromoted:
		rules.TooManyPromoted.Find(diags, board).Say(men)
	case chess.OtherInCheck:
		rules.OtherSideInCheck.Find(diags, board).Say(givingCheck(p, f))
	case chess.ImpossibleCheck:
		e := rules.CheckByNoMove.Find(diags, board).Say(givingCheck(p, f))
		if f.Count > 1 {
			e.As(rules.ChecksByNoMove)
		}
	case chess.ClockInPassing:
		rules.ClockInPassing.Find(diags, clock)
	case chess.ClockTooHigh:
		rules.ClockTooHigh.Find(diags, clock).Say(rules.ClockOfFEN{Most: int32(f.Most)})
	}
}

// givingCheck returns the men that give a check, as facts.
func givingCheck(p *chess.Position, f *chess.PositionFault) rules.MenGivingCheck {
	at := f.Squares.First()
	return rules.MenGivingCheck{Count: int32(f.Count), Man: p.On(at), At: at}
}
