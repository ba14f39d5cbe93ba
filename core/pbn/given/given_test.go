package given_test

import (
	"pbn/core/diag"
	"strings"
	"testing"

	"pbn/core/pbn/game"
	"pbn/core/pbn/given"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// spelled spells games.
func spelled(t *testing.T, games ...*given.Game) *given.Speller {
	t.Helper()
	s := given.NewSpeller()
	for _, g := range games {
		if err := s.Game(g); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func facts(of map[given.Fact]string) (g given.Game) {
	for fact, value := range of {
		g.Facts[fact] = value
	}
	return g
}

// header is what a text of games begins with.
const header = "% PBN 2.1\n"

var fourSuits = &given.Deal{First: "E", Hands: [4]*[4]string{{"AKQJT98765432", "", "", ""}, {"", "AKQJT98765432", "", ""}, nil, {"", "", "", "AKQJT98765432"}}}

// TestSpelling: what is spelled of each member, and in which order.
func TestSpelling(t *testing.T) {
	byHand := facts(map[given.Fact]string{given.Dealer: "E", given.Vulnerable: "NS"})
	byHand.Deal = fourSuits
	derived := facts(map[given.Fact]string{given.Contract: "1S", given.Result: "7"})
	derived.IsDerived[given.Contract] = true
	around := []given.Comment{{Text: "in braces"}, {Text: "a } brace"}, {Text: "to the end", ToEnd: true, Escapes: []string{"%x"}}}
	for name, c := range map[string]struct {
		game given.Game
		want string
	}{
		"by hand":                  {byHand, "[Deal \"E:.AKQJT98765432.. - ...AKQJT98765432 AKQJT98765432...\"]\n[Dealer \"E\"]\n[Vulnerable \"NS\"]\n"},
		"what follows is left out": {derived, "[Result \"7\"]\n"},
		"a tag counts": {given.Game{Tags: []given.Tag{{Name: "Dealer", Value: "N"}}, Facts: byHand.Facts},
			"[Dealer \"N\"]\n[Vulnerable \"NS\"]\n"},
		"quotes, and the widths of columns": {given.Game{Tags: []given.Tag{{Name: "Site", Value: `a "b" \`}, {Name: "ScoreTable", Value: `Rank\3R`}}},
			"[Site \"a \\\"b\\\" \\\\\"]\n[ScoreTable \"Rank\\3R\"]\n"},
		"comments": {given.Game{Comments: around, Tags: []given.Tag{{Name: "Site", Comments: around[:1]}}},
			"{in braces}\n;a } brace\n%x\n;to the end\n[Site \"\"]\n{in braces}\n"},
		"a duplicate is left out": {given.Game{Tags: []given.Tag{{Name: "Site", Value: "a"}, {Name: "Site", Value: "b", Duplicate: true}}}, "[Site \"a\"]\n"},
		"an auction with notes": {given.Game{Auction: &given.Moves{First: "N", Moves: []given.Move{
			{Text: "1S", Annotations: []given.Annotation{{IsNote: true, Value: 1}, {Value: 3, Comments: around[:1]}}}, {Text: "Pass", Marks: "R"}, {Text: "2S"}, {Text: "X"}, {Text: "XX"}},
			Notes: []given.Note{{Index: 1, Text: "five"}}}},
			"[Auction \"N\"]\n1S =1= $3\n{in braces}\n^R Pass 2S X\nXX\n[Note \"1:five\"]\n"},
		"an auction before its facts": {given.Game{Tags: []given.Tag{{Name: "Auction", Value: "E"}}, Facts: byHand.Facts, Auction: &given.Moves{Moves: []given.Move{{Text: "AP"}}}},
			"[Dealer \"E\"]\n[Vulnerable \"NS\"]\n[Auction \"E\"]\nAP\n"},
		"rows": {given.Game{Sections: []given.Section{{Name: "ActionTable", Value: "Rank;Call", Rows: [][]given.Element{{{Text: "1"}, {Text: "a b"}}, {{Text: "2", Escapes: []string{"%x"}}, {Text: "?", IsString: true}}}}}},
			"[ActionTable \"Rank;Call\"]\n1 \"a b\"\n%x\n2 \"?\"\n"},
		"escape lines": {given.Game{Tags: []given.Tag{{Name: "Site"}}, Escapes: []string{"%end"}}, "[Site \"\"]\n%end\n"},
	} {
		if got := string(spelled(t, &c.game).Text); got != header+c.want {
			t.Errorf("%s:\n%q, want\n%q", name, got, c.want)
		}
	}
}

// TestInherited: "#" stays where it means the same value, and is written out elsewhere; a value that games before had does not go on.
func TestInherited(t *testing.T) {
	inherits := func(value, inherited string) *given.Game {
		return &given.Game{Tags: []given.Tag{{Name: "Event", Value: value, Inherits: true, Inherited: inherited}}}
	}
	event := func(value string) *given.Game { return &given.Game{Tags: []given.Tag{{Name: "Event", Value: value}}} }
	s := spelled(t, event("a"), inherits("#", "a"), inherits("#", "b"), inherits("#", "b"), inherits("#", "a"), inherits("##c", "c"), inherits("#", "c"), &given.Game{Tags: []given.Tag{{Name: "Site"}}, Standing: []given.Standing{{Name: "Event", Value: "c"}}},
		&given.Game{Tags: []given.Tag{{Name: "Site"}}})
	want := header + "[Event \"a\"]\n\n[Event \"#\"]\n\n[Event \"b\"]\n\n[Event \"#\"]\n\n[Event \"a\"]\n\n[Event \"##c\"]\n\n[Event \"#\"]\n\n[Site \"\"]\n\n[Site \"\"]\n[Event \"\"]\n"
	if string(s.Text) != want {
		t.Errorf("%q, want\n%q", s.Text, want)
	}
}

// TestStandingFollowsTags: the standing value of a tag is that of the last game that has the tag, with "##" or without. It is written where
// another one is wanted.
func TestStandingFollowsTags(t *testing.T) {
	event := func(value, inherited string) *given.Game {
		return &given.Game{Tags: []given.Tag{{Name: "Event", Value: value, Inherits: inherited != "", Inherited: inherited}}}
	}
	standing := func(value string) *given.Game {
		return &given.Game{Tags: []given.Tag{{Name: "Site"}}, Standing: []given.Standing{{Name: "Event", Value: value}}}
	}
	s := spelled(t, event("##c", "c"), standing("c"), event("d", ""), standing("d"), standing("c"), event("", ""), &given.Game{Tags: []given.Tag{{Name: "Site"}}})
	want := header + "[Event \"##c\"]\n\n[Site \"\"]\n\n[Event \"d\"]\n\n[Site \"\"]\n\n[Site \"\"]\n[Event \"c\"]\n\n[Event \"\"]\n\n[Site \"\"]\n"
	if string(s.Text) != want {
		t.Errorf("%q, want\n%q", s.Text, want)
	}
}

// TestPlace: an offset of the text is a place in a game, as JavaScript names it.
func TestPlace(t *testing.T) {
	first := facts(map[given.Fact]string{given.Dealer: "N"})
	first.Comments = []given.Comment{{Text: "c"}}
	second := given.Game{
		Tags:     []given.Tag{{Name: "Site", Value: "s"}},
		Auction:  &given.Moves{First: "N", Moves: []given.Move{{Text: "1S"}, {Text: "2S"}}, Notes: []given.Note{{Index: 1, Text: "n"}}},
		Play:     &given.Moves{First: "E", Moves: []given.Move{{Text: "HA"}}, Notes: []given.Note{{Index: 1, Text: "m"}}},
		Sections: []given.Section{{Name: "ActionTable", Value: "Rank", Rows: [][]given.Element{{{Text: "77"}}, {{Text: "88"}}}}},
		Deal:     fourSuits, Standing: []given.Standing{{Name: "Event", Value: "e"}}, Escapes: []string{"%z"},
	}
	s := spelled(t, &first, &second)
	for at, want := range map[string]string{
		"{c}": "0 comments[0]", "[Dealer": "0 dealer", "[Site": "1 tags[0]", "[Deal ": "1 deal", "[Event": "1 standing", "[Auction": "1 auction", "2S": "1 auction.moves[1]",
		"[Note \"1:n": "1 auction.notes[0]", "[Play": "1 play", "HA": "1 play.moves[0]", "[Note \"1:m": "1 play.notes[0]", "[ActionTable": "1 sections[0]",
		"88": "1 sections[0].rows[1]", "%z": "1 escapes[0]", "% PBN": "0 ",
	} {
		number, path := s.Place(strings.Index(string(s.Text), at))
		if got := string(rune('0'+number)) + " " + path; got != want {
			t.Errorf("%s is %s, want %s", at, got, want)
		}
	}
	if number, path := given.NewSpeller().Place(0); number != 0 || path != "" {
		t.Errorf("without a game the start is %d %q", number, path)
	}
}

// TestMistakes: what cannot be written is an error that names the place.
func TestMistakes(t *testing.T) {
	tags := func(tags ...given.Tag) given.Game { return given.Game{Tags: tags} }
	calls := func(moves ...given.Move) given.Game {
		return given.Game{Auction: &given.Moves{First: "N", Moves: moves}}
	}
	for want, g := range map[string]given.Game{
		"games[0] has neither a tag nor anything that makes one":                                     {Comments: []given.Comment{{Text: "c"}}},
		`games[0].tags[0] has "a b", which is no name of a tag: letters, digits and underscores`:     tags(given.Tag{Name: "a b"}),
		"games[0].tags[1] has a line end in its value, which a tag cannot have":                      tags(given.Tag{Name: "Site"}, given.Tag{Name: "Event", Value: "a\nb"}),
		"games[0].tags[1] is another Site, of which a game has one":                                  tags(given.Tag{Name: "Site"}, given.Tag{Name: "Site"}),
		"games[0].tags[0] has a comment with a right brace and several lines, which PBN cannot have": tags(given.Tag{Name: "Site", Comments: []given.Comment{{Text: "}\n"}}}),
		`games[0].auction.moves[1] is "2 S", which is no word`:                                       calls(given.Move{Text: "1S"}, given.Move{Text: "2 S"}),
		`games[0].escapes[0] has the escape line "x", which has to begin with % and to be one line`:  {Tags: []given.Tag{{Name: "Site"}}, Escapes: []string{"x"}},
		"games[0].sections[0].rows[0] has a line end in it":                                          {Sections: []given.Section{{Name: "ActionTable", Rows: [][]given.Element{{{Text: "a\n"}}}}}},
		"games[0].deal has blanks in the text of a hand":                                             {Deal: &given.Deal{First: "N", Unreadable: [4]string{"a b"}}},
	} {
		if err := given.NewSpeller().Game(&g); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestDiffers: a game that was read is compared with the one that was given, and where it is not that, the member is named.
func TestDiffers(t *testing.T) {
	const file = "[Dealer \"N\"]\n[Deal \"E:.AKQJT98765432.. - ...AKQJT98765432 AKQJT98765432...\"]\n[Auction \"N\"]\n1S AP\n[Play \"E\"]\nHA *\n"
	read := func(t *testing.T) *game.Game {
		var reader game.Reader
		reader.Reset(habits.PBN.Open([]byte(file), source.UTF8), &diag.List{Rules: rules.Of})
		for _, g := range reader.Games() {
			return g
		}
		t.Fatal("no game")
		return nil
	}
	moves := func(texts ...string) *given.Moves {
		m := &given.Moves{}
		for _, text := range texts {
			m.Moves = append(m.Moves, given.Move{Text: text})
		}
		return m
	}
	other := *fourSuits
	other.Hands[0] = &[4]string{"", "", "AKQJT98765432", ""}
	for want, g := range map[string]given.Game{
		"": {Facts: facts(map[given.Fact]string{given.Dealer: "N", given.Contract: "1S"}).Facts, Deal: fourSuits, Auction: moves("1S", "Pass", "Pass", "Pass"), Play: moves("HA", "*")},
		`games[0].dealer is "W", but the game has the tag Dealer, which says "N"`:                   facts(map[given.Fact]string{given.Dealer: "W"}),
		`games[0].tricks is "9", but the game has the tag Result, which says none that can be read`: facts(map[given.Fact]string{given.Result: "9"}),
		"games[0].deal is not the deal of the game's tag Deal":                                      {Deal: &other},
		"games[0].auction is read as other calls":                                                   {Auction: moves("1S")},
		"games[0].play is read as other cards":                                                      {Play: moves("HA", "HK", "*")},
		"games[0].sections are read as no sections":                                                 {Sections: []given.Section{{Rows: [][]given.Element{{}}}}},
	} {
		got := ""
		if err := g.Differs(read(t), 4); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if err := (&given.Game{}).Differs(read(t), 5); err == nil || err.Error() != "games[0] is read as another game: a comment or a word in it begins a tag" {
		t.Error(err)
	}
	if all := (&given.Game{Auction: moves("1S", "AP")}).Differs(read(t), 4); all != nil {
		t.Error("AP is not taken for the passes that it means: ", all)
	}
}

// TestDiffersOfFacts: each fact is compared with what the tags say of it, in all forms that they have for it.
func TestDiffersOfFacts(t *testing.T) {
	const led = "[Contract \"1S\"]\n[Declarer \"N\"]\n[Result \"7\"]\n"
	for _, c := range []struct {
		file        string
		fact        given.Fact
		value, says string // what the tags say, "" for nothing that can be read
	}{
		{"[Dealer \"n\"]", given.Dealer, "N", "N"}, {"[Dealer \"x\"]", given.Dealer, "N", ""}, {"[Vulnerable \"both\"]", given.Vulnerable, "All", "All"}, {"[Vulnerable \"?\"]", given.Vulnerable, "All", ""},
		{"[Date \"2024.01.02\"]", given.Date, "2024.01.02", "2024.01.02"}, {"[Date \"2024-01-02 10:00\"]", given.Date, "2024.01.02", "2024.01.02"}, {"[Date \"\"]", given.Date, "2024.01.02", ""},
		{"[Date \"2024-01-02 10:00\"]", given.Time, "10:00:00", "10:00:00"}, {"[Date \"2024.01.02\"]\n[Time \"11:00:00\"]", given.Time, "11:00:00", "11:00:00"},
		{"[Date \"2024-01-02 10:00\"]\n[Time \"?\"]", given.Time, "10:00:00", "10:00:00"}, {"[Date \"2024-01-02 10:00\"]\n[Time \"10:00:00\"]", given.Time, "10:00:00", "10:00:00"},
		{"[Time \"11:00:00\"]", given.Time, "11:00:00", "11:00:00"}, {"[Time \"?\"]", given.Time, "11:00:00", ""}, {"[Time \"\"]", given.Time, "11:00:00", ""},
		{led, given.Contract, "1S", "1S"}, {led, given.Declarer, "N", "N"}, {led, given.Result, "7", "7"}, {"[Contract \"Pass\"]", given.Contract, "Pass", "Pass"}, {"[Contract \"8S\"]", given.Contract, "1S", ""},
		{"[Result \"?\"]", given.Result, "7", ""}, {led[:len(led)-len("[Result \"7\"]\n")] + "[Result \"EW 6\"]", given.Result, "7", "7"},
	} {
		var read *game.Game
		var reader game.Reader
		reader.Reset(habits.PBN.Open([]byte("[Board \"1\"]\n"+c.file), source.UTF8), &diag.List{Rules: rules.Of})
		for _, g := range reader.Games() {
			read = g
			for _, value := range []string{c.value, "other"} {
				g := facts(map[given.Fact]string{c.fact: value})
				err := g.Differs(read, len(read.Tags))
				want := ""
				if value != c.says {
					want = `"` + value + `", but the game has the tag ` + given.FactNames[c.fact].Tag + `, which says "` + c.says + `"`
				}
				if c.says == "" {
					want = strings.Replace(want, `says ""`, "says none that can be read", 1)
				}
				if got := err; (got == nil) != (want == "") || got != nil && !strings.HasSuffix(got.Error(), want) {
					t.Errorf("%q, %s: %v, want %s", c.file, value, got, want)
				}
				derived := g
				if derived.IsDerived[c.fact] = true; derived.Differs(read, len(read.Tags)) != nil {
					t.Errorf("%q: what follows is compared", c.file)
				}
			}
		}
		if read == nil {
			t.Errorf("%q: no game", c.file)
		}
	}
}
