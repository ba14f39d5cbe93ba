package pdn

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/pdn/check"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
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
	skipsMoves bool                 // whether the games have their tags alone

	games game.Reader
}

// gameChecks are what is done with each game that was read. A program links those that it makes: that which only parses neither all checks nor
// the writer.
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
	if isForeign(file.Text()) {
		return r.notPDN(file)
	}
	if r.file(file); r.report.Err != nil {
		return r.report
	}
	return r.whole(file)
}

// whole is the report of a file that was read to its end.
func (r *reading) whole(file *source.Stream) *report.Report {
	if r.report.Games == 0 {
		return r.notPDN(file)
	}
	r.report.Diagnostics.Sort()
	r.report.Changes.Sort()
	return r.report
}

// file reads the games of a file, or of a block of a document whose games are counted on.
func (r *reading) file(file *source.Stream) {
	before := r.report.Games
	r.begin(file)
	if r.all(file); r.report.Err == nil {
		r.end(file, r.report.Games > before)
	}
}

// begin begins a file.
func (r *reading) begin(file *source.Stream) {
	r.games.Reset(file)
	if r.skipsMoves {
		r.games.SkipMoves()
	}
	if r.checks != nil {
		r.checks.begin(r.report, &r.games)
	}
}

// all reads the games that are left.
func (r *reading) all(file *source.Stream) {
	before := r.report.Games
	for text, g := range r.games.Games() {
		g.Number += before
		r.report.Games = g.Number
		r.report.Err = r.game(text, g)
		if r.report.Err == nil {
			r.report.Err = file.Stopped()
		}
		if r.report.Err != nil {
			return
		}
	}
}

// end ends a file, with games or without.
func (r *reading) end(file *source.Stream, hasGames bool) {
	if r.report.Text, r.report.Err = file.Text(), file.Err(); r.report.Err != nil {
		return
	}
	if r.checks != nil && hasGames {
		r.checks.end()
	}
	r.report.Diagnostics.EndGame(r.report.Text, 0, "", nil)
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

// isForeign reports whether a file is certainly something else than PDN. Games without moves may be of chess or of draughts.
func isForeign(text *source.Text) bool {
	head := text.Bytes[:min(len(text.Bytes), recognize.Head)]
	is, isSure := recognize.OfText(string(head))
	return (isSure || is != nil && is.Document) && !is.Is("pdn") && (!is.Is("pgn") || hasChess(head))
}

// hasChess reports whether a text of games has a word like a move of chess, outside of tags and comments: a piece with a square, or a square
// alone.
func hasChess(text []byte) bool {
	isComment := false
	for line := range bytes.Lines(text) {
		if line[0] == '[' && !isComment {
			continue
		}
		for word := range bytes.FieldsFuncSeq(line, func(r rune) bool { return r <= ' ' || r == '.' }) {
			wasComment := isComment || bytes.IndexByte(word, '{') >= 0
			if brace := bytes.LastIndexAny(word, "{}"); brace >= 0 {
				isComment = word[brace] == '{'
			}
			if n := len(bytes.TrimRight(word, "+#!?")); !wasComment && n >= len("e4") && n <= len("Qa1xb2=Q") && isChess(word[:n]) {
				return true
			}
		}
	}
	return false
}

// isChess reports whether a word is like a move of chess.
func isChess(word []byte) bool {
	if bytes.IndexByte([]byte("KQRBN"), word[0]) >= 0 || bytes.HasPrefix(word, []byte("O-O")) {
		return true
	}
	return len(word) == len("e4") && word[0]-'a' < 8 && word[1]-'1' < 8
}

// notPDN returns the report of a file without a game, which has no other diagnostic (E-g, E-h).
func (r *reading) notPDN(file *source.Stream) *report.Report {
	none := report.New(r.report.Diagnostics.Rules, rules.Label)
	none.Diagnostics.Severities = r.report.Diagnostics.Severities
	none.Text, none.Err = file.Text(), file.Err()
	check.NoGames(none.Text, &none.Diagnostics)
	none.Diagnostics.EndGame(none.Text, 0, "", nil)
	return none
}
