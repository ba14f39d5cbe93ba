package kit

import (
	"errors"
	"io"
	"os"
	"strconv"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/wire"
)

// Editor makes edits in a file: all of them, or none. The error says why they cannot be made, and is that of [Refused] where they would bring
// errors.
type Editor func(of *Input, file []byte) (out []byte, changes int, r *report.Report, err error)

// edit makes edits in files: in each of them all, or none.
func edit(s *Shell, l *line.Line) (Exit, error) {
	json, where, err := editsOf(l)
	if err != nil {
		return Failed, err
	}
	severities, err := SeveritiesOf(s.Notation, l)
	if err != nil {
		return Failed, err
	}
	editors, err := editorsOf(s.Notation, l, json, severities)
	if err != nil {
		if where == "" {
			return Failed, line.Mistake(err.Error())
		}
		return Failed, errors.New(where + err.Error())
	}
	make := func(of *Input, to io.Writer) (said string, r *report.Report, err error) {
		edit := editors[of.notation]
		if edit.err != nil {
			return "", nil, errors.New(where + edit.err.Error())
		}
		file, err := files.Whole(of.Reader, line.Say("editedFiles"))
		if err != nil {
			return "", nil, err
		}
		out, changes, r, err := edit.make(of, file)
		if err == nil {
			_, err = to.Write(out)
		}
		said = line.Say("edited", "path", wire.Printable(of.Name), "changes", wire.Counted(changes, "change"))
		return said + "\n", r, err
	}
	if l.Is("check") || l.Is("diff") {
		if l.Is("format") {
			return Failed, line.Mistake(line.Say("jsonOrLines"))
		}
		return Compare(s, l, func(*Input) *Export { return &Export{File: make} })
	}
	return s.WriteEach(l, make, SameName)
}

// editsOf returns the JSON of the edits that the command line gives, or a file that it names; where is what comes before what is wrong with
// those of a file.
func editsOf(l *line.Line) (json []byte, where string, err error) {
	path := l.Value("edits-file")
	switch {
	case l.Is("edits") == l.Is("edits-file"):
		return nil, "", line.Mistake(line.Say("whichEdits"))
	case l.Is("edits"):
		return []byte(l.Value("edits")), "", nil
	}
	json, err = os.ReadFile(path)
	if err != nil {
		return nil, "", errors.New(line.Say("configNotRead", "path", path, "reason", files.Reason(err)))
	}
	return json, path + ": ", nil
}

// editorOf makes edits in files of a notation; err says why it cannot read the edits.
type editorOf struct {
	make Editor
	err  error
}

// editorsOf returns an editor for each notation that has edits. If no notation can read the JSON, it returns the error of the one that the name
// of the first file says, else of the program's own.
func editorsOf(program *Notation, l *line.Line, json []byte, severities Severities) (map[*Notation]editorOf, error) {
	editors := map[*Notation]editorOf{}
	isOne := false
	for _, n := range program.all() {
		if n.Edit == nil {
			continue
		}
		make, err := n.Edit(json, severities.of(n))
		editors[n] = editorOf{make, err}
		isOne = isOne || err == nil
	}
	if !isOne {
		return nil, editors[program.called(l)].err
	}
	return editors, nil
}

// ObjectOf returns a function that makes a JSON object about a file. write adds the members after its path.
func ObjectOf(of *Input, write func(w *wire.Writer)) func() []byte {
	return func() []byte {
		var w wire.Writer
		w.Open('{')
		w.StringField("path", of.Name)
		write(&w)
		w.Close('}')
		return w.Out
	}
}

// Refused returns an error that lists the errors that edits would cause, or nil if count is 0. refusal returns one of them, and the numbers of
// the edits that cause it.
func Refused(count int, rules diag.Table, refusal func(i int) (edits []int, d *diag.Diagnostic)) error {
	if count == 0 {
		return nil
	}
	var all []string
	for i := range count {
		of := ""
		edits, d := refusal(i)
		for _, number := range edits {
			of += "edits[" + strconv.Itoa(number) + "], "
		}
		all = append(all, strings.TrimSuffix(of, ", ")+": "+d.Message+" ["+rules(d.Rule).Name+"]")
	}
	return errors.New(line.Say("refused", "errors", wire.Counted(count, "error")) + " " + strings.TrimPrefix(strings.Join(all, " "), ": "))
}
