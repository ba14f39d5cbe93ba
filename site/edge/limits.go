package main

import (
	"time"

	"pbn/site/edge/api"
)

// nativeLimits are those of a server with memory of its own: the export of an ordinary file is not much longer than the file. An isolate of
// Cloudflare's has 128 MB for everything: at the limits of workerLimits a verb leaves a third of it free (e2e/bench/peak).
var (
	nativeLimits = api.Limits{Body: 32 << 20, Held: 128 << 20, Work: 320 << 20, Heap: 440 << 20, Game: 1 << 20, Whole: 4 << 20, Boards: 4, Solving: 10 * time.Second, Games: 8 << 20, Answer: 64 << 20, Patience: 10 * time.Second}
	workerLimits = api.Limits{Body: 1 << 20, Held: 16 << 20, Work: 48 << 20, Heap: 64 << 20, Game: 512 << 10, Whole: 256 << 10, Boards: 1, Solving: 10 * time.Second, Games: 4 << 20, Answer: 8 << 20}
)
