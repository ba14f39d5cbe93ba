package api

import (
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
)

// path is the name that a body has in text, as standard input has in the shell.
const path = "-"

// text is a report as the shell prints it.
func text(report *pbn.Report) []byte { return answers.Text(answers.Rendering{Path: path}, report) }
