// Command pbn reads, checks and writes Portable Bridge Notation. As a module it is the npm command, too: js/src/cli starts it there, and
// makes the HTML of two commands that the native one does not have. core/cmd/kit is what of it knows no notation.
package main

import (
	"maps"
	"os"

	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/convert"
	"pbn/core/convert/docs"
	"pbn/core/optima"
	"pbn/core/pbn"
	"pbn/core/pbn/collect"
	"pbn/core/pbn/habits"
	"pbn/core/source"
)

func main() { os.Exit(int(kit.Run(&notation, kit.Args()))) }

var words = line.Of("pbn")

var notation = kit.Notation{
	Words:  words,
	Habits: habits.PBN,
	Rules:  convert.AllRules(),
	Rows:   convert.Rules,
	Page:   docs.Explain,

	Validate: validate,
	Parse:    parse,
	Export:   export,
	Fix:      fix,
	Edit:     edits,
	Desk: func(l *line.Line) (*kit.Desk, error) {
		alter, err := alterBoard(l)
		games := collect.Games
		if l.Is("bare") {
			games = collect.Bare
		}
		return &kit.Desk{Games: boardsForDesk(games), Stream: asGames, Alter: alter, Moves: movesOfBridge}, err
	},
	HasBlocks: func(document []byte, encoding source.Encoding) bool {
		_, blocks := pbn.Blocks(document, encoding)
		return len(blocks) > 0
	},
	Answerer: optima.Answerer,
	Beside:   []*kit.Notation{&ofChess, &ofPositions, &ofDraughts, &ofProblems},
	Commands: joined(map[string]kit.Command{
		"convert": convertFiles, "solve": solveFiles, "optimum": optimum, "perft": perft,
	}, pages),
}

func joined(commands, more map[string]kit.Command) map[string]kit.Command {
	maps.Copy(commands, more)
	return commands
}
