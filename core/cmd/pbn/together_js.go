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

// The verbs of chess on one core: a module has no other.

var gamesForDesk = collect.Games

func validateGames(_ *kit.Input, file *source.Stream, options pgn.Options) *report.Report {
	return pgn.Validate(file, options)
}

func exportGamesTo(to io.Writer, _ *kit.Input, file *source.Stream, options writer.Options) *report.Report {
	return pgn.ExportTo(to, file, options)
}

func parseGames(to io.Writer, _ *kit.Input, file *source.Stream, wanted *search.Query, lines bool) (*report.Report, error) {
	return answers.ParseTo(to, file, wanted, lines)
}
