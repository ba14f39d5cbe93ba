package main

import (
	"time"

	"pbn/site/edge/api"
)

// nativeLimits are those of a server with memory of its own: the export of an ordinary file is not much longer than the file. An
// isolate of Cloudflare's has 128 MB for everything: a file that is one game of 1 MiB can take more than 96 MB of it, and none of half
// that size did.
var (
	nativeLimits = api.Limits{Body: 32 << 20, Held: 128 << 20, Game: 4 << 20, Whole: 4 << 20, Boards: 4, Games: 8 << 20, Answer: 64 << 20, Patience: 10 * time.Second}
	workerLimits = api.Limits{Body: 1 << 20, Held: 16 << 20, Game: 512 << 10, Whole: 256 << 10, Boards: 1, Games: 4 << 20, Answer: 8 << 20}
)
