package main

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/wire"
)

// perft counts the sequences of legal moves from a position of chess. The shell may have taken its FEN for several operands.
func perft(s *kit.Shell, l *line.Line) (kit.Exit, error) {
	// So many plies nobody waits for, and the stack has room for them.
	const most = 100
	last := len(l.Names) - 1
	depth, err := strconv.Atoi(l.Names[last])
	if err != nil || depth < 0 || depth > most {
		return kit.Failed, line.Mistake(words.Say("perftDepth", "most", strconv.Itoa(most), "given", l.Names[last]))
	}
	fen := strings.Join(l.Names[:last], " ")
	p, faults, _, ok := chess.ReadFEN(fen)
	if !ok {
		return kit.Failed, line.Mistake(words.Say("perftFEN", "problem", fenProblem(fen, faults)))
	}
	_, err = s.Write(append(strconv.AppendUint(nil, p.Perft(depth), 10), '\n'))
	return kit.Fine, err
}

// fenProblem says why a FEN gives no position.
func fenProblem(fen string, faults []chess.FENFault) string {
	at := slices.IndexFunc(faults, func(fault chess.FENFault) bool { return fault.Kind < chess.FormFaults })
	return words.Say(fenProblems[faults[at].Kind], "part", wire.Printable(fen[faults[at].Start:faults[at].End]))
}

// fenProblems has the words for what leaves no position.
var fenProblems = [chess.FormFaults]string{
	chess.RankCount:       "fenRanks",
	chess.RankLength:      "fenRank",
	chess.UnknownPiece:    "fenMan",
	chess.UnknownTurn:     "fenTurn",
	chess.UnknownCastling: "fenCastling",
	chess.UnknownField:    "fenField",
}
