package main

import (
	"context"
	_ "embed" // of the switch
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"
)

//go:embed switch.go.txt
var goSwitch string

// A goPackage is a package. Its types say which mutations are valid, and which may be put after a switch.
type goPackage struct {
	folder   string
	name     string
	asking   string // of its platform
	sources  map[string][]byte
	trees    map[string]*ast.File
	files    *token.FileSet
	importer types.Importer
	typeOf   map[string]map[extent]string // of the expressions of each file that may be put after a switch by their type
}

// goPackages parses the packages and finds out their types.
func (g *goChecker) goPackages(ctx context.Context) (map[string]*goPackage, error) {
	all := map[string]*goPackage{}
	byPlatform := map[*platform][]string{}
	for _, folder := range g.packages {
		on := g.folders[folder].platform
		byPlatform[on] = append(byPlatform[on], folder)
	}
	for on, folders := range byPlatform {
		if err := g.addPackages(ctx, on, folders, all); err != nil {
			return nil, err
		}
	}
	return all, nil
}

func (g *goChecker) addPackages(ctx context.Context, on *platform, folders []string, all map[string]*goPackage) error {
	arguments := append([]string{"list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}", "sync/atomic"}, on.asksFor...)
	for _, folder := range folders {
		arguments = append(arguments, "./"+folder)
	}
	out, err := g.tool(ctx, on, arguments...)
	if err != nil {
		return fmt.Errorf("go list: %w\n%s", err, out)
	}
	exports := map[string]string{}
	for line := range strings.Lines(string(out)) {
		name, file, _ := strings.Cut(strings.TrimSpace(line), " ")
		exports[name] = file
	}
	files := token.NewFileSet()
	imported := importer.ForCompiler(files, "gc", func(name string) (io.ReadCloser, error) { return os.Open(exports[name]) })
	for _, folder := range folders {
		p := &goPackage{folder: folder, asking: on.asking, sources: map[string][]byte{}, trees: map[string]*ast.File{}, files: files, importer: imported, typeOf: map[string]map[extent]string{}}
		for _, file := range g.folders[folder].files {
			if p.sources[file], err = os.ReadFile(filepath.Join(g.root, file)); err != nil {
				return err
			}
			if p.trees[file], err = parser.ParseFile(files, file, p.sources[file], parser.SkipObjectResolution); err != nil {
				return err
			}
			p.name = p.trees[file].Name.Name
		}
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
		if err := p.check(nil, info); err != nil {
			return err
		}
		for e, tv := range info.Types {
			switch e.(type) {
			case *ast.BasicLit, *ast.BinaryExpr:
				at := files.Position(e.Pos())
				if p.typeOf[at.Filename] == nil {
					p.typeOf[at.Filename] = map[extent]string{}
				}
				p.typeOf[at.Filename][extent{at.Offset, files.Position(e.End()).Offset}] = types.TypeString(types.Default(tv.Type), p.qualifier)
			}
		}
		all[folder] = p
	}
	return nil
}

func (p *goPackage) qualifier(other *types.Package) string {
	if other.Path() == p.folder {
		return ""
	}
	return other.Name()
}

// check type-checks the package with some of its files replaced or added.
func (p *goPackage) check(changed map[string]string, info *types.Info) error {
	var trees []*ast.File
	for name, tree := range p.trees {
		if _, ok := changed[name]; !ok {
			trees = append(trees, tree)
		}
	}
	for name, source := range changed {
		tree, err := parser.ParseFile(p.files, name, source, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		trees = append(trees, tree)
	}
	_, err := (&types.Config{Importer: p.importer}).Check(p.folder, p.files, trees, info)
	return err
}

// valid says why a mutation does not compile in its package, if so.
func (p *goPackage) valid(m mutation) error {
	return p.check(map[string]string{m.Place.File: string(m.apply(p.sources[m.Place.File]))}, nil)
}

// switchable says whether a mutation may be put after a switch. In a constant, for one, it may not.
func (p *goPackage) switchable(m mutation) bool {
	return p.check(p.switched([]mutation{m}), nil) == nil
}

// switched returns the files of the package that have mutations in them, with these, and the switch.
func (p *goPackage) switched(mutations []mutation) map[string]string {
	byFile := map[string][]mutation{}
	for _, m := range mutations {
		byFile[m.Place.File] = append(byFile[m.Place.File], m)
	}
	changed := map[string]string{
		path.Join(p.folder, "mutants_switch.go"): strings.Replace(goSwitch, "PACKAGE", p.name, 1),
		path.Join(p.folder, "mutants_asking.go"): strings.Replace(p.asking, "PACKAGE", p.name, 1),
	}
	for file, list := range byFile {
		changed[file] = switchedGo(p.sources[file], list, p.typeOf[file])
	}
	return changed
}
