package pbn

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/spell"
	"pbn/core/report"
	"pbn/core/source"
)

// WriteResult is a file made of games that were given.
type WriteResult struct {
	// Bytes are the file in export format; empty where no game was given.
	Bytes []byte
	// Report is what is found in the games as they were spelled: its places are in that text, see Place.
	Report *report.Report

	speller *spell.Speller
}

// Place returns the game, from 0, and the place in it as JavaScript names it, that an offset of the text of the report is of.
func (w *WriteResult) Place(offset int) (number int, path string) { return w.speller.Place(offset) }

// Write writes games that are given, the count of which next is called for, in export format. Where replaces is false, a character that the
// output lacks is an error. The error is a [spell.Error].
func Write(count int, next func(i int) (*spell.Game, error), options export.Options, replaces bool) (*WriteResult, error) {
	w := &WriteResult{speller: spell.NewSpeller()}
	games := make([]*spell.Game, count)
	for i := range games {
		var err error
		if games[i], err = next(i); err != nil {
			return nil, err
		}
		if err = w.speller.Game(games[i]); err != nil {
			return nil, err
		}
	}
	var out strings.Builder
	r := exporting(options)
	// The caller did not choose the encoding or the lines in which the games are spelled.
	r.report.Diagnostics.Severities = map[diag.Rule]diag.Severity{rules.TextUTF8: diag.Off, rules.TextLongLine: diag.Off}
	writer := export.NewWriter(&out, options, &r.report.Diagnostics)
	r.checks = &checking{writer: writer}
	var differs *spell.Error
	r.visit = func(_ *source.Text, g *game.Game) error {
		if at := g.Number - 1; differs == nil && at < count {
			differs = games[at].Differs(g, w.speller.Tags[at])
		}
		return nil
	}
	file := habits.PBN.Open(w.speller.Text, source.UTF8)
	w.Report = r.read(parts{whole: file})
	if err := writer.Close(); err != nil && w.Report.Err == nil {
		w.Report.Err = err
	}
	switch {
	case differs != nil:
		return nil, differs
	case w.Report.Games != count:
		return nil, &spell.Error{Game: min(w.Report.Games, count) - 1, Why: "is read as other games: a comment or a word in it ends it, or begins another"}
	case !replaces:
		if err := w.lost(); err != nil {
			return nil, err
		}
	}
	w.Bytes = []byte(out.String())
	return w, nil
}

// lost returns an error for the first character that the output lacks.
func (w *WriteResult) lost() error {
	for i := range w.Report.Diagnostics.Items {
		if d := &w.Report.Diagnostics.Items[i]; d.Rule == rules.TextUnmappable {
			number, path := w.Place(d.Place.Range.Start.Byte)
			return &spell.Error{Game: number, Place: path, Why: `has a character that the encoding lacks; write another, take encoding: "utf8", or let it become "?" with unmappable: "replace"`}
		}
	}
	return nil
}
