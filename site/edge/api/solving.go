package api

import (
	"strconv"
	"time"

	"pbn/core/convert"
	"pbn/core/optima"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/source"
)

// longestSolving is how long the boards of a request may take, so that others have their turn: what is not solved by then is left. In a Worker
// no time passes while it computes, and its platform ends what takes too long.
const longestSolving = 10 * time.Second

// solving is what is solved for a request: as long as somebody waits for it, and of as many boards as one may ask for.
func (s *server) solving(r *request, only optima.Only) (optima.Options, *problem) {
	end := time.Now().Add(longestSolving)
	options := optima.Options{Only: only, Limit: s.Boards, Poll: func() bool { return r.context.Err() == nil && time.Now().Before(end) }}
	if text, given := r.query[limit.Name]; given {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > s.Boards {
			return options, bad(limit.Name, "must be a number from 1 to "+strconv.Itoa(s.Boards))
		}
		options.Limit = n
	}
	return options, nil
}

// optimum answers with the file whose tags of what can be won with open cards are filled in (4.2.7, 5.6, 5.7), or with what was changed. Pbn-Left is how
// many games more there are than a request may ask for: they are filled in where the answer is sent again.
func (s *server) optimum(r *request) (*answer, *problem) {
	options, p := s.changing(r)
	if p != nil {
		return nil, p
	}
	named, _ := source.EncodingOf(options.Encoding)
	other, p := s.other(r, named, convert.AsRead(), options.Severities)
	if p != nil {
		return nil, p
	}
	if other != nil && len(other.PBN) > 0 {
		r.file, named, options.Was = other.PBN, source.UTF8, other.Name()
	}
	only := optima.Missing
	if r.query[onlyOf.Name] == "all" {
		only = optima.All
	}
	wanted, p := s.solving(r, only)
	if p != nil {
		return nil, p
	}
	filled := optima.Fill(r.file, named, wanted)
	left := []string{"Pbn-Left", strconv.Itoa(filled.Left)}
	if r.query["format"] == "json" {
		return ok(jsonType, answers.EditedReport(options, filled.Edited), left...)
	}
	return s.made(r, filled.Edited.Bytes, filled.Edited.Report, append(left, "Pbn-Changes", strconv.Itoa(len(filled.Edited.Changes)))...)
}

// compared is how a file is checked whose tags of what can be won are compared with what is solved.
func (s *server) compared(r *request, options *pbn.Options, named source.Encoding) *problem {
	if r.query[doubleDummy.Name] != "yes" {
		return nil
	}
	if len(r.file) > s.Whole {
		return largerThan(int64(s.Whole))
	}
	wanted, p := s.solving(r, optima.Check)
	if p == nil {
		options.Solved = optima.Solve(source.Open(r.file, named).Until(r.context.Err).LimitGames(s.Game), wanted).Games
	}
	return p
}
