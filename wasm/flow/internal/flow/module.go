package flow

import (
	"bytes"
	"fmt"
)

const (
	sectionType     = 1
	sectionImport   = 2
	sectionFunction = 3
	sectionCode     = 10
	sectionData     = 11
)

// goFunction is the type of what Go compiles: it takes the block to begin at (PC_B) and returns whether the stack unwinds.
const goFunction = "\x60\x01\x7f\x01\x7f"

// module is a WebAssembly module, as far as the rewriter has to know it.
type module struct {
	sections  []section
	types     []string // as they are encoded
	imported  int      // functions; they are numbered before the module's own
	functions []function
	data      []dataSegment
}

// section is a section as it is in the file, header included.
type section struct {
	id   byte
	raw  []byte
	body []byte
	at   int // where the body begins in the file
}

// function is one of the module's own functions.
type function struct {
	typ  string
	body []byte // its locals and its code
	at   int    // where the body begins in the file
}

// dataSegment is what memory has at an address when the program starts.
type dataSegment struct {
	address uint32
	bytes   []byte
}

// readModule reads a module. What it returns shares its memory.
func readModule(file []byte) (*module, error) {
	if !bytes.HasPrefix(file, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, fmt.Errorf("not a WebAssembly module of version 1")
	}
	m := &module{}
	r := &reader{b: file, at: 8}
	for r.more() {
		start := r.at
		s := section{id: r.byte()}
		size := r.u32()
		s.at = r.at
		s.body = r.bytes(size)
		s.raw = file[start:r.at]
		m.sections = append(m.sections, s)
	}
	if r.err != nil {
		return nil, r.err
	}
	var funcTypes []uint32
	for _, s := range m.sections {
		r := &reader{b: s.body, base: s.at}
		switch s.id {
		case sectionType:
			for range r.count() {
				start := r.at
				r.byte()
				r.bytes(r.u32())
				r.bytes(r.u32())
				m.types = append(m.types, string(s.body[start:r.at]))
			}
		case sectionImport:
			for range r.count() {
				r.name()
				r.name()
				if r.byte() != 0 {
					r.fail("import that is not a function: Go has none")
				}
				r.u32()
				m.imported++
			}
		case sectionFunction:
			for range r.count() {
				funcTypes = append(funcTypes, r.u32())
			}
		case sectionCode:
			m.readCode(r, funcTypes)
		case sectionData:
			m.readData(r)
		default:
			continue
		}
		if r.err == nil && r.at != len(s.body) {
			r.fail("section is longer than its content")
		}
		if r.err != nil {
			return nil, fmt.Errorf("section %d: %w", s.id, r.err)
		}
	}
	if len(m.functions) != len(funcTypes) {
		return nil, fmt.Errorf("%d functions are declared, %d have code", len(funcTypes), len(m.functions))
	}
	return m, nil
}

func (m *module) readCode(r *reader, funcTypes []uint32) {
	for i := range r.count() {
		size := r.u32()
		f := function{at: r.base + r.at, body: r.bytes(size)}
		switch {
		case r.err != nil:
			return
		case i >= len(funcTypes) || uint64(funcTypes[i]) >= uint64(len(m.types)):
			r.fail("function without a type")
			return
		}
		f.typ = m.types[funcTypes[i]]
		m.functions = append(m.functions, f)
	}
}

func (m *module) readData(r *reader) {
	for range r.count() {
		if r.u32() != 0 || r.byte() != opI32Const {
			r.fail("data segment whose address is not a constant")
			return
		}
		address := r.s64()
		if address < 0 || address > 1<<32-1 || r.byte() != opEnd {
			r.fail("data segment whose address is not a constant")
			return
		}
		m.data = append(m.data, dataSegment{uint32(address), r.bytes(r.u32())})
	}
}

// encode writes the module with its functions and its data as they are now, and every other section as it was.
func (m *module) encode() []byte {
	out := []byte("\x00asm\x01\x00\x00\x00")
	for _, s := range m.sections {
		var body []byte
		switch s.id {
		case sectionCode:
			body = appendUnsigned(nil, uint32(len(m.functions)))
			for _, f := range m.functions {
				body = appendUnsigned(body, uint32(len(f.body)))
				body = append(body, f.body...)
			}
		case sectionData:
			body = appendUnsigned(nil, uint32(len(m.data)))
			for _, d := range m.data {
				body = append(body, 0, opI32Const)
				body = appendSigned(body, int64(int32(d.address)))
				body = append(body, opEnd)
				body = appendUnsigned(body, uint32(len(d.bytes)))
				body = append(body, d.bytes...)
			}
		default:
			out = append(out, s.raw...)
			continue
		}
		out = append(out, s.id)
		out = appendUnsigned(out, uint32(len(body)))
		out = append(out, body...)
	}
	return out
}
