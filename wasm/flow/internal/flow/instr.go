package flow

import "fmt"

// The instructions that the rewriter looks at.
const (
	opUnreachable  = 0x00
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opBr           = 0x0c
	opBrIf         = 0x0d
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opLocalGet     = 0x20
	opLocalSet     = 0x21
	opLocalTee     = 0x22
	opGlobalGet    = 0x23
	opI32Const     = 0x41
	opI64Const     = 0x42
	opI32Eqz       = 0x45
	opI32Sub       = 0x6b
	opI64Load      = 0x29
	opI64Store     = 0x37
	opMisc         = 0xfc

	miscMemoryCopy = 10
	miscMemoryFill = 11

	// blockEmpty is the type of a block that takes and leaves nothing.
	blockEmpty = 0x40
)

// instr is an instruction: body[from:to], with its first immediate.
type instr struct {
	op       byte
	from, to int
	value    int64  // the constant, the index of a local, global or function, the depth of a branch, the type of a block
	offset   uint32 // of a load or store
	sub      uint32 // what follows opMisc
}

// decode reads the instructions of a function up to the end of its body.
func decode(r *reader) (code []instr) {
	for r.more() {
		in := instr{from: r.at}
		in.op = r.byte()
		switch op := in.op; {
		case op == opBlock || op == opLoop || op == opIf || op == opI32Const || op == opI64Const:
			in.value = r.s64()
		case op == opBr || op == opBrIf || op == opCall || op >= opLocalGet && op <= 0x24:
			in.value = int64(r.u32())
		case op == opBrTable:
			for range r.count() + 1 {
				r.u32()
			}
		case op == opCallIndirect:
			in.value = int64(r.u32())
			r.u32()
		case op >= 0x28 && op <= 0x3e: // loads and stores
			r.u32()
			in.offset = r.u32()
		case op == 0x3f || op == 0x40: // memory.size, memory.grow
			r.byte()
		case op == 0x43:
			r.bytes(4)
		case op == 0x44:
			r.bytes(8)
		case op == opMisc:
			switch in.sub = r.u32(); {
			case in.sub <= 7: // conversions
			case in.sub == miscMemoryCopy:
				r.bytes(2)
			case in.sub == miscMemoryFill:
				r.bytes(1)
			default:
				r.at = in.from
				r.fail(fmt.Sprintf("unknown instruction 0xfc %d", in.sub))
			}
		case op <= 0x01 || op == opElse || op == opEnd || op == opReturn || op == 0x1a || op == 0x1b || op >= 0x45 && op <= 0xc4:
		default:
			r.at = in.from
			r.fail(fmt.Sprintf("unknown instruction %#02x", op))
		}
		in.to = r.at
		code = append(code, in)
	}
	return code
}
