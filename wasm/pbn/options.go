//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/norunners/vert"

	"pbn/core/convert"
	core "pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/wire"
)

type sourceOptions struct {
	SourceEncoding string `js:"sourceEncoding"`
}

type parseOptions struct {
	SourceEncoding string `js:"sourceEncoding"`
	From           int    `js:"from"`
	Count          int    `js:"count"`
}

type validateOptions struct {
	SourceEncoding string            `js:"sourceEncoding"`
	As             string            `js:"as"`
	Severities     map[string]string `js:"severities"`
	Text           *textOptions      `js:"text"`
	// Solved is JSON: see [answers.ReadSolved].
	Solved string `js:"solved"`
}

// textOptions ask for the diagnostics as text.
type textOptions struct {
	Path       string `js:"path"`
	Color      bool   `js:"color"`
	ErrorsOnly bool   `js:"errorsOnly"`
}

// refusal is what a call returns that a caller has made a mistake in which only the core can see.
type refusal struct {
	Refused string `js:"refused"`
}

func (o parseOptions) read() wire.Options {
	return wire.Options{Encoding: o.SourceEncoding, From: o.From, Count: o.Count}
}

func (o validateOptions) read() (wire.Options, core.Options, error) {
	severities, err := wire.ReadSeverities(o.Severities, convert.FindRule)
	solved, problem := answers.ReadSolved(o.Solved)
	if err == nil {
		err = problem
	}
	options := wire.Options{Encoding: o.SourceEncoding, Text: (*wire.Rendering)(o.Text)}
	return options, core.Options{AsExport: o.As == "export", Severities: severities, Solved: solved}, err
}

type applyOptions struct {
	SourceEncoding string            `js:"sourceEncoding"`
	Severities     map[string]string `js:"severities"`
	Text           *textOptions      `js:"text"`
	// Safe asks for all safe fixes, else those of Fixes are applied.
	Safe       bool       `js:"safe"`
	Fixes      [][]editIn `js:"fixes"`
	Unmappable string     `js:"unmappable"`
}

type editIn struct {
	From int    `js:"from"`
	To   int    `js:"to"`
	Text string `js:"text"`
}

// exportOptions are those of an export that the writer does not have.
type exportOptions struct {
	SourceEncoding string       `js:"sourceEncoding"`
	Text           *textOptions `js:"text"`
}

func writerOptions(given js.Value) (export.Options, wire.Options) {
	var options exportOptions
	assign(given, &options)
	chosen := map[string]string{}
	for _, option := range export.OptionNames {
		if value := given.Get(option.Name); value.Type() == js.TypeString {
			chosen[option.Name] = value.String()
		}
	}
	as, problem := export.Named(chosen)
	if problem != "" {
		panic(problem)
	}
	return as, wire.Options{Encoding: options.SourceEncoding, Text: (*wire.Rendering)(options.Text)}
}

// assign reads an options object; one that does not fit is a mistake of the loader.
func assign(options js.Value, into any) {
	if err := vert.ValueOf(options).AssignTo(into); err != nil {
		panic(err)
	}
}
