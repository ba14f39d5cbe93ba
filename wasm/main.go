//go:build js && wasm

// Command wasm is the core as a WebAssembly module: it puts an object "pbn" with the functions parse, validate,
// export, exportDocument, apply, rules, nags and blocks on its global object, and open, push, finish and drop for files that come
// piece by piece, and waits. Nothing else knows of JavaScript.
package main

import (
	"runtime"
	"slices"
	"strings"
	"syscall/js"

	"github.com/norunners/vert"

	"pbn/core/export"
	"pbn/core/wire"
)

// version is the version of the package that the module belongs to.
const version = "0.1.0"

func main() {
	// vert would bring reflection into the start, for which a page waits.
	api := js.Global().Get("Object").New()
	api.Set("version", version)
	// What the module is built with besides, "-X:…", is nothing to the glue.
	goVersion, _, _ := strings.Cut(runtime.Version(), "-X:")
	api.Set("go", goVersion)
	for name, call := range map[string]func(args []js.Value) any{
		"parse": parse, "validate": validate, "export": exportFile, "exportDocument": exportDocument, "apply": apply,
		"rules": rules, "nags": nags, "blocks": blocks, "open": open, "push": push, "finish": finish, "drop": drop,
	} {
		api.Set(name, js.FuncOf(guarded(call)))
	}
	js.Global().Set("pbn", api)
	select {}
}

// failure is what a call returns when the core has panicked: the instance may no longer be used.
type failure struct {
	Error string `js:"error"`
	Stack string `js:"stack"`
}

// guarded turns a panic into a failure: an uncaught one would end the module.
func guarded(call func(args []js.Value) any) func(this js.Value, args []js.Value) any {
	return func(_ js.Value, args []js.Value) (result any) {
		defer func() {
			if cause := recover(); cause != nil {
				result = vert.ValueOf(failure{describe(cause), stack()}).JSValue()
			}
		}()
		return call(args)
	}
}

// stack is the trace of the calls under way, its first 64 KiB. runtime/debug would bring its other functions into the module.
func stack() string {
	trace := make([]byte, 64<<10)
	return string(trace[:runtime.Stack(trace, false)])
}

func describe(cause any) string {
	switch c := cause.(type) {
	case error:
		return c.Error()
	case string:
		return c
	}
	return "panic"
}

func parse(args []js.Value) any {
	var options parseOptions
	assign(args[1], &options)
	return object("json", wire.Parse(bytes(args[0]), options.read()))
}

func validate(args []js.Value) any {
	var given validateOptions
	assign(args[1], &given)
	options, err := given.read()
	if err != nil {
		return vert.ValueOf(refusal{err.Error()}).JSValue()
	}
	return object("json", wire.Validate(bytes(args[0]), options))
}

func apply(args []js.Value) any {
	var given applyOptions
	assign(args[1], &given)
	options, err := validateOptions{SourceEncoding: given.SourceEncoding, Severities: given.Severities}.read()
	if err != nil {
		return vert.ValueOf(refusal{err.Error()}).JSValue()
	}
	var out []byte
	var applied int
	var more bool
	if given.Safe {
		out, applied, more = wire.ApplySafe(bytes(args[0]), options)
	} else {
		fixes := make([][]wire.Edit, len(given.Fixes))
		for i, edits := range given.Fixes {
			for _, e := range edits {
				fixes[i] = append(fixes[i], wire.Edit(e))
			}
		}
		out, applied, err = wire.Apply(bytes(args[0]), options, fixes, given.Unmappable == "replace")
		if err != nil {
			return vert.ValueOf(refusal{err.Error()}).JSValue()
		}
	}
	result := js.Global().Get("Object").New()
	result.Set("bytes", uint8Array(out))
	result.Set("applied", applied)
	result.Set("more", more)
	return result
}

func exportFile(args []js.Value) any { return write(wire.Export, args) }

func exportDocument(args []js.Value) any { return write(wire.ExportDocument, args) }

func write(export func([]byte, wire.Options, export.Options) (bytes, json []byte), args []js.Value) any {
	as, source := writerOptions(args[1])
	out, json := export(bytes(args[0]), source, as)
	result := object("json", json)
	result.Set("bytes", uint8Array(out))
	return result
}

func rules([]js.Value) any { return object("json", wire.Rules()) }

func nags(args []js.Value) any { return object("json", wire.NAGs(bytes(args[0]))) }

func blocks(args []js.Value) any {
	var given sourceOptions
	assign(args[1], &given)
	return object("json", wire.Blocks(bytes(args[0]), wire.Options{Encoding: given.SourceEncoding}))
}

func bytes(array js.Value) []byte { return bytesInto(nil, array) }

// bytesInto is the content of an array, in the memory of a buffer where that has enough.
func bytesInto(buffer []byte, array js.Value) []byte {
	n := array.Get("byteLength").Int()
	b := slices.Grow(buffer[:0], n)[:n]
	js.CopyBytesToGo(b, array)
	provoke(b)
	return b
}

func uint8Array(b []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(b))
	js.CopyBytesToJS(array, b)
	return array
}

func object(name string, content []byte) js.Value {
	o := js.Global().Get("Object").New()
	o.Set(name, uint8Array(content))
	return o
}
