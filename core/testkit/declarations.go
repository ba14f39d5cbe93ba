package testkit

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
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

// Facts says which type of Go each type of facts has, as it is written in the package of the rules.
type Facts map[*diag.FactType]string

// common are the types of facts that every notation has.
var common = Facts{&diag.Number: "int32", &diag.Small: "uint8", &diag.Flag: "bool", &diag.Words: "diag.Text"}

// sizes are the bytes of the types that facts can have, besides those of the notation, which have one.
var sizes = map[string]int{"int32": 4, "uint8": 1, "bool": 1, "diag.Text": 1}

// mostBytes is how many bytes the facts of a finding can have.
const mostBytes = 16

// kind is a kind of findings as the package of the rules declares it.
type kind struct {
	name, facts, rule string
	form              int
}

// Declarations compares what the package of the rules in a folder declares with its rows: each kind has a form, each form a kind, the facts
// of a form are the fields of the kind's struct, and a sentence names nothing else and asks of no fact whether it is there that always is.
// shared are folders of packages whose structs are facts, too.
func Declarations(t *testing.T, folder string, all []diag.Rule, row diag.Table, facts Facts, shared ...string) {
	t.Helper()
	files := parse(t, folder)
	kinds, structs := kindsIn(files), structsIn(files, "")
	for _, other := range shared {
		maps.Copy(structs, structsIn(parse(t, other), filepath.Base(other)+"."))
	}
	if len(kinds) == 0 {
		t.Fatalf("%s declares no kind of findings", folder)
	}
	of := map[string]map[int]kind{}
	for _, k := range kinds {
		if of[k.rule] == nil {
			of[k.rule] = map[int]kind{}
		}
		if before, has := of[k.rule][k.form]; has {
			t.Errorf("%s and %s are both form %d of %s", before.name, k.name, k.form, k.rule)
		}
		of[k.rule][k.form] = k
	}
	for _, rule := range all {
		row := row(rule)
		declared := of[identifier(row.Name)]
		delete(of, identifier(row.Name))
		if len(declared) != len(row.Forms) || len(row.Forms) == 0 {
			t.Errorf("%s has %d forms and %d kinds", row.Name, len(row.Forms), len(declared))
			continue
		}
		for n := range row.Forms {
			if k, has := declared[n]; has {
				compare(t, row, &row.Forms[n], k, structs[k.facts], facts)
			} else {
				t.Errorf("%s: form %d is of no kind", row.Name, n)
			}
		}
	}
	for rule := range of {
		t.Errorf("no row has the name of %s", rule)
	}
}

// RulesNamed returns the rules that a text of Go names with the package's name before: by their constants, or by their kinds.
func RulesNamed(t *testing.T, folder, text string, all []diag.Rule, row diag.Table) map[diag.Rule]bool {
	t.Helper()
	rules, named := map[string]diag.Rule{}, map[diag.Rule]bool{}
	for _, rule := range all {
		rules[identifier(row(rule).Name)] = rule
	}
	of := map[string]string{}
	for _, k := range kindsIn(parse(t, folder)) {
		of[k.name] = k.rule
	}
	for _, name := range regexp.MustCompile(`\b`+filepath.Base(folder)+`\.(\w+)`).FindAllStringSubmatch(text, -1) {
		identifier := of[name[1]]
		if identifier == "" {
			identifier = strings.ToLower(name[1])
		}
		if rule, is := rules[identifier]; is {
			named[rule] = true
		}
	}
	return named
}

// identifier returns the name of a rule as its constant has it, in small letters.
func identifier(rule string) string {
	return strings.ToLower(strings.NewReplacer("/", "", "-", "").Replace(rule))
}

func parse(t *testing.T, folder string) (files []*ast.File) {
	t.Helper()
	packages, err := parser.ParseDir(token.NewFileSet(), folder,
		func(f fs.FileInfo) bool { return !strings.HasSuffix(f.Name(), "_test.go") }, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range packages {
		for _, f := range p.Files {
			files = append(files, f)
		}
	}
	return files
}

// kindsIn returns the constants diag.Kind[Facts](Rule) << 8, plus iota or a number.
func kindsIn(files []*ast.File) (kinds []kind) {
	for _, f := range files {
		for _, d := range f.Decls {
			block, is := d.(*ast.GenDecl)
			if !is || block.Tok != token.CONST {
				continue
			}
			for i, s := range block.Specs {
				spec := s.(*ast.ValueSpec)
				if len(spec.Values) != 1 {
					continue
				}
				if k, ok := kindOf(spec.Values[0], i); ok {
					k.name = spec.Names[0].Name
					kinds = append(kinds, k)
				}
			}
		}
	}
	return kinds
}

func kindOf(value ast.Expr, iota int) (k kind, ok bool) {
	var converted *ast.CallExpr
	ast.Inspect(value, func(n ast.Node) bool {
		if call, is := n.(*ast.CallExpr); is && converted == nil {
			converted = call
		}
		return true
	})
	if converted == nil || len(converted.Args) != 1 {
		return k, false
	}
	index, is := converted.Fun.(*ast.IndexExpr)
	if !is || types.ExprString(index.X) != "diag.Kind" {
		return k, false
	}
	k.facts, k.rule = types.ExprString(index.Index), strings.ToLower(types.ExprString(converted.Args[0]))
	k.form = formIn(value, iota)
	return k, true
}

// formIn returns the number that is added to a rule's, which is iota, written out, or missing.
func formIn(value ast.Expr, iota int) int {
	sum, is := value.(*ast.BinaryExpr)
	if !is || sum.Op != token.ADD {
		return 0
	}
	if n, is := sum.Y.(*ast.BasicLit); is {
		number, err := strconv.Atoi(n.Value)
		if err != nil {
			return -1
		}
		return number
	}
	return iota
}

// field is a field of facts.
type field struct{ name, is string }

// structsIn returns the fields of the structs of a package, by their names with the package's before.
func structsIn(files []*ast.File, prefix string) map[string][]field {
	structs := map[string][]field{"diag.None": nil}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			spec, is := n.(*ast.TypeSpec)
			if !is {
				return true
			}
			if s, is := spec.Type.(*ast.StructType); is {
				fields := []field{}
				for _, f := range s.Fields.List {
					for _, name := range f.Names {
						fields = append(fields, field{name.Name, types.ExprString(f.Type)})
					}
				}
				structs[prefix+spec.Name.Name] = fields
			}
			return true
		})
	}
	return structs
}

// named matches a name in a sentence, and the sign after it that asks whether the fact is there.
var named = regexp.MustCompile(`\{(\w+)([?!]?)`)

// compare compares a form with the kind that it is of.
func compare(t *testing.T, row *diag.Row, form *diag.FormRow, k kind, fields []field, facts Facts) {
	t.Helper()
	at := 0
	if len(form.Facts) != len(fields) {
		t.Errorf("%s: %s has %d facts, and %s has %d fields", row.Name, k.name, len(form.Facts), k.facts, len(fields))
		return
	}
	for i, fact := range form.Facts {
		is := common[fact.Is] + facts[fact.Is]
		if fact.Name != fields[i].name || is != fields[i].is {
			t.Errorf("%s: fact %d of %s is %s of type %s, and in %s it is %s of type %s", row.Name, i, k.name, fact.Name, is, k.facts,
				fields[i].name, fields[i].is)
		}
		size := max(sizes[is], 1)
		if int(fact.Is.Size) != size {
			t.Errorf("%s: %s has %d bytes, not %d", row.Name, is, size, fact.Is.Size)
		}
		at = (at+size-1)/size*size + size
	}
	if at > mostBytes {
		t.Errorf("%s: the facts of %s have %d bytes; there is room for %d", row.Name, k.name, at, mostBytes)
	}
	if form.Message == "" {
		t.Errorf("%s: %s has no message", row.Name, k.name)
	}
	if form.Fix != "" && row.Fix == nil {
		t.Errorf("%s: %s has the title of a fix, and no fix", row.Name, k.name)
	}
	for _, sentence := range []string{form.Message, form.Other, form.Part, form.Fix} {
		for _, fault := range faultsOf(sentence, form.Facts) {
			t.Errorf("%s: %s: %s: %q", row.Name, k.name, fault, sentence)
		}
	}
}

// faultsOf says what is wrong with a sentence about some facts.
func faultsOf(sentence string, facts []diag.Fact) (faults []string) {
	plain := strings.NewReplacer("{{", "", "“}”", "").Replace(sentence) // a right brace that is meant is in quotes
	if strings.Count(plain, "{") != strings.Count(plain, "}") {
		faults = append(faults, "a brace is not closed")
	}
	for _, found := range named.FindAllStringSubmatch(plain, -1) {
		name, asks := found[1], found[2] != ""
		place := slices.IndexFunc(facts, func(f diag.Fact) bool { return f.Name == name })
		switch {
		case name == "other":
		case name == "here" || name == "part":
			if asks {
				faults = append(faults, name+" is always there")
			}
		case place < 0:
			faults = append(faults, "there is no fact "+name)
		case asks && !canBeMissing(facts[place].Is):
			faults = append(faults, name+" is always there: its 0 is a value")
		}
	}
	return faults
}

// canBeMissing reports whether 0 of a type of facts is nothing: no number, "", false, or what has no words.
func canBeMissing(of *diag.FactType) bool {
	_, isCommon := common[of]
	return isCommon || of.Say(0, "") == ""
}
