package line

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// readLine writes what a command line asks for on one line, or why it asks for nothing.
func readLine(args string) string {
	l, err := all.Read(strings.Fields(args))
	switch {
	case err != nil:
		return "mistake: " + strings.SplitN(err.Error(), "\n", 2)[0]
	case l.Answer != "":
		return "answer"
	}
	return said(l)
}

// said writes what a command line asks for on one line.
func said(l *Line) string {
	out := l.Command.Name + " " + fmt.Sprint(l.Names)
	for _, name := range slices.Sorted(maps.Keys(l.values)) {
		out += fmt.Sprint(" ", name, l.values[name])
	}
	return out
}

// TestMapPaths: files have other names, also those of options, and nothing else has.
func TestMapPaths(t *testing.T) {
	slashed := func(path string) string { return strings.ReplaceAll(path, `\`, "/") }
	for args, want := range map[string]string{
		`export --config a\b.json -o c\d C:\e\f.pbn \\g\h.pbn`: `export [C:/e/f.pbn //g/h.pbn] config[a/b.json] output[c/d]`,
		`render --title a\b -o c\d.html e\f.pbn`:               `render [e/f.pbn] output[c/d.html] title[a\b]`,
		`explain a\b`:                                          `explain [a\b]`,
	} {
		l, err := all.Read(strings.Fields(args))
		if err != nil {
			t.Fatal(err)
		}
		l.MapPaths(slashed)
		if got := said(l); got != want {
			t.Errorf("%s: %s, not %s", args, got, want)
		}
	}
}

// TestOperands gives each command fewer operands than it takes, as many, and more.
func TestOperands(t *testing.T) {
	for _, c := range all.Commands {
		for n := range 6 {
			fits := n >= c.Least && (c.Most == 0 || n <= c.Most)
			l, err := all.Read(append([]string{c.Name}, []string{"a", "b", "c", "d", "e"}[:n]...))
			if fits != (err == nil) {
				t.Errorf("%s with %d operands: %v", c.Name, n, err)
			}
			if err == nil && !(c.OutputAfter && n == 2) && len(l.Names) != n {
				t.Errorf("%s with %d operands has %q", c.Name, n, l.Names)
			}
		}
	}
}

// TestRead reads lines in each form, and lines that cannot be followed.
func TestRead(t *testing.T) {
	wrong := func(message string, values ...string) string { return "mistake: " + Say(message, values...) }
	encodings := strings.Join(all.Choices("encoding"), " or ")
	for args, want := range map[string]string{
		"--help":                    "answer",
		"-h":                        "answer",
		"help":                      "answer",
		"help validate":             "answer",
		"--version":                 "answer",
		"-V":                        "answer",
		"validate --help":           "answer",
		"validate -h a":             "answer",
		"":                          wrong("noCommand"),
		"validate":                  wrong("noFile"),
		"completion":                wrong("nothingNamed", "operands", all.find("completion").Operands),
		"explain a b":               wrong("tooMany", "command", "explain", "count", "2"),
		"validate a":                "validate [a]",
		"validate a b - c":          "validate [a b - c]",
		"validate - a -":            wrong("twiceInput"),
		"validate -- --quiet -":     "validate [--quiet -]",
		"validate --quiet a":        "validate [a] quiet[true]",
		"validate a --quiet":        "validate [a] quiet[true]",
		"validate --quiet=1 a":      wrong("noValue", "option", "--quiet"),
		"convert a b":               "convert [a] output[b]",
		"convert a.lin b.pbn":       "convert [a.lin] output[b.pbn]",
		"convert a.lin .lin/b":      "convert [a.lin] output[.lin/b]",
		"convert a.lin b.LIN":       "convert [a.lin b.LIN]",
		"convert -o b.lin a.lin":    "convert [a.lin] output[b.lin]",
		"convert a":                 "convert [a]",
		"convert a b c":             "convert [a b c]",
		"convert -o d a b":          "convert [a b] output[d]",
		"export -o b a":             "export [a] output[b]",
		"export -ob a":              "export [a] output[b]",
		"export --output b a":       "export [a] output[b]",
		"export --output=b a":       "export [a] output[b]",
		"export --output= a":        "export [a] output[]",
		"export -o - a":             "export [a] output[-]",
		"export a -o":               wrong("valueMissing", "option", "-o", "value", all.Flags["output"].Value),
		"export -o --quiet a":       wrong("valueUnclear", "option", "-o", "given", "--quiet", "name", "output"),
		"export --encoding=utf-7 a": wrong("wrongChoice", "option", "--encoding", "choices", encodings, "given", "utf-7"),
		"export --encoding utf8 --encoding ascii a": "export [a] encoding[utf8 ascii]",
		"validate --quite a": wrong("unknownOption", "command", "validate", "option", "--quite") +
			Meant("--quite", []string{"--quiet"}),
		"validate -é a": wrong("unknownOption", "command", "validate", "option", "-é"),
		"valdate a":     wrong("unknownCommand", "name", "valdate") + Meant("valdate", []string{"validate"}),
		"help x":        wrong("unknownCommand", "name", "x"),
	} {
		if got := readLine(args); got != want {
			t.Errorf("%q asks for\n%s, want\n%s", args, got, want)
		}
	}
}

// TestNumbersOfOptions are whole numbers of at most nine digits.
func TestNumbersOfOptions(t *testing.T) {
	for given, want := range map[string]int{
		"0": 0, "7": 7, "007": 7, "999999999": 999999999,
		"1000000000": -1, "0000000001": -1, "-1": -1, "+1": -1, "1.0": -1, "1_0": -1, "": -1, "x": -1,
	} {
		l := &Line{values: map[string][]string{"max-warnings": {"x", given}}}
		if n, err := l.Number("max-warnings"); (err == nil) != (want >= 0) || err == nil && n != want {
			t.Errorf("%q is %d (%v)", given, n, err)
		}
	}
}
