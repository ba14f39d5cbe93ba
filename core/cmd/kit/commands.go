package kit

import (
	"errors"
	"io"
	"strconv"

	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/wire"
)

// The commands that write no files. write.go has the others.

func validate(s *Shell, l *line.Line) (Exit, error) {
	severities, err := SeveritiesOf(s.Notation, l)
	if err != nil {
		return Failed, err
	}
	most := -1
	if l.Is("max-warnings") {
		if most, err = l.Number("max-warnings"); err != nil {
			return Failed, err
		}
	}
	s.unpacks = true
	as := s.Notation.formatOf(l)
	result := s.eachFile(l.Names, as.frame, func(of *Input) (Exit, error) {
		r, err := of.notation.Validate(l, of, severities.of(of.notation))
		if err != nil {
			return Failed, err
		}
		if err := of.Foreign(r); err != nil {
			return Failed, err
		}
		of.Count(r)
		of.Out.Write(as.file(of, r))
		return ExitOf(r), nil
	})
	if as.isForPeople {
		WriteSum(s, l)
	}
	if warnings := s.sum.found.of(diag.Warning); most >= 0 && warnings > most {
		s.complain(line.Say("manyWarnings", "warnings", wire.Counted(warnings, "warning"), "most", strconv.Itoa(most)))
		result = max(result, FoundErrors)
	}
	return result, nil
}

// parse writes what files say, of each a document or its lines. It reads one after the other and keeps nothing of them, however long they
// are.
func parse(s *Shell, l *line.Line) (result Exit, err error) {
	s.unpacks = true
	for i := range l.Names {
		result = max(result, s.EachFile(l.Names[i:i+1], func(of *Input) (Exit, error) {
			r, err := of.notation.Parse(l, jsonOutput{s}, of, l.Value("format") == "jsonl")
			if err == nil {
				err = of.Foreign(r)
			}
			if err != nil {
				return Failed, err
			}
			return ExitOf(r), nil
		}))
	}
	return result, nil
}

// jsonOutput takes the JSON of the core, each time whole values, for standard output.
type jsonOutput struct{ shell *Shell }

func (to jsonOutput) Write(core []byte) (int, error) {
	return len(core), to.shell.keep(to.shell.out.Write(appendJSON(nil, core)))
}

// AsFormed returns what takes JSON in the form that the command writes, in place of one that takes that of the core, and what gives it that
// form.
func AsFormed(to io.Writer) (formed io.Writer, form func(core []byte) []byte) {
	return formedOutput{to.(jsonOutput).shell}, func(core []byte) []byte { return appendJSON(nil, core) }
}

// formedOutput takes JSON for standard output.
type formedOutput struct{ shell *Shell }

func (to formedOutput) Write(json []byte) (int, error) {
	return len(json), to.shell.keep(to.shell.out.Write(json))
}

func explain(s *Shell, l *line.Line) (Exit, error) {
	program := s.Notation
	notations := program.all()
	if l.Is("notation") {
		notations = []*Notation{program.reading(l)}
	}
	if len(l.Names) == 0 {
		var rows []*diag.Row
		for _, r := range rulesOf(notations) {
			rows = append(rows, r.row(notations[0]))
		}
		s.write(string(wire.TableOfRows(rows)))
		return Fine, nil
	}
	name := l.Names[0]
	found := findRules(name, notations)
	switch {
	case len(found) == 0:
		s.complain(wire.Printable(program.unknownRule(name)))
		return Failed, nil
	case len(found) > 1:
		return Failed, errors.New(whichRule(name, found))
	}
	page, _ := found[0].notation.Page(found[0].name())
	s.write(page)
	return Fine, nil
}

func completion(s *Shell, l *line.Line) (Exit, error) {
	script, known := line.Completion(l.Names[0])
	if !known {
		return Failed, line.Mistake(line.Say("noCompletion", "name", l.Names[0]))
	}
	s.write(script)
	return Fine, nil
}
