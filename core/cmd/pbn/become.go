package main

import (
	"errors"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"pbn/core/chess"
	"pbn/core/cmd/files"
	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/lists"
	draughts "pbn/core/pdn/convert"
	"pbn/core/pgn/convert"
	"pbn/core/report"
	"pbn/core/wire"
)

// What games of chess and draughts become, and positions and problems of chess.

// convertGames writes what becomes of a file of games or of positions.
func convertGames(l *line.Line, of *kit.Input, to io.Writer) (said string, r *report.Report, err error) {
	form, err := formOf(l, of)
	if err == nil {
		err = knownOptions(l, of, form)
	}
	if err != nil {
		return "", nil, err
	}
	var made *lists.Result
	switch {
	case of.Notation() == &ofDraughts:
		made = draughts.Convert(to, gamesOfDraughts(of), chosenOfDraughts(l, form))
	case of.Notation() == &ofProblems, form == problemsName:
		if made, err = convertProblems(l, of, to, form); err != nil {
			return "", nil, err
		}
	default:
		made = convert.Convert(to, games(of), chosen(l, of, form))
	}
	return lost(of, made), made.Report, made.Report.Err
}

// formOf returns what a file is to become: as --to says, or the name of the output. Without either, positions become games; of games that
// has to be said, and of positions in a file whose name ends otherwise, where its new name is made of that.
func formOf(l *line.Line, of *kit.Input) (string, error) {
	form := wanted(l, of.Name)
	isSaid := l.Is("to") || made(filepath.Ext(l.Value("output"))) != ""
	isPGN := form == convert.FormNames[convert.PGN]
	switch {
	case isSaid:
	case of.Notation() == &ofPositions && (isPGN || !files.IsFolder(l)):
		form = convert.FormNames[convert.PGN]
	case of.Is(oliveName) && (form == problemsName || !files.IsFolder(l)):
		form = problemsName
	default:
		choices := strings.Join(of.Notation().Words.Choices("to"), "|")
		return "", errors.New(words.Say("whatToMake", "what", of.Label(), "choices", choices))
	}
	return form, known(of, form)
}

// optionForms has for each option the forms that it says something of.
var optionForms = []struct {
	option string
	forms  []string
}{
	{"positions", []string{"fen", "epd"}},
	{"distinct", []string{"fen", "epd"}},
	{"squares", []string{"fen"}},
	{"en-passant", []string{"fen", "epd", "uci"}},
	{"castling", []string{"fen", "epd", "uci"}},
	{"columns", []string{"csv"}},
	{"moves", []string{"pgn"}},
	{"solved", []string{"pgn"}},
	{"stipulation", []string{problemsName}},
}

// knownOptions refuses an option that says nothing of a form. It names those that a file can become.
func knownOptions(l *line.Line, of *kit.Input, form string) error {
	for _, row := range optionForms {
		if !l.Is(row.option) || slices.Contains(row.forms, form) {
			continue
		}
		names := slices.DeleteFunc(slices.Clone(row.forms), func(name string) bool { return known(of, name) != nil })
		return errors.New(words.Say("otherForm", "option", "--"+row.option, "forms", strings.Join(names, " or "), "given", form))
	}
	return nil
}

// columnsOf are the columns that the command line names.
func columnsOf(l *line.Line) []string {
	if !l.Is("columns") {
		return nil
	}
	return strings.Split(l.Value("columns"), ",")
}

// positionsOf are the positions of a game that the command line chooses.
func positionsOf(l *line.Line) lists.Positions {
	return lists.Positions(max(0, slices.Index(lists.PositionNames, l.Value("positions"))))
}

// chosen returns the options that the command line gives.
func chosen(l *line.Line, of *kit.Input, form string) convert.Options {
	options := convert.Options{
		To:         convert.Form(slices.Index(convert.FormNames, form)),
		Positions:  positionsOf(l),
		Distinct:   l.Is("distinct"),
		Notation:   kindOf(of),
		AsComments: l.Value("moves") == "comment",
		Columns:    columnsOf(l),
	}
	if l.Value("en-passant") == "legal" {
		options.Form |= chess.EnPassantLegal
	}
	if l.Value("castling") == "files" {
		options.Form |= chess.CastlingFiles
	}
	return options
}

// chosenOfDraughts returns what the command line says of a form of games of draughts.
func chosenOfDraughts(l *line.Line, form string) draughts.Options {
	return draughts.Options{
		To:        draughts.Form(slices.Index(draughts.FormNames, form)),
		Positions: positionsOf(l),
		Distinct:  l.Is("distinct"),
		Form:      draughts.Squares[max(0, slices.Index(draughts.SquareNames, l.Value("squares")))],
		Columns:   columnsOf(l),
	}
}

// lost says what the form has no place for, and how many positions were left out since they came before.
func lost(of *kit.Input, made *lists.Result) string {
	var all []string
	add := func(what string, count int) { all = append(all, what+" ("+strconv.Itoa(count)+")") }
	for _, loss := range made.Lost {
		add(loss.What, loss.Count)
	}
	if made.Dropped > 0 {
		add(words.Say("cameBefore"), made.Dropped)
	}
	if len(all) == 0 {
		return ""
	}
	return words.Say("leftOut", "path", wire.Printable(of.Name), "what", strings.Join(all, ", ")) + "\n"
}
