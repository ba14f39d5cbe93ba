package epd

import "math"

// Opcode is an opcode of the standard (16.2.5).
type Opcode uint8

// The opcodes, in ASCII order of their names. Other is any that the standard does not have. The standard has no acd; it is in most files of
// today, as the depth of acn and acs.
const (
	Other Opcode = iota
	ACD
	ACN
	ACS
	AM
	BM
	C0
)

// Those after the comments, and after the variation names.
const (
	CE Opcode = C0 + registers + iota
	DM
	DrawAccept
	DrawClaim
	DrawOffer
	DrawReject
	ECO
	FMVN
	HMVC
	ID
	NIC
	NoOp
	PM
	PV
	RC
	Resign
	SM
	TCGS
	TCRI
	TCSI
	V0
	opcodeCount = V0 + registers
)

// registers is how many comments there are, c0 to c9, and how many variation names, v0 to v9.
const registers = 10

// String returns the name of an opcode.
func (o Opcode) String() string { return opcodes[o].name }

// operandType is what operands of an operation are.
type operandType uint8

const (
	anything  operandType = iota
	nothing               // there are none
	number                // a whole number
	moves                 // moves that are legal in the position, in ASCII order
	move                  // one of those
	variation             // moves that are legal one after the other
	text                  // a string
	code                  // a string that has the form of an ECO code
	texts                 // strings
)

// opcodeRow says what an operation takes.
type opcodeRow struct {
	name string
	is   operandType
	// From least to most operands.
	least, most int32
	// Of numbers, the least and the largest; no largest is 0.
	from, to int32
}

const any = math.MaxInt32

// opcodes is the table of the opcodes (16.2.5.1 to 16.2.5.26).
var opcodes = [opcodeCount]opcodeRow{
	Other:      {"", anything, 0, any, 0, 0},
	ACD:        {"acd", number, 1, 1, 0, 0},
	ACN:        {"acn", number, 1, 1, 0, 0},
	ACS:        {"acs", number, 1, 1, 0, 0},
	AM:         {"am", moves, 0, any, 0, 0},
	BM:         {"bm", moves, 0, any, 0, 0},
	C0:         {"c0", text, 0, 1, 0, 0},
	C0 + 1:     {"c1", text, 0, 1, 0, 0},
	C0 + 2:     {"c2", text, 0, 1, 0, 0},
	C0 + 3:     {"c3", text, 0, 1, 0, 0},
	C0 + 4:     {"c4", text, 0, 1, 0, 0},
	C0 + 5:     {"c5", text, 0, 1, 0, 0},
	C0 + 6:     {"c6", text, 0, 1, 0, 0},
	C0 + 7:     {"c7", text, 0, 1, 0, 0},
	C0 + 8:     {"c8", text, 0, 1, 0, 0},
	C0 + 9:     {"c9", text, 0, 1, 0, 0},
	CE:         {"ce", number, 1, 1, -32767, 32766},
	DM:         {"dm", number, 1, 1, 1, 0},
	DrawAccept: {"draw_accept", nothing, 0, 0, 0, 0},
	DrawClaim:  {"draw_claim", nothing, 0, 0, 0, 0},
	DrawOffer:  {"draw_offer", nothing, 0, 0, 0, 0},
	DrawReject: {"draw_reject", nothing, 0, 0, 0, 0},
	ECO:        {"eco", code, 0, 1, 0, 0},
	FMVN:       {"fmvn", number, 1, 1, 1, 0},
	HMVC:       {"hmvc", number, 1, 1, 0, 0},
	ID:         {"id", text, 1, 1, 0, 0},
	NIC:        {"nic", text, 0, 1, 0, 0},
	NoOp:       {"noop", anything, 0, any, 0, 0},
	PM:         {"pm", move, 1, 1, 0, 0},
	PV:         {"pv", variation, 0, any, 0, 0},
	RC:         {"rc", number, 1, 1, 1, 0},
	Resign:     {"resign", nothing, 0, 0, 0, 0},
	SM:         {"sm", move, 1, 1, 0, 0},
	TCGS:       {"tcgs", number, 1, 1, 1, 0},
	TCRI:       {"tcri", texts, 2, 2, 0, 0},
	TCSI:       {"tcsi", texts, 2, 2, 0, 0},
	V0:         {"v0", text, 0, 1, 0, 0},
	V0 + 1:     {"v1", text, 0, 1, 0, 0},
	V0 + 2:     {"v2", text, 0, 1, 0, 0},
	V0 + 3:     {"v3", text, 0, 1, 0, 0},
	V0 + 4:     {"v4", text, 0, 1, 0, 0},
	V0 + 5:     {"v5", text, 0, 1, 0, 0},
	V0 + 6:     {"v6", text, 0, 1, 0, 0},
	V0 + 7:     {"v7", text, 0, 1, 0, 0},
	V0 + 8:     {"v8", text, 0, 1, 0, 0},
	V0 + 9:     {"v9", text, 0, 1, 0, 0},
}

// row returns the row of an opcode.
func (o Opcode) row() *opcodeRow { return &opcodes[o] }

// isText reports whether an operation takes one text, so that all before its semicolon is that.
func (r *opcodeRow) isText() bool { return r.is == text || r.is == code }

// longestOpcode is how many bytes a name may have (16.2.4.1).
const longestOpcode = 15

// opcodeOf returns the opcode of a name.
func opcodeOf(name []byte) Opcode {
	low, high := Other+1, opcodeCount
	for low < high {
		middle := (low + high) / 2
		switch is := opcodes[middle].name; {
		case is == string(name):
			return middle
		case is < string(name):
			low = middle + 1
		default:
			high = middle
		}
	}
	return Other
}

// isOpcode reports whether a text has the form of an opcode: a letter, then letters, digits and underscores; those that begin with a small
// letter have no capital ones (16.2.4.1, 16.2.4.2).
func isOpcode(name []byte) bool {
	if len(name) == 0 || len(name) > longestOpcode || !isLetter(name[0]) {
		return false
	}
	for _, c := range name {
		isCapital := c >= 'A' && c <= 'Z'
		if !isLetter(c) && !isDigit(c) && c != '_' || isCapital && name[0] >= 'a' {
			return false
		}
	}
	return true
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// isPrivate reports whether a name is one that programs keep for themselves (16.2.4.2).
func isPrivate(name []byte) bool { return name[0] <= 'Z' }
