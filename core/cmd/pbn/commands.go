package main

import (
	"os"
	"slices"
	"strings"

	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/docs"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// exitOf is the exit status of a file that was read to its end.
func exitOf(r *pbn.Report) exit {
	if r.Diagnostics.Count(diag.Error) > 0 {
		return foundErrors
	}
	return fine
}

// stream is a file that is read piece by piece.
func stream(of *input) *source.Stream { return source.NewStream(of, source.Automatic) }

func validate(s *shell, l *line.Line) (exit, error) {
	options, err := checking(l)
	if err != nil {
		return failed, err
	}
	asJSON := l.Value("format") == "json"
	color := wantsColor(os.Stdout)
	in := frame{}
	if asJSON {
		in = frame{`{"files":[`, ",", "]}\n"}
	}
	return s.eachFile(l.Names, in, func(of *input) (exit, error) {
		r := pbn.Validate(stream(of), options)
		if r.Err != nil {
			return failed, r.Err
		}
		if asJSON {
			of.out.Write(appendJSON(nil, answers.FileReport(of.path, r)))
		} else {
			of.out.Write(answers.Text(answers.Rendering{Path: of.path, Color: color}, r))
		}
		return exitOf(r), nil
	}), nil
}

// checking returns how files are checked.
func checking(l *line.Line) (pbn.Options, error) {
	severities := map[string]string{}
	for _, given := range l.Values("severity") {
		// As a pattern that takes as much as it can, the rule goes up to the last "=".
		at := strings.LastIndexByte(given, '=')
		if at <= 0 || !slices.Contains(line.Levels(), given[at+1:]) {
			return pbn.Options{}, line.Mistake(line.Say("wrongSeverity", "levels", strings.Join(line.Levels(), ", "), "given", given))
		}
		if _, known := rules.Find(given[:at]); !known {
			return pbn.Options{}, line.Mistake(line.Say("unknownRule", "name", given[:at]))
		}
		severities[given[:at]] = given[at+1:]
	}
	read, err := answers.ReadSeverities(severities)
	return pbn.Options{AsExport: l.Value("as") == "export", Severities: read}, err
}

func parse(s *shell, l *line.Line) (exit, error) {
	return s.eachFile(l.Names, frame{}, func(of *input) (exit, error) {
		r, err := answers.ParseTo(asJSON{s}, stream(of).Unshown())
		return exitOf(r), err
	}), nil
}

// asJSON takes the JSON of the core, each time whole values.
type asJSON struct{ shell *shell }

func (to asJSON) Write(core []byte) (int, error) {
	return len(core), to.shell.keep(to.shell.out.Write(appendJSON(nil, core)))
}

func explain(s *shell, l *line.Line) (exit, error) {
	if len(l.Names) == 0 {
		s.write(string(answers.RuleTable()))
		return fine, nil
	}
	page, known := docs.Explain(l.Names[0])
	if !known {
		s.complain(line.Say("unknownRule", "name", answers.Printable(l.Names[0])))
		return failed, nil
	}
	s.write(page)
	return fine, nil
}
