package pdn

import (
	"io"

	"pbn/core/given"
	"pbn/core/pdn/export"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/pdn/spell"
	"pbn/core/report"
	"pbn/core/source"
)

// WriteResult is what is said of a file that was made of games that were given.
type WriteResult struct {
	// Report is what is found in the games as they were spelled: its places are in that text, which the caller never sees.
	Report *report.Report
}

// Write writes games that are given as PDN 3.0 has them for writing, one after another: next returns nil after the last one. Where no game is
// given, nothing is written. Each move has to be legal in the variant of its game. Where replaces is false, a character that the output lacks
// is an error. The error is a [spell.Error], that of next, or that of the writer.
func Write(to io.Writer, next func() (*spell.Game, error), options export.Options, replaces bool) (*WriteResult, error) {
	games := &given.Games{Next: next, Speller: spell.NewSpeller()}
	r, checks := newReading(Options{}, nil)
	writer := &export.Writer{}
	writer.Reset(to, options, &r.report.Diagnostics)
	checks.compared = writer
	checks.before = func(text *source.Text, g *game.Game) error { return games.Compare(g.Number, spell.Of(text, g)) }
	read := r.read(habits.PDN.Stream(games, source.UTF8).Unshown())
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
