package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pbn/core/cmd/line"
)

// Targets are where files are written to.
type Targets struct {
	standard io.Writer
	inPlace  bool
	// outputs has the path to write of each file that is read; it is nil where that is the file itself, or standard output.
	outputs map[string]string
	// inFolder says that they are in a folder, with folders of its own where files were found in such.
	inFolder bool
}

// StandardOutput is what is given in place of a file's name.
const StandardOutput = "-"

// NewTargets returns where files are written to, by the options; standard is standard output, and nameOf makes the name of what is written
// in a folder. A mistake is found before anything is written.
func NewTargets(l *line.Line, standard io.Writer, nameOf func(string) string) (*Targets, error) {
	t := &Targets{standard: standard, inPlace: l.Is("in-place")}
	paths, output := l.Names, l.Value("output")
	switch {
	case t.inPlace && l.Is("output"):
		return nil, mistake("bothTargets")
	case t.inPlace && slices.Contains(paths, line.StandardInput):
		return nil, mistake("inputInPlace")
	case t.inPlace:
		return t, nil
	case !l.Is("output") && len(paths) > 1:
		return nil, mistake("needsFolder", "else", elseInPlace(l))
	case !l.Is("output") || output == StandardOutput:
		if len(paths) > 1 {
			return nil, mistake("oneToOutput")
		}
		return t, refuseInputs(l, []string{line.Say("standardOutput")}, []fs.FileInfo{stat(os.Stdout)})
	}
	if _, err := os.Stat(output); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, notWritten(output, err)
	}
	isFolder, names := IsFolder(l), []string{output}
	var err error
	if isFolder {
		if names, err = inFolder(l, output, nameOf); err != nil {
			return nil, err
		}
	}
	t.outputs = map[string]string{}
	there := make([]fs.FileInfo, len(names))
	for i, name := range names {
		t.outputs[paths[i]] = name
		there[i], _ = os.Stat(name)
	}
	t.inFolder = isFolder
	if err := refuseInputs(l, names, there); err != nil || !isFolder {
		return t, err
	}
	if err := os.MkdirAll(output, 0o777); err != nil {
		return nil, notWritten(output, err)
	}
	return t, nil
}

// OneTarget returns where one file is written to that is made of all that are read: standard output, the file that -o names, or the only file
// that is read.
func OneTarget(l *line.Line, standard io.Writer) (*Output, error) {
	if l.Is("in-place") {
		if len(l.Names) > 1 {
			return nil, mistake("oneInPlace")
		}
		t, err := NewTargets(l, standard, nil)
		if err != nil {
			return nil, err
		}
		return t.Of(l.Names[0]), nil
	}
	t := &Targets{standard: standard}
	output := l.Value("output")
	if !l.Is("output") || output == StandardOutput {
		return t.Of(""), refuseInputs(l, []string{line.Say("standardOutput")}, []fs.FileInfo{stat(os.Stdout)})
	}
	found, err := os.Stat(output)
	switch {
	case isFolderName(output) || err == nil && found.IsDir():
		return nil, mistake("isFolder", "output", output)
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return nil, notWritten(output, err)
	}
	t.outputs = map[string]string{"": output}
	return t.Of(""), refuseInputs(l, []string{output}, []fs.FileInfo{found})
}

// IsFolder reports whether the output that the options name is a folder, which need not be there yet.
func IsFolder(l *line.Line) bool {
	output := l.Value("output")
	found, err := os.Stat(output)
	return len(l.Names) > 1 || isFolderName(output) || err == nil && found.IsDir()
}

// isFolderName reports whether a path can only be that of a folder.
func isFolderName(path string) bool {
	return strings.HasSuffix(path, "/") || strings.HasSuffix(path, `\`)
}

func mistake(message string, values ...string) error {
	return line.Mistake(line.Say(message, values...))
}

// elseInPlace says how files are written over, where the command can do that.
func elseInPlace(l *line.Line) string {
	if !slices.Contains(l.Command.Flags, "in-place") {
		return ""
	}
	return line.Say("elseInPlace")
}

func inFolder(l *line.Line, folder string, nameOf func(string) string) (outputs []string, err error) {
	read := map[string]string{}
	for _, path := range l.Names {
		name, found := l.Inside[path]
		switch {
		case !found && path == line.StandardInput:
			return nil, mistake("namelessInput", "folder", folder)
		case !found:
			name = filepath.Base(path)
		}
		name = nameOf(name)
		if other, taken := read[name]; taken {
			return nil, mistake("sameFile", "one", other, "other", path, "folder", folder)
		}
		read[name] = path
		outputs = append(outputs, filepath.Join(folder, name))
	}
	return outputs, nil
}

// refuseInputs refuses to write over an input, whatever name or link leads there.
func refuseInputs(l *line.Line, names []string, outputs []fs.FileInfo) error {
	for _, path := range l.Names {
		var input fs.FileInfo
		if path == line.StandardInput {
			input = stat(os.Stdin)
		} else {
			input, _ = os.Stat(path)
		}
		for i, output := range outputs {
			if isFile(input) && isFile(output) && os.SameFile(input, output) {
				return mistake("isInput", "output", names[i], "input", path, "else", elseInPlace(l))
			}
		}
	}
	return nil
}

func stat(file *os.File) fs.FileInfo {
	found, err := file.Stat()
	if err != nil {
		return nil
	}
	return found
}

func isFile(found fs.FileInfo) bool { return found != nil && found.Mode().IsRegular() }

// Output takes what became of a file. If nothing is written to it, nothing is made.
type Output struct {
	targets *Targets
	path    string // of the output
	made    *replacement
	err     error
}

// Of returns the output for a file that is read.
func (t *Targets) Of(path string) *Output {
	o := &Output{targets: t, path: path}
	if t.outputs != nil {
		o.path = t.outputs[path]
	}
	return o
}

// isStandard reports whether the output is standard output.
func (o *Output) isStandard() bool { return !o.targets.inPlace && o.targets.outputs == nil }

// Write writes to the output. An error has the path in it.
func (o *Output) Write(b []byte) (int, error) {
	if o.isStandard() {
		return o.targets.standard.Write(b)
	}
	if o.made == nil && o.err == nil && o.targets.inFolder {
		o.err = os.MkdirAll(filepath.Dir(o.path), 0o777)
	}
	if o.made == nil && o.err == nil {
		if o.made, o.err = replace(o.path, o.targets.inPlace); o.err != nil {
			o.made = nil
		}
	}
	if o.err == nil {
		_, o.err = o.made.file.Write(b)
	}
	if o.err != nil {
		return 0, o.notWritten(o.err)
	}
	return len(b), nil
}

// Err is why something could not be written, nil as long as all could.
func (o *Output) Err() error {
	if o.err == nil {
		return nil
	}
	return o.notWritten(o.err)
}

func (o *Output) notWritten(err error) error {
	reason := Reason(err)
	if errors.Is(err, fs.ErrNotExist) {
		reason = line.Say("noFolder")
	}
	return errors.New(line.Say("notWritten", "path", o.path, "reason", reason))
}

// Cancel leaves what was there as it was.
func (o *Output) Cancel() {
	if o.made != nil {
		o.made.cancel()
	}
}

// Commit makes what was written the file.
func (o *Output) Commit() error {
	if o.made == nil {
		return nil
	}
	if err := o.made.commit(); err != nil {
		return o.notWritten(err)
	}
	return nil
}
