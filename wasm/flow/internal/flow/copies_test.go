package flow

import (
	"bytes"
	"fmt"
	"testing"
)

// TestCopies: copies and fills of each length do what memory.copy and memory.fill do, where the parts overlap too, and touch nothing
// else.
func TestCopies(t *testing.T) {
	number := func(op byte, n int) []byte { return appendSigned([]byte{op}, int64(n)) }
	join := func(parts ...[]byte) []byte {
		return append(append([]byte{0}, bytes.Join(parts, nil)...), opI32Const, 0, opEnd)
	}
	// A length that is not constant.
	unknown := []byte{opLocalGet, 0}
	const to = 100
	for length := range 150 {
		for _, from := range []int{to - length - 30, to - length, to - 33, to - 9, to - 8, to - 3, to - 1, to, to + 1, to + 3, to + 8, to + 20, to + length, to + 300} {
			for name, body := range map[string][]byte{
				"copy, constant": join(number(opI32Const, to), number(opI32Const, from+200), number(opI32Const, length), []byte{opMisc, miscMemoryCopy, 0, 0}),
				"copy":           join(number(opI32Const, to), number(opI32Const, from+200), unknown, []byte{opMisc, miscMemoryCopy, 0, 0}),
				"copy, near":     join(number(opI32Const, to+200), number(opI32Const, from+200), unknown, []byte{opMisc, miscMemoryCopy, 0, 0}),
				"copy, near, constant": join(number(opI32Const, to+200), number(opI32Const, from+200), number(opI32Const, length),
					[]byte{opMisc, miscMemoryCopy, 0, 0}),
				"clear, constant": join(number(opI32Const, to), []byte{opI32Const, 0}, number(opI32Const, length), []byte{opMisc, miscMemoryFill, 0}),
				"clear":           join(number(opI32Const, to), []byte{opI32Const, 0}, unknown, []byte{opMisc, miscMemoryFill, 0}),
				"fill":            join(number(opI32Const, to), []byte{opI32Const, 7}, unknown, []byte{opMisc, miscMemoryFill, 0}),
			} {
				after, changed := inlineCopies(body, "runtime.memmove")
				run := func(body []byte) ([]byte, int) {
					m := &machine{memory: make([]byte, 1000)}
					for i := range m.memory {
						m.memory[i] = byte(i*7 + i>>8)
					}
					if _, err := m.run(body, int64(length)); err != nil {
						t.Fatal(err)
					}
					return m.memory, m.left
				}
				want, _ := run(body)
				got, left := run(after)
				if !bytes.Equal(want, got) {
					t.Fatalf("%s of %d from %d to %d: %s", name, length, from, to, differences(want, got))
				}
				constant := bytes.HasSuffix([]byte(name), []byte("constant"))
				short := length <= longestOfAnyLength && name != "fill" || constant && length <= longestCopy
				if (changed == 0) != (constant && (length == 0 || length > longestCopy)) || (left == 0) != short && length > 0 {
					t.Fatalf("%s of %d: %d changed, %d left", name, length, changed, left)
				}
			}
		}
	}
}

func differences(want, got []byte) (list []string) {
	for i := range want {
		if want[i] != got[i] {
			list = append(list, fmt.Sprintf("%d is %d, not %d", i, got[i], want[i]))
		}
	}
	return list
}

// TestOtherLengths: only the runtime's own functions copy any length, so that others do not grow.
func TestOtherLengths(t *testing.T) {
	body := []byte{0, opLocalGet, 0, opLocalGet, 0, opLocalGet, 0, opMisc, miscMemoryCopy, 0, 0, opI32Const, 0, opEnd}
	if out, changed := inlineCopies(body, "runtime.call16"); changed != 0 || !bytes.Equal(out, body) {
		t.Errorf("% x", out)
	}
}
