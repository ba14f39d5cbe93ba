package flow

import (
	"bytes"
	"encoding/binary"
)

// The data that belong to a function (funcdata of cmd/internal/objabi) and tables of values by program counter (pcdata), by their numbers.
const (
	inlinedAt    = 2 // pcdata: which entry of the tree of inlined calls a counter is in
	inlinedCalls = 3 // funcdata: that tree
	argumentInfo = 5 // funcdata: how a trace prints the arguments
	noFuncData   = 1<<32 - 1

	recordFuncData = 43 // how many funcdata there are, in a byte
	inlinedSize    = 16 // an inlinedCall: its kind, its name, where its parent is, its line
	inlinedName    = 4
	endOfArguments = 0xff
)

// dropInlined takes out what only stack traces read: which calls were inlined where, the names of functions that are nowhere else,
// and how arguments are printed. For the runtime (newInlineUnwinder in runtime/symtabinl.go, printArgs in
// runtime/traceback.go) no function then has an inlined call or an argument: a trace names every function that has code of its own.
func (t *goTables) dropInlined() {
	u32, put := binary.LittleEndian.Uint32, binary.LittleEndian.PutUint32
	own, inlined := map[uint32]bool{}, map[uint32]bool{}
	shared := map[uint32]bool{}    // data of other kinds; the linker may have put what is the same in one place
	arguments := map[uint32]bool{} // shared, too: what is cleared once has no end any more
	var trees []inlinedTree
	needed := make([]bool, len(t.pcTables))
	for _, f := range t.functions {
		if f.record < 0 {
			continue
		}
		r := t.funcs[f.record:]
		own[u32(r[recordName:])] = true
		for _, at := range []int{recordStack, recordFile, recordLine} {
			t.need(needed, u32(r[at:]))
		}
		tables, data := int(u32(r[recordCount:])), recordSize+4*int(u32(r[recordCount:]))
		for i := range tables {
			if i != inlinedAt {
				t.need(needed, u32(r[recordSize+4*i:]))
			}
		}
		for i := range int(r[recordFuncData]) {
			offset := u32(r[data+4*i:])
			switch {
			case offset == noFuncData:
			case i == argumentInfo:
				arguments[offset] = true
				put(r[data+4*i:], noFuncData)
			case i == inlinedCalls && tables > inlinedAt:
				table := u32(r[recordSize+4*inlinedAt:])
				trees = append(trees, inlinedTree{offset, table})
				put(r[data+4*i:], noFuncData)
				put(r[recordSize+4*inlinedAt:], 0)
			default:
				shared[offset] = true
			}
		}
	}
	for _, tree := range trees {
		calls := t.funcData[min(int(tree.offset), len(t.funcData)):]
		calls = calls[:min(len(calls), inlinedSize*t.entries(tree.table))]
		for at := 0; at+inlinedSize <= len(calls); at += inlinedSize {
			inlined[u32(calls[at+inlinedName:])] = true
		}
	}
	// Only now, as trees may be shared.
	for _, tree := range trees {
		if !shared[tree.offset] {
			calls := t.funcData[min(int(tree.offset), len(t.funcData)):]
			clear(calls[:min(len(calls), inlinedSize*t.entries(tree.table))])
		}
	}
	for _, tree := range trees {
		for i := range t.tableLength(tree.table) {
			if at := int(tree.table) + i; !needed[at] {
				t.pcTables[at] = 0
			}
		}
	}
	for offset := range arguments {
		info := t.funcData[min(int(offset), len(t.funcData)):]
		if end := bytes.IndexByte(info, endOfArguments); end >= 0 && !shared[offset] {
			clear(info[:end+1])
		}
	}
	for name := range inlined {
		if text := t.names[min(int(name), len(t.names)):]; !own[name] {
			clear(text[:max(0, bytes.IndexByte(text, 0))])
		}
	}
}

type inlinedTree struct{ offset, table uint32 }

// entries is how many entries of a tree a table of values by program counter names: one more than the highest value.
func (t *goTables) entries(table uint32) int {
	length := t.tableLength(table)
	if length == 0 {
		return 0
	}
	values := t.pcTables[table:][:length]
	value, highest := int64(-1), int64(-1)
	for at := 0; at < len(values); {
		change, n := binary.Varint(values[at:])
		if n <= 0 || change == 0 && at > 0 {
			break
		}
		value += change
		highest = max(highest, value)
		_, counter := binary.Uvarint(values[at+n:])
		if counter <= 0 {
			break
		}
		at += n + counter
	}
	return int(highest) + 1
}
