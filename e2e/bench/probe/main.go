//go:build js && wasm

// Command probe is the wasm module of what the shipped module has no verb for: it puts an object "probe" with the functions
// loop and lex on the global object, and waits.
package main

import (
	"syscall/js"

	"pbn/e2e/bench/work"
)

func main() {
	probe := js.Global().Get("Object").New()
	for name, call := range map[string]func([]byte) any{
		"loop": func(file []byte) any { return work.Loop(file) },
		"lex":  func(file []byte) any { return work.Lex(file) },
	} {
		probe.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			file := make([]byte, args[0].Get("byteLength").Int())
			js.CopyBytesToGo(file, args[0])
			return call(file)
		}))
	}
	js.Global().Set("probe", probe)
	select {}
}
