package answers

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/pbi"
	"pbn/core/pbi/export"
	"pbn/core/testkit"
	"pbn/core/wire"
)

// file is a file from testdata, and the JSON of its problems.
func file(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// run gives a job a file in pieces of a few bytes, and returns what it made.
func run(job *wire.Job, file []byte) (all wire.Out) {
	take := func(out wire.Out) {
		all.Games, all.Bytes = append(all.Games, out.Games...), append(all.Bytes, out.Bytes...)
		all.Report, all.Refused = out.Report, all.Refused+out.Refused
	}
	for len(file) > 0 {
		n := min(11, len(file))
		take(job.Push(file[:n]))
		file = file[n:]
	}
	take(job.Finish())
	return all
}

// TestProblems: the problems of a file as JSON, by a golden file, which js/test/pbi.test.mjs compares with the objects that it makes; at once, in
// a job, as a document and as lines.
func TestProblems(t *testing.T) {
	problems := file(t, "problems.pbi")
	var whole, lines, pretty bytes.Buffer
	if _, err := ParseTo(&whole, pbi.Bytes(problems), false); err != nil {
		t.Fatal(err)
	}
	if err := json.Indent(&pretty, whole.Bytes(), "", "\t"); err != nil {
		t.Fatal(err)
	}
	testkit.Golden(t, "problems.json", pretty.String())
	if from, err := ParseFrom(pbi.Bytes(problems), wire.Options{}); err != nil || string(from)+"\n" != whole.String() {
		t.Errorf("%v: %s", err, from)
	}
	if _, err := ParseTo(&lines, pbi.Bytes(problems), true); err != nil {
		t.Fatal(err)
	}
	out := ParseLines(problems, wire.Options{})
	if job := run(ParseJob(wire.Options{}), problems); string(job.Games) != lines.String() || string(out.Games) != lines.String() {
		t.Errorf("a job makes\n%s", job.Games)
	} else if string(job.Report) != string(out.Report) {
		t.Errorf("%s\n%s", job.Report, out.Report)
	}
	if some := ParseLines(problems, wire.Options{From: 2, Count: 1}); bytes.Count(some.Games, []byte("\n")) != 1 {
		t.Errorf("%s", some.Games)
	}
	short, err := ParseFrom(pbi.Bytes(problems), wire.Options{Most: lines.Len() / 2})
	if err != nil || !bytes.Contains(short, []byte(`"next":`)) {
		t.Errorf("%v: %s", err, short)
	}
	if _, err := ParseFrom(pbi.Bytes(problems), wire.Options{Most: 10}); err != export.ErrTooLong {
		t.Error(err)
	}
}

// sloppy has what each verb has something to say about.
const sloppy = "#PBI 1.1\n# by Ann\n:11111111/8/8/8/8/8/8/KN1k4:# 2\n"

func TestChecked(t *testing.T) {
	text := []byte(sloppy)
	report := Validate(text, wire.Options{Text: &wire.Rendering{Path: "a.pbi"}}, pbi.Options{})
	for _, has := range []string{`"gameCount":1`, `"line":"3"`, "position/knight", `"text":"a.pbi:`} {
		if !bytes.Contains(report, []byte(has)) {
			t.Errorf("there is no %s in %s", has, report)
		}
	}
	if job := run(ValidateJob(wire.Options{}, pbi.Options{}), text); !json.Valid(job.Report) || !bytes.Contains(job.Report, []byte(`"gameCount":1`)) {
		t.Errorf("%s", job.Report)
	}
	checked := run(CheckedJob(wire.Options{}, pbi.Options{}), text)
	if !json.Valid(checked.Games) || !bytes.Contains(checked.Games, []byte(`"diagnostics":[{`)) || !bytes.Contains(checked.Report, []byte(`"comments":[" by Ann"]`)) {
		t.Errorf("%s\n%s", checked.Games, checked.Report)
	}
	const want = "\uFEFF#PBI 1.1\n# by Ann\n:11111111/8/8/8/8/8/8/KN1k4:# 2::::::\n"
	mended := Mend(text, wire.Options{}, pbi.Options{})
	if string(mended.Bytes) != "\uFEFF"+sloppy || !bytes.Contains(AppliedReport(mended, wire.Options{}), []byte(`"applied":`)) {
		t.Errorf("%q", mended.Bytes)
	}
	out, said := Export(mended.Bytes, wire.Options{}, export.Options{})
	if string(out) != want || !json.Valid(said) {
		t.Errorf("%q: %s", out, said)
	}
	if job := run(ExportJob(wire.Options{}, export.Options{}), mended.Bytes); string(job.Bytes) != want {
		t.Errorf("%q", job.Bytes)
	}
	fix := [][]wire.Edit{{{From: 0, To: 0, Text: "\uFEFF"}}}
	if applied, err := Apply(text, wire.Options{}, pbi.Options{}, fix, false); err != nil || string(applied.Bytes) != "\uFEFF"+sloppy {
		t.Errorf("%v", err)
	}
	if blocks := Blocks([]byte("<pre class=pbi>#PBI 1.2</pre>"), wire.Options{}); !bytes.Contains(blocks, []byte(`"text":"#PBI 1.2\n"`)) {
		t.Errorf("%s", blocks)
	}
}

func TestEdited(t *testing.T) {
	problems := file(t, "problems.pbi")
	out, said, err := Edited(problems, wire.Options{}, pbi.Options{}, []byte(
		`[{"problem":1,"set":{"status":"*","comment":"","fen":"x"}},{"after":0,"add":{"names":["Ann"],"awards":[{"rank":"Pr"}]}},{"problem":2,"remove":true}]`))
	if err != nil || !bytes.Contains(out, []byte("Ann:::::|Pr||:::\nChance, A.;")) || bytes.Contains(out, []byte("Circe")) {
		t.Fatalf("%v: %s", err, out)
	}
	for _, has := range []string{`{"problem":1,"field":"status","by":[0],"before":"!","after":"*","edits":[{`, `{"problem":0,"by":[1],"after":"Ann:::`, `{"problem":2,"by":[2],"before":"`} {
		if !json.Valid(said) || !bytes.Contains(said, []byte(has)) {
			t.Errorf("there is no %s in %s", has, said)
		}
	}
	if out, said, err = Edited(problems, wire.Options{}, pbi.Options{}, []byte(`[{"problem":1,"set":{"position":"N7"}}]`)); err != nil ||
		!bytes.Equal(out, problems) || !bytes.Contains(said, []byte(`"refused":[{`)) {
		t.Errorf("%v: %s", err, said)
	}
	for given, want := range map[string]string{
		`{}`: "the edits have to be an array", `[1]`: "edits[0] has to be an object with problem and set", `[{"problem":1}]`: "edits[0] has to be an object with",
		`[{"problem":1,"set":{},"remove":true}]`: "edits[0] has to have one of", `[{"problem":1,"set":{"key":1,"nams":[]}}]`: `did you mean "names"?`,
		`[{"problem":99,"set":{}}]`: "edits[0].problem is 99, but", `[{"after":99,"add":{}}]`: "edits[0].after is 99, but", `[{"problem":0,"remove":true}]`: "edits[0].problem",
		`[{"problem":1,"remove":false}]`: "edits[0].remove has to be true", `[{"problem":1,"set":{"names":["a\u2028b"]}}]`: "edits[0].names ",
	} {
		if _, _, err := Edited(problems, wire.Options{}, pbi.Options{}, []byte(given)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", given, err, want)
		}
	}
}

func TestWritten(t *testing.T) {
	job := WriteJob([]string{" by Ann"}, export.Options{})
	given := `{"names":["A:B"],"position":"8/8/8/8/8/8/8/KS1k4","stipulation":"#2","usedSource":{"title":"T","year":1962,"date":"1962"},"men":{}}` + "\n"
	made := run(job, []byte(given))
	if want := "\uFEFF#PBI 1.2\n# by Ann\nA\\x3aB:8/8/8/8/8/8/8/KS1k4:#2:|T|1962|:::::\n"; string(made.Bytes) != want {
		t.Errorf("%q", made.Bytes)
	}
	if !bytes.Contains(made.Report, []byte(`"gameCount":1`)) || !json.Valid(made.Report) {
		t.Errorf("%s", made.Report)
	}
	for given, want := range map[string]string{
		"[]": "problems[0] has to be an object", `{"names":"a"}`: "problems[0].names has to be an array", `{"status":"\u2028"}`: "problems[0].status ",
		`{"usedSource":{"nr":"1"}}`: `problems[0].usedSource has no member "nr"`,
	} {
		if made := run(WriteJob(nil, export.Options{}), []byte(given+"\n")); !strings.Contains(made.Refused, want) {
			t.Errorf("%s: %q, want %s", given, made.Refused, want)
		}
	}
	if made := run(WriteJob([]string{"a\nb"}, export.Options{}), nil); !strings.HasPrefix(made.Refused, "a comment line ") {
		t.Errorf("%q", made.Refused)
	}
}
