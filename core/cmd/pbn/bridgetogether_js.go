package main

import (
	"io"

	"pbn/core/cmd/kit"
	"pbn/core/desk"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	core "pbn/core/pbn/export"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// The verbs of bridge on one core: a module has no other.

func boardsForDesk(games *desk.Notation) *desk.Notation { return games }

func validateBoards(_ *kit.Input, file *source.Stream, options pbn.Options) *report.Report {
	return pbn.Validate(file, options)
}

func exportBoardsTo(to io.Writer, _ *kit.Input, file *source.Stream, options core.Options) *report.Report {
	return pbn.ExportTo(to, file, options)
}

func parseBoards(to io.Writer, _ *kit.Input, file *source.Stream, lines bool) (*report.Report, error) {
	return answers.ParseTo(to, file, lines, wire.Options{})
}
