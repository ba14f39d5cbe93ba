package core

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
)

// A clause is a row of testdata/clauses.tsv: a demand of the standard, and the rules that watch over it.
type clause struct {
	id, demand string
	rules      []string
}

func clauses(t *testing.T) (list []clause) {
	t.Helper()
	for i, line := range strings.Split(strings.TrimSuffix(string(readFile(t, "testdata/clauses.tsv")), "\n"), "\n") {
		if cells := strings.Split(line, "\t"); len(cells) != 3 {
			t.Fatalf("clauses.tsv, line %d: %d cells", i+1, len(cells))
		} else if i > 0 {
			list = append(list, clause{cells[0], cells[1], strings.Fields(cells[2])})
		}
	}
	return list
}

const clauseID = `([2-6](?:\.\d+)*-[a-z]|[2-6](?:\.\d+)+|dialects-\d+)`

var (
	namedCase = regexp.MustCompile(`^` + clauseID + `(?: to ` + clauseID + `(?: |$)| )`)
	namedTest = regexp.MustCompile(`^(?:Test|Fuzz)\w*?_([2-6](?:_\d+)*_(?:\d+|[a-z])|dialects_\d+)$`)
)

// clausesOfCase are the clauses that the name of a case begins with: "3.2-c no quote" has one, "3.2-e to 3.2-j" six.
func clausesOfCase(name string) (ids []string) {
	m := namedCase.FindStringSubmatch(name)
	if m == nil {
		return nil
	}
	number, first, _ := strings.Cut(m[1], "-")
	until, last, _ := strings.Cut(m[2], "-")
	if m[2] == "" {
		return m[1:2]
	}
	if number != until || len(first) != 1 || len(last) != 1 || first > last {
		return []string{m[1] + " to " + m[2]}
	}
	for letter := first[0]; letter <= last[0]; letter++ {
		ids = append(ids, number+"-"+string(letter))
	}
	return ids
}

// clausesOfTest is the clause that the name of a function ends with: TestDetect_2_2_e has 2.2-e.
func clausesOfTest(name string) []string {
	m := namedTest.FindStringSubmatch(name)
	if m == nil {
		return nil
	}
	number, last := m[1][:strings.LastIndex(m[1], "_")], m[1][strings.LastIndex(m[1], "_")+1:]
	separator := "."
	if number == "dialects" || last[0] >= 'a' {
		separator = "-"
	}
	return []string{strings.ReplaceAll(number, "_", ".") + separator + last}
}

// A declaration is a function or variable of a test file: the names it mentions, and the cases in its composite literals.
type declaration struct {
	name  string
	uses  map[string]bool
	cases []string
}

func declare(name string, body ast.Node) declaration {
	d := declaration{name: name, uses: map[string]bool{}}
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			d.uses[n.Name] = true
		case *ast.CompositeLit:
			ast.Inspect(n, d.addCase)
		}
		return true
	})
	return d
}

func (d *declaration) addCase(n ast.Node) bool {
	if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.STRING {
		text, err := strconv.Unquote(literal.Value)
		name := diag.Short(text)
		if err == nil && clausesOfCase(name) != nil && !slices.Contains(d.cases, name) {
			d.cases = append(d.cases, name)
		}
	}
	return true
}

func declarations(file *ast.File) (list []declaration) {
	for _, decl := range file.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			list = append(list, declare(decl.Name.Name, decl))
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				if values, ok := spec.(*ast.ValueSpec); ok {
					list = append(list, declare(values.Names[0].Name, values))
				}
			}
		}
	}
	return list
}

// runners are the tests that run the cases of a declaration: itself, or those that mention it. Fuzz targets take cases as
// seeds, so they count only where no test mentions them.
func runners(of declaration, list []declaration) (names []string) {
	if strings.HasPrefix(of.name, "Test") || strings.HasPrefix(of.name, "Fuzz") {
		return []string{of.name}
	}
	for _, kind := range []string{"Test", "Fuzz"} {
		for _, user := range list {
			if strings.HasPrefix(user.name, kind) && user.uses[of.name] {
				names = append(names, user.name)
			}
		}
		if len(names) > 0 {
			break
		}
	}
	return names
}

// testsOf are the tests of a folder by clause, and the cases that no test runs.
func testsOf(folder string, list []declaration) (tests map[string][]string, orphans []string) {
	tests = map[string][]string{}
	for _, d := range list {
		for _, id := range clausesOfTest(d.name) {
			tests[id] = append(tests[id], folder+": "+d.name)
		}
		names := runners(d, list)
		for _, c := range d.cases {
			for _, id := range clausesOfCase(c) {
				for _, name := range names {
					tests[id] = append(tests[id], folder+": "+name+"/"+c)
				}
			}
			if len(names) == 0 {
				orphans = append(orphans, folder+": "+d.name+"/"+c)
			}
		}
	}
	return tests, orphans
}

// clauseTests are the tests of the module by clause. This file is left out: its names are no cases.
func clauseTests(t *testing.T) (tests map[string][]string, orphans []string) {
	t.Helper()
	folders := map[string][]declaration{}
	for _, root := range []string{".", "../wasm", "../site/edge", "../e2e"} {
		err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(name, "_test.go") || name == "conformance_test.go" {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			folder := filepath.ToSlash(filepath.Join("core", filepath.Dir(name)))
			folders[folder] = append(folders[folder], declarations(file)...)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	tests = map[string][]string{}
	for folder, list := range folders {
		found, alone := testsOf(folder, list)
		orphans = append(orphans, alone...)
		for id, names := range found {
			tests[id] = append(tests[id], names...)
		}
	}
	for id := range tests {
		slices.Sort(tests[id])
		tests[id] = slices.Compact(tests[id])
	}
	return tests, orphans
}

// withoutTest are the clauses that nothing does yet, with the reason.
var withoutTest = map[string]string{
	"6.2-c": "the writer of documents is not there yet",
}

func TestEveryClauseHasATest(t *testing.T) {
	tests, orphans := clauseTests(t)
	for _, c := range clauses(t) {
		if missing := len(tests[c.id]) == 0; missing != (withoutTest[c.id] != "") {
			t.Errorf("%s: %s: no test is %v, but withoutTest says %q", c.id, c.demand, missing, withoutTest[c.id])
		}
		delete(tests, c.id)
	}
	for _, id := range slices.Sorted(maps.Keys(tests)) {
		t.Errorf("clauses.tsv has no clause %s; tests that name it: %d, such as %s", id, len(tests[id]), tests[id][0])
	}
	for _, name := range orphans {
		t.Errorf("no test runs the case %s", name)
	}
}

// conformanceTable is the clauses with their rules and tests, as Markdown.
func conformanceTable(list []clause, tests map[string][]string) string {
	const most = 6
	escape := strings.NewReplacer("|", `\|`, "`", "'")
	var out strings.Builder
	out.WriteString("Generated by `PBN_UPDATE=1 go test ./core -run Conformance`. A rule in *italics* is not implemented yet.\n\n" +
		"| clause | demand | rules | tests |\n|---|---|---|---|\n")
	for _, c := range list {
		rules := slices.Clone(c.rules)
		for i, rule := range rules {
			if _, ok := diag.Find(rule); !ok {
				rules[i] = "*" + rule + "*"
			}
		}
		all := tests[c.id]
		var cell []string
		for _, name := range all[:min(most, len(all))] {
			cell = append(cell, "`"+escape.Replace(name)+"`")
		}
		if more := len(all) - most; more > 0 {
			cell = append(cell, "and "+strconv.Itoa(more)+" more")
		}
		out.WriteString("| " + c.id + " | " + c.demand + " | " + strings.Join(rules, " ") + " | " + strings.Join(cell, "<br>") + " |\n")
	}
	return out.String()
}

// TestConformanceTable compares the table with the one in testdata; PBN_UPDATE=1 writes that anew.
func TestConformanceTable(t *testing.T) {
	const name = "testdata/conformance.md"
	tests, _ := clauseTests(t)
	got := conformanceTable(clauses(t), tests)
	if os.Getenv("PBN_UPDATE") != "" {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want := strings.Split(string(readFile(t, name)), "\n")
	for i, line := range strings.Split(got, "\n") {
		if i >= len(want) || line != want[i] {
			t.Fatalf("%s is not up to date: line %d is now\n%s\nPBN_UPDATE=1 go test ./core -run Conformance writes it anew", name, i+1, line)
		}
	}
}

var ledgerRule = regexp.MustCompile("`([a-z]+/[a-z][a-z0-9-]*)`")

// ledgerClauses reads ids and rules out of the tables of the ledger. The table of the dialects has no ids: its rows are
// counted.
func ledgerClauses(ledger string) (list []clause) {
	var header []string
	column, dialects := 0, 0
	for _, line := range strings.Split(ledger, "\n") {
		cells := strings.Split(line, "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case len(cells) == 1:
			header = nil
			continue
		case header == nil:
			header = cells
			column = max(slices.Index(header, "diagnostic"), slices.Index(header, "what is done"))
			continue
		case strings.HasPrefix(line, "|---"):
			continue
		}
		ids := strings.Split(cells[1], ", ")
		if header[1] != "clause" {
			dialects++
			ids = []string{"dialects-" + strconv.Itoa(dialects)}
		}
		var rules []string
		for _, m := range ledgerRule.FindAllStringSubmatch(cells[column], -1) {
			if !slices.Contains(rules, m[1]) {
				rules = append(rules, m[1])
			}
		}
		for _, id := range ids {
			first, _, _ := strings.Cut(id, "–")
			list = append(list, clause{id: first, rules: rules})
		}
	}
	return list
}

func TestClausesAreTheLedgers(t *testing.T) {
	ledger, err := os.ReadFile("../../shared/spec/conformance.md")
	if err != nil {
		t.Skip("the ledger is not here: ", err)
	}
	ours, theirs := clauses(t), ledgerClauses(string(ledger))
	for i := range max(len(ours), len(theirs)) {
		if i >= len(ours) || i >= len(theirs) {
			t.Fatalf("%d clauses, the ledger has %d", len(ours), len(theirs))
		}
		if ours[i].id != theirs[i].id || !slices.Equal(ours[i].rules, theirs[i].rules) {
			t.Fatalf("clause %s %v is in the ledger %s %v", ours[i].id, ours[i].rules, theirs[i].id, theirs[i].rules)
		}
	}
}

func TestClausesOfNames(t *testing.T) {
	for _, c := range []struct {
		of         func(string) []string
		name, want string
	}{
		{clausesOfCase, "3.2-c no closing quote", "3.2-c"},
		{clausesOfCase, "3-a separator", "3-a"},
		{clausesOfCase, "3.4.9 dealer", "3.4.9"},
		{clausesOfCase, "dialects-12 dates", "dialects-12"},
		{clausesOfCase, "3.2-e to 3.2-h", "3.2-e 3.2-f 3.2-g 3.2-h"},
		{clausesOfCase, "3.2-e to 3.2-f more", "3.2-e 3.2-f"},
		{clausesOfCase, "3.2-e to the end", "3.2-e"},
		{clausesOfCase, "3.2-e to 3.3-a", "3.2-e to 3.3-a"},
		{clausesOfCase, "3.2-c", ""},
		{clausesOfCase, "3 notes", ""},
		{clausesOfCase, "2023.01.02 is a date", ""},
		{clausesOfTest, "TestDetect_2_2_e", "2.2-e"},
		{clausesOfTest, "TestSeparator_3_a", "3-a"},
		{clausesOfTest, "FuzzEndPosition_3_10", "3.10"},
		{clausesOfTest, "TestDeal_3_4_11_d", "3.4.11-d"},
		{clausesOfTest, "TestDates_dialects_12", "dialects-12"},
		{clausesOfTest, "TestUTF_16", ""},
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
	file, err := parser.ParseFile(token.NewFileSet(), "x_test.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	tests, orphans := testsOf("x", declarations(file))
	want := map[string][]string{
		"3-a": {"x: TestA_4_10/3-a shared"}, "3-e": {"x: FuzzB/3-e seed"}, "3.2-a": {"x: FuzzE/3.2-a own"},
		"3-d": {"x: TestA_4_10/3-d own"}, "4.10": {"x: TestA_4_10"},
		"3.1-a": {"x: TestA_4_10/3.1-a to 3.1-b nested"}, "3.1-b": {"x: TestA_4_10/3.1-a to 3.1-b nested"},
	}
	if !maps.EqualFunc(tests, want, slices.Equal) || !slices.Equal(orphans, []string{"x: unused/3-b unused"}) {
		t.Errorf("%q, %q", tests, orphans)
	}
}
