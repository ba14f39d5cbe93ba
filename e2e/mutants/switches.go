package main

import (
	"cmp"
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// switchName is the function of switch.ts.
const switchName = "__mutant"

// switched returns a TypeScript file of the folder src with all its mutations in it, each behind a switch by its number. Then one
// build serves for all of them.
func switched(src, file string, source []byte, numbers []int, mutations []mutation) string {
	w := &switchWriter{source: string(source), mutations: mutations}
	slices.SortFunc(numbers, func(a, b int) int {
		x, y := mutations[a], mutations[b]
		return cmp.Or(cmp.Compare(x.OuterStart, y.OuterStart), cmp.Compare(y.OuterEnd, x.OuterEnd), cmp.Compare(a, b))
	})
	up, _ := filepath.Rel(path.Dir(file), src)
	head := fmt.Sprintf("// @ts-nocheck\nimport { %s } from %q;\n", switchName, "./"+path.Join(up, "switch.js"))
	return head + w.part(0, len(source), numbers)
}

type switchWriter struct {
	source    string
	mutations []mutation
}

// part writes a part of the file. The numbers are of the mutations in it, sorted so that the outer come before the inner.
func (w *switchWriter) part(start, end int, numbers []int) string {
	var b strings.Builder
	for len(numbers) > 0 {
		first := numbers[0]
		m := w.mutations[first]
		inner := 1
		for inner < len(numbers) && w.mutations[numbers[inner]].OuterStart < m.OuterEnd {
			inner++
		}
		b.WriteString(w.source[start:m.OuterStart])
		plain := w.part(m.OuterStart, m.OuterEnd, numbers[1:inner])
		if m.Statement {
			fmt.Fprintf(&b, "{ if (!%s(%d)) { %s } }", switchName, first+1, plain)
		} else {
			// Only one mutation is tried at a time, so the inner ones need not be in the outer one's text.
			mutated := w.source[m.OuterStart:m.Start] + m.Text + w.source[m.End:m.OuterEnd]
			fmt.Fprintf(&b, "(%s(%d) ? (%s) : (%s))", switchName, first+1, mutated, plain)
		}
		start = m.OuterEnd
		numbers = numbers[inner:]
	}
	b.WriteString(w.source[start:end])
	return b.String()
}
