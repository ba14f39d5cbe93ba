package main

import (
	"bytes"
	"errors"
	"io"
	"path/filepath"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/convert"
	"pbn/core/diag"
	core "pbn/core/pbn/export"
	"pbn/core/source"
	"pbn/core/wire"
)

// openOther returns a file as PBN that is LIN or a bare deal; nil if it is neither, or if it is long and nobody says that it is LIN. The file
// can still be read from its start.
func openOther(of *kit.Input, as core.Options, severities map[diag.Rule]diag.Severity) (*convert.Other, error) {
	from, _ := convert.Named(of.As)
	switch from {
	case convert.PBN:
		return nil, nil
	case convert.LIN:
		file, err := files.Whole(of.Reader, words.Say("convertedFiles"))
		if err != nil {
			return nil, err
		}
		return convert.AsPBN(file, convert.Options{From: from, Encoding: of.Encoding, As: as, Severities: severities}), nil
	}
	file, err := io.ReadAll(io.LimitReader(of.Reader, convert.MostUnnamed+1))
	if err != nil {
		return nil, err
	}
	of.Reader = io.MultiReader(bytes.NewReader(file), of.Reader)
	if len(file) > convert.MostUnnamed {
		return nil, nil
	}
	return convert.AsPBN(file, convert.Options{Encoding: of.Encoding, As: as, Severities: severities}), nil
}

// wholeAsPBN returns the whole of a file as PBN, for what looks at all of its games, and its encoding; what names that in a message. from
// says what the file was if it was not PBN. One in which no game is found stays as it is.
func wholeAsPBN(of *kit.Input, what string) (file []byte, named source.Encoding, from *convert.Other, err error) {
	named = of.Encoding
	if from, err = openOther(of, convert.AsRead(), nil); err != nil {
		return nil, named, nil, err
	}
	if file, err = files.Whole(of.Reader, what); err == nil && from != nil {
		err = from.Report.Err
	}
	if err == nil && from != nil && len(from.PBN) > 0 {
		file, named = from.PBN, source.UTF8
	}
	return file, named, from, err
}

// refuseInPlace refuses to write the PBN that was made of another notation over that.
func refuseInPlace(l *line.Line, from *convert.Other) error {
	if from == nil || len(from.PBN) == 0 || !l.Is("in-place") {
		return nil
	}
	return errors.New(words.Say("otherInPlace"))
}

// refuseOther says of a file that is LIN or a bare deal, by a message of ours, how PBN is made of it.
func refuseOther(message string, of *kit.Input, file []byte) error {
	is, _ := convert.Named(of.As)
	if is == convert.Automatic {
		if len(file) > convert.MostUnnamed {
			return nil
		}
		is = convert.Recognize(file, of.Encoding)
	}
	if is == convert.PBN {
		return nil
	}
	return errors.New(words.Say(message, "what", words.Say("other-"+is.String()), "names", namesOf(of, "pbn")))
}

// namesOf are the names for convert that make a file of another notation of this one, as one types them.
func namesOf(of *kit.Input, to string) string {
	switch {
	case of.Path == line.StandardInput:
		return "--to " + to + " " + line.StandardInput
	case strings.EqualFold(filepath.Ext(of.Path), "."+to):
		return "--to " + to + " -o new." + to + " " + asTyped(of.Path)
	}
	return asTyped(of.Path) + " " + asTyped(withoutExtension(of.Path)+"."+to)
}

// asTyped is a path as one types it in a shell.
func asTyped(path string) string {
	path = wire.Printable(path)
	if strings.ContainsAny(path, " ()&;'") {
		return `"` + path + `"`
	}
	return path
}

// pbnName is the name of what is written in a folder: LIN becomes PBN.
func pbnName(name string) string {
	if strings.EqualFold(filepath.Ext(name), ".lin") {
		return withoutExtension(name) + ".pbn"
	}
	return name
}

func withoutExtension(name string) string { return strings.TrimSuffix(name, filepath.Ext(name)) }
