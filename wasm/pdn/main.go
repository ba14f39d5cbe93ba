//go:build js && wasm

// Command pdn is the core of draughts as a WebAssembly module: the functions parse, fen, legalMoves, validate, export, apply, edit, convert,
// blocks and rules, and open, push, finish and drop for files that come piece by piece. Options cross as JSON, which no reflection reads.
package main

import (
	"errors"
	"syscall/js"

	"pbn/core/mend"
	"pbn/core/pdn"
	"pbn/core/pdn/answers"
	"pbn/core/pdn/export"
	"pbn/core/pdn/rules"
	"pbn/core/wire"
	"pbn/wasm/call"
	"pbn/wasm/host"
)

func main() { host.Serve("pdn", calls()) }

func calls() map[string]host.Call {
	return host.Steps(map[string]host.Call{
		"parse": parse, "fen": fen, "legalMoves": legalMoves, "validate": validate, "export": exportFile, "apply": apply, "edit": editFile, "convert": convertFile,
		"blocks": blockList, "rules": ruleList, "open": open,
	})
}

// open begins the job of a verb: "parse", "games", in which each game has its diagnostics, "validate", "export" or "write".
func open(args []js.Value) any {
	o := call.Read(args[1])
	return o.Open(jobOf(args[0].String(), o))
}

func jobOf(verb string, o *call.Options) *wire.Job {
	games, check := gamesOf(o), checkOf(o)
	games.Wire.LongestGame = host.LongestGame
	switch verb {
	case "parse":
		return answers.ParseJob(games)
	case "games":
		return answers.CheckedJob(games, check)
	case "validate":
		return answers.ValidateJob(games.Wire, check)
	case "export":
		return answers.ExportJob(games.Wire, writerOf(o))
	case "write":
		return answers.WriteJob(writerOf(o), o.MayReplace())
	}
	panic("no job for " + verb)
}

// gamesOf reads the options of what answers with games.
func gamesOf(o *call.Options) answers.Options {
	return answers.Options{Wire: o.Source(), TagsOnly: o.TagsOnly()}
}

// formats are what a file may be checked as.
var formats = map[string]pdn.Format{"": pdn.ImportFormat, "import": pdn.ImportFormat, "export": pdn.ExportFormat}

// checkOf reads how a file is checked.
func checkOf(o *call.Options) pdn.Options {
	as := o.Shape.OneOf(&o.Given, "as", "", "import", "export")
	return pdn.Options{As: formats[as], Severities: o.Severities(rules.Find)}
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

func parse(args []js.Value) any {
	o := call.Read(args[1])
	given := gamesOf(o)
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return host.Made(answers.ParsePacked(host.Bytes(args[0]), given))
}

// fen answers with the position after the moves of a text, from that of the option start on.
func fen(args []js.Value) any {
	o := call.Read(args[1])
	position, err := answers.FEN(o.Text("variant"), o.Text("start"), string(host.Bytes(args[0])))
	o.Wrong(err)
	var w wire.Writer
	w.String(position)
	return call.JSON(w.Out, o.Err())
}

// legalMoves answers with the legal moves of a position, whose FEN is the text.
func legalMoves(args []js.Value) any {
	o := call.Read(args[1])
	moves, err := answers.LegalMoves(o.Text("variant"), string(host.Bytes(args[0])))
	o.Wrong(err)
	return call.JSON(moves, o.Err())
}

func validate(args []js.Value) any {
	o := call.Read(args[1])
	given, check := o.Source(), checkOf(o)
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return host.JSON(answers.Validate(host.Bytes(args[0]), given, check))
}

func apply(args []js.Value) any {
	o := call.Read(args[1])
	check := checkOf(o)
	return o.Apply(args[0], func(file []byte, given wire.Options) *mend.Result {
		return answers.Mend(file, given, check)
	}, func(file []byte, given wire.Options, fixes [][]wire.Edit, mayReplace bool) (*mend.Result, error) {
		return answers.Apply(file, given, check, fixes, mayReplace)
	}, answers.AppliedReport)
}

func exportFile(args []js.Value) any {
	o := call.Read(args[1])
	given, as := o.Source(), writerOf(o)
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	out, json := answers.Export(host.Bytes(args[0]), given, as)
	return call.Written(out, json, nil)
}

// editFile makes edits, which are JSON of their own in the options.
func editFile(args []js.Value) any {
	o := call.Read(args[1])
	given, check, edits := o.Source(), checkOf(o), o.Text("edits")
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return call.Written(answers.Edited(host.Bytes(args[0]), given, check, []byte(edits)))
}

// convertFile makes something else of a file: what, is JSON of its own in the options.
func convertFile(args []js.Value) any {
	o := call.Read(args[1])
	given := o.Source()
	as, err := answers.ReadConvert([]byte(o.Text("convert")))
	o.Wrong(err)
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	out, json := answers.Convert(host.Bytes(args[0]), given, as)
	return call.Written(out, json, nil)
}

// blockList answers with the blocks of a document.
func blockList(args []js.Value) any {
	o := call.Read(args[1])
	given, notation := o.Source(), o.Shape.OneOf(&o.Given, "notation", "", "pdn", "fen")
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return host.JSON(answers.Blocks(host.Bytes(args[0]), given, notation == "fen"))
}

func ruleList([]js.Value) any { return host.JSON(wire.Rules(rules.All(), rules.Of)) }
