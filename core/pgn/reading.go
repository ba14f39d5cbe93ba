package pgn

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/recognize"
	"pbn/core/report"
	"pbn/core/source"
)

// reading is the reading of a file, with the report that it makes.
type reading struct {
	report     *report.Report
	checks     gameChecks           // nil where nothing is checked
	visit      Visitor              // nil where nobody wants the games
	each       func(*report.Report) // called after each game, unless it is nil
	skipsMoves bool

	games game.Reader
}

// gameChecks are what [checking] does. A program that only parses makes none, and so links neither the checks nor the writer.
type gameChecks interface {
	begin(r *report.Report, games *game.Reader)
	// game checks a game, and writes it where the file is exported. Its error is that of the writer.
	game(text *source.Text, g *game.Game) error
	// trust reports which fixes of the game that was checked last are safe.
	trust(text *source.Text) diag.Trust
	// end ends the file.
	end()
}

// read reads a file.
func (r *reading) read(file *source.Stream) *report.Report {
	if is := foreign(file.Text()); is != nil {
		return r.notPGN(file, is)
	}
	if r.file(file); r.report.Err != nil {
		return r.report
	}
	return r.whole(file)
}

// whole is the report of a file that was read to its end.
func (r *reading) whole(file *source.Stream) *report.Report {
	if r.report.Games == 0 && r.report.Err == nil && !isEmpty(r.report.Text.Bytes) {
		return r.notPGN(file, nil)
	}
	r.report.Diagnostics.Sort()
	r.report.Changes.Sort()
	return r.report
}

// file reads the games of a file, or of a block of a document whose games are counted on.
func (r *reading) file(file *source.Stream) {
	r.begin(file)
	if r.all(file) {
		r.end(file)
	}
}

// begin begins a file.
func (r *reading) begin(file *source.Stream) {
	found, games := &r.report.Diagnostics, &r.games
	games.Reset(file, found)
	if r.skipsMoves {
		games.SkipMoves()
	}
	if r.checks != nil {
		r.checks.begin(r.report, games)
	}
	found.EndGame(file.Text(), 0, "", nil)
}

// all reads the games that are left; ok is false where that is to end.
func (r *reading) all(file *source.Stream) (ok bool) {
	before := r.report.Games
	for text, g := range r.games.Games() {
		g.Number += before
		r.report.Games = g.Number
		r.report.Err = r.game(text, g)
		if r.report.Err == nil {
			r.report.Err = file.Stopped()
		}
		if r.report.Err != nil {
			return false
		}
	}
	return true
}

// end ends a file.
func (r *reading) end(file *source.Stream) {
	found := &r.report.Diagnostics
	if r.checks != nil {
		r.checks.end()
	}
	r.report.Text, r.report.Err = file.Text(), file.Err()
	found.EndGame(r.report.Text, 0, "", nil)
	r.report.Changes.EndGame(r.report.Text, 0, "", nil)
}

// game ends the reading of a game: it is checked, what was found is said, and the game is handed on.
func (r *reading) game(text *source.Text, g *game.Game) error {
	found := &r.report.Diagnostics
	from := len(found.Items)
	if r.checks != nil {
		if err := r.checks.game(text, g); err != nil {
			return err
		}
	}
	if found.IsOpen() {
		var trusts diag.Trust
		if r.checks != nil {
			trusts = r.checks.trust(text)
		}
		found.EndGame(text, g.Number, "", trusts)
	}
	for i := from; i < len(found.Items); i++ {
		found.Items[i].Label = moveAt(text, g, found.Items[i].Place.Span)
	}
	r.report.Changes.EndGame(text, g.Number, "", nil)
	if r.visit != nil {
		r.visit(text, g, found, from)
	}
	if r.each != nil {
		r.each(r.report)
	}
	return nil
}

// isEmpty reports whether a file has nothing but white space, and perhaps a byte order mark.
func isEmpty(file []byte) bool {
	return len(bytes.TrimSpace(bytes.TrimPrefix(file, []byte("\xEF\xBB\xBF")))) == 0
}

// foreign returns what a file is that is certainly something else than PGN; nil of all others.
func foreign(text *source.Text) *recognize.Row {
	is, isSure := recognize.OfText(string(text.Bytes[:min(len(text.Bytes), recognize.Head)]))
	if (isSure || is != nil && is.Document) && !is.Is("pgn") {
		return is
	}
	return nil
}

// notPGN returns the report of a file without a game, which has no other diagnostic (ledger 8-b). is is what the file is, if that is known.
func (r *reading) notPGN(file *source.Stream, is *recognize.Row) *report.Report {
	none := report.New(r.report.Diagnostics.Rules, rules.Label)
	none.Text, none.Err = file.Text(), file.Err()
	at := source.Span{End: min(1, len(none.Text.Bytes))}
	switch {
	case is == nil:
		rules.NoGame.Find(&none.Diagnostics, at)
	case is.IsForeign():
		e := rules.OtherFormat.Find(&none.Diagnostics, at)
		e.Say(rules.OtherFile{Is: e.Text(is.Sentence())})
	default:
		rules.FileOfBridge.Find(&none.Diagnostics, at)
	}
	none.Diagnostics.EndGame(none.Text, 0, "", nil)
	return none
}
