//go:build js && wasm

package main

import (
	"syscall/js"

	"pbn/core/mend"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/epd"
	"pbn/core/pgn/rules"
	"pbn/core/wire"
	"pbn/wasm/call"
	"pbn/wasm/host"
)

// openEPD begins the job of a verb for positions: "epd.parse", "epd.records", in which each record has its diagnostics, "epd.validate" or
// "epd.export". It returns nil for another one.
func openEPD(verb string, o *call.Options) *wire.Job {
	given := o.Source()
	given.LongestGame = host.LongestGame
	switch verb {
	case "epd.parse":
		return answers.ParseEPDJob(answers.EPDOptions{Wire: given, Notation: notationOf(o)})
	case "epd.records":
		return answers.CheckedEPDJob(given, epdCheckOf(o))
	case "epd.validate":
		return answers.ValidateEPDJob(given, epdCheckOf(o))
	case "epd.export":
		return answers.ExportEPDJob(given, epdWriterOf(o))
	}
	return nil
}

func parseEPD(args []js.Value) any {
	o := call.Read(args[1])
	given := answers.EPDOptions{Wire: o.Source(), Notation: notationOf(o)}
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return host.Made(answers.ParseEPD(host.Bytes(args[0]), given))
}

func validateEPD(args []js.Value) any {
	o := call.Read(args[1])
	given, check := o.Source(), epdCheckOf(o)
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return host.JSON(answers.ValidateEPD(host.Bytes(args[0]), given, check))
}

func exportEPD(args []js.Value) any {
	o := call.Read(args[1])
	given, as := o.Source(), epdWriterOf(o)
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	out, json := answers.ExportEPD(host.Bytes(args[0]), given, as)
	return call.Written(out, json, nil)
}

func applyEPD(args []js.Value) any {
	o := call.Read(args[1])
	check := epdCheckOf(o)
	return o.Apply(args[0], func(file []byte, given wire.Options) *mend.Result {
		return answers.MendEPD(file, given, check)
	}, func(file []byte, given wire.Options, fixes [][]wire.Edit, mayReplace bool) (*mend.Result, error) {
		return answers.ApplyEPD(file, given, check, fixes, mayReplace)
	}, answers.AppliedReport)
}

// notations are what a file of positions may be.
var notations = map[string]epd.Notation{"": epd.Automatic, "auto": epd.Automatic, "epd": epd.EPD, "fen": epd.FEN}

// notationOf reads what a file of positions is.
func notationOf(o *call.Options) epd.Notation {
	return notations[o.Shape.OneOf(&o.Given, "notation", "", "auto", "epd", "fen")]
}

// epdCheckOf reads how positions are checked.
func epdCheckOf(o *call.Options) epd.Options {
	as := o.Shape.OneOf(&o.Given, "as", "", "import", "export")
	return epd.Options{Notation: notationOf(o), AsExport: as == "export", Severities: o.Severities(rules.Find)}
}

// epdWriterOf reads how positions are written.
func epdWriterOf(o *call.Options) epd.ExportOptions {
	return epd.ExportOptions{Notation: notationOf(o), Encoding: writerOf(o).Encoding}
}
