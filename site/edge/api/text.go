package api

import (
	"fmt"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/rules"
)

// path is the name that a body has in text, as standard input has in the shell.
const path = "-"

// text is a report as the shell prints it (js/src/cli/report.ts).
func text(report *pbn.Report) []byte {
	var out []byte
	found := &report.Diagnostics
	for i := range found.Items {
		out = diag.Rendering{Rules: rules.Of, Path: path}.Append(out, report.Text, &found.Items[i])
	}
	for _, rule := range rules.All() {
		if n := found.Omitted(rule); n > 0 {
			out = fmt.Appendf(out, "%s: %d more [%s]\n", path, n, rules.Name(rule))
		}
	}
	return fmt.Appendf(out, "%s: %s, %s, %s, %s\n", path, number(report.Games, "game"), number(found.Count(diag.Error), "error"),
		number(found.Count(diag.Warning), "warning"), number(found.Count(diag.Info), "info"))
}

func number(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}
