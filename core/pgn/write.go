package pgn

import (
	"io"

	"pbn/core/diag"
	"pbn/core/given"
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
	games := &given.Games{Next: next, Speller: spell.NewSpeller()}
	r := reading{report: report.New(rules.Of, rules.Label)}
	// The caller did not choose the encoding or the lines in which the games are spelled.
	r.report.Diagnostics.Severities = map[diag.Rule]diag.Severity{rules.TextUTF8: diag.Off, rules.TextLongLine: diag.Off}
	writer := export.NewWriter(to, options, &r.report.Diagnostics)
	r.checks = &writing{checks: checking{writer: writer}, given: games}
	read := r.read(habits.PGN.Stream(games, source.UTF8).Unshown())
	closed := writer.Close()
	if err := games.Err(read.Games, read.Err, closed); err != nil {
		return nil, err
	}
	if !replaces {
		for i := range read.Diagnostics.Items {
			if d := &read.Diagnostics.Items[i]; d.Rule == rules.TextUnmappable {
				return nil, given.ErrLacks(d.Game)
			}
		}
	}
	return &WriteResult{Report: read}, nil
}

// writing checks games that are given, compares what is read of them with what was given, and writes them.
type writing struct {
	checks checking
	given  *given.Games
}

func (w *writing) begin(r *report.Report, games *game.Reader) { w.checks.begin(r, games) }

func (w *writing) game(text *source.Text, g *game.Game) error {
	if err := w.given.Compare(g.Number, spell.Of(text, g)); err != nil {
		return err
	}
	return w.checks.game(text, g)
}

func (w *writing) trust(text *source.Text) diag.Trust { return w.checks.trust(text) }

func (w *writing) end() { w.checks.end() }
