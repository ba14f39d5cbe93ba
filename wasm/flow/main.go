// Command flow makes a WebAssembly module that Go has linked faster and smaller:
//
//	go run ./wasm/flow [-lines] [-small] [-direct] [-v] in.wasm out.wasm
//
// It writes the whole file or none.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"pbn/wasm/flow/internal/flow"
)

func main() {
	flags := flag.NewFlagSet("flow", flag.ExitOnError)
	flags.Usage = func() {
		fmt.Fprintln(flags.Output(), "usage: flow [-lines] [-small] [-direct] [-v] in.wasm out.wasm")
		flags.PrintDefaults()
	}
	lines := flags.Bool("lines", false, "keep the tables of files and lines, which name the places in stack traces")
	small := flags.Bool("small", false, "leave inlined functions and arguments out of stack traces, too")
	direct := flags.Bool("direct", false, "pack the tables of functions, too, for a module built with wasm/overlay; needs -small")
	verbose := flags.Bool("v", false, "say what was done")
	flags.Parse(os.Args[1:])
	if flags.NArg() != 2 {
		flags.Usage()
		os.Exit(2)
	}
	report, err := run(flags.Arg(0), flags.Arg(1), flow.Options{KeepLines: *lines, Small: *small, Direct: *direct})
	if err != nil {
		fmt.Fprintln(os.Stderr, "flow:", err)
		os.Exit(1)
	}
	if *verbose {
		fmt.Fprintln(os.Stderr, report)
	}
}

// run rewrites a file into another, or into itself.
func run(from, to string, options flow.Options) (report flow.Report, err error) {
	in, err := os.ReadFile(from)
	if err != nil {
		return report, err
	}
	out, report, err := flow.Rewrite(in, options)
	if err != nil {
		return report, fmt.Errorf("%s: %w", from, err)
	}
	return report, replace(to, out)
}

// replace writes a file that takes its name only when it is whole.
func replace(name string, content []byte) (err error) {
	file, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(file.Name()))
		}
	}()
	_, err = file.Write(content)
	if err := errors.Join(err, file.Chmod(0o644), file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), name)
}
