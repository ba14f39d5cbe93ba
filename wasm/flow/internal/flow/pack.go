package flow

import (
	"encoding/binary"
	"errors"
)

// The fields of a function's record that pack writes, besides those of tables.go.
const (
	recordArgs  = 8
	recordFlags = 40 // three bytes before the number of funcdata
)

// Offsets of tables and of data are written by their number, in the order in which functions use them first.
const (
	packedNone  = iota // the function has none
	packedNew          // one that no function before has
	packedKnown        // the first of those that came before
)

var errNoRoom = errors.New("the packed tables of functions take more than the tables")

// pack writes the records of functions so that they compress to a third. The runtime unpacks them as it starts: unpackTables
// of wasm/overlay. They are where findfunctab was, which that overlay does not need, and have numbers as varints:
//
//	the length of what follows, how many tables there are, and for each function
//	its number less that of the one before, its flags, how many pcdata and funcdata it has, its arguments, its deferreturn,
//	and its tables: pcsp, pcdata and funcdata; after a new funcdata its offset.
//
// Names and tables are moved so that each begins where the one before ends, in the order of their numbers. What functions do not
// have at the end of their lists is left out, which for the runtime is the same as a 0.
func (t *goTables) pack() error {
	u32, put := binary.LittleEndian.Uint32, binary.LittleEndian.PutUint32
	names, tables := []byte{0}, []byte{0}
	known, knownData := map[uint32]int{}, map[uint32]int{}
	var out []byte
	number := func(n uint32) { out = binary.AppendUvarint(out, uint64(n)) }
	table := func(offset uint32) {
		if offset == 0 {
			number(packedNone)
		} else if n, has := known[offset]; has {
			number(packedKnown + uint32(n))
		} else {
			known[offset] = len(known)
			tables = append(tables, t.pcTables[offset:][:t.tableLength(offset)]...)
			number(packedNew)
		}
	}
	data := func(offset uint32) {
		if offset == noFuncData {
			number(packedNone)
		} else if n, has := knownData[offset]; has {
			number(packedKnown + uint32(n))
		} else {
			knownData[offset] = len(knownData)
			number(packedNew)
			number(offset)
		}
	}
	before := uint32(0)
	for i := range t.count {
		entry := u32(t.funcs[i*tableEntry:])
		r := t.funcs[u32(t.funcs[i*tableEntry+4:]):]
		name := t.names[u32(r[recordName:]):]
		for end := 0; ; end++ {
			if names = append(names, name[end]); name[end] == 0 {
				break
			}
		}
		counters, own := lists(r)
		number(entry - before)
		before = entry
		number(u32(r[recordFlags:]) & (1<<24 - 1))
		number(uint32(len(counters) / 4))
		number(uint32(len(own) / 4))
		number(u32(r[recordArgs:]))
		number(u32(r[recordDefer:]))
		table(u32(r[recordStack:]))
		for ; len(counters) > 0; counters = counters[4:] {
			table(u32(counters))
		}
		for ; len(own) > 0; own = own[4:] {
			data(u32(own))
		}
	}
	head := binary.AppendUvarint(nil, uint64(len(out)))
	head = binary.AppendUvarint(head, uint64(len(known)))
	// The runtime notes the offsets of both kinds after them.
	if len(head)+len(out)+4*(len(known)+len(knownData)+1) > len(t.finder) || len(names) > len(t.names) || len(tables) > len(t.pcTables) {
		return errNoRoom
	}
	replaceAll(t.finder, append(head, out...))
	replaceAll(t.names, names)
	replaceAll(t.pcTables, tables)
	// The last entry ends the table, and has no record.
	last := u32(t.funcs[t.count*tableEntry:])
	clear(t.funcs)
	put(t.funcs[t.count*tableEntry:], last)
	return nil
}

// lists returns the offsets of a function's pcdata and funcdata, without those at the end that it does not have.
func lists(record []byte) (counters, data []byte) {
	u32 := binary.LittleEndian.Uint32
	counters = record[recordSize:][:4*u32(record[recordCount:])]
	data = record[recordSize+len(counters):][:4*int(record[recordFuncData])]
	for len(counters) > 0 && u32(counters[len(counters)-4:]) == 0 {
		counters = counters[:len(counters)-4]
	}
	for len(data) > 0 && u32(data[len(data)-4:]) == noFuncData {
		data = data[:len(data)-4]
	}
	return counters, data
}

// replaceAll writes over memory, and clears what is left of it.
func replaceAll(memory, with []byte) { clear(memory[copy(memory, with):]) }
