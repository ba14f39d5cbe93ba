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
	"pbn/core/pgn/convert"
	"pbn/core/report"
	"pbn/core/wire"
)

// What games and positions of chess become.

// convertChess writes what becomes of a file of games or of positions.
func convertChess(l *line.Line, of *kit.Input, to io.Writer) (said string, r *report.Report, err error) {
	form, err := formOf(l, of)
	if err == nil {
		err = knownOptions(l, form)
	}
	if err != nil {
		return "", nil, err
	}
	made := convert.Convert(to, games(of), chosen(l, of, form))
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
	default:
		choices := strings.Join(of.Notation().Words.Choices("to"), "|")
		return "", errors.New(ofChess.Words.Say("whatToMake", "what", of.Label(), "choices", choices))
	}
	return form, known(of, form)
}

// optionForms has for each option the forms that it says something of.
var optionForms = []struct {
	option string
	forms  []convert.Form
}{
	{"positions", []convert.Form{convert.FEN, convert.EPD}},
	{"distinct", []convert.Form{convert.FEN, convert.EPD}},
	{"en-passant", []convert.Form{convert.FEN, convert.EPD, convert.UCI}},
	{"castling", []convert.Form{convert.FEN, convert.EPD, convert.UCI}},
	{"columns", []convert.Form{convert.CSV}},
}

// knownOptions refuses an option that says nothing of a form.
func knownOptions(l *line.Line, form string) error {
	for _, row := range optionForms {
		var names []string
		for _, f := range row.forms {
			names = append(names, convert.FormNames[f])
		}
		if l.Is(row.option) && !slices.Contains(names, form) {
			return errors.New(ofChess.Words.Say("otherForm", "option", "--"+row.option, "forms", strings.Join(names, " or "), "given", form))
		}
	}
	return nil
}

// chosen returns the options that the command line gives.
func chosen(l *line.Line, of *kit.Input, form string) convert.Options {
	options := convert.Options{
		To:         convert.Form(slices.Index(convert.FormNames, form)),
		Positions:  convert.Positions(max(0, slices.Index(convert.PositionNames, l.Value("positions")))),
		Distinct:   l.Is("distinct"),
		Notation:   kindOf(of),
		AsComments: l.Value("moves") == "comment",
	}
	if l.Value("en-passant") == "legal" {
		options.Form |= chess.EnPassantLegal
	}
	if l.Value("castling") == "files" {
		options.Form |= chess.CastlingFiles
	}
	if l.Is("columns") {
		options.Columns = strings.Split(l.Value("columns"), ",")
	}
	return options
}

// lost says what the form has no place for, and how many positions were left out since they came before.
func lost(of *kit.Input, made *convert.Result) string {
	var all []string
	add := func(what string, count int) { all = append(all, what+" ("+strconv.Itoa(count)+")") }
	for _, loss := range made.Lost {
		add(loss.What, loss.Count)
	}
	if made.Dropped > 0 {
		add(ofChess.Words.Say("cameBefore"), made.Dropped)
	}
	if len(all) == 0 {
		return ""
	}
	return ofChess.Words.Say("leftOut", "path", wire.Printable(of.Name), "what", strings.Join(all, ", ")) + "\n"
}
