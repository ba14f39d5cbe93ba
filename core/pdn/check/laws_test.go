package check

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/pdntest"
	"pbn/core/pdn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// files are the files that the laws are held against: those that people and programs wrote, where they are there, and some that were made.
func files(t *testing.T) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	names, _ := filepath.Glob(filepath.Join(testkit.NeedShared(t, "games/pdn"), "*.pdn"))
	for _, name := range names {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(name)] = file[:min(len(file), 8_000)]
	}
	for n := range testkit.Generated(40, 5) {
		all[fmt.Sprint("dialect ", n)] = pdntest.Dialect(n)
	}
	return all
}

// TestLawsOfFixes: all safe fixes are made of any file, none is left after them, there are no more errors, and to make them again changes
// nothing.
func TestLawsOfFixes(t *testing.T) {
	for name, file := range files(t) {
		before := validate(habits.PDN.Open(file, source.Automatic), nil)
		mended := applySafe(file)
		after := validate(habits.PDN.Open(mended.Bytes, source.Automatic), nil)
		if left := testkit.SafeDiagnostics(after); len(left) > 0 {
			t.Errorf("%s: %d safe fixes are left: %s %s", name, len(left), rules.Name(left[0].Rule), left[0].Message)
		}
		if was, is := before.Diagnostics.Count(diag.Error), after.Diagnostics.Count(diag.Error); is > was {
			t.Errorf("%s: %d errors became %d", name, was, is)
		}
		if again := applySafe(mended.Bytes); again.Applied > 0 || !bytes.Equal(again.Bytes, mended.Bytes) {
			t.Errorf("%s: %d more fixes were made of what was mended", name, again.Applied)
		}
	}
}

// joining are rules whose fix lets moves be judged that were not.
var joining = []diag.Rule{rules.CaptureIncomplete, rules.SyntaxUnexpectedText, rules.TextLiteralEscape}

// TestFixesAlone: each safe fix takes its diagnostic away, adds no error, and keeps all bytes that it does not replace.
func TestFixesAlone(t *testing.T) {
	const most = 8
	for name, file := range files(t) {
		before := validate(habits.PDN.Open(file, source.Automatic), nil)
		safe := testkit.SafeDiagnostics(before)
		for _, d := range safe[:min(most, len(safe))] {
			out, applied := mend.Apply(file, before.Text.Encoding, d.Fixes[:1])
			after := validate(habits.PDN.Open(out, source.Automatic), nil)
			if applied != 1 || after.Diagnostics.Found(d.Rule) >= before.Diagnostics.Found(d.Rule) {
				t.Errorf("%s: %s, %q: %d fixes made, %d findings became %d", name, rules.Name(d.Rule), d.Message, applied,
					before.Diagnostics.Found(d.Rule), after.Diagnostics.Found(d.Rule))
			}
			if isWorse(before, after) && !isJoining(d.Rule) {
				t.Errorf("%s: %s, %q: %d errors became %d", name, rules.Name(d.Rule), d.Message,
					before.Diagnostics.Count(diag.Error), after.Diagnostics.Count(diag.Error))
			}
		}
	}
}

func isWorse(before, after *report.Report) bool {
	return after.Diagnostics.Count(diag.Error) > before.Diagnostics.Count(diag.Error)
}

func isJoining(rule diag.Rule) bool {
	for _, one := range joining {
		if rule == one {
			return true
		}
	}
	return false
}
