package main

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"pbn/core/cmd/kit"
	"pbn/core/cmd/line"
	"pbn/core/convert"
	chess "pbn/core/pgn/convert"
)

// What files of any notation may become, and what of that the command line asks for.

// forms are what files of any notation may become.
func forms() (all []string) {
	for _, n := range [...]*line.Words{words, ofChess.Words, ofPositions.Words, ofDraughts.Words, ofProblems.Words} {
		for _, form := range n.Choices("to") {
			if !slices.Contains(all, form) {
				all = append(all, form)
			}
		}
	}
	return all
}

// known refuses what a file cannot become, as its notation has it.
func known(of *kit.Input, form string) error {
	choices := of.Notation().Words.Choices("to")
	if slices.Contains(choices, form) {
		return nil
	}
	return errors.New(line.Say("otherChoice", "option", "--to", "choices", strings.Join(choices, " or "), "what", of.Label(), "given", form))
}

// wanted returns what a file is to become: as --to says, or the name of the output, or its own; "" if only its content says it.
func wanted(l *line.Line, path string) string {
	output := l.Value("output")
	named := made(filepath.Ext(output))
	switch {
	case l.Is("to"):
		return l.Value("to")
	case named != "":
		return named
	case strings.ToLower(filepath.Ext(path)) == ".pbn":
		return convert.LIN.String()
	case slices.Contains(ofPositions.Words.Choices("notation"), strings.TrimPrefix(strings.ToLower(filepath.Ext(path)), ".")):
		return chess.FormNames[chess.PGN]
	case strings.ToLower(filepath.Ext(path)) == "."+oliveName:
		return problemsName
	case path == line.StandardInput && (output == "" || output == line.StandardInput):
		return ""
	}
	return convert.PBN.String()
}

// endings are how names of files end that are made, where it is not as --to has it.
var endings = map[string]string{"popeye": "inp", "latex": "tex"}

// endingOf returns how the name of a file ends that is made.
func endingOf(form string) string {
	if ending, has := endings[form]; has {
		return ending
	}
	return form
}

// made returns what is made where the name of a file has an extension, "" for an unknown one.
func made(extension string) string {
	ending := strings.TrimPrefix(strings.ToLower(extension), ".")
	for form, other := range endings {
		if other == ending {
			return form
		}
	}
	if slices.Contains(forms(), ending) {
		return ending
	}
	return ""
}
