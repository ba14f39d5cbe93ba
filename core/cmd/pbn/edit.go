package main

import (
	"cmp"
	"errors"
	"io"
	"os"
	"strconv"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/convert"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/wire"
)

// editFiles makes edits in files: in each of them all, or none.
func editFiles(s *kit.Shell, l *line.Line) (kit.Exit, error) {
	edits, err := editsOf(l)
	if err != nil {
		return kit.Failed, err
	}
	severities, err := kit.SeveritiesOf(s.Notation, l)
	if err != nil {
		return kit.Failed, err
	}
	make := func(of *kit.Input, to io.Writer) (string, *report.Report, error) {
		return editFile(of, to, edits, pbn.Options{Severities: severities[s.Notation]})
	}
	if l.Is("check") || l.Is("diff") {
		if l.Is("format") {
			return kit.Failed, line.Mistake(words.Say("jsonOrLines"))
		}
		return kit.Compare(s, l, func(*kit.Input) *kit.Export { return &kit.Export{File: make} })
	}
	return s.WriteEach(l, make, kit.SameName)
}

// editsOf returns the edits that the command line gives, or a file that it names.
func editsOf(l *line.Line) ([]edit.Edit, error) {
	path := l.Value("edits-file")
	switch {
	case l.Is("edits") == l.Is("edits-file"):
		return nil, line.Mistake(words.Say("whichEdits"))
	case l.Is("edits"):
		edits, err := answers.ReadEdits([]byte(l.Value("edits")))
		if err != nil {
			return nil, line.Mistake(err.Error())
		}
		return edits, nil
	}
	json, err := os.ReadFile(path)
	if err != nil {
		return nil, errors.New(line.Say("configNotRead", "path", path, "reason", files.Reason(err)))
	}
	edits, err := answers.ReadEdits(json)
	if err != nil {
		return nil, errors.New(path + ": " + err.Error())
	}
	return edits, nil
}

// editFile makes the edits in a file. The error says why they cannot be made, or are refused.
func editFile(of *kit.Input, to io.Writer, edits []edit.Edit, options pbn.Options) (said string, r *report.Report, err error) {
	file, err := files.Whole(of.Reader, words.Say("editedFiles"))
	if err != nil {
		return "", nil, err
	}
	made, err := pbn.Edit(file, of.Encoding, edits, options)
	if err != nil {
		return "", nil, whyNot(of, file, err)
	}
	of.JSON = objectOf(of, func(w *wire.Writer) { answers.WriteEdited(w, wire.Options{}, made) })
	if len(made.Refused) > 0 {
		return "", nil, errors.New(refusal(made.Refused))
	}
	if _, err := to.Write(made.Bytes); err != nil {
		return "", nil, err
	}
	said = words.Say("edited", "path", wire.Printable(of.Name), "changes", wire.Counted(len(made.Changes), "change"))
	return said + "\n", made.Report, nil
}

// whyNot returns what to say of a file in which edits cannot be made: what it is, if it is not PBN, else what is wrong with them.
func whyNot(of *kit.Input, file []byte, wrong error) error {
	if err := refuseOther("otherEdited", of, file); err != nil {
		return err
	}
	if convert.HasBoards(file, of.Encoding) {
		return wrong
	}
	return cmp.Or(of.Foreign(new(report.Report)), wrong)
}

// objectOf returns what makes an object about a file, whose other members write writes.
func objectOf(of *kit.Input, write func(w *wire.Writer)) func() []byte {
	return func() []byte {
		var w wire.Writer
		w.Open('{')
		w.StringField("path", of.Name)
		write(&w)
		w.Close('}')
		return w.Out
	}
}

// refusal says which errors edits would bring, each with the edits that it is of.
func refusal(refused []pbn.Refusal) string {
	var all []string
	for i := range refused {
		of := ""
		for _, number := range refused[i].Edits {
			of += "edits[" + strconv.Itoa(number) + "], "
		}
		d := &refused[i].Diagnostic
		all = append(all, strings.TrimSuffix(of, ", ")+": "+d.Message+" ["+rules.Name(d.Rule)+"]")
	}
	return words.Say("refused", "errors", wire.Counted(len(refused), "error")) + " " + strings.TrimPrefix(strings.Join(all, " "), ": ")
}
