// Command mutants changes one place of the source at a time, and says which changes no test notices. It draws them from what is written in
// Go (core, wasm and site/edge) and from js/src and site/src by a seed; the checkout itself is not touched.
package main

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"syscall"
)

func main() {
	count := flag.Int("n", 300, "mutations in all: two thirds in Go, the others in js/src and site/src")
	seed := flag.Uint64("seed", 0, "the seed that draws them (0: a fresh one)")
	only := flag.String("only", "", "go or js: the mutations of this language alone")
	files := flag.String("files", "", "a pattern: the mutations of files that match alone")
	workers := flag.Int("at-a-time", 2, "mutations that are tried at the same time")
	root := flag.String("root", ".", "the checkout, after make build")
	state := flag.String("state", filepath.Join(os.TempDir(), "pbn-mutants"), "the folder for what is built and found: a run that was ended goes on from it")
	flag.Parse()
	if *seed == 0 {
		*seed = uint64(rand.Uint32())
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, *root, *state, *only, *files, *count, *seed, *workers); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context, root, state, only, files string, count int, seed uint64, workers int) error {
	pattern, err := regexp.Compile(files)
	if err != nil {
		return err
	}
	if root, err = filepath.Abs(root); err != nil {
		return err
	}
	if state, err = filepath.Abs(state); err != nil {
		return err
	}
	held, err := lock(state)
	if err != nil {
		return err
	}
	defer held.Close()
	counts := map[string]int{"go": count - count/3, "js": count / 3}
	if only != "" {
		if _, ok := counts[only]; !ok {
			return fmt.Errorf("-only %s: there are go and js", only)
		}
		counts = map[string]int{only: count}
	}
	hash, err := hashOf(ctx, root)
	if err != nil {
		return err
	}
	earlier, err := openVerdicts(state, hash)
	if err != nil {
		return err
	}
	fmt.Printf("seed %d\n", seed)
	r := &round{seed: seed, files: pattern, workers: workers, out: os.Stdout, earlier: earlier}
	for _, language := range []string{"go", "js"} {
		if counts[language] > 0 && err == nil {
			var c checker = newGoChecker(root, state, workers)
			if language == "js" {
				c = newJSChecker(root, state)
			}
			err = r.try(ctx, c, counts[language])
		}
	}
	r.report()
	return err
}
