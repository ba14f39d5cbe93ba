package flow

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// memory is what the program's memory has at its start.
type memory struct {
	base  uint64 // the address of bytes[0]
	bytes []byte
}

// largestMemory bounds what a module can make the rewriter allocate.
const largestMemory = 256 << 20

func readMemory(segments []dataSegment) (*memory, error) {
	if len(segments) == 0 {
		return nil, errors.New("no data: not a program of Go")
	}
	first, end := uint64(1<<32), uint64(0)
	for _, s := range segments {
		first = min(first, uint64(s.address))
		end = max(end, uint64(s.address)+uint64(len(s.bytes)))
	}
	if end-first > largestMemory {
		return nil, fmt.Errorf("data from %#x to %#x: more than %d MiB", first, end, largestMemory>>20)
	}
	m := &memory{first, make([]byte, end-first)}
	for _, s := range segments {
		copy(m.bytes[uint64(s.address)-first:], s.bytes)
	}
	return m, nil
}

// at is the memory of an address; nil where the data does not hold so many bytes.
func (m *memory) at(address, length uint64) []byte {
	if address < m.base || address-m.base > uint64(len(m.bytes)) || length > uint64(len(m.bytes))-(address-m.base) {
		return nil
	}
	return m.bytes[address-m.base:][:length:length]
}

// segments are the memory without its long runs of zeros.
func (m *memory) segments() (list []dataSegment) {
	// Go leaves out runs of eight. Brotli likes fewer segments better: with 8, 16, 24 and 48 the data come to 412, 386, 339 and 335 kB.
	const shortestRun = 48
	b := m.bytes
	for at := 0; at < len(b); {
		if b[at] == 0 {
			at++
			continue
		}
		end, zeros := at, 0
		for i := at; i < len(b) && zeros < shortestRun; i++ {
			if b[i] == 0 {
				zeros++
			} else {
				end, zeros = i+1, 0
			}
		}
		list = append(list, dataSegment{uint32(m.base + uint64(at)), b[at:end]})
		at = end
	}
	return list
}

// goTables are the tables that Go's linker gives the runtime about functions ("pclntab"), which runtime/symtab.go describes.
// They are found by their structure: the header's magic number, and the moduledata that points to the header and
// to each part in the distance that the header names.
type goTables struct {
	memory    *memory
	functions []goFunc // by number, without the imported ones

	count                                    int    // of the functions that have a record
	names, fileUnits, files, pcTables, funcs []byte // runtime.funcnametab, cutab, filetab, pctab, pclntable
	funcData                                 []byte // from go:func.* on
	finder                                   []byte // runtime.findfunctab: for each part of the program counters the functions in it
}

// goFunc is what the tables say of a function.
type goFunc struct {
	name        string
	deferReturn int // the block at which the runtime lets a function go on that has recovered; 0 is none
	record      int // where its _func begins in funcs; -1 is none
}

// firstPCF is the PC_F of the module's first own function. A program counter is PC_F<<16 + PC_B, the function and the block in it.
const firstPCF = 0x1000

// The layout of Go 1.26, of 64-bit words in little-endian order.
const (
	headerWords   = 9  // pcHeader: magic and sizes, nfunc, nfiles, unused, five offsets
	recordSize    = 44 // _func without what follows it
	recordName    = 4
	recordDefer   = 12
	recordStack   = 16 // pcsp
	recordFile    = 20 // pcfile
	recordLine    = 24 // pcln
	recordCount   = 28 // npcdata
	recordStart   = 36 // startLine
	unsafePoints  = 0  // which of those that npcdata counts says where a signal may not interrupt
	tableEntry    = 8  // functab: the function, its record
	moduledataLen = 41 // words from pcHeader up to gofunc
	finderWord    = 19 // findfunctab, then the least program counter and what comes after the greatest
	finderPart    = 4096
	finderBucket  = 20
	funcDataWord  = 40 // gofunc
	sliceWords    = 3
)

var headerMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

var errNoTables = errors.New("no function tables of Go 1.26 (pclntab): not a program of Go, or of another version")

func findTables(m *module) (*goTables, error) {
	mem, err := readMemory(m.data)
	if err != nil {
		return nil, err
	}
	for from := 0; ; {
		i := bytes.Index(mem.bytes[from:], headerMagic)
		if i < 0 {
			return nil, errNoTables
		}
		from += i + 1
		header := mem.base + uint64(from-1)
		if t := tablesAt(mem, header, len(m.functions)); t != nil {
			return t, nil
		}
	}
}

// tablesAt reads the tables with a header at an address; nil where there are none.
func tablesAt(mem *memory, header uint64, functions int) *goTables {
	word := func(b []byte, i int) uint64 { return binary.LittleEndian.Uint64(b[8*i:]) }
	h := mem.at(header, 8*headerWords)
	// The names follow the header. A header that is none is not looked for in all of the memory.
	if h == nil || word(h, 1) == 0 || word(h, 1) > uint64(functions) || word(h, 4) != 8*headerWords {
		return nil
	}
	// The moduledata begins with the header's address and the slices funcnametab, cutab, filetab, pctab, pclntable, ftab.
	pointer := binary.LittleEndian.AppendUint64(nil, header)
	for from := 0; ; {
		i := bytes.Index(mem.bytes[from:], pointer)
		if i < 0 {
			return nil
		}
		from += i + 1
		md := mem.at(mem.base+uint64(from-1), 8*moduledataLen)
		if md == nil {
			continue
		}
		var parts [6][]byte
		itemSize := [6]uint64{1, 4, 1, 1, 1, tableEntry}
		for k := range parts {
			at, length := word(md, 1+k*sliceWords), word(md, 2+k*sliceWords)
			// The functab is the beginning of pclntable.
			if at != header+word(h, 4+min(k, 4)) || length > largestMemory {
				break
			}
			parts[k] = mem.at(at, length*itemSize[k])
		}
		if parts[5] == nil {
			continue
		}
		t := &goTables{memory: mem, names: parts[0], fileUnits: parts[1], files: parts[2], pcTables: parts[3], funcs: parts[4]}
		start := word(md, funcDataWord)
		if t.funcData = mem.at(start, mem.base+uint64(len(mem.bytes))-start); t.funcData == nil {
			continue
		}
		finderParts := (word(md, finderWord+2) - word(md, finderWord+1) + finderPart - 1) / finderPart
		if t.finder = mem.at(word(md, finderWord), min(finderParts, largestMemory)*finderBucket); t.finder == nil {
			continue
		}
		t.count = int(word(h, 1))
		if t.readFunctions(parts[0], parts[5], t.count, functions) {
			return t
		}
	}
}

// readFunctions reads the records of the functions and reports whether they are as expected.
func (t *goTables) readFunctions(names, table []byte, count, functions int) bool {
	if len(table) < count*tableEntry {
		return false
	}
	t.functions = make([]goFunc, functions)
	for i := range t.functions {
		t.functions[i].record = -1
	}
	u32 := binary.LittleEndian.Uint32
	for i := range count {
		entry, record := u32(table[i*tableEntry:]), int(u32(table[i*tableEntry+4:]))
		number := int(entry) - firstPCF
		if number < 0 || number >= functions || record > len(t.funcs)-recordSize || u32(t.funcs[record:]) != entry {
			return false
		}
		r := t.funcs[record:]
		name := int(u32(r[recordName:]))
		if name >= len(names) || int64(u32(r[recordCount:]))+int64(r[recordFuncData]) > int64(len(r)-recordSize)/4 {
			return false
		}
		end := bytes.IndexByte(names[name:], 0)
		if end < 0 {
			return false
		}
		t.functions[number] = goFunc{string(names[name : name+end]), int(u32(r[recordDefer:])), record}
	}
	return true
}
