// Command pbn reads, checks and writes Portable Bridge Notation. It is the npm command (js/src/cli) from the same core and with the same
// words, without its commands that make HTML. core/cmd/kit is what of it knows no notation.
package main

import (
	"os"

	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/pbn/docs"
	"pbn/core/pbn/rules"
)

func main() { os.Exit(int(kit.Run(&notation, os.Args[1:]))) }

var words = line.Of("pbn")

var notation = kit.Notation{
	Words: words,
	Rules: rules.All(),
	Rows:  rules.Of,
	Page:  docs.Explain,

	Validate: validate,
	Parse:    parse,
	Export:   export,
	Fix:      fix,
	Commands: map[string]kit.Command{"convert": convertFiles, "solve": solve, "optimum": optimum},
}
