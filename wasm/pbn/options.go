//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/norunners/vert"

	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
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

func (o parseOptions) read() answers.Options {
	return answers.Options{Encoding: o.SourceEncoding, From: o.From, Count: o.Count}
}

func (o validateOptions) read() (answers.Options, error) {
	severities, err := answers.ReadSeverities(o.Severities)
	solved, problem := answers.ReadSolved(o.Solved)
	if err == nil {
		err = problem
	}
	return answers.Options{
		Encoding: o.SourceEncoding, AsExport: o.As == "export", Severities: severities, Solved: solved, Text: (*answers.Rendering)(o.Text),
	}, err
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

func writerOptions(given js.Value) (export.Options, answers.Options) {
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
	return as, answers.Options{Encoding: options.SourceEncoding, Text: (*answers.Rendering)(options.Text)}
}

// assign reads an options object; one that does not fit is a mistake of the loader.
func assign(options js.Value, into any) {
	if err := vert.ValueOf(options).AssignTo(into); err != nil {
		panic(err)
	}
}
