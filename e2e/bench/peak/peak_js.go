package main

import "runtime"

// start returns how much memory the program has. The linear memory of a module never shrinks.
func start() int64 { return peak() }

func peak() int64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return int64(stats.Sys)
}
