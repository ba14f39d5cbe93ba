//go:build !js

package api

import (
	"bytes"
	"compress/gzip"
	"io"

	"github.com/andybalholm/brotli"
)

// platformEncodes reports whether the platform gives a body the coding that its header names.
const platformEncodes = false

// encoded is a body in a coding, as small as it becomes in about the time in which it was made.
func encoded(coding string, body []byte) []byte {
	var out bytes.Buffer
	var w io.WriteCloser
	if coding == "br" {
		w = brotli.NewWriterLevel(&out, 4)
	} else {
		w = gzip.NewWriter(&out)
	}
	// Nothing fails that writes to memory.
	w.Write(body)
	w.Close()
	return out.Bytes()
}
