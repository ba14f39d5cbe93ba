package pbn

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"pbn/core/diag"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/bridge"
	"pbn/core/item"
	"pbn/core/item/itemtest"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/scan"
	"pbn/core/pbn/values"
	"pbn/core/source"
	"pbn/core/testkit"
)

// kindNames are the names of the kinds of items, by those of the standard's tokens (3.2), where it has one.
var kindNames = map[item.Kind]string{
	item.Tag: "TagPair", scan.Cell: "SectionToken", item.BraceComment: "BraceComment", item.LineComment: "LineComment",
	item.Escape: "EscapeLine",
	item.NAG:    "NAG", scan.NoteRef: "NoteReference", item.Suffix: "Suffix", scan.Mark: "Irregularity", scan.Asterisk: "Asterisk",
	scan.Plus:      "Plus",
	scan.Reference: "Reference", item.Junk: "Unexpected", scan.Call: "Call", scan.Card: "Card",
}

// namedItems are the items of each game of a text, with the names of their kinds, and the faults of the text with what they are about.
func namedItems(text string) (games, faults []string) {
	diags := &diag.List{Rules: rules.Of}
	r := new(game.Reader)
	r.Reset(Bytes([]byte(text)), diags)
	for t, g := range r.Games() {
		var out []string
		for k, i := range r.Items().Items {
			name := kindNames[i.Kind]
			if i.Kind == scan.Cell && i.Flags&item.Quoted != 0 {
				name = "String"
			}
			out = append(out, name+" "+strconv.Quote(t.Decode(r.Items().Span(k, t.Bytes))))
		}
		games = append(games, strings.Join(out, " "))
		diags.EndGame(t, g.Number, "", nil)
	}
	for _, d := range diags.Items {
		if name := rules.Name(d.Rule); strings.HasPrefix(name, "syntax/") || strings.HasPrefix(name, "text/") ||
			strings.HasPrefix(name, "game/") {
			faults = append(faults, name+" "+text[d.Place.Span.Start:d.Place.Span.End])
		}
	}
	return games, faults
}

// TestReadingOfClauses reads what the clauses of the ledger are about.
func TestReadingOfClauses(t *testing.T) {
	for _, c := range append(testkit.ReadSamples("testdata/items.txtar", "items", "faults"), []testkit.Sample{
		{Name: "2.2-c text that is not ASCII", Text: "[Auction \"N\"]\n1C \xe9\xe8 1D\n", Parts: map[string]string{
			"items": `TagPair "[Auction \"N\"]" Call "1C" Unexpected "éè" Call "1D"`, "faults": "text/non-ascii-token \xe9\xe8",
		}},
		{Name: "2.2-e byte order mark", Text: "\xEF\xBB\xBF[A \"1\"]", Parts: map[string]string{"items": `TagPair "[A \"1\"]"`}},
	}...) {
		games, faults := namedItems(c.Text)
		if got := strings.Join(games, "\n"); got != c.Parts["items"] {
			t.Errorf("%s\n got %s\nwant %s", c.Name, got, c.Parts["items"])
		}
		if got := strings.Join(faults, "\n"); got != c.Parts["faults"] {
			t.Errorf("%s\n got %q\nwant %q", c.Name, got, c.Parts["faults"])
		}
	}
}

var gameInComment = regexp.MustCompile(`\n[ \t]*\n\[(Event|Board|Deal) "`)

// isCut is the ledger's definition: no right brace, or a game and a left brace before it.
func isCut(text string, start int) bool {
	inside, _, closed := strings.Cut(text[start+1:], "}")
	return !closed || strings.Contains(inside, "{") && gameInComment.MatchString(inside)
}

// TestWhereCommentsEnd compares the searches, which are made once, with the definition.
func TestWhereCommentsEnd_3_8_a(t *testing.T) {
	pieces := []string{"{", "{", "}", "}", "\n\n[Event \"y\"]\n", "\n \n[Deal \"\"]\n", "\n[Board \"1\"]\n", "\n\n", "a"}
	random := rand.New(rand.NewPCG(17, 6))
	for range 5000 {
		text := "[Site \"x\"]"
		for range random.IntN(14) {
			text += pieces[random.IntN(len(pieces))]
		}
		var r item.Reader
		r.Reset(Bytes([]byte(text)), scan.NewScanner)
		for more := true; more; {
			var g *item.Game
			g, more = r.Next()
			for _, i := range g.Items {
				if broken := i.Flags&item.Broken != 0; i.Kind == item.BraceComment && broken != isCut(text, int(i.Start)) {
					t.Fatalf("%q: the comment %q is cut: %v", text, text[i.Start:i.End], broken)
				}
			}
		}
		items.Same(t, "comments", []byte(text), func() int { return 1 + random.IntN(4) })
	}
}

// TestCommentsAreSearchedOnce: however many comments a text has, and games in them, it is looked through in proportion to its length.
func TestCommentsAreSearchedOnce_3_8_a(t *testing.T) {
	skipOnJS(t)
	for _, piece := range []string{"{", "{\n\n[Event \"y\"]\n", "{a}\n\n[Event \"y\"]\n", "{\n\n[Event \"y\"]\n}", "\n\n[Event \"y\"]\n",
		"\n\n[Event \"y\"]\n{\n\n", "}\n\n[A \"y\"]{"} {
		for _, end := range []string{"", "}", "{}"} {
			file := []byte("[Site \"x\"]{" + strings.Repeat(piece, 200000/len(piece)) + end)
			if _, steps := items.Read(t, piece, Bytes(file)); steps > itemtest.MostSteps*len(file) {
				t.Errorf("%q, again and again, and %q: %d steps for %d bytes", piece, end, steps, len(file))
			}
		}
	}
}

// repeater reads a piece again and again, n bytes in all.
type repeater struct {
	piece string
	n, at int
}

func (r *repeater) Read(into []byte) (n int, err error) {
	for n < len(into) && r.n > 0 {
		into[n] = r.piece[r.at]
		r.at = (r.at + 1) % len(r.piece)
		n, r.n = n+1, r.n-1
	}
	if n == 0 {
		return 0, io.EOF
	}
	return n, nil
}

// TestWindowIsBounded: what is held of a stream depends on its largest game, not on its length.
func TestWindowIsBounded(t *testing.T) {
	small := "[Event \"x\"]\n[Auction \"N\"]\n1C Pass Pass Pass\n\n"
	for _, piece := range []string{small, small + "[Site \"" + strings.Repeat("y", 300000) + "\"]\n\n", "[Event \"x\"][Board \"1\"]",
		small + "[Site \"é\"]\n\n"} {
		stream := habits.PBN.Stream(&repeater{piece: piece, n: 8 << 20}, source.Automatic)
		var r item.Reader
		r.Reset(stream, scan.NewScanner)
		largest, games := 0, 0
		for _, ok := r.Next(); ok; _, ok = r.Next() {
			largest, games = max(largest, cap(stream.Text().Bytes)), games+1
		}
		if games < 20 || stream.Err() != nil {
			t.Errorf("%d games, %v", games, stream.Err())
		}
		if most := 8*len(piece) + 4<<20; largest > most {
			t.Errorf("%d bytes are held for games of %d", largest, len(piece))
		}
	}
}

// TestStreamsThatBreakOff: the games before the place where a stream breaks off are those of the whole file, and no part of a game is one.
func TestStreamsThatBreakOff(t *testing.T) {
	file := strings.Repeat(benchGame, 300) + "{" + strings.Repeat("x", 1<<17) + "}\n[Site \"" + strings.Repeat("y", 1<<17) +
		"\"]\n{z}\n\n" + benchGame
	whole, _ := items.Read(t, "whole", Bytes([]byte(file)))
	for _, end := range []int{0, 10, len(benchGame) - 1, len(benchGame), len(benchGame) + 1, 100 * len(benchGame), 300 * len(benchGame),
		len(file) - 500, len(file)} {
		stream := habits.PBN.Stream(io.MultiReader(strings.NewReader(file[:end]), iotest.ErrReader(io.ErrClosedPipe)), source.Latin1)
		games, _ := items.Read(t, "broken off", stream)
		games = games[:len(games)-1] // what is left
		// That a game has ended shows with the first tag pair of the next.
		complete := len(regexp.MustCompile(`\n\n(\{x+\}\n)?\[\w+ "[^"]*"\]`).FindAllString(file[:end], -1))
		if n := len(games); n < complete-1 || n > complete || !slices.Equal(games, whole[:n]) || stream.Err() != io.ErrClosedPipe {
			t.Errorf("to %d: %d games, %d are complete, %v", end, n, complete, stream.Err())
		}
	}
}

// TestTooLongGamesAreNotReadToTheirEnd: how much of a game is read that is too long depends on how long it may be, in lines and on one
// line.
func TestTooLongGamesAreNotReadToTheirEnd(t *testing.T) {
	const limit, most = 1000, 20_000
	for _, piece := range []string{"SA ", "SA\n", "{x}", "[A \"x\"]", "[A \"x\" {y}]", "$1", "\n%x"} {
		stream := Bytes([]byte("[Play \"N\"]\nSA" + strings.Repeat(piece, 1<<18))).LimitGames(limit)
		var r item.Reader
		r.Reset(stream, scan.NewScanner)
		var tooLong source.TooLong
		if _, ok := r.Next(); ok || !errors.As(stream.Err(), &tooLong) || r.Steps() > most {
			t.Errorf("%q, again and again: a game %v, %v, %d steps", piece, ok, stream.Err(), r.Steps())
		}
	}
}

// TestReaderAllocatesNothing reads many games more, and none of them asks for memory.
func TestReaderAllocatesNothing(t *testing.T) {
	skipOnJS(t)
	const few, many = 1500, 2500
	a, b := bytes.Repeat([]byte(benchGame), few), bytes.Repeat([]byte(benchGame), many)
	var r item.Reader
	read := func(file []byte) {
		r.Reset(Bytes(file), scan.NewScanner)
		games := 0
		for _, ok := r.Next(); ok; _, ok = r.Next() {
			games++
		}
		if games < few {
			t.Errorf("%d games", games)
		}
	}
	read(b)
	if more := allocations(read, b) - allocations(read, a); more > 5 {
		t.Errorf("%.0f allocations for %d games more", more, many-few)
	}
}

// TestWordsAreReadAsValues: each word of up to three characters, and those that programs write, is the call or the card that its text says.
func TestWordsAreReadAsValues_3_5_1_a_and_3_6_1_a(t *testing.T) {
	words := []string{"REDOUBLE", "Redouble", "redbl", "rdbl", "dble", "Double", "ALL-PASS", "AllPass", "allp", "1notrump", "passpass",
		"10000000000"}
	const letters = "0123456789ACDHJKLNPQRSTXacdhlpqrstx"
	for _, a := range letters {
		words = append(words, string(a))
		for _, b := range letters {
			words = append(words, string([]rune{a, b}))
			for _, c := range letters {
				words = append(words, string([]rune{a, b, c}))
				if strings.ContainsRune("Pp", a) || c == 'S' || c == 's' {
					words = append(words, string([]rune{a, b, c, 'S'}), string([]rune{a, b, c, 'a'}))
				}
			}
		}
	}
	read := 0
	// So many games are read at once: a text for each word takes several times as long.
	for some := range slices.Chunk(words, 200) {
		var auctions, plays strings.Builder
		for _, word := range some {
			auctions.WriteString("[Auction \"N\"]\n" + word + "\n\n")
			plays.WriteString("[Play \"N\"]\n" + word + "\n\n")
		}
		at := 0
		Parse(Bytes([]byte(auctions.String())), func(_ *source.Text, g *game.Game) {
			word := some[at]
			at++
			call, isCall, _ := values.ReadCall(word)
			isAllPass, _ := values.ReadAllPass(word)
			switch m := g.Auction.Moves[0]; {
			case isAllPass && (m.Kind != game.CallMove || m.Call != bridge.Pass || len(g.Auction.Moves) != 4):
				t.Errorf("%s is not all pass but %v", word, g.Auction.Moves)
			case !isAllPass && (m.Kind == game.CallMove) != isCall, isCall && m.Call != call:
				t.Errorf("the call %s is read as %v", word, m)
			}
		})
		read += at
		at = 0
		Parse(Bytes([]byte(plays.String())), func(_ *source.Text, g *game.Game) {
			word := some[at]
			at++
			card, isCard, _ := values.ReadCard(word)
			if m := g.Play.Moves[0]; (m.Kind == game.CardMove) != isCard || isCard && m.Card != card {
				t.Errorf("the card %s is read as %v", word, m)
			}
		})
		read += at
	}
	if read != 2*len(words) {
		t.Errorf("%d of %d words were read", read, 2*len(words))
	}
}
