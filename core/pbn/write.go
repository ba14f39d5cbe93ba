package pbn

import (
	"io"

	"pbn/core/diag"
	"pbn/core/pbn/check"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/spell"
	"pbn/core/report"
	"pbn/core/source"
)

// WriteResult is what is said of a file that was made of games that were given.
type WriteResult struct {
	// Report is what is found in the games as they were spelled: its places are in that text, see Place.
	Report *report.Report

	speller *spell.Speller
}

// Place returns the game, from 0, and the place in it as JavaScript names it, that an offset of the text of the report is of.
func (w *WriteResult) Place(offset int) (number int, path string) { return w.speller.Place(offset) }

// Write writes games that are given in export format, one after another: next returns nil after the last one. Where no game is given, nothing
// is written. Where replaces is false, a character that the output lacks is an error. The error is a [spell.Error], that of next, or that of
// the writer.
func Write(to io.Writer, next func() (*spell.Game, error), options export.Options, replaces bool) (*WriteResult, error) {
	given := &givenGames{next: next, speller: spell.NewSpeller()}
	w := &WriteResult{speller: given.speller}
	r := exporting(options)
	// The caller did not choose the encoding or the lines in which the games are spelled.
	r.report.Diagnostics.Severities = map[diag.Rule]diag.Severity{rules.TextUTF8: diag.Off, rules.TextLongLine: diag.Off}
	writer := export.NewWriter(to, options, &r.report.Diagnostics)
	r.checks = &checking{writer: writer, checker: check.Checker{Fills: options.Missing != export.Omit}}
	r.visit = func(_ *source.Text, g *game.Game) error { return given.differs(g) }
	w.Report = r.read(parts{whole: habits.PBN.Stream(given, source.UTF8).Unshown()})
	closed := writer.Close()
	switch {
	case w.Report.Err != nil: // of a game before the one that given.err is of, if not that
		return nil, w.Report.Err
	case given.err != nil:
		return nil, given.err
	case closed != nil:
		return nil, closed
	case w.Report.Games != given.count:
		number := min(w.Report.Games, given.count) - 1
		return nil, &spell.Error{Game: number, Why: "is read as other games: a comment or a word in it ends it, or begins another"}
	case !replaces:
		if err := w.lost(); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// givenGames is the text of games that are given, of which those are in memory that are read.
type givenGames struct {
	next    func() (*spell.Game, error)
	speller *spell.Speller
	rest    []byte        // of the text, which was not read yet
	games   []*spell.Game // that were spelled, and are not compared yet
	count   int           // of the games that were spelled
	tags    []int         // how many tag pairs each of games has
	ended   bool
	err     error
}

func (s *givenGames) Read(into []byte) (int, error) {
	for len(s.rest) == 0 {
		if s.ended {
			return 0, io.EOF
		}
		g, err := s.next()
		if g != nil && err == nil {
			s.games, s.count = append(s.games, g), s.count+1
			err = s.speller.Game(g)
			s.tags = append(s.tags, s.speller.Spelled)
		}
		if err != nil {
			s.err, s.ended = err, true
			return 0, err
		}
		s.ended, s.rest = g == nil, s.speller.Take()
	}
	n := copy(into, s.rest)
	s.rest = s.rest[n:]
	return n, nil
}

// differs returns an error where a game that was read is not the one that was given.
func (s *givenGames) differs(g *game.Game) error {
	at := g.Number - 1 - (s.count - len(s.games))
	if at < 0 || at >= len(s.games) {
		return nil // the number of games says it
	}
	given, tags := s.games[at], s.tags[at]
	s.games, s.tags = s.games[at+1:], s.tags[at+1:]
	if err := given.Differs(g, tags); err != nil {
		return err
	}
	if given.Check != nil {
		return given.Check(g)
	}
	return nil
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
