package convert

import (
	"io"
	"strings"

	"pbn/core/chess"
	"pbn/core/lists"
	"pbn/core/pbi"
	"pbn/core/pbi/export"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/source"
)

// FromPositions makes a file of problems of a list of FENs: a problem a line. Where Black moves, the stipulation says so, unless another one is
// given for all. Empty lines and those that begin with # are left out.
func FromPositions(to io.Writer, file []byte, stipulation string) (*lists.Result, error) {
	text := habits.PBI.Open(file, source.Automatic).Text()
	r, lost := &lists.Result{}, losses{}
	at := 0
	if text.HasByteOrderMark() {
		at = len("\uFEFF")
	}
	next := func() (*record.Problem, error) {
		for at < len(text.Bytes) {
			var line string
			end, after := text.EndOfLine(at)
			line, at = strings.TrimSpace(text.Decode(source.Span{Start: at, End: end})), after
			if line == "" || line[0] == '#' {
				continue
			}
			if p := fromFEN(line, stipulation); p != nil {
				r.Lines++
				return p, nil
			}
			lost[lostLines]++
		}
		return nil, nil
	}
	var err error
	r.Report, err = pbi.Write(to, nil, next, export.Options{})
	r.Lost = lists.Losses(lossNames[:], lost[:])
	return r, err
}

// fromFEN makes a problem of a FEN; nil where the line is something else.
func fromFEN(line, stipulation string) *record.Problem {
	p, _, _, ok := chess.ReadFEN(line)
	if !ok {
		if p, _, _, ok = chess.ReadFEN(strings.Fields(line)[0]); !ok {
			return nil
		}
	}
	problem := &record.Problem{Position: string(record.AppendBoard(nil, &p)), Stipulation: stipulation}
	if stipulation == "" && p.Turn == chess.Black {
		problem.Stipulation = "Black moves"
	}
	return problem
}
