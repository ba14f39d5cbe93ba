package epd

import (
	"bytes"
	"slices"
	"sort"

	"pbn/core/source"
)

// byName sorts operations by their names (16.2.4.1), those of one name in the order of the line. It is memory that is used again.
type byName struct {
	text       *source.Text
	operations []Operation
	order      []int32
}

func (b *byName) Len() int      { return len(b.order) }
func (b *byName) Swap(i, j int) { b.order[i], b.order[j] = b.order[j], b.order[i] }
func (b *byName) Less(i, j int) bool {
	n := b.compare(b.order[i], b.order[j])
	return n < 0 || n == 0 && b.order[i] < b.order[j]
}

// compare compares the names of two operations.
func (b *byName) compare(i, j int32) int {
	return bytes.Compare(b.text.Slice(b.operations[i].NameSpan()), b.text.Slice(b.operations[j].NameSpan()))
}

// order finds the order of the operations of a record, and those whose names come again.
func order(r *Record, t *source.Text, b *byName) {
	b.text, b.operations, b.order = t, r.Operations, r.Order
	isSorted := true
	for i := range r.Operations {
		b.order = append(source.Room(b.order), int32(i))
		isSorted = isSorted && (i == 0 || b.compare(int32(i-1), int32(i)) < 0)
	}
	if !isSorted {
		sort.Sort(b)
		for i := 1; i < len(b.order); i++ {
			if b.compare(b.order[i-1], b.order[i]) == 0 {
				r.Operations[b.order[i]].Flags |= Duplicate
			}
		}
		b.order = slices.DeleteFunc(b.order, func(i int32) bool { return r.Operations[i].Flags&Duplicate != 0 })
	}
	r.Order, b.text, b.operations, b.order = b.order, nil, nil, nil
}

// firstOutOfOrder returns the first operation whose name comes before that of an earlier one, and the last one of those before it in the
// order; -1 where there is none. Operations that come again do not count.
func firstOutOfOrder(r *Record, t *source.Text) (i, after int) {
	highest := -1
	for i := range r.Operations {
		o := &r.Operations[i]
		if o.Flags&Duplicate != 0 {
			continue
		}
		if highest >= 0 && bytes.Compare(t.Slice(o.NameSpan()), t.Slice(r.Operations[highest].NameSpan())) < 0 {
			return i, highest
		}
		highest = i
	}
	return -1, -1
}

// key returns a move in SAN as a number: the order of the numbers is the ASCII order of the moves, which have at most eight characters.
func (o *Operand) key() (key uint64) {
	var buffer [12]byte
	san := o.SAN.Append(buffer[:0])
	for i := range 8 {
		key <<= 8
		if i < len(san) {
			key |= uint64(san[i])
		}
	}
	return key
}

// isSet reports whether an operation takes moves that are written in ASCII order, and all of them are legal, so that they can be.
func (r *Record) isSet(o *Operation) bool {
	if o.Opcode.row().is != moves || o.Flags&Duplicate != 0 {
		return false
	}
	for i := o.From; i < o.To; i++ {
		if r.Operands[i].Kind != Move {
			return false
		}
	}
	return true
}

// firstMoveOutOfOrder returns the first operand of an operation that comes before an earlier one in ASCII order, and that one; -1 where
// there is none.
func (r *Record) firstMoveOutOfOrder(o *Operation) (i, after int32) {
	if !r.isSet(o) {
		return -1, -1
	}
	last := uint64(0)
	for i := o.From; i < o.To; i++ {
		key := r.Operands[i].key()
		if key < last {
			return i, i - 1
		}
		last = key
	}
	return -1, -1
}
