package main

import "pbn/site/edge/api"

// nativeLimits are those of a server with memory of its own, workerLimits those of an isolate of Cloudflare's, which has
// 128 MB for everything: a file of that size, its games and its answer stay below what worker.mjs allows a program.
var (
	nativeLimits = api.Limits{Body: 32 << 20, Held: 64 << 20, Answer: 128 << 20}
	workerLimits = api.Limits{Body: 1 << 20, Held: 8 << 20, Answer: 8 << 20}
)
