package answers

import (
	"errors"
	"strconv"

	"pbn/core/chess"
	"pbn/core/solve"
	"pbn/core/wire"
)

// ReadProblem reads a position and what is demanded of it. The error is a sentence.
func ReadProblem(fen, stipulation string) (p chess.Position, st solve.Stipulation, err error) {
	p, faults, _, ok := chess.ReadFEN(fen)
	if !ok {
		at := faults[len(faults)-1]
		return p, st, errors.New("the FEN cannot be read at “" + fen[at.Start:at.End] + "”")
	}
	st, problem := solve.Parse(stipulation)
	switch problem {
	case solve.Unknown:
		err = errors.New("the stipulation “" + stipulation + "” cannot be solved; #2, h#2, h#2.5 or s#2 can, for example")
	case solve.TooLong:
		err = errors.New("“" + stipulation + "” has too many moves to be solved")
	}
	return p, st, err
}

// Playable says in a sentence why the position of a problem has no legal moves to speak of; it returns nil where it has.
func Playable(p *chess.Position, st solve.Stipulation, o solve.Options) error {
	if fault, is := solve.Unplayable(p, st, o); is {
		return errors.New(whyNot(fault))
	}
	return nil
}

var sides = [...]string{chess.White: "White", chess.Black: "Black"}

// whyNot says why a position has no legal moves to speak of.
func whyNot(f chess.PositionFault) string {
	side := sides[f.Color&1]
	switch {
	case f.Kind == chess.PawnRank:
		return "there is a pawn on " + f.Squares.First().String()
	case f.Kind == chess.OtherInCheck:
		return side + " is in check, and does not move"
	}
	return side + " has " + strconv.Itoa(f.Count) + " kings"
}

// Progress is the JSON of PbiSolveProgress.
func Progress(p solve.Progress) []byte {
	var w wire.Writer
	w.Open('{')
	w.IntField("nodes", int(p.Nodes))
	w.IntField("done", p.Done)
	w.IntField("total", p.All)
	w.Close('}')
	return w.Out
}

// Solution is the JSON of PbiSolution, in the letters of problemists.
func Solution(r *solve.Result) []byte {
	var w wire.Writer
	w.Open('{')
	Write(&w, r, &solve.Letters)
	WriteTrees(&w, r)
	w.Close('}')
	return w.Out
}
