//go:build js && wasm && whole

package main

import "pbn/wasm/converting"

// The module of pbnkit/inline converts, too: a second one would have most of this one once more.
func init() { more["convert"] = converting.Convert }
