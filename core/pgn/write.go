package pgn

import (
	"io"

	"pbn/core/diag"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/spell"
	"pbn/core/report"
	"pbn/core/source"
)

// WriteResult is what is said of a file that was made of games that were given.
type WriteResult struct {
	// Report is what is found in the games as they were spelled: its places are in that text, which the caller never sees.
	Report *report.Report
}

// Write writes games that are given in export format, one after another: next returns nil after the last one. Where no game is given, nothing
// is written. Each move has to be legal. Where replaces is false, a character that the output lacks is an error. The error is a [spell.Error],
// that of next, or that of the writer.
func Write(to io.Writer, next func() (*spell.Game, error), options export.Options, replaces bool) (*WriteResult, error) {
	given := &givenGames{next: next}
	r := reading{report: report.New(rules.Of, rules.Label)}
	// The caller did not choose the encoding or the lines in which the games are spelled.
	r.report.Diagnostics.Severities = map[diag.Rule]diag.Severity{rules.TextUTF8: diag.Off, rules.TextLongLine: diag.Off}
	writer := export.NewWriter(to, options, &r.report.Diagnostics)
	r.checks = &writing{checks: checking{writer: writer}, given: given}
	read := r.read(habits.PGN.Stream(given, source.UTF8).Unshown())
	closed := writer.Close()
	switch {
	case given.err != nil:
		return nil, given.err
	case given.differed != nil:
		return nil, given.differed
	case read.Err != nil:
		return nil, read.Err
	case closed != nil:
		return nil, closed
	case read.Games != given.count:
		return nil, &spell.Error{Game: max(0, min(read.Games, given.count)-1), Why: "is read as other games: a comment or a word in it ends it, or begins another"}
	}
	if !replaces {
		for i := range read.Diagnostics.Items {
			if d := &read.Diagnostics.Items[i]; d.Rule == rules.TextUnmappable {
				return nil, &spell.Error{Game: max(0, d.Game-1), Why: `has a character that the encoding lacks; write another, take encoding: "utf8", or let it become "?" with unmappable: "replace"`}
			}
		}
	}
	return &WriteResult{Report: read}, nil
}

// writing checks games that are given, compares what is read of them with what was given, and writes them.
type writing struct {
	checks checking
	given  *givenGames
}

func (w *writing) begin(r *report.Report, games *game.Reader) { w.checks.begin(r, games) }

func (w *writing) game(text *source.Text, g *game.Game) error {
	if err := w.given.differs(text, g); err != nil {
		return err
	}
	return w.checks.game(text, g)
}

func (w *writing) trust(text *source.Text) diag.Trust { return w.checks.trust(text) }

func (w *writing) end() { w.checks.end() }

// givenGames is the text of games that are given, of which those are in memory that are read.
type givenGames struct {
	next    func() (*spell.Game, error)
	speller spell.Speller
	rest    []byte        // of the text, which was not read yet
	games   []*spell.Game // that were spelled, and are not compared yet
	count   int           // of the games that were spelled
	ended   bool
	// err is why a game cannot be spelled, differed why one is not read as it was given.
	err, differed error
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

// differs compares a game that was read with the one that was given.
func (s *givenGames) differs(text *source.Text, g *game.Game) error {
	at := g.Number - 1 - (s.count - len(s.games))
	if at < 0 || at >= len(s.games) {
		return nil // the number of games says it
	}
	given := s.games[at]
	s.games = s.games[at+1:]
	if place := given.Difference(spell.Of(text, g)); place != "" {
		s.differed = &spell.Error{Game: g.Number - 1, Place: place, Why: "is not read as it is given: it has something that means something else in a file"}
	}
	return s.differed
}
