package main

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A place is a part of a source file with the texts that may replace it, each of which is one mutation.
type place struct {
	File  string // from the checkout, with slashes
	Line  int
	Start int // in bytes, as are the following
	End   int
	Kind  string
	Texts []string

	// The expression or statement around what is replaced, which a switch is built around.
	OuterStart, OuterEnd int
	Statement            bool
}

// The kinds of mutation.
const (
	boundary   = "boundary"
	negation   = "negation"
	logic      = "logic"
	arithmetic = "arithmetic"
	constant   = "constant"
	text       = "text"
	deletion   = "deletion"
	branch     = "branch" // a return, continue or break is left out
	result     = "result"
)

var kinds = []string{boundary, negation, logic, arithmetic, constant, text, deletion, branch, result}

// isLeftOut reports whether a mutation of the kind leaves a statement out.
func isLeftOut(kind string) bool { return kind == deletion || kind == branch }

// A mutation is a place with one of its texts.
type mutation struct {
	Place  place
	Text   string
	Number int // in the order of its seed, from 1
}

// draw puts the mutations of a seed in their order: every place once, each with one of its texts.
func draw(places []place, seed uint64) []mutation {
	random := rand.New(rand.NewPCG(seed, 0))
	drawn := make([]mutation, len(places))
	for i, at := range random.Perm(len(places)) {
		p := places[at]
		drawn[i] = mutation{p, p.Texts[random.IntN(len(p.Texts))], i + 1}
	}
	return drawn
}

func (m mutation) name() string { return fmt.Sprintf("%s:%d", m.Place.File, m.Place.Line) }

// change says on one line what is replaced by what.
func (m mutation) change(source []byte) string {
	short := func(text string) string {
		text = strings.Join(strings.Fields(text), " ")
		if len(text) > 60 {
			text = strings.ToValidUTF8(text[:40], "") + "…"
		}
		return text
	}
	if m.Text == "" {
		return "without " + short(string(source[m.Place.Start:m.Place.End]))
	}
	return short(string(source[m.Place.Start:m.Place.End])) + " → " + short(m.Text)
}

// replaced is a part of the source, and what takes its place. An operator's is its expression in parentheses: the new operator may bind
// otherwise than the one that was there.
func (m mutation) replaced(source []byte) (start, end int, text string) {
	p := m.Place
	if p.Kind != logic && p.Kind != arithmetic || p.Statement {
		return p.Start, p.End, m.Text
	}
	return p.OuterStart, p.OuterEnd, "(" + m.outer(source) + ")"
}

// outer is the text of the expression or statement around what is replaced, with the mutation in it.
func (m mutation) outer(source []byte) string {
	p := m.Place
	before, after := string(source[p.OuterStart:p.Start]), string(source[p.End:p.OuterEnd])
	if p.Kind == arithmetic && strings.Contains("&|^", m.Text) {
		return "(" + strings.TrimSpace(before) + ") " + m.Text + " (" + strings.TrimSpace(after) + ")"
	}
	return before + m.Text + after
}

func (m mutation) apply(source []byte) []byte {
	start, end, text := m.replaced(source)
	return []byte(string(source[:start]) + text + string(source[end:]))
}

// diff is the lines that change, each with a sign before it.
func (m mutation) diff(source []byte) string {
	from, to, text := m.replaced(source)
	start := strings.LastIndexByte(string(source[:from]), '\n') + 1
	end := len(source)
	if n := strings.IndexByte(string(source[to:]), '\n'); n >= 0 {
		end = to + n
	}
	var b strings.Builder
	signed(&b, '-', string(source[start:end]))
	signed(&b, '+', string(source[start:from])+text+string(source[to:end]))
	return b.String()
}

func signed(b *strings.Builder, sign byte, text string) {
	for line := range strings.SplitSeq(text, "\n") {
		fmt.Fprintf(b, "    %c %s\n", sign, line)
	}
}
