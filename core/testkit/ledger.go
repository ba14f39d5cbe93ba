package testkit

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

// Ledger is a table of the demands of a standard, each with its number, its clause, and how tests name it.
type Ledger struct {
	// Text is the ledger.
	Text string
	// Case matches the clause at the start of the name of a case, or two with "to" between: see CaseNames. Test matches the clause at the
	// end of the name of a test, as in TestDetect_2_2_e: see TestNames; Clause returns the clause that is written so.
	Case, Test *regexp.Regexp
	Clause     func(inTest string) string
	// Column is what the column with the rules is headed.
	Column []string
	// Folders have the tests, by the folder of the test that runs, except those in Others, which are of another ledger; Folder is that one's
	// own name.
	Folders, Others []string
	Folder          string
}

// CaseNames matches names of cases that begin with a clause of a form.
func CaseNames(clause string) *regexp.Regexp {
	return regexp.MustCompile(`^(` + clause + `)(?: to (` + clause + `)(?: |$)| )`)
}

// TestNames matches names of tests that end with a clause, written in a form.
func TestNames(clause string) *regexp.Regexp {
	return regexp.MustCompile(`^(?:Test|Fuzz)\w*?_(` + clause + `)$`)
}

// Clause is a demand of the standard, with the names of the rules that watch over it.
type Clause struct {
	ID    string
	Names []string
	// HasExport reports whether the ledger says what export does.
	HasExport bool
	// Stage is what of the clause is there, "" in a ledger that does not say so: "read" needs a test, what comes later does not.
	Stage string
}

// CaseClauses returns the clauses that the name of a case begins with: "3.2-c no quote" has one, "3.2-e to 3.2-j" six.
func (l *Ledger) CaseClauses(name string) (ids []string) {
	m := l.Case.FindStringSubmatch(name)
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

// TestClauses returns the clause that the name of a function ends with: TestDetect_2_2_e has 2.2-e.
func (l *Ledger) TestClauses(name string) []string {
	m := l.Test.FindStringSubmatch(name)
	if m == nil {
		return nil
	}
	return []string{l.Clause(m[1])}
}

// A declaration is a function or variable of a test file: the names it mentions, and the cases in its composite literals and in the
// archives that it names.
type declaration struct {
	name  string
	uses  map[string]bool
	cases []string
}

func (l *Ledger) declare(dir, name string, body ast.Node) declaration {
	d := declaration{name: name, uses: map[string]bool{}}
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			d.uses[n.Name] = true
		case *ast.BasicLit:
			if archive, isArchive := archiveOf(n); isArchive {
				for _, f := range readArchive(filepath.Join(dir, archive)).Files {
					d.addCase(l, f.Name)
				}
			}
		case *ast.CompositeLit:
			ast.Inspect(n, func(n ast.Node) bool {
				if literal, isLiteral := n.(*ast.BasicLit); isLiteral {
					d.addCase(l, unquoted(literal))
				}
				return true
			})
		}
		return true
	})
	return d
}

// unquoted returns the string of a literal, and of any other literal "".
func unquoted(literal *ast.BasicLit) string {
	text, err := strconv.Unquote(literal.Value)
	if err != nil || literal.Kind != token.STRING {
		return ""
	}
	return text
}

// archiveOf returns the path of an archive that a literal is: see ReadSamples.
func archiveOf(literal *ast.BasicLit) (file string, is bool) {
	file = unquoted(literal)
	return file, strings.HasPrefix(file, "testdata/") && strings.HasSuffix(file, ".txtar")
}

func (d *declaration) addCase(l *Ledger, text string) {
	if name := diag.Short(text); l.CaseClauses(name) != nil && !slices.Contains(d.cases, name) {
		d.cases = append(d.cases, name)
	}
}

// declarations returns those of a file in dir.
func (l *Ledger) declarations(dir string, file *ast.File) (list []declaration) {
	for _, decl := range file.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			list = append(list, l.declare(dir, decl.Name.Name, decl))
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				if values, ok := spec.(*ast.ValueSpec); ok {
					list = append(list, l.declare(dir, values.Names[0].Name, values))
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

// testsOf returns the tests of a file of a folder by clause, and the cases that no test runs.
func (l *Ledger) testsOf(folder string, list []declaration) (tests map[string][]string, orphans []string) {
	tests = map[string][]string{}
	for _, d := range list {
		for _, id := range l.TestClauses(d.name) {
			tests[id] = append(tests[id], folder+": "+d.name)
		}
		names := runners(d, list)
		for _, c := range d.cases {
			for _, id := range l.CaseClauses(c) {
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

// Tests returns the tests of the folders by clause, and the cases that no test runs. A file named except is left out: its cases are about
// names.
func (l *Ledger) Tests(t *testing.T, except string) (tests map[string][]string, orphans []string) {
	t.Helper()
	folders := map[string][]declaration{}
	for _, root := range l.Folders {
		err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			if err == nil && d.IsDir() && slices.Contains(l.Others, filepath.ToSlash(name)) {
				return fs.SkipDir
			}
			if err != nil || !strings.HasSuffix(name, "_test.go") || d.Name() == except {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			folder := filepath.ToSlash(filepath.Join(l.Folder, filepath.Dir(name)))
			folders[folder] = append(folders[folder], l.declarations(filepath.Dir(name), file)...)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	tests = map[string][]string{}
	for folder, list := range folders {
		found, alone := l.testsOf(folder, list)
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

// TestsIn returns the same of the text of one file.
func (l *Ledger) TestsIn(t *testing.T, folder, text string) (tests map[string][]string, orphans []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "x_test.go", text, 0)
	if err != nil {
		t.Fatal(err)
	}
	return l.testsOf(folder, l.declarations(".", file))
}

// EveryClauseHasATest wants a test, or a case of one, named for each clause that is there, and each name to be that of a clause.
func (l *Ledger) EveryClauseHasATest(t *testing.T, except string) {
	t.Helper()
	tests, orphans := l.Tests(t, except)
	for _, c := range l.Clauses() {
		if len(tests[c.ID]) == 0 && (c.Stage == "" || c.Stage == "read" || c.Stage == "epd") {
			t.Errorf("%s: no test", c.ID)
		}
		delete(tests, c.ID)
	}
	for _, id := range slices.Sorted(maps.Keys(tests)) {
		t.Errorf("the ledger has no clause %s; tests that name it: %d, such as %s", id, len(tests[id]), tests[id][0])
	}
	for _, name := range orphans {
		t.Errorf("no test runs the case %s", name)
	}
}

var namedRule = regexp.MustCompile("`([a-z]+/[a-z][a-z0-9-]*)`")

// Clauses reads clauses and rules out of the tables of the ledger. A table of dialects has no clauses: its rows are counted.
func (l *Ledger) Clauses() (list []Clause) {
	var header []string
	column, dialects := 0, 0
	for _, line := range strings.Split(l.Text, "\n") {
		cells := strings.Split(line, "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case len(cells) == 1:
			header = nil
			continue
		case header == nil:
			header, column = cells, -1
			for _, name := range l.Column {
				column = max(column, slices.Index(header, name))
			}
			continue
		case strings.HasPrefix(line, "|---"):
			continue
		}
		ids := strings.Split(cells[1], ", ")
		if header[1] != "clause" {
			dialects++
			ids = []string{"dialects-" + strconv.Itoa(dialects)}
		}
		var names []string
		for _, m := range namedRule.FindAllStringSubmatch(cells[column], -1) {
			if !slices.Contains(names, m[1]) {
				names = append(names, m[1])
			}
		}
		export, stage := slices.Index(header, "export"), ""
		if at := slices.Index(header, "stage"); at > 0 {
			stage = cells[at]
		}
		for _, id := range ids {
			first, _, _ := strings.Cut(id, "–")
			list = append(list, Clause{ID: first, Names: names, HasExport: header[1] != "clause" || export > 0 && cells[export] != "–", Stage: stage})
		}
	}
	return list
}

// NamesRules wants each rule in the ledger, with its severity: E, W or I after its name. Of export format it may say that all are E.
func (l *Ledger) NamesRules(t *testing.T, s *Subject) {
	t.Helper()
	for _, rule := range s.Rules {
		name, letter := s.name(rule), strings.ToUpper(s.Row(rule).Severity.String()[:1])
		named := regexp.MustCompile("`" + name + "`( [EWI]\\b)?")
		marked := regexp.MustCompile("`" + name + "` " + letter + `\b`)
		if s.Row(rule).OfExportFormat && letter == "E" {
			marked = named
		}
		if !named.MatchString(l.Text) || !marked.MatchString(l.Text) {
			t.Errorf("the ledger has no `%s` %s", name, letter)
		}
	}
}
