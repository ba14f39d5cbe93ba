package diag

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pbn/core/source"
)

// The rules of a notation for tests.
const (
	aWord Rule = iota
	aFault
)

// The kinds of what they find.
const (
	word      = Kind[words](aWord)<<8 + iota
	otherWord = Kind[words](aWord)<<8 + iota
	fault     = Kind[None](aFault) << 8
)

type words struct {
	N    int32
	A, B Text
}

func testRules(rule Rule) *Row { return &testRows[rule] }

var wordFacts = []Fact{{Name: "N", Is: &Number}, {Name: "A", Is: &Words}, {Name: "B", Is: &Words}}

var testRows = [...]Row{
	aWord: {Name: "a/word", Severity: Info, Forms: []FormRow{
		{Message: "{here:quoted} {N} [{A} {B}]", Other: "the other", Part: "a part {part}", Facts: wordFacts},
		{Message: "other {here:quoted} {N}", Facts: wordFacts},
	}},
	aFault: {Name: "a/fault", Severity: Error, Forms: []FormRow{{Message: "no {here}", Fix: "Write it large"}}, Fix: func(w *Wording) {
		w.Replace(w.Span(), strings.ToUpper(w.Says()))
		w.Fix(true)
	}},
}

func at(start, end int) source.Span { return source.Span{Start: start, End: end} }

// said is what a list says after a game of a text, a line each.
func said(l *List, text string, trusts Trust) (lines []string) {
	l.EndGame(source.Plain.Text([]byte(text), source.Latin1), 1, "2", trusts)
	l.Sort()
	for i := range l.Items {
		lines = append(lines, lineOf(l, &l.Items[i]))
	}
	return lines
}

func lineOf(l *List, d *Diagnostic) string {
	line := fmt.Sprint(l.Rules(d.Rule).Name, " ", d.Severity, " ", d.Message)
	for _, r := range d.Related {
		line += fmt.Sprint(" / ", r.Message, " ", r.Place.Range.Start.Byte)
	}
	for _, f := range d.Fixes {
		line += fmt.Sprint(" / ", f.Title, " ", f.Safe, " ", f.Edits[0].Text)
	}
	return line
}

func wants(t *testing.T, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestFindingHoldsNoPointer: a game can have a finding for every second character.
func TestFindingHoldsNoPointer(t *testing.T) {
	const most = 52
	f := reflect.TypeFor[Finding]()
	if f.Size() > most {
		t.Errorf("a finding has %d bytes, more than %d", f.Size(), most)
	}
	var look func(of reflect.Type)
	look = func(of reflect.Type) {
		switch of.Kind() {
		case reflect.Struct:
			for i := range of.NumField() {
				look(of.Field(i).Type)
			}
		case reflect.Array:
			look(of.Elem())
		case reflect.Pointer, reflect.Slice, reflect.String, reflect.Map, reflect.Interface, reflect.Func, reflect.Chan, reflect.UnsafePointer:
			t.Errorf("a finding holds a %v", of)
		}
	}
	look(f)
}

func TestFindingsAreWordedInTheOrderOfTheText(t *testing.T) {
	l := &List{Rules: testRules}
	fault.FindAs(l, Warning, at(2, 3))
	first := word.Find(l, at(0, 1)).Beside(at(4, 5))
	first.Say(words{N: 7, A: first.Text("x"), B: first.Text("y")}).Part(at(1, 2), "z")
	word.Find(l, at(2, 3)).As(otherWord)
	wants(t, said(l, "abcde", nil), "a/word info “a” 7 [x y] / the other 4 / a part z 1", "a/fault warning no c / Write it large true C",
		"a/word info other “c” 0")
	if l.Count(Info) != 2 || l.Count(Warning) != 1 || l.Count(Error) != 0 {
		t.Errorf("%d, %d, %d", l.Count(Info), l.Count(Warning), l.Count(Error))
	}
	if l.IsOpen() {
		t.Error("something is left")
	}
}

func TestFindingsInAnEarlierText(t *testing.T) {
	l := &List{Rules: testRules}
	before := source.Plain.Text([]byte("\n\nab"), source.Latin1)
	fault.FindElsewhere(l, 0, PlaceIn(before, at(2, 3)))
	word.Find(l, at(0, 1)).BesideElsewhere(PlaceIn(before, at(3, 4)))
	said(l, "cd", nil)
	if d := l.Items[1]; d.Rule != aFault || d.Place.Range.Start.Line != 3 {
		t.Errorf("%+v", d)
	}
	if r := l.Items[0].Related[0]; r.Place.Range.Start.Byte != 3 {
		t.Errorf("%+v", r)
	}
}

func TestFindingsAreBounded(t *testing.T) {
	l := &List{Rules: testRules, Most: 2, Severities: map[Rule]Severity{aWord: Off}}
	var kept []bool
	for range 4 {
		kept = append(kept, fault.Find(l, at(0, 1)).IsKept(), word.Find(l, at(0, 1)).IsKept())
	}
	if want := []bool{true, false, true, false, false, false, false, false}; !slices.Equal(kept, want) {
		t.Errorf("kept %v", kept)
	}
	if said(l, "a", nil); len(l.Items) != 2 || l.Omitted(aFault) != 2 || l.Found(aWord) != 0 || l.Count(Error) != 4 {
		t.Errorf("%d, %d, %d, %d", len(l.Items), l.Omitted(aFault), l.Found(aWord), l.Count(Error))
	}
}

// TestManyFindings: the pieces of a long list are used again for the next game.
func TestManyFindings(t *testing.T) {
	const many = 3*atATime + 1
	l := &List{Rules: testRules, Most: 2 * many}
	for range 2 {
		var want []string
		for i := range many {
			word.Find(l, at(0, 1)).Say(words{N: int32(i)})
			want = append(want, fmt.Sprintf("a/word info “a” %d [ ]", i))
		}
		wants(t, said(l, "a", nil), want...)
		l.Items = nil
	}
	if n := len(l.findings.spare); n != 3 {
		t.Errorf("%d spare pieces", n)
	}
}

// TestDoubt: a fix is not safe after an offset that came into doubt after it was found.
func TestDoubt(t *testing.T) {
	l := &List{Rules: testRules}
	fault.Find(l, at(0, 1))
	fault.Find(l, at(3, 4))
	l.Doubt(3)
	fault.Find(l, at(2, 3))
	l.Doubt(4)
	fault.Find(l, at(4, 5))
	wants(t, said(l, "abcde", nil), "a/fault error no a / Write it large true A", "a/fault error no c / Write it large true C",
		"a/fault error no d / Write it large false D", "a/fault error no e / Write it large true E")
	l.Items = nil
	fault.Find(l, at(4, 5))
	wants(t, said(l, "abcde", nil), "a/fault error no e / Write it large true E")
	l.Items = nil
	fault.Find(l, at(1, 2))
	l.Doubt(3)
	l.Doubt(1)
	wants(t, said(l, "abcde", nil), "a/fault error no b / Write it large false B")
}

func TestTrust(t *testing.T) {
	l := &List{Rules: testRules}
	fault.Find(l, at(0, 1))
	fault.Find(l, at(1, 2))
	got := said(l, "ab", func(rule Rule, place source.Span, fix []Splice) bool {
		return rule == aFault && place == at(0, 1) && fix[0] == Splice{0, 1, "A"}
	})
	wants(t, got, "a/fault error no a / Write it large true A", "a/fault error no b / Write it large false B")
}

func TestOpenFindings(t *testing.T) {
	l := &List{Rules: testRules, Most: 2}
	e, first, droppable := word.FindOpen(l, at(0, 1))
	if !droppable || !e.IsKept() {
		t.Error("the first is not kept")
	}
	second, _, _ := word.FindOpen(l, at(1, 2))
	second.Say(words{N: 2})
	if e, _, droppable := word.FindOpen(l, at(1, 2)); droppable || e.IsKept() {
		t.Error("the third is kept")
	}
	l.EndGame(source.Plain.Text([]byte("ab"), source.Latin1), 1, "", nil)
	if len(l.Items) != 0 || l.Found(aWord) != 3 {
		t.Errorf("%d given out, %d found", len(l.Items), l.Found(aWord))
	}
	l.Drop(aWord, first)
	if l.Found(aWord) != 2 || l.Count(Info) != 2 {
		t.Errorf("%d found, %d counted", l.Found(aWord), l.Count(Info))
	}
	l.Most = 3
	last, _, _ := word.FindOpen(l, at(0, 1))
	last.Say(words{N: 4})
	fault.Find(l, at(0, 1))
	wants(t, said(l, "cd", nil), "a/word info “c” 4 [ ]", "a/fault error no c / Write it large true C", "a/word info “b” 2 [ ]")
	if d := l.Items[0]; d.Label != "2" || d.Place.Range.Start.Line != 1 {
		t.Errorf("%+v", d)
	}
}

// TestOnlySafeFixes makes no message where only those are wanted.
func TestOnlySafeFixes(t *testing.T) {
	fixes := &SafeFixes{}
	rows := testRows
	rows[aFault].Forms = nil
	l := &List{Rules: func(rule Rule) *Row { return &rows[rule] }, Safe: fixes}
	for _, find := range []source.Span{at(2, 3), at(0, 1), at(1, 2)} {
		if word.Find(l, find).IsKept() || !fault.Find(l, find).IsKept() {
			t.Error("a rule without a fix is kept, or one with a fix is not")
		}
	}
	said(l, "abc", func(_ Rule, place source.Span, _ []Splice) bool { return place.Start != 1 })
	var got []string
	for fix := range fixes.Of(func(r Rule) bool { return r == aFault }) {
		got = append(got, fmt.Sprint(fix))
	}
	wants(t, got, "[{0 1 A}]", "[{2 3 C}]")
	if len(l.Items) != 0 || l.Count(Info) != 3 {
		t.Errorf("%d items, %d counted", len(l.Items), l.Count(Info))
	}
}
