//go:build !js

package main

import (
	"io"

	"pbn/core/cmd/kit"
	"pbn/core/pgn"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/collect"
	writer "pbn/core/pgn/export"
	"pbn/core/pgn/search"
	"pbn/core/report"
	"pbn/core/source"
)

// The verbs of chess on all cores, which the native command has.

var gamesForDesk = collect.GamesTogether

func validateGames(of *kit.Input, file *source.Stream, options pgn.Options) *report.Report {
	if by, ok := of.AllCores(); ok {
		return pgn.ValidateTogether(file, options, by)
	}
	return pgn.Validate(file, options)
}

func exportGamesTo(to io.Writer, of *kit.Input, file *source.Stream, options writer.Options) *report.Report {
	if by, ok := of.AllCores(); ok {
		return pgn.ExportTogether(to, file, options, by)
	}
	return pgn.ExportTo(to, file, options)
}

// parseGames hands JSON in the form of the core to a writer, or in that of the command to one that takes it so.
func parseGames(to io.Writer, of *kit.Input, file *source.Stream, wanted *search.Query, lines bool) (*report.Report, error) {
	if by, ok := of.AllCores(); ok {
		plain, form := kit.AsFormed(to)
		return answers.ParseTogether(plain, file, wanted, lines, form, by)
	}
	return answers.ParseTo(to, file, wanted, lines)
}
