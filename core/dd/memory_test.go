package dd

import (
	"testing"
	"unsafe"
)

// TestMemory holds that the tables of a solver leave 8 MB of its limit to others, also while they grow: what is outgrown is still there
// then.
func TestMemory(t *testing.T) {
	if unsafe.Sizeof(pattern{}) != patternBytes || unsafe.Sizeof(slot{}) != slotBytes {
		t.Fatalf("a pattern has %d bytes, a slot %d", unsafe.Sizeof(pattern{}), unsafe.Sizeof(slot{}))
	}
	for _, limit := range []int{-1, 0, 1, 12 << 20, 16 << 20, 24 << 20, 32 << 20, 64 << 20, 1 << 30} {
		most := limit - 8<<20
		if limit <= 0 {
			most = DefaultLimit - 8<<20
		}
		table := &New(limit).search.table
		outgrown := minPatterns*patternBytes + table.maxSlots/2*slotBytes
		bytes := table.maxPatterns*patternBytes*129/128 + table.maxSlots*slotBytes
		if table.maxPatterns > minPatterns {
			bytes += outgrown
		}
		if bytes > max(most, 4<<20) {
			t.Errorf("with a limit of %d the tables have %d bytes", limit, bytes)
		}
	}
}
