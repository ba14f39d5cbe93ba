package flow

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// machine runs a function as an engine would, as far as the tests' functions go, and writes down what it does. Reading the global
// `decision` gives the next decision, setting the global `event` is written down.
type machine struct {
	decisions []byte
	events    []string
	globals   [8]int64
	returnsTo int // the block of the return address that was last stored
	// calls says what happens in a call: whether the stack unwinds.
	calls  func(callee int) (unwinds bool)
	panics bool // the last call was one that never returns
	memory []byte
	left   int // how often memory.copy and memory.fill were met
}

const (
	stackPointer = 0
	decision     = 6
	event        = 7
)

var (
	errEnough = errors.New("enough was seen")
	errTrap   = errors.New("unreachable")
)

// frame is an open block.
type frame struct {
	loop       bool
	start, end int // instructions
}

// run calls the function with a PC_B and returns its result.
func (m *machine) run(body []byte, pcB int64) (result int64, err error) {
	r := &reader{b: body}
	locals := []int64{pcB}
	for range r.count() {
		n := r.u32()
		r.byte()
		locals = append(locals, make([]int64, n)...)
	}
	code := decode(r)
	if r.err != nil {
		return 0, r.err
	}
	ends := map[int]int{}
	var opened []int
	for i, in := range code {
		switch in.op {
		case opBlock, opLoop, opIf:
			opened = append(opened, i)
		case opEnd:
			if len(opened) > 0 {
				ends[opened[len(opened)-1]] = i
				opened = opened[:len(opened)-1]
			}
		}
	}
	var stack []int64
	var frames []frame
	pop := func() int64 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		return v
	}
	for i := 0; i < len(code); i++ {
		branch := func(depth int64) {
			at := len(frames) - 1 - int(depth)
			if f := frames[at]; f.loop {
				frames, i = frames[:at+1], f.start
			} else {
				frames, i = frames[:at], f.end
			}
		}
		switch in := code[i]; in.op {
		case opUnreachable:
			return 0, errTrap
		case opBlock, opLoop:
			frames = append(frames, frame{in.op == opLoop, i, ends[i]})
		case opIf:
			if pop() != 0 {
				frames = append(frames, frame{false, i, ends[i]})
			} else {
				i = ends[i]
			}
		case opEnd:
			if len(frames) == 0 {
				return pop(), nil
			}
			frames = frames[:len(frames)-1]
		case opBr:
			branch(in.value)
		case opBrIf:
			if pop() != 0 {
				branch(in.value)
			}
		case opBrTable:
			t := &reader{b: body, at: in.from + 1}
			targets := make([]int64, t.count()+1)
			for k := range targets {
				targets[k] = int64(t.u32())
			}
			branch(targets[min(uint32(pop()), uint32(len(targets)-1))])
		case opReturn:
			return pop(), nil
		case opCall:
			pop()
			m.globals[stackPointer] += 8
			unwinds := int64(0)
			if m.calls(int(in.value)) {
				unwinds = 1
			}
			stack = append(stack, unwinds)
		case opLocalGet:
			stack = append(stack, locals[in.value])
		case opLocalSet:
			locals[in.value] = pop()
		case opGlobalGet:
			if in.value == decision {
				if len(m.decisions) == 0 {
					return 0, errEnough
				}
				m.globals[decision] = int64(m.decisions[0])
				m.decisions = m.decisions[1:]
			}
			stack = append(stack, m.globals[in.value])
		case opGlobalSet:
			v := pop()
			m.globals[in.value] = v
			if in.value == event {
				if m.events = append(m.events, fmt.Sprint(v)); len(m.events) > 100 {
					return 0, errEnough
				}
			}
		case opI32Const, opI64Const:
			stack = append(stack, in.value)
		case opI32Eqz:
			if pop() == 0 {
				stack = append(stack, 1)
			} else {
				stack = append(stack, 0)
			}
		case opI32Sub:
			y := pop()
			stack = append(stack, pop()-y)
		case opI64Store:
			if m.memory == nil {
				m.returnsTo = int(pop() & 0xffff)
				pop()
				break
			}
			v := pop()
			binary.LittleEndian.PutUint64(m.memory[pop()+int64(in.offset):], uint64(v))
		case opI64Store32:
			v := pop()
			binary.LittleEndian.PutUint32(m.memory[pop()+int64(in.offset):], uint32(v))
		case opI64Store16:
			v := pop()
			binary.LittleEndian.PutUint16(m.memory[pop()+int64(in.offset):], uint16(v))
		case opI64Store8:
			v := pop()
			m.memory[pop()+int64(in.offset)] = byte(v)
		case opI64Load:
			stack = append(stack, int64(binary.LittleEndian.Uint64(m.memory[pop()+int64(in.offset):])))
		case opI64Load32U:
			stack = append(stack, int64(binary.LittleEndian.Uint32(m.memory[pop()+int64(in.offset):])))
		case opI64Load16U:
			stack = append(stack, int64(binary.LittleEndian.Uint16(m.memory[pop()+int64(in.offset):])))
		case opI64Load8U:
			stack = append(stack, int64(m.memory[pop()+int64(in.offset)]))
		case opI32Add:
			stack = append(stack, pop()+pop())
		case opI32Or:
			stack = append(stack, pop()|pop())
		case opI32GtU, opI32GeU:
			y := pop()
			x, yes := pop(), int64(0)
			if x > y || x == y && in.op == opI32GeU {
				yes = 1
			}
			stack = append(stack, yes)
		case opMisc:
			n := pop()
			from := pop()
			to := m.memory[pop():][:n]
			m.left++
			if in.sub == miscMemoryCopy {
				copy(to, m.memory[from:][:n])
				break
			}
			for i := range to {
				to[i] = byte(from)
			}
		default:
			return 0, fmt.Errorf("the machine does not know %#x", in.op)
		}
	}
	return 0, errors.New("the end without a result")
}

// play runs a function to its end: called once, and entered again wherever its stack has unwound.
func (m *machine) play(body []byte, recoversAt int) []string {
	next := int64(0)
	for {
		unwound, err := m.run(body, next)
		switch {
		case err != nil:
			return append(m.events, err.Error())
		case unwound == 0:
			return append(m.events, "returns")
		}
		switch next = int64(m.returnsTo); {
		case recoversAt > 0 && (m.panics || len(m.decisions) > 0 && m.decisions[0] == 1):
			next = int64(recoversAt)
		case m.panics:
			return append(m.events, "panics")
		}
		m.events = append(m.events, fmt.Sprint("resumed at ", next))
	}
}

// assembler writes a function as Go's compiler does.
type assembler struct {
	table    []int // block number → segment
	segments []segmentCode
}

// segmentCode is the source of a segment; its parts come in the order of the fields.
type segmentCode struct {
	event int
	// calls a function, which ends the segment; the function returns to the next one. The fields below are then unused.
	calls  callee
	jumpIf int // a segment, where the next decision is 1; -1 is none
	jump   int // a segment; -1 is none
	ends   bool
}

type callee int

const (
	nothing callee = iota
	unwinding
	panicking // never returns
)

// testCallees are the functions that are called, by their index.
type testCallees struct{}

func (testCallees) name(index int) string       { return "main.f" }
func (testCallees) neverReturns(index int) bool { return callee(index) == panicking }

const opGlobalSet = 0x24

// blockOf is a block number of a segment.
func (a *assembler) blockOf(segment int) int64 { return int64(slices.Index(a.table, segment)) }

func (a *assembler) body() []byte {
	put := func(b []byte, op byte, value int64) []byte { return appendSigned(append(b, op), value) }
	n := len(a.segments)
	b := []byte{1, 1, 0x7f, opGlobalGet, stackPointer, opLocalSet, 1, opBlock, blockEmpty, opLoop, blockEmpty}
	for range n {
		b = append(b, opBlock, blockEmpty)
	}
	b = append(b, opLocalGet, 0, opBrTable)
	b = appendUnsigned(b, uint32(len(a.table)-1))
	for _, s := range a.table {
		b = appendUnsigned(b, uint32(s))
	}
	b = append(b, opEnd)
	for i, s := range a.segments {
		jump := func(to int, inner int) {
			b = put(b, opI32Const, a.blockOf(to))
			b = append(b, opLocalSet, 0, opBr)
			b = appendUnsigned(b, uint32(n-1-i+inner))
		}
		b = put(b, opI32Const, int64(s.event))
		b = append(b, opGlobalSet, event)
		switch {
		case s.calls != nothing:
			b = append(b, opLocalGet, 1, opI32Const, 8, opI32Sub, opLocalSet, 1, opLocalGet, 1, opGlobalSet, stackPointer, opLocalGet, 1)
			b = put(b, opI64Const, firstPCF<<16+a.blockOf(min(i+1, n-1)))
			b = append(b, opI64Store, 3, 0, opI32Const, 0, opCall, byte(s.calls), opGlobalGet, stackPointer, opLocalSet, 1, opBrIf)
			b = appendUnsigned(b, uint32(n-i))
		default:
			if s.jumpIf >= 0 {
				b = append(b, opGlobalGet, decision, opIf, blockEmpty)
				jump(s.jumpIf, 1)
				b = append(b, opEnd)
			}
			if s.jump >= 0 {
				jump(s.jump, 0)
			}
			if s.ends {
				b = append(b, opI32Const, 0, opReturn)
			}
		}
		b = append(b, opEnd)
	}
	return append(b, opUnreachable, opEnd, opI32Const, 1, opEnd)
}
