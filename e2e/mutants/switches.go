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
	// operate does so for what hasOperands is true of, whose operands are computed once. Of a boundary, tests in which both sides are never
	// equal need not be run.
	operate     func(m mutation, operator, left, right string) string
	hasOperands func(p place) bool
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

// innermost is 1 for what is within all others of the same text: the operands of an operator are written apart from each other.
func innermost(m mutation) int {
	if m.Place.Kind == boundary || m.Place.Kind == arithmetic {
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
	if w.form.hasOperands(m.Place) {
		right := slices.IndexFunc(within, func(inner mutation) bool { return inner.Place.OuterStart >= m.Place.End })
		if right < 0 {
			right = len(within)
		}
		before := strings.TrimSpace(w.part(m.Place.OuterStart, m.Place.Start, within[:right]))
		after := strings.TrimSpace(w.part(m.Place.End, m.Place.OuterEnd, within[right:]))
		return w.form.operate(m, w.source[m.Place.Start:m.Place.End], before, after)
	}
	// Only one mutation is tried at a time, so the inner ones need not be in the outer one's text.
	return w.form.either(m, m.outer([]byte(w.source)), w.part(m.Place.OuterStart, m.Place.OuterEnd, within))
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
		operate: func(m mutation, operator, left, right string) string {
			return fmt.Sprintf("__compare(%d, %q, (%s), (%s))", m.Number, operator, left, right)
		},
		hasOperands: func(p place) bool { return p.Kind == boundary },
	})
	return "// @ts-nocheck\n" + text + "\n" + switchTS
}

// An extent is where an expression begins and ends, in bytes.
type extent struct{ start, end int }

// switchedGo writes a Go file; typeOf has the types of its expressions.
func switchedGo(source []byte, mutations []mutation, typeOf map[extent]string) string {
	typeIn := func(m mutation) string { return typeOf[extent{m.Place.OuterStart, m.Place.OuterEnd}] }
	return switched(source, mutations, switchForm{
		either: func(m mutation, mutated, plain string) string {
			on := fmt.Sprintf("%s(%d)", switchName, m.Number)
			switch m.Place.Kind {
			case deletion, branch:
				return fmt.Sprintf("if !%s { %s }", on, plain)
			case arithmetic:
				return fmt.Sprintf("if %s { %s } else { %s }", on, mutated, plain)
			case constant, text:
				return fmt.Sprintf("__pick[%s](%d, %s, %s)", typeIn(m), m.Number, mutated, plain)
			case negation, result:
				return fmt.Sprintf("((%s) != %s)", plain, on)
			}
			return fmt.Sprintf("(%s && (%s) || !%[1]s && (%[3]s))", on, mutated, plain)
		},
		operate: func(m mutation, operator, left, right string) string {
			function := operations[operator]
			if m.Place.Kind == arithmetic {
				function += "[" + typeIn(m) + "]"
			}
			return fmt.Sprintf("%s(%d, %s, %s)", function, m.Number, left, right)
		},
		hasOperands: func(p place) bool { return p.Kind == boundary || p.Kind == arithmetic && !p.Statement },
	})
}

// operations are the functions of switch.go.txt.
var operations = map[string]string{
	"<": "__lss", "<=": "__leq", ">": "__gtr", ">=": "__geq",
	"+": "__add", "-": "__sub", "*": "__mul", "/": "__quo", "%": "__rem",
	"&": "__and", "|": "__or", "^": "__xor", "&^": "__not", "<<": "__shl", ">>": "__shr",
}
