package core

import (
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// sourceFolders are the folders of the core that have Go files other than tests, each with those files that are built here.
func sourceFolders(t *testing.T) map[string][]string {
	t.Helper()
	folders := map[string][]string{}
	err := filepath.WalkDir(".", func(path string, entry os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			isBuilt, err := build.Default.MatchFile(filepath.Dir(path), entry.Name())
			if isBuilt {
				folders[filepath.Dir(path)] = append(folders[filepath.Dir(path)], path)
			}
			return err
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(folders) < 12 {
		t.Fatalf("%d folders", len(folders))
	}
	return folders
}

// TestMethodsOfAStruct holds that the methods of a type are in three files at most: one whose methods are everywhere can only be read as a
// whole package.
func TestMethodsOfAStruct(t *testing.T) {
	const most = 3
	for folder, files := range sourceFolders(t) {
		filesOf := map[string][]string{}
		for _, path := range files {
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			for _, declared := range file.Decls {
				f, ok := declared.(*ast.FuncDecl)
				if !ok || f.Recv == nil {
					continue
				}
				if name := receiver(f.Recv.List[0].Type); !slices.Contains(filesOf[name], path) {
					filesOf[name] = append(filesOf[name], path)
				}
			}
		}
		for name, files := range filesOf {
			if len(files) > most {
				t.Errorf("%s: %s has methods in %d files: %s", folder, name, len(files), strings.Join(files, " "))
			}
		}
	}
}

// receiver is the name of the type of a receiver.
func receiver(of ast.Expr) string {
	switch of := of.(type) {
	case *ast.StarExpr:
		return receiver(of.X)
	case *ast.IndexExpr:
		return receiver(of.X)
	case *ast.IndexListExpr:
		return receiver(of.X)
	case *ast.Ident:
		return of.Name
	}
	return ""
}

// TestCallsGoOneWay holds that in a package of more than ten files no file calls another that calls it back, directly or through others:
// such files can only be read and changed together.
func TestCallsGoOneWay(t *testing.T) {
	const few = 10
	large := 0
	set := token.NewFileSet()
	imports := importer.ForCompiler(set, "gc", compiled(t))
	for folder, files := range sourceFolders(t) {
		if len(files) <= few {
			continue
		}
		large++
		if circle := circleOf(callsBetween(t, set, imports, files)); circle != nil {
			t.Errorf("%s: these files call each other: %s", folder, strings.Join(circle, " "))
		}
	}
	if large < 4 {
		t.Errorf("only %d packages have more than %d files", large, few)
	}
}

// compiled opens what the compiler has written of a package that the core imports.
func compiled(t *testing.T) importer.Lookup {
	t.Helper()
	list, err := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}", "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for line := range strings.Lines(string(list)) {
		path, file, _ := strings.Cut(strings.TrimSpace(line), " ")
		files[path] = file
	}
	return func(path string) (io.ReadCloser, error) { return os.Open(files[path]) }
}

// plainlyTyped are the folders whose types are plain: no struct embeds another type, and no type has the name of a participle.
var plainlyTyped = []string{".", "../wasm", "../site/edge", "../e2e"}

// participles are those that do not end in "ed"; some are nouns, too, and no type should make readers wonder. "Set" is always a noun here:
// the standard has sets of tags.
var participles = strings.Fields(`begun broken chosen cut drawn driven found given gone held hidden kept known led left lost made meant
	paid played put ran read run said seen sent shown spent taken thrown told won written`)

// TestTypesArePlain: fields that are promoted cannot be found where they are used, and "written" is no thing.
func TestTypesArePlain(t *testing.T) {
	checked := 0
	for _, root := range plainlyTyped {
		err := filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
			if err == nil && entry.IsDir() && slices.Contains([]string{"node_modules", "dist", "testdata"}, entry.Name()) {
				return filepath.SkipDir
			}
			if err != nil || !strings.HasSuffix(path, ".go") {
				return err
			}
			set := token.NewFileSet()
			file, err := parser.ParseFile(set, path, nil, 0)
			if err != nil {
				return err
			}
			checked++
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.TypeSpec:
					if name := strings.ToLower(n.Name.Name); strings.HasSuffix(name, "ed") || slices.Contains(participles, name) {
						t.Errorf("%s: the type %s has the name of a participle", set.Position(n.Pos()), n.Name.Name)
					}
				case *ast.StructType:
					for _, field := range n.Fields.List {
						if len(field.Names) == 0 {
							t.Errorf("%s: a struct embeds another type", set.Position(field.Pos()))
						}
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
	if checked < 600 {
		t.Errorf("%d files", checked)
	}
}

// callsBetween are the files of a package, each with those whose functions it uses.
func callsBetween(t *testing.T, set *token.FileSet, imports types.Importer, paths []string) map[string][]string {
	t.Helper()
	var files []*ast.File
	for _, path := range paths {
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	info := types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: imports}
	checked, err := config.Check(files[0].Name.Name, set, files, &info)
	if err != nil {
		t.Fatal(err)
	}
	calls := map[string][]string{}
	for at, used := range info.Uses {
		if _, isFunction := used.(*types.Func); !isFunction || used.Pkg() != checked {
			continue
		}
		from, to := set.Position(at.Pos()).Filename, set.Position(used.Pos()).Filename
		if from != to && !slices.Contains(calls[from], to) {
			calls[from] = append(calls[from], to)
		}
	}
	return calls
}

// circleOf returns the places along a cycle of a graph, or nil if the graph has no cycle.
func circleOf(graph map[string][]string) []string {
	done := map[string]bool{}
	var path []string
	var from func(string) []string
	from = func(place string) []string {
		if i := slices.Index(path, place); i >= 0 {
			return append(slices.Clone(path[i:]), place)
		}
		if done[place] {
			return nil
		}
		path = append(path, place)
		for _, next := range graph[place] {
			if circle := from(next); circle != nil {
				return circle
			}
		}
		path = path[:len(path)-1]
		done[place] = true
		return nil
	}
	for place := range graph {
		if circle := from(place); circle != nil {
			return circle
		}
	}
	return nil
}
