//go:build js && wasm

// Command read is as much of the core as shows the blocks of an article, as a module that is small to load: what wasm/pbn has of parse,
// blocks and the jobs of parse, with the same answers. It has no checks, no writer, and no reflection.
package main

import (
	"syscall/js"

	"pbn/core/pbn/answers"
	"pbn/core/wire"
	"pbn/wasm/host"
)

func main() { host.Serve("pbn", calls()) }

func calls() map[string]host.Call {
	return host.Steps(map[string]host.Call{"parse": parse, "blocks": blocks, "open": open})
}

func parse(args []js.Value) any {
	return host.Made(answers.ParsePacked(host.Bytes(args[0]), options(args[1])))
}

func blocks(args []js.Value) any {
	return host.JSON(answers.Blocks(host.Bytes(args[0]), options(args[1])))
}

// open begins the job of a verb; there is one, "parse".
func open(args []js.Value) any {
	if verb := args[0].String(); verb != "parse" {
		panic("no job for " + verb)
	}
	o := options(args[1])
	o.LongestGame = host.LongestGame
	return host.Open(answers.ParseJob(o))
}

// options reads the options of a call. Each may be left out.
func options(given js.Value) wire.Options {
	var o wire.Options
	if encoding := given.Get("sourceEncoding"); !encoding.IsUndefined() {
		o.Encoding = encoding.String()
	}
	for _, member := range [...]struct {
		name   string
		number *int
	}{{"from", &o.From}, {"count", &o.Count}} {
		if value := given.Get(member.name); !value.IsUndefined() {
			*member.number = value.Int()
		}
	}
	return o
}
