package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// starts is how often a command is started that does little: the fastest counts.
const starts = 10

// sampling is how often it is asked how much memory a command has.
const sampling = 20 * time.Millisecond

// exampleFile is a small file, of three boards.
const exampleFile = "site/src/example.pbn"

// buildCommand builds the native command into a folder.
func buildCommand(folder string) error {
	_, err := output("go", "build", "-o", filepath.Join(folder, "pbn"), "./core/cmd/pbn")
	return err
}

// measureCommand runs a shell command from its start to its end. What it writes is thrown away.
func measureCommand(r row, inputs string) (m measurement, err error) {
	command := []string{filepath.Join(inputs, "pbn")}
	if r.of.where == npmCommand {
		command = []string{"node", "js/dist/cli.js"}
	}
	command = append(command, r.of.what)
	if of := peers[r.of.what]; of != nil {
		command = of
	}
	switch r.of.file {
	case noFile:
	case smallExample:
		command = append(command, exampleFile)
	default:
		command = append(command, filepath.Join(inputs, fileName(r.of.file)))
	}
	runs := starts
	if r.once {
		runs = 1
	}
	for range runs {
		once, err := timed(exec.Command(command[0], command[1:]...))
		if err != nil {
			return m, err
		}
		m.First.fastest(once.First)
		m.Memory = max(m.Memory, once.Memory)
	}
	if r.of.file == large || peers[r.of.what] != nil {
		m.Again = m.First
	}
	return m, nil
}

// timed runs a command from its start to its end. Errors in a file are what is found, not a fault.
func timed(one *exec.Cmd) (m measurement, err error) {
	start := time.Now()
	if err := one.Start(); err != nil {
		return m, err
	}
	ended := make(chan error)
	go func() { ended <- one.Wait() }()
	for runs := true; runs; {
		select {
		case err = <-ended:
			runs = false
		case <-time.After(sampling):
			// What the system tells at the end is also of this process, from which the command is started.
			m.Memory = max(m.Memory, mostMemory(one.Process.Pid))
		}
	}
	m.First = cost{time.Since(start).Seconds(), (one.ProcessState.UserTime() + one.ProcessState.SystemTime()).Seconds()}
	if one.ProcessState.ExitCode() == 1 {
		err = nil
	}
	return m, err
}

// linesOfCode counts lines that have more than a comment.
func linesOfCode(file string) (n int) {
	for line := range strings.Lines(file) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") {
			n++
		}
	}
	return n
}

// linesOfCore is how many lines of code the core has for PBN: in the folders that read, check and write it, without embed, tests, comments and empty
// lines.
func linesOfCore() (lines float64, err error) {
	for _, folder := range []string{"item", "source", "diag", "wire", "pbn"} {
		err := filepath.WalkDir("core/"+folder, func(path string, e os.DirEntry, err error) error {
			if e != nil && e.IsDir() && (e.Name() == "embed" || e.Name() == "testdata") {
				return filepath.SkipDir
			}
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			file, err := os.ReadFile(path)
			lines += float64(linesOfCode(string(file)))
			return err
		})
		if err != nil {
			return 0, err
		}
	}
	return lines, nil
}
