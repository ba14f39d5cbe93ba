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

// A switchForm is how a language writes switches.
type switchForm struct {
	// either chooses one of two texts by the number of a mutation.
	either func(m mutation, mutated, plain string) string
	// compare does so for a boundary, whose operands are computed once: tests in which both sides are never equal need not be run.
	compare func(m mutation, operator, left, right string) string
}

// switched returns a source with mutations in it, each after a switch by its number. Then one build serves for all of them.
func switched(source []byte, mutations []mutation, form switchForm) string {
	slices.SortFunc(mutations, func(a, b mutation) int {
		return cmp.Or(cmp.Compare(a.Place.OuterStart, b.Place.OuterStart), cmp.Compare(b.Place.OuterEnd, a.Place.OuterEnd),
			cmp.Compare(innermost(a), innermost(b)), cmp.Compare(a.Number, b.Number))
	})
	w := &switchWriter{source: string(source), form: form}
	return w.part(0, len(source), mutations)
}

// innermost is 1 for what is within all others of the same text: the operands of a comparison are written apart from each other.
func innermost(m mutation) int {
	if m.Place.Kind == boundary {
		return 1
	}
	return 0
}

type switchWriter struct {
	source string
	form   switchForm
}

// part writes a part of the file. The mutations in it are sorted so that the outer come before the inner.
func (w *switchWriter) part(start, end int, mutations []mutation) string {
	var b strings.Builder
	for len(mutations) > 0 {
		m := mutations[0]
		inner := 1
		for inner < len(mutations) && mutations[inner].Place.OuterStart < m.Place.OuterEnd {
			inner++
		}
		b.WriteString(w.source[start:m.Place.OuterStart])
		b.WriteString(w.one(m, mutations[1:inner]))
		start = m.Place.OuterEnd
		mutations = mutations[inner:]
	}
	b.WriteString(w.source[start:end])
	return b.String()
}

// one writes a mutation with those that are within it.
func (w *switchWriter) one(m mutation, within []mutation) string {
	if m.Place.Kind == boundary {
		right := slices.IndexFunc(within, func(inner mutation) bool { return inner.Place.OuterStart >= m.Place.End })
		if right < 0 {
			right = len(within)
		}
		before := strings.TrimSpace(w.part(m.Place.OuterStart, m.Place.Start, within[:right]))
		after := strings.TrimSpace(w.part(m.Place.End, m.Place.OuterEnd, within[right:]))
		return w.form.compare(m, w.source[m.Place.Start:m.Place.End], before, after)
	}
	// Only one mutation is tried at a time, so the inner ones need not be in the outer one's text.
	mutated := w.source[m.Place.OuterStart:m.Place.Start] + m.Text + w.source[m.Place.End:m.Place.OuterEnd]
	return w.form.either(m, mutated, w.part(m.Place.OuterStart, m.Place.OuterEnd, within))
}

//go:embed switch.ts
var switchTS string

// switchedTS writes a TypeScript file.
func switchedTS(source []byte, mutations []mutation) string {
	text := switched(source, mutations, switchForm{
		either: func(m mutation, mutated, plain string) string {
			if m.Place.Statement {
				return fmt.Sprintf("{ if (!%s(%d)) { %s } }", switchName, m.Number, plain)
			}
			return fmt.Sprintf("(%s(%d) ? (%s) : (%s))", switchName, m.Number, mutated, plain)
		},
		compare: func(m mutation, operator, left, right string) string {
			return fmt.Sprintf("__compare(%d, %q, (%s), (%s))", m.Number, operator, left, right)
		},
	})
	return "// @ts-nocheck\n" + text + "\n" + switchTS
}

// switchedGo writes a Go file; typeOf is the type of the constant at an offset.
func switchedGo(source []byte, mutations []mutation, typeOf map[int]string) string {
	return switched(source, mutations, switchForm{
		either: func(m mutation, mutated, plain string) string {
			on := fmt.Sprintf("%s(%d)", switchName, m.Number)
			switch m.Place.Kind {
			case deletion:
				return fmt.Sprintf("if !%s { %s }", on, plain)
			case constant:
				return fmt.Sprintf("__pick[%s](%d, %s, %s)", typeOf[m.Place.Start], m.Number, mutated, plain)
			case negation, result:
				return fmt.Sprintf("((%s) != %s)", plain, on)
			}
			return fmt.Sprintf("(%s && (%s) || !%[1]s && (%[3]s))", on, mutated, plain)
		},
		compare: func(m mutation, operator, left, right string) string {
			return fmt.Sprintf("%s(%d, %s, %s)", comparisons[operator], m.Number, left, right)
		},
	})
}

// comparisons are the functions of switch.go.txt.
var comparisons = map[string]string{"<": "__lss", "<=": "__leq", ">": "__gtr", ">=": "__geq"}
