package game

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/report"
	"pbn/core/source"
)

// findings returns the names of the rules that reading a text finds broken, with the text at each place.
func findings(text string) (found []string) {
	r := reportOf(text)
	for _, d := range r.Diagnostics.Items {
		found = append(found, rules.Name(d.Rule)+" "+text[d.Place.Range.Start.Byte:d.Place.Range.End.Byte])
	}
	return found
}

// reportOf returns what reading a text finds.
func reportOf(text string) *report.Report {
	report := report.New(rules.Of, rules.Label)
	var r Reader
	r.Reset(habits.PGN.Open([]byte(text), source.Automatic), &report.Diagnostics)
	for g, ok := r.Next(); ok; g, ok = r.Next() {
		report.Diagnostics.EndGame(r.Text(), g.Number, "", nil)
	}
	report.Diagnostics.EndGame(r.Text(), 0, "", nil)
	return report
}

// tagFlags are letters for the flags of tags.
var tagFlags = map[TagFlags]string{Duplicate: "d", OtherCase: "c", Verbatim: "v", Escapes: "e", OddName: "o"}

// showTags writes the tags of a game: the name, flags, and the text.
func showTags(r *Reader, g *Game) string {
	var out []string
	for i := range g.Tags {
		t := &g.Tags[i]
		flags := ""
		for _, flag := range []TagFlags{Duplicate, OtherCase, Verbatim, Escapes, OddName} {
			if t.Flags&flag != 0 {
				flags += tagFlags[flag]
			}
		}
		known := ""
		if t.Tag == tags.Other {
			known = "?"
		}
		out = append(out, fmt.Sprintf("%s%s%s=%s", t.Name(r.Text()), known, flags, t.Text(r.Text())))
	}
	return strings.Join(out, " | ")
}

// TestTags: names and texts of tag pairs, and which of them count.
func TestTags(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"8.1-b", `[Event "x"] [Site ""]`, "Event=x | Site="},
		{"8.1-e", `[Event"x"][ Site  "y" ]` + "[Date\n\"z\"]", "Event=x | Site=y | Date=z"},
		{"8.1-i", `[Event "x"][Site "y"] 1. e4`, "Event=x | Site=y"},
		{"8.1-c", `[Event "x"][Event "y"][Foo "1"][Foo "2"]`, "Event=x | Eventd=y | Foo?=1 | Foo?d=2"},
		{"8.1-n", "[Event \"x\"]\n[Date \"y\"]\n[Date \"z\"]\n[Event \"x\"] *", "Event=x | Date=y | Dated=z | Eventd=x"},
		{"8.1-g", `[Setup "1"][event "x"][Whiteelo "1"]`, "SetUpc=1 | Eventc=x | WhiteEloc=1"},
		{"8.1-g another in its own letters", `[setup "0"][SetUp "1"]`, "setup?=0 | SetUp=1"},
		{"8.1-g twice", `[setup "0"][SETUP "1"]`, "SetUpc=0 | SETUP?=1"},
		{"8.1-g a program's", `[gameid "0"]`, "gameid?=0"},
		{"8.1-d", `[White-Elo "1"][White "x"][Größe "2"][a_1 "3"]`, "White-Elo?o=1 | White=x | Größe?o=2 | a_1?=3"},
		{"8.1-d a command", `[%clk 0:01] [Event "x"]`, "Event=x"},
		{"8.1-m", `[Board 12][List (a b)][Event "x"][Board "3"] [White Tal, M]`, "Boardv=12 | List?v=(a b) | Event=x | Boardd=3 | Whitev=Tal, M"},
		{"8.1-m prose", "[see 12] [Chess Informant] [pgn] [White]\n[Event \"x\"]", "Event=x"},
		{"8.1-m duplicates of another name", `[Board 12][Foo "1"][Foo "2"]`, "Boardv=12 | Foo?=1 | Foo?d=2"},
		{"8.1-m one after another", "[Board 12]\n[Round 3 ]\n[see]\n[Event \"x\"]", "Boardv=12 | Roundv=3 | Event=x"},
		{"8.1-m after the moves", `[Event "x"] 1. e4 [Board 12] *`, "Event=x"},
		{"7-c", `[Event "a\"b\\c"]`, `Evente=a"b\c`},
		{"7-f", `[Event "a\b"][Site "C:\games\"][Date "1"]`, `Evente=a\b | Sitee=C:\games\ | Date=1`},
		{"7-e", `[White "The "Rocket" Man"][Black "x"]`, `White=The "Rocket" Man | Black=x`},
		{"2.2-a", "[Foo \"1\"]\n[ePGN \"2\"]", "Foo?=1 | ePGN=2"},
	} {
		r, g := read(t, c.text)
		if got := showTags(r, g); got != c.want {
			t.Errorf("%s: %s\n%s\nwant\n%s", c.name, c.text, got, c.want)
		}
	}
}

// TestTagsThatCount: the first of a name is found by its tag, with its value.
func TestTagsThatCount(t *testing.T) {
	r, g := read(t, "[Event \"x\"]\n[WhiteElo \"2850\"]\n[WhiteElo \"1\"]\n[Date \"2024/1/3\"]\n*")
	if v := g.Tag(tags.WhiteElo).Value(r.Text()); v.Number() != 2850 || v != g.Tag(tags.WhiteElo).Value(r.Text()) {
		t.Errorf("WhiteElo is %d", v.Number())
	}
	if year, month, day := values.Date(g.Tag(tags.Date).Value(r.Text())); year != 2024 || month != 1 || day != 3 {
		t.Errorf("%d, %d, %d", year, month, day)
	}
	if g.Tag(tags.Black) != nil {
		t.Error("a tag that is not there was found")
	}
	if _, g := read(t, "1. e4 *"); len(g.Tags) > 0 || g.Tag(tags.Event) != nil {
		t.Error("a game without tags has some")
	}
}

// TestTagFindings: what is found wrong with tags, and where.
func TestTagFindings(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"8.1-c", "[Event \"x\"]\n[Event \"x\"]\n*", []string{`tag/duplicate [Event "x"]`}},
		{"8.1-c of an unknown name", "[Foo \"x\"]\n[Foo \"y\"]\n*", []string{`tag/duplicate [Foo "y"]`}},
		{"8.1-g", "[Setup \"0\"]\n*", []string{`tag/name-case Setup`}},
		{"8.1-d", "[A-B \"0\"]\n*", []string{`syntax/tag-name A-B`}},
		{"8.1-m", "[Board 12]\n[Event \"x\"]\n*", []string{`syntax/unterminated-string 12`}},
		{"none", "[Event \"x\"]\n[Foo \"y\"]\n*", nil},
	} {
		if got := findings(c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q\n%q\nwant\n%q", c.name, c.text, got, c.want)
		}
	}
}

// TestPositions: the start position, the variant, and what is wrong with a FEN.
func TestPositions(t *testing.T) {
	const kings = "4k3/8/8/8/8/8/8/4K2R "
	for _, c := range []struct {
		name, tags string
		fen        string // "" for none
		variant    Variant
		want       []string
	}{
		{"9.7.2-a", `[SetUp "1"][FEN "` + kings + `w K - 0 1"]`, kings + "w K - 0 1", Standard, nil},
		{"9.7.1-c", `[SetUp "0"][FEN "` + kings + `w K - 0 1"]`, kings + "w K - 0 1", Standard, nil},
		{"9.7.1-b", `[SetUp "1"]`, chess.Initial, Standard, nil},
		{"9.7.2-a nothing", `[FEN ""]`, chess.Initial, Standard, nil},
		{"9.7.2-b", `[FEN "x w - - 0 1"]`, "", Standard, []string{"position/syntax x"}},
		{"16.1.3.1-a", `[FEN "4k3/8/8/8/8/8/4K3 w - - 0 1"]`, "", Standard, []string{"position/syntax 4k3/8/8/8/8/8/4K3"}},
		{"16.1.3.1-a length", `[FEN "4k3/8/8/8/8/8/7/4K3 w - - 0 1"]`, "", Standard, []string{"position/syntax 7"}},
		{"16.1.3.1-b", `[FEN "4k3/8/8/8/8/8/44/4K3 w - - 0 1"]`, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", Standard, []string{"position/form 44"}},
		{"16.1.3.1-c", `[FEN "8/8/8/8/8/8/8/4K3 w - - 0 1"]`, "", Standard, nil},
		{"16.1.3.2-a", `[FEN "` + kings + `white K - 0 1"]`, kings + "w K - 0 1", Standard, []string{"position/form white"}},
		{"16.1.3.2-a none", `[FEN "` + kings + `- K - 0 1"]`, "", Standard, []string{"position/syntax -"}},
		{"16.1.3.3-a", `[FEN "4k2r/8/8/8/8/8/8/4K2R w kK - 0 1"]`, "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", Standard, []string{"position/form K"}},
		{"16.1.3.3-b", `[FEN "` + kings + `w KQ - 0 1"]`, kings + "w K - 0 1", Standard, []string{"position/castling Q"}},
		{"16.1.3.4-a", `[FEN "` + kings + `w K e6 0 1"]`, kings + "w K - 0 1", Standard, []string{"position/en-passant e6"}},
		{"16.1.3.5-a", `[FEN "` + kings + `w K - 01 1"]`, kings + "w K - 1 1", Standard, []string{"position/form 01"}},
		{"16.1.3.6-a", `[FEN "` + kings + `w K - 0 0"]`, kings + "w K - 0 1", Standard, []string{"position/form 0"}},
		{"16.1-a", `[FEN "` + kings + `w K -"]`, kings + "w K - 0 1", Standard, []string{"position/form " + kings + "w K -"}},
		{"16.1-a blanks", `[FEN "` + kings + ` w K - 0 1"]`, kings + "w K - 0 1", Standard, []string{"position/form   "}},
		{"16.1-a more", `[FEN "` + kings + `w K - 0 1 x"]`, "", Standard, []string{"position/syntax x"}},
		{"9.7.2-d", `[Variant "chess 960"][FEN "4k3/8/8/8/8/8/8/4KR2 w K - 0 1"]`, "4k3/8/8/8/8/8/8/4KR2 w K - 0 1", Chess960, nil},
		{
			"9.7.2-d unsaid", `[FEN "4k3/8/8/8/8/8/8/4KR2 w K - 0 1"]`, "4k3/8/8/8/8/8/8/4KR2 w K - 0 1", Chess960,
			[]string{"position/variant 4k3/8/8/8/8/8/8/4KR2 w K - 0 1"},
		},
		{"9.7.2-d files", `[FEN "` + kings + `w H - 0 1"]`, kings + "w K - 0 1", Chess960, []string{"position/variant " + kings + "w H - 0 1"}},
		{"8.2-g", `[Variant "Crazyhouse"][FEN "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1"]`, chess.Initial, Other, nil},
		{"8.2-g laws of chess", `[Variant "Three-check"][FEN "` + kings + `w K - 0 1 +1+0"]`, kings + "w K - 0 1", Standard, nil},
		{"8.2-g before the clock", `[Variant "3check"][FEN "` + kings + `w K - 3+2 0 1"]`, kings + "w K - 0 1", Standard, nil},
		{"escaped", `[FEN "` + kings + `w K - 0 1\\"]`, "", Standard, []string{"position/syntax " + kings + `w K - 0 1\\`}},
	} {
		text := c.tags + "\n1. Ke2 *"
		_, g := read(t, text)
		fen := ""
		if g.HasStart {
			fen = string(chess.AppendFEN(nil, &g.Start))
		}
		if fen != c.fen || g.Variant != c.variant {
			t.Errorf("%s: %s: %q, variant %d", c.name, c.tags, fen, g.Variant)
		}
		if got := findings(text); !slices.Equal(only(got, "position/"), c.want) {
			t.Errorf("%s: %s\n%q\nwant\n%q", c.name, c.tags, got, c.want)
		}
	}
}

// only returns the findings of an area.
func only(found []string, area string) (of []string) {
	for _, f := range found {
		if strings.HasPrefix(f, area) {
			of = append(of, f)
		}
	}
	return of
}
