package api

import (
	"errors"

	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/source"
)

// others are the names of what is no PBN and has no fixes.
var others = map[convert.Notation]string{convert.LIN: "LIN", convert.Bare: "a deal without tags"}

// unfixable is the problem of a file that is LIN or a bare deal: only PBN has fixes.
func (r *request) unfixable(named source.Encoding) *problem {
	if len(r.file) > convert.MostUnnamed {
		return nil
	}
	what, isOther := others[convert.Recognize(r.file, named)]
	if !isOther {
		return nil
	}
	return &problem{kind: otherFormat, Detail: "This is " + what +
		", and only PBN has fixes. Make PBN of it first: POST it to /api/convert?to=pbn."}
}

// other returns the file of a request as PBN if it is LIN or a deal as in mail, and nil if it is PBN. One for which nobody says that it is
// something else is taken for PBN where it is long.
func (s *server) other(r *request, named source.Encoding, as export.Options, severities map[diag.Rule]diag.Severity) (*convert.Other,
	*problem) {
	from, _ := convert.Named(r.query[notation.Name])
	if from == convert.Automatic {
		if len(r.file) > min(s.limits.Whole, convert.MostUnnamed) {
			return nil, nil
		}
		from = convert.Recognize(r.file, named)
	}
	if from == convert.PBN {
		return nil, nil
	}
	if len(r.file) > s.limits.Whole {
		return nil, largerThan(int64(s.limits.Whole))
	}
	as.Most = s.limits.Answer
	other := convert.AsPBN(r.file, convert.Options{Encoding: named, From: from, As: as, Severities: severities})
	if errors.Is(other.Report.Err, export.ErrTooLong) {
		return nil, s.tooLong()
	}
	return other, s.unread(other.Report.Err, nil)
}
