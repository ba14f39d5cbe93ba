package pbn

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
	"pbn/core/testkit"
)

// TestEditOfWhatOthersInherit_4_8_a: other games keep what they inherit from the game of an edit, written out, and the changes name them;
// where they could not keep it, the error says so.
func TestEditOfWhatOthersInherit_4_8_a(t *testing.T) {
	const games = "[Event \"A\"]\n[West \"Ann\"]\n\n[Event \"#\"]\n[West \"#\"]\n\n[Event \"#\"]\n[West \"#\"]\n"
	const standing = "[Board \"1\"]\n[Site \"##x\"]\n\n[Board \"2\"]\n\n[Board \"3\"]\n"
	const tables = "[Board \"1\"]\n[ScoreTable \"Rank\"]\n1\n\n[Board \"2\"]\n[ScoreTable \"#\"]\n2\n"
	long := strings.Repeat("x", 256)
	second := func(name, value string) edit.Edit {
		return edit.Edit{Game: 2, Kind: edit.Tag, Name: name, Value: value}
	}
	for name, c := range map[string]struct {
		file    string
		edits   []edit.Edit
		want    string // "" where err says why it cannot be made
		changed string // the games of the changes, and the edits that they are by
		err     string
	}{
		"a name": {games, []edit.Edit{set("West", "Zoe")},
			strings.Replace(strings.Replace(games, `"Ann"`, `"Zoe"`, 1), `West "#"`, `West "Ann"`, 1), "1[0] 2[0]", ""},
		"no name": {games, []edit.Edit{unset("West")},
			strings.Replace(strings.Replace(games, "[West \"Ann\"]\n", "", 1), `West "#"`, `West "Ann"`, 1), "1[0] 2[0]", ""},
		"a name in the middle": {games, []edit.Edit{second("West", "Zoe")},
			strings.Replace(strings.Replace(games, `West "#"`, `West "Zoe"`, 1), `West "#"`, `West "Ann"`, 1), "2[0] 3[0]", ""},
		"another name of the other game": {games, []edit.Edit{set("West", "Zoe"), second("West", "Eve")},
			"[Event \"A\"]\n[West \"Zoe\"]\n\n[Event \"#\"]\n[West \"Eve\"]\n\n[Event \"#\"]\n[West \"Ann\"]\n", "1[0] 2[1] 3[1]", ""},
		"the other game is to inherit": {games, []edit.Edit{set("West", "Zoe"), second("West", "#")},
			"[Event \"A\"]\n[West \"Zoe\"]\n\n[Event \"#\"]\n[West \"#\"]\n\n[Event \"#\"]\n[West \"Ann\"]\n", "1[0] 3[1]", ""},
		"a value that was not there": {"[Board \"1\"]\n\n[Site \"#\"]\n", []edit.Edit{set("Site", "y")},
			"[Site \"y\"]\n[Board \"1\"]\n\n[Site \"\"]\n", "1[0] 2[0]", ""},
		"a value like one that inherits": {"[Site \"###\"]\n\n[Site \"#\"]\n", []edit.Edit{set("Site", "y")}, "[Site \"y\"]\n\n[Site \"###\"]\n",
			"1[0] 2[0]", ""},
		"a value that is written odd": {"[Date \"2001-2-3\"]\n\n[Date \"#\"]\n", []edit.Edit{set("Date", "2002.01.01")},
			"[Date \"2002.01.01\"]\n\n[Date \"2001-2-3\"]\n", "1[0] 2[0]", ""},
		"a value of all later games": {standing, []edit.Edit{set("Site", "y")},
			strings.Replace(strings.Replace(standing, "##x", "y", 1), "[Board \"2\"]", "[Site \"##x\"]\n[Board \"2\"]", 1), "1[0] 2[0]", ""},
		"no such value": {standing, []edit.Edit{unset("Site")},
			strings.Replace(strings.Replace(standing, "[Site \"##x\"]\n", "", 1), "[Board \"2\"]", "[Site \"##x\"]\n[Board \"2\"]", 1),
			"1[0] 2[0]", ""},
		"another such value": {standing, []edit.Edit{set("Site", "##y")},
			strings.Replace(strings.Replace(standing, "##x", "##y", 1), "[Board \"2\"]", "[Site \"##x\"]\n[Board \"2\"]", 1), "1[0] 2[0]", ""},
		"one, and then none": {"[Site \"##x\"]\n\n[Site \"#\"]\n\n[Room \"a\"]\n", []edit.Edit{set("Site", "y")},
			"[Site \"y\"]\n\n[Site \"##x\"]\n\n[Room \"a\"]\n", "1[0] 2[0]", ""},
		"the columns of a table": {tables + "\n[ScoreTable \"#\"]\n2\n", []edit.Edit{second("ScoreTable", "Names")},
			strings.Replace(tables, `"#"`, `"Names"`, 1) + "\n[ScoreTable \"Rank\"]\n2\n", "2[0] 3[0]", ""},
		"the columns of all later games": {"[Board \"1\"]\n[ScoreTable \"##Rank\"]\n1\n\n[Board \"2\"]\n",
			[]edit.Edit{set("ScoreTable", "##Names")}, "", "",
			`edits[0]: game 2 inherits the tag "ScoreTable" and could not keep it, since it has no such table`},
		"a new value for all": {games, []edit.Edit{set("Room", "##a")}, "", "",
			`edits[0].value begins with "##", by which game 2 would get the tag "Room", too: give it without "##"`},
		"not the value of all": {standing, []edit.Edit{{Game: 2, Kind: edit.Tag, Name: "Site", Removes: true}}, "", "",
			`edits[0]: game 2 would still have the tag "Site", which "##" in an earlier game gives it: set it to "" instead`},
		"a long value": {"[Site \"" + long + "\"]\n\n[Site \"#\"]\n", []edit.Edit{set("Site", "y")}, "", "",
			`edits[0]: game 2 inherits the tag "Site" and could not keep it, since the value is longer than a line`},
		"a date with a time": {"[Date \"2013-08-24 18:36\"]\n\n[Date \"#\"]\n", []edit.Edit{set("Date", "2002.01.01")}, "", "",
			`edits[0]: game 2 inherits the tag "Date" and could not keep it, since with the value it would have the time in it, too`},
		"in another block": {"<PBN>[Site \"a\"]</PBN><PBN>[Site \"#\"]</PBN>", []edit.Edit{set("Site", "y")},
			"<PBN>[Site \"y\"]</PBN><PBN>[Site \"#\"]</PBN>", "1[0]", ""},
		"what may not be inherited": {"[Dealer \"N\"]\n\n[Dealer \"#\"]\n", []edit.Edit{set("Dealer", "E")},
			"[Dealer \"E\"]\n\n[Dealer \"#\"]\n", "1[0]", ""},
		"set and removed": {edited, []edit.Edit{set("Play", "E"), without(edit.Cards, 0)}, "", "",
			"edits[0] is of what another edit removes"},
		"a call of what is removed": {edited, []edit.Edit{unset("Auction"), of(edit.Calls, 0, "7S Pass Pass 7NT AP")}, "", "",
			"edits[1] is of what another edit removes"},
		"the first tag, a comment after": {"x [Room \"a\"]\n{c}\n\n[Board \"2\"]\n", []edit.Edit{unset("Room"), set("Site", "b")},
			"x [Site \"b\"]\n{c}\n\n[Board \"2\"]\n", "1[0] 1[1]", ""},
		"a tag within another one": {"[Declarer[Site \"a\"]\n \"N\"]\n[Board \"1\"]\n", []edit.Edit{unset("Site")}, "", "",
			"edits[0]: it would not be read, or not as that, since something around it, such as a comment without an end, is in the way: mend that first"},
	} {
		got, err := Edit([]byte(c.file), source.Automatic, c.edits, Options{})
		if c.err != "" {
			if err == nil || err.Error() != c.err {
				t.Errorf("%s: %v\n%s, want %s", name, err, text(got), c.err)
			}
			continue
		}
		if err != nil || text(got) != c.want {
			t.Errorf("%s: %v\n%s, want\n%s", name, err, text(got), c.want)
			continue
		}
		var changed []string
		for _, change := range got.Changes {
			changed = append(changed, fmt.Sprint(change.What.Game, change.What.Edits))
		}
		if is := strings.ReplaceAll(strings.Join(changed, ","), " ", ""); is != strings.ReplaceAll(c.changed, " ", ",") {
			t.Errorf("%s: the changes are %s, want %s", name, is, c.changed)
		}
	}
}

// TestEditKeepsOtherGames: the model of every game that no edit names is the same, and a game that one names has what was asked for, and of
// all other tags what it had. PBN_GENERATED=10000 makes as many edits, the same each time.
func TestEditKeepsOtherGames(t *testing.T) {
	most := testkit.Generated(400, 20)
	corpus := corpusFiles(t)
	made, tried, inherited := 0, 0, 0
	for seed := uint64(0); made < most; seed++ {
		g := &generator{random: rand.New(rand.NewPCG(seed, 45))}
		var file []byte
		switch seed % 3 {
		case 0:
			file = g.inheritingFile()
		case 1:
			file = slices.Concat(g.file(), []byte("\n\n"), g.file(), []byte("\n\n"), g.file())
		default:
			file = g.mutated(readFile(t, corpus[g.random.IntN(len(corpus))]))
		}
		before := modelsOf(file)
		for range 4 {
			edits := g.editsOfOne(before)
			if len(edits) == 0 {
				break
			}
			tried++
			got, err := Edit(file, source.Automatic, edits, Options{})
			if err != nil || len(got.Changes) == 0 {
				continue
			}
			made++
			for _, c := range got.Changes {
				if c.What.Game != edits[0].Game {
					inherited++
				}
			}
			if wrong := wrongEdits(edits, before, modelsOf(got.Bytes)); wrong != "" {
				t.Fatalf("seed %d: %+v: %s\n%q\n%q", seed, edits, wrong, file, got.Bytes)
			}
		}
	}
	t.Logf("%d edits were made of %d that were tried; %d other games wrote out what they inherited", made, tried, inherited)
	if inherited < most/50 {
		t.Errorf("only %d other games wrote out what they inherited", inherited)
	}
}

// inheritingFile is a file of games that inherit from one another, some of them the columns of a table.
func (g *generator) inheritingFile() []byte {
	var b strings.Builder
	for n := range 2 + g.random.IntN(7) {
		fmt.Fprintf(&b, "[Board \"%d\"]\n", n+1)
		for _, name := range []string{"Event", "Site", "West", "Room", "Foo", "Date", "ScoreMP"} {
			if value := g.one("", "", "#", "#", "##"+g.word(), g.word(), "###", "####a", "##", `#1 \"x\"`, "2001.02.03", "5"); value != "" ||
				g.random.IntN(9) == 0 {
				fmt.Fprintf(&b, "[%s \"%s\"]%s", name, value, g.one("\n", "\n", " {c}\n", "\n%x\n"))
			}
		}
		if g.random.IntN(3) == 0 {
			fmt.Fprintf(&b, "[ScoreTable \"%s\"]\n%s", g.one("#", "Rank;Score_NS", "##Rank", "Contract\\5R"), g.one("", "1 5\n2 ^3\n", "1NT\n"))
		}
		b.WriteString("\n")
	}
	return []byte(b.String())
}

// editsOfOne are edits of one game: mostly of a tag that the file has somewhere.
func (g *generator) editsOfOne(models []model) (edits []edit.Edit) {
	if len(models) == 0 {
		return nil
	}
	number := 1 + g.random.IntN(len(models))
	names := slices.Clone(models[g.random.IntN(len(models))].names)
	names = append(names, models[number-1].names...)
	for range 1 + g.random.IntN(3) {
		e := edit.Edit{Game: number, Kind: edit.Tag, Name: g.one("Event", "Site", "Room"), Removes: g.random.IntN(3) == 0}
		if len(names) > 0 && g.random.IntN(4) > 0 {
			e.Name = names[g.random.IntN(len(names))]
		}
		e.Value = g.one(g.value(e.Name), g.word(), "#", "##"+g.word(), "", "7", "N")
		if g.random.IntN(6) == 0 {
			e = edit.Edit{Game: number, Kind: edit.Kind(1 + g.random.IntN(int(edit.PlayNote))), Place: g.random.IntN(4),
				Value: g.one("1C", "AP", "SA", "S2 H3", "x"), Removes: g.random.IntN(4) == 0}
		}
		edits = append(edits, e)
	}
	return edits
}

// model is all that a game says, without the places where it says that.
type model struct {
	names []string          // of its tags
	tags  map[string]string // what counts, with what is inherited
	rest  string
}

// wrongEdits says what is not as it should be after edits of one game.
func wrongEdits(edits []edit.Edit, before, after []model) string {
	if len(before) != len(after) {
		return fmt.Sprintf("%d games became %d", len(before), len(after))
	}
	for i := range before {
		was, is := before[i], after[i]
		was.tags = maps.Clone(was.tags)
		if edits[0].Game != i+1 {
			if was.rest != is.rest {
				return fmt.Sprintf("game %d was\n%s\nand is\n%s", i+1, was.rest, is.rest)
			}
		} else {
			for _, e := range edits {
				if e.Kind != edit.Tag {
					continue
				}
				value, has := is.tags[e.Name]
				inherits := values.Inherits(e.Value) && !tags.Find(e.Name).Row().OwnValue
				if has == e.Removes || has && !inherits && !slices.Contains([]string{e.Value, formOf(e)}, value) {
					return fmt.Sprintf("%q is %q (%v)", e.Name, value, has)
				}
				delete(was.tags, e.Name)
				delete(is.tags, e.Name)
			}
		}
		for _, e := range edits { // a whole section comes and goes with its tag
			if e.Kind != edit.Tag && edits[0].Game == i+1 {
				for _, name := range []string{"Auction", "Play"} {
					delete(was.tags, name)
					delete(is.tags, name)
				}
			}
		}
		if a, b := fmt.Sprint(was.tags), fmt.Sprint(is.tags); a != b {
			return fmt.Sprintf("the tags of game %d were\n%s\nand are\n%s", i+1, a, b)
		}
	}
	return ""
}

// formOf is the value of an edit as the standard writes it.
func formOf(e edit.Edit) string {
	kind := tags.Find(e.Name).Row().Type
	v := kind.Read(e.Value)
	if v.State() == values.Odd {
		return kind.Form(e.Value, v)
	}
	return kind.Repaired(e.Value)
}

func modelsOf(file []byte) (models []model) {
	Parse(Bytes(file), func(_ *source.Text, g *game.Game) { models = append(models, modelOf(g)) })
	return models
}

func modelOf(g *game.Game) model {
	m := model{tags: map[string]string{}}
	for name, value := range g.Standing.All() {
		m.tags[strings.Clone(name)] = strings.Clone(value)
	}
	var b, lines strings.Builder
	comments := func(of string, list []game.Comment) {
		for i := range list {
			fmt.Fprintf(&b, "%s comment %d %q", of, list[i].Kind, list[i].Text)
			for _, e := range list[i].Escapes() {
				fmt.Fprintf(&b, " %q", e.Text)
			}
			b.WriteString("\n")
		}
	}
	// A tag that is added before all others comes after the lines at the start of the game.
	escapes := func(list []game.Escape) {
		for _, e := range list {
			fmt.Fprintf(&lines, "escape %q\n", e.Text)
		}
	}
	notes := func(list []game.Note) {
		for _, n := range list {
			fmt.Fprintf(&b, "note %d %q\n", n.Index, n.Text)
		}
	}
	moves := func(list []game.Move) {
		for i := range list {
			v := &list[i]
			fmt.Fprintf(&b, "%v %d %s%s\n", v.Seat, v.Kind, v.Marks(), v.String())
			for _, a := range v.Annotations() {
				fmt.Fprintf(&b, "annotation %d %d\n", a.Kind, a.Value)
				comments("", a.Comments)
			}
			comments("", v.Comments())
			escapes(v.Escapes())
		}
	}
	comments("start", g.Start)
	for i := range g.Tags {
		t := &g.Tags[i]
		if !t.Duplicate && t.Number != tags.Note {
			m.names = append(m.names, strings.Clone(t.Name))
			m.tags[m.names[len(m.names)-1]] = strings.Clone(t.Effective())
		}
		comments(t.Name, t.Comments())
		escapes(t.Escapes())
	}
	for number := tags.Other + 1; number < tags.Count; number++ {
		if v := g.Read(number); v != values.Nothing {
			fmt.Fprintf(&b, "%v %v\n", number, v)
		}
	}
	contract, declarer, led := g.LedTo()
	tricks, corrected, known := g.DeclarersTricks()
	date, time := g.Day()
	fmt.Fprintf(&b, "\n%v %v %v %v %v %v %v %v %v %v\n", g.Dealer, g.Vulnerable(), contract, declarer, led, tricks, corrected, known,
		date, time)
	if g.Deal != nil {
		fmt.Fprintf(&b, "deal %v %v %v\n", g.Deal.First, g.Deal.Cards.Hands, g.Deal.Cards.Known)
	}
	if g.Auction != nil {
		fmt.Fprintf(&b, "auction %v %v\n", g.Auction.First, g.Auction.State)
		moves(g.Auction.Moves)
		comments("", g.Auction.After)
		notes(g.Auction.Notes)
	}
	if g.Play != nil {
		fmt.Fprintf(&b, "play %v %v\n", g.Play.First, g.Play.State)
		moves(g.Play.Moves)
		comments("", g.Play.After)
		notes(g.Play.Notes)
	}
	for i := range g.Sections {
		s := &g.Sections[i]
		fmt.Fprintf(&b, "section %s %v\n", g.Tags[s.Tag].Name, s.Columns)
		for _, row := range s.Rows {
			for k := range row {
				fmt.Fprintf(&b, "%q %v ", row[k].Text, row[k].IsString)
				escapes(row[k].Escapes())
			}
			b.WriteString("\n")
		}
	}
	escapes(g.End)
	m.rest = b.String() + lines.String()
	return m
}
