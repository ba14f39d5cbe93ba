//go:build js && wasm

// Command failing has the face of pbnkit's module and fails in every way that a Go program can.
package main

import (
	"os"
	"syscall/js"
)

func main() {
	js.Global().Set("pbn", map[string]any{
		"version": "failing",
		"parse": js.FuncOf(func(js.Value, []js.Value) any {
			return map[string]any{"error": "index out of range", "stack": "goroutine 1 [running]:"}
		}),
		"validate": js.FuncOf(func(js.Value, []js.Value) any {
			os.Exit(3)
			return nil
		}),
		"export": js.FuncOf(func(js.Value, []js.Value) any {
			panic("nobody recovers")
		}),
		// What a living instance answers: how often it was called.
		"explain": js.FuncOf(func(js.Value, []js.Value) any {
			calls++
			return map[string]any{"found": true, "page": calls}
		}),
	})
	select {}
}

var calls int
