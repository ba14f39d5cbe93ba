package recognize

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
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
	out.WriteString("\n/** The name of a format is that of its kind in capital letters, where it is not said. */\n" +
		"const rows: readonly Row[] = [\n")
	for _, row := range Rows {
		isSoft, of := 0, ""
		if row.Soft {
			isSoft = 1
		}
		if row.IsForeign() {
			of = families[row.Family].id
		}
		var marks []string
		for _, all := range row.Marks {
			var one []string
			for _, m := range all {
				mark := quoted(m.Bytes)
				if m.At == likes {
					mark = expression(m.Bytes)
				}
				one = append(one, fmt.Sprintf("[%d, %s]", m.At, mark))
			}
			marks = append(marks, "["+strings.Join(one, ", ")+"]")
		}
		fmt.Fprintf(&out, "\t[%s, %s, %s, %s, %d, [%s]],\n",
			quoted(row.ID), quoted(of), quoted(row.Label), quoted(row.Suffixes), isSoft, strings.Join(marks, ", "))
	}
	return out.String() + "];\n"
}

func wordsInJS() string {
	names := map[string]string{besides: "besides", besidesDraughts: "besidesDraughts", besidesProblems: "besidesProblems", later: "later", save: "save", unpack: "unpack", copyText: "copy", ask: "ask", enter: "enter", right: "right"}
	var advice, out strings.Builder
	seen := map[string]bool{}
	for _, of := range families[1:] {
		if name := names[of.advice]; !seen[name] {
			seen[name] = true
			fmt.Fprintf(&advice, "\t%s: %s,\n", name, quoted(of.advice))
		}
		fmt.Fprintf(&out, "\t%s: { what: %s, advice: %s },\n", of.id, quoted(of.before+"{label}"+of.after), quoted(names[of.advice]))
	}
	return `
/**
 * What to do with a file that is not read here, in English, by names.
 *
 * @example
 * ` + "```ts" + `
 * import { advice } from "pbnkit/recognize";
 *
 * console.log(advice.unpack); // ` + unpack + `
 * ` + "```" + `
 */
export const advice = {
` + advice.String() + `};

/**
 * What is not read here, by families: what completes "This is …", with a place for the label, and the name of what to do.
 *
 * @example
 * ` + "```ts" + `
 * import { families } from "pbnkit/recognize";
 *
 * console.log(families.archive.what, families.archive.advice); // ` + families[archive].before + "{label}" +
		families[archive].after + ` unpack
 * ` + "```" + `
 */
export const families = {
` + out.String() + "} as const;\n"
}

// expression returns a pattern as a regular expression of JavaScript.
func expression(pattern string) string {
	var out strings.Builder
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; {
		case c == end[0]:
			out.WriteString(`(?![^\n\r])`)
		case c >= blank[0] && c < end[0]:
			out.WriteString(inJS[c])
		case c == '?', c == '*', c == '+', c == '}':
			out.WriteByte(c)
		case c == '{':
			length := strings.IndexByte(pattern[i:], '}')
			out.WriteString(pattern[i : i+length])
			i += length - 1
		default:
			out.WriteString(regexp.QuoteMeta(string(c)))
		}
	}
	return "/^" + strings.ReplaceAll(out.String(), "/", `\/`) + "/"
}

// inJS are the classes of patterns, as those of JavaScript.
var inJS = map[byte]string{
	blank[0]:   `[\0- \x7F]`,
	letter[0]:  `[A-Za-z]`,
	digit[0]:   `\d`,
	word[0]:    `[A-Za-z\d]`,
	name[0]:    `\w`,
	other[0]:   `[^|]`,
	men[0]:     `[1-8BKNPQRbknpqr]`,
	turn[0]:    `[bw]`,
	rights[0]:  `[-A-HKQa-hkq]`,
	square[0]:  `[-36a-h]`,
	card[0]:    `[2-9AKQJT\x03-\x06]`,
	hand[0]:    `[1-4]`,
	sign[0]:    `[-:x]`,
	file[0]:    `[A-Ha-h]`,
	rank[0]:    `[1-8]`,
	pause[0]:   `[\0- .\x7F]`,
	comment[0]: `[%;{]`,
	opening[0]: `[%;[{]`,
	tens[0]:    `[0-5]`,
}

// TestClasses: a class has the same bytes in Go and in JavaScript.
func TestClasses(t *testing.T) {
	for class, in := range inJS {
		is := regexp.MustCompile(`^(?s:` + strings.ReplaceAll(in, `\0`, `\x00`) + `)$`)
		for c := range 128 {
			if isOf(byte(c), class) != is.MatchString(string(rune(c))) {
				t.Errorf("%q is of %s: %t", byte(c), in, isOf(byte(c), class))
			}
		}
	}
	if len(inJS) != int(end[0]-blank[0]) {
		t.Errorf("%d classes", len(inJS))
	}
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
		if !row.IsForeign() {
			continue
		}
		if said := row.Sentence(); !strings.HasPrefix(said, "This is ") || !strings.HasSuffix(said, ".") || !strings.Contains(said, row.label()) {
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
