package main

import (
	"bytes"
	"io"

	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/pbn"
	core "pbn/core/pbn/export"
	"pbn/core/source"
)

// asRead writes what is read and never shown.
var asRead = core.Options{Encoding: core.UTF8, Missing: core.Omit}

// other is a file of another notation as PBN.
type other struct {
	from   convert.Notation
	pbn    []byte
	report *pbn.Report
}

// name is that of the notation; "" of none.
func (o *other) name() string {
	if o == nil {
		return ""
	}
	return o.from.String()
}

// openOther returns a file as PBN that is LIN or a bare deal, and what was found in it; nil if it is not, or if it is long. The file can be
// read from its start after it.
func openOther(of *input, as core.Options, severities map[diag.Rule]diag.Severity) (*other, *pbn.Report, error) {
	file, err := io.ReadAll(io.LimitReader(of.Reader, convert.MostUnnamed+1))
	if err != nil {
		return nil, nil, err
	}
	of.Reader = io.MultiReader(bytes.NewReader(file), of.Reader)
	if len(file) > convert.MostUnnamed {
		return nil, nil, nil
	}
	from := convert.Recognize(file, source.Automatic)
	if from == convert.PBN {
		return nil, nil, nil
	}
	out, _, r := convert.Convert(file, convert.Options{From: from, To: convert.PBN, As: as, Severities: severities})
	return &other{from, out, r}, r, nil
}
