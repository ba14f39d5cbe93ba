package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"pbn/core/cmd/line"
)

// WriteParts writes files with these names into a folder, which is made where it is missing: all of them, or none. A file that is there already
// is never written over.
func WriteParts(folder string, names []string, content func(i int) []byte) (err error) {
	for _, name := range names {
		path := filepath.Join(folder, name)
		if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
			return errors.New(line.Say("partIsThere", "path", path))
		}
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return notWritten(folder, err)
	}
	written := 0
	defer func() {
		for i := 0; err != nil && i < written; i++ {
			os.Remove(filepath.Join(folder, names[i]))
		}
	}()
	for i, name := range names {
		path := filepath.Join(folder, name)
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if err != nil {
			return notWritten(path, err)
		}
		written++
		_, err = file.Write(content(i))
		if err = errors.Join(err, file.Close()); err != nil {
			return notWritten(path, err)
		}
	}
	return nil
}

func notWritten(path string, err error) error {
	return errors.New(line.Say("notWritten", "path", path, "reason", Reason(err)))
}
