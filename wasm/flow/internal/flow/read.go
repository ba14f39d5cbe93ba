package flow

import "fmt"

// reader reads the parts of a WebAssembly binary. The first fault stays in err; after it everything read is zero.
type reader struct {
	b    []byte
	at   int
	base int // where b begins in the file
	err  error
}

func (r *reader) fail(reason string) {
	if r.err == nil {
		r.err = fmt.Errorf("at offset %#x: %s", r.base+r.at, reason)
	}
	r.at = len(r.b)
}

func (r *reader) more() bool { return r.err == nil && r.at < len(r.b) }

func (r *reader) byte() byte {
	if r.at >= len(r.b) {
		r.fail("unexpected end")
		return 0
	}
	r.at++
	return r.b[r.at-1]
}

// bytes are the next n bytes, not copied.
func (r *reader) bytes(n uint32) []byte {
	if uint64(n) > uint64(len(r.b)-r.at) {
		r.fail(fmt.Sprintf("%d bytes announced, %d left", n, len(r.b)-r.at))
		return nil
	}
	r.at += int(n)
	return r.b[r.at-int(n) : r.at]
}

// u32 is an unsigned LEB128 number.
func (r *reader) u32() uint32 {
	var v uint64
	for shift := uint(0); shift < 35; shift += 7 {
		c := r.byte()
		v |= uint64(c&0x7f) << shift
		if c < 0x80 {
			if v > 1<<32-1 {
				r.fail("number over 32 bits")
				return 0
			}
			return uint32(v)
		}
	}
	r.fail("number over 32 bits")
	return 0
}

// count is the length of a list whose items take at least one byte each.
func (r *reader) count() int {
	n := r.u32()
	if uint64(n) > uint64(len(r.b)-r.at) {
		r.fail(fmt.Sprintf("list of %d items in %d bytes", n, len(r.b)-r.at))
		return 0
	}
	return int(n)
}

// s64 is a signed LEB128 number.
func (r *reader) s64() int64 {
	var v int64
	for shift := uint(0); shift < 70; shift += 7 {
		c := r.byte()
		v |= int64(c&0x7f) << shift
		if c < 0x80 {
			if c&0x40 != 0 && shift+7 < 64 {
				v |= -1 << (shift + 7)
			}
			return v
		}
	}
	r.fail("number over 64 bits")
	return 0
}

func (r *reader) name() string { return string(r.bytes(r.u32())) }

func appendUnsigned(b []byte, v uint32) []byte {
	for v >= 0x80 {
		b = append(b, byte(v)|0x80)
		v >>= 7
	}
	return append(b, byte(v))
}

func appendSigned(b []byte, v int64) []byte {
	for {
		c := byte(v & 0x7f)
		v >>= 7
		if v == 0 && c&0x40 == 0 || v == -1 && c&0x40 != 0 {
			return append(b, c)
		}
		b = append(b, c|0x80)
	}
}
