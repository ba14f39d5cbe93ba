package recognize

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"
)

// generated is what the files for JavaScript have before what is made of the tables here.
const generated = "// Generated from here on: PBN_UPDATE=1 go test ./core/recognize\n"

// TestTablesInJS: JavaScript has the tables. PBN_UPDATE=1 writes them anew, and fails.
func TestTablesInJS(t *testing.T) {
	for name, table := range map[string]string{"recognize.ts": rowsInJS(), "recognize-words.ts": wordsInJS()} {
		path := "../../js/src/host/" + name
		file, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		code, _, found := strings.Cut(string(file), generated)
		want := code + generated + table
		switch {
		case !found:
			t.Errorf("%s has no line %q", path, generated)
		case os.Getenv("PBN_UPDATE") != "":
			if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
			t.Errorf("%s was written anew: run the test without PBN_UPDATE", path)
		case string(file) != want:
			t.Errorf("%s has another table: PBN_UPDATE=1 go test ./core/recognize", path)
		}
	}
}

func rowsInJS() string {
	var out strings.Builder
	out.WriteString("\n/** The name of a format is that of its kind in capital letters, where it is not said. */\nconst rows: readonly Row[] = [\n")
	for _, row := range Rows {
		isSoft, label := 0, row.Label
		if row.Soft {
			isSoft = 1
		}
		if label == strings.ToUpper(row.ID) {
			label = ""
		}
		var marks []string
		for _, all := range row.Marks {
			var one []string
			for _, m := range all {
				one = append(one, fmt.Sprintf("[%d, %s]", m.At, quoted(m.Bytes)))
			}
			marks = append(marks, "["+strings.Join(one, ", ")+"]")
		}
		fmt.Fprintf(&out, "\t[%s, %s, %s, %s, %d, [%s]],\n", quoted(row.ID), quoted(row.Family), quoted(label), quoted(row.Suffixes), isSoft, strings.Join(marks, ", "))
	}
	return out.String() + "];\n"
}

func wordsInJS() string {
	var out strings.Builder
	out.WriteString("\n/** What to do with a file that is not read here. */\nexport const advice = {\n")
	for _, a := range Advice {
		fmt.Fprintf(&out, "\t%s: %s,\n", a.ID, quoted(a.Text))
	}
	out.WriteString("};\n\n/** What is not read here. */\nexport const families: Readonly<Record<string, Family>> = {\n")
	for _, c := range Families {
		fmt.Fprintf(&out, "\t%s: { what: %s, advice: %s },\n", c.ID, quoted(c.What), quoted(Advice[c.Do].ID))
	}
	return out.String() + "};\n"
}

// quoted returns bytes as a string of JavaScript.
func quoted(text string) string {
	var out strings.Builder
	for _, c := range []byte(text) {
		switch {
		case c == '\n':
			out.WriteString(`\n`)
		case c == '"', c == '\\':
			out.WriteByte('\\')
			out.WriteByte(c)
		case c < ' ', c > '~':
			fmt.Fprintf(&out, `\x%02X`, c)
		default:
			out.WriteByte(c)
		}
	}
	return `"` + out.String() + `"`
}

// sample is a file, and what it is; JavaScript is asked the same of them.
type sample struct {
	Name, Content string // a character of Content is a byte
	Kind          *string
	Sure          bool
}

func samples(t testing.TB) (all []sample) {
	file, err := os.ReadFile("testdata/samples.json")
	if err == nil {
		err = json.Unmarshal(file, &all)
	}
	if err != nil || len(all) < 100 {
		t.Fatal(len(all), err)
	}
	return all
}

func (s *sample) bytes() (b []byte) {
	for _, c := range s.Content {
		b = append(b, byte(c))
	}
	return b
}

func kindOf(row *Row) string {
	if row == nil {
		return "-"
	}
	return row.ID
}

// TestSamples: each kind of file is what its start or its name says, and what looks much the same is not.
func TestSamples(t *testing.T) {
	byMarks := map[*Row]bool{}
	for _, s := range samples(t) {
		row, isSure := Of(s.bytes(), s.Name)
		want := "-"
		if s.Kind != nil {
			want = *s.Kind
		}
		if kindOf(row) != want || isSure != s.Sure {
			t.Errorf("%q %.120q is %s (%t), want %s (%t)", s.Name, s.Content, kindOf(row), isSure, want, s.Sure)
		}
		if s.Name == "" {
			byMarks[row] = true
		}
	}
	for i := range Rows {
		if !byMarks[&Rows[i]] && len(Rows[i].Marks) > 0 {
			t.Errorf("no sample has the marks of row %d, %s", i, Rows[i].ID)
		}
	}
}

// TestRows: a suffix is of one kind, and what is not read here is said, with its label.
func TestRows(t *testing.T) {
	of := map[string]string{}
	for i := range Rows {
		row := &Rows[i]
		for _, suffix := range strings.Fields(row.Suffixes) {
			if of[suffix] != "" {
				t.Errorf(".%s is of %s and of %s", suffix, of[suffix], row.ID)
			}
			of[suffix] = row.ID
			if got := Named("x." + strings.ToUpper(suffix)); !got.Is(row.ID) {
				t.Errorf(".%s is of %s, not of %s", suffix, kindOf(got), row.ID)
			}
		}
		if said := row.Sentence(); row.IsForeign() != (said != "") || !strings.Contains(said, row.Label) && row.IsForeign() || strings.Contains(said, "{") {
			t.Errorf("%s: %q", row.ID, said)
		}
	}
}

// FuzzOf: any start is of some kind or of none, and what comes after its first 4 KiB does not count.
func FuzzOf(f *testing.F) {
	for _, s := range samples(f) {
		f.Add(s.bytes(), s.Name)
	}
	f.Fuzz(func(t *testing.T, start []byte, name string) {
		row, isSure := Of(start, name)
		if row == nil && isSure {
			t.Error("nothing is sure")
		}
		if same, _ := Of(start[:min(len(start), Head)], name); same != row {
			t.Errorf("it is %s with all that follows, and %s without", kindOf(row), kindOf(same))
		}
	})
}
