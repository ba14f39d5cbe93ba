package api

import (
	"pbn/core/report"
	"pbn/core/wire"
)

// path is the name that a body has in text, as standard input has in the shell.
const path = "-"

// text is a report as the shell prints it.
func text(report *report.Report) []byte { return wire.TextReport(report, wire.Rendering{Path: path}) }
