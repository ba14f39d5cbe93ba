//go:build js && wasm

// Command pbn is the core as a WebAssembly module: the functions parse, validate, export, exportDocument, apply, edit, write, build,
// rules, nags and blocks, and open, push, finish and drop for files that come piece by piece. Nothing but wasm knows of JavaScript.
package main

import (
	"maps"
	"syscall/js"

	"github.com/norunners/vert"

	"pbn/core/mend"
	core "pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/wire"
	"pbn/wasm/host"
)

// vert would bring reflection into the start, for which a page waits: only calls use it.
func main() { host.Serve("pbn", calls()) }

// more has the functions of a build with more than this module has.
var more = map[string]host.Call{}

func calls() map[string]host.Call {
	all := map[string]host.Call{
		"parse": parse, "validate": validate, "export": exportFile, "exportDocument": exportDocument, "apply": apply, "edit": editFile, "write": writeGames, "build": build,
		"rules": ruleList, "nags": nags, "blocks": blocks, "open": open,
	}
	maps.Copy(all, more)
	return host.Steps(all)
}

// open begins the job of a verb: args are the verb, "parse", "games", "validate" or "export", and its options.
func open(args []js.Value) any {
	switch args[0].String() {
	case "parse":
		var given parseOptions
		assign(args[1], &given)
		options := given.read()
		options.LongestGame = host.LongestGame
		return host.Open(answers.ParseJob(options))
	case "games":
		var given parseOptions
		assign(args[1], &given)
		options := given.read()
		options.LongestGame = host.LongestGame
		return host.Open(answers.CheckedJob(options, core.Options{}))
	case "validate":
		var given validateOptions
		assign(args[1], &given)
		options, check, err := given.read()
		if err != nil {
			return vert.ValueOf(refusal{err.Error()}).JSValue()
		}
		options.LongestGame = host.LongestGame
		return host.Open(answers.ValidateJob(options, check))
	case "export":
		as, options := writerOptions(args[1])
		options.LongestGame = host.LongestGame
		return host.Open(answers.ExportJob(options, as))
	}
	panic("no job for " + args[0].String())
}

func parse(args []js.Value) any {
	var options parseOptions
	assign(args[1], &options)
	return host.Made(answers.ParsePacked(host.Bytes(args[0]), options.read()))
}

func validate(args []js.Value) any {
	var given validateOptions
	assign(args[1], &given)
	options, check, err := given.read()
	if err != nil {
		return vert.ValueOf(refusal{err.Error()}).JSValue()
	}
	return host.JSON(answers.Validate(host.Bytes(args[0]), options, check))
}

func apply(args []js.Value) any {
	var given applyOptions
	assign(args[1], &given)
	options, check, err := validateOptions{SourceEncoding: given.SourceEncoding, Severities: given.Severities, Text: given.Text}.read()
	if err != nil {
		return vert.ValueOf(refusal{err.Error()}).JSValue()
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
			return vert.ValueOf(refusal{err.Error()}).JSValue()
		}
	}
	result := host.JSON(wire.CheckReport(mended.Report, options))
	result.Set("bytes", host.Uint8Array(mended.Bytes))
	result.Set("applied", mended.Applied)
	result.Set("more", mended.More)
	return result
}

func editFile(args []js.Value) any {
	var given validateOptions
	assign(args[1], &given)
	options, check, err := given.read()
	if err != nil {
		return vert.ValueOf(refusal{err.Error()}).JSValue()
	}
	out, json, err := answers.Edited(host.Bytes(args[0]), options, check, []byte(args[1].Get("edits").String()))
	if err != nil {
		return vert.ValueOf(refusal{err.Error()}).JSValue()
	}
	result := host.JSON(json)
	result.Set("bytes", host.Uint8Array(out))
	return result
}

func writeGames(args []js.Value) any {
	as, _ := writerOptions(args[1])
	out, json, err := answers.Write(host.Bytes(args[0]), as, args[1].Get("unmappable").String() == "replace")
	if err != nil {
		return vert.ValueOf(refusal{err.Error()}).JSValue()
	}
	result := host.JSON(json)
	result.Set("bytes", host.Uint8Array(out))
	return result
}

// build makes a part of a game of a text: see [answers.Build].
func build(args []js.Value) any {
	part := func(name string) string { return args[1].Get(name).String() }
	out, err := answers.Build(part("part"), string(host.Bytes(args[0])), part("first"), part("trump"))
	if err != nil {
		return vert.ValueOf(refusal{err.Error()}).JSValue()
	}
	return host.Made(out)
}

func exportFile(args []js.Value) any { return write(answers.Export, args) }

func exportDocument(args []js.Value) any { return write(answers.ExportDocument, args) }

func write(export func([]byte, wire.Options, export.Options) (bytes, json []byte), args []js.Value) any {
	as, source := writerOptions(args[1])
	out, json := export(host.Bytes(args[0]), source, as)
	result := host.JSON(json)
	result.Set("bytes", host.Uint8Array(out))
	return result
}

func ruleList([]js.Value) any { return host.JSON(wire.Rules(rules.All(), rules.Of)) }

func nags(args []js.Value) any { return host.JSON(answers.NAGs(host.Bytes(args[0]))) }

func blocks(args []js.Value) any {
	var given sourceOptions
	assign(args[1], &given)
	return host.JSON(answers.Blocks(host.Bytes(args[0]), wire.Options{Encoding: given.SourceEncoding}))
}
