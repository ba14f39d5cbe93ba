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
func openEPD(verb string, o *options) *wire.Job {
	given := o.Source()
	given.LongestGame = host.LongestGame
	switch verb {
	case "epd.parse":
		return answers.ParseEPDJob(answers.EPDOptions{Wire: given, Notation: o.notation()})
	case "epd.records":
		return answers.CheckedEPDJob(given, o.epdCheck())
	case "epd.validate":
		return answers.ValidateEPDJob(given, o.epdCheck())
	case "epd.export":
		return answers.ExportEPDJob(given, o.epdWriter())
	}
	return nil
}

func parseEPD(args []js.Value) any {
	o := readOptions(args[1])
	given := answers.EPDOptions{Wire: o.Source(), Notation: o.notation()}
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return host.Made(answers.ParseEPD(host.Bytes(args[0]), given))
}

func validateEPD(args []js.Value) any {
	o := readOptions(args[1])
	given, check := o.Source(), o.epdCheck()
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return host.JSON(answers.ValidateEPD(host.Bytes(args[0]), given, check))
}

func exportEPD(args []js.Value) any {
	o := readOptions(args[1])
	given, as := o.Source(), o.epdWriter()
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	out, json := answers.ExportEPD(host.Bytes(args[0]), given, as)
	return call.Written(out, json, nil)
}

func applyEPD(args []js.Value) any {
	o := readOptions(args[1])
	check := o.epdCheck()
	return o.Apply(args[0], func(file []byte, given wire.Options) *mend.Result {
		return answers.MendEPD(file, given, check)
	}, func(file []byte, given wire.Options, fixes [][]wire.Edit, mayReplace bool) (*mend.Result, error) {
		return answers.ApplyEPD(file, given, check, fixes, mayReplace)
	}, answers.AppliedReport)
}

// notations are what a file of positions may be.
var notations = map[string]epd.Notation{"": epd.Automatic, "auto": epd.Automatic, "epd": epd.EPD, "fen": epd.FEN}

// notation reads what a file of positions is.
func (o *options) notation() epd.Notation {
	return notations[o.Shape.OneOf(&o.Given, "notation", "", "auto", "epd", "fen")]
}

// epdCheck reads how positions are checked.
func (o *options) epdCheck() epd.Options {
	as := o.Shape.OneOf(&o.Given, "as", "", "import", "export")
	return epd.Options{Notation: o.notation(), AsExport: as == "export", Severities: o.Severities(rules.Find)}
}

// epdWriter reads how positions are written.
func (o *options) epdWriter() epd.ExportOptions {
	return epd.ExportOptions{Notation: o.notation(), Encoding: o.writer().Encoding}
}
