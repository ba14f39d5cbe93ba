package pbi

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbi/export"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/record"
	"pbn/core/pbi/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// problems returns what the records of a file say.
func problems(file *source.Stream) (all []*record.Problem) {
	Parse(file, func(t *source.Text, r *record.Record) { all = append(all, r.Problem(t)) })
	return all
}

// staying are the rules with which an export keeps what they are about.
var staying = []diag.Rule{rules.TextOtherSeparator, rules.FieldBlanks, rules.RecordDuplicate, rules.RecordShifted, rules.FileNoRecords}

// isGone reports whether no export breaks a rule.
func isGone(rule diag.Rule) bool {
	for _, one := range staying {
		if rule == one {
			return false
		}
	}
	return rules.Of(rule).Change != "" || rules.Of(rule).OfExportFormat
}

// hold holds a file against the laws.
func hold(t *testing.T, file []byte) {
	t.Helper()
	out, r := Export(Bytes(file), export.Options{})
	again, second := Export(Bytes(out), export.Options{})
	if !bytes.Equal(out, again) || len(second.Changes.Items) > 0 {
		t.Fatalf("%q\nbecomes %q\nand that %q, %v", file, out, again, second.Changes.Items)
	}
	if len(out) > 0 {
		for _, d := range Validate(Bytes(out), Options{AsExport: true}).Diagnostics.Items {
			if isGone(d.Rule) {
				t.Fatalf("%q\nbecomes %q\nwhich breaks %s", file, out, rules.Name(d.Rule))
			}
		}
	}
	before, after := problems(Bytes(file)), problems(Bytes(out))
	if len(before) != r.Games || len(before) != len(after) {
		t.Fatalf("%q\nhas %d problems, %d are reported, its export %q has %d", file, len(before), r.Games, out, len(after))
	}
	for i := range before {
		if !reflect.DeepEqual(before[i], after[i]) {
			t.Fatalf("%q\nhas %+v\nits export %q has %+v", file, before[i], out, after[i])
		}
	}
	holdForm(t, file, out)
	holdTiles(t, file)
	mended, _, more := ApplySafe(file, source.Automatic, nil)
	fixed := Validate(Bytes(mended), Options{})
	if was, is := r.Diagnostics.Count(diag.Error), fixed.Diagnostics.Count(diag.Error); is > was && r.Games > 0 {
		t.Fatalf("%q has %d errors, and mended %q %d", file, was, mended, is)
	}
	if again, n, _ := ApplySafe(mended, source.Automatic, nil); n > 0 && !more {
		t.Fatalf("%q\nmended is %q\nand again %q", file, mended, again)
	}
	testkit.Streamed(t, subject, "a stream", file, func() int { return 5 })
}

// holdForm: a file in which nothing is found that an export does away with is its own export.
func holdForm(t *testing.T, file, out []byte) {
	t.Helper()
	for _, d := range Validate(Bytes(file), Options{AsExport: true}).Diagnostics.Items {
		if isGone(d.Rule) || d.Rule == rules.FileNotPBI || d.Rule == rules.RecordShifted {
			return
		}
	}
	if !bytes.Equal(file, out) {
		t.Fatalf("%q\nhas export format, but becomes %q", file, out)
	}
}

// holdTiles: the lines of a file are its text, byte for byte, and so are the fields of a record with their colons.
func holdTiles(t *testing.T, file []byte) {
	t.Helper()
	var r record.Reader
	stream := Bytes(file)
	r.Reset(stream)
	at := 0
	if stream.Text().HasByteOrderMark() {
		at = len("\uFEFF")
	}
	for text, line := r.Next(); line != nil; text, line = r.Next() {
		if line.Span.Start != at || line.End.Start != line.Span.End {
			t.Fatalf("%q: line %d begins at %d, not %d", file, line.Number, line.Span.Start, at)
		}
		at = line.End.End
		if line.Kind != record.RecordLine {
			continue
		}
		next := line.Record.Fields[record.Names].Start
		for f, span := range line.Record.Fields {
			if span.Start != next && span.Start != line.Span.End || span.End < span.Start {
				t.Fatalf("%q: field %d is at %v", text.Slice(line.Span), f, span)
			}
			next = span.End + 1
		}
	}
	if !r.IsForeign() && at != len(stream.Text().Bytes) {
		t.Fatalf("%q: the lines end at %d", file, at)
	}
}

// samples are the texts of all cases, and the files of the corpus where they are there.
func samples(t testing.TB) (all []string) {
	shown, fixes := cases()
	for _, c := range shown {
		all = append(all, c.In, c.Miss)
	}
	for _, f := range fixes {
		all = append(all, f.In)
	}
	if folder := testkit.Shared(t, "games/pbi"); folder != "" {
		names, _ := filepath.Glob(filepath.Join(folder, "*.pbi"))
		for _, name := range names {
			file, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, string(file))
		}
	}
	return all
}

// TestLaws_M_6 holds the texts of the cases against the laws, and what is made of them by cutting and joining at random. PBN_GENERATED gives
// their number.
func TestLaws_M_6(t *testing.T) {
	all := samples(t)
	for _, text := range all {
		hold(t, []byte(text))
	}
	random := rand.New(rand.NewPCG(5, 2))
	for range testkit.Generated(1500, 100) {
		hold(t, mixed(random, all))
	}
}

// mixed returns pieces of texts, and characters that mean something.
func mixed(random *rand.Rand, all []string) (file []byte) {
	odd := []string{
		":", ";", "|", "\\", `\x`, `\x3A`, `\xe9`, `\x85`, "#", "\n", "\r", "\r\n", "\u0085", "\u2028", "\u2029", "\uFEFF", "\xFC", "é", " ", "\t", "\x01", "\v",
		"#PBI 1.2\n", "#PBI 1.1\n", "# x\n", "::::::::\n", "N", "$", "8/8/8/8/8/8/8/8",
	}
	if random.IntN(3) > 0 {
		file = append(file, head...)
	}
	for range 1 + random.IntN(5) {
		text := all[random.IntN(len(all))]
		from := 0
		if random.IntN(3) == 0 {
			from = random.IntN(len(text) + 1)
		}
		file = append(file, text[from:from+random.IntN(len(text)-from+1)]...)
		if random.IntN(2) == 0 {
			file = append(file, odd[random.IntN(len(odd))]...)
		}
	}
	return file
}

// FuzzLaws: any bytes.
func FuzzLaws(f *testing.F) {
	for _, text := range samples(f) {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		if len(file) > 4<<10 {
			return
		}
		hold(t, file)
	})
}

// TestCorpus: our own files have no findings but those that they are about, and are their own export.
func TestCorpus(t *testing.T) {
	folder := testkit.Shared(t, "games/pbi")
	if folder == "" {
		return
	}
	names, _ := filepath.Glob(filepath.Join(folder, "*.pbi"))
	found := map[string]string{}
	records := 0
	for _, name := range names {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		r := Validate(habits.PBI.Open(file, source.Automatic), Options{Severities: map[diag.Rule]diag.Severity{rules.SourceMissing: diag.Off}})
		records += r.Games
		for _, d := range r.Diagnostics.Items {
			found[filepath.Base(name)] += rules.Name(d.Rule) + " " + d.Label + "; "
		}
	}
	want := map[string]string{"escapes.pbi": "escape/needless 4; escape/needless 4; "}
	if records != 45 || !reflect.DeepEqual(found, want) {
		t.Errorf("%d records, %v", records, found)
	}
}
