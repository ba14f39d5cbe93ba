package main

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
)

// verdicts are those of an earlier run, so that a run that was ended goes on. They are of one state of the sources and of the tests: another
// test might not notice what an earlier one did. Survivors are tried again.
type verdicts struct {
	file string
	mu   sync.Mutex
	dead map[string]verdict
}

// verdictLine is a line of the file.
type verdictLine struct {
	Mutation string
	Verdict  verdict
}

// openVerdicts opens those of the sources that have a hash, and drops those of others.
func openVerdicts(state, hash string) (*verdicts, error) {
	all := &verdicts{file: filepath.Join(state, "verdicts-"+hash+".jsonl"), dead: map[string]verdict{}}
	others, err := filepath.Glob(filepath.Join(state, "verdicts*.jsonl"))
	if err != nil {
		return nil, err
	}
	for _, other := range others {
		if other != all.file {
			if err := os.Remove(other); err != nil {
				return nil, err
			}
		}
	}
	file, err := os.Open(all.file)
	if err != nil {
		return all, nil // The first run.
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var l verdictLine
		// The last line may be cut off.
		if json.Unmarshal(lines.Bytes(), &l) == nil {
			all.dead[l.Mutation] = l.Verdict
		}
	}
	return all, nil
}

// judging are the folders in which a change may change a verdict: the sources, the tests, and what both are built with.
var judging = []string{"core", "wasm", "js", "site", "go.mod", "go.sum", "Makefile"}

// hashOf returns a hash of what git knows of a checkout in these folders, or would add, as it is now.
func hashOf(ctx context.Context, root string) (string, error) {
	cmd := exec.CommandContext(ctx, "git", append([]string{"ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"}, judging...)...)
	cmd.Dir = root
	list, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("git ls-files: %w", err)
	}
	sum := sha256.New()
	for name := range strings.SplitSeq(strings.TrimSuffix(string(list), "\x00"), "\x00") {
		content, err := os.ReadFile(filepath.Join(root, name))
		if err != nil && !errors.Is(err, os.ErrNotExist) { // deleted, and not yet committed
			return "", err
		}
		fmt.Fprintf(sum, "%s %x\n", name, sha256.Sum256(content))
	}
	return fmt.Sprintf("%x", sum.Sum(nil)[:8]), nil
}

// key is of a mutation of these bytes of a file.
func key(m mutation, source []byte) string {
	return fmt.Sprintf("%x %s %d %d %s", sha256.Sum256(source), m.Place.File, m.Place.Start, m.Place.End, m.Text)
}

func (all *verdicts) killed(m mutation, source []byte) (verdict, bool) {
	all.mu.Lock()
	defer all.mu.Unlock()
	v, ok := all.dead[key(m, source)]
	return v, ok
}

func (all *verdicts) add(m mutation, source []byte, v verdict) error {
	if v.Outcome == survived || v.Outcome == unreached {
		return nil
	}
	line, err := json.Marshal(verdictLine{key(m, source), v})
	if err != nil {
		return err
	}
	all.mu.Lock()
	defer all.mu.Unlock()
	file, err := os.OpenFile(all.file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(append(line, '\n'))
	if closed := file.Close(); err == nil {
		err = closed
	}
	return err
}
