package main

import (
	"cmp"
	_ "embed" // of the switch
	"fmt"
	"slices"
	"strings"
)

// switchName is the function that asks for a number, in switch.ts and switch.go.txt.
const switchName = "__mutant"

// switched returns a source with mutations in it, each after a switch by its number, which form writes around both texts. Then one
// build serves for all of them.
func switched(source []byte, mutations []mutation, form func(m mutation, mutated, plain string) string) string {
	slices.SortFunc(mutations, func(a, b mutation) int {
		return cmp.Or(cmp.Compare(a.OuterStart, b.OuterStart), cmp.Compare(b.OuterEnd, a.OuterEnd), cmp.Compare(a.Number, b.Number))
	})
	w := &switchWriter{source: string(source), form: form}
	return w.part(0, len(source), mutations)
}

type switchWriter struct {
	source string
	form   func(m mutation, mutated, plain string) string
}

// part writes a part of the file. The mutations in it are sorted so that the outer come before the inner.
func (w *switchWriter) part(start, end int, mutations []mutation) string {
	var b strings.Builder
	for len(mutations) > 0 {
		m := mutations[0]
		inner := 1
		for inner < len(mutations) && mutations[inner].OuterStart < m.OuterEnd {
			inner++
		}
		b.WriteString(w.source[start:m.OuterStart])
		// Only one mutation is tried at a time, so the inner ones need not be in the outer one's text.
		mutated := w.source[m.OuterStart:m.Start] + m.Text + w.source[m.End:m.OuterEnd]
		b.WriteString(w.form(m, mutated, w.part(m.OuterStart, m.OuterEnd, mutations[1:inner])))
		start = m.OuterEnd
		mutations = mutations[inner:]
	}
	b.WriteString(w.source[start:end])
	return b.String()
}

//go:embed switch.ts
var switchTS string

// switchedTS writes a TypeScript file.
func switchedTS(source []byte, mutations []mutation) string {
	text := switched(source, mutations, func(m mutation, mutated, plain string) string {
		if m.Statement {
			return fmt.Sprintf("{ if (!%s(%d)) { %s } }", switchName, m.Number, plain)
		}
		return fmt.Sprintf("(%s(%d) ? (%s) : (%s))", switchName, m.Number, mutated, plain)
	})
	return "// @ts-nocheck\n" + text + "\n" + switchTS
}

// switchedGo writes a Go file; typeOf is the type of the constant at an offset.
func switchedGo(source []byte, mutations []mutation, typeOf map[int]string) string {
	return switched(source, mutations, func(m mutation, mutated, plain string) string {
		on := fmt.Sprintf("%s(%d)", switchName, m.Number)
		switch m.Kind {
		case deletion:
			return fmt.Sprintf("if !%s { %s }", on, plain)
		case constant:
			return fmt.Sprintf("__pick[%s](%d, %s, %s)", typeOf[m.Start], m.Number, mutated, plain)
		case negation, result:
			return fmt.Sprintf("((%s) != %s)", plain, on)
		}
		return fmt.Sprintf("(%s && (%s) || !%[1]s && (%[3]s))", on, mutated, plain)
	})
}
