package pgn

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/recognize"
	"pbn/core/report"
	"pbn/core/source"
)

// Bytes returns a file in memory as a stream. Its encoding is detected.
func Bytes(file []byte) *source.Stream { return habits.PGN.Open(file, source.Automatic) }

// Parse reads a file and hands each game, with the text that its spans refer to, to visit. The diagnostics are those of reading alone. Of a
// stream no more is in memory at a time than its largest game and what is around it.
func Parse(file *source.Stream, visit func(*source.Text, *game.Game)) *report.Report {
	return ParseEach(file, func(text *source.Text, g *game.Game, _ *diag.List, _ int) { visit(text, g) })
}

// ParseEach is Parse for who wants to know what was found in each game: visit also gets the list of diagnostics, of which those from a number
// on are of the game.
func ParseEach(file *source.Stream, visit func(text *source.Text, g *game.Game, found *diag.List, from int)) *report.Report {
	return read(file, true, visit)
}

// ParseTags is ParseEach of games that have their tags alone. It takes a part of the time: no move is judged.
func ParseTags(file *source.Stream, visit func(text *source.Text, g *game.Game, found *diag.List, from int)) *report.Report {
	return read(file, false, visit)
}

func read(file *source.Stream, withMoves bool, visit func(text *source.Text, g *game.Game, found *diag.List, from int)) *report.Report {
	r := report.New(rules.Of, rules.Label)
	found := &r.Diagnostics
	if is := foreign(file.Text()); is != nil {
		return notPGN(file, is)
	}
	var games game.Reader
	games.Reset(file, found)
	if !withMoves {
		games.SkipMoves()
	}
	found.EndGame(file.Text(), 0, "", nil)
	for text, g := range games.Games() {
		from := len(found.Items)
		if found.IsOpen() {
			found.EndGame(text, g.Number, "", nil)
		}
		for i := from; i < len(found.Items); i++ {
			found.Items[i].Label = moveAt(text, g, found.Items[i].Place.Span)
		}
		r.Games = g.Number
		visit(text, g, found, from)
		if r.Err = file.Stopped(); r.Err != nil {
			return r
		}
	}
	r.Text, r.Err = file.Text(), file.Err()
	found.EndGame(r.Text, 0, "", nil)
	if r.Games == 0 && r.Err == nil && !isEmpty(r.Text.Bytes) {
		return notPGN(file, nil)
	}
	found.Sort()
	return r
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
func notPGN(file *source.Stream, is *recognize.Row) *report.Report {
	r := report.New(rules.Of, rules.Label)
	r.Text, r.Err = file.Text(), file.Err()
	at := source.Span{End: min(1, len(r.Text.Bytes))}
	switch {
	case is == nil:
		rules.NoGame.Find(&r.Diagnostics, at)
	case is.IsForeign():
		e := rules.OtherFormat.Find(&r.Diagnostics, at)
		e.Say(rules.OtherFile{Is: e.Text(is.Sentence())})
	default:
		rules.FileOfBridge.Find(&r.Diagnostics, at)
	}
	r.Diagnostics.EndGame(r.Text, 0, "", nil)
	return r
}
