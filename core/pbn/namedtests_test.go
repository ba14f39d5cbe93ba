package pbn

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
)

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

// clauseTests are the tests of the module by clause. This file is left out: its cases are about names.
func clauseTests(t *testing.T) (tests map[string][]string, orphans []string) {
	t.Helper()
	folders := map[string][]declaration{}
	for _, root := range []string{"..", "../../wasm", "../../site/edge", "../../e2e"} {
		err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(name, "_test.go") || d.Name() == "namedtests_test.go" {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			folder := filepath.ToSlash(filepath.Join("core/pbn", filepath.Dir(name)))
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
