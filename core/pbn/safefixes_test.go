package pbn

import (
	"path/filepath"
	"slices"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// TestSafeFixesAlone: a file that is checked for its safe fixes alone has the counts that it has otherwise, and those fixes.
func TestSafeFixesAlone(t *testing.T) {
	skipOnJS(t)
	files := map[string][]byte{
		"notes after a blank line": []byte("[Board \"1\"]\n[Auction \"N\"]\n1C =1= AP\n\n[Note \"1:x\"]\n[Site \"a\tb\"]"),
		"no game":                  []byte("{a\tb}\n\x01x"),
		"a page":                   []byte("<html><pbn>[Site {&lt;} \"a\"]\n[Event \"a\"<br>[Board \"1\"]</pbn><pbn>[Room \"a\tb\"]<P{}></pbn>"),
	}
	for _, c := range fixCases {
		files[c.In] = []byte(c.In)
	}
	for name, text := range tempting {
		files[name] = []byte(text(3000))
	}
	t.Run("own data", func(t *testing.T) {
		if found := compareSafeFixes(t, files); found < 900 {
			t.Errorf("only %d fixes were compared", found)
		}
	})
	t.Run("corpus", func(t *testing.T) {
		clear(files)
		for _, name := range corpusFiles(t) {
			files[filepath.Base(name)] = readFile(t, name)
		}
		if found := compareSafeFixes(t, files); found < 300 {
			t.Errorf("only %d fixes were compared", found)
		}
	})
}

// compareSafeFixes returns how many fixes there are.
func compareSafeFixes(t *testing.T, files map[string][]byte) (found int) {
	t.Helper()
	for name, file := range files {
		whole := Validate(Bytes(file), Options{Most: mend.MostFixes})
		var safeFixes diag.SafeFixes
		alone := newMender(nil).validate(mend.Pass{File: file, Fixes: &safeFixes}).Report
		if alone.Diagnostics.Safe == nil {
			safeFixes.Clear()
		}
		for _, rule := range rules.All() {
			if was, is := whole.Diagnostics.Found(rule), alone.Diagnostics.Found(rule); is != was {
				t.Errorf("%s: %d times %s, otherwise %d times", name, is, rules.Name(rule), was)
			}
		}
		for _, s := range []diag.Severity{diag.Error, diag.Warning, diag.Info} {
			if was, is := whole.Diagnostics.Count(s), alone.Diagnostics.Count(s); is != was {
				t.Errorf("%s: %d of severity %s, otherwise %d", name, is, s, was)
			}
		}
		for _, d := range whole.Diagnostics.Items {
			if slices.ContainsFunc(d.Fixes[min(1, len(d.Fixes)):], func(f diag.Fix) bool { return f.Safe }) {
				t.Errorf("%s: %s has a safe fix after its first", name, rules.Name(d.Rule))
			}
		}
		safe := testkit.SafeDiagnostics(whole)
		var fixes [][]diag.Splice
		for fix := range safeFixes.Of(func(diag.Rule) bool { return true }) {
			fixes = append(fixes, fix)
		}
		if found += len(fixes); len(fixes) != len(safe) {
			t.Errorf("%s: %d fixes, otherwise %d", name, len(fixes), len(safe))
			continue
		}
		for i, d := range safe {
			var want []diag.Splice
			for _, e := range d.Fixes[0].Edits {
				want = append(want, diag.Splice{Start: e.Place.Range.Start.Byte, End: e.Place.Range.End.Byte, Text: e.Text})
			}
			if !slices.Equal(fixes[i], want) {
				t.Errorf("%s: %+v, otherwise %+v", name, fixes[i], want)
			}
		}
	}
	return found
}
