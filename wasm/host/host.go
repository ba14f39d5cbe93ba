//go:build js && wasm

// Package host is what the modules share on their border to JavaScript: it registers functions, turns panics into answers, copies
// bytes, and keeps the jobs that are under way. It uses no reflection, which a small module does not have.
package host

import (
	"runtime"
	"slices"
	"strings"
	"syscall/js"

	"pbn/core/wire"
)

// Call is a function that JavaScript calls.
type Call func(args []js.Value) any

// Serve puts an object with these functions on the module's global object, and waits. JavaScript looks for it by the name. What a
// function panics with becomes its answer.
func Serve(name string, calls map[string]Call) {
	api := NewObject()
	api.Set("version", wire.Version)
	// What the module is built with besides, "-X:…", is nothing to the glue.
	goVersion, _, _ := strings.Cut(runtime.Version(), "-X:")
	api.Set("go", goVersion)
	for verb, call := range calls {
		api.Set(verb, js.FuncOf(Guarded(call)))
	}
	js.Global().Set(name, api)
	select {}
}

// Guarded turns a panic into an answer with "error" and "stack": an uncaught one would end the module. After it the instance may
// no longer be used.
func Guarded(call Call) func(this js.Value, args []js.Value) any {
	return func(_ js.Value, args []js.Value) (result any) {
		defer func() {
			if cause := recover(); cause != nil {
				failure := NewObject()
				failure.Set("error", describe(cause))
				failure.Set("stack", stack())
				result = failure
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

// What answers are made of. Looking a class up takes as long as using it.
var (
	objects = js.Global().Get("Object")
	arrays  = js.Global().Get("Uint8Array")
)

// NewObject is {} of JavaScript.
func NewObject() js.Value { return objects.New() }

// JSON is an object with JSON as its member "json", which most answers are.
func JSON(content []byte) js.Value {
	o := NewObject()
	o.Set("json", Uint8Array(content))
	return o
}

// Bytes is the content of an array.
func Bytes(array js.Value) []byte { return bytesInto(nil, array) }

// bytesInto is the content of an array, in the memory of a buffer where that has enough.
func bytesInto(buffer []byte, array js.Value) []byte {
	n := array.Get("byteLength").Int()
	b := slices.Grow(buffer[:0], n)[:n]
	js.CopyBytesToGo(b, array)
	provoke(b)
	return b
}

// Uint8Array is an array with a copy of the bytes.
func Uint8Array(b []byte) js.Value {
	array := arrays.New(len(b))
	js.CopyBytesToJS(array, b)
	return array
}
