//go:build js && wasm

// Command pgn is the core of chess as a WebAssembly module: the functions parse, fen, legalMoves, validate, export, apply, edit, convert, blocks and rules,
// epd.parse, epd.validate, epd.export and epd.apply for files of positions, and open, push, finish and drop for files that come piece by piece. Options cross as JSON, which no reflection reads.
package main

import (
	"syscall/js"

	"pbn/core/mend"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/rules"
	"pbn/core/wire"
	"pbn/wasm/call"
	"pbn/wasm/host"
)

func main() { host.Serve("pgn", calls()) }

func calls() map[string]host.Call {
	return host.Steps(map[string]host.Call{
		"parse": parse, "fen": fen, "legalMoves": legalMoves, "validate": validate, "export": exportFile, "apply": apply, "edit": editFile, "convert": convertFile, "blocks": blockList, "rules": ruleList, "open": open,
		"epd.parse": parseEPD, "epd.validate": validateEPD, "epd.export": exportEPD, "epd.apply": applyEPD,
	})
}

// open begins the job of a verb: "parse", "games", in which each game has its diagnostics, "validate", "export" or "write",
// or one for positions.
func open(args []js.Value) any {
	o := call.Read(args[1])
	var job *wire.Job
	switch verb := args[0].String(); verb {
	case "parse":
		given := gamesOf(o)
		given.Wire.LongestGame = host.LongestGame
		job = answers.ParseJob(given)
	case "games":
		given, check := gamesOf(o), checkOf(o)
		given.Wire.LongestGame = host.LongestGame
		job = answers.CheckedJob(given, check)
	case "validate":
		given, check := o.Source(), checkOf(o)
		given.LongestGame = host.LongestGame
		job = answers.ValidateJob(given, check)
	case "export":
		given, as := o.Source(), writerOf(o)
		given.LongestGame = host.LongestGame
		job = answers.ExportJob(given, as)
	case "write":
		job = answers.WriteJob(writerOf(o), o.MayReplace())
	default:
		if job = openEPD(verb, o); job == nil {
			panic("no job for " + verb)
		}
	}
	return o.Open(job)
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
	position, err := answers.FEN(o.Text("start"), string(host.Bytes(args[0])), o.Is("isLegal"))
	o.Wrong(err)
	var w wire.Writer
	w.String(position)
	return call.JSON(w.Out, o.Err())
}

// legalMoves answers with the legal moves of a position, whose FEN is the text.
func legalMoves(args []js.Value) any {
	o := call.Read(args[1])
	moves, err := answers.LegalMoves(string(host.Bytes(args[0])), o.Is("isChess960"))
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

func exportFile(args []js.Value) any {
	o := call.Read(args[1])
	given, as := o.Source(), writerOf(o)
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	out, json := answers.Export(host.Bytes(args[0]), given, as)
	return call.Written(out, json, nil)
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
	given, notation := o.Source(), o.Shape.OneOf(&o.Given, "notation", "", "pgn", "fen")
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return host.JSON(answers.Blocks(host.Bytes(args[0]), given, notation == "fen"))
}

func ruleList([]js.Value) any { return host.JSON(wire.Rules(rules.All(), rules.Of)) }
