//go:build js && wasm

// Package hosttest calls the functions of modules as JavaScript does, for their tests.
package hosttest

import (
	"syscall/js"

	"pbn/wasm/host"
)

// Module has the functions of a module by their names.
type Module map[string]host.Call

// Invoke calls a function.
func (m Module) Invoke(name string, argument any, options map[string]any) js.Value {
	return js.ValueOf(host.Guarded(m[name])(js.Undefined(), []js.Value{js.ValueOf(argument), js.ValueOf(options)}))
}

// Array returns a text as an array of bytes.
func Array(text string) js.Value { return host.Uint8Array([]byte(text)) }

// Part returns a part of an answer that is bytes as text, "" where the answer does not have it.
func Part(answer js.Value, name string) string {
	if answer.Get(name).IsUndefined() {
		return ""
	}
	return string(host.Bytes(answer.Get(name)))
}
