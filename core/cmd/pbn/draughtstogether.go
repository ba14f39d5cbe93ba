//go:build !js

package main

import (
	"io"

	"pbn/core/cmd/kit"
	"pbn/core/pdn"
	"pbn/core/pdn/answers"
	"pbn/core/pdn/collect"
	writer "pbn/core/pdn/export"
	"pbn/core/report"
	"pbn/core/source"
)

// The verbs of draughts on all cores, which the native command has.

var draughtsForDesk = collect.GamesTogether

func validateDraughts(of *kit.Input, file *source.Stream, options pdn.Options) *report.Report {
	if by, ok := of.AllCores(); ok {
		return pdn.ValidateTogether(file, options, by)
	}
	return pdn.Validate(file, options)
}

func exportDraughtsTo(to io.Writer, of *kit.Input, file *source.Stream, options writer.Options) *report.Report {
	if by, ok := of.AllCores(); ok {
		return pdn.ExportTogether(to, file, options, by)
	}
	return pdn.ExportTo(to, file, options)
}

// parseDraughts hands JSON in the form of the core to a writer, or in that of the command to one that takes it so.
func parseDraughts(to io.Writer, of *kit.Input, file *source.Stream, lines bool) (*report.Report, error) {
	if by, ok := of.AllCores(); ok {
		plain, form := kit.AsFormed(to)
		return answers.ParseTogether(plain, file, lines, form, by)
	}
	return answers.ParseTo(to, file, lines)
}
