//go:build !js

package main

import (
	"io"

	"pbn/core/cmd/kit"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/collect"
	core "pbn/core/pbn/export"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// The verbs of bridge on all cores, which the native command has.

var boardsForDesk = collect.Together

func validateBoards(of *kit.Input, file *source.Stream, options pbn.Options) *report.Report {
	if by, ok := of.AllCores(); ok {
		return pbn.ValidateTogether(file, options, by)
	}
	return pbn.Validate(file, options)
}

func exportBoardsTo(to io.Writer, of *kit.Input, file *source.Stream, options core.Options) *report.Report {
	if by, ok := of.AllCores(); ok {
		return pbn.ExportTogether(to, file, options, by)
	}
	return pbn.ExportTo(to, file, options)
}

// parseBoards hands JSON in the form of the core to a writer, or in that of the command to one that takes it so.
func parseBoards(to io.Writer, of *kit.Input, file *source.Stream, lines bool) (*report.Report, error) {
	if by, ok := of.AllCores(); ok {
		plain, form := kit.AsFormed(to)
		return answers.ParseTogether(plain, file, lines, form, by)
	}
	return answers.ParseTo(to, file, lines, wire.Options{})
}
