package answers

import (
	"encoding/binary"
	"errors"
	"strings"
	"testing"

	"pbn/core/desk"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/where"
	"pbn/core/wire"
)

// lines is a notation whose games are lines: a name, and a number where there is one.
var lines = &desk.Notation{
	Fields: &where.Table{
		Fields: []where.Field{{Name: "name", Meaning: "its word"}, {Name: "hcp", Kind: where.Number, Meaning: "its number", InScope: true}},
		Scopes: []string{"N"},
	},
	Likenesses: []desk.Likeness{{Name: "name", Meaning: "the same word"}, {Name: "line", Meaning: "the same line"}},
	Read: func(file *source.Stream, visit func(*desk.Game) error) *report.Report {
		for !file.Text().Complete {
			file.Advance(0)
		}
		r := report.New(nil, "")
		r.Text, r.Err = file.Text(), file.Err()
		for line := range strings.Lines(string(r.Text.Bytes)) {
			r.Games++
			name, number, _ := strings.Cut(strings.TrimSpace(line), " ")
			if r.Err == nil {
				r.Err = visit(&desk.Game{
					Number: r.Games, Text: []byte(line), Found: true, UTF8: func() string { return line },
					Values: func(field, _ int) where.Value {
						return []where.Value{where.TextValue(name), where.NumberValue(float64(len(number)))}[field]
					},
					AppendKey: func(key []byte, likeness int) []byte { return append(key, []string{name, line}[likeness]...) },
				})
			}
		}
		return r
	},
}

// framed is files as a job reads them.
func framed(files ...string) (pieces []byte) {
	for _, file := range files {
		for len(file) > 0 {
			n := min(len(file), 5)
			pieces = append(binary.LittleEndian.AppendUint32(pieces, uint32(n)), file[:n]...)
			file = file[n:]
		}
		pieces = append(pieces, 0, 0, 0, 0)
	}
	return pieces
}

// run runs a job over pieces of a size.
func run(t *testing.T, r Request, pieces []byte, size int) (made, said, wrong string) {
	t.Helper()
	r.Games, r.Habits = lines, source.Plain
	job, err := Job(r)
	if err != nil {
		return "", "", err.Error()
	}
	take := func(out wire.Out) {
		made, said, wrong = made+string(out.Bytes), said+string(out.Report), wrong+out.Refused+out.Failed
	}
	for len(pieces) > 0 {
		n := min(size, len(pieces))
		take(job.Push(pieces[:n]))
		pieces = pieces[n:]
	}
	out := job.Finish()
	for take(out); out.More; take(out) {
		out = job.Finish()
	}
	return made, said, wrong
}

// TestVerbs: what each verb makes and says, however its files come.
func TestVerbs(t *testing.T) {
	files := []string{"b 1\na 22\n", "a 3\n"}
	const both = `"files":[{"gameCount":2,"encoding":"utf-8"},{"gameCount":1,"encoding":"utf-8"}]}`
	for _, c := range []struct {
		request    Request
		made, said string
	}{
		{Request{Verb: "find", Where: "name a"}, "", `{"gameCount":3,"found":2,"files":[{"gameCount":2,"encoding":"utf-8","games":[2]},{"gameCount":1,"encoding":"utf-8","games":[1]}]}`},
		{Request{Verb: "find", Where: "name a", Values: "name,N:hcp"}, "", `{"gameCount":3,"found":2,"files":[{"gameCount":2,"encoding":"utf-8","games":[2],"values":[["a","2"]]},{"gameCount":1,"encoding":"utf-8","games":[1],"values":[["a","1"]]}]}`},
		{Request{Verb: "select", Where: "N:hcp 1", By: "name"}, "a 3\n\nb 1\n", `{"gameCount":3,"written":2,` + both},
		{Request{Verb: "select", Numbers: "1", Others: true}, "a 22\n", `{"gameCount":3,"written":1,` + both},
		{Request{Verb: "merge", Distinct: true}, "b 1\na 22\n", `{"gameCount":3,"written":2,"repeated":1,` + both},
		{Request{Verb: "merge", Same: "line"}, "b 1\na 22\n\na 3\n", `{"gameCount":3,"written":3,"repeated":0,` + both},
		{Request{Verb: "duplicates"}, "", `{"gameCount":3,"written":0,"repeated":1,"repeats":[{"file":1,"game":1,"first":{"file":0,"game":2}}],` + both},
		{Request{Verb: "duplicates", Write: "repeated"}, "a 3\n", `{"gameCount":3,"written":1,"repeated":1,"repeats":[{"file":1,"game":1,"first":{"file":0,"game":2}}],` + both},
		{Request{Verb: "split", By: "name"}, "b 1\na 22\n\na 3\n", `{"gameCount":3,"written":3,"parts":[{"name":"b","gameCount":1,"size":4},{"name":"a","gameCount":2,"size":10}],` + both},
		{Request{Verb: "split", Count: 3}, "b 1\na 22\n\na 3\n", `{"gameCount":3,"written":3,"parts":[{"name":"0001","gameCount":3,"size":14}],` + both},
		{Request{Verb: "stats", By: "name"}, "", `{"gameCount":3,"counted":3,"rows":[{"values":["a"],"gameCount":2},{"values":["b"],"gameCount":1}],` + both},
	} {
		for _, size := range []int{1, 1000} {
			c.request.Encodings = []string{"utf-8", "utf-8"}
			made, said, wrong := run(t, c.request, framed(files...), size)
			if made != c.made || said != c.said || wrong != "" {
				t.Errorf("%+v in pieces of %d: %q\n%s\n%s %s", c.request, size, made, said, c.said, wrong)
			}
		}
	}
}

// TestAlter: a change is made in the games that are chosen, what stays is told, and an error ends the job.
func TestAlter(t *testing.T) {
	var found Remains
	r := Request{Verb: "number", Where: "name a", Encodings: []string{""}, Remains: &found, Alter: func(g desk.Piece) ([]byte, string, error) {
		found.Notes = append(found.Notes, Note{Game: g.Place, Kept: []string{"Dealer"}, Left: []string{"notes"}})
		return append([]byte("!"), g.Text...), "", nil
	}}
	if made, said, _ := run(t, r, framed("b\na\n"), 3); made != "b\n!a\n" || !strings.Contains(said, `"written":2,"changed":1,"notes":[{"game":1,"kept":["Dealer"],"left":["notes"]}]`) {
		t.Errorf("%q %s", made, said)
	}
	found.Refused = []Refusal{{"field/wrong", "it is wrong"}}
	if _, said, _ := run(t, r, framed("a\n"), 3); !strings.Contains(said, `"refused":[{"rule":"field/wrong","message":"it is wrong"}]`) {
		t.Error(said)
	}
	for _, verb := range []string{"number", "sort"} {
		r.Verb, r.By, r.Alter = verb, "name", func(desk.Piece) ([]byte, string, error) { return nil, "", errors.New("it cannot be written") }
		if _, said, wrong := run(t, r, framed("a\n"), 3); said != "" || wrong != "it cannot be written" {
			t.Errorf("%q %q", said, wrong)
		}
	}
}

// TestMistakes: what is wrong with a call is said before a file is read, and files that end too soon or have too long games end the job.
func TestMistakes(t *testing.T) {
	for want, r := range map[string]Request{
		`the condition at character 1,  ▸ x = 1: no field is called "x": there are name, hcp`: {Verb: "find", Where: "x = 1"},
		`games: "a" is no number of a game and no range of them, such as 1-24,30 or 31-`:      {Verb: "find", Numbers: "a"},
		`the option "same" has to be one of "name", "line"`:                                   {Verb: "merge", Same: "x"},
		`by: hcp needs to know of which: write N:hcp, where N may be before it`:               {Verb: "sort", By: "hcp"},
		`by: more than eight fields are no table that people read`:                            {Verb: "stats", By: strings.Repeat("name,", 8) + "name"},
		`by: a field is expected here: there are name, hcp`:                                   {Verb: "split"},
	} {
		if _, _, wrong := run(t, r, nil, 1); wrong != want {
			t.Errorf("%+v: %s", r, wrong)
		}
	}
	r := Request{Verb: "merge", Encodings: []string{"", ""}}
	for _, pieces := range [][]byte{framed("a\n"), framed("a\n")[:3], nil} {
		if _, said, wrong := run(t, r, pieces, 2); said != "" || wrong == "" {
			t.Errorf("%q: %q %q", pieces, said, wrong)
		}
	}
	r.LongestGame = 10
	if _, said, wrong := run(t, r, framed(strings.Repeat("a", 1<<18)), 1000); said != "" || !strings.Contains(wrong, "longer than") {
		t.Errorf("%q %q", said, wrong)
	}
}

func TestCheck(t *testing.T) {
	for condition, want := range map[string]string{
		`name = "Zoë 𝄞" and x`: `{"at":20,"message":"no field is called \"x\": there are name, hcp","mistake":"unknown-field","field":"x","expected":["name","hcp"]}`,
		`N:hcp > 3`:            `null`,
	} {
		if got := string(Check(condition, lines.Fields)); got != want {
			t.Errorf("%s: %s", condition, got)
		}
	}
	const fields = `{"fields":[{"name":"name","kind":"text","meaning":"its word"},{"name":"hcp","kind":"number","meaning":"its number","inScope":true}],"scopes":["N"],` +
		`"likenesses":[{"name":"name","meaning":"the same word"},{"name":"line","meaning":"the same line"}]}`
	if got := string(Fields(lines)); got != fields {
		t.Error(got)
	}
}
