package answers

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"pbn/core/pgn/epd"
	"pbn/core/pgn/habits"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/core/wire"
)

// looseEPD has what each verb has something to say about: two records, the second without a position that can be read.
const looseEPD = "4k3/8/8/8/8/8/8/4K2R w K - bm Ke2 0-0; acn +5; ce 1.5; id A;\n4k3/9 w - - bm e4;\n"

// TestParseEPD: what is read of a record, at once, in a job and as a text of any size.
func TestParseEPD(t *testing.T) {
	const want = `{"number":1,"line":1,"fen":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","operations":[` +
		`{"opcode":"bm","operands":[{"kind":"move","text":"Ke2","san":"Ke2","uci":"e1e2"},`
	out := ParseEPD([]byte(looseEPD), EPDOptions{Notation: epd.EPD})
	lines := bytes.Split(bytes.TrimSuffix(out.Games, []byte("\n")), []byte("\n"))
	if len(lines) != 2 || !json.Valid(lines[0]) || !json.Valid(lines[1]) || !strings.HasPrefix(spans.ReplaceAllString(string(lines[0]), ""), want) {
		t.Fatalf("%d lines:\n%s", len(lines), out.Games)
	}
	for _, part := range []string{`"text":"0-0","san":"O-O","uci":"e1g1"`, `"kind":"integer","text":"+5","value":5`, `"kind":"string","text":"A"`} {
		if !bytes.Contains(lines[0], []byte(part)) {
			t.Errorf("there is no %s in %s", part, lines[0])
		}
	}
	if !bytes.Contains(lines[1], []byte(`"text":"4k3/9 w - - bm e4;"`)) || bytes.Contains(lines[1], []byte(`"fen"`)) {
		t.Errorf("%s", lines[1])
	}
	var whole strings.Builder
	if _, err := ParseEPDTo(&whole, epd.Bytes([]byte(looseEPD)), epd.Automatic, false); err != nil {
		t.Fatal(err)
	}
	var file struct {
		Notation string
		Records  []json.RawMessage
	}
	if err := json.Unmarshal([]byte(whole.String()), &file); err != nil || file.Notation != "epd" || len(file.Records) != 2 ||
		string(file.Records[0]) != string(lines[0]) {
		t.Errorf("%v: %s", err, whole.String())
	}
	job := ParseEPDJob(EPDOptions{Notation: epd.EPD})
	if got := runJob(t, job, looseEPD); !bytes.Equal(got.Games, out.Games) {
		t.Errorf("a job makes\n%s", got.Games)
	}
	for text, notation := range map[string]string{looseEPD: "epd", "8/8/8/8/8/8/8/K1k5 w - - 0 1\n": "fen"} {
		want := []byte(`{"notation":"` + notation + `","encoding":`)
		for _, report := range [][]byte{
			ParseEPD([]byte(text), EPDOptions{}).Report, runJob(t, ParseEPDJob(EPDOptions{}), text).Report,
			runJob(t, CheckedEPDJob(wire.Options{}, epd.Options{}), text).Report,
		} {
			if !bytes.HasPrefix(report, want) {
				t.Errorf("%q: %s", text, report)
			}
		}
	}
}

// spans are the spans in JSON.
var spans = regexp.MustCompile(`,"span":\{"start":\{[^}]*\},"end":\{[^}]*\}\}`)

// runJob gives a job a file in pieces of a few bytes, and returns what it made.
func runJob(t *testing.T, job *wire.Job, file string) (all wire.Out) {
	t.Helper()
	for len(file) > 0 {
		n := min(7, len(file))
		out := job.Push([]byte(file[:n]))
		all.Games, all.Bytes = append(all.Games, out.Games...), append(all.Bytes, out.Bytes...)
		file = file[n:]
	}
	out := job.Finish()
	all.Games, all.Bytes, all.Report = append(all.Games, out.Games...), append(all.Bytes, out.Bytes...), out.Report
	return all
}

// TestCheckedEPD: validate, export and apply, at once and in jobs.
func TestCheckedEPD(t *testing.T) {
	check := epd.Options{Notation: epd.EPD}
	report := ValidateEPD([]byte(looseEPD), wire.Options{}, check)
	if f := decoded(t, report); f.GameCount != 2 || !bytes.Contains(report, []byte(`"line":"1"`)) || !bytes.Contains(report, []byte("epd/plus-sign")) {
		t.Errorf("%s", report)
	}
	if got := runJob(t, ValidateEPDJob(wire.Options{}, check), looseEPD); decoded(t, got.Report).GameCount != 2 {
		t.Errorf("%s", got.Report)
	}
	checked := runJob(t, CheckedEPDJob(wire.Options{}, check), looseEPD)
	if first, _, _ := bytes.Cut(checked.Games, []byte("\n")); !json.Valid(first) || !bytes.Contains(first, []byte(`"diagnostics":[{`)) {
		t.Errorf("%s", checked.Games)
	}
	const want = "4k3/8/8/8/8/8/8/4K2R w K - acn 5; bm Ke2 O-O; ce 1.5; id \"A\";\n4k3/9 w - - bm e4;\n"
	as := epd.ExportOptions{Notation: epd.EPD}
	if out, json := ExportEPD([]byte(looseEPD), wire.Options{}, as); string(out) != want || !bytes.Contains(json, []byte("operations put in order")) {
		t.Errorf("%s %s", out, json)
	}
	if got := runJob(t, ExportEPDJob(wire.Options{}, as), looseEPD); string(got.Bytes) != want {
		t.Errorf("%s", got.Bytes)
	}
	mended := MendEPD([]byte(looseEPD), wire.Options{}, check)
	const fixed = "4k3/8/8/8/8/8/8/4K2R w K - bm Ke2 O-O; acn 5; ce 1.5; id \"A\";\n4k3/9 w - - bm e4;\n"
	if string(mended.Bytes) != fixed || mended.Applied != 3 {
		t.Errorf("%d: %s", mended.Applied, mended.Bytes)
	}
	r := epd.Validate(habits.PGN.Open([]byte(looseEPD), source.Automatic), check)
	applied, err := ApplyEPD([]byte(looseEPD), wire.Options{}, check, nil, false)
	if err != nil || string(applied.Bytes) != looseEPD || applied.Report.Games != r.Games {
		t.Errorf("%v %s", err, applied.Bytes)
	}
}

// TestEPDFiles: what each verb says of files, by golden files, which js/test/pgn-epd.test.mjs compares with what the package gives.
func TestEPDFiles(t *testing.T) {
	for name, file := range filesLike(t, "testdata/epd/*.[ef][pe][dn]", 3) {
		var parsed strings.Builder
		if _, err := ParseEPDTo(&parsed, epd.Bytes(file), epd.Automatic, false); err != nil {
			t.Fatal(err)
		}
		exported, report := ExportEPD(file, wire.Options{}, epd.ExportOptions{})
		mended := MendEPD(file, wire.Options{}, epd.Options{})
		said := fmt.Sprintf("{\"parse\":%s,\n\"validate\":%s,\n\"export\":%s,\n\"exported\":%s,\n\"apply\":%s,\n\"applied\":%s}\n",
			strings.TrimSuffix(parsed.String(), "\n"), ValidateEPD(file, wire.Options{}, epd.Options{}), report, byteByByte(exported),
			AppliedReport(mended, wire.Options{}), byteByByte(mended.Bytes))
		if !json.Valid([]byte(said)) {
			t.Errorf("%s: no JSON: %s", name, said)
		}
		golden, _ := filepath.Rel("testdata", name)
		testkit.Golden(t, golden+".json", said)
	}
}

// byteByByte is the JSON of a text with a character for each byte.
func byteByByte(file []byte) string {
	text := make([]rune, len(file))
	for i, b := range file {
		text[i] = rune(b)
	}
	var w wire.Writer
	w.String(string(text))
	return string(w.Out)
}
