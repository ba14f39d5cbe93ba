package kit

import (
	"bytes"
	"io"
	"strconv"
	"strings"

	"pbn/core/cmd/files"
	"pbn/core/cmd/line"
	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/report"
	"pbn/core/source"
)

// numbers is a notation of the tests: a game is a line with a number. Export format has no blanks around it.
var numbers = &Notation{
	Words: line.WithShared(line.Words{
		Name: "numbers", About: "Reads numbers.",
		Commands: []*line.Command{
			{Name: "validate", Extensions: []string{".num"}, Flags: strings.Fields("format severity quiet max-warnings color config no-config")},
			{Name: "export", Extensions: []string{".num"}, Flags: strings.Fields("output in-place encoding check diff quiet config notation")},
			{Name: "fix", Extensions: []string{".num"}, Flags: strings.Fields("output severity")},
			{Name: "parse", Extensions: []string{".num"}, Flags: strings.Fields("parse-format notation")},
			{Name: "add", About: "adds the numbers of a file", Operands: "FILE", Least: 1, Extensions: []string{".num"}},
			{Name: "explain", Flags: []string{"notation"}}, {Name: "completion"},
		},
		Flags: map[string]*line.Flag{
			"encoding": {Name: "encoding", Choices: []string{"utf8", "latin1"}},
			"notation": {Name: "notation", Choices: []string{"numbers"}},
		},
	}),
	Habits: source.Plain,
	Rules:  []diag.Rule{noNumber, oldNumber, blankAround, roundNumber},
	Rows:   numberRow,
	Page: func(rule string) (page string, known bool) {
		return "# A line has no number\n", rule == "number/none"
	},
	Validate: func(_ *line.Line, of *Input, severities map[diag.Rule]diag.Severity) (*report.Report, error) {
		file, err := files.Whole(of.Reader, "numbers")
		return readNumbers(file, severities, nil), err
	},
	Parse: func(_ *line.Line, to io.Writer, of *Input, lines bool) (*report.Report, error) {
		file, err := files.Whole(of.Reader, "numbers")
		if err != nil {
			return nil, err
		}
		end := map[bool]string{true: "\n", false: " "}[lines]
		return readNumbers(file, nil, func(number string) { _, err = io.WriteString(to, number+end) }), err
	},
	Export: func(_ *line.Line, encoding string) *Export {
		return &Export{File: exportNumbers, Encoding: map[string]source.Encoding{"latin1": source.Latin1}[encoding], Name: SameName}
	},
	Fix: func(_ *Input, file []byte, severities map[diag.Rule]diag.Severity) (*mend.Result, error) {
		fixed := bytes.ReplaceAll(file, []byte(" "), nil)
		return &mend.Result{Bytes: fixed, Applied: len(file) - len(fixed), Report: readNumbers(fixed, severities, nil)}, nil
	},
	Commands: map[string]Command{"add": addNumbers},
	Beside:   []*Notation{positions},
}

// positions is a notation beside that of the program.
var positions = &Notation{
	Words: line.WithShared(line.Words{
		Name: "epd",
		Commands: []*line.Command{
			{Name: "parse", Extensions: []string{".epd"}, Flags: strings.Fields("parse-format notation")},
			{Name: "export", Extensions: []string{".epd"}, Flags: strings.Fields("order encoding notation")},
			{Name: "explain", Flags: []string{"notation"}},
		},
		Flags: map[string]*line.Flag{
			"encoding": {Name: "encoding", Choices: []string{"utf8", "ascii"}},
			"notation": {Name: "notation", Choices: []string{"epd"}},
			"order":    {Name: "order", Choices: []string{"file", "collate"}, About: "sorts"},
		},
	}),
	Rules: []diag.Rule{noNumber, roundNumber},
	Rows: func(rule diag.Rule) *diag.Row {
		return map[diag.Rule]*diag.Row{noNumber: {Name: "position/none", Title: "A line has no position"}, roundNumber: numberRow(roundNumber)}[rule]
	},
	Page: func(rule string) (page string, known bool) { return "# " + rule + " of positions\n", true },
	Parse: func(_ *line.Line, to io.Writer, of *Input, _ bool) (*report.Report, error) {
		file, err := files.Whole(of.Reader, "positions")
		io.WriteString(to, strconv.Itoa(bytes.Count(file, []byte("\n")))+" positions\n")
		return report.New(numberRow, "line"), err
	},
	Export: func(l *line.Line, _ string) *Export {
		return &Export{File: func(of *Input, to io.Writer) (string, *report.Report, error) {
			io.WriteString(to, "sorted by "+l.Value("order")+"\n")
			return "", report.New(numberRow, "line"), nil
		}, Name: SameName}
	},
}

const (
	noNumber diag.Rule = iota
	oldNumber
	blankAround
	roundNumber
)

func numberRow(rule diag.Rule) *diag.Row {
	return []*diag.Row{
		{Name: "number/none", Severity: diag.Error, Title: "A line has no number", Section: "1"},
		{Name: "number/old", Severity: diag.Warning, Title: "A number is there twice", Section: "2"},
		{Name: "text/blank", Severity: diag.Warning, Title: "A line has a blank", Section: "3"},
		{Name: "number/round", Severity: diag.Info, Title: "A number is round", Section: "4"},
	}[rule]
}

func readNumbers(file []byte, severities map[diag.Rule]diag.Severity, visit func(number string)) *report.Report {
	r := report.New(numberRow, "line")
	r.Text, r.Diagnostics.Severities = source.Plain.Text(file, source.UTF8), severities
	seen := map[string]source.Span{}
	start := 0
	for text := range strings.Lines(string(file)) {
		span := source.Span{Start: start, End: start + len(strings.TrimSuffix(text, "\n"))}
		start += len(text)
		number := strings.TrimSpace(text)
		r.Games++
		find := func(rule diag.Rule, message string, related ...diag.Reference) {
			r.Diagnostics.Add(diag.Diagnostic{Rule: rule, Place: diag.At(span), Message: message, Related: related})
		}
		_, err := strconv.Atoi(number)
		before, isOld := seen[number]
		switch {
		case err != nil:
			find(noNumber, "“"+number+"” is not a number.")
		case isOld:
			find(oldNumber, "This number is there already.", diag.Reference{Message: "the first one", Place: diag.At(before)})
		case strings.HasSuffix(number, "0"):
			find(roundNumber, "This number is round: 100 %.")
		}
		if number != strings.TrimSuffix(text, "\n") {
			find(blankAround, "There is a blank.")
		}
		seen[number] = span
		r.Diagnostics.EndGame(r.Text, r.Games, number, nil)
		if visit != nil {
			visit(number)
		}
	}
	r.Diagnostics.Sort()
	return r
}

func exportNumbers(of *Input, to io.Writer) (string, *report.Report, error) {
	file, err := files.Whole(of.Reader, "numbers")
	if err != nil {
		return "", nil, err
	}
	r := readNumbers(file, nil, func(number string) { _, err = io.WriteString(to, number+"\n") })
	return "", r, err
}

func addNumbers(s *Shell, l *line.Line) (Exit, error) {
	return s.EachFile(l.Names, func(of *Input) (Exit, error) {
		file, err := files.Whole(of.Reader, "numbers")
		sum := 0
		r := readNumbers(file, nil, func(number string) {
			n, _ := strconv.Atoi(number)
			sum += n
		})
		of.Out.WriteString(strconv.Itoa(sum) + "\n")
		return ExitOf(r), err
	}), nil
}
