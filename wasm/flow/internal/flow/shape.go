package flow

import "strings"

// Go's compiler (cmd/internal/obj/wasm) writes a function whose basic blocks jump to each other as
//
//	global.get SP, local.set 1
//	block                                   ;; the unwind exit, where something is called
//	  loop                                  ;; the entry loop
//	    block … block                       ;; one for each segment
//	      local.get PC_B
//	      br_table                          ;; block number → segment
//	    end   segment 0
//	    end   segment 1
//	    …
//	    end   the last segment
//	  end
//	  unreachable
//	end
//	i32.const 1                             ;; the stack unwinds
//	end
//
// A jump is "i32.const B; local.set PC_B; br (the entry loop)". After a call whose callee unwinds the stack, which is how
// goroutines are switched, "br_if (the unwind exit)" leaves the function; it is entered again with the block number of the return
// address that was stored before the call. A shape is a function that was read so.
type shape struct {
	body     []byte
	head     int // where the code after "local.set 1" begins
	unwinds  bool
	table    []int // block number → segment
	segments []segment
	entered  []bool // block numbers with which the runtime may enter the function
}

// segment is what is between two entries of the table.
type segment struct {
	items []item
	falls bool // whether control leaves it at its end, for the next segment
}

type itemKind byte

const (
	code   itemKind = iota // body[from:to], which has no branch out of the segment
	opens                  // a block of the segment's own begins: body[from:to]
	ends                   // it ends
	jump                   // to a segment
	unwind                 // br_if to the unwind exit
	traps                  // unreachable
)

type item struct {
	kind     itemKind
	op       byte // of opens
	from, to int
	target   int
}

// unknownShape is why a function is left as it is. Empty means that it has been read, noJumps that there is nothing to rewrite.
type unknownShape string

const noJumps unknownShape = "no jumps"

// mostSegments keeps the time for one function, which may grow with the square of its segments, within seconds.
const mostSegments = 1 << 13

// callees is what readShape has to know of the functions that are called.
type callees interface {
	// name is the name of a function in Go.
	name(index int) string
	// neverReturns reports whether a function ends by unwinding the stack or the program, and nothing is resumed after its call.
	neverReturns(index int) bool
}

// shapeReader reads the shape of one function.
type shapeReader struct {
	shape  shape
	code   []instr
	i      int
	pcF    int
	known  callees
	depth  int // of the segment's own blocks
	number int // of the segment

	// returnsTo is the block number of the return address that was last stored; -1 is none.
	returnsTo int
}

// readShape reads a function with a PC_F.
func readShape(body []byte, code []instr, pcF int, known callees) (*shape, unknownShape) {
	r := &shapeReader{shape: shape{body: body}, code: code, pcF: pcF, known: known, returnsTo: -1}
	why := r.readHead()
	for why == "" && r.number < len(r.shape.segments) {
		why = r.readItem()
	}
	if why == "" {
		why = r.readTail()
	}
	if why != "" {
		return nil, why
	}
	return &r.shape, ""
}

// is reports whether the code goes on with instructions.
func (r *shapeReader) is(ops ...byte) bool {
	if r.i+len(ops) > len(r.code) {
		return false
	}
	for k, op := range ops {
		if r.code[r.i+k].op != op {
			return false
		}
	}
	return true
}

func (r *shapeReader) blocks() (n int) {
	for ; r.is(opBlock) && r.code[r.i].value == -blockEmpty; r.i++ {
		n++
	}
	return n
}

func (r *shapeReader) readHead() unknownShape {
	if !r.is(opGlobalGet, opLocalSet) || r.code[1].value != 1 {
		return noJumps
	}
	r.i = 2
	r.shape.head = r.code[1].to
	outer := r.blocks()
	if !r.is(opLoop) || r.code[r.i].value != -blockEmpty {
		return noJumps // an entry loop is only there for jumps
	}
	r.i++
	inner := r.blocks()
	switch {
	case outer > 1 || inner == 0 || !r.is(opLocalGet, opBrTable, opEnd) || r.code[r.i].value != 0:
		return "another head"
	case inner > mostSegments:
		return "too many segments"
	}
	r.shape.unwinds = outer == 1
	r.shape.segments = make([]segment, inner)
	table := &reader{b: r.shape.body, at: r.code[r.i+1].from + 1}
	for range table.count() + 1 {
		target := int(table.u32())
		if target >= inner {
			return "a table that leaves the function"
		}
		r.shape.table = append(r.shape.table, target)
	}
	if r.shape.table[0] != 0 {
		return "another entry"
	}
	r.shape.entered = make([]bool, len(r.shape.table))
	r.shape.entered[0] = true
	r.i += 3
	return ""
}

// readItem reads an instruction, or those of a jump.
func (r *shapeReader) readItem() unknownShape {
	if r.i >= len(r.code) {
		return "another tail"
	}
	in := r.code[r.i]
	r.i++
	s := &r.shape.segments[r.number]
	if r.depth == 0 && in.op != opEnd {
		s.falls = true
	}
	// Branches count the blocks from the inside: those of the segment, those of the segments to come, the entry loop.
	entryLoop := int64(r.depth + len(r.shape.segments) - 1 - r.number)
	switch in.op {
	case opBlock, opLoop, opIf:
		r.depth++
		s.items = append(s.items, item{kind: opens, op: in.op, from: in.from, to: in.to})
		return ""
	case opEnd:
		if r.depth > 0 {
			r.depth--
			s.items = append(s.items, item{kind: ends})
			return ""
		}
		if len(s.items) == 0 {
			s.falls = true
		}
		r.number++
		return ""
	case opI32Const:
		if r.is(opLocalSet, opBr) && r.code[r.i].value == 0 && r.code[r.i+1].value == entryLoop {
			if in.value < 0 || in.value >= int64(len(r.shape.table)) {
				return "a jump to a block that the table does not have"
			}
			s.items = append(s.items, item{kind: jump, target: r.shape.table[in.value]})
			r.i += 2
			s.falls = s.falls && r.depth > 0
			return ""
		}
	case opBr, opBrIf:
		switch {
		case in.value < int64(r.depth):
		case in.op == opBrIf && r.shape.unwinds && in.value == entryLoop+1:
			return r.readUnwind(s)
		default:
			return "a branch out of its segment"
		}
	case opBrTable:
		return "a table of its own"
	case opI64Const:
		if r.isReturnAddress(in) {
			r.returnsTo = int(in.value & 0xffff)
		}
	case opUnreachable, opReturn:
		s.falls = s.falls && r.depth > 0
	}
	s.addCode(in.from, in.to)
	return ""
}

// isReturnAddress reports whether a constant that was just read is stored at SP as the return address of a call.
func (r *shapeReader) isReturnAddress(in instr) bool {
	before := r.code[r.i-2]
	return in.value>>16 == int64(r.pcF) && before.op == opLocalGet && before.value == 1 && r.is(opI64Store) && r.code[r.i].offset == 0
}

func (s *segment) addCode(from, to int) {
	if last := len(s.items) - 1; last >= 0 && s.items[last].kind == code && s.items[last].to == from {
		s.items[last].to = to
		return
	}
	s.items = append(s.items, item{kind: code, from: from, to: to})
}

// readUnwind reads the branch after a call, "call; global.get SP; local.set 1; br_if", and finds where the call returns to when the stack
// has unwound.
func (r *shapeReader) readUnwind(s *segment) unknownShape {
	at := r.i - 4
	if at < 0 || r.code[at+1].op != opGlobalGet || r.code[at+2].op != opLocalSet || r.code[at+2].value != 1 {
		return "an unwinding branch without a call"
	}
	var callee string
	never := false
	switch call := r.code[at]; call.op {
	case opCall:
		callee = r.known.name(int(call.value))
		never = r.known.neverReturns(int(call.value))
	case opCallIndirect:
	default:
		return "an unwinding branch without a call"
	}
	s.items = append(s.items, item{kind: unwind})
	block := r.returnsTo
	r.returnsTo = -1
	if block < 0 || block >= len(r.shape.table) {
		return "a call without a return address"
	}
	if r.depth > 0 {
		// The compiler calls in a block of a segment only what is not resumed, and runtime.morestack, which begins the function anew.
		if callee != "runtime.sigpanic" && (!strings.HasPrefix(callee, "runtime.morestack") || block != 0) {
			return "a call within a block"
		}
		return ""
	}
	if never {
		s.items = append(s.items, item{kind: traps})
		s.falls = false
	} else {
		r.shape.entered[block] = true
	}
	return ""
}

// readTail reads what follows the last segment.
func (r *shapeReader) readTail() unknownShape {
	switch {
	case r.depth == 0 && !r.shape.unwinds && r.is(opUnreachable, opEnd) && r.i+2 == len(r.code):
	case r.depth == 0 && r.shape.unwinds && r.is(opUnreachable, opEnd, opI32Const, opEnd) && r.i+4 == len(r.code) && r.code[r.i+2].value == 1:
	default:
		return "another tail"
	}
	return ""
}
