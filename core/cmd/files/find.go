package files

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pbn/core/cmd/line"
)

// Find puts the files of a folder, and those that a pattern such as "**/*.pbn" means, in the place of its name. What means nothing stays,
// for the message that it is not there.
func Find(l *line.Line) error {
	if l.Command.Extensions == nil {
		return nil
	}
	f := finder{extensions: l.Command.Extensions, inside: map[string]string{}}
	for _, name := range l.Names {
		f.add(name)
	}
	l.Names, l.Inside = f.paths, f.inside
	return nil
}

type finder struct {
	extensions []string
	paths      []string
	// inside is what the files that were found are called in the folder where they were sought.
	inside map[string]string
}

func (f *finder) add(name string) {
	found, err := os.Stat(name)
	before := len(f.paths)
	switch {
	case name == line.StandardInput:
	case err == nil && found.IsDir():
		f.walk(name, "", func(path string) bool {
			return slices.ContainsFunc(f.extensions, func(e string) bool { return strings.HasSuffix(strings.ToLower(path), e) })
		})
	case err != nil && strings.ContainsAny(name, "*?["):
		f.glob(name)
	}
	if len(f.paths) == before {
		f.paths = append(f.paths, name)
	}
}

// isHidden reports whether a name is only found by its own name.
func isHidden(name string) bool { return strings.HasPrefix(name, ".") || name == "node_modules" }

// walk takes the files in a folder and below it. inside is where it is in the folder where files are sought.
func (f *finder) walk(folder, inside string, wants func(name string) bool) {
	for _, e := range entries(folder) {
		path := join(folder, e.Name())
		switch {
		case isHidden(e.Name()):
		case e.IsDir():
			f.walk(path, join(inside, e.Name()), wants)
		case wants(e.Name()) && isRegular(path, e):
			f.take(path, join(inside, e.Name()))
		}
	}
}

// entries has no error: what cannot be read has no files that are wanted.
func entries(folder string) []fs.DirEntry {
	list, _ := os.ReadDir(folder) // sorted
	return list
}

// join leaves a folder as it is written: filepath.Join would take "./" away.
func join(folder, name string) string {
	if folder == "" || strings.HasSuffix(folder, "/") {
		return folder + name
	}
	return folder + "/" + name
}

func isRegular(path string, e fs.DirEntry) bool {
	if e.Type()&fs.ModeSymlink == 0 {
		return e.Type().IsRegular()
	}
	found, err := os.Stat(path)
	return err == nil && found.Mode().IsRegular()
}

func (f *finder) take(path, inside string) {
	if _, taken := f.inside[path]; !taken {
		f.paths = append(f.paths, path)
		f.inside[path] = inside
	}
}

// glob takes the files that a pattern means: "*" and "?" are characters of a name, "[a-c]" is one of some, and "**" is any folders.
func (f *finder) glob(pattern string) {
	parts := strings.Split(filepath.ToSlash(pattern), "/")
	fixed := slices.IndexFunc(parts, func(part string) bool { return strings.ContainsAny(part, "*?[") })
	folder := strings.Join(parts[:fixed], "/")
	if fixed > 0 {
		folder += "/"
	}
	f.match(folder, "", parts[fixed:])
}

func (f *finder) match(folder, inside string, parts []string) {
	if parts[0] == "**" {
		if len(parts) == 1 {
			parts = []string{"**", "*"}
		}
		f.match(folder, inside, parts[1:])
		for _, e := range entries(orHere(folder)) {
			if e.IsDir() && !isHidden(e.Name()) {
				f.match(join(folder, e.Name()), join(inside, e.Name()), parts)
			}
		}
		return
	}
	wanted := readPattern(parts[0])
	for _, e := range entries(orHere(folder)) {
		path := join(folder, e.Name())
		switch {
		case !wanted.matches(e.Name()):
		case isHidden(e.Name()) && !strings.HasPrefix(parts[0], e.Name()[:1]):
		case len(parts) > 1 && e.IsDir():
			f.match(path, join(inside, e.Name()), parts[1:])
		case len(parts) == 1 && isRegular(path, e):
			f.take(path, join(inside, e.Name()))
		}
	}
}

func orHere(folder string) string {
	if folder == "" {
		return "."
	}
	return folder
}
