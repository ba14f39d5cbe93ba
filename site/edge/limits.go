package main

import "pbn/site/edge/api"

// nativeLimits are those of a server with memory of its own. An isolate of Cloudflare's has 128 MB for everything: the dearest
// file that workerLimits allow takes some 70 MB, with its answer.
var (
	nativeLimits = api.Limits{Body: 32 << 20, Held: 64 << 20, Answer: 128 << 20}
	workerLimits = api.Limits{Body: 1 << 20, Held: 8 << 20, Answer: 8 << 20}
)
