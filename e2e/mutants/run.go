package main

import (
	"bytes"
	"context"
	"fmt"
	"os/exec"
	"syscall"
	"time"
)

// The outcomes of a mutation.
const (
	killed   = "killed"
	hung     = "killed by a limit" // by that of CPU time, or by waiting
	survived = "survived"
	invalid  = "does not compile"
	// unreached is code that no test in Node runs: browser tests are too slow to be run for each mutation.
	unreached = "reached in browsers only"
)

// A verdict says how a mutation fared.
type verdict struct {
	Outcome string
	By      string // what failed, or why nothing could
	Slow    bool   // the quick tests passed, and there are slow ones
}

// waiting ends tests that use no CPU time. It is longer than any test needs beside others.
const waiting = 20 * time.Minute

// goMemory is what a program in Go, and each that it starts, may have of memory that can be written, in KiB: a mutated loop may append for
// ever. (What a program may address is more: Node reserves for wasm more than it uses.)
const goMemory = 6 << 20

// leastLimit is the CPU time that every test may use.
var leastLimit = 10 * time.Second

// limit is the CPU time that is far more than what the tests take unmutated.
func limit(plain time.Duration) time.Duration { return leastLimit + 5*plain }

// bounded makes a command that is killed when it has used a CPU time; 0 bounds nothing.
func bounded(ctx context.Context, cpu time.Duration, memory int, name string, args ...string) *exec.Cmd {
	script := `exec "$0" "$@"`
	if cpu > 0 {
		script = fmt.Sprintf("ulimit -t %d; %s", int(cpu.Seconds()), script)
	}
	if memory > 0 {
		script = fmt.Sprintf("ulimit -d %d; %s", memory, script)
	}
	cmd := exec.CommandContext(ctx, "sh", append([]string{"-c", script, name}, args...)...)
	// Children too end with it.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.WaitDelay = 10 * time.Second
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	return cmd
}

// An ending is what a command left.
type ending struct {
	output []byte
	cpu    time.Duration
	signal syscall.Signal // that ended it
}

func runCommand(cmd *exec.Cmd) (ending, error) {
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	return leftBy(cmd, out.Bytes()), err
}

func leftBy(cmd *exec.Cmd, output []byte) ending {
	e := ending{output: output}
	if s := cmd.ProcessState; s != nil {
		e.cpu = s.UserTime() + s.SystemTime()
		if status, ok := s.Sys().(syscall.WaitStatus); ok && status.Signaled() {
			e.signal = status.Signal()
		}
	}
	return e
}

// verdict is of a command that failed: the tests noticed, or a limit ended them.
func (e ending) verdict(by string) verdict {
	if e.signal == syscall.SIGKILL || e.signal == syscall.SIGXCPU || bytes.Contains(e.output, []byte("panic: test timed out")) {
		return verdict{Outcome: hung, By: by}
	}
	return verdict{Outcome: killed, By: by}
}
