package main

import (
	"io"
	"slices"

	"pbn/core/cmd/files"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/lists"
	"pbn/core/pbi/answers"
	"pbn/core/pbi/convert"
	"pbn/core/pbi/olive"
	"pbn/core/pbi/solving"
)

// What becomes of chess problems, and what becomes one.

// problemsName is what --to calls PBI.
const problemsName = "pbi"

// convertProblems writes what becomes of a file of problems.
func convertProblems(l *line.Line, of *kit.Input, to io.Writer, form string) (*lists.Result, error) {
	if form == problemsName {
		return problemsOf(l, of, to)
	}
	file, err := asProblems(of)
	if err != nil {
		return nil, err
	}
	switch form {
	case oliveName:
		return olive.Write(to, file), nil
	case "json":
		r, err := answers.ParseTo(to, file, false)
		return &lists.Result{Report: r}, err
	}
	options := convert.Options{To: convert.Form(slices.Index(convert.FormNames, form))}
	if l.Is("solved") {
		options.Solution = solving.New(solving.Options{}).Solution
	}
	return convert.Convert(to, file, options), nil
}

// problemsOf makes PBI of a file of Olive, or of positions.
func problemsOf(l *line.Line, of *kit.Input, to io.Writer) (*lists.Result, error) {
	file, err := files.Whole(of.Reader, words.Say("convertedFiles"))
	if err != nil {
		return nil, err
	}
	if of.Notation() == &ofPositions {
		return convert.FromPositions(to, file, l.Value("stipulation"))
	}
	return olive.Read(to, file)
}
