//go:build js

package api

import "runtime"

// heapInUse returns how many bytes of the heap are in use, garbage that was not collected yet included.
func heapInUse() int64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return int64(stats.HeapAlloc)
}
