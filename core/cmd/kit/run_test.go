//go:build !js

package kit

import (
	"bytes"
	"compress/gzip"
	"os"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/report"
)

// TestRun runs command lines on files of a notation that has nothing of others but what this package gives it.
func TestRun(t *testing.T) {
	t.Setenv("FORCE_COLOR", "0")
	t.Chdir(t.TempDir())
	write(t, "a.num", "1\n 20\nx\n1\n")
	write(t, "fine.num", "7\n8\n")
	write(t, "ends.num", "7\r\n")
	if err := os.Mkdir("other", 0o777); err != nil {
		t.Fatal(err)
	}
	write(t, "other/beside.txt", "4k3/8/8/8/8/8/8/4K3 w - -\n4k3/8/8/8/8/8/8/4K3 b - -\n")
	write(t, "fine.num.gz", packed("7\n")+packed("8\n"))
	write(t, "beside.gz", packed("4k3/8/8/8/8/8/8/4K3 w - -\n"))
	write(t, "fine.num.zst", packedByZstd(t, "7\n")+packedByZstd(t, "8\n"))
	write(t, "cut.zst", packedByZstd(t, strings.Repeat("7\n8\n", 99))[:20])
	write(t, "cut.gz", packed(strings.Repeat("7\n8\n", 99))[:25])
	write(t, "both.json", `{"severities": {"numbers:number/round": "warning", "number/round": "error", "epd:position/none": "off"}}`)
	write(t, "set.json", `{"severities": {"number/none": "warning"}}`)
	const (
		none  = "a.num:3:1: error: “x” is not a number. [number/none]\n"
		blank = "a.num:2:1: warning: There is a blank. [text/blank]\n"
	)
	for _, c := range []struct {
		args string
		exit Exit
		out  string // a part of it
		errs string
	}{
		{"validate a.num fine.num", FoundErrors, "a.num: 4 games, 1 error, 2 warnings, 1 info\nfine.num: 2 games, 0 errors", ""},
		{"validate -q a.num fine.num", FoundErrors, none, ""},
		{"validate --config set.json a.num", Fine, "a.num: 4 games, 0 errors, 3 warnings, 1 info\n", ""},
		{"validate --severity number/none=off --max-warnings 1 a.num", FoundErrors, blank, "numbers: 2 warnings, where --max-"},
		{"validate --severity number/non=off a.num", Failed, "", "“number/non”; did you mean number/none?\nusage: pbnkit validate [OPT"},
		{"validate --format json fine.num", Fine, `{"files":[{"path":"fine.num","encoding":"utf-8","version":"","games":2,`, ""},
		{"validate .", FoundErrors, "./fine.num: 2 games,", ""},
		{"validate b.num", Failed, "", "numbers: b.num: there is no such file\n"},
		{"export fine.num", Fine, "7\n8\n", ""},
		{"export a.num", FoundErrors, "1\n20\nx\n1\n", none},
		{"export --check --diff a.num fine.num", FoundErrors, "--- a.num\n+++ a.num, exported\n", "a.num: export would change it\n"},
		{"export --check ends.num", FoundErrors, "", "ends.num: export would change it, in line ends or encoding only\n"},
		{"export --document a.num", Failed, "", "numbers: pbnkit export has no option --document\n"},
		{"fix a.num", FoundErrors, "1\n20\nx\n1\n", "a.num: 1 fix applied\n"},
		{"parse --format jsonl fine.num", Fine, "7\n8\n", ""},
		{"parse fine.num", Fine, "7 8 ", ""},
		{"parse fine.num a.num", FoundErrors, "7 8 1 20 x 1 ", ""},
		{"parse other/beside.txt", Fine, "2 positions\n", ""},
		{"validate other/beside.txt", Failed, "", "numbers: other/beside.txt: This is EPD, a notation for chess. pbnkit validate does not read it; parse and export do.\n"},
		{"parse --notation epd fine.num", Fine, "2 positions\n", ""},
		{"export --order collate other/beside.txt", Fine, "sorted by collate\n", ""},
		{"export --order collate fine.num", Failed, "", "numbers: fine.num: --order is no option for NUMBERS\n"},
		{"export --encoding latin1 -o new other/beside.txt", Failed, "", "numbers: other/beside.txt: --encoding takes utf8 or ascii for EPD, not “latin1”\n"},
		{"export --encoding ascii -o new fine.num", Failed, "", "--encoding takes utf8 or latin1 for NUMBERS, not “ascii”\n"},
		{"export --encoding ebcdic fine.num", Failed, "", "--encoding takes utf8 or latin1 or ascii, not “ebcdic”\nusage"},
		{"add other/beside.txt", Failed, "", "This is EPD, a notation for chess. pbnkit add does not read it; parse and export do.\n"},
		{"explain number/round", Failed, "", "NUMBERS and EPD have a rule number/round: give --notation numbers or epd, or write numbers:number/round or epd:number/round\n"},
		{"explain epd:number/round", Fine, "# number/round of positions\n", ""},
		{"explain --notation epd number/round", Fine, "# number/round of positions\n", ""},
		{"explain --notation epd number/none", Failed, "", "there is no rule “number/none”"},
		{"explain position/none", Fine, "# position/none of positions\n", ""},
		{"explain epd:position/non", Failed, "", "there is no rule “epd:position/non”; did you mean position/none?\n"},
		{"validate --severity number/round=error a.num", FoundErrors, "a.num: 4 games, 2 errors, 2 warnings, 0 infos\n", ""},
		{"validate --severity epd:number/round=error a.num", FoundErrors, "a.num: 4 games, 1 error, 2 warnings, 1 info\n", ""},
		{"validate --severity numbers:number/round=error a.num", FoundErrors, "a.num: 4 games, 2 errors, 2 warnings, 0 infos\n", ""},
		{"validate --severity epd:number/none=error a.num", Failed, "", "there is no rule “epd:number/none”"},
		{"validate --config both.json a.num", FoundErrors, "a.num: 4 games, 1 error, 3 warnings, 0 infos\n", ""},
		{"parse fine.num.gz", Fine, "7 8 ", ""},
		{"parse beside.gz", Fine, "1 positions\n", ""},
		{"parse cut.gz", Failed, "", "numbers: cut.gz: it is packed by gzip, and damaged"},
		{"parse fine.num.zst", Fine, "7 8 ", ""},
		{"parse cut.zst", Failed, "", "numbers: cut.zst: it is packed by Zstandard, and damaged"},
		{"fix fine.num.zst", Failed, "", "numbers: fine.num.zst: This is an archive (Zstandard)."},
		{"validate fine.num.gz", Fine, "fine.num.gz: 2 games, 0 errors", ""},
		{"fix fine.num.gz", Failed, "", "numbers: fine.num.gz: This is an archive (gzip)."},
		{"add fine.num", Fine, "15\n", ""},
		{"explain", Fine, "number/none        error     1             A line has no number\n", ""},
		{"explain", Fine, "\nepd:number/round   info ", ""},
		{"explain --notation epd", Fine, "\nnumber/round   info ", ""},
		{"explain number/none", Fine, "# A line has no number\n", ""},
		{"explain none", Failed, "", "numbers: there is no rule “none”; did you mean number/none?\n"},
		{"--help", Fine, "Reads numbers.\n\npbnkit validate [OPTION]… FILE…\n", ""},
		{"solve a.num", Failed, "", "numbers: there is no command “solve”\n"},
	} {
		exit, out, errs := runOn(t, numbers, strings.Fields(c.args))
		if exit != c.exit || !hasPart(out, c.out) || !hasPart(errs, c.errs) {
			t.Errorf("%s: %d\n%s%s", c.args, exit, out, errs)
		}
	}
}

// hasPart reports whether a text has that part, and is empty where the part is.
func hasPart(text, part string) bool {
	return strings.Contains(text, part) && (part != "" || text == "")
}

func write(t *testing.T, name, content string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
		t.Fatal(err)
	}
}

// runOn runs a command line with files in place of the standard streams.
func runOn(t *testing.T, n *Notation, args []string) (exit Exit, out, errs string) {
	t.Helper()
	standard, standardError := os.Stdout, os.Stderr
	defer func() { os.Stdout, os.Stderr = standard, standardError }()
	for _, stream := range []**os.File{&os.Stdout, &os.Stderr} {
		file, err := os.CreateTemp(t.TempDir(), "")
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		*stream = file
	}
	exit = Run(n, args)
	text := func(file *os.File) string {
		content, err := os.ReadFile(file.Name())
		if err != nil {
			t.Fatal(err)
		}
		return string(content)
	}
	return exit, text(os.Stdout), text(os.Stderr)
}

// TestFault: a file on which a verb fails by a bug is named, and the others are still done.
func TestFault(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "a.num", "1\n")
	write(t, "b.num", "1\n")
	faulty := *numbers
	faulty.Validate = func(l *line.Line, of *Input, severities map[diag.Rule]diag.Severity) (*report.Report, error) {
		if of.Path == "a.num" {
			panic("a bug")
		}
		return numbers.Validate(l, of, severities)
	}
	exit, out, errs := runOn(t, &faulty, []string{"validate", "a.num", "b.num"})
	begins := "numbers: a.num: pbnkit failed: a bug\ngoroutine "
	if exit != Failed || !hasPart(out, "b.num: 1 game, 0 errors") || !strings.HasPrefix(errs, begins) {
		t.Errorf("%d\n%s%s", exit, out, errs)
	}
}

// packed returns a text as gzip packs it.
func packed(text string) string {
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	w.Write([]byte(text))
	w.Close()
	return out.String()
}

func packedByZstd(t *testing.T, text string) string {
	t.Helper()
	w, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(w.EncodeAll([]byte(text), nil))
}
