package main

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// A goTest is one test function, example or fuzz target's seeds.
type goTest struct {
	Package string // its folder, from the checkout
	Name    string
	CPU     time.Duration     // with coverage counted
	Reaches map[string][]bool // for each block of each file
}

// A span is a block of statements in a file, by line and column.
type span struct{ FromLine, FromColumn, ToLine, ToColumn int }

func (s span) has(line, column int) bool {
	after := line > s.FromLine || line == s.FromLine && column >= s.FromColumn
	before := line < s.ToLine || line == s.ToLine && column <= s.ToColumn
	return after && before
}

// goTests says what each test of the core reaches. A package whose tests and whose code are those of an earlier run is as it was.
func (g *goChecker) goTests(ctx context.Context) ([]goTest, error) {
	var all []goTest
	g.blocks = map[string][]span{}
	for _, folder := range g.packages {
		hash, err := g.hash(folder)
		if err != nil {
			return nil, err
		}
		file := filepath.Join(g.state, fmt.Sprintf("tests-%x.json", hash))
		var p packageTests
		if text, err := os.ReadFile(file); err != nil || json.Unmarshal(text, &p) != nil {
			if p, err = g.packageTests(ctx, folder); err != nil {
				return nil, err
			}
			text, err := json.Marshal(p)
			if err != nil {
				return nil, err
			}
			if err := os.WriteFile(file, text, 0o644); err != nil {
				return nil, err
			}
		}
		for _, line := range p.LeftOut {
			fmt.Println("left out:", line)
		}
		all = append(all, p.Tests...)
		maps.Copy(g.blocks, p.Blocks) // Each package has those of what it imports.
		fmt.Fprintf(os.Stderr, "%s: %d tests so far\n", folder, len(all))
	}
	slices.SortStableFunc(all, func(a, b goTest) int { return cmp.Compare(a.CPU, b.CPU) })
	return all, nil
}

// hash is of the code of the core, and of the tests of a package with their data.
func (g *goChecker) hash(folder string) ([]byte, error) {
	h := sha256.New()
	err := fs.WalkDir(os.DirFS(g.root), "core", func(name string, d fs.DirEntry, err error) error {
		isOwn := path.Dir(name) == folder || strings.HasPrefix(name, folder+"/testdata/")
		isCode := strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go")
		if err != nil || d.IsDir() || !isOwn && !isCode {
			return err
		}
		text, err := os.ReadFile(filepath.Join(g.root, name))
		fmt.Fprintln(h, folder, name, len(text))
		h.Write(text)
		return err
	})
	return h.Sum(nil), err
}

// A packageTests is what is known of a package's tests.
type packageTests struct {
	Tests   []goTest
	Blocks  map[string][]span
	LeftOut []string // tests that fail without a mutation
}

// isTest leaves out benchmarks, and the words of what Go says when it lists a package that counts coverage.
var isTest = regexp.MustCompile(`^(Test|Example|Fuzz)`)

// packageTests runs every test of a package by itself.
func (g *goChecker) packageTests(ctx context.Context, folder string) (p packageTests, err error) {
	binary := filepath.Join(g.state, "cover.test")
	defer os.Remove(binary)
	out, err := g.tool(ctx, "test", "-c", "-ldflags=-s -w", "-cover", "-covermode=set", "-coverpkg=pbn/core/...", "-o", binary, "./"+folder)
	if err != nil {
		return p, fmt.Errorf("%s: %w\n%s", folder, err, out)
	}
	if _, err := os.Stat(binary); errors.Is(err, os.ErrNotExist) {
		return p, nil // A package without tests.
	}
	list, err := g.run(ctx, folder, 0, binary, "-test.list=.")
	if err != nil {
		return p, fmt.Errorf("%s: %w", folder, err)
	}
	for name := range strings.FieldsSeq(string(list.output)) {
		if !isTest.MatchString(name) {
			continue
		}
		t, all, failed, err := g.reach(ctx, folder, name, binary)
		switch {
		case err != nil:
			return p, err
		case failed != "":
			p.LeftOut = append(p.LeftOut, fmt.Sprintf("%s %s fails without a mutation: %s", folder, name, failed))
		default:
			p.Tests, p.Blocks = append(p.Tests, t), all
		}
	}
	return p, nil
}

// reach runs a test with no mutation.
func (g *goChecker) reach(ctx context.Context, folder, name, binary string) (t goTest, all map[string][]span, failure string, err error) {
	profile := filepath.Join(g.state, "cover.out")
	defer os.Remove(profile)
	ran, err := g.run(ctx, folder, 0, binary, "-test.run=^"+name+"$", "-test.coverprofile="+profile)
	if ctx.Err() != nil {
		return t, nil, "", ctx.Err()
	}
	if err != nil {
		return t, nil, failed(ran.output), nil
	}
	read, err := os.ReadFile(profile)
	if err != nil {
		return t, nil, "", err
	}
	t = goTest{Package: folder, Name: name, CPU: ran.cpu}
	all, t.Reaches = blocks(read)
	return t, all, "", nil
}

// blocks reads a profile of go test: the blocks of each file, in the same order in each profile, and which of them ran.
func blocks(profile []byte) (all map[string][]span, ran map[string][]bool) {
	all, ran = map[string][]span{}, map[string][]bool{}
	for line := range bytes.Lines(profile) {
		name, rest, _ := strings.Cut(string(line), ":")
		var s span
		var statements, count int
		if _, err := fmt.Sscanf(rest, "%d.%d,%d.%d %d %d", &s.FromLine, &s.FromColumn, &s.ToLine, &s.ToColumn, &statements, &count); err != nil {
			continue // The first line, which names the mode.
		}
		file := strings.TrimPrefix(name, "pbn/")
		all[file] = append(all[file], s)
		ran[file] = append(ran[file], count > 0)
	}
	return all, ran
}

// covering returns the tests that reach a mutation. Where no block has it, as in a case or a table, those count that reach its
// function, and for a table all tests of packages that import it.
func (g *goChecker) covering(m mutation, source []byte) []goTest {
	line, column := position(source, m.Start)
	wanted := func(s span) bool { return s.has(line, column) }
	if !slices.ContainsFunc(g.blocks[m.File], wanted) {
		within, ok := function(m.File, source, m.Start)
		if !ok {
			folder := path.Dir(m.File)
			return filter(g.tests, func(t goTest) bool { return slices.Contains(g.imports[t.Package], folder) })
		}
		wanted = func(s span) bool { return within.has(s.FromLine, s.FromColumn) }
	}
	return filter(g.tests, func(t goTest) bool {
		for i, s := range g.blocks[m.File] {
			if reached := t.Reaches[m.File]; wanted(s) && i < len(reached) && reached[i] {
				return true
			}
		}
		return false
	})
}

func filter(tests []goTest, keep func(goTest) bool) (kept []goTest) {
	for _, t := range tests {
		if keep(t) {
			kept = append(kept, t)
		}
	}
	return kept
}

// function returns where the declared function around an offset is.
func function(file string, source []byte, offset int) (span, bool) {
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, file, source, parser.SkipObjectResolution)
	if err != nil {
		return span{}, false
	}
	for _, d := range tree.Decls {
		from, to := files.Position(d.Pos()), files.Position(d.End())
		if _, ok := d.(*ast.FuncDecl); ok && from.Offset <= offset && offset < to.Offset {
			return span{from.Line, from.Column, to.Line, to.Column}, true
		}
	}
	return span{}, false
}

func position(source []byte, offset int) (line, column int) {
	before := source[:offset]
	return bytes.Count(before, []byte("\n")) + 1, offset - bytes.LastIndexByte(before, '\n')
}

// list asks for the packages of the core, and what their tests import.
func (g *goChecker) list(ctx context.Context) error {
	cmd := exec.CommandContext(ctx, "go", "list", "-test", "-json=ImportPath,ForTest,Deps", "./core/...")
	cmd.Dir = g.root
	out, err := cmd.Output()
	if err != nil {
		return err
	}
	g.imports = map[string][]string{}
	for decoder := json.NewDecoder(bytes.NewReader(out)); decoder.More(); {
		var p struct {
			ImportPath, ForTest string
			Deps                []string
		}
		if err := decoder.Decode(&p); err != nil {
			return err
		}
		if name, ok := strings.CutSuffix(p.ImportPath, ".test"); ok {
			folder := strings.TrimPrefix(name, "pbn/")
			g.packages = append(g.packages, folder)
			for _, d := range p.Deps {
				d, _, _ = strings.Cut(d, " ")
				g.imports[folder] = append(g.imports[folder], strings.TrimPrefix(d, "pbn/"))
			}
		}
	}
	return nil
}
