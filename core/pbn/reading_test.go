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
)

// kindNames are the names of the kinds of items, by those of the standard's tokens (3.2), where it has one.
var kindNames = map[item.Kind]string{
	item.Tag: "TagPair", scan.Cell: "SectionToken", item.BraceComment: "BraceComment", item.LineComment: "LineComment", item.Escape: "EscapeLine",
	item.NAG: "NAG", scan.NoteRef: "NoteReference", item.Suffix: "Suffix", scan.Mark: "Irregularity", scan.Asterisk: "Asterisk", scan.Plus: "Plus",
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
		if name := rules.Name(d.Rule); strings.HasPrefix(name, "syntax/") || strings.HasPrefix(name, "text/") || strings.HasPrefix(name, "game/") {
			faults = append(faults, name+" "+text[d.Span.Start:d.Span.End])
		}
	}
	return games, faults
}

// TestReadingOfClauses reads what the clauses of the ledger are about.
func TestReadingOfClauses(t *testing.T) {
	for _, c := range []struct {
		name, in string
		games    []string
		faults   []string
	}{
		{"2.1-a line ends", "[A \"1\"]\r[B \"2\"]\r\n[C \"3\"]\n", []string{`TagPair "[A \"1\"]" TagPair "[B \"2\"]" TagPair "[C \"3\"]"`}, nil},
		{"2.2-a control character is white space", "[A\x01\"1\"]\x1a", []string{`TagPair "[A\x01\"1\"]"`}, nil},
		{"2.4-a escape line", "% PBN 2.1\n[A \"1\"]\n;a %x\n%y\n", []string{`EscapeLine "% PBN 2.1" TagPair "[A \"1\"]" LineComment ";a %x" EscapeLine "%y"`}, nil},
		{"3-a semi-empty lines", "\n \t\n[A \"1\"]\n\n \n[B \"2\"]", []string{`TagPair "[A \"1\"]"`, `TagPair "[B \"2\"]"`}, nil},
		{"3-a not in a comment", "[A \"1\"]{x\n\ny}\n[B \"2\"]", []string{`TagPair "[A \"1\"]" BraceComment "{x\n\ny}" TagPair "[B \"2\"]"`}, nil},
		{"3-b comments alone begin the next game", "[A \"1\"]\n\n;c\n\n[B \"2\"]", []string{`TagPair "[A \"1\"]"`, `LineComment ";c" TagPair "[B \"2\"]"`}, nil},
		{"3-b comments alone end the last game", "[A \"1\"]\n\n;c\n\n{d}", []string{`TagPair "[A \"1\"]" LineComment ";c" BraceComment "{d}"`}, nil},
		{"3-b prose after the last game", "[Play \"W\"]\nSA\n\nsome rows\nof text", []string{`TagPair "[Play \"W\"]" Card "SA" Unexpected "some rows\nof text"`},
			[]string{"syntax/unexpected-text some rows\nof text"}},
		{"3.2-a unclosed before a tag", "[A \"1\"\n[B \"2\"]", []string{`TagPair "[A \"1\"" TagPair "[B \"2\"]"`}, []string{`syntax/unclosed-tag [A "1"`}},
		{"3.2-a unclosed before a call", "[Auction \"N\"\n1C Pass", []string{`TagPair "[Auction \"N\"" Call "1C" Call "Pass"`}, []string{`syntax/unclosed-tag [Auction "N"`}},
		{"3.2-a unclosed before a game", "[A \"1\"\n\n[B \"2\"]", []string{`TagPair "[A \"1\""`, `TagPair "[B \"2\"]"`}, []string{`syntax/unclosed-tag [A "1"`}},
		{"3.2-a no tag pair", "[Event \"x\"]\n[Site]\n[see [1] here\n[B \"2\"]",
			[]string{`TagPair "[Event \"x\"]" Unexpected "[Site]\n[see [1] here" TagPair "[B \"2\"]"`}, []string{"syntax/unexpected-text [Site]\n[see [1] here"}},
		{"3.2-b lower case name", "[event \"1\"]", []string{`TagPair "[event \"1\"]"`}, []string{"syntax/tag-name event"}},
		{"3.2-c escapes", `[A "\"\\"]`, []string{`TagPair "[A \"\\\"\\\\\"]"`}, nil},
		{"3.2-c quotes inside", `[A "a "b" c"] [B "2"]`, []string{`TagPair "[A \"a \"b\" c\"]" TagPair "[B \"2\"]"`}, []string{`syntax/unterminated-string "a "b" c"`}},
		{"3.2-c no closing quote", "[A \"abc]\n[B \"2\"]", []string{`TagPair "[A \"abc]" TagPair "[B \"2\"]"`},
			[]string{`syntax/unterminated-string "abc]`}},
		{"3.2-c no opening quote", "[A abc\"]\n[B \"2\"]", []string{`TagPair "[A abc\"]" Unexpected "abc" TagPair "[B \"2\"]"`},
			[]string{`syntax/unterminated-string abc"]`}},
		{"3.2-c backslash before the quote", `[A "C:\"]`, []string{`TagPair "[A \"C:\\\"]"`}, []string{`syntax/unterminated-string "C:\"`}},
		{"3.2-c string runs into a tag", `[A "abc [B "x"]`, []string{`TagPair "[A \"abc " TagPair "[B \"x\"]"`},
			[]string{`syntax/unterminated-string "abc `}},
		{"3.2-d backslash", `[A "a\Sb"]`, []string{`TagPair "[A \"a\\Sb\"]"`}, []string{`syntax/bad-escape \S`}},
		{"3.2-d columns", `[T "a\2R;b\10L"]`, []string{`TagPair "[T \"a\\2R;b\\10L\"]"`}, nil},
		{"3.2-e to 3.2-j", "[Auction \"N\"]1C!! =12= $3 ^S-*+\n", []string{
			`TagPair "[Auction \"N\"]" Call "1C" Suffix "!!" NoteReference "=12=" NAG "$3" Irregularity "^S" Call "-" Asterisk "*" Plus "+"`}, nil},
		{"3.2-f third mark", "[Play \"N\"]SA!?!", []string{`TagPair "[Play \"N\"]" Card "SA" Suffix "!?" Suffix "!"`}, nil},
		{"3.2-g letters for a number", "[Auction \"N\"]1C =a= 1D = 2D", []string{`TagPair "[Auction \"N\"]" Call "1C" Unexpected "=a=" Call "1D" Unexpected "=" Call "2D"`},
			[]string{"syntax/unexpected-text =a=", "syntax/unexpected-text ="}},
		{"3.2-h letters for a number", "[Play \"N\"]SA $a S2", []string{`TagPair "[Play \"N\"]" Card "SA" Unexpected "$a" Card "S2"`},
			[]string{"syntax/unexpected-text $a"}},
		{"3.2-j another letter", "[Auction \"N\"]^X 1C", []string{`TagPair "[Auction \"N\"]" Unexpected "^X" Call "1C"`}, []string{"syntax/unexpected-text ^X"}},
		{"3.2-k section tokens", "[T \"a\"]\na\\b (c) \"d;e\" f%g]", []string{
			`TagPair "[T \"a\"]" SectionToken "a\\b" SectionToken "(c)" String "\"d;e\"" SectionToken "f" Unexpected "%" SectionToken "g" Unexpected "]"`},
			[]string{"syntax/unexpected-text %", "syntax/unexpected-text ]"}},
		{"3.2-m text after a mandatory tag", "[Site \"x\"] abc d\n[B \"2\"]", []string{`TagPair "[Site \"x\"]" Unexpected "abc d" TagPair "[B \"2\"]"`},
			[]string{"syntax/unexpected-text abc d"}},
		{"3.3-a spread", " [\n A\n  \"1\"\n] [B\"2\"]", []string{`TagPair "[\n A\n  \"1\"\n]" TagPair "[B\"2\"]"`}, nil},
		{"3.3-b comment inside", "[A {x} \"1\" ;y\n]", []string{`TagPair "[A {x} \"1\" ;y\n]" BraceComment "{x}" LineComment ";y"`},
			[]string{"syntax/comment-in-tag {x}", "syntax/comment-in-tag ;y"}},
		{"3.8-a comments do not nest", "[A \"1\"]{a{b;c}\n;d{e\n", []string{`TagPair "[A \"1\"]" BraceComment "{a{b;c}" LineComment ";d{e"`}, nil},
		{"3.8-a no right brace", "[A \"1\"]{abc\n%x\n[B \"2\"]", []string{`TagPair "[A \"1\"]" BraceComment "{abc\n%x" TagPair "[B \"2\"]"`},
			[]string{"syntax/unterminated-comment {"}},
		{"3.8-a the next game is not swallowed", "[A \"1\"]{abc\n \n[Event \"2\"]{d}", []string{`TagPair "[A \"1\"]" BraceComment "{abc"`, `TagPair "[Event \"2\"]" BraceComment "{d}"`},
			[]string{"syntax/unterminated-comment {"}},
		{"3.8-a a game that is commented out", "[A \"1\"]{a\n\n[Event \"2\"]\n[B \"2\"]\n}\n[C \"3\"]{d}", []string{`TagPair "[A \"1\"]" BraceComment "{a\n\n[Event \"2\"]\n[B \"2\"]\n}" TagPair "[C \"3\"]" BraceComment "{d}"`}, nil},
		{"3.8-a a left brace before the tags", "[A \"1\"]{a{\n\n[Event \"2\"]\n}", []string{`TagPair "[A \"1\"]" BraceComment "{a{"`, `TagPair "[Event \"2\"]" Unexpected "}"`},
			[]string{"syntax/unterminated-comment {", "syntax/unexpected-text }"}},
		{"3.8-a a game without a semi-empty line before it", "[A \"1\"]{a{\n[Event \"2\"]\n}", []string{`TagPair "[A \"1\"]" BraceComment "{a{\n[Event \"2\"]\n}"`}, nil},
		{"3-c no semi-empty line between games", "[Event \"1\"]\n[Board \"1\"]\n;c\n%e\n[Event \"2\"] ;d\n[Site \"x\"]\n[Board \"2\"]", []string{
			`TagPair "[Event \"1\"]" TagPair "[Board \"1\"]" LineComment ";c"`, `EscapeLine "%e" TagPair "[Event \"2\"]" LineComment ";d" TagPair "[Site \"x\"]" TagPair "[Board \"2\"]"`},
			[]string{"game/missing-separator [Event \"2\"]"}},
		{"3-c on one line, three games", "[Board \"1\"][Deal \"\"][Board \"2\"][Deal \"\"][Deal \"\"][Board \"3\"]", []string{
			`TagPair "[Board \"1\"]" TagPair "[Deal \"\"]"`, `TagPair "[Board \"2\"]" TagPair "[Deal \"\"]"`, `TagPair "[Deal \"\"]" TagPair "[Board \"3\"]"`},
			[]string{"game/missing-separator [Board \"2\"]", "game/missing-separator [Deal \"\"]"}},
		{"3-c comments do not end a run", "[Event \"1\"][Board \"1\"]\n[Event \"2\"] {d}\n[Board \"2\"]", []string{
			`TagPair "[Event \"1\"]" TagPair "[Board \"1\"]"`, `TagPair "[Event \"2\"]" BraceComment "{d}" TagPair "[Board \"2\"]"`},
			[]string{"game/missing-separator [Event \"2\"]"}},
		{"3-c an escape line inside the tag pair before", "[Event \"1\"][Board\n%e\n\"1\"][Event \"2\"][Board \"2\"]", []string{
			`TagPair "[Event \"1\"]" TagPair "[Board\n%e\n\"1\"]" EscapeLine "%e"`, `TagPair "[Event \"2\"]" TagPair "[Board \"2\"]"`},
			[]string{`game/missing-separator [Event "2"]`}},
		{"3-c faults are told once", "[Board \"1\"][Deal \"\"]\n[Board \"a\\Sb\"\n[Deal \"\"]", []string{
			`TagPair "[Board \"1\"]" TagPair "[Deal \"\"]"`, `TagPair "[Board \"a\\Sb\"" TagPair "[Deal \"\"]"`},
			[]string{"game/missing-separator [Board \"a\\Sb\"", "syntax/unclosed-tag [Board \"a\\Sb\"", `syntax/bad-escape \S`}},
		{"3-c one repeated tag is no game", "[Event \"1\"][Board \"1\"][Event \"2\"][Site \"x\"]", []string{`TagPair "[Event \"1\"]" TagPair "[Board \"1\"]" TagPair "[Event \"2\"]" TagPair "[Site \"x\"]"`}, nil},
		{"3-c each tag twice is no game", "[Event \"1\"][Event \"1\"][Board \"1\"][Board \"1\"]", []string{`TagPair "[Event \"1\"]" TagPair "[Event \"1\"]" TagPair "[Board \"1\"]" TagPair "[Board \"1\"]"`}, nil},
		{"2.4-a within a line a percent sign hides no tag pair", "[A \"1\"]\n\n100 % [B \"2\"]", []string{`TagPair "[A \"1\"]"`, `Unexpected "100 %" TagPair "[B \"2\"]"`},
			[]string{"syntax/unexpected-text 100 %"}},
		{"3-c data end a run", "[Event \"1\"][Board \"1\"][Event \"2\"][Auction \"N\"]1C[Board \"2\"]", []string{
			`TagPair "[Event \"1\"]" TagPair "[Board \"1\"]" TagPair "[Event \"2\"]" TagPair "[Auction \"N\"]" Call "1C" TagPair "[Board \"2\"]"`}, nil},
		{"2.2-c text that is not ASCII", "[Auction \"N\"]\n1C \xe9\xe8 1D\n", []string{`TagPair "[Auction \"N\"]" Call "1C" Unexpected "éè" Call "1D"`}, []string{"text/non-ascii-token \xe9\xe8"}},
		{"2.4-d no tag", "Hello\n\n{x}", nil, nil},
		{"2.2-e byte order mark", "\xEF\xBB\xBF[A \"1\"]", []string{`TagPair "[A \"1\"]"`}, nil},
	} {
		games, faults := namedItems(c.in)
		if !slices.Equal(games, c.games) {
			t.Errorf("%s\n got %q\nwant %q", c.name, games, c.games)
		}
		if !slices.Equal(faults, c.faults) {
			t.Errorf("%s\n got %q\nwant %q", c.name, faults, c.faults)
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
	for _, piece := range []string{"{", "{\n\n[Event \"y\"]\n", "{a}\n\n[Event \"y\"]\n", "{\n\n[Event \"y\"]\n}", "\n\n[Event \"y\"]\n", "\n\n[Event \"y\"]\n{\n\n", "}\n\n[A \"y\"]{"} {
		for _, end := range []string{"", "}", "{}"} {
			file := []byte("[Site \"x\"]{" + strings.Repeat(piece, 200000/len(piece)) + end)
			if _, steps := items.Read(t, piece, Bytes(file)); steps > itemtest.MostSteps*len(file) {
				t.Errorf("%q, again and again, and %q: %d steps for %d bytes", piece, end, steps, len(file))
			}
		}
	}
}

// repeated reads a piece again and again, n bytes in all.
type repeated struct {
	piece string
	n, at int
}

func (r *repeated) Read(into []byte) (n int, err error) {
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
	for _, piece := range []string{small, small + "[Site \"" + strings.Repeat("y", 300000) + "\"]\n\n", "[Event \"x\"][Board \"1\"]", small + "[Site \"é\"]\n\n"} {
		stream := habits.PBN.Stream(&repeated{piece: piece, n: 8 << 20}, source.Automatic)
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
	file := strings.Repeat(benchGame, 300) + "{" + strings.Repeat("x", 1<<17) + "}\n[Site \"" + strings.Repeat("y", 1<<17) + "\"]\n{z}\n\n" + benchGame
	whole, _ := items.Read(t, "whole", Bytes([]byte(file)))
	for _, end := range []int{0, 10, len(benchGame) - 1, len(benchGame), len(benchGame) + 1, 100 * len(benchGame), 300 * len(benchGame), len(file) - 500, len(file)} {
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

// TestTooLongGamesAreNotReadToTheirEnd: how much of a game is read that is too long depends on how long it may be, in lines and on one line.
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
	words := []string{"REDOUBLE", "Redouble", "redbl", "rdbl", "dble", "Double", "ALL-PASS", "AllPass", "allp", "1notrump", "passpass", "10000000000"}
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
