package spell_test

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/spell"
	"pbn/core/source"
)

// spelled spells games, and returns the text.
func spelled(t *testing.T, games ...*spell.Game) (s *spell.Speller, text string) {
	t.Helper()
	s = spell.NewSpeller()
	for _, g := range games {
		if err := s.Game(g); err != nil {
			t.Fatal(err)
		}
		text += string(s.Take())
	}
	return s, text
}

func facts(of map[spell.Fact]string) (g spell.Game) {
	for fact, value := range of {
		g.Facts[fact] = value
	}
	return g
}

// header is what a text of games begins with.
const header = "% PBN 2.1\n"

var fourSuits = &spell.Deal{First: "E", Hands: [4]*[4]string{{"AKQJT98765432", "", "", ""}, {"", "AKQJT98765432", "", ""}, nil,
	{"", "", "", "AKQJT98765432"}}}

// TestSpelling: what is spelled of each member, and in which order.
func TestSpelling(t *testing.T) {
	byHand := facts(map[spell.Fact]string{spell.Dealer: "E", spell.Vulnerable: "NS"})
	byHand.Deal = fourSuits
	derived := facts(map[spell.Fact]string{spell.Contract: "1S", spell.Result: "7"})
	derived.IsDerived[spell.Contract] = true
	around := []spell.Comment{{Text: "in braces"}, {Text: "a } brace"}, {Text: "to the end", ToEnd: true, Escapes: []string{"%x"}}}
	for name, c := range map[string]struct {
		game spell.Game
		want string
	}{
		"by hand": {
			byHand, "[Deal \"E:.AKQJT98765432.. - ...AKQJT98765432 AKQJT98765432...\"]\n[Dealer \"E\"]\n[Vulnerable \"NS\"]\n",
		},
		"what follows is left out": {derived, "[Result \"7\"]\n"},
		"a tag counts": {spell.Game{Tags: []spell.Tag{{Name: "Dealer", Value: "N"}}, Facts: byHand.Facts},
			"[Dealer \"N\"]\n[Vulnerable \"NS\"]\n"},
		"quotes, and the widths of columns": {
			spell.Game{Tags: []spell.Tag{{Name: "Site", Value: `a "b" \`}, {Name: "ScoreTable", Value: `Rank\3R`}}},
			"[Site \"a \\\"b\\\" \\\\\"]\n[ScoreTable \"Rank\\3R\"]\n"},
		"comments": {spell.Game{Comments: around, Tags: []spell.Tag{{Name: "Site", Comments: around[:1]}}},
			"{in braces}\n;a } brace\n%x\n;to the end\n[Site \"\"]\n{in braces}\n"},
		"a duplicate is left out": {spell.Game{Tags: []spell.Tag{{Name: "Site", Value: "a"}, {Name: "Site", Value: "b", Duplicate: true}}},
			"[Site \"a\"]\n"},
		"an auction with notes": {spell.Game{Auction: &spell.Moves{First: "N", Moves: []spell.Move{
			{Text: "1S", Annotations: []spell.Annotation{{IsNote: true, Value: 1}, {Value: 3, Comments: around[:1]}}}, {Text: "Pass", Marks: "R"},
			{Text: "2S"}, {Text: "X"}, {Text: "XX"}},
			Notes: []spell.Note{{Index: 1, Text: "five"}}}},
			"[Auction \"N\"]\n1S =1= $3\n{in braces}\n^R Pass 2S X\nXX\n[Note \"1:five\"]\n"},
		"an auction before its facts": {spell.Game{Tags: []spell.Tag{{Name: "Auction", Value: "E"}}, Facts: byHand.Facts,
			Auction: &spell.Moves{Moves: []spell.Move{{Text: "AP"}}}},
			"[Dealer \"E\"]\n[Vulnerable \"NS\"]\n[Auction \"E\"]\nAP\n"},
		"rows": {spell.Game{Sections: []spell.Section{{Name: "ActionTable", Value: "Rank;Call",
			Rows: [][]spell.Element{{{Text: "1"}, {Text: "a b"}}, {{Text: "2", Escapes: []string{"%x"}}, {Text: "?", IsString: true}}}}}},
			"[ActionTable \"Rank;Call\"]\n1 \"a b\"\n%x\n2 \"?\"\n"},
		"escape lines": {spell.Game{Tags: []spell.Tag{{Name: "Site"}}, Escapes: []string{"%end"}}, "[Site \"\"]\n%end\n"},
	} {
		if _, got := spelled(t, &c.game); got != header+c.want {
			t.Errorf("%s:\n%q, want\n%q", name, got, c.want)
		}
	}
}

// TestInherited: "#" stays where it means the same value, and is written out elsewhere; a value that games before had does not go on.
func TestInherited(t *testing.T) {
	inherits := func(value, inherited string) *spell.Game {
		return &spell.Game{Tags: []spell.Tag{{Name: "Event", Value: value, Inherits: true, Inherited: inherited}}}
	}
	event := func(value string) *spell.Game { return &spell.Game{Tags: []spell.Tag{{Name: "Event", Value: value}}} }
	_, text := spelled(t, event("a"), inherits("#", "a"), inherits("#", "b"), inherits("#", "b"), inherits("#", "a"), inherits("##c", "c"),
		inherits("#", "c"), &spell.Game{Tags: []spell.Tag{{Name: "Site"}}, Standing: []spell.Standing{{Name: "Event", Value: "c"}}},
		&spell.Game{Tags: []spell.Tag{{Name: "Site"}}})
	want := header +
		"[Event \"a\"]\n\n[Event \"#\"]\n\n[Event \"b\"]\n\n[Event \"#\"]\n\n[Event \"a\"]\n\n[Event \"##c\"]\n\n[Event \"#\"]\n\n" +
		"[Site \"\"]\n\n[Site \"\"]\n[Event \"\"]\n"
	if text != want {
		t.Errorf("%q, want\n%q", text, want)
	}
}

// TestStandingFollowsTags: the standing value of a tag is that of the last game that has the tag, with "##" or without. It is written where
// another one is wanted.
func TestStandingFollowsTags(t *testing.T) {
	event := func(value, inherited string) *spell.Game {
		return &spell.Game{Tags: []spell.Tag{{Name: "Event", Value: value, Inherits: inherited != "", Inherited: inherited}}}
	}
	standing := func(value string) *spell.Game {
		return &spell.Game{Tags: []spell.Tag{{Name: "Site"}}, Standing: []spell.Standing{{Name: "Event", Value: value}}}
	}
	_, text := spelled(t, event("##c", "c"), standing("c"), event("d", ""), standing("d"), standing("c"), event("", ""),
		&spell.Game{Tags: []spell.Tag{{Name: "Site"}}})
	want := header +
		"[Event \"##c\"]\n\n[Site \"\"]\n\n[Event \"d\"]\n\n[Site \"\"]\n\n[Site \"\"]\n[Event \"c\"]\n\n[Event \"\"]\n\n[Site \"\"]\n"
	if text != want {
		t.Errorf("%q, want\n%q", text, want)
	}
}

// TestPlace: an offset of the text is a place in a game, as JavaScript names it.
func TestPlace(t *testing.T) {
	first := facts(map[spell.Fact]string{spell.Dealer: "N"})
	first.Comments = []spell.Comment{{Text: "c"}}
	second := spell.Game{
		Tags:     []spell.Tag{{Name: "Site", Value: "s"}},
		Auction:  &spell.Moves{First: "N", Moves: []spell.Move{{Text: "1S"}, {Text: "2S"}}, Notes: []spell.Note{{Index: 1, Text: "n"}}},
		Play:     &spell.Moves{First: "E", Moves: []spell.Move{{Text: "HA"}}, Notes: []spell.Note{{Index: 1, Text: "m"}}},
		Sections: []spell.Section{{Name: "ActionTable", Value: "Rank", Rows: [][]spell.Element{{{Text: "77"}}, {{Text: "88"}}}}},
		Deal:     fourSuits, Standing: []spell.Standing{{Name: "Event", Value: "e"}}, Escapes: []string{"%z"},
	}
	s, text := spelled(t, &first, &second)
	for at, want := range map[string]string{
		"{c}": "0 comments[0]", "[Dealer": "0 dealer", "[Site": "1 tags[0]", "[Deal ": "1 deal", "[Event": "1 standing", "[Auction": "1 auction",
		"2S":          "1 auction.moves[1]",
		"[Note \"1:n": "1 auction.notes[0]", "[Play": "1 play", "HA": "1 play.moves[0]", "[Note \"1:m": "1 play.notes[0]",
		"[ActionTable": "1 sections[0]",
		"88":           "1 sections[0].rows[1]", "%z": "1 escapes[0]", "% PBN": "0 ",
	} {
		number, path := s.Place(strings.Index(text, at))
		if got := string(rune('0'+number)) + " " + path; got != want {
			t.Errorf("%s is %s, want %s", at, got, want)
		}
	}
	if number, path := spell.NewSpeller().Place(0); number != 0 || path != "" {
		t.Errorf("without a game the start is %d %q", number, path)
	}
}

// TestMistakes: what cannot be written is an error that names the place.
func TestMistakes(t *testing.T) {
	tags := func(tags ...spell.Tag) spell.Game { return spell.Game{Tags: tags} }
	calls := func(moves ...spell.Move) spell.Game {
		return spell.Game{Auction: &spell.Moves{First: "N", Moves: moves}}
	}
	for want, g := range map[string]spell.Game{
		"games[0] has neither a tag nor anything that makes one":                                 {Comments: []spell.Comment{{Text: "c"}}},
		`games[0].tags[0] has "a b", which is no name of a tag: letters, digits and underscores`: tags(spell.Tag{Name: "a b"}),
		"games[0].tags[1] has a line end in its value, which a tag cannot have": tags(
			spell.Tag{Name: "Site"}, spell.Tag{Name: "Event", Value: "a\nb"},
		),
		"games[0].tags[1] is another Site, of which a game has one": tags(
			spell.Tag{Name: "Site"}, spell.Tag{Name: "Site"},
		),
		"games[0].tags[0] has a comment with a right brace and several lines, which PBN cannot have": tags(
			spell.Tag{Name: "Site", Comments: []spell.Comment{{Text: "}\n"}}},
		),
		`games[0].auction.moves[1] is "2 S", which is no word`: calls(
			spell.Move{Text: "1S"}, spell.Move{Text: "2 S"},
		),
		`games[0].escapes[0] has the escape line "x", which has to begin with % and to be one line`: {Tags: []spell.Tag{{Name: "Site"}},
			Escapes: []string{"x"}},
		"games[0].sections[0].rows[0] has a line end in it": {Sections: []spell.Section{{Name: "ActionTable",
			Rows: [][]spell.Element{{{Text: "a\n"}}}}}},
		"games[0].deal has blanks in the text of a hand": {Deal: &spell.Deal{First: "N", Unreadable: [4]string{"a b"}}},
	} {
		if err := spell.NewSpeller().Game(&g); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestDiffers: a game that was read is compared with the one that was given, and where it is not that, the member is named.
func TestDiffers(t *testing.T) {
	const file = "[Dealer \"N\"]\n[Deal \"E:.AKQJT98765432.. - ...AKQJT98765432 AKQJT98765432...\"]\n[Auction \"N\"]\n1S AP\n[Play \"E\"]\n" +
		"HA *\n"
	read := func(t *testing.T) *game.Game {
		var reader game.Reader
		reader.Reset(habits.PBN.Open([]byte(file), source.UTF8), &diag.List{Rules: rules.Of})
		for _, g := range reader.Games() {
			return g
		}
		t.Fatal("no game")
		return nil
	}
	moves := func(texts ...string) *spell.Moves {
		m := &spell.Moves{}
		for _, text := range texts {
			m.Moves = append(m.Moves, spell.Move{Text: text})
		}
		return m
	}
	other := *fourSuits
	other.Hands[0] = &[4]string{"", "", "AKQJT98765432", ""}
	for want, g := range map[string]spell.Game{
		"": {Facts: facts(map[spell.Fact]string{spell.Dealer: "N", spell.Contract: "1S"}).Facts, Deal: fourSuits,
			Auction: moves("1S", "Pass", "Pass", "Pass"), Play: moves("HA", "*")},
		`games[0].dealer is "W", but the game has the tag Dealer, which says "N"`:                   facts(map[spell.Fact]string{spell.Dealer: "W"}),
		`games[0].tricks is "9", but the game has the tag Result, which says none that can be read`: facts(map[spell.Fact]string{spell.Result: "9"}),
		"games[0].deal is not the deal of the game's tag Deal":                                      {Deal: &other},
		"games[0].auction is read as other calls":                                                   {Auction: moves("1S")},
		"games[0].play is read as other cards":                                                      {Play: moves("HA", "HK", "*")},
		"games[0].sections are read as no sections": {
			Sections: []spell.Section{{Rows: [][]spell.Element{{}}}},
		},
	} {
		got := ""
		if err := g.Differs(read(t), 4); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if err := (&spell.Game{}).Differs(read(t), 5); err == nil ||
		err.Error() != "games[0] is read as another game: a comment or a word in it begins a tag" {
		t.Error(err)
	}
	if all := (&spell.Game{Auction: moves("1S", "AP")}).Differs(read(t), 4); all != nil {
		t.Error("AP is not taken for the passes that it means: ", all)
	}
}

// TestDiffersOfFacts: each fact is compared with what the tags say of it, in all forms that they have for it.
func TestDiffersOfFacts(t *testing.T) {
	const led = "[Contract \"1S\"]\n[Declarer \"N\"]\n[Result \"7\"]\n"
	for _, c := range []struct {
		file        string
		fact        spell.Fact
		value, says string // what the tags say, "" for nothing that can be read
	}{
		{"[Dealer \"n\"]", spell.Dealer, "N", "N"}, {"[Dealer \"x\"]", spell.Dealer, "N", ""},
		{"[Vulnerable \"both\"]", spell.Vulnerable, "All", "All"}, {"[Vulnerable \"?\"]", spell.Vulnerable, "All", ""},
		{"[Date \"2024.01.02\"]", spell.Date, "2024.01.02", "2024.01.02"},
		{"[Date \"2024-01-02 10:00\"]", spell.Date, "2024.01.02", "2024.01.02"}, {"[Date \"\"]", spell.Date, "2024.01.02", ""},
		{"[Date \"2024-01-02 10:00\"]", spell.Time, "10:00:00", "10:00:00"},
		{"[Date \"2024.01.02\"]\n[Time \"11:00:00\"]", spell.Time, "11:00:00", "11:00:00"},
		{"[Date \"2024-01-02 10:00\"]\n[Time \"?\"]", spell.Time, "10:00:00", "10:00:00"},
		{"[Date \"2024-01-02 10:00\"]\n[Time \"10:00:00\"]", spell.Time, "10:00:00", "10:00:00"},
		{"[Time \"11:00:00\"]", spell.Time, "11:00:00", "11:00:00"}, {"[Time \"?\"]", spell.Time, "11:00:00", ""},
		{"[Time \"\"]", spell.Time, "11:00:00", ""},
		{led, spell.Contract, "1S", "1S"}, {led, spell.Declarer, "N", "N"}, {led, spell.Result, "7", "7"},
		{"[Contract \"Pass\"]", spell.Contract, "Pass", "Pass"}, {"[Contract \"8S\"]", spell.Contract, "1S", ""},
		{"[Result \"?\"]", spell.Result, "7", ""}, {led[:len(led)-len("[Result \"7\"]\n")] + "[Result \"EW 6\"]", spell.Result, "7", "7"},
	} {
		var read *game.Game
		var reader game.Reader
		reader.Reset(habits.PBN.Open([]byte("[Board \"1\"]\n"+c.file), source.UTF8), &diag.List{Rules: rules.Of})
		for _, g := range reader.Games() {
			read = g
			for _, value := range []string{c.value, "other"} {
				g := facts(map[spell.Fact]string{c.fact: value})
				err := g.Differs(read, len(read.Tags))
				want := ""
				if value != c.says {
					want = `"` + value + `", but the game has the tag ` + spell.FactNames[c.fact].Tag + `, which says "` + c.says + `"`
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
