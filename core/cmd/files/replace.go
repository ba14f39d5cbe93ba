package files

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
)

// replacement is a file that is written as a whole or not at all: through a temporary file in its folder and a rename. The file's mode
// stays, and a link stays a link.
type replacement struct {
	file *os.File
	// real is the file itself, where path may be a link to it.
	real string
	old  fs.FileInfo // nil if the file is new
	// isDevice says that there is nothing to replace: it is a device or a pipe.
	isDevice bool
	// unlessSame leaves a file alone that has that content already.
	unlessSame bool
}

func replace(path string, unlessSame bool) (*replacement, error) {
	r := &replacement{real: path, unlessSame: unlessSame}
	old, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return nil, err
	default:
		r.old = old
		if r.real, err = realPath(path); err != nil {
			return nil, err
		}
		r.isDevice = !old.Mode().IsRegular()
		// A file that may not be written is not replaced either, though its folder would allow that.
		file, err := os.OpenFile(r.real, os.O_WRONLY, 0)
		if err != nil {
			return nil, err
		}
		if r.isDevice {
			r.file = file
			return r, nil
		}
		file.Close()
	}
	mode := fs.FileMode(0o666)
	if r.old != nil {
		mode = r.old.Mode().Perm()
	}
	temporary := filepath.Join(filepath.Dir(r.real), ".pbn-"+strconv.FormatUint(rand.Uint64(), 36)+".tmp")
	begun(temporary)
	if r.file, err = os.OpenFile(temporary, os.O_RDWR|os.O_CREATE|os.O_EXCL, mode); err != nil {
		ended(temporary)
	}
	return r, err
}

// cancel leaves the file as it was.
func (r *replacement) cancel() {
	r.file.Close()
	if !r.isDevice {
		os.Remove(r.file.Name())
	}
	r.end()
}

// commit puts what was written in the place of the file.
func (r *replacement) commit() error {
	err := r.finish()
	if err == nil && r.unlessSame && r.isSame() {
		r.cancel()
		return nil
	}
	if err == nil {
		err = r.place()
	}
	if err != nil {
		r.cancel()
		return err
	}
	r.end()
	return nil
}

// finish ends what is written, with the mode that the file has.
func (r *replacement) finish() error {
	if r.isDevice {
		return r.file.Close()
	}
	if r.old != nil {
		// The mask of the process took bits away.
		if err := r.file.Chmod(r.old.Mode()); err != nil {
			return err
		}
	}
	if err := r.file.Sync(); err != nil {
		return err
	}
	return r.file.Close()
}

// place gives what was written the name of the file.
func (r *replacement) place() error {
	if r.isDevice {
		return nil
	}
	return os.Rename(r.file.Name(), r.real)
}

// end says that there is no temporary file any more.
func (r *replacement) end() {
	if !r.isDevice {
		ended(r.file.Name())
	}
}

// isSame reports whether what was written is what the file has.
func (r *replacement) isSame() bool {
	if r.old == nil {
		return false
	}
	made, err := os.Open(r.file.Name())
	if err != nil {
		return false
	}
	defer made.Close()
	other, err := os.Open(r.real)
	if err != nil {
		return false
	}
	defer other.Close()
	same, err := sameContent(made, other)
	return same && err == nil
}

func sameContent(a, b io.Reader) (bool, error) {
	var pieces [2][1 << 16]byte
	for {
		n, err := io.ReadFull(a, pieces[0][:])
		if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
			return false, err
		}
		m, err := io.ReadFull(b, pieces[1][:])
		if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
			return false, err
		}
		switch {
		case !bytes.Equal(pieces[0][:n], pieces[1][:m]):
			return false, nil
		case n == 0:
			return true, nil
		}
	}
}
