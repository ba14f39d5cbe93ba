package main

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/draughts"
	"pbn/core/wire"
)

// perft counts the sequences of legal moves from a position of chess or draughts. The shell may have taken its FEN for several operands.
func perft(s *kit.Shell, l *line.Line) (kit.Exit, error) {
	// So many plies nobody waits for, and the stack has room for them.
	const most = 100
	last := len(l.Names) - 1
	depth, err := strconv.Atoi(l.Names[last])
	if err != nil || depth < 0 || depth > most {
		return kit.Failed, line.Mistake(words.Say("perftDepth", "most", strconv.Itoa(most), "given", l.Names[last]))
	}
	fen := strings.Join(l.Names[:last], " ")
	count := perftOfChess
	if strings.ContainsRune(fen, ':') {
		count = perftOfDraughts
	}
	leaves, err := count(l, fen, depth)
	if err == nil {
		_, err = s.Write(append(strconv.AppendUint(nil, leaves, 10), '\n'))
		return kit.Fine, err
	}
	return kit.Failed, err
}

func perftOfChess(l *line.Line, fen string, depth int) (leaves uint64, err error) {
	if l.Is("variant") {
		return 0, line.Mistake(words.Say("perftVariant"))
	}
	p, faults, _, ok := chess.ReadFEN(fen)
	if !ok {
		return 0, noFEN(fenProblem(fen, faults))
	}
	return p.Perft(depth), nil
}

// perftOfDraughts is of a FEN of PDN, whose parts have colons between them.
func perftOfDraughts(l *line.Line, fen string, depth int) (leaves uint64, err error) {
	v := draughts.Variants[0]
	if name := l.Value("variant"); l.Is("variant") {
		v, _ = draughts.Named(name)
	}
	b, _ := draughts.New(v)
	p, faults, ok := draughts.ReadFEN(b, fen)
	if !ok {
		at := slices.IndexFunc(faults, func(fault draughts.FENFault) bool { return fault.Kind < draughts.FormFaults })
		return 0, noFEN(words.Say(draughtsProblems[faults[at].Kind], "part", wire.Printable(fen[faults[at].Start:faults[at].End])))
	}
	return b.Perft(&p, depth), nil
}

func noFEN(problem string) error { return line.Mistake(words.Say("perftFEN", "problem", problem)) }

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

// draughtsProblems has the same for a FEN of draughts.
var draughtsProblems = [draughts.FormFaults]string{
	draughts.UnknownTurn:   "pdnTurn",
	draughts.UnknownColor:  "pdnColor",
	draughts.UnknownSquare: "pdnSquare",
	draughts.NoSuchSquare:  "pdnNoSquare",
	draughts.RangeFalls:    "pdnRange",
}
