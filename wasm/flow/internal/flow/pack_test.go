package flow

import (
	"bytes"
	"encoding/binary"
	"testing"
)

// TestPacked reads packed tables as the runtime of wasm/overlay does: they say of each function what they said before.
func TestPacked(t *testing.T) {
	plain := builtProgram(t)
	small := rewritten(t, plain, Options{Small: true})
	before, after := tablesOf(t, small), tablesOf(t, small)
	if err := after.pack(); err != nil {
		t.Fatal(err)
	}
	u32 := binary.LittleEndian.Uint32
	rest := after.finder
	number := func() uint32 {
		n, size := binary.Uvarint(rest)
		if size <= 0 {
			t.Fatal("the packed tables end early")
		}
		rest = rest[size:]
		return uint32(n)
	}
	length, tables := number(), number()
	all := rest[:length]
	rest = all
	var known, knownData []uint32
	nextName, nextTable := 1, uint32(1)
	compareTable := func(what string, want uint32) {
		var at uint32
		switch n := number(); n {
		case packedNone:
		case packedNew:
			at = nextTable
			known = append(known, at)
			nextTable += uint32(after.tableLength(at))
		default:
			at = known[n-packedKnown]
		}
		if a, b := before.pcTables[want:][:before.tableLength(want)], after.pcTables[at:][:after.tableLength(at)]; !bytes.Equal(a, b) {
			t.Errorf("%s: %x, was %x", what, b, a)
		}
	}
	data := func() uint32 {
		switch n := number(); n {
		case packedNone:
			return noFuncData
		case packedNew:
			knownData = append(knownData, number())
			return knownData[len(knownData)-1]
		default:
			return knownData[n-packedKnown]
		}
	}
	entry, compared := uint32(0), 0
	for i := range before.count {
		r := before.funcs[u32(before.funcs[i*tableEntry+4:]):]
		name := string(bytes.SplitN(before.names[u32(r[recordName:]):], []byte{0}, 2)[0])
		end := nextName + bytes.IndexByte(after.names[nextName:], 0)
		if got := string(after.names[nextName:end]); got != name {
			t.Fatalf("function %d is %s, and was %s", i, got, name)
		}
		nextName = end + 1
		entry += number()
		flags, counters, own := number(), int(number()), int(number())
		got := [...]uint32{entry, flags, number(), number()}
		if want := [...]uint32{u32(r), u32(r[recordFlags:]) & (1<<24 - 1), u32(r[recordArgs:]), u32(r[recordDefer:])}; got != want {
			t.Errorf("%s: %x, was %x", name, got, want)
		}
		compareTable(name+": stack", u32(r[recordStack:]))
		had := int(u32(r[recordCount:]))
		for k := range had {
			if want := u32(r[recordSize+4*k:]); k < counters {
				compareTable(name, want)
			} else if want != 0 {
				t.Errorf("%s: table %d is gone", name, k)
			}
		}
		for k := range int(r[recordFuncData]) {
			got, want := uint32(noFuncData), u32(r[recordSize+4*(had+k):])
			if k < own {
				got = data()
			}
			if compared++; got != want {
				t.Errorf("%s: data %d are at %#x, and were at %#x", name, k, got, want)
			}
		}
	}
	if len(rest) != 0 || len(known) != int(tables) || compared < 1000 || len(known) < 500 {
		t.Errorf("%d bytes are left; %d tables, not %d; %d data compared", len(rest), len(known), tables, compared)
	}
	if first := after.funcs[:4]; u32(first) != 0 {
		t.Error("the runtime cannot know that the tables are packed")
	}
	// All other memory is as it was.
	for _, tables := range []*goTables{before, after} {
		for _, part := range [][]byte{tables.names, tables.funcs, tables.pcTables, tables.finder} {
			clear(part)
		}
	}
	if !bytes.Equal(before.memory.bytes, after.memory.bytes) {
		t.Error("other data changed")
	}
}

func TestPackNeedsRoom(t *testing.T) {
	tables := tablesOf(t, rewritten(t, builtProgram(t), Options{Small: true}))
	tables.finder = tables.finder[:1000]
	if err := tables.pack(); err != errNoRoom {
		t.Errorf("got %v", err)
	}
}
