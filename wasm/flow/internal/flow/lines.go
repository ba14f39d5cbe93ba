package flow

import "encoding/binary"

// dropLines takes the tables of files and lines out of the memory, and those that say where a signal may interrupt a function, since a
// program in WebAssembly gets no signals. A function whose pcfile and pcln are 0 has none: for the runtime
// (pcvalue in runtime/symtab.go) its file is "?" and its line 0. Names of functions, inlined ones too, stay, so a stack trace still says
// who called whom. Nothing moves: what the tables took is zero, and zeros are not written to the file.
func (t *goTables) dropLines() {
	u32 := binary.LittleEndian.Uint32
	// Tables are shared; bytes that another table needs are kept.
	needed := make([]bool, len(t.pcTables))
	dropped := map[uint32]bool{}
	for _, f := range t.functions {
		if f.record < 0 {
			continue
		}
		r := t.funcs[f.record:]
		for _, at := range []int{recordFile, recordLine} {
			dropped[u32(r[at:])] = true
			clear(r[at : at+4])
		}
		clear(r[recordStart : recordStart+4])
		t.need(needed, u32(r[recordStack:]))
		for i := range int(u32(r[recordCount:])) {
			if at := r[recordSize+4*i:]; i == unsafePoints {
				dropped[u32(at)] = true
				clear(at[:4])
			} else {
				t.need(needed, u32(at))
			}
		}
	}
	for offset := range dropped {
		for i := range t.tableLength(offset) {
			if at := int(offset) + i; !needed[at] {
				t.pcTables[at] = 0
			}
		}
	}
	clear(t.fileUnits)
	clear(t.files)
}

func (t *goTables) need(needed []bool, offset uint32) {
	for i := range t.tableLength(offset) {
		needed[int(offset)+i] = true
	}
}

// tableLength is the length of a table of values by program counter: pairs of a change of the value and one of the counter, as
// varints, up to a change of 0 that is not the first. Offset 0 is no table.
func (t *goTables) tableLength(offset uint32) int {
	if offset == 0 || uint64(offset) >= uint64(len(t.pcTables)) {
		return 0
	}
	table := t.pcTables[offset:]
	for at := 0; ; {
		value, n := binary.Uvarint(table[at:])
		if n <= 0 {
			return len(table)
		}
		at += n
		if value == 0 && at > n {
			return at
		}
		_, n = binary.Uvarint(table[at:])
		if n <= 0 {
			return len(table)
		}
		at += n
	}
}
