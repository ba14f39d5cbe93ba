package api

import (
	"strconv"
	"time"

	"pbn/core/convert"
	"pbn/core/optima"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/solving"
	"pbn/core/source"
	"pbn/core/wire"
)

// shares are how long a board is tried in each round, as parts of the time that a request has, so that one that takes long comes after the
// others. Half of all deals take less than the first of ten seconds, on a computer of 2020, and one of a hundred more than the third.
var shares = [...]float64{0.02, 0.1, 0.4, 1}

// solvingFor is what is solved for a request: as long as somebody waits for it, and of as many boards as one may ask for.
func (s *server) solvingFor(r *request, only solving.Only) (optima.Options, *problem) {
	end := time.Now().Add(s.limits.Solving)
	options := optima.Options{
		Only: only, Limit: s.limits.Boards, Rounds: len(shares),
		Poll: func() bool { return r.context.Err() == nil && time.Now().Before(end) },
		Share: func(round int) func() bool {
			end := time.Now().Add(time.Duration(shares[round] * float64(s.limits.Solving)))
			return func() bool { return time.Now().Before(end) }
		},
	}
	var window wire.Options
	if p := r.query.window(&window); p != nil {
		return options, p
	}
	options.From = window.From
	if text, given := r.query[limit.Name]; given {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > s.limits.Boards {
			return options, bad(limit.Name, "must be a number from 1 to "+strconv.Itoa(s.limits.Boards))
		}
		options.Limit = n
	}
	return options, nil
}

// optimum answers with the file whose tags of what can be won with open cards are filled in (4.2.7, 5.6, 5.7), or with what was changed.
// Pbn-Left is how many games more there are than a request may ask for, Pbn-Next the number of the first that was not tried: they are
// filled in where the answer is sent again. Pbn-Unsolved is how many are not, since each takes more time than there is for a request.
func (s *server) optimum(r *request) (*answer, *problem) {
	options, check, p := s.changing(r)
	if p != nil {
		return nil, p
	}
	named := options.Named(habits.PBN)
	other, p := s.other(r, named, convert.AsRead(), check.Severities)
	if p != nil {
		return nil, p
	}
	if other != nil && len(other.PBN) > 0 {
		r.file, named, options.Was = other.PBN, source.UTF8, other.Name()
	}
	only := solving.Missing
	if r.query[onlyOf.Name] == "all" {
		only = solving.All
	}
	wanted, p := s.solvingFor(r, only)
	if p != nil {
		return nil, p
	}
	filled, solved := optima.Fill(r.file, named, wanted)
	left := leftOf(solved)
	if r.query["format"] == "json" {
		return ok(jsonType, answers.EditedReport(options, filled.Edited), left...)
	}
	return s.made(r, filled.Edited.Bytes, filled.Edited.Report, append(left, "Pbn-Changes", strconv.Itoa(len(filled.Edited.Changes)))...)
}

// leftOf has the headers that say what is left. Where nothing was solved in all the time that a request has, sending it again would not
// solve it either.
func leftOf(solved optima.Solutions) (header []string) {
	left, unsolved := solved.Left, 0
	if len(solved.Games) == 0 {
		left, unsolved = 0, solved.Left
	}
	header = []string{"Pbn-Left", strconv.Itoa(left)}
	if solved.Next > 0 {
		header = append(header, "Pbn-Next", strconv.Itoa(solved.Next))
	}
	if unsolved > 0 {
		header = append(header, "Pbn-Unsolved", strconv.Itoa(unsolved))
	}
	return header
}

// compared is how a file is checked whose tags of what can be won are compared with what is solved.
func (s *server) compared(r *request, options *pbn.Options, named source.Encoding) *problem {
	if r.query[doubleDummy.Name] != "yes" {
		return nil
	}
	if len(r.file) > s.limits.Whole {
		return largerThan(int64(s.limits.Whole))
	}
	wanted, p := s.solvingFor(r, solving.Check)
	if p == nil {
		options.Solved = optima.Solve(habits.PBN.Open(r.file, named).Until(s.stops(r)).LimitGames(s.limits.Game), wanted).Games
	}
	return p
}
