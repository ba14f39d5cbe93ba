//go:build js && wasm

package main

import (
	"errors"

	"pbn/core/openings"
	"pbn/core/pgn"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/export"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/search"
	"pbn/core/wire"
	"pbn/wasm/call"
)

// gamesOf reads the options of what answers with games.
func gamesOf(o *call.Options) answers.Options {
	wanted, err := search.Read(o.Text("position"), o.Text("material"), o.Is("variations"))
	o.Wrong(err)
	return answers.Options{Wire: o.Source(), TagsOnly: o.TagsOnly(), Search: wanted}
}

// formats are what a file may be checked as.
var formats = map[string]pgn.Format{"": pgn.ImportFormat, "import": pgn.ImportFormat, "export": pgn.ExportFormat, "reduced": pgn.ReducedFormat}

// checkOf reads how a file is checked.
func checkOf(o *call.Options) pgn.Options {
	as := o.Shape.OneOf(&o.Given, "as", "", "import", "export", "reduced")
	return pgn.Options{As: formats[as], Severities: o.Severities(rules.Find), Openings: openingsOf(o)}
}

// openingsOf reads the table of openings, which crosses where a rule is switched on that needs it.
func openingsOf(o *call.Options) func() *openings.Table {
	table := o.Given.Get("openings")
	if table.Kind != wire.Text {
		return nil
	}
	return func() *openings.Table {
		read, err := openings.Read(table.Text)
		if err != nil {
			panic(err)
		}
		return read
	}
}

// writerOf reads how a file is written.
func writerOf(o *call.Options) export.Options {
	chosen := map[string]string{}
	for _, option := range export.OptionNames {
		chosen[option.Name] = o.Text(option.Name)
	}
	as, problem := export.Named(chosen)
	if problem != "" {
		o.Wrong(errors.New(problem))
	}
	return as
}
