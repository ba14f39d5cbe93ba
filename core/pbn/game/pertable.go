package game

import (
	"strings"

	"pbn/core/pbn/tags"
)

// PerTable keeps what is made of the tag values of tables, for those that came last: in a file, all games mostly have the same.
type PerTable[T any] struct {
	known []perTable[T]
	next  int // which is given up next
}

type perTable[T any] struct {
	table tags.Tag // Other where the standard has no such table: its columns depend on the value alone
	value string
	made  T
}

// mostPerTable bounds what is kept.
const mostPerTable = 16

// Of returns what is kept for the value of a table's tag, or what parse makes of it. That may keep the value, which is a copy.
func (p *PerTable[T]) Of(table tags.Tag, value string, parse func(table tags.Tag, value string) T) T {
	for i := range p.known {
		if known := &p.known[i]; known.value == value && known.table == table {
			return known.made
		}
	}
	value = strings.Clone(value)
	one := perTable[T]{table, value, parse(table, value)}
	if len(p.known) < mostPerTable {
		p.known = append(p.known, one)
	} else {
		p.known[p.next] = one
		p.next = (p.next + 1) % mostPerTable
	}
	return one.made
}
