package main

import (
	"bytes"
	"context"
	_ "embed" // of what the switches ask
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A platform is what packages are compiled for, and where their tests run.
type platform struct {
	env    []string      // of the go command
	runner []string      // what runs a program, nothing where it runs by itself
	quick  time.Duration // the CPU time up to which tests are run together with others
	// what a switch asks for the number of the mutation, and the packages of Go that it needs
	asking  string
	asksFor []string
}

var (
	//go:embed switch-native.go.txt
	askingNatively string
	//go:embed switch-node.go.txt
	askingInNode string
)

// native has all packages that can be compiled for this machine.
func native() *platform {
	return &platform{quick: 300 * time.Millisecond, asking: askingNatively, asksFor: []string{"os", "strconv"}}
}

// inNode has those that know nothing but wasm, as they are before wasm/flow. Node takes a second of CPU time before the first test.
func inNode(ctx context.Context) (*platform, error) {
	root, err := exec.CommandContext(ctx, "go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	return &platform{
		env:    []string{"GOOS=js", "GOARCH=wasm", "GOEXPERIMENT=nogreenteagc"},
		runner: []string{filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/go_js_wasm_exec")},
		quick:  3 * time.Second,
		asking: askingInNode, asksFor: []string{"strconv", "syscall/js"},
	}, nil
}

// command makes the command that runs a program.
func (p *platform) command(ctx context.Context, cpu time.Duration, program string, args ...string) *exec.Cmd {
	all := append(append(append([]string{}, p.runner...), program), args...)
	return bounded(ctx, cpu, goMemory, all[0], all[1:]...)
}

// goRoots are the folders whose packages are mutated. One that is not there, as in tests, has none.
var goRoots = []string{"core", "wasm", "site"}

// A goFolder is a package, as the go command lists it.
type goFolder struct {
	files    []string // its sources on its platform, from the checkout
	platform *platform
	imports  []string // the folders whose code its tests have inside
	ofTests  bool     // only tests use it, so nothing is mutated in it
}

// list asks for the packages, and what their tests import. A package that can be compiled natively is.
func (g *goChecker) list(ctx context.Context) error {
	node, err := inNode(ctx)
	if err != nil {
		return err
	}
	g.packages, g.folders = nil, map[string]*goFolder{}
	for _, on := range []*platform{native(), node} {
		if err := g.listOn(ctx, on); err != nil {
			return err
		}
	}
	return nil
}

func (g *goChecker) patterns() (patterns []string) {
	for _, root := range goRoots {
		if _, err := os.Stat(filepath.Join(g.root, root)); err == nil {
			patterns = append(patterns, "./"+root+"/...")
		}
	}
	return patterns
}

func (g *goChecker) listOn(ctx context.Context, on *platform) error {
	cmd := exec.CommandContext(ctx, "go", append([]string{"list", "-test", "-json=ImportPath,ForTest,Deps,GoFiles,Imports"}, g.patterns()...)...)
	cmd.Dir = g.root
	cmd.Env = append(os.Environ(), on.env...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("go list: %w", err)
	}
	for decoder := json.NewDecoder(bytes.NewReader(out)); decoder.More(); {
		var p struct {
			ImportPath, ForTest string
			Deps, GoFiles       []string
			Imports             []string
		}
		if err := decoder.Decode(&p); err != nil {
			return err
		}
		name, isTests := strings.CutSuffix(p.ImportPath, ".test")
		folder := strings.TrimPrefix(name, "pbn/")
		switch known := g.folders[folder]; {
		case p.ForTest != "":
		case isTests && known != nil && known.platform == on:
			for _, d := range p.Deps {
				d, _, _ = strings.Cut(d, " ")
				known.imports = append(known.imports, strings.TrimPrefix(d, "pbn/"))
			}
		case !isTests && known == nil:
			var files []string
			for _, file := range p.GoFiles {
				files = append(files, folder+"/"+file)
			}
			g.packages = append(g.packages, folder)
			g.folders[folder] = &goFolder{files: files, platform: on, ofTests: slices.Contains(p.Imports, "testing")}
		}
	}
	return nil
}
