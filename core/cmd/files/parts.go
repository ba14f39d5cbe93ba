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
	found, err := os.Stat(folder)
	if err == nil && !found.IsDir() {
		return mistake("isFile", "output", folder)
	}
	isNew := errors.Is(err, fs.ErrNotExist)
	for _, name := range names {
		path := filepath.Join(folder, name)
		if _, err := os.Lstat(path); err == nil {
			return errors.New(line.Say("partIsThere", "path", path))
		}
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return notWritten(folder, err)
	}
	var written []string
	defer func() {
		for _, path := range written {
			if err != nil {
				os.Remove(path)
			}
			ended(path)
		}
		if err != nil && isNew {
			os.Remove(folder)
		}
	}()
	for i, name := range names {
		path := filepath.Join(folder, name)
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if err != nil {
			return notWritten(path, err)
		}
		begun(path)
		written = append(written, path)
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
