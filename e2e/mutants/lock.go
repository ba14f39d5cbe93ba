package main

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
)

// lock keeps other runs out of a state folder, whose programs they would overwrite, until this one ends, however that is.
func lock(state string) (*os.File, error) {
	if err := os.MkdirAll(state, 0o755); err != nil {
		return nil, err
	}
	file, err := os.OpenFile(filepath.Join(state, "lock"), os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		file.Close()
		return nil, fmt.Errorf("another run works in %s (%w): wait for its end, or name another folder with -state", state, err)
	}
	return file, nil
}
