// Package answers is what crosses of solutions: results as JSON. js/src/pbi/types/solution.ts is its documentation.
package answers

import (
	"strings"

	"pbn/core/chess"
	"pbn/core/solve"
	"pbn/core/wire"
)

// verdicts are what JSON has for the verdicts, notes for what is told beside them, and limits for how a search ended.
var (
	verdicts = [...]string{
		solve.NotFinished: "notFinished", solve.Sound: "sound", solve.Cooked: "cooked", solve.NoSolution: "noSolution", solve.ShortSolution: "short",
		solve.SeveralSolutions: "several", solve.FewerSolutions: "fewer",
	}
	notes = [...]string{
		solve.CastlingAssumed: "castlingAssumed", solve.CastlingExcluded: "castlingExcluded", solve.PassingProved: "passingProved",
		solve.PassingGiven: "passingGiven", solve.PassingUnproved: "passingUnproved", solve.TurnChanged: "turnChanged",
	}
	limits = [...]string{solve.Finished: "", solve.NodesSpent: "nodes", solve.TimeSpent: "seconds", solve.Aborted: "aborted"}
)

// Write writes the members of PbiSolution. The text has the letters of a language.
func Write(w *wire.Writer, r *solve.Result, letters *chess.Language) {
	w.StringField("stipulation", r.Stipulation.String())
	w.StringField("verdict", verdicts[r.Verdict])
	w.IntField("count", r.Count)
	if r.ShortIn > 0 {
		w.IntField("shortIn", r.ShortIn)
	}
	text := string(r.AppendText(nil, letters))
	lines := strings.Split(text, "\n")
	w.List("solution", len(lines)-1, func(i int) { w.String(lines[i]) })
	w.TrueField("cut", r.IsCut)
}

// WriteTrees writes the other members of PbiSolution: the position, the moves and what is said of them.
func WriteTrees(w *wire.Writer, r *solve.Result) {
	w.StringField("fen", string(chess.AppendFEN(nil, &r.Position)))
	w.Name("keys")
	writeBranches(w, r.Solutions)
	for _, tree := range []struct {
		name     string
		branches []solve.Branch
	}{{"short", r.Short}, {"tries", r.Tries}, {"setPlay", r.SetPlay}} {
		writeSome(w, tree.name, tree.branches)
	}
	w.IntField("duals", r.Duals)
	w.List("notes", len(r.Notes), func(i int) {
		w.Open('{')
		w.StringField("kind", notes[r.Notes[i].Kind])
		if r.Notes[i].Square != chess.NoSquare {
			w.StringField("square", r.Notes[i].Square.String())
		}
		w.Close('}')
	})
	w.IntField("nodes", int(r.Nodes))
	w.FilledField("limit", limits[r.End])
}

func writeSome(w *wire.Writer, name string, branches []solve.Branch) {
	if len(branches) > 0 {
		w.Name(name)
		writeBranches(w, branches)
	}
}

func writeBranches(w *wire.Writer, branches []solve.Branch) {
	w.Open('[')
	for i := range branches {
		b := &branches[i]
		w.Open('{')
		w.StringField("san", string(b.SAN.Append(nil)))
		WriteMove(w, b.Move)
		writeSome(w, "threats", b.Threats)
		w.TrueField("zugzwang", b.IsZugzwang)
		writeSome(w, "replies", b.Replies)
		w.TrueField("refutes", b.Refutes)
		w.TrueField("met", b.IsMet)
		w.TrueField("dual", b.IsDual)
		w.TrueField("shorter", b.IsShorter)
		w.Close('}')
	}
	w.Close(']')
}

// WriteMove writes the squares of a move, and what a pawn becomes.
func WriteMove(w *wire.Writer, m chess.Move) {
	text := string(chess.AppendCoordinates(nil, m, false))
	w.StringField("from", text[:2])
	w.StringField("to", text[2:4])
	if len(text) > 4 {
		w.StringField("promotion", strings.ToUpper(text[4:]))
	}
}
