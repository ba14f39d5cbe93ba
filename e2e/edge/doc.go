// Package edge has no code: its tests are what a client of the API does, over the native server and over workerd, the runtime
// of Cloudflare Workers.
package edge
