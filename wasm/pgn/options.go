//go:build js && wasm

package main

import (
	"errors"
	"syscall/js"

	"pbn/core/openings"
	"pbn/core/pgn"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/export"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/search"
	"pbn/core/wire"
	"pbn/wasm/call"
)

// options reads the options of a call.
type options struct{ *call.Options }

func readOptions(of js.Value) *options { return &options{call.Read(of)} }

// games reads the options of what answers with games.
func (o *options) games() answers.Options {
	wanted, err := search.Read(o.Text("position"), o.Text("material"), o.Is("variations"))
	o.Wrong(err)
	return answers.Options{Wire: o.Source(), TagsOnly: o.TagsOnly(), Search: wanted}
}

// formats are what a file may be checked as.
var formats = map[string]pgn.Format{"": pgn.ImportFormat, "import": pgn.ImportFormat, "export": pgn.ExportFormat, "reduced": pgn.ReducedFormat}

// check reads how a file is checked.
func (o *options) check() pgn.Options {
	as := o.Shape.OneOf(&o.Given, "as", "", "import", "export", "reduced")
	return pgn.Options{As: formats[as], Severities: o.Severities(rules.Find), Openings: o.openings()}
}

// openings reads the table of openings, which crosses where a rule is switched on that needs it.
func (o *options) openings() func() *openings.Table {
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

// writer reads how a file is written.
func (o *options) writer() export.Options {
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
