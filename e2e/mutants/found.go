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

// found has the verdicts of earlier runs, so that a run that was ended goes on. Survivors are tried again: a test may be new.
type found struct {
	file string
	mu   sync.Mutex
	dead map[string]verdict
}

type foundLine struct {
	Mutation string
	verdict
}

func openFound(state string) *found {
	f := &found{file: filepath.Join(state, "found.jsonl"), dead: map[string]verdict{}}
	file, err := os.Open(f.file)
	if err != nil {
		return f // The first run.
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var l foundLine
		// The last line may be cut off.
		if json.Unmarshal(lines.Bytes(), &l) == nil {
			f.dead[l.Mutation] = l.verdict
		}
	}
	return f
}

// key is of a mutation of these bytes of a file.
func key(m mutation, source []byte) string {
	return fmt.Sprintf("%x %s %d %d %s", sha256.Sum256(source), m.File, m.Start, m.End, m.Text)
}

func (f *found) killed(m mutation, source []byte) (verdict, bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	v, ok := f.dead[key(m, source)]
	return v, ok
}

func (f *found) add(m mutation, source []byte, v verdict) error {
	if v.Outcome == survived || v.Outcome == unreached {
		return nil
	}
	line, err := json.Marshal(foundLine{key(m, source), v})
	if err != nil {
		return err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	file, err := os.OpenFile(f.file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(append(line, '\n'))
	if closed := file.Close(); err == nil {
		err = closed
	}
	return err
}
