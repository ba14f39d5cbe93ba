//go:build js && wasm

// Command pbi is the core of chess problems as a WebAssembly module: the functions parse, validate, export, apply, edit, blocks and
// rules, and open, push, finish and drop for files that come piece by piece. Options cross as JSON, which no reflection reads.
package main

import (
	"syscall/js"

	"pbn/core/mend"
	"pbn/core/pbi"
	"pbn/core/pbi/answers"
	"pbn/core/pbi/export"
	"pbn/core/pbi/rules"
	"pbn/core/wire"
	"pbn/wasm/call"
	"pbn/wasm/host"
)

func main() { host.Serve("pbi", calls()) }

func calls() map[string]host.Call {
	return host.Steps(map[string]host.Call{
		"parse": parse, "validate": validate, "export": exportFile, "apply": apply, "edit": editFile, "blocks": blockList,
		"rules": ruleList, "open": open,
	})
}

// open begins the job of a verb: "parse", "problems", in which each problem has its diagnostics, "validate", "export" or "write".
func open(args []js.Value) any {
	o := call.Read(args[1])
	return o.Open(jobOf(args[0].String(), o))
}

func jobOf(verb string, o *call.Options) *wire.Job {
	given, check := o.Source(), checkOf(o)
	given.LongestGame = host.LongestGame
	switch verb {
	case "parse":
		return answers.ParseJob(given)
	case "problems":
		return answers.CheckedJob(given, check)
	case "validate":
		return answers.ValidateJob(given, check)
	case "export":
		return answers.ExportJob(given, export.Options{})
	case "write":
		return answers.WriteJob(o.Shape.Texts(&o.Given, "comments"), export.Options{})
	}
	panic("no job for " + verb)
}

// checkOf reads how a file is checked.
func checkOf(o *call.Options) pbi.Options {
	as := o.Shape.OneOf(&o.Given, "as", "", "import", "export")
	return pbi.Options{AsExport: as == "export", Severities: o.Severities(rules.Find)}
}

func parse(args []js.Value) any {
	o := call.Read(args[1])
	given := o.Source()
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return host.Made(answers.ParseLines(host.Bytes(args[0]), given))
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
	given := o.Source()
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	out, json := answers.Export(host.Bytes(args[0]), given, export.Options{})
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

// blockList answers with the blocks of a document.
func blockList(args []js.Value) any {
	o := call.Read(args[1])
	given := o.Source()
	if err := o.Err(); err != nil {
		return call.Refused(err)
	}
	return host.JSON(answers.Blocks(host.Bytes(args[0]), given))
}

func ruleList([]js.Value) any { return host.JSON(wire.Rules(rules.All(), rules.Of)) }
