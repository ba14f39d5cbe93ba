//go:build js && wasm

package main

import (
	"syscall/js"
	"testing"

	"pbn/wasm/host/hosttest"
)

func TestConvert(t *testing.T) {
	module := hosttest.Module(calls())
	file := hosttest.Array("#PBI 1.2\nA:8/8/8/8/8/8/8/KS1k4:#2::::::\n")
	if got := hosttest.Part(module.Invoke("convert", file, map[string]any{"convert": `{"to":"fen"}`}), "bytes"); got != "8/8/8/8/8/8/8/KN1k4 w - - 0 1\n" {
		t.Errorf("%q", got)
	}
	for _, options := range []map[string]any{{"convert": `{"to":"pdf"}`}, {"convert": `{"to":"fen"}`, "sourceEncoding": 1}} {
		if why := module.Invoke("convert", file, options).Get("refused"); why.Type() != js.TypeString {
			t.Errorf("%v: %v", options, why)
		}
	}
}
