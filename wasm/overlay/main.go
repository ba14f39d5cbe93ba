// Command overlay writes Go's own files without what a module in a page never runs, and the lists of them that go build -overlay takes:
// overlay.json for modules, tests.json for the tests that are built as a module, which need package fmt.
//
//	go run ./wasm/overlay FOLDER
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: overlay FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "overlay:", err)
		os.Exit(1)
	}
}

// write writes the files and the lists into a folder.
func write(folder string) error {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	replaced, inTests := map[string]string{}, map[string]string{}
	names, err := runtimeFiles()
	if err != nil {
		return err
	}
	for name := range without {
		if !isOfRuntime(name) {
			names = append(names, name)
		} else if !slices.Contains(names, name) {
			return fmt.Errorf("%s is not a file of a module", name)
		}
	}
	for _, name := range names {
		from := filepath.Join(strings.TrimSpace(string(root)), "src", filepath.FromSlash(name))
		to := filepath.Join(folder, filepath.FromSlash(name)+".txt") // with .go they would be packages of this module
		source, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		if source, err = rewrite(source, without[name]); err != nil {
			return fmt.Errorf("%s: %w", from, err)
		}
		if isOfRuntime(name) {
			if source, err = quiet(source); err != nil {
				return fmt.Errorf("%s: %w", from, err)
			}
		}
		if err := errors.Join(os.MkdirAll(filepath.Dir(to), 0o755), replace(to, source)); err != nil {
			return err
		}
		if replaced[from] = to; !isOfModules(name) {
			inTests[from] = to
		}
	}
	for name, list := range map[string]map[string]string{"overlay.json": replaced, "tests.json": inTests} {
		content, err := json.MarshalIndent(map[string]any{"Replace": list}, "", "\t")
		if err != nil {
			return err
		}
		if err := replace(filepath.Join(folder, name), append(content, '\n')); err != nil {
			return err
		}
	}
	return nil
}

// isOfModules reports whether tests that are built as a module do with Go's own file: they print, and Node's files are theirs.
func isOfModules(name string) bool {
	return strings.HasPrefix(name, "fmt/") || strings.HasPrefix(name, "syscall/")
}

// replace writes a file unless it has that content: go build looks at the times of files.
func replace(name string, content []byte) error {
	if before, err := os.ReadFile(name); err == nil && bytes.Equal(before, content) {
		return nil
	}
	return os.WriteFile(name, content, 0o644)
}

// rewrite gives functions of a file other bodies, by their names, for a method with that of the receiver's type before it. What is
// imported and no longer used is imported for its effects, unless that is left out, too: "import os".
func rewrite(source []byte, bodies map[string]string) ([]byte, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var edits []edit
	offset := func(p token.Pos) int { return files.Position(p).Offset }
	found := map[string]bool{}
	used := map[string]bool{}
	for _, d := range file.Decls {
		f, isFunc := d.(*ast.FuncDecl)
		body, replaced := "", false
		if isFunc {
			body, replaced = bodies[nameOf(f)]
		}
		if !replaced {
			noteUses(d, used)
			continue
		}
		found[nameOf(f)] = true
		edits = append(edits, edit{offset(f.Body.Lbrace) + 1, offset(f.Body.Rbrace), " " + body + " "})
		noteUses(f.Type, used)
	}
	for _, i := range file.Imports {
		imported, err := strconv.Unquote(i.Path.Value)
		if err != nil {
			return nil, err
		}
		if i.Name != nil || used[path.Base(imported)] {
			continue
		}
		at := offset(i.Path.Pos())
		if text, leave := bodies[leaveImport+imported]; leave {
			found[leaveImport+imported] = true
			edits = append(edits, edit{at, offset(i.Path.End()), text})
		} else {
			edits = append(edits, edit{at, at, "_ "})
		}
	}
	for name := range bodies {
		if !found[name] {
			return nil, fmt.Errorf("no function %s, or it is used", name)
		}
	}
	return applied(source, edits), nil
}

// edit replaces a part of a file.
type edit struct {
	from, to int
	text     string
}

func applied(source []byte, edits []edit) []byte {
	slices.SortFunc(edits, func(a, b edit) int { return b.from - a.from })
	for _, e := range edits {
		source = slices.Replace(source, e.from, e.to, []byte(e.text)...)
	}
	return source
}

const leaveImport = "import "

func nameOf(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	receiver := f.Recv.List[0].Type
	if pointer, ok := receiver.(*ast.StarExpr); ok {
		receiver = pointer.X
	}
	return fmt.Sprint(receiver, ".", f.Name.Name)
}

// noteUses notes the names before the dots.
func noteUses(n ast.Node, used map[string]bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok {
				used[x.Name] = true
			}
		}
		return true
	})
}
