// Package files has what the shell command does with files: how they are read, where it writes, and what the system says of them.
package files

import (
	"errors"
	"io"
	"os"
	"strconv"
	"syscall"

	"pbn/core/cmd/line"
)

// mostInMemory is how long a file may be that has to be in memory as a whole, in MiB. To fix it takes some fifteen times as much memory.
const mostInMemory = 64

// Open opens a file, or standard input.
func Open(path string) (io.ReadCloser, error) {
	if path == line.StandardInput {
		return io.NopCloser(os.Stdin), nil
	}
	return os.Open(path)
}

// OpenToRepeat opens a file, or standard input, so that it can be read anew from its start: standard input is copied to a file without a
// name.
func OpenToRepeat(path string) (io.ReadCloser, error) {
	if path != line.StandardInput {
		return os.Open(path)
	}
	file, err := os.CreateTemp("", ".pbn-*.tmp")
	if err != nil {
		return nil, err
	}
	if err = os.Remove(file.Name()); err == nil {
		_, err = io.Copy(file, os.Stdin)
	}
	if err == nil {
		_, err = file.Seek(0, io.SeekStart)
	}
	if err != nil {
		file.Close()
		return nil, err
	}
	return file, nil
}

// Size returns how many bytes a file has; known is false of a pipe or a terminal, and where there is no file.
func Size(path string) (bytes int64, known bool) {
	found := stat(os.Stdin)
	if path != line.StandardInput {
		found, _ = os.Stat(path)
	}
	if !isFile(found) {
		return 0, false
	}
	return found.Size(), true
}

// Whole returns the bytes of a file, for what has to look at them together, which what names in a message.
func Whole(from io.Reader, what string) ([]byte, error) {
	file, err := io.ReadAll(io.LimitReader(from, mostInMemory<<20+1))
	if err == nil && len(file) > mostInMemory<<20 {
		err = errors.New(line.Say("tooLong", "what", what, "most", strconv.Itoa(mostInMemory)))
	}
	return file, err
}

// codes are the errors of the system that have a text, by their names.
var codes = map[string]error{
	"ENOENT": syscall.ENOENT, "EISDIR": syscall.EISDIR, "ENOTDIR": syscall.ENOTDIR, "EACCES": syscall.EACCES, "ENOSPC": syscall.ENOSPC,
}

// Reason returns what an error says, in words.
func Reason(err error) string {
	for code, of := range codes {
		if text, ok := line.Reason(code); ok && errors.Is(err, of) {
			return text
		}
	}
	return err.Error()
}
