// Command parts runs the parts of the tests, and counts their CPU time and the tests that they skip.
//
// As "parts -run part command…" it runs what is a part, and as "parts -go part go test -json …" prints what go test does without -json.
// As "parts -list target" it lists the parts of make test or of make test-rest with their CPU seconds, and all skips; it fails in CI,
// where nothing that the tests need is missing. As "parts -slow file…" it prints the pattern of the tests that call themselves slow.
// reporter.mjs writes the skips of Node's tests.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"
)

// folder has a folder for each part, with what was counted.
const folder = "e2e/parts/found"

const usage = `usage: parts -run part command…
       parts -go part go test -json …
       parts -list target
       parts -slow file…`

func main() {
	if err := run(os.Args[1:]); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			fmt.Fprintln(os.Stderr, err)
		}
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) < 2 {
		return errors.New(usage)
	}
	verb, first, rest := args[0], args[1], args[2:]
	switch {
	case verb == "-list":
		_, err := os.Stat("../shared")
		return list(os.Stdout, folder, first, os.Getenv("CI") == "true" && err == nil)
	case verb == "-slow":
		return writeSlow(os.Stdout, args[1:])
	case (verb == "-run" || verb == "-go") && len(rest) > 0:
		return runPart(first, rest, verb == "-go")
	}
	return errors.New(usage)
}

// runPart runs a part and writes what it counted.
func runPart(part string, command []string, isGo bool) error {
	if targetOf(part) == "" {
		return fmt.Errorf("%s is no part of the tests: see e2e/parts/table.go", part)
	}
	found := filepath.Join(folder, part)
	if err := os.MkdirAll(found, 0o755); err != nil {
		return err
	}
	skips, err := os.Create(filepath.Join(found, "skips"))
	if err != nil {
		return err
	}
	begun := time.Now()
	err = start(command, isGo, skips)
	err = errors.Join(err, skips.Close())
	cpu := cpuOfChildren()
	counted := fmt.Sprintf("%.1f %.1f\n", cpu.Seconds(), time.Since(begun).Seconds())
	return errors.Join(err, os.WriteFile(filepath.Join(found, "seconds"), []byte(counted), 0o644))
}

// start runs a command to its end, with its skips in a file.
func start(command []string, isGo bool, skips *os.File) error {
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	path, err := filepath.Abs(skips.Name())
	if err != nil {
		return err
	}
	cmd.Env = append(os.Environ(), "SKIPS="+path)
	adoptOrphans()
	if !isGo {
		return cmd.Run()
	}
	cmd.Stdout = nil
	events, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	err = follow(events, os.Stdout, skips)
	return errors.Join(err, cmd.Wait())
}

// secondsOf reads what a part has taken: of CPU time, and by the clock.
func secondsOf(folder, part string) (cpu, clock float64, err error) {
	text, err := os.ReadFile(filepath.Join(folder, part, "seconds"))
	if err != nil {
		return 0, 0, err
	}
	if _, err = fmt.Sscan(string(text), &cpu, &clock); err != nil {
		return 0, 0, fmt.Errorf("%s: %w in %s", part, err, strconv.Quote(string(text)))
	}
	return cpu, clock, nil
}
