package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
)

// lock reserves a state folder, in which another run would overwrite the programs of this one. It ends with the process, however that ends.
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
		if errors.Is(err, syscall.EWOULDBLOCK) {
			err = fmt.Errorf("another run works in %s: wait until it ends, or name another folder with -state", state)
		}
		return nil, err
	}
	return file, nil
}
