//go:build js && wasm

// Command pbn is the core as a WebAssembly module: the functions parse, validate, export, exportDocument, apply, edit, build,
// fill, rules, nags and blocks, and open, push, finish and drop for files that come piece by piece. Nothing but wasm knows of JavaScript.
package main

import (
	"maps"
	"syscall/js"

	"github.com/norunners/vert"

	"pbn/core/convert"
	"pbn/core/mend"
	core "pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/wire"
	"pbn/wasm/host"
)

// vert would bring reflection into the start, for which a page waits: only calls use it.
func main() { host.Serve("pbn", calls()) }

// more has the functions of a build with more than this module has.
var more = map[string]host.Call{}

func calls() map[string]host.Call {
	all := map[string]host.Call{
		"parse": parse, "validate": validate, "export": exportFile, "exportDocument": exportDocument, "apply": apply, "edit": editFile, "build": build,
		"fill": fill, "rules": ruleList, "nags": nags, "blocks": blocks, "open": open,
	}
	maps.Copy(all, more)
	return host.Steps(all)
}

// open begins the job of a verb: args are the verb, "parse", "games", "tasks", "validate", "export" or "write", and its options.
func open(args []js.Value) any {
	verb := args[0].String()
	switch verb {
	case "parse", "games", "tasks":
		var given parseOptions
		assign(args[1], &given)
		options := given.read()
		options.LongestGame = host.LongestGame
		switch verb {
		case "games":
			return host.Open(answers.CheckedJob(options, core.Options{}))
		case "tasks":
			return host.Open(answers.TasksJob(options, answers.OnlyOf(textOf(args[1], "only"))))
		}
		return host.Open(answers.ParseJob(options))
	case "validate":
		var given validateOptions
		assign(args[1], &given)
		options, check, err := given.read()
		if err != nil {
			return refused(err)
		}
		options.LongestGame = host.LongestGame
		return host.Open(answers.ValidateJob(options, check))
	case "export":
		as, options := writerOptions(args[1])
		options.LongestGame = host.LongestGame
		return host.Open(answers.ExportJob(options, as))
	case "write":
		as, _ := writerOptions(args[1])
		return host.Open(answers.WriteJob(as, textOf(args[1], "unmappable") == "replace"))
	}
	panic("no job for " + verb)
}

func parse(args []js.Value) any {
	var options parseOptions
	assign(args[1], &options)
	return host.Made(answers.ParsePacked(host.Bytes(args[0]), options.read()))
}

// fill fills in what was found of the tasks of a file: see [answers.Fill].
func fill(args []js.Value) any {
	options := wire.Options{Encoding: textOf(args[1], "sourceEncoding")}
	return written(answers.Fill(host.Bytes(args[0]), options, answers.OnlyOf(textOf(args[1], "only")), textOf(args[1], "solved")))
}

// written returns a file and what is said of it; an error is a mistake of the caller.
func written(bytes, json []byte, err error) any {
	if err != nil {
		return refused(err)
	}
	result := host.JSON(json)
	result.Set("bytes", host.Uint8Array(bytes))
	return result
}

func refused(err error) any { return vert.ValueOf(refusal{err.Error()}).JSValue() }

func textOf(options js.Value, name string) string { return options.Get(name).String() }

func validate(args []js.Value) any {
	var given validateOptions
	assign(args[1], &given)
	options, check, err := given.read()
	if err != nil {
		return refused(err)
	}
	return host.JSON(answers.Validate(host.Bytes(args[0]), options, check))
}

func apply(args []js.Value) any {
	var given applyOptions
	assign(args[1], &given)
	options, check, err := validateOptions{SourceEncoding: given.SourceEncoding, Severities: given.Severities, Text: given.Text}.read()
	if err != nil {
		return refused(err)
	}
	file := host.Bytes(args[0])
	var mended *mend.Result
	if given.Safe {
		mended = core.Mend(file, options.Named(habits.PBN), check)
	} else {
		fixes := make([][]wire.Edit, len(given.Fixes))
		for i, edits := range given.Fixes {
			for _, e := range edits {
				fixes[i] = append(fixes[i], wire.Edit(e))
			}
		}
		mended, err = answers.Apply(file, options, check, fixes, given.Unmappable == "replace")
		if err != nil {
			return refused(err)
		}
	}
	return written(mended.Bytes, wire.AppliedReport(wire.CheckReport(mended.Report, options), mended), nil)
}

func editFile(args []js.Value) any {
	var given validateOptions
	assign(args[1], &given)
	options, check, err := given.read()
	if err != nil {
		return refused(err)
	}
	return written(answers.Edited(host.Bytes(args[0]), options, check, []byte(textOf(args[1], "edits"))))
}

// build makes a part of a game of a text: see [answers.Build].
func build(args []js.Value) any {
	out, err := answers.Build(textOf(args[1], "part"), string(host.Bytes(args[0])), textOf(args[1], "first"), textOf(args[1], "trump"))
	if err != nil {
		return refused(err)
	}
	return host.Made(out)
}

func exportFile(args []js.Value) any { return write(answers.Export, args) }

func exportDocument(args []js.Value) any { return write(answers.ExportDocument, args) }

func write(export func([]byte, wire.Options, export.Options) (bytes, json []byte), args []js.Value) any {
	as, source := writerOptions(args[1])
	out, json := export(host.Bytes(args[0]), source, as)
	return written(out, json, nil)
}

func ruleList([]js.Value) any { return host.JSON(wire.Rules(convert.AllRules(), convert.Rules)) }

func nags(args []js.Value) any { return host.JSON(answers.NAGs(host.Bytes(args[0]))) }

func blocks(args []js.Value) any {
	var given sourceOptions
	assign(args[1], &given)
	return host.JSON(answers.Blocks(host.Bytes(args[0]), wire.Options{Encoding: given.SourceEncoding}))
}
