//go:build js

package api

// platformEncodes reports whether the platform gives a body the coding that its header names: Cloudflare's does, so that the Worker has
// nothing that compresses.
const platformEncodes = true

func encoded(_ string, body []byte) []byte { return body }
