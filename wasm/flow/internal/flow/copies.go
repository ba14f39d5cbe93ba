package flow

import "slices"

// V8 leaves WebAssembly for memory.copy and memory.fill, which takes it 6 to 8 ns however short they are. Go copies and clears by them
// what is longer than 16 bytes, structs above all, and by runtime.memmove and memclrNoHeapPointers what has a length that only the
// program knows. Short ones become loads and stores here. All loads come before the first store, so that parts that overlap are copied
// as memory.copy does it.
//
// Of 4 MB in Node, in CPU time, validate takes 4 % less by this, export 0 to 9 %, first calls 5 to 11 %.

// longestCopy is the constant size, in bytes, up to which this is done. Longer ones cost more code than time.
const longestCopy = 64

// longestOfAnyLength is the same for a length that is not constant.
const longestOfAnyLength = 32

// anyLength are the functions whose copies of any length are looked at.
var anyLength = []string{"runtime.memmove", "runtime.memclrNoHeapPointers"}

// copier writes a function's copies anew.
type copier struct {
	out              []byte
	to, from, length uint32 // new locals of 32 bits
	words            uint32 // the first of the new locals of 64 bits
	mostWords        int    // how many of these there are
	copies           int
}

const (
	opI32GtU     = 0x4b
	opI32GeU     = 0x4f
	opI32Add     = 0x6a
	opI32Or      = 0x72
	opI64Load8U  = 0x31
	opI64Load16U = 0x33
	opI64Load32U = 0x35
	opI64Store8  = 0x3c
	opI64Store16 = 0x3d
	opI64Store32 = 0x3e
)

// inlineCopies replaces the short copies and fills of a function with a name, and says how many there were.
func inlineCopies(body []byte, name string) ([]byte, int) {
	r := &reader{b: body}
	groups := r.count()
	groupsAt := r.at
	locals := uint32(1) // PC_B
	for range groups {
		locals += r.u32()
		r.byte()
	}
	codeAt := r.at
	code := decode(r)
	c := &copier{to: locals, from: locals + 1, length: locals + 2, words: locals + 3}
	done := codeAt
	for i, in := range code {
		if in.op != opMisc || i < 2 {
			continue
		}
		size, sizeAt := int64(-1), in.from
		if code[i-1].op == opI32Const {
			size, sizeAt = code[i-1].value, code[i-1].from
		}
		small := size > 0 && size <= longestCopy
		switch {
		case in.sub == miscMemoryCopy && small:
			c.out = append(c.out, body[done:sizeAt]...)
			c.copy(int(size))
		case in.sub == miscMemoryFill && small && code[i-2].op == opI32Const && code[i-2].value == 0:
			c.out = append(c.out, body[done:code[i-2].from]...)
			c.clear(int(size))
		case in.sub == miscMemoryCopy && size < 0 && slices.Contains(anyLength, name):
			c.out = append(c.out, body[done:in.from]...)
			c.copyAny()
		case in.sub == miscMemoryFill && size < 0 && slices.Contains(anyLength, name):
			c.out = append(c.out, body[done:in.from]...)
			c.fillAny()
		default:
			continue
		}
		done = in.to
		c.copies++
	}
	if c.copies == 0 {
		return body, 0
	}
	const i32, i64 = 0x7f, 0x7e
	out := appendUnsigned(nil, uint32(groups+2))
	out = append(out, body[groupsAt:codeAt]...)
	out = append(out, 3, i32, byte(c.mostWords), i64)
	out = append(out, c.out...)
	return append(out, body[done:]...), c.copies
}

func (c *copier) put(b ...byte) { c.out = append(c.out, b...) }

func (c *copier) local(op byte, index uint32) { c.out = appendUnsigned(append(c.out, op), index) }

// access writes a load or store at an offset, without a promise of alignment.
func (c *copier) access(op byte, offset int) {
	c.out = appendUnsigned(append(c.out, op, 0), uint32(offset))
}

func (c *copier) word(i int) uint32 {
	c.mostWords = max(c.mostWords, i+1)
	return c.words + uint32(i)
}

// piece is a part of a copy that one load or store moves.
type piece struct {
	offset      int
	load, store byte // as i64
}

// pieces are the parts of a size. The last word of a size that is no multiple of eight overlaps the one before.
func pieces(size int) (list []piece) {
	for at := 0; at+8 <= size; at += 8 {
		list = append(list, piece{at, opI64Load, opI64Store})
	}
	rest := size % 8
	if rest > 0 && size > 8 {
		return append(list, piece{size - 8, opI64Load, opI64Store})
	}
	for _, part := range []struct {
		size        int
		load, store byte
	}{{4, opI64Load32U, opI64Store32}, {2, opI64Load16U, opI64Store16}, {1, opI64Load8U, opI64Store8}} {
		if rest&part.size != 0 {
			list = append(list, piece{size - rest, part.load, part.store})
			rest -= part.size
		}
	}
	return list
}

// copy copies a constant size; the addresses are on the stack.
func (c *copier) copy(size int) {
	c.local(opLocalSet, c.from)
	c.local(opLocalSet, c.to)
	list := pieces(size)
	for i, p := range list {
		c.local(opLocalGet, c.from)
		c.access(p.load, p.offset)
		c.local(opLocalSet, c.word(i))
	}
	for i, p := range list {
		c.local(opLocalGet, c.to)
		c.local(opLocalGet, c.word(i))
		c.access(p.store, p.offset)
	}
}

// clear clears a constant size; the address is on the stack.
func (c *copier) clear(size int) {
	c.local(opLocalSet, c.to)
	for _, p := range pieces(size) {
		c.local(opLocalGet, c.to)
		c.put(opI64Const, 0)
		c.access(p.store, p.offset)
	}
}

// lengthIs compares the length.
func (c *copier) lengthIs(op byte, than int) {
	c.local(opLocalGet, c.length)
	c.put(opI32Const, byte(than), op) // than < 64 is one byte
}

// fromEnd puts an address of so many bytes before the end on the stack.
func (c *copier) fromEnd(address uint32, bytes int) {
	c.local(opLocalGet, address)
	c.local(opLocalGet, c.length)
	c.put(opI32Add, opI32Const, byte(bytes), opI32Sub)
}

// widths are the accesses by which a length is copied that is at least the size and at most twice it: one from the beginning, one up to
// the end.
var widths = []struct {
	size        int
	load, store byte
}{{8, opI64Load, opI64Store}, {4, opI64Load32U, opI64Store32}, {2, opI64Load16U, opI64Store16}, {1, opI64Load8U, opI64Store8}}

// copyAny copies the length that is on the stack over the addresses.
func (c *copier) copyAny() {
	c.local(opLocalSet, c.length)
	c.local(opLocalSet, c.from)
	c.local(opLocalSet, c.to)
	c.put(opBlock, blockEmpty)
	c.lengthIs(opI32GtU, longestOfAnyLength)
	c.put(opIf, blockEmpty)
	c.local(opLocalGet, c.to)
	c.local(opLocalGet, c.from)
	c.local(opLocalGet, c.length)
	c.put(opMisc, miscMemoryCopy, 0, 0, opBr, 1, opEnd)
	for _, w := range widths {
		c.lengthIs(opI32GeU, w.size)
		c.put(opIf, blockEmpty)
		load := func(word int) {
			c.access(w.load, 0)
			c.local(opLocalSet, c.word(word))
		}
		c.local(opLocalGet, c.from)
		load(0)
		c.fromEnd(c.from, w.size)
		load(1)
		if w.size == 8 {
			c.lengthIs(opI32GtU, 16)
			c.put(opIf, blockEmpty)
			c.local(opLocalGet, c.from)
			c.access(w.load, 8)
			c.local(opLocalSet, c.word(2))
			c.fromEnd(c.from, 16)
			load(3)
			c.local(opLocalGet, c.to)
			c.local(opLocalGet, c.word(2))
			c.access(w.store, 8)
			c.fromEnd(c.to, 16)
			c.local(opLocalGet, c.word(3))
			c.access(w.store, 0)
			c.put(opEnd)
		}
		c.local(opLocalGet, c.to)
		c.local(opLocalGet, c.word(0))
		c.access(w.store, 0)
		c.fromEnd(c.to, w.size)
		c.local(opLocalGet, c.word(1))
		c.access(w.store, 0)
		c.put(opBr, 1, opEnd)
	}
	c.put(opEnd)
}

// fillAny fills the length that is on the stack over the byte and the address.
func (c *copier) fillAny() {
	c.local(opLocalSet, c.length)
	c.local(opLocalSet, c.from) // the byte
	c.local(opLocalSet, c.to)
	c.put(opBlock, blockEmpty)
	c.lengthIs(opI32GtU, longestOfAnyLength)
	c.local(opLocalGet, c.from)
	c.put(opI32Or, opIf, blockEmpty)
	c.local(opLocalGet, c.to)
	c.local(opLocalGet, c.from)
	c.local(opLocalGet, c.length)
	c.put(opMisc, miscMemoryFill, 0, opBr, 1, opEnd)
	for _, w := range widths {
		c.lengthIs(opI32GeU, w.size)
		c.put(opIf, blockEmpty)
		zero := func(offset int) {
			c.put(opI64Const, 0)
			c.access(w.store, offset)
		}
		if w.size == 8 {
			c.lengthIs(opI32GtU, 16)
			c.put(opIf, blockEmpty)
			c.local(opLocalGet, c.to)
			zero(8)
			c.fromEnd(c.to, 16)
			zero(0)
			c.put(opEnd)
		}
		c.local(opLocalGet, c.to)
		zero(0)
		c.fromEnd(c.to, w.size)
		zero(0)
		c.put(opBr, 1, opEnd)
	}
	c.put(opEnd)
}
