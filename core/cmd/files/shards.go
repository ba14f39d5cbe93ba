package files

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"pbn/core/cmd/line"
)

// Shards are the files of a table: one, or several whose names are numbered. They come into their places together, when all are written.
type Shards struct {
	path       string
	isNumbered bool
	made       []*replacement
	old        []string // those that are there, which are replaced
	failed     error    // why one could not be written
}

// NewShards returns files for a path: where they are numbered, table.parquet stands for table-0001.parquet and those that follow. Those that
// are there already are an error, unless they are to be replaced; then all of them go.
func NewShards(path string, isNumbered, replaces bool) (*Shards, error) {
	s := &Shards{path: path, isNumbered: isNumbered}
	if !isNumbered {
		return s, nil
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		return nil, notWritten(path, noFolder(err))
	}
	stem, extension := s.parts()
	for _, e := range entries {
		name := filepath.Join(filepath.Dir(path), e.Name())
		digits := strings.TrimSuffix(strings.TrimPrefix(name, stem+"-"), extension)
		if _, err := strconv.Atoi(digits); err == nil && name == stem+"-"+digits+extension {
			s.old = append(s.old, name)
		}
	}
	if len(s.old) > 0 && !replaces {
		return nil, errors.New(line.Say("shardIsThere", "path", s.old[0]))
	}
	return s, nil
}

func noFolder(err error) error {
	if errors.Is(err, os.ErrNotExist) {
		return errors.New(line.Say("noFolder"))
	}
	return err
}

// parts divides the path before its extension.
func (s *Shards) parts() (stem, extension string) {
	extension = filepath.Ext(s.path)
	return strings.TrimSuffix(s.path, extension), extension
}

// Next begins another file.
func (s *Shards) Next() (io.Writer, error) {
	path := s.name(len(s.made) + 1)
	r, err := replace(path, false)
	if err != nil {
		return nil, notWritten(path, noFolder(err))
	}
	s.made = append(s.made, r)
	return shard{s, r, path}, nil
}

// Err is why one of them could not be written, in our words.
func (s *Shards) Err() error { return s.failed }

func (s *Shards) name(number int) string {
	if !s.isNumbered {
		return s.path
	}
	const digits = 4
	stem, extension := s.parts()
	text := strconv.Itoa(number)
	return stem + "-" + strings.Repeat("0", max(0, digits-len(text))) + text + extension
}

// Count is how many files were begun.
func (s *Shards) Count() int { return len(s.made) }

// Cancel leaves what was there as it was.
func (s *Shards) Cancel() {
	for _, r := range s.made {
		r.cancel()
	}
	s.made = nil
}

// Commit brings the files into their places, once all of them are written, and takes those away that they replace.
func (s *Shards) Commit() error {
	for i, r := range s.made {
		if err := r.finish(); err != nil {
			s.Cancel()
			return notWritten(s.name(i+1), err)
		}
	}
	err := undivided(s.place)
	for _, r := range s.made {
		r.end()
	}
	return err
}

// place gives the files their names.
func (s *Shards) place() error {
	for i, r := range s.made {
		if err := r.place(); err != nil {
			for _, later := range s.made[i:] {
				os.Remove(later.file.Name())
			}
			return notWritten(s.name(i+1), err)
		}
	}
	for _, name := range s.old {
		if s.has(name) {
			continue
		}
		if err := os.Remove(name); err != nil {
			return notWritten(name, err)
		}
	}
	return nil
}

// has reports whether one of the files that were written has a name.
func (s *Shards) has(name string) bool {
	for i := range s.made {
		if s.name(i+1) == name {
			return true
		}
	}
	return false
}

// shard takes what is written of one file.
type shard struct {
	of   *Shards
	to   *replacement
	path string
}

func (s shard) Write(b []byte) (int, error) {
	n, err := s.to.file.Write(b)
	if err != nil {
		err = notWritten(s.path, err)
		s.of.failed = err
	}
	return n, err
}
