//go:build js && wasm

// Command lin converts: PBN, LIN and bare deals to PBN, LIN and tables of results. It is a module of its own, which is loaded when
// something is to be converted; it has no verb of wasm/pbn, and no reflection.
package main

import (
	"pbn/wasm/converting"
	"pbn/wasm/host"
)

func main() { host.Serve("pbn", map[string]host.Call{"convert": converting.Convert}) }
