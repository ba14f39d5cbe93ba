package pdn

import (
	"strings"
	"testing"

	"pbn/core/pdn/edit"
	"pbn/core/pdn/spell"
	"pbn/core/source"
)

const editable = `[Event "Club evening"]
[White "Wouters"]
[Black "Jansen"]
[Result "2-0"]
[GameType "20"]

1. 32-28 {best} 19-23 (1... 18-23 2. 38-32 (2. 33-29 23x32) 12-18) (1... 20-24) 2. 28x19(!) 14x23 3. 33-28
23x32 4. 37x28 *
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

// TestEdit: what each kind of edit does to a file, of which every other byte stays.
func TestEdit(t *testing.T) {
	for name, c := range map[string]struct {
		edits []edit.Edit
		want  string
	}{
		"a tag":          {[]edit.Edit{{Kind: edit.Tag, Name: "White", Value: `A "B" \c`}}, replaced(`"Wouters"`, `"A \"B\" \c"`)},
		"an empty tag":   {[]edit.Edit{{Kind: edit.Tag, Name: "White"}}, replaced(`"Wouters"`, `""`)},
		"a new tag":      {[]edit.Edit{{Kind: edit.Tag, Name: "Opening", Value: "x"}}, replaced("[GameType \"20\"]\n", "[GameType \"20\"]\n[Opening \"x\"]\n")},
		"one of seven":   {[]edit.Edit{{Kind: edit.Tag, Name: "Site", Value: "Bern"}}, replaced("evening\"]\n", "evening\"]\n[Site \"Bern\"]\n")},
		"the variant":    {[]edit.Edit{{Kind: edit.Tag, Name: "GameType", Removes: true}}, replaced("[GameType \"20\"]\n", "")},
		"nothing":        {[]edit.Edit{{Kind: edit.Tag, Name: "White", Value: "Wouters"}, {Kind: edit.Tag, Name: "X", Removes: true}}, editable},
		"a move":         {[]edit.Edit{{Kind: edit.Move, At: at(6), Value: "37-28"}}, replaced("37x28", "37x28")},
		"another move":   {[]edit.Edit{{Kind: edit.Move, At: at(6), Value: "38x27"}}, replaced("37x28", "38x27")},
		"in a variation": {[]edit.Edit{{Kind: edit.Move, At: at(1, 0, 1, 0, 0), Value: "34-29"}}, replaced("33-29", "34-29")},
		"the rest":       {[]edit.Edit{{Kind: edit.Move, At: at(2), Removes: true}, {Kind: edit.Result, Value: "1-1"}}, replaced(" 2. 28x19(!) 14x23 3. 33-28\n23x32 4. 37x28 *", " *", `"2-0"`, `"1-1"`)},
		"a variation's first move": {[]edit.Edit{{Kind: edit.Move, At: at(1, 0, 0), Removes: true}},
			replaced(" (1... 18-23 2. 38-32 (2. 33-29 23x32) 12-18)", "")},
		"more moves":             {[]edit.Edit{{Kind: edit.Append, At: at(1, 1, 0), Moves: moves("37-32", "18-23")}}, replaced("(1... 20-24)", "(1... 20-24 2. 37-32 18-23)")},
		"a comment":              {[]edit.Edit{{Kind: edit.Comment, At: at(3), Place: edit.New, Value: "even"}}, replaced("14x23 3.", "14x23 {even} 3.")},
		"a comment after (!)":    {[]edit.Edit{{Kind: edit.Comment, At: at(2), Place: edit.New, Value: "x"}}, replaced("(!) 14x23", "(!) {x} 2... 14x23")},
		"a comment at the start": {[]edit.Edit{{Kind: edit.Comment, Place: edit.New, Value: "x"}}, replaced("1. 32", "{x} 1. 32")},
		"another comment":        {[]edit.Edit{{Kind: edit.Comment, At: at(0), Value: "[%clk 0:01:00] worst"}}, replaced("best", "[%clk 0:01:00] worst")},
		"no comment":             {[]edit.Edit{{Kind: edit.Comment, At: at(0), Removes: true}}, replaced(" {best}", "")},
		"a glyph":                {[]edit.Edit{{Kind: edit.NAG, At: at(0), Glyph: 1}}, replaced("28 {", "28 $1 {")},
		"no glyph":               {[]edit.Edit{{Kind: edit.NAG, At: at(2), Glyph: 1, Removes: true}}, replaced("(!)", "")},
		"a variation":            {[]edit.Edit{{Kind: edit.Variation, At: at(0), Place: edit.New, Moves: moves("33-28", "18-22")}}, replaced("{best}", "{best} (1. 33-28 18-22) 1...")},
		"a variation after (!)":  {[]edit.Edit{{Kind: edit.Variation, At: at(2), Place: edit.New, Moves: moves("28x19")}}, replaced("(!) 14x23", "(!) (2. 28x19) 2... 14x23")},
		"no variation":           {[]edit.Edit{{Kind: edit.Variation, At: at(1), Place: 1, Removes: true}}, replaced(" (1... 20-24)", "")},
		"a setup":                {[]edit.Edit{{Kind: edit.Setup, At: at(6), Value: "W:W37:B32"}}, replaced("4. 37x28", `/FEN "W:W37:B32"/ 4. 37x28`)},
		"a result":               {[]edit.Edit{{Kind: edit.Result, Value: "*"}}, replaced(`"2-0"`, `"*"`)},
		"promoted inside":        {[]edit.Edit{{Kind: edit.Promote, At: at(1, 0, 1, 0, 0)}}, replaced("2. 38-32 (2. 33-29 23x32) 12-18", "2. 33-29 (2. 38-32 12-18) 2... 23x32")},
		"promoted": {[]edit.Edit{{Kind: edit.Promote, At: at(1, 1, 0)}},
			replaced("19-23 (1... 18-23 2. 38-32 (2. 33-29 23x32) 12-18) (1... 20-24) 2. 28x19(!) 14x23 3. 33-28\n23x32 4. 37x28", "20-24 (1... 19-23 2. 28x19(!) 14x23 3. 33-28\n23x32 4. 37x28) (1... 18-23 2. 38-32 (2. 33-29 23x32) 12-18)")},
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

// TestEditRefused: what cannot be made is an error that names the edit, or an error that the file would have.
func TestEditRefused(t *testing.T) {
	const setups = "[GameType \"20\"]\n\n/FEN \"W:W28:B22\"/ 1. 28x17 *\n"
	for name, c := range map[string]struct {
		file string
		edit edit.Edit
		want string
	}{
		"an illegal move":    {editable, edit.Edit{Kind: edit.Move, At: at(4), Value: "33-27"}, "edits[0].value: 33-27 is not legal: "},
		"no capture":         {editable, edit.Edit{Kind: edit.Move, At: at(2), Value: "37-32"}, "edits[0].value: 37-32 is not legal: "},
		"a later one":        {editable, edit.Edit{Kind: edit.Move, At: at(4), Value: "34-29"}, "23x32 is not legal: "},
		"no move there":      {editable, edit.Edit{Kind: edit.NAG, At: at(9), Glyph: 1}, "edits[0]: the game has no moves[9]"},
		"no variation there": {editable, edit.Edit{Kind: edit.Variation, At: at(1), Place: 2, Removes: true}, "edits[0].variation is 2, but the move has 2 of them"},
		"a brace":            {editable, edit.Edit{Kind: edit.Comment, At: at(1), Place: edit.New, Value: "a}"}, "edits[0].value: A comment cannot have } in it"},
		"a backslash":        {editable, edit.Edit{Kind: edit.Tag, Name: "White", Value: `a\`}, `edits[0].value ends with \`},
		"a tag's name":       {editable, edit.Edit{Kind: edit.Tag, Name: "1A", Value: "a"}, `edits[0].tag is “1A”, but the name of a tag is a letter`},
		"a result":           {editable, edit.Edit{Kind: edit.Result, Value: "won"}, "edits[0].result has to be one of *, 1-0,"},
		"a setup":            {editable, edit.Edit{Kind: edit.Setup, At: at(6), Value: "x"}, "edits[0].value: “x” is not a FEN of this variant"},
		"no setup":           {setups, edit.Edit{Kind: edit.Setup, At: at(0), Removes: true}, "edits[0].value: 28x17 "},
		"of no move":         {setups, edit.Edit{Kind: edit.Setup, Value: "W:W28:B22"}, "edits[0].setup has to name a move"},
		"before its move":    {"[GameType \"20\"]\n\n1. 32-28 (18-23) 19-23 *\n", edit.Edit{Kind: edit.Move, At: at(1), Value: "18-22"}, "edits[0]: a variation is not behind the move that it replaces"},
		"no game":            {"", edit.Edit{Kind: edit.Tag, Name: "A"}, "edits[0].game is 1, but the file has none"},
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
		if !strings.HasPrefix(said, c.want) || said == "" {
			t.Errorf("%s: %q, want %q", name, said, c.want)
		}
	}
}

// TestEditDeep: a move is found in no more steps than there are moves, however deep their variations are.
func TestEditDeep(t *testing.T) {
	const depth = 50_000
	file := "[GameType \"20\"]\n\n1. 32-28 19-23" + strings.Repeat(" (1... 18-23", depth) + strings.Repeat(")", depth) + " *\n"
	got, err := Edit([]byte(file), source.Automatic, []edit.Edit{{Game: 1, Kind: edit.NAG, At: at(1, 0, 0, 0, 0), Glyph: 1}}, Options{})
	if want := strings.Replace(file, "(1... 18-23 (1... 18-23", "(1... 18-23 (1... 18-23 $1", 1); err != nil || string(got.Bytes) != want {
		t.Errorf("%v, %v", err, got)
	}
}
