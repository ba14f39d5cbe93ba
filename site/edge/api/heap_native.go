//go:build !js

package api

import "runtime/metrics"

// heapInUse returns how many bytes of the heap are in use, garbage that was not collected yet included.
func heapInUse() int64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(sample)
	return int64(sample[0].Value.Uint64())
}
