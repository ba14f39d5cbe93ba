//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/norunners/vert"

	"pbn/core/wire"
)

// jobs are those that are under way, by their numbers.
var (
	jobs    = map[int]*wire.Job{}
	lastJob int
)

// open begins the job of a verb: args are the verb, "parse", "validate" or "export", and its options. Its number is what push,
// finish and drop are called with.
func open(args []js.Value) any {
	var job *wire.Job
	switch args[0].String() {
	case "parse":
		var given parseOptions
		assign(args[1], &given)
		options := given.read()
		options.LongestGame = longestGame
		job = wire.ParseJob(options)
	case "validate":
		var given validateOptions
		assign(args[1], &given)
		options, err := given.read()
		if err != nil {
			return vert.ValueOf(refusal{err.Error()}).JSValue()
		}
		options.LongestGame = longestGame
		job = wire.ValidateJob(options)
	case "export":
		as, options := writerOptions(args[1])
		options.LongestGame = longestGame
		job = wire.ExportJob(options, as)
	default:
		panic("no job for " + args[0].String())
	}
	lastJob++
	jobs[lastJob] = job
	return vert.ValueOf(opened{lastJob}).JSValue()
}

type opened struct {
	Job int `js:"job"`
}

// step is what push and finish are called with.
type step struct {
	Job int `js:"job"`
}

// incoming is what each piece comes in: no job keeps it.
var incoming []byte

func push(args []js.Value) any {
	incoming = bytesInto(incoming, args[0])
	return made(jobOf(args[1]).Push(incoming))
}

func finish(args []js.Value) any {
	out := jobOf(args[1]).Finish()
	if !out.More {
		delete(jobs, number(args[1]))
	}
	return made(out)
}

func drop(args []js.Value) any {
	jobOf(args[1]).Drop()
	delete(jobs, number(args[1]))
	return js.Global().Get("Object").New()
}

func number(options js.Value) int {
	var s step
	assign(options, &s)
	return s.Job
}

func jobOf(options js.Value) *wire.Job {
	job := jobs[number(options)]
	if job == nil {
		panic("there is no such job")
	}
	return job
}

// made is what a job has made: games, diagnostics and report as JSON, bytes of the export, whether there is more, and why there
// will be no report.
func made(out wire.Out) js.Value {
	o := js.Global().Get("Object").New()
	for name, content := range map[string][]byte{
		"games": out.Games, "bytes": out.Bytes, "diagnostics": out.Diagnostics, "changed": out.Changed, "json": out.Report,
	} {
		if len(content) > 0 {
			o.Set(name, uint8Array(content))
		}
	}
	if out.More {
		o.Set("more", true)
	}
	if out.Failed != "" {
		o.Set("failed", out.Failed)
	}
	return o
}
