package main

import (
	"io"

	"pbn/core/cmd/kit"
	"pbn/core/desk"
	"pbn/core/pdn"
	"pbn/core/pdn/answers"
	"pbn/core/pdn/collect"
	writer "pbn/core/pdn/export"
	"pbn/core/report"
	"pbn/core/source"
)

// The verbs of draughts on one core: a module has no other.

func draughtsForDesk() *desk.Notation { return collect.Games }

func validateDraughts(_ *kit.Input, file *source.Stream, options pdn.Options) *report.Report {
	return pdn.Validate(file, options)
}

func exportDraughtsTo(to io.Writer, _ *kit.Input, file *source.Stream, options writer.Options) *report.Report {
	return pdn.ExportTo(to, file, options)
}

func parseDraughts(to io.Writer, _ *kit.Input, file *source.Stream, lines bool) (*report.Report, error) {
	return answers.ParseTo(to, file, lines)
}
