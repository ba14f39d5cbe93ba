package main

import (
	"bytes"
	"maps"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/convert"
	"pbn/core/diag"
	"pbn/core/optima"
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
	severities, err := severitiesOf(l)
	if err != nil {
		return failed, err
	}
	options := pbn.Options{AsExport: l.Value("as") == "export", Severities: severities}
	most := -1
	if l.Is("max-warnings") {
		if most, err = l.Number("max-warnings"); err != nil {
			return failed, err
		}
	}
	as := formatOf(l)
	var warnings atomic.Int64
	result := s.eachFile(l.Names, as.frame, func(of *input) (exit, error) {
		other, err := openOther(of, convert.AsRead(), severities)
		if err != nil {
			return failed, err
		}
		var r *pbn.Report
		if other != nil {
			r = other.Report
		} else if r, err = validateFile(l, of, options); err != nil {
			return failed, err
		}
		if err := of.foreign(r); err != nil {
			return failed, err
		}
		warnings.Add(int64(r.Diagnostics.Count(diag.Warning)))
		of.out.Write(as.file(of.path, r))
		return exitOf(r), nil
	})
	if n := int(warnings.Load()); most >= 0 && n > most {
		s.complain(line.Say("manyWarnings", "warnings", answers.Counted(n, "warning"), "most", strconv.Itoa(most)))
		result = max(result, foundErrors)
	}
	return result, nil
}

// validateFile checks a file of PBN; with --double-dummy it is compared with what the solver finds, for which it is read as a whole.
func validateFile(l *line.Line, of *input, options pbn.Options) (*pbn.Report, error) {
	if !l.Is("double-dummy") {
		r := pbn.Validate(stream(of), options)
		return r, r.Err
	}
	file, err := files.Whole(of, "solvedDeals")
	if err != nil {
		return nil, err
	}
	options.Solved = optima.Solve(pbn.Bytes(file), optima.Options{Only: optima.Check, Workers: runtime.GOMAXPROCS(0)}).Games
	r := pbn.Validate(pbn.Bytes(file), options)
	return r, r.Err
}

// severitiesOf returns the severities that the settings and the options give to rules.
func severitiesOf(l *line.Line) (map[diag.Rule]diag.Severity, error) {
	settings, err := readConfig(l)
	if err != nil {
		return nil, err
	}
	severities := map[string]string{}
	maps.Copy(severities, settings.severities)
	for _, given := range l.Values("severity") {
		// As a pattern that takes as much as it can, the rule goes up to the last "=".
		at := strings.LastIndexByte(given, '=')
		if at <= 0 || !slices.Contains(line.Levels(), given[at+1:]) {
			return nil, line.Mistake(line.Say("wrongSeverity", "levels", strings.Join(line.Levels(), ", "), "given", given))
		}
		if _, known := rules.Find(given[:at]); !known {
			return nil, line.Mistake(unknownRule(given[:at]))
		}
		severities[given[:at]] = given[at+1:]
	}
	return answers.ReadSeverities(severities)
}

func parse(s *shell, l *line.Line) (exit, error) {
	return s.eachFile(l.Names, frame{}, func(of *input) (exit, error) {
		other, err := openOther(of, convert.AsRead(), nil)
		if err != nil {
			return failed, err
		}
		encoding, options := source.Automatic, answers.ParseOptions{Lines: l.Value("format") == "jsonl", From: other.Name()}
		if other != nil {
			of.Reader, encoding, options.Said = bytes.NewReader(other.PBN), source.UTF8, other.Report
		}
		r, err := answers.ParseTo(asJSON{s}, source.NewStream(of, encoding).Unshown(), options)
		if err == nil {
			err = of.foreign(r)
		}
		return exitOf(r), err
	}), nil
}

func completion(s *shell, l *line.Line) (exit, error) {
	script, known := line.Completion(l.Names[0])
	if !known {
		return failed, line.Mistake(line.Say("noCompletion", "name", l.Names[0]))
	}
	s.write(script)
	return fine, nil
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
		s.complain(answers.Printable(unknownRule(l.Names[0])))
		return failed, nil
	}
	s.write(page)
	return fine, nil
}
