package pbi

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbi/rules"
	"pbn/core/source"
)

// TestAllKnights: where a file has N for the knight throughout, one fix mends all of it, once; not where an S shows that N is another piece,
// nor where one position cannot be mended.
func TestAllKnights(t *testing.T) {
	const one, other = ":8/7N/k7/p7/8/8/Q3K3/7R:#2::::::\n", ":8/7n/k7/p7/8/8/Q3K3/7R:#3::::::\n"
	for file, want := range map[string]string{
		head + one + empty + other: head + strings.ReplaceAll(one, "N", "S") + empty + strings.ReplaceAll(other, "n", "s"),
		head + one:                 "",
		head + one + other + ":8/7S/k7/p7/8/8/Q3K3/7R::::::\n":          "",
		head + one + other + `:8/7\x4E/k7/p7/8/8/Q3K3/7R:::::::` + "\n": "",
	} {
		fixes := ofWholeFile(file)
		if len(fixes) == 0 {
			if want != "" {
				t.Errorf("%q has no such fix", file)
			}
			continue
		}
		out, n := mend.Apply([]byte(file), source.UTF8, fixes)
		if string(out) != want || n != 1 || len(ofWholeFile(string(out))) > 0 {
			t.Errorf("%q: %q, want %q", file, out, want)
		}
	}
}

// ofWholeFile returns the fixes of a rule that are of the file, and of no problem.
func ofWholeFile(file string) (fixes []diag.Fix) {
	for _, d := range Validate(Bytes([]byte(file)), Options{}).Diagnostics.Items {
		if d.Rule == rules.PositionKnight && d.Game == 0 {
			fixes = append(fixes, d.Fixes...)
		}
	}
	return fixes
}
