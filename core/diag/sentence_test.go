package diag

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pbn/core/source"
)

// A rule of a notation for tests, with one kind of each sort of facts.
const (
	plainKind  = Kind[None](0)<<8 + iota
	numberKind = Kind[numberFacts](0)<<8 + iota
	textKind   = Kind[textFacts](0)<<8 + iota
	partKind   = Kind[textFacts](0)<<8 + iota
)

type numberFacts struct {
	Few   uint8
	Many  int32
	Is    bool
	Spare uint8
	More  int32
}

type textFacts struct{ Near, Far Text }

func saidRules(Rule) *Row { return &saidRow }

var saidRow = Row{Name: "a/sentence", Severity: Error, Forms: []FormRow{{
	Message: "{here:quoted} in {{braces}, then {other?{other:short}}{other!nothing}.",
	Other:   "the other, {other}",
}, {
	Message: "{Few} {Few|card|cards}, {Many} {Many|trick|tricks}, {Is?yes}{Is!no}, {More?{More} {More|more|other}}, {None}",
	Facts:   []Fact{{"Few", &Small}, {"Many", &Number}, {"Is", &Flag}, {"Spare", &Small}, {"More", &Number}},
}, {
	Message: "{Near:quoted} {here:hex} {here:code}{Far? is far: {Far}}",
	Fix:     "Write {Near}",
	Facts:   []Fact{{"Near", &Words}, {"Far", &Words}},
}, {
	Message: "Some.",
	Part:    "{part:quoted} is {Near}",
	Facts:   []Fact{{"Near", &Words}, {"Far", &Words}},
}}, Fix: func(w *Wording) {
	if f, is := textKind.Facts(w); is {
		w.Replace(w.Span(), w.Told(f.Near))
		w.Fix(true)
	}
}}

func saidOf(language *Language, find func(l *List)) string {
	l := &List{Rules: saidRules, Language: language}
	find(l)
	return strings.Join(said(l, "abcde", nil), "\n")
}

// TestSentences: a sentence is a text in which facts have names.
func TestSentences(t *testing.T) {
	for _, c := range []struct {
		find func(l *List)
		want string
	}{
		{func(l *List) { plainKind.Find(l, at(0, 1)) }, "a/sentence error “a” in {braces}, then nothing."},
		{func(l *List) { plainKind.FindAs(l, Info, at(0, 1)).Beside(at(3, 5)) }, "a/sentence info “a” in {braces}, then de. / the other, de 3"},
		{func(l *List) { numberKind.Find(l, at(0, 1)).Say(numberFacts{Few: 1, Many: -2, Spare: 255}) },
			"a/sentence error 1 card, -2 tricks, no, , {None}"},
		{func(l *List) { numberKind.Find(l, at(0, 1)).Say(numberFacts{Few: 200, Many: 1, Is: true, More: 1}) },
			"a/sentence error 200 cards, 1 trick, yes, 1 more, {None}"},
		{func(l *List) {
			e := textKind.Find(l, at(0, 1))
			e.Say(textFacts{Near: e.Text("x"), Far: e.Text("")})
		}, "a/sentence error “x” 0x61 97 / Write x true x"},
		{func(l *List) {
			e := partKind.Find(l, at(0, 1))
			e.Say(textFacts{Near: e.Text("near")})
			e.Part(at(1, 2), "b")
			e.Part(at(3, 4), "d")
		}, "a/sentence error Some. / “b” is near 1 / “d” is near 3"},
		{func(l *List) {
			numberKind.FindElsewhere(l, 0, PlaceIn(source.Plain.Text([]byte("abcde"), source.Latin1), at(1, 2))).Say(numberFacts{Few: 3})
		}, "a/sentence error 3 cards, 0 tricks, no, , {None}"},
		{func(l *List) {
			e := textKind.Find(l, at(2, 3))
			e.Say(textFacts{Far: e.Text("y"), Near: e.Text("x")})
		}, "a/sentence error “x” 0x63 99 is far: y / Write x true x"},
	} {
		if got := saidOf(nil, c.find); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}

// TestSentencesAreRemembered: what was said of a finding is said again only of one with the same numbers, in whatever order they come.
func TestSentencesAreRemembered(t *testing.T) {
	var finds []func(l *List)
	add := func(find func(l *List)) { finds = append(finds, find) }
	for i := range 4 {
		add(func(l *List) { plainKind.Find(l, at(i, i+1)) })
		add(func(l *List) { plainKind.Find(l, at(1, 2)).Beside(at(i, 5)) })
		add(func(l *List) { numberKind.Find(l, at(i, 5)).Say(numberFacts{Few: uint8(i / 2), Is: i == 3}) })
		add(func(l *List) {
			e := textKind.Find(l, at(2, 3))
			e.Say(textFacts{Near: e.Text(strings.Repeat("x", i))})
		})
		add(func(l *List) {
			e := partKind.Find(l, at(2, 3))
			e.Say(textFacts{Near: e.Text(strings.Repeat("y", i))})
			e.Part(at(0, 1), strings.Repeat("z", i))
		})
	}
	for i := range 2 * mostSentences {
		add(func(l *List) { numberKind.Find(l, at(0, 1)).Say(numberFacts{Many: int32(i * i)}) })
	}
	random := rand.New(rand.NewPCG(1, 2))
	l := &List{Rules: saidRules, Most: 1 << 20}
	for game := range 40 {
		var want []string
		for range 100 {
			find := finds[random.IntN(len(finds))]
			want = append(want, saidOf(nil, find))
			find(l)
		}
		l.EndGame(source.Plain.Text([]byte("abcde"), source.Latin1), game, "", nil)
		var got []string
		l.HandOut(func(d *Diagnostic) { got = append(got, lineOf(l, d)) })
		wants(t, got, want...)
	}
}

// TestLanguage: another language is a table of the same forms and names; what it lacks is said in English.
func TestLanguage(t *testing.T) {
	polish := &Language{
		Forms: func(rule string) []FormRow {
			return map[string][]FormRow{"a/sentence": {{}, {Message: "{Few} {Few|karta|karty|kart}: {Many}"}, {}, {Part: "tu: {part}"}}}[rule]
		},
		Phrase: strings.ToUpper,
		Plural: func(n int) int { return min(n/2, 2) },
	}
	got := saidOf(polish, func(l *List) {
		plainKind.Find(l, at(0, 1))
		numberKind.Find(l, at(0, 1)).Say(numberFacts{Few: 1})
		numberKind.Find(l, at(0, 1)).Say(numberFacts{Few: 2})
		numberKind.Find(l, at(0, 1)).Say(numberFacts{Few: 5})
		partKind.Find(l, at(0, 1)).Part(at(1, 2), "b")
	})
	const want = "a/sentence error “a” in {braces}, then nothing.\na/sentence error 1 karta: 0\na/sentence error 2 karty: 0\n" +
		"a/sentence error 5 kart: 0\n" +
		"a/sentence error Some. / tu: B 1"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestOddSentences: a mistake in the table of a language is said as it is, and the last word is for all numbers that have none.
func TestOddSentences(t *testing.T) {
	plural := 0
	for _, c := range []struct {
		sentence string
		plural   int
		want     string
	}{
		{"a {", 0, "a {"}, {"{", 0, "{"}, {"a {Few", 0, "a {Few"}, {"a {Few|x {Many}", 0, "a {Few|x {Many}"}, {"{Few?", 0, "{Few?"},
		{"{Few?{Few", 0, "{Few?{Few"},
		{"{{", 0, "{"}, {"{{{", 0, "{{"}, {"{}", 0, "{}"}, {"{Few?}", 0, ""}, {"{Few?a{}", 0, "{Few?a{}"}, {"}", 0, "}"},
		{"{Few|card|cards}", 2, "cards"}, {"{Few|card|cards}", 7, "cards"}, {"{Few|card|cards}", -1, "card"}, {"{Few|}", 3, ""},
		{"{None|card|cards}", 1, "cards"},
	} {
		plural = c.plural
		language := &Language{
			Forms:  func(string) []FormRow { return []FormRow{{}, {Message: c.sentence}} },
			Phrase: func(english string) string { return english },
			Plural: func(int) int { return plural },
		}
		got := saidOf(language, func(l *List) { numberKind.Find(l, at(0, 1)).Say(numberFacts{Few: 1, Many: 2}) })
		if got = strings.TrimPrefix(got, "a/sentence error "); got != c.want {
			t.Errorf("%q: %q, want %q", c.sentence, got, c.want)
		}
	}
}

// TestEntryOfNothing: what is said of a finding that is only counted is dropped.
func TestEntryOfNothing(t *testing.T) {
	l := &List{Rules: saidRules, Most: 1}
	textKind.Find(l, at(0, 1))
	e := textKind.Find(l, at(1, 2)).Beside(at(2, 3)).Say(textFacts{Near: 1})
	if e.IsKept() || e.Text("x") != 0 {
		t.Error("the second is kept")
	}
	e.Part(at(0, 1), "y")
	if got := saidOf(nil, func(*List) {}); got != "" || l.Found(0) != 2 || l.findings.Len() != 1 {
		t.Errorf("%q, %d found, %d kept", got, l.Found(0), l.findings.Len())
	}
}

// TestTake: what was noted is recorded in the order of the text, with what belongs to it, and counted then.
func TestTake(t *testing.T) {
	find := func(l *List, severity Severity) {
		var noted, last Findings
		plainKind.Note(&last, at(1, 2)).Beside(at(2, 3))
		for _, start := range []int{3, 1, 0} {
			e := textKind.Note(&noted, at(start, start+1))
			e.Say(textFacts{Near: e.Text(string(rune('n' + start))), Far: e.Text("far")})
		}
		numberKind.Find(l, at(4, 5)).Say(numberFacts{Few: 4})
		if !plainKind.Note(&noted, at(1, 2)).IsKept() || l.Found(0) != 1 {
			t.Error("it is not kept, or counted already")
		}
		l.Take(severity, &noted, &last)
		if l.Take(severity, &noted, &last); noted.Len()+last.Len() > 0 {
			t.Error("something is left")
		}
	}
	want := []string{
		"a/sentence info “n” 0x61 97 is far: far / Write n true n", "a/sentence info “o” 0x62 98 is far: far / Write o true o",
		"a/sentence info “b” in {braces}, then nothing.", "a/sentence info “b” in {braces}, then c. / the other, c 2",
		"a/sentence info “q” 0x64 100 is far: far / Write q true q", "a/sentence error 4 cards, 0 tricks, no, , {None}",
	}
	if got := saidOf(nil, func(l *List) { find(l, Info) }); got != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
	few := &List{Rules: saidRules, Most: 3}
	find(few, 0)
	if got := said(few, "abcde", nil); len(got) != 3 || few.Found(0) != 6 || few.Count(Error) != 6 || !strings.Contains(got[1], "“o”") {
		t.Errorf("%q, %d found", got, few.Found(0))
	}
}

// TestTakeElsewhere: a second place in an earlier text goes with what was noted.
func TestTakeElsewhere(t *testing.T) {
	l, noted := &List{Rules: testRules}, Findings{}
	for i := range 2 {
		word.Find(l, at(0, 1)).BesideElsewhere(PlaceIn(source.Plain.Text([]byte("xyz"), source.Latin1), at(i, i+1)))
	}
	word.Note(&noted, at(1, 2)).BesideElsewhere(PlaceIn(source.Plain.Text([]byte("xyz"), source.Latin1), at(2, 3)))
	l.Take(0, &noted)
	if said(l, "ab", nil); l.Items[2].Related[0].Place.Range.Start.Byte != 2 {
		t.Errorf("%+v", l.Items[2])
	}
}

// TestAddMore: what would not be kept is counted at once: of a rule that has as many as may be, or of one without a fix where only fixes
// are wanted. What is switched off is never counted.
func TestAddMore(t *testing.T) {
	full := &List{Rules: testRules, Most: 1}
	word.Find(full, at(0, 1))
	for _, c := range []struct {
		list  *List
		rule  Rule
		ok    bool
		found int
	}{
		{&List{Rules: testRules}, aWord, false, 0},
		{full, aWord, true, 2},
		{full, aFault, false, 0},
		{&List{Rules: testRules, Safe: &SafeFixes{}}, aWord, true, 1},
		{&List{Rules: testRules, Safe: &SafeFixes{}}, aFault, false, 0},
		{&List{Rules: testRules, Severities: map[Rule]Severity{aWord: Off}}, aWord, false, 0},
	} {
		if ok := c.list.AddMore(c.rule, 0); ok != c.ok || c.list.Found(c.rule) != c.found {
			t.Errorf("%d: %t, %d found, want %t and %d", c.rule, ok, c.list.Found(c.rule), c.ok, c.found)
		}
	}
}

// TestFindingsTakeNoMemory: a finding with facts is no allocation of its own.
func TestFindingsTakeNoMemory(t *testing.T) {
	l := &List{Rules: saidRules, Most: 1 << 20}
	if n := testing.AllocsPerRun(200, func() {
		l.findings.clear()
		numberKind.Find(l, at(0, 1)).Say(numberFacts{Few: 1, More: 2}).Beside(at(1, 2))
	}); n != 0 {
		t.Error(n, "allocations")
	}
}
