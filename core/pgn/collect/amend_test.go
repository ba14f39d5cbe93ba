package collect

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"pbn/core/amend"
	"pbn/core/desk"
	"pbn/core/openings/known"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/pgntest"
	"pbn/core/source"
)

// TestAmended: the openings that are written into a game as it was read are those that edits write.
func TestAmended(t *testing.T) {
	files := append(unusual(), [][]byte{
		[]byte("\xEF\xBB\xBF[Event \"Z\u00FCrich\"]\r\n[Opening \"?\"]\r\n[ECO \"\"]\r\n\r\n1. e4 e5 *\r\n"),
		[]byte("[Event \"Z\xFCrich\"]\n[White \"\xDC\"]\n\n1. b4 Nh6 *\n"),
		[]byte("[eco \"?\"]\n[White \"a\nb\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n[White bare]\n\n1. d4 *\n\n1. c4 *\n"),
		[]byte("[ECO \"-\"]\r[White \"a\"]\r\r1. e4 *\r"),
		[]byte("[ECO \"?\"] [White \"a\"] 1. e4 *"),
		[]byte("[Event \"\u0421\"]\n{ a comment\n[White \"a\"]\n\n1. e4 e5 *\n"),
	}...)
	quick, all := 0, 0
	for _, file := range files {
		read := Games(nil, known.Table()).Read(habits.PGN.Open(file, source.Automatic), func(g *desk.Game) error {
			all++
			amended, ok := g.Amended()
			if !ok {
				return nil
			}
			quick++
			edited, err := edited(g.Text, g.In)
			if err != nil {
				return fmt.Errorf("%q is edited as %q: %w", g.Text, amended, err)
			}
			if !bytes.Equal(amended, edited) {
				return fmt.Errorf("%q is edited as %q, amended as %q", g.Text, edited, amended)
			}
			return nil
		})
		if read.Err != nil {
			t.Error(read.Err)
		}
	}
	if quick == all || quick < all/2 {
		t.Errorf("%d of %d games are amended as they are read: some are to be, others not", quick, all)
	}
}

// unusual returns files as many programs write them.
func unusual() (files [][]byte) {
	for _, kind := range []pgntest.Kind{pgntest.Plain, pgntest.Lichess, pgntest.Annotated} {
		files = append(files, pgntest.Games(kind, 12, 7))
	}
	for _, file := range pgntest.Dialects(200) {
		files = append(files, file)
	}
	return files
}

// TestTagsAlone: where games are read with their tags alone, they are the same games, with the same in the fields that are not of moves.
func TestTagsAlone(t *testing.T) {
	n := Games(nil, known.Table())
	for _, file := range unusual() {
		whole, tags := valuesIn(t, n, n, file), valuesIn(t, n.TagsAlone, n, file)
		if !slices.Equal(whole, tags) {
			t.Errorf("%q:\n%q, with tags alone\n%q", file, whole, tags)
		}
	}
	asked := 0
	for field := range Fields.Fields {
		if !n.OfMoves(field) {
			asked++
		}
	}
	if asked < len(Fields.Fields)/2 || asked == len(Fields.Fields) {
		t.Errorf("%d of %d fields are not of moves", asked, len(Fields.Fields))
	}
}

// valuesIn returns what one way of reading says of the games of a file in the fields that are not of moves.
func valuesIn(t *testing.T, by, n *desk.Notation, file []byte) (games []string) {
	r := by.Read(habits.PGN.Open(file, source.Automatic), func(g *desk.Game) error {
		of := fmt.Sprintf("%d %q", g.Number, g.Text)
		for field := range Fields.Fields {
			if !n.OfMoves(field) {
				of += fmt.Sprintf(" %v", g.Values(field, -1))
			}
		}
		games = append(games, of)
		return nil
	})
	if r.Err != nil {
		t.Error(r.Err)
	}
	return games
}

// edited returns a game with its opening as edits write it.
func edited(text []byte, in source.Encoding) ([]byte, error) {
	var edits []amend.Edit
	pgn.Parse(habits.PGN.Open(text, in), func(t *source.Text, g *game.Game) {
		for _, tag := range MissingOpening(t, g, known.Table()) {
			edits = append(edits, amend.Edit{Game: 1, Kind: amend.Tag, Name: tag.Tag.String(), Value: tag.Value})
		}
	})
	of, err := pgn.Edit(text, in, edits, pgn.Options{})
	if err != nil {
		return nil, err
	}
	if len(of.Refused) > 0 {
		return nil, fmt.Errorf("%v", of.Refused)
	}
	return slices.Clone(of.Bytes), nil
}
