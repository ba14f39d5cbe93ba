package solving

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbi"
	"pbn/core/pbi/docs"
	"pbn/core/pbi/rules"
	"pbn/core/report"
	"pbn/core/testkit"
)

// check reads and solves a file.
func check(text string, options Options) *report.Report {
	return pbi.Validate(pbi.Bytes([]byte(text)), pbi.Options{Check: New(options).Check})
}

// found are the findings of the solver, with their sentences.
func found(text string, options Options) (all []string) {
	for _, d := range check(text, options).Diagnostics.Items {
		if name := rules.Name(d.Rule); strings.HasPrefix(name, "solution/") {
			all = append(all, name+" "+d.Label+": "+d.Message)
		}
	}
	return all
}

const (
	head   = "\uFEFF#PBI 1.2\n"
	sound  = ":8/7S/k7/p7/8/8/Q3K3/7R:#2:a|||:::"
	cooked = ":1k6/8/3p3Q/8/8/S7/1K6/5R2:#2:a|||:::"
	none   = ":3S4/8/8/8/7K/6p1/4k3/1Q5R:#2:a|||:::"
	short  = ":7k/p3R3/8/2K5/1Q6/8/6p1/3s4:#2:a|||:::"
)

// TestSolutions: what is said of problems, by their verdicts, statuses and keymoves.
func TestSolutions(t *testing.T) {
	for _, c := range []struct{ name, line, want string }{
		{"Z-1 no key", none + "::", "solution/none 2: There is no mate in 2. Compare the diagram, or write the status +."},
		{"Z-1 the status says it", none + ":+:", ""},
		{"Z-2 three keys", cooked + "::", "solution/cook 2: The problem has 3 keys: Qg7, Rf7, Qh7. Compare the diagram, or write the status *."},
		{"Z-2 the status says it", cooked + "Rf1-f7:*:", ""},
		{"Z-3 a mate in one", short + "::", "solution/short 2: There is a mate in 1 already: Qb8#. Compare the diagram, or write the status $."},
		{"Z-3 the status says it", short + ":$:", ""},
		{"Z-4 one key", sound + ":*:", "solution/status 2: The status is *, but the problem has one key, Rb1: that is the status !."},
		{"Z-4 three keys", cooked + ":!:", "solution/status 2: The status is !, but the problem has 3 keys: Qg7, Rf7, Qh7. That is the status *."},
		{"Z-4 no key", none + ":!:", "solution/status 2: The status is !, but there is no mate in 2: that is the status +."},
		{"Z-4 a mate in one", short + ":!:", "solution/status 2: The status is !, but there is a mate in 1: Qb8#. That is the status $."},
		{"Z-4 another status", none + ":C+:", ""},
		{"Z-5 another move", sound + "Rh1-c1:!:", "solution/key 2: “Rh1-c1” does not solve the problem; the key is Rb1."},
		{"Z-5 the key in German", sound + "Th1-b1:!:", ""},
		{"Z-5 no move", sound + "Q-K sq:!:", ""},
		{"Z-5 the status says it", sound + "Rh1-c1:?:", ""},
		{"Z-5 nothing is wrong", sound + "1.Tb1!::", ""},
		{"another stipulation", strings.Replace(none, "#2", "h#2", 1) + "::", ""},
		{"too long", strings.Replace(none, "#2", "#4", 1) + "::", ""},
		{"no position", "::#2:a|||:::::", ""},
		{"no kings", ":8/8/8/8/8/8/8/8:#2:a|||:::::", ""},
	} {
		if got := strings.Join(found(head+c.line+"\n", Options{}), "\n"); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	if got := found(head+none+"::\n", Options{Nodes: 10}); len(got) > 0 {
		t.Errorf("what is not finished is judged: %q", got)
	}
	if got := found(head+none+"::\n", Options{Moves: 1}); len(got) > 0 {
		t.Errorf("what is too long is judged: %q", got)
	}
}

// TestCorpus: the problems of our own files are as their statuses say, and their solutions are games of legal moves.
func TestCorpus(t *testing.T) {
	folder := testkit.Shared(t, "games/pbi")
	if folder == "" {
		return
	}
	names, _ := filepath.Glob(filepath.Join(folder, "*.pbi"))
	for _, name := range names {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := found(string(file), Options{}); len(got) > 0 {
			t.Errorf("%s: %q", filepath.Base(name), got)
		}
		games(t, string(file))
	}
}

// TestPages runs the examples of the pages of the solver's rules.
func TestPages(t *testing.T) {
	s := &testkit.Subject{
		Name: "pbi", Row: rules.Of, Page: docs.Explain, Rules: slices.DeleteFunc(rules.All(), func(rule diag.Rule) bool {
			return !strings.HasPrefix(rules.Name(rule), "solution/")
		}),
	}
	testkit.PagesAreWhole(t, s)
	for _, rule := range s.Rules {
		page, _ := docs.Explain(rules.Name(rule))
		blocks := strings.Split(page, "```")
		for i, want := range []int{1, 0} {
			text := "\uFEFF" + strings.TrimPrefix(blocks[1+2*i], "pbi\n")
			if r := check(text, Options{}); r.Diagnostics.Found(rule) != want || r.Diagnostics.Count(diag.Error) > 0 {
				t.Errorf("%s: %q: %q", rules.Name(rule), text, found(text, Options{}))
			}
		}
	}
}
