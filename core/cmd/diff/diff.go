// Package diff finds what differs in the lines of two texts. Lines that both have once are what holds the texts together; between them it
// goes on with those that are there once ("patience diff"). Games have the same lines again and again, so that only the second step finds
// what is the same within one.
package diff

import (
	"slices"
	"sort"
	"strconv"
	"strings"
)

// context is how many lines are shown around those that differ.
const context = 3

// deepest is how often what is between lines is looked at again: so the time does not grow with the square of the text.
const deepest = 16

// Unified returns a unified diff of texts whose lines all end with "\n", "" where they are the same.
func Unified(oldName, old, newName, new string) string {
	if old == new {
		return ""
	}
	m, x, y := compare(old, new)
	var out strings.Builder
	out.WriteString("--- " + oldName + "\n+++ " + newName + "\n")
	m.runs = append(m.runs, sameLines{len(x.numbers), len(y.numbers), 0})
	write(&out, x, y, m.runs)
	return out.String()
}

// compare finds the lines that are the same in two texts.
func compare(old, new string) (m *matcher, x, y text) {
	m = &matcher{}
	x, y = m.intern(old), m.intern(new)
	m.match(x.lines(), y.lines(), deepest)
	return m, x, y
}

// text is a text as lines, each with a number that all lines of the same text have.
type text struct {
	texts   []string
	numbers []int
}

func (t text) lines() lines { return lines{t.numbers, 0} }

// lines are some lines of a text, from a place on.
type lines struct {
	numbers []int
	start   int
}

func (l lines) cut(from, to int) lines { return lines{l.numbers[from:to], l.start + from} }

// sameLines is how many lines are the same from two places on.
type sameLines struct{ x, y, n int }

type matcher struct {
	numbers map[string]int
	// inX and inY are how often a line is there, among those that are looked at.
	inX, inY []int
	runs     []sameLines
	// steps counts the lines that were looked at, again and again, to see which are there once.
	steps int
}

func (m *matcher) intern(of string) (t text) {
	if m.numbers == nil {
		m.numbers = map[string]int{}
	}
	for line := range strings.Lines(of) {
		number, known := m.numbers[line]
		if !known {
			number = len(m.numbers)
			m.numbers[line] = number
		}
		t.texts, t.numbers = append(t.texts, line), append(t.numbers, number)
	}
	m.inX, m.inY = make([]int, len(m.numbers)), make([]int, len(m.numbers))
	return t
}

// match finds the lines that are the same.
func (m *matcher) match(x, y lines, depth int) {
	n := min(len(x.numbers), len(y.numbers))
	before := 0
	for before < n && x.numbers[before] == y.numbers[before] {
		before++
	}
	m.add(x.start, y.start, before)
	x, y = x.cut(before, len(x.numbers)), y.cut(before, len(y.numbers))
	after := 0
	for n := n - before; after < n && x.numbers[len(x.numbers)-1-after] == y.numbers[len(y.numbers)-1-after]; {
		after++
	}
	endX, endY := len(x.numbers)-after, len(y.numbers)-after
	m.between(x.cut(0, endX), y.cut(0, endY), depth)
	m.add(x.start+endX, y.start+endY, after)
}

func (m *matcher) add(x, y, n int) {
	if n == 0 {
		return
	}
	if last := len(m.runs) - 1; last >= 0 && m.runs[last].x+m.runs[last].n == x && m.runs[last].y+m.runs[last].n == y {
		m.runs[last].n += n
		return
	}
	m.runs = append(m.runs, sameLines{x, y, n})
}

// between finds the lines that are the same where neither the first nor the last are.
func (m *matcher) between(x, y lines, depth int) {
	if depth == 0 || len(x.numbers) == 0 || len(y.numbers) == 0 {
		return
	}
	doneX, doneY := 0, 0
	anchors := m.anchors(x.numbers, y.numbers)
	if len(anchors) == 0 {
		return
	}
	for _, a := range anchors {
		m.match(x.cut(doneX, a.x), y.cut(doneY, a.y), depth-1)
		m.add(x.start+a.x, y.start+a.y, 1)
		doneX, doneY = a.x+1, a.y+1
	}
	m.match(x.cut(doneX, len(x.numbers)), y.cut(doneY, len(y.numbers)), depth-1)
}

// anchors returns the longest common subsequence of the lines that both have once.
func (m *matcher) anchors(x, y []int) (found []sameLines) {
	m.steps += len(x) + len(y)
	for _, line := range x {
		m.inX[line]++
	}
	for _, line := range y {
		m.inY[line]++
	}
	isOnce := func(line int) bool { return m.inX[line] == 1 && m.inY[line] == 1 }
	at := map[int]int{}
	for j, line := range y {
		if isOnce(line) {
			at[line] = j
		}
	}
	var pairs []sameLines
	for i, line := range x {
		if isOnce(line) {
			pairs = append(pairs, sameLines{i, at[line], 1})
		}
	}
	for _, line := range x {
		m.inX[line] = 0
	}
	for _, line := range y {
		m.inY[line] = 0
	}
	// The least end of an increasing sequence of each length, and the longest that ends at each pair.
	var ends []int
	lengths := make([]int, len(pairs))
	for i, p := range pairs {
		k := sort.SearchInts(ends, p.y)
		if k == len(ends) {
			ends = append(ends, 0)
		}
		ends[k], lengths[i] = p.y, k+1
	}
	length := len(ends)
	for i, p := range slices.Backward(pairs) {
		if lengths[i] == length {
			found = append(found, p)
			length--
		}
	}
	slices.Reverse(found)
	return found
}

// write writes what is between the runs, with lines around it. The last run is the end of both texts.
func write(out *strings.Builder, x, y text, runs []sameLines) {
	var chunk strings.Builder
	var startX, startY, nX, nY int
	same := func(from, to int) {
		for _, line := range x.texts[from:to] {
			chunk.WriteString(" " + line)
		}
		nX, nY = nX+to-from, nY+to-from
	}
	flush := func() {
		if chunk.Len() > 0 {
			out.WriteString("@@ -" + place(startX, nX) + " +" + place(startY, nY) + " @@\n" + chunk.String())
		}
		chunk.Reset()
		nX, nY = 0, 0
	}
	doneX, doneY := 0, 0
	for i, r := range runs {
		for _, line := range x.texts[doneX:r.x] {
			chunk.WriteString("-" + line)
		}
		for _, line := range y.texts[doneY:r.y] {
			chunk.WriteString("+" + line)
		}
		nX, nY = nX+r.x-doneX, nY+r.y-doneY
		doneX, doneY = r.x+r.n, r.y+r.n
		isLast := doneX == len(x.texts) && doneY == len(y.texts)
		switch {
		case i == 0 && r.x == 0 && r.y == 0 && !isLast:
			// Before it there is nothing.
		case r.n <= 2*context && !isLast:
			same(r.x, doneX)
			continue
		default:
			same(r.x, r.x+min(r.n, context))
			flush()
		}
		if isLast {
			return
		}
		startX, startY = max(r.x, doneX-context), max(r.y, doneY-context)
		same(startX, doneX)
	}
}

// place is where lines begin, which counts from 1, and how many they are; of none it is the line before them.
func place(start, n int) string {
	if n > 0 {
		start++
	}
	return strconv.Itoa(start) + "," + strconv.Itoa(n)
}
