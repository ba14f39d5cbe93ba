package api

import (
	"errors"

	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/source"
)

// asRead writes what is read and never shown.
var asRead = export.Options{Encoding: export.UTF8, Missing: export.Omit}

// other is a file of another notation as PBN, and what was found in it.
type other struct {
	from   convert.Notation
	pbn    []byte
	report *pbn.Report
}

// name is that of the notation; "" of PBN.
func (o *other) name() string {
	if o == nil {
		return ""
	}
	return o.from.String()
}

// other returns the file of a request as PBN if it is LIN or a deal as in mail, and nil if it is PBN. One for which nobody says that it is
// something else is taken for PBN where it is long.
func (s *server) other(r *request, named source.Encoding, as export.Options, severities map[diag.Rule]diag.Severity) (*other, *problem) {
	from, _ := convert.Named(r.query[notation.Name])
	if from == convert.Automatic {
		if len(r.file) > min(s.Whole, convert.MostUnnamed) {
			return nil, nil
		}
		from = convert.Recognize(r.file, named)
	}
	if from == convert.PBN {
		return nil, nil
	}
	if len(r.file) > s.Whole {
		return nil, largerThan(int64(s.Whole))
	}
	as.Most = s.Answer
	out, _, report := convert.Convert(r.file, convert.Options{Encoding: named, From: from, To: convert.PBN, As: as, Severities: severities})
	if errors.Is(report.Err, export.ErrTooLong) {
		return nil, s.tooLong()
	}
	return &other{from, out, report}, longGame(report.Err)
}
