package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Most of what the native command does is tested from JavaScript: js/test/pbn.mjs runs it beside the npm command, and compares what both do.
// Those tests are slow, so they are run only for mutations that the tests in Go do not notice.

// commandFolder is the native command.
const commandFolder = "core/cmd/pbn"

// ofCommand reports whether a mutation is of the native command.
func ofCommand(m mutation) bool { return strings.HasPrefix(m.Place.File, "core/cmd/") }

// commandEnv gives the tests a native command in place of the one that make test-module builds.
func commandEnv(binary string) string { return "PBN_NATIVE=" + binary }

// makeCommand builds the native command with the switches in it, and runs the tests of both commands once.
func (g *goChecker) makeCommand(ctx context.Context, overlay string) error {
	binary := filepath.Join(g.state, "switched", "pbn")
	if out, err := g.buildCommand(ctx, overlay, binary); err != nil {
		return fmt.Errorf("%s does not build with the switches in it: %w\n%s", commandFolder, err, out)
	}
	g.command = &jsChecker{root: g.root, copy: g.root, notes: filepath.Join(g.state, "reached"), env: []string{commandEnv(binary)}}
	names, err := filepath.Glob(filepath.Join(g.root, "js/test/*.test.mjs"))
	if err != nil {
		return err
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if bytes.Contains(text, []byte(`from "./pbn.mjs"`)) {
			if err := g.command.add(ctx, jsTest{Package: "js", File: "test/" + filepath.Base(name)}); err != nil {
				return err
			}
		}
	}
	return nil
}

func (g *goChecker) buildCommand(ctx context.Context, overlay, binary string) ([]byte, error) {
	return g.tool(ctx, g.folders[commandFolder].platform, "build", "-overlay", overlay, "-o", binary, "./"+commandFolder)
}

// checkCommand runs the tests of both commands; by what the tests in Go have found, nothing has noticed the mutation yet.
func (g *goChecker) checkCommand(ctx context.Context, m mutation, worker int, found verdict) (verdict, error) {
	if err := g.prepareCommand(); err != nil {
		return verdict{}, err
	}
	env, reaches := g.command.env, func(t jsTest) bool { return t.Reaches[m.Number] }
	if !g.switched[m.Number] {
		overlay, folder, err := g.mutated(m, worker)
		if err != nil {
			return verdict{}, err
		}
		defer os.RemoveAll(folder)
		binary := filepath.Join(folder, "pbn")
		if out, err := g.buildCommand(ctx, overlay, binary); err != nil {
			return verdict{Outcome: invalid, By: firstError(out)}, ctx.Err()
		}
		env, reaches = []string{commandEnv(binary)}, func(jsTest) bool { return true }
	}
	v, err := g.command.try(ctx, m, reaches, env)
	if v.Outcome == unreached {
		return found, err
	}
	return v, err
}
