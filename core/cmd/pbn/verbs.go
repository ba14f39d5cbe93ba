package main

import (
	"bytes"
	"io"

	"pbn/core/cmd/files"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/optima"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	core "pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/solving"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// The verbs of the notation, for files that may also be LIN or bare deals.

// stream is a file that is read piece by piece.
func stream(of *kit.Input) *source.Stream { return habits.PBN.Stream(of.Reader, of.Encoding) }

// asGames reads a file as PBN, also where it is LIN or a bare deal.
func asGames(of *kit.Input) (*source.Stream, error) {
	other, err := openOther(of, convert.AsRead(), nil)
	switch {
	case err != nil:
		return nil, err
	case other == nil:
		return stream(of), nil
	case other.Report.Err != nil:
		return nil, other.Report.Err
	}
	return habits.PBN.Stream(bytes.NewReader(other.PBN), source.UTF8), nil
}

func validate(l *line.Line, of *kit.Input, severities map[diag.Rule]diag.Severity) (*report.Report, error) {
	other, err := openOther(of, convert.AsRead(), severities)
	if err != nil {
		return nil, err
	}
	if other != nil {
		return other.Report, nil
	}
	options := pbn.Options{AsExport: l.Value("as") == "export", Severities: severities}
	if l.Is("double-dummy") {
		return validateSolved(of, options)
	}
	r := validateBoards(of, stream(of), options)
	return r, r.Err
}

// validateSolved also compares a file with what the solver finds, for which it is read as a whole.
func validateSolved(of *kit.Input, options pbn.Options) (*report.Report, error) {
	file, err := files.Whole(of.Reader, words.Say("solvedDeals"))
	if err != nil {
		return nil, err
	}
	all, end := onAllCores(optima.Options{Only: solving.Check})
	defer end()
	options.Solved = optima.Solve(habits.PBN.Open(file, of.Encoding), all).Games
	r := pbn.Validate(habits.PBN.Open(file, of.Encoding), options)
	return r, r.Err
}

func parse(_ *line.Line, to io.Writer, of *kit.Input, lines bool) (*report.Report, error) {
	other, err := openOther(of, convert.AsRead(), nil)
	if err != nil {
		return nil, err
	}
	if other == nil {
		return parseBoards(to, of, stream(of).Unshown(), lines)
	}
	file := habits.PBN.Stream(bytes.NewReader(other.PBN), source.UTF8)
	return answers.ParseTo(to, file.Unshown(), lines, wire.Options{Was: other.Name(), Said: other.Report})
}

func export(l *line.Line, encoding string) *kit.Export {
	options := writerOptions(l, encoding)
	as := &kit.Export{
		File: func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
			r, err := exportTo(l, of, to, options)
			return "", r, err
		},
		Document: func(document []byte, encoding source.Encoding) ([]byte, *report.Report) {
			return pbn.ExportDocument(document, encoding, options)
		},
		Encoding: source.Latin1,
		Name:     pbnName,
	}
	if options.Encoding == plain.UTF8 {
		as.Encoding = source.UTF8
	}
	return as
}

// writerOptions returns the options of the writer: an encoding, and all others as the command line has them.
func writerOptions(l *line.Line, encoding string) core.Options {
	chosen := map[string]string{}
	for _, option := range core.OptionNames {
		chosen[option.Name] = l.Value(option.Name)
	}
	chosen["encoding"] = encoding
	options, problem := core.Named(chosen)
	if problem != "" {
		panic(problem) // the table of options has other values
	}
	return options
}

// exportTo writes a file, of whatever notation, in export format.
func exportTo(l *line.Line, of *kit.Input, to io.Writer, options core.Options) (*report.Report, error) {
	other, err := openOther(of, options, nil)
	if err == nil {
		err = refuseInPlace(l, other)
	}
	if err != nil {
		return nil, err
	}
	if other == nil {
		r := exportBoardsTo(to, of, stream(of), options)
		return r, r.Err
	}
	if other.Report.Err == nil && len(other.PBN) > 0 {
		_, err = to.Write(other.PBN)
	} else {
		err = other.Report.Err
	}
	return other.Report, err
}

// fix applies the safe fixes of PBN. What is written in another notation has none: they would be PBN.
func fix(of *kit.Input, file []byte, severities map[diag.Rule]diag.Severity) (*mend.Result, error) {
	if err := refuseOther("otherFixed", of, file); err != nil {
		return nil, err
	}
	return pbn.Mend(file, of.Encoding, pbn.Options{Severities: severities}), nil
}
