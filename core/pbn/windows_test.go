package pbn

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// TestWindowsHaveTheSameDiagnostics: what is said of a game, and of the one before it, does not depend on where the window of a stream
// ends. The same games come again and again, in each file with other places where it ends.
func TestWindowsHaveTheSameDiagnostics(t *testing.T) {
	const games = "[Board \"5\"]\n[Deal \"N:AKQJ.AKQ.AKQ.AKQ - - -\"]\n\n[Board \"5\"]\n[Site \"y\"]\n\n[Board \"6\"]\n[Dealer \"N\"]\n\n" +
		" \n[Auction \"N\"]\nAP\n\n"
	for _, rule := range []string{"[game/shared-deal]", "[game/split]"} {
		if said := saidOf(Validate(Bytes([]byte(games)), Options{})); !strings.Contains(said, rule) {
			t.Errorf("%s is not found: %s", rule, said)
		}
	}
	for length := 0; length < len(games); length += 10 {
		file := []byte("% " + strings.Repeat("-", length) + "\n" + strings.Repeat(games, 600))
		want, got := Validate(Bytes(file), Options{}), Validate(habits.PBN.Stream(bytes.NewReader(file), source.Automatic), Options{})
		if n := len(got.Diagnostics.Items); n != len(want.Diagnostics.Items) {
			t.Fatalf("in pieces, after %d bytes more: %d diagnostics, %d at once", length, n, len(want.Diagnostics.Items))
		}
		for i := range want.Diagnostics.Items {
			if want, got := rendering(want, i), rendering(got, i); want != got {
				t.Fatalf("in pieces, after %d bytes more: %s\nat once: %s", length, got, want)
			}
		}
	}
}

func saidOf(r *report.Report) (all string) {
	for i := range r.Diagnostics.Items {
		all += rendering(r, i)
	}
	return all
}

// rendering returns a diagnostic as text, with the places of its fixes.
func rendering(r *report.Report, i int) string {
	d := &r.Diagnostics.Items[i]
	out := diag.Rendering{Rules: rules.Of, Path: "x"}.Append(nil, r.Text, d)
	for _, fix := range d.Fixes {
		for _, e := range fix.Edits {
			out = fmt.Appendf(out, "  %v %q\n", e.Place.Range, e.Text)
		}
	}
	return string(out)
}
