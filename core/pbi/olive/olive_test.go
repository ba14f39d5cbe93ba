package olive

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"pbn/core/pbi"
	"pbn/core/pbi/record"
	"pbn/core/source"
	"pbn/core/testkit"
)

const head = "\uFEFF#PBI 1.2\n"

// entries are what Olive and its forerunners write, of all kinds: see the wants.
const entries = `---
algebraic:
  black: [Ka6, Pa5]
  white:
  - Ke2
  - Qa2
  - Rh1
  - Sh7
authors:
- Chance, A.
- 'O''Neill, B.'
award:
  distinction: 1st Prize
  judges: ["Judge, J."]
  tourney:
    date:
      year: 1961
    name: Problem
comments:
- A plain text
  that goes on
- 'two

  lines # no comment' # a comment
keywords:
- Battery
- Threat
reprints:
- date: {year: 1962, month: 3}
  name: Album
- name: "Book: two"
solution: "1.Rb1 ! (2.Qa3)\n  1...a4 2.Qxa4#\n\
  \  end"
source:
  date:
    day: 5
    month: 7
    year: 1926
  issue: '50'
  name: Compositions
  pagenumber: 14
  problemid: '7'
stipulation: '#2'
---
algebraic:
  black: [Ka6]
  white: [Ke2, Gb3, Royal Sa1]
authors: [!!python/unicode 'Shire, David J.']
date: '2007'
distinction: !!python/unicode 'Prize'
glyphs: {g: q2}
intended-solutions: '2'
options: [Circe, Duplex]
source: !!python/unicode 'The British Chess Magazine'
stipulation: h#2
twins:
  b: Move a6 a5
  c: '''ditto'''
solution: |
  1.Sc8 dxc8=Q
    2.b1=B
---
stipulation: "ser-h#7"
solution: "1.Kb2 !"
intended-solutions: 2.1
unknown: {}
---
nothing at all
---
- a list
`

const wanted = head +
	`Chance, A.;O'Neill, B.:8/7S/k7/p7/8/8/Q3K3/7R:#2:7|Compositions (issue 50)|1926-07-05|14:|Album|1962-03|;|Book\x3a two||:|1st Prize|Problem|1961:Rb1::` +
	`A plain text that goes on\x0atwo\x0alines # no comment\x0aJudges\x3a Judge, J.\x0aKeywords\x3a Battery; Threat\x0aSolution\x3a\x0a1.Rb1 ! (2.Qa3)\x0a  1...a4 2.Qxa4#\x0a  end` + "\n" +
	`Shire, David J.::h#2 (2 solutions), Circe, Duplex:|The British Chess Magazine|2007|::|Prize||:::` +
	`Pieces\x3a black Ka6; white Ke2, Gb3, Royal Sa1\x0aTwins\x3a b) Move a6 a5; c) 'ditto'\x0aSolution\x3a\x0a1.Sc8 dxc8=Q\x0a  2.b1=B` + "\n" +
	`::ser-h#7 2.1::::Kb2::` + "\n"

func TestRead(t *testing.T) {
	var out bytes.Buffer
	r, err := Read(&out, []byte(entries))
	if err != nil || out.String() != wanted || r.Lines != 3 {
		t.Errorf("%v, %d\n%s", err, r.Lines, testkit.Difference([]byte(wanted), out.Bytes()))
	}
	want := "[{entries that cannot be read 2} {positions with fairy pieces, which are kept in comments 1} {glyphs of pieces 1} {fields that are not known 1}]"
	if got := fmt.Sprint(r.Lost); got != want {
		t.Error(got)
	}
}

// TestThereAndBack: what Olive is given comes back as it was.
func TestThereAndBack(t *testing.T) {
	files := []string{
		wanted,
		head + "::::::::\n#::::::::\n:8/8/8/8/8/8/8/k6:#2::::Ra1, Rb1:?:\n" +
			":::1|T (volume 3; issue 4)|July, 1868|3 f.:|U (x)||;2|||5:1|Pr|Problem|1960;|hm|BCM|July 1961;3|||:::\n" +
			":8/8/8/8/8/8/8/k6K w:s#2.5, Circe:|T||::x|1 y||:Ka1:!:a\\x0a\\x0ab\\x0aTwins\\x3a odd\\x0aPieces\\x3a white Ka1\n" +
			"yes;No;~;- a;\\x23 b;é\\x85\\x5c\\x22:8/8/8/8/8/k7/8/K7:h#2 2.1.1.1:||2026-13-99|0:::::true\n",
	}
	if folder := testkit.Shared(t, "games/pbi"); folder != "" {
		names, _ := filepath.Glob(filepath.Join(folder, "*.pbi"))
		for _, name := range names {
			file, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, string(file))
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 30 {
		files = append(files, made(random))
	}
	for _, file := range files {
		var there, back bytes.Buffer
		Write(&there, pbi.Bytes([]byte(file)))
		r, err := Read(&back, there.Bytes())
		before, after := problems([]byte(file)), problems(back.Bytes())
		if err != nil || len(before) != len(after) {
			t.Errorf("%v, %d of %d\n%s", err, len(after), len(before), there.String())
			continue
		}
		for i := range before {
			if !reflect.DeepEqual(before[i], after[i]) && len(r.Lost) == 0 {
				t.Errorf("%+v\nis %+v\nof\n%s", *before[i], *after[i], there.String())
			}
		}
	}
}

// made returns a file of problems with any texts.
func made(random *rand.Rand) string {
	out := []byte(head)
	text := func() string {
		words := []string{"a", "b: c", "# d", "'e'", `"f"`, "- g", "[h]", "{i}", "é", "1926", "1926-07", "null", "&j", "*k", "!l", "|", "> m", "%n", "1", `\x`, "a\tb", "@", "`"}
		all := []string{}
		for range random.IntN(3) {
			all = append(all, words[random.IntN(len(words))])
		}
		return strings.Join(all, " ")
	}
	for range 20 {
		p := record.Problem{Stipulation: text(), Used: record.Source{Number: text(), Title: text(), Date: text(), Page: text()}, Comment: text() + "\n" + text()}
		for range random.IntN(3) {
			p.Names = append(p.Names, "x"+text())
			p.Referenced = append(p.Referenced, record.Source{Number: text(), Title: "x" + text(), Date: text(), Page: text()})
			p.Awards = append(p.Awards, record.Award{Number: text(), Rank: "x" + text(), Tourney: text(), Date: text()})
		}
		p.Keymove, p.Status = text(), text()
		out = p.AppendLine(out)
	}
	return string(out)
}

func problems(file []byte) (all []*record.Problem) {
	pbi.Parse(pbi.Bytes(file), func(t *source.Text, r *record.Record) { all = append(all, r.Problem(t)) })
	return all
}

// TestYAML: forms of texts that people and programs write.
func TestYAML(t *testing.T) {
	for text, want := range map[string]string{
		"a: b":                              "b",
		"a: 'b: c'":                         "b: c",
		"\"a\": b # c":                      "b",
		"a:\n  b\n  c":                      "b c",
		"a: b\n\n  c":                       "b\nc",
		"a: >\n  b\n  c\n\n  d\n":           "b c\nd",
		"a: |2\n    b\n  c\n":               "  b\nc",
		"a: \"b\\\n  \\ c\\u00e9\\x41\\t\"": "b céA\t",
		"a: &x b\nc: *x":                    "b",
		"a: ~":                              "",
		"# c\n\na:   b":                     "b",
		"a: 'b\n\n\n  c'":                   "b\n\nc",
		"a: \"b  \n   c \"":                 "b c ",
	} {
		n, err := readYAML(text)
		if err != nil || n.get("a").text != want {
			t.Errorf("%q is %q, %v, want %q", text, n.get("a").text, err, want)
		}
	}
	for _, text := range []string{"a: 'b", "a: [b", "a: *x", "- a\nb", "a: {b: [}", strings.Repeat("- ", 40) + "a", "a: 'b' c"} {
		if n, err := readYAML(text); err == nil {
			t.Errorf("%q is read: %+v", text, n)
		}
	}
}

// TestHostile: no text takes long, and none ends the reader.
func TestHostile(t *testing.T) {
	for _, piece := range []string{"'", "\"\n", "[", "- ", "{a: ", "a:\n ", "a: |\n", "&x ", "\\", "'\n", "---\n", "a: [\n", "a: '\\'\n", " ", "\n", ": ", "#"} {
		for _, start := range []string{"", "---\na: \"", "---\na: '", "---\na: [", "---\na: "} {
			Read(&bytes.Buffer{}, []byte(start+strings.Repeat(piece, 20_000/len(piece))))
		}
	}
}

// FuzzRead: any bytes.
func FuzzRead(f *testing.F) {
	f.Add([]byte(entries))
	f.Fuzz(func(t *testing.T, file []byte) {
		var out bytes.Buffer
		if _, err := Read(&out, file); err != nil {
			t.Errorf("%q: %v", file, err)
		}
	})
}
