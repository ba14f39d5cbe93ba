package pgn

import (
	"strings"
	"testing"

	"pbn/core/pgn/edit"
	"pbn/core/pgn/spell"
	"pbn/core/source"
)

const editable = `[Event "Club evening"]
[White "Oakes"]
[Black "Quill"]
[Result "1-0"]

1. e4 {best} e5 (1... c5 2. Nf3 (2. c3 d5) d6) (1... e6) 2. Qh5 $2 Nc6 3. Bc4
Nf6 4. Qxf7# 1-0
`

// moves are words as moves that are given.
func moves(words ...string) (list []spell.Move) {
	for _, word := range words {
		list = append(list, spell.Move{Word: word})
	}
	return list
}

func at(path ...int) []int { return path }

// replaced is the file with a part of it replaced.
func replaced(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(editable) }

// TestEditsOfSameComments: of comments of a move that say the same, or are to, that one is changed which is meant.
func TestEditsOfSameComments(t *testing.T) {
	another := func(place int, value string) edit.Edit {
		return edit.Edit{Game: 1, Kind: edit.Comment, At: at(0), Place: place, Value: value}
	}
	removed := func(place int) edit.Edit {
		return edit.Edit{Game: 1, Kind: edit.Comment, At: at(0), Place: place, Removes: true}
	}
	for _, c := range []struct {
		edits []edit.Edit
		want  string
	}{
		{[]edit.Edit{another(2, "c")}, "1. e4 {a} {b} {c} e5 *\n"},
		{[]edit.Edit{removed(2)}, "1. e4 {a} {b} e5 *\n"},
		{[]edit.Edit{removed(0), another(2, "c")}, "1. e4 {b} {c} e5 *\n"},
		{[]edit.Edit{another(2, "c"), removed(0)}, "1. e4 {b} {c} e5 *\n"},
		{[]edit.Edit{another(0, "b"), another(1, "c")}, "1. e4 {b} {c} {a} e5 *\n"},
	} {
		made, err := Edit([]byte("1. e4 {a} {b} {a} e5 *\n"), source.Automatic, c.edits, Options{})
		if err != nil || string(made.Bytes) != c.want {
			t.Errorf("%v: %v, %+v", c.edits, err, made)
		}
	}
	for _, edits := range [][]edit.Edit{{removed(0), removed(0)}, {removed(0), another(0, "c")}, {another(0, "c"), another(0, "d")}} {
		if _, err := Edit([]byte("1. e4 {a} {b} {a} e5 *\n"), source.Automatic, edits, Options{}); err == nil || !strings.Contains(err.Error(), "another edit changes") {
			t.Errorf("%v: %v", edits, err)
		}
	}
}

// TestEdit: what each kind of edit does to a file, of which every other byte stays.
func TestEdit(t *testing.T) {
	for name, c := range map[string]struct {
		edits []edit.Edit
		want  string
	}{
		"a tag":          {[]edit.Edit{{Kind: edit.Tag, Name: "White", Value: `A "B"`}}, replaced(`"Oakes"`, `"A \"B\""`)},
		"an empty tag":   {[]edit.Edit{{Kind: edit.Tag, Name: "White"}}, replaced(`"Oakes"`, `""`)},
		"a new tag":      {[]edit.Edit{{Kind: edit.Tag, Name: "ECO", Value: "C20"}}, replaced("[Result \"1-0\"]\n", "[Result \"1-0\"]\n[ECO \"C20\"]\n")},
		"one of seven":   {[]edit.Edit{{Kind: edit.Tag, Name: "Site", Value: "Bern"}}, replaced("evening\"]\n", "evening\"]\n[Site \"Bern\"]\n")},
		"no tag":         {[]edit.Edit{{Kind: edit.Tag, Name: "White", Removes: true}}, replaced("[White \"Oakes\"]\n", "")},
		"two new tags":   {[]edit.Edit{{Kind: edit.Tag, Name: "B", Value: "1"}, {Kind: edit.Tag, Name: "A", Value: "2"}}, replaced("[Result \"1-0\"]\n", "[Result \"1-0\"]\n[B \"1\"]\n[A \"2\"]\n")},
		"nothing":        {[]edit.Edit{{Kind: edit.Tag, Name: "White", Value: "Oakes"}, {Kind: edit.Tag, Name: "X", Removes: true}}, editable},
		"a move":         {[]edit.Edit{{Kind: edit.Move, At: at(5), Value: "g8f6"}, {Kind: edit.Move, At: at(3), Value: "b8c6"}}, replaced("Nf6", "Nf6")},
		"another move":   {[]edit.Edit{{Kind: edit.Move, At: at(4), Value: "Bb5"}, {Kind: edit.Move, At: at(6), Removes: true}, {Kind: edit.Result, Value: "*"}}, replaced("Bc4", "Bb5", " 4. Qxf7# 1-0", " *", "Result \"1-0\"", "Result \"*\"")},
		"in a variation": {[]edit.Edit{{Kind: edit.Move, At: at(1, 0, 1, 0, 1), Value: "Nf6"}}, replaced("d5", "Nf6")},
		"the rest":       {[]edit.Edit{{Kind: edit.Move, At: at(2), Removes: true}, {Kind: edit.Result, Value: "1/2-1/2"}}, replaced(" 2. Qh5 $2 Nc6 3. Bc4\nNf6 4. Qxf7# 1-0", " 1/2-1/2", "Result \"1-0\"", "Result \"1/2-1/2\"")},
		"the rest of a variation": {[]edit.Edit{{Kind: edit.Move, At: at(1, 0, 1), Removes: true}},
			replaced(" 2. Nf3 (2. c3 d5) d6", "")},
		"a variation's first move": {[]edit.Edit{{Kind: edit.Move, At: at(1, 0, 0), Removes: true}}, replaced(" (1... c5 2. Nf3 (2. c3 d5) d6)", "")},
		"more moves":               {[]edit.Edit{{Kind: edit.Append, At: at(1, 1, 0), Moves: moves("d2d4", "d5", "Nc3")}}, replaced("(1... e6)", "(1... e6 2. d4 d5 3. Nc3)")},
		"more moves of Black":      {[]edit.Edit{{Kind: edit.Append, At: at(1, 0, 1, 0, 0), Moves: moves("d4")}}, replaced("d5)", "d5 3. d4)")},
		"a comment":                {[]edit.Edit{{Kind: edit.Comment, At: at(2), Place: edit.New, Value: "too early"}}, replaced("$2 Nc6", "$2\n{too early} 2... Nc6")},
		"a comment after others":   {[]edit.Edit{{Kind: edit.Comment, At: at(0), Place: edit.New, Value: "x"}}, replaced("{best}", "{best} {x} 1...")},
		"a comment at the start":   {[]edit.Edit{{Kind: edit.Comment, Place: edit.New, Value: "x"}}, replaced("1. e4", "{x} 1. e4")},
		"a comment before":         {[]edit.Edit{{Kind: edit.Comment, At: at(1, 1, 0), Place: edit.New, Before: true, Value: "x"}}, replaced("(1... e6", "({x} 1... e6")},
		"a comment with a brace":   {[]edit.Edit{{Kind: edit.Comment, At: at(0), Value: "a}"}}, replaced("{best} e5", ";a}\n e5")},
		"another comment":          {[]edit.Edit{{Kind: edit.Comment, At: at(0), Value: "worst"}}, replaced("best", "worst")},
		"no comment":               {[]edit.Edit{{Kind: edit.Comment, At: at(0), Removes: true}}, replaced(" {best}", "")},
		"a glyph":                  {[]edit.Edit{{Kind: edit.NAG, At: at(0), Glyph: 1}, {Kind: edit.NAG, At: at(2), Glyph: 2}}, replaced("e4 {", "e4 $1 {")},
		"no glyph":                 {[]edit.Edit{{Kind: edit.NAG, At: at(2), Glyph: 2, Removes: true}}, replaced(" $2", "")},
		"a variation":              {[]edit.Edit{{Kind: edit.Variation, At: at(0), Place: edit.New, Moves: moves("d4", "d5")}}, replaced("{best}", "{best} (1. d4 d5) 1...")},
		"a variation more":         {[]edit.Edit{{Kind: edit.Variation, At: at(1), Place: edit.New, Moves: moves("c6")}}, replaced("(1... e6)", "(1... e6) (1... c6)")},
		"a variation at the end":   {[]edit.Edit{{Kind: edit.Variation, At: at(1, 0, 2), Place: edit.New, Moves: moves("e7e6")}}, replaced("d6)", "d6 (2... e6))")},
		"no variation":             {[]edit.Edit{{Kind: edit.Variation, At: at(1), Place: 1, Removes: true}}, replaced(" (1... e6)", "")},
		"promoted": {[]edit.Edit{{Kind: edit.Promote, At: at(1, 0, 1)}, {Kind: edit.Result, Value: "*"}},
			"[Event \"Club evening\"]\n[White \"Oakes\"]\n[Black \"Quill\"]\n[Result \"*\"]\n\n1. e4 {best} c5 (1... e5 2. Qh5 $2 Nc6 3. Bc4\nNf6 4. Qxf7#) (1... e6) 2. Nf3 (2. c3 d5) d6 *\n"},
		"promoted inside": {[]edit.Edit{{Kind: edit.Promote, At: at(1, 0, 1, 0, 0)}}, replaced("2. Nf3 (2. c3 d5) d6", "2. c3 (2. Nf3 d6) 2... d5")},
	} {
		for i := range c.edits {
			c.edits[i].Game = 1
		}
		got, err := Edit([]byte(editable), source.Automatic, c.edits, Options{})
		switch {
		case err != nil:
			t.Errorf("%s: %v", name, err)
		case len(got.Refused) > 0:
			t.Errorf("%s: %v", name, got.Refused[0].Diagnostic)
		case string(got.Bytes) != c.want:
			t.Errorf("%s: %s, want\n%s", name, got.Bytes, c.want)
		}
	}
}

// TestTagsOfGameWithoutTags: tags that are added together are lines of one section.
func TestTagsOfGameWithoutTags(t *testing.T) {
	tag := func(name, value string) edit.Edit {
		return edit.Edit{Game: 1, Kind: edit.Tag, Name: name, Value: value}
	}
	edits := []edit.Edit{tag("White", "A"), {Game: 1, Kind: edit.Comment, At: at(0), Place: edit.New, Value: "[x]"}, tag("ECO", "D00"), tag("Opening", "Queen")}
	made, err := Edit([]byte("\n1. d4 d5 *\n"), source.Automatic, edits, Options{})
	if want := "\n[White \"A\"]\n[ECO \"D00\"]\n[Opening \"Queen\"]\n\n1. d4 {[x]} 1... d5 *\n"; err != nil || string(made.Bytes) != want {
		t.Errorf("%v, %+v", err, made)
	}
}

// TestEditRefused: what cannot be made is an error that names the edit, or an error that the file would have.
func TestEditRefused(t *testing.T) {
	for name, c := range map[string]struct {
		file string
		edit edit.Edit
		want string
	}{
		"an illegal move":   {editable, edit.Edit{Kind: edit.Move, At: at(4), Value: "Ra4"}, "edits[0].value: 3. Ra4 is not possible: "},
		"a later one":       {editable, edit.Edit{Kind: edit.Move, At: at(2), Value: "Qf3"}, "4. Qxf7# is not possible: the knight on f6 is in the way of the queen on f3."},
		"other later moves": {"1. e4 e5 2. Nf3 *\n", edit.Edit{Kind: edit.Move, At: at(0), Value: "f3"}, "2. Nf3 is not possible: White’s own pawn is on f3."},
		"no move there":     {editable, edit.Edit{Kind: edit.NAG, At: at(9), Glyph: 1}, "edits[0]: the game has no moves[9]"},
		"no variation there": {editable, edit.Edit{Kind: edit.Variation, At: at(1), Place: 2, Removes: true},
			"edits[0].variation is 2, but the move has 2 of them"},
		"no comment there":     {editable, edit.Edit{Kind: edit.Comment, At: at(1), Removes: true}, "edits[0].comment is 0, but there are 0 of them"},
		"before a move":        {editable, edit.Edit{Kind: edit.Comment, At: at(1), Place: edit.New, Value: "x", Before: true}, "edits[0].before: only the first move of a variation"},
		"the main line":        {editable, edit.Edit{Kind: edit.Promote, At: at(1)}, "edits[0].promote has to name a move of a variation"},
		"a comment of lines":   {editable, edit.Edit{Kind: edit.Comment, At: at(1), Place: edit.New, Value: "a}\nb"}, "edits[0].value: A comment with } in it"},
		"lines in a tag":       {editable, edit.Edit{Kind: edit.Tag, Name: "White", Value: "a\nb"}, "edits[0].value has several lines"},
		"a tag's name":         {editable, edit.Edit{Kind: edit.Tag, Name: "A-B", Value: "a"}, `edits[0].tag is “A-B”, but the name`},
		"no game":              {"", edit.Edit{Kind: edit.Tag, Name: "A"}, "edits[0].game is 1, but the file has none"},
		"an open variation":    {"1. e4 e5 (1... c5 2. Nf3 *\n", edit.Edit{Kind: edit.Append, At: at(1, 0, 0), Moves: moves("Nc6")}, "edits[0]: the variation has no right parenthesis"},
		"after an illegal":     {"1. e4 e4 2. d4 *\n", edit.Edit{Kind: edit.Append, Moves: moves("d5")}, "edits[0]: a move before it is not legal"},
		"two in a word":        {"1. e4e5 *\n", edit.Edit{Kind: edit.Move, At: at(1), Value: "c5"}, "edits[0]: the move is one word with something else"},
		"a marker in the word": {"1. e4 e51-0\n", edit.Edit{Kind: edit.Move, At: at(1), Removes: true}, "edits[0]: the move is one word with something else"},
		"an open comment":      {"1. e4 *\n\n[Event \"x\"]\n\n1. e4 {a *\n", edit.Edit{Kind: edit.Comment, At: at(0), Place: edit.New, Value: "b"}, ""},
		"Latin-1":              {"[White \"M\xFCller\"]\n\n1. e4 *\n", edit.Edit{Kind: edit.Tag, Name: "White", Value: "Šarić"}, "edits[0].value has "},
	} {
		c.edit.Game = 1
		got, err := Edit([]byte(c.file), source.Automatic, []edit.Edit{c.edit}, Options{})
		said := ""
		switch {
		case err != nil:
			said = err.Error()
		case len(got.Refused) > 0:
			said = got.Refused[0].Diagnostic.Message
		}
		if said != c.want && (c.want == "" || !strings.HasPrefix(said, c.want)) {
			t.Errorf("%s: %q, want %q", name, said, c.want)
		}
	}
}
