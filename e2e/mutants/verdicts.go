package main

import (
	"bufio"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sync"
)

// verdicts are those of earlier runs, so that a run that was ended goes on. Survivors are tried again: a test may be new.
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

func openVerdicts(state string) *verdicts {
	all := &verdicts{file: filepath.Join(state, "verdicts.jsonl"), dead: map[string]verdict{}}
	file, err := os.Open(all.file)
	if err != nil {
		return all // The first run.
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var l verdictLine
		// The last line may be cut off.
		if json.Unmarshal(lines.Bytes(), &l) == nil {
			all.dead[l.Mutation] = l.Verdict
		}
	}
	return all
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
