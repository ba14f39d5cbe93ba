package item_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/item/itemtest"
	"pbn/core/source"
)

// letters are the kinds of items, a letter each.
var letters = map[item.Kind]string{
	item.Tag: "t", item.BraceComment: "{", item.LineComment: ";", item.Escape: "%", item.NAG: "$", item.Suffix: "!", item.Number: "n",
	item.Open: "(", item.Close: ")", item.Marker: "=", item.Setup: "/", item.Junk: "?", move: "m",
}

// show returns the games of a text, with the letter and the text of each item, "~" before a word that is not known and what is broken, "<"
// before what comes after the end of the last game, and "!" after a game that was not ended.
func show(t *testing.T, n itemtest.Notation, text string) (games []string) {
	t.Helper()
	file := []byte(text)
	var r item.Reader
	r.Reset(source.Plain.Text(file, source.UTF8).Stream(), n.NewScanner)
	for ok := true; ok; {
		var g *item.Game
		g, ok = r.Next()
		var out []string
		for k, i := range g.Items {
			one := letters[i.Kind] + text[i.Start:i.End]
			if i.Flags&(item.Odd|item.Broken) != 0 {
				one = "~" + one
			}
			if k == g.Tail {
				one = "< " + one
			}
			out = append(out, one)
		}
		if g.Unseparated {
			out = append(out, "!")
		}
		if ok || len(g.Items) > 0 {
			games = append(games, strings.Join(out, " "))
		}
	}
	return games
}

// TestMovetext: what there is among moves, and where games end.
func TestMovetext(t *testing.T) {
	for _, c := range []struct {
		name  string
		of    itemtest.Notation
		text  string
		games []string
	}{
		{
			"a game", chess, "[Event \"x\"]\n\n1. e4 {c} e5!? $12 (1... c5 2. Nf3) 2.Nf3 1-0\n",
			[]string{"tx n1. me4 {{c} me5 !!? $$12 (( n1... mc5 n2. mNf3 )) n2. mNf3 =1-0"},
		},
		{
			"two games", chess, "[Event \"x\"]\n\n1. e4 *\n\n[Event \"y\"]\n\n1. d4 1/2-1/2\n",
			[]string{"tx n1. me4 =*", "ty n1. md4 =1/2-1/2"},
		},
		{"on one line", chess, "[Event \"x\"] 1. e4 * [Event \"y\"] 1. d4 *", []string{"tx n1. me4 =*", "ty n1. md4 =*"}},
		{
			"the line of the marker", chess, "1. e4 * {a} (1. d4) ;b\n{c}\n1. d4 *",
			[]string{"n1. me4 =* {{a} (( n1. md4 )) ;;b", "{{c} n1. md4 =*"},
		},
		{
			"no marker", chess, "[Event \"x\"]\n1. e4\n%a\n%b\n[Event \"y\"]\n1. d4 *",
			[]string{"tx n1. me4 !", "%%a %%b ty n1. md4 =*"},
		},
		{"no moves", chess, "[Event \"x\"]\n[Site \"a\"]\n\n[Event \"y\"]\n[Site \"b\"]\n", []string{"tx ta !", "ty tb"}},
		{"no moves, a marker", chess, "[Event \"x\"]\n\n*\n\n[Event \"y\"]\n\n0-1", []string{"tx =*", "ty =0-1"}},
		{"no tags", chess, "e4 e5\n1-0\nd4\n", []string{"me4 me5 =1-0", "md4"}},
		{"tags again", chess, "[Event \"x\"]\n[Event \"y\"]\n[Date \"z\"]\ne4 *", []string{"tx ty tz me4 =*"}},
		{
			"marker in a variation", chess, "e4 (d4 1-0 {a} $1 ) e5 (c5 (c6 0-1\ne4 *",
			[]string{"me4 (( md4 =1-0 {{a} $$1 )) me5 ~(( mc5 ~(( mc6 =0-1", "me4 =*"},
		},
		{"parentheses", chess, ") e4 ( ( d4 ) ( *\n", []string{"~)) me4 ~(( (( md4 )) ~(( =*"}},
		{"second marker", chess, "e4 1-0 1-0\n\n*\n{a}\n*\nd4 *", []string{"me4 =1-0 =1-0 =*", "{{a} =* md4 =*"}},
		{"marker first", chess, "1-0\n* e4 *", []string{"=1-0 =* me4 =*"}},
		{"nothing but markers", chess, "1-0\n*\n", []string{"=1-0 =*"}},
		{"prose before", chess, "The 1. match, [won]\n\n[Event \"x\"]\n1. e4 *", []string{"~mThe n1. ~mmatch ?, [won] tx n1. me4 =*"}},
		{"prose between", chess, "e4 *\n\nRound (2\n\n[Event \"x\"] *", []string{"me4 =*", "~mRound ~(( n2 tx =*"}},
		{
			"prose after", chess, "e4 *\n\nPlayed in 1950 (see)\n1-0 [a] Nf9",
			[]string{"me4 =* < ~mPlayed ~min n1950 (( ~msee )) =1-0 ?[ ~ma ?] ~mNf9"},
		},
		{"prose after, then a move", chess, "e4 *\n\nPlayed <\n e5", []string{"me4 =*", "~mPlayed ?< me5"}},
		{"junk goes on", chess, "e4 * <\n< e5", []string{"me4 =* ?<", "?< me5"}},
		{
			"words", chess, "e4 Sf3 0-0 e8=Q+ exd8=K ½-½ ♘f3 1… 12345678901. 123456789 abcdefghi",
			[]string{"me4 ~mSf3 ~m0-0 me8=Q+ ~mexd8=K ~m½-½ ~m♘f3 ~m1… n12345678901. n123456789 ~mabcdefghi"},
		},
		{"white space", chess, "e4\u00A0e5\u200B\u007F\u0085d4", []string{"me4 ?\u00A0 me5 ?\u200B md4"}},
		{"glued", chess, "1.e4{a}e5$1$ (d5)!!?*", []string{"n1. me4 {{a} me5 $$1 ~$$ (( md5 )) !!! !? =*"}},
		{"brackets", chess, "[Event \"x\"] e4 [%clk 1] [x [y \"z\"", []string{"tx me4 ?[% ~mclk n1 ?] [ ~mx !", "tz"}},
		{"a tag pair in a comment", chess, "e4 {a {b\n\n[Event \"x\"]\n", []string{"me4 ~{{a {b !", "tx"}},
		{"escape lines", chess, "%a\n[Event \"x\"]\n%b\n1. e4 %c\n%d\ne5", []string{"%%a tx %%b n1. me4 ?% ~mc %%d me5"}},
		{"setups are chess junk", chess, "e4 /FEN \"x\"/ e5", []string{"me4 ?/ ~mFEN ?\" ~mx ?\"/ me5"}},
		{
			"draughts", draughts, "[GameType \"20\"]\n1. 32-28 19x23x14 2. 1x2x3x4x5 a1-b2 %c\n/FEN \"W:\nW1\"/ (!) 2-0\n",
			[]string{"t20 n1. m32-28 m19x23x14 n2. ~m1x2x3x4x5 ma1-b2 %%c //FEN \"W:\nW1\"/ (( !! )) =2-0"},
		},
		{
			"a setup that is not closed", draughts, "32-28 /a b\n19-23\n\n/\n[Event \"x\"]*",
			[]string{"m32-28 ~//a b m19-23 ~// !", "tx =*"},
		},
		{
			"a setup before a tag pair", draughts, "32-28 /a\n[Event \"x\"]\n1-0 /b/", []string{"m32-28 ~//a !", "tx =1-0 //b/"},
		},
		{"a setup over a marker", draughts, "32-28 /a\n*\n31-27 b/ *", []string{"m32-28 //a\n*\n31-27 b/ =*"}},
		{"what goes on like a move", chess, "e4 *\n\nsee e5abc", []string{"me4 =* < ~msee ~me5abc"}},
		{"a longer capture", draughts, "32-28 *\n\nsee 19x23x14x5", []string{"m32-28 =* < ~msee ~m19x23x14x5"}},
	} {
		got := show(t, c.of, c.text)
		if strings.Join(got, "\n") != strings.Join(c.games, "\n") {
			t.Errorf("%s: %q\n%q\nwant\n%q", c.name, c.text, got, c.games)
		}
		c.of.Same(t, c.name, []byte(c.text), func() int { return 1 })
		c.of.CutOff(t, []byte(c.text))
	}
}

// TestWordsOfEncodings: a word that is one in one encoding is not the same bytes in another, in which one of them is a space.
func TestWordsOfEncodings(t *testing.T) {
	scanner := chess.NewScanner()
	for _, c := range []struct {
		encoding source.Encoding
		items    int
	}{{source.UTF8, 2}, {source.Latin1, 3}, {source.UTF8, 2}} {
		var g item.Game
		scanner.Scan((&source.Habits{}).Text([]byte("e4 \u00E0 e5 d4 d5 *"), c.encoding), 0, true, &g)
		if got := len(g.Items) - 4; got != c.items {
			t.Errorf("%v: %d items, want %d", c.encoding, got, c.items)
		}
	}
}

// TestGamesEndWithTheEmptyLinesAfterThem: the next game begins with its first item.
func TestGamesEndWithTheEmptyLinesAfterThem(t *testing.T) {
	text := (&source.Habits{}).Text([]byte("e4 *\n \n\n[Event \"x\"]"), source.UTF8)
	var g item.Game
	chess.NewScanner().Scan(text, 0, true, &g)
	if rest := string(text.Bytes[g.End:]); rest != "[Event \"x\"]" {
		t.Errorf("after the first game comes %q", rest)
	}
}

// TestLongGames: a game may have so many bytes from its first tag pair or move on; what comes after its end is not counted.
func TestLongGames(t *testing.T) {
	const most = 100
	moves := strings.Repeat("e4 e5\n", 20)
	for _, c := range []struct {
		name, text string
		games      int
		line       int // of the game that is too long; 0: none
	}{
		{"moves", "e4 *\n" + moves + "*\n", 1, 2},
		{"moves on a line", "e4 *\n" + strings.ReplaceAll(moves, "\n", " "), 1, 2},
		{"escape lines", "e4 *\n\n[Event \"x\"]\n" + strings.Repeat("%x\n", 40), 1, 3},
		{"no marker", "e4 e5\n" + strings.Repeat("%x\n", 20) + "[Event \"x\"]\n*\n", 2, 0},
		{"no marker, found late", "e4 e5\n" + strings.Repeat("%", 100) + "\n[Event \"x\"]\n*\n", 0, 1},
		{"before a game", strings.Repeat("% e4\n", 40) + "e4 *\n", 1, 0},
		{"after a game", "e4 *\n" + strings.Repeat("; x\n", 40) + "e4 *\n", 2, 0},
		{"after the last game", "e4 *\n" + strings.Repeat("x\n", 60), 1, 0},
	} {
		stream := (&source.Habits{}).Text([]byte(c.text), source.UTF8).Stream().LimitGames(most)
		var r item.Reader
		r.Reset(stream, chess.NewScanner)
		games := 0
		for ok := true; ok; {
			if _, ok = r.Next(); ok {
				games++
			}
		}
		var tooLong source.TooLong
		if errors.As(stream.Err(), &tooLong); games != c.games || tooLong.Start.Line != c.line {
			t.Errorf("%s: %d games, and line %d, want %d and %d", c.name, games, tooLong.Start.Line, c.games, c.line)
		}
	}
}

// TestVariationsPointToTheirEnds: an Open has the number of its Close, and a Close that of its Open.
func TestVariationsPointToTheirEnds(t *testing.T) {
	var g item.Game
	chess.NewScanner().Scan(source.Plain.Text([]byte("e4 (d4 (c4) (b4 (a4))) ) ( e5 *"), source.UTF8), 0, true, &g)
	var pairs []string
	for k, i := range g.Items {
		if (i.Kind == item.Open || i.Kind == item.Close) && i.Flags&item.Broken == 0 {
			pairs = append(pairs, fmt.Sprintf("%d-%d", k, i.Val))
		}
	}
	if got, want := strings.Join(pairs, " "), "1-12 3-5 5-3 6-11 8-10 10-8 11-6 12-1"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestMoveNumbers: a number that is too large is cut, and so are its periods.
func TestMoveNumbers(t *testing.T) {
	for text, want := range map[string][2]int{
		"1": {1, 0}, "12.": {12, 1}, "007...": {7, 3}, "16777215.": {1<<24 - 1, 1}, "99999999999..": {1<<24 - 1, 2},
		"1" + strings.Repeat(".", 300): {1, 255},
	} {
		var g item.Game
		chess.NewScanner().Scan(source.Plain.Text([]byte("e4 "+text), source.UTF8), 0, true, &g)
		if number, periods := g.Items[1].MoveNumber(); len(g.Items) != 2 || g.Items[1].Kind != item.Number || [2]int{number, periods} != want {
			t.Errorf("%s: %d, %d", text, number, periods)
		}
	}
}
