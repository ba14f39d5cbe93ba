package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

const goSource = `package p

import "fmt"

var table = [...]int{7}

func f(a, b int, s []string) (bool, string) {
	if a < b && a == 2 {
		a = 'x'
		s = append(s, "said")
	}
	for i := 0; a != b; i++ {
		fmt.Println(i)
	}
	switch {
	case a > b, !f2():
		_, c := 1, 2
		_ = c
		a++
	}
	return true, "true"
}

type tagged struct {
	_ int "json"
}

func g(a int, s string) {
	for {
		if a += 2; a%3 == 0 {
			continue
		}
		s += "\r"
		if s == "A tag"+"Tag" {
			return
		}
		break
	}
	func() {
		s = "a" + s
		return
	}()
}
`

// TestGoPlaces: each kind of place, with all that may replace it; sentences, imports, declarations and blanks have none, nor has the return
// that ends a function.
func TestGoPlaces(t *testing.T) {
	places, err := goPlaces("core/p.go", []byte(goSource))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, p := range places {
		got = append(got, fmt.Sprintf("%d %s %s: %s", p.Line, p.Kind, goSource[p.Start:p.End], strings.Join(p.Texts, " | ")))
	}
	slices.Sort(got)
	want := []string{
		"10 deletion s = append(s, \"said\"): ",
		"10 text \"said\": \"\" | \"sai\"",
		"12 constant 0: -1 | 1",
		"12 negation !=: ==",
		"13 deletion fmt.Println(i): ",
		"16 boundary >: >=",
		"16 negation !f2(): !(!f2())",
		"16 negation a > b: !(a > b)",
		"17 constant 1: 0 | 2",
		"17 constant 2: 1 | 3",
		"19 deletion a++: ",
		"21 result true: false",
		"21 text \"true\": \"\" | \"tru\"",
		"30 arithmetic %: *",
		"30 arithmetic +=: -=",
		"30 constant 0: -1 | 1",
		"30 constant 2: 1 | 3",
		"30 constant 3: 2 | 4",
		"30 negation ==: !=",
		"31 branch continue: ",
		"33 deletion s += \"\\r\": ",
		"33 text \"\\r\": \"\"",
		"34 negation ==: !=",
		"34 text \"Tag\": \"\" | \"Ta\"",
		"35 branch return: ",
		"37 branch break: ",
		"39 deletion func() {\n\t\ts = \"a\" + s\n\t\treturn\n\t}(): ",
		"40 deletion s = \"a\" + s: ",
		"40 text \"a\": \"\"",
		"5 constant 7: 6 | 8",
		"8 boundary <: <=",
		"8 constant 2: 1 | 3",
		"8 logic &&: ||",
		"8 negation ==: !=",
		"8 negation a < b && a == 2: !(a < b && a == 2)",
		"9 constant 'x': 'w' | 'y'",
		"9 deletion a = 'x': ",
	}
	if !slices.Equal(got, want) {
		t.Errorf("places\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestGoPlacesWithoutEffect: nothing is drawn in the words of a panic and in how much room is made, unless the room is sliced at once;
// no array becomes longer.
func TestGoPlacesWithoutEffect(t *testing.T) {
	source := `package p

func f(s []int, n int) {
	if s == nil {
		panic(fmt.Sprint("no list", n-1))
	}
	a, b, c := make([]int, n+2, n+3), make(map[int]int, 4), make(chan int, 5)
	s = slices.Grow(s, 6)
	s, a = slices.Grow(s[7:], 8), slices.Grow(a, n)
	b.Grow(9)
	s = slices.Grow(s, 10)[:n]
	s = slices.Grow(s, 11)[:cap(s)]
	var two [12][13]int
}
`
	places, err := goPlaces("core/p.go", []byte(source))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, p := range places {
		got = append(got, fmt.Sprintf("%s %s: %s", p.Kind, source[p.Start:p.End], strings.Join(p.Texts, " | ")))
	}
	want := []string{
		"arithmetic +: -", "negation ==: !=", "deletion panic(fmt.Sprint(\"no list\", n-1)): ", "constant 2: 1 | 3", "constant 5: 4 | 6", "constant 7: 6 | 8",
		"deletion s = slices.Grow(s, 10)[:n]: ", "constant 10: 9 | 11", "deletion s = slices.Grow(s, 11)[:cap(s)]: ", "constant 11: 10 | 12",
		"constant 12: 11", "constant 13: 12",
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("places\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestDraw: a seed draws every place once, always in the same order; another seed in another.
func TestDraw(t *testing.T) {
	var places []place
	for i := range 100 {
		places = append(places, place{Start: i, Texts: []string{"a", "b"}})
	}
	first, again, other := draw(places, 7), draw(places, 7), draw(places, 8)
	seen := map[int]bool{}
	texts := map[string]int{}
	same := 0
	for i, m := range first {
		if m.Place.Start != again[i].Place.Start || m.Text != again[i].Text || m.Number != i+1 {
			t.Fatalf("place %d: %+v, and again %+v", i, m, again[i])
		}
		if m.Place.Start == other[i].Place.Start {
			same++
		}
		seen[m.Place.Start] = true
		texts[m.Text]++
	}
	if len(seen) != 100 || same > 20 || texts["a"] < 20 || texts["b"] < 20 {
		t.Errorf("%d places, %d of them where another seed has them; texts %v", len(seen), same, texts)
	}
}

func TestChange(t *testing.T) {
	source := []byte("one\nif a <\n\tb {\nfour\n")
	m := mutation{Place: place{File: "f.go", Line: 2, Start: 7, End: 13, Kind: negation}, Text: "!(a < b)"}
	if got, want := string(m.apply(source)), "one\nif !(a < b) {\nfour\n"; got != want {
		t.Errorf("%q", got)
	}
	if got, want := m.diff(source), "    - if a <\n    - \tb {\n    + if !(a < b) {\n"; got != want {
		t.Errorf("%q", got)
	}
	if got, want := m.change(source), "a < b → !(a < b)"; got != want {
		t.Errorf("%q", got)
	}
	// A left-out value is said as a left-out statement is, and long texts are cut between characters.
	source = []byte("x = `éééééééééééééééééééééééééééééééééé${y}`\n")
	m = mutation{Place: place{Start: 4, End: len(source) - 1, Kind: text}, Text: "``"}
	if got, want := m.change(source), "`"+strings.Repeat("é", 19)+"… → ``"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m = mutation{Place: place{Start: len(source) - 6, End: len(source) - 2, Kind: text}}
	if got, want := m.change(source), "without ${y}"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	// As the program with all switches has it.
	source = []byte("if a && b && c {\n")
	m = mutation{Place: place{Start: 5, End: 7, OuterStart: 3, OuterEnd: 9, Kind: logic}, Text: "||"}
	if got, want := string(m.apply(source)), "if (a || b) && c {\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestSwitched: each mutation after its switch, those within another one as well.
func TestSwitched(t *testing.T) {
	source := "if (a < 1) {\n\tb = c(2);\n}\n"
	mutations := []mutation{
		switchedAt(1, source, "2", "2", constant, "3"),
		switchedAt(2, source, "a < 1", "<", boundary, "<="),
		switchedAt(3, source, "b = c(2);", "b = c(2);", deletion, ""),
		switchedAt(4, source, "a < 1", "a < 1", negation, "!(a < 1)"),
	}
	want := "// @ts-nocheck\n" +
		"if ((__mutant(4) ? (!(a < 1)) : (__compare(2, \"<\", (a), (1))))) {\n\t{ if (!__mutant(3)) { b = c((__mutant(1) ? (3) : (2))); } }\n}\n\n" + switchTS
	if got := switchedTS([]byte(source), slices.Clone(mutations)); got != want {
		t.Errorf("\n%s\nwant\n%s", got, want)
	}
	wantGo := "if (((__lss(2, a, 1)) != __mutant(4))) {\n\tif !__mutant(3) { b = c(__pick[uint8](1, 3, 2)); }\n}\n"
	if got := switchedGo([]byte(source), mutations, map[extent]string{extentIn(source, "2"): "uint8"}); got != wantGo {
		t.Errorf("\n%s\nwant\n%s", got, wantGo)
	}
}

// TestSwitchedOperands: mutations in both operands of a comparison, which is mutated as well.
func TestSwitchedOperands(t *testing.T) {
	source := "x = f(1) >= 2\n"
	mutations := []mutation{
		switchedAt(1, source, "2", "2", constant, "3"), switchedAt(2, source, "f(1) >= 2", ">=", boundary, ">"), switchedAt(3, source, "1", "1", constant, "0"),
	}
	types := map[extent]string{extentIn(source, "1"): "int", extentIn(source, "2"): "int"}
	if got, want := switchedGo([]byte(source), mutations, types), "x = __geq(2, f(__pick[int](3, 0, 1)), __pick[int](1, 3, 2))\n"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestSwitchedArithmetic: operands and assignments, texts and what goes away, in both languages.
func TestSwitchedArithmetic(t *testing.T) {
	source := "if s == \"key\" { return }; n += 1 + a & 2; x = f(a << 3)\n"
	mutations := []mutation{
		switchedAt(1, source, `"key"`, `"key"`, text, `"ke"`), switchedAt(2, source, "return", "return", branch, ""),
		switchedAt(3, source, "n += 1 + a & 2", "+=", arithmetic, "-="), switchedAt(4, source, "a & 2", "&", arithmetic, "|"),
		switchedAt(5, source, "1 + a & 2", "+ a", arithmetic, "-"), switchedAt(6, source, "a << 3", "<<", arithmetic, ">>"),
	}
	mutations[2].Place.Statement = true
	mutations[4].Place.End-- // "+" alone; there is another one before it
	mutations[4].Place.End--
	types := map[extent]string{
		extentIn(source, `"key"`): "string", extentIn(source, "a & 2"): "int", extentIn(source, "1 + a & 2"): "int", extentIn(source, "a << 3"): "uint8",
	}
	want := "if s == __pick[string](1, \"ke\", \"key\") { if !__mutant(2) { return } }; " +
		"if __mutant(3) { n -= 1 + a & 2 } else { n += __add[int](5, 1, __and[int](4, a, 2)) }; x = f(__shl[uint8](6, a, 3))\n"
	if got := switchedGo([]byte(source), slices.Clone(mutations), types); got != want {
		t.Errorf("\n%s\nwant\n%s", got, want)
	}
	mutations[2].Place.Statement = false
	want = "// @ts-nocheck\n" +
		"if s == (__mutant(1) ? (\"ke\") : (\"key\")) { { if (!__mutant(2)) { return } } }; " +
		"(__mutant(3) ? (n -= 1 + a & 2) : (n += (__mutant(5) ? (1 - a & 2) : (1 + (__mutant(4) ? ((a) | (2)) : (a & 2)))))); x = f((__mutant(6) ? (a >> 3) : (a << 3)))\n\n" + switchTS
	if got := switchedTS([]byte(source), mutations); got != want {
		t.Errorf("\n%s\nwant\n%s", got, want)
	}
}

func extentIn(source, text string) extent {
	start := strings.Index(source, text)
	return extent{start, start + len(text)}
}

func switchedAt(number int, source, outer, inner, kind, text string) mutation {
	p := place{File: "js/src/a/b.ts", Kind: kind, Statement: isLeftOut(kind)}
	p.OuterStart, p.Start = strings.Index(source, outer), strings.Index(source, inner)
	p.OuterEnd, p.End = p.OuterStart+len(outer), p.Start+len(inner)
	return mutation{p, text, number}
}
