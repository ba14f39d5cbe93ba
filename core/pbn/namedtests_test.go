package pbn

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

func TestClausesOfNames(t *testing.T) {
	l := ledger(t)
	for _, c := range []struct {
		of         func(string) []string
		name, want string
	}{
		{l.CaseClauses, "3.2-c no closing quote", "3.2-c"},
		{l.CaseClauses, "3-a separator", "3-a"},
		{l.CaseClauses, "3.4.9 dealer", "3.4.9"},
		{l.CaseClauses, "dialects-12 dates", "dialects-12"},
		{l.CaseClauses, "3.2-e to 3.2-h", "3.2-e 3.2-f 3.2-g 3.2-h"},
		{l.CaseClauses, "3.2-e to 3.2-f more", "3.2-e 3.2-f"},
		{l.CaseClauses, "3.2-e to the end", "3.2-e"},
		{l.CaseClauses, "3.2-e to 3.3-a", "3.2-e to 3.3-a"},
		{l.CaseClauses, "3.2-c", ""},
		{l.CaseClauses, "3 notes", ""},
		{l.CaseClauses, "2023.01.02 is a date", ""},
		{l.TestClauses, "TestDetect_2_2_e", "2.2-e"},
		{l.TestClauses, "TestSeparator_3_a", "3-a"},
		{l.TestClauses, "FuzzEndPosition_3_10", "3.10"},
		{l.TestClauses, "TestDeal_3_4_11_d", "3.4.11-d"},
		{l.TestClauses, "TestDates_dialects_12", "dialects-12"},
		{l.TestClauses, "TestUTF_16", ""},
	} {
		if got := strings.Join(c.of(c.name), " "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestTestsOf(t *testing.T) {
	const text = `package x
var shared = []string{"3-a shared"}
var seeds = []string{"3-e seed"}
var unused = []string{"3-b unused"}
func helper() { _ = "3-c in no literal" }
func TestA_4_10() { _ = shared; _ = []any{f("3-d own"), []string{"3.1-a to 3.1-b nested"}}; f("3.1-c in no literal") }
func FuzzB() { _, _ = shared, seeds }
func BenchmarkC() { _ = unused; TestA_4_10() }
func TestD() { TestA_4_10(); FuzzE(nil) }
func FuzzE() { _ = []string{"3.2-a own"} }`
	tests, orphans := ledger(t).TestsIn(t, "x", text)
	want := map[string][]string{
		"3-a": {"x: TestA_4_10/3-a shared"}, "3-e": {"x: FuzzB/3-e seed"}, "3.2-a": {"x: FuzzE/3.2-a own"},
		"3-d": {"x: TestA_4_10/3-d own"}, "4.10": {"x: TestA_4_10"},
		"3.1-a": {"x: TestA_4_10/3.1-a to 3.1-b nested"}, "3.1-b": {"x: TestA_4_10/3.1-a to 3.1-b nested"},
	}
	if !maps.EqualFunc(tests, want, slices.Equal) || !slices.Equal(orphans, []string{"x: unused/3-b unused"}) {
		t.Errorf("%q, %q", tests, orphans)
	}
}
