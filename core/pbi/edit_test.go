package pbi

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbi/export"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/source"
)

const two = "8/7S/k7/p7/8/8/Q3K3/7R"

// aProblem has all fields.
func aProblem() *record.Problem {
	return &record.Problem{
		Names: []string{"#1: A", `B;\C`}, Position: two, Stipulation: "#2", Used: record.Source{Number: "1|2", Title: "T: x", Date: "1962", Page: "3"},
		Referenced: []record.Source{{Title: "R;S"}, {Number: "2"}}, Awards: []record.Award{{Number: "1", Rank: "Pr", Tourney: "Problem", Date: "1960"}},
		Keymove: "Rh1-b1", Status: "!", Comment: "one\ntwo: é",
	}
}

// TestEdits: what differs is written, and nothing else.
func TestEdits(t *testing.T) {
	const one, other = "A::::::::x\\x3A\r\n", "B::# 2::::::\r\n"
	file := "\uFEFF#PBI 1.1\r\n# c\r\n" + one + other
	added := "\\x231\\x3a A;B\\x3b\\x5cC:" + two + ":#2:1\\x7c2|T\\x3a x|1962|3:|R\\x3bS||;2|||:1|Pr|Problem|1960:Rh1-b1:!:one\\x0atwo\\x3a é\r\n"
	head12 := "\uFEFF#PBI 1.2\r\n# c\r\n"
	for _, c := range []struct {
		name  string
		edits []Change
		want  string
	}{
		{"another comment", []Change{{Problem: 1, To: &record.Problem{Names: []string{"A"}, Comment: "y"}}}, strings.Replace(file, `x\x3A`, "y", 1)},
		{"the same", []Change{{Problem: 1, To: &record.Problem{Names: []string{"A"}, Comment: "x:"}}}, file},
		{"none of them", []Change{{Problem: 1}}, strings.Replace(file, one, "", 1)},
		{"a new one first", []Change{{To: aProblem(), Adds: true}}, head12 + added + one + other},
		{"a new one last", []Change{{Problem: 2, To: aProblem(), Adds: true}}, head12 + one + other + added},
		{"a status needs version 1.2", []Change{{Problem: 2, To: &record.Problem{Names: []string{"B"}, Stipulation: "# 2", Status: "!"}}},
			head12 + one + "B::# 2:::::!:\r\n"},
		{"another order", []Change{{Problem: 1}, {Problem: 2, To: &record.Problem{Names: []string{"A"}, Comment: "x:"}, Adds: true}},
			"\uFEFF#PBI 1.1\r\n# c\r\n" + other + "A::::::::x\\x3a\r\n"},
		{"nothing", nil, file},
	} {
		got, err := Edit([]byte(file), source.Automatic, c.edits, Options{})
		if err != nil || len(got.Refused) > 0 || string(got.Bytes) != c.want {
			t.Errorf("%s: %v, %+v\nwant\n%q", c.name, err, got, c.want)
		}
	}
}

// TestEditsOfOddLines: a line that lacks fields is written anew, and so is one that begins as a comment line. What the file lacks before it
// is not the edit's.
func TestEditsOfOddLines(t *testing.T) {
	for in, want := range map[string]string{
		head + "A:\n":                     head + "B::::::::\n",
		head + empty + "#x::::::::\n":     head + empty + "B::::::::\n",
		head + "a;b::::::::\n":            head + "B::::::::\n",
		"#PBI 1.2\nM\xFC:::::::\n":        "#PBI 1.2\nB::::::::\n",
		"A::::::::\n":                     "B::::::::\n",
		head + "A::::::::\nunterminated:": head + "B::::::::\nunterminated:",
	} {
		at := 1
		if strings.Contains(in, "#x") {
			at = 2
		}
		got, err := Edit([]byte(in), source.Automatic, []Change{{Problem: at, To: &record.Problem{Names: []string{"B"}}}}, Options{})
		if err != nil || string(got.Bytes) != want {
			t.Errorf("%q: %v, %q, want %q", in, err, got.Bytes, want)
		}
	}
}

// TestRefusedEdits: an edit that brings an error is refused, and one that cannot be made is an error.
func TestRefusedEdits(t *testing.T) {
	file := []byte(head + "A::::::::\n")
	got, err := Edit(file, source.Automatic, []Change{{Problem: 1, To: &record.Problem{Position: "8/8"}}}, Options{})
	if err != nil || len(got.Refused) != 1 || got.Refused[0].Diagnostic.Rule != rules.PositionRows || !slices.Equal(got.Refused[0].Edits, []int{0}) || !bytes.Equal(got.Bytes, file) {
		t.Errorf("%v, %+v", err, got)
	}
	for _, c := range []struct {
		edits []Change
		why   string
	}{
		{[]Change{{Problem: 2}}, "edits[0].problem is 2, but the file has 1 of them"},
		{[]Change{{Problem: 0}}, "edits[0].problem is 0, but the file has 1 of them"},
		{[]Change{{Problem: 1}, {Problem: 1}}, "edits[1] is of what another edit changes"},
		{[]Change{{Adds: true}}, "edits[0].to is missing: there is no problem to add"},
		{[]Change{{Problem: 1, To: &record.Problem{Comment: "a\u2028b"}}}, "edits[0].comment is not read as it is given: it has a line separator, a byte order mark, or an empty item of a list"},
		{[]Change{{Problem: 1, To: &record.Problem{Stipulation: "a\u2028b"}}}, "edits[0].stipulation is not read as it is given: it has a line separator, a byte order mark, or an empty item of a list"},
		{[]Change{{Problem: 1, To: &record.Problem{Names: []string{""}}}}, ""},
		{[]Change{{Problem: 1, To: &record.Problem{Names: []string{"a", ""}}}}, "edits[0].names is not read as it is given: it has a line separator, a byte order mark, or an empty item of a list"},
	} {
		if _, err := Edit(file, source.Automatic, c.edits, Options{}); c.why != "" && (err == nil || err.Error() != c.why) || c.why == "" && err != nil {
			t.Errorf("%+v: %v, want %s", c.edits, err, c.why)
		}
	}
	if _, err := Edit([]byte("#PBI 1.2\nM\xFC:::::::\n"), source.Automatic, []Change{{Problem: 1, To: &record.Problem{Comment: "Ж"}}}, Options{}); err == nil {
		t.Error("a file of Windows-1252 has got a letter that it lacks")
	}
}

// TestWrite: problems are written as they are read again, and what would not be is refused.
func TestWrite(t *testing.T) {
	var out bytes.Buffer
	given := []*record.Problem{aProblem(), {}, {Position: "11111111/7S/k7/p7/8/8/Q3K3/7R"}}
	at := 0
	next := func() (*record.Problem, error) {
		if at == len(given) {
			return nil, nil
		}
		at++
		return given[at-1], nil
	}
	r, err := Write(&out, []string{" a comment", ""}, next, export.Options{})
	if err != nil || r.Games != 3 || !strings.HasPrefix(out.String(), head+"# a comment\n#\n\\x231") {
		t.Errorf("%v, %d, %q", err, r.Games, out.String())
	}
	read := problems(Bytes(out.Bytes()))
	if string(read[0].AppendLine(nil)) != string(given[0].AppendLine(nil)) || read[2].Position != two {
		t.Errorf("%+v", read)
	}
	for _, c := range []struct {
		comments []string
		given    *record.Problem
		why      string
	}{
		{nil, &record.Problem{Names: []string{"a\uFEFF"}}, "problems[0].names is not read as it is given: it has a line separator, a byte order mark, or an empty item of a list"},
		{nil, &record.Problem{Referenced: []record.Source{{}, {Title: "x"}}}, "problems[0].referencedSources is not read as it is given: it has a line separator, a byte order mark, or an empty item of a list"},
		{[]string{"PBI 1.1"}, nil, "a comment line has a line end, a byte order mark, or the form of the first line of a file"},
		{[]string{"a\nb"}, nil, "a comment line has a line end, a byte order mark, or the form of the first line of a file"},
	} {
		given, at = []*record.Problem{c.given}, 0
		if c.given == nil {
			given = nil
		}
		if _, err := Write(&out, c.comments, next, export.Options{}); err == nil || err.Error() != c.why {
			t.Errorf("%v, want %s", err, c.why)
		}
	}
	given, at = []*record.Problem{{}, {}}, 0
	if _, err := Write(&out, nil, next, export.Options{Most: 25}); !errors.Is(err, export.ErrTooLong) {
		t.Error(err)
	}
	broken := errors.New("broken")
	if _, err := Write(&out, nil, func() (*record.Problem, error) { return nil, broken }, export.Options{}); err != broken {
		t.Error(err)
	}
}

// TestPlainlyWritten: what is written without reading it back is read as it is given.
func TestPlainlyWritten(t *testing.T) {
	texts := []string{"", " ", "a", "#", "#PBI 1.2", `\`, `\x3a`, `\$`, "$", ":;|", "\u0085", "\u2028", "\u2029", "a\uFEFF", "\xFF", "\n", "N7/8", two + " w", two}
	plain := 0
	for _, a := range texts {
		for _, b := range texts {
			for _, p := range []*record.Problem{
				{Names: []string{a, b}}, {Names: []string{a}, Position: b}, {Stipulation: a, Status: b}, {Keymove: a, Comment: b}, {Used: record.Source{Number: a, Page: b}},
				{Referenced: []record.Source{{Title: a}, {Date: b}}}, {Awards: []record.Award{{Rank: a}, {Tourney: b}}},
			} {
				if !isReadAsWritten(p, p.AppendLine(nil)) {
					continue
				}
				plain++
				if _, field, why := normal(p); why != "" {
					t.Errorf("%+v: %s %s", p, field, why)
				}
			}
		}
	}
	if plain < 1000 {
		t.Errorf("%d problems are plainly written", plain)
	}
}
