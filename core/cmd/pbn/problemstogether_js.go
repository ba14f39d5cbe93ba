package main

import (
	"io"

	"pbn/core/cmd/kit"
	"pbn/core/pbi"
	"pbn/core/pbi/answers"
	writer "pbn/core/pbi/export"
	"pbn/core/report"
	"pbn/core/source"
)

// The verbs of chess problems on one core: a module has no other.

func validateProblems(_ *kit.Input, file *source.Stream, options pbi.Options) *report.Report {
	return pbi.Validate(file, options)
}

func exportProblemsTo(to io.Writer, _ *kit.Input, file *source.Stream, options writer.Options) *report.Report {
	return pbi.ExportTo(to, file, options)
}

func parseProblems(to io.Writer, _ *kit.Input, file *source.Stream, lines bool) (*report.Report, error) {
	return answers.ParseTo(to, file, lines)
}
