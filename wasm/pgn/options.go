//go:build js && wasm

package main

import (
	"errors"
	"syscall/js"

	"pbn/core/diag"
	"pbn/core/openings"
	"pbn/core/pgn"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/export"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/search"
	"pbn/core/wire"
)

// options reads the options of a call, which the caller's script has looked at. Each may be left out.
type options struct {
	given wire.Value
	shape *wire.ShapeReader
	wrong error // what only the core can see
}

// readOptions reads an object of JavaScript by its JSON: so one call crosses the border, whatever the options are.
func readOptions(given js.Value) *options {
	v, err := wire.Read([]byte(js.Global().Get("JSON").Call("stringify", given).String()))
	if err != nil || v.Kind != wire.Object {
		panic("the options are not an object")
	}
	return &options{given: v, shape: wire.NewShapeReader("options")}
}

// err says what a caller has to change in the options.
func (o *options) err() error {
	if err := o.shape.Err(); err != nil {
		return err
	}
	return o.wrong
}

func (o *options) text(name string) string { return o.shape.Text(&o.given, name) }

func (o *options) is(name string) bool { return is(&o.given, name) }

func is(of *wire.Value, name string) bool {
	v := of.Get(name)
	return v.Kind == wire.Boolean && v.Text == "true"
}

func (o *options) number(name string) (n int) {
	if o.given.Get(name).Kind != wire.Absent {
		n = o.shape.Whole(&o.given, name, 0)
	}
	return n
}

// source reads the options of all verbs that read a file.
func (o *options) source() wire.Options {
	all := wire.Options{Encoding: o.text("sourceEncoding"), From: o.number("from"), Count: o.number("count")}
	o.shape.Object(&o.given, "text", func(v *wire.Value) {
		all.Text = &wire.Rendering{Path: o.shape.Text(v, "path"), Color: is(v, "color"), ErrorsOnly: is(v, "errorsOnly")}
	})
	return all
}

// games reads the options of what answers with games.
func (o *options) games() answers.Options {
	moves := o.given.Get("moves")
	wanted, err := search.Read(o.text("position"), o.text("material"), o.is("variations"))
	if o.wrong == nil {
		o.wrong = err
	}
	return answers.Options{Wire: o.source(), TagsOnly: moves.Kind == wire.Boolean && moves.Text == "false", Search: wanted}
}

// formats are what a file may be checked as.
var formats = map[string]pgn.Format{"": pgn.ImportFormat, "import": pgn.ImportFormat, "export": pgn.ExportFormat, "reduced": pgn.ReducedFormat}

// check reads how a file is checked.
func (o *options) check() pgn.Options {
	as := o.shape.OneOf(&o.given, "as", "", "import", "export", "reduced")
	return pgn.Options{As: formats[as], Severities: o.severities(), Openings: o.openings()}
}

// openings reads the table of openings, which crosses where a rule is switched on that needs it.
func (o *options) openings() func() *openings.Table {
	table := o.given.Get("openings")
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

// severities reads the severities of rules.
func (o *options) severities() map[diag.Rule]diag.Severity {
	names := map[string]string{}
	o.shape.Object(&o.given, "severities", func(v *wire.Value) {
		for _, name := range v.Names {
			names[name] = o.shape.Text(v, name)
		}
	})
	severities, err := wire.ReadSeverities(names, rules.Find)
	if o.wrong == nil {
		o.wrong = err
	}
	return severities
}

// writer reads how a file is written.
func (o *options) writer() export.Options {
	chosen := map[string]string{}
	for _, option := range export.OptionNames {
		chosen[option.Name] = o.text(option.Name)
	}
	as, problem := export.Named(chosen)
	if problem != "" && o.wrong == nil {
		o.wrong = errors.New(problem)
	}
	return as
}

// fixes reads fixes, each a list of edits.
func (o *options) fixes() (fixes [][]wire.Edit) {
	o.shape.Each(&o.given, "fixes", wire.Array, "an array", func(fix *wire.Value) {
		edits := make([]wire.Edit, len(fix.Items))
		for i := range fix.Items {
			v := &fix.Items[i]
			edits[i] = wire.Edit{From: o.shape.Whole(v, "from", 0), To: o.shape.Whole(v, "to", 0), Text: o.shape.Text(v, "text")}
		}
		fixes = append(fixes, edits)
	})
	return fixes
}
