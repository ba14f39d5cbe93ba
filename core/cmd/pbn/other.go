package main

import (
	"bytes"
	"errors"
	"io"
	"path/filepath"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
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

// wholeAsPBN returns the whole of a file as PBN, for what looks at all of its games; what names that in a message. of says what the file was
// if it was not PBN. One in which no game is found stays as it is.
func wholeAsPBN(of *input, what string) (file []byte, from *other, err error) {
	if from, _, err = openOther(of, asRead, nil); err != nil {
		return nil, nil, err
	}
	if file, err = files.Whole(of, what); err == nil && from != nil {
		err = from.report.Err
	}
	if err == nil && from != nil && len(from.pbn) > 0 {
		file = from.pbn
	}
	return file, from, err
}

// refuseInPlace refuses to write the PBN that was made of another notation over that.
func refuseInPlace(l *line.Line, from *other) error {
	if from == nil || len(from.pbn) == 0 || !l.Is("in-place") {
		return nil
	}
	return errors.New(line.Say("otherInPlace"))
}

// pbnName is the name of what is written in a folder: LIN becomes PBN.
func pbnName(name string) string {
	if extension := filepath.Ext(name); strings.EqualFold(extension, ".lin") {
		return strings.TrimSuffix(name, extension) + ".pbn"
	}
	return name
}
