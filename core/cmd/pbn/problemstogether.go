//go:build !js

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

// The verbs of chess problems on all cores, which the native command has.

func validateProblems(of *kit.Input, file *source.Stream, options pbi.Options) *report.Report {
	if by, ok := of.AllCores(); ok {
		return pbi.ValidateTogether(file, options, by)
	}
	return pbi.Validate(file, options)
}

func exportProblemsTo(to io.Writer, of *kit.Input, file *source.Stream, options writer.Options) *report.Report {
	if by, ok := of.AllCores(); ok {
		return pbi.ExportTogether(to, file, options, by)
	}
	return pbi.ExportTo(to, file, options)
}

// parseProblems hands JSON in the form of the core to a writer, or in that of the command to one that takes it so.
func parseProblems(to io.Writer, of *kit.Input, file *source.Stream, lines bool) (*report.Report, error) {
	if by, ok := of.AllCores(); ok {
		plain, form := kit.AsFormed(to)
		return answers.ParseTogether(plain, file, lines, form, by)
	}
	return answers.ParseTo(to, file, lines)
}
