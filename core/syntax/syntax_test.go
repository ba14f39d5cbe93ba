package syntax

import (
	"bytes"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/rules"
	"pbn/core/source"
)

// read returns the dump of each game, and the rules that were reported.
func read(text string) (games []string, names []string) {
	diags := diag.List{Rules: rules.Table}
	p := NewParser(source.Open([]byte(text), source.Automatic), &diags)
	for tree, ok := p.Next(); ok; tree, ok = p.Next() {
		games = append(games, tree.Dump())
		p.ReportUnexpected()
		diags.EndGame(tree.Text, 0, "", nil)
	}
	for _, d := range diags.Items {
		names = append(names, rules.Name(d.Rule)+" "+string(text[d.Span.Start:d.Span.End]))
	}
	return games, names
}

func TestParse(t *testing.T) {
	for _, c := range []struct {
		name, in string
		games    []string
		names    []string
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
		{"3.2-m text behind a mandatory tag", "[Site \"x\"] abc d\n[B \"2\"]", []string{`TagPair "[Site \"x\"]" Unexpected "abc d" TagPair "[B \"2\"]"`},
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
		{"3-c data end a run", "[Event \"1\"][Board \"1\"][Event \"2\"][Auction \"N\"]1C[Board \"2\"]", []string{
			`TagPair "[Event \"1\"]" TagPair "[Board \"1\"]" TagPair "[Event \"2\"]" TagPair "[Auction \"N\"]" Call "1C" TagPair "[Board \"2\"]"`}, nil},
		{"2.2-c text that is not ASCII", "[Auction \"N\"]\n1C \xe9\xe8 1D\n", []string{`TagPair "[Auction \"N\"]" Call "1C" Unexpected "éè" Call "1D"`}, []string{"text/non-ascii-token \xe9\xe8"}},
		{"2.4-d no tag", "Hello\n\n{x}", nil, nil},
		{"3.2-m byte order mark", "\xEF\xBB\xBF[A \"1\"]", []string{`TagPair "[A \"1\"]"`}, nil},
	} {
		games, names := read(c.in)
		for i := range games {
			games[i] = strings.ReplaceAll(strings.TrimSuffix(games[i], "\n"), "\n", " ")
		}
		if !slices.Equal(games, c.games) {
			t.Errorf("%s\n got %q\nwant %q", c.name, games, c.games)
		}
		if !slices.Equal(names, c.names) {
			t.Errorf("%s\n got %q\nwant %q", c.name, names, c.names)
		}
	}
}

// stepsPerByte bounds the steps of reading: the tokens themselves, what is read ahead to find where a game, a string or a
// comment ends, and what is read again behind a missing separator.
const stepsPerByte = 12

// checkTiling proves that the tokens of all games, and of what is left, are the text, and that nodes lie in order.
func checkTiling(t *testing.T, file []byte) (steps int) {
	t.Helper()
	stream := source.Open(file, source.Automatic)
	text := stream.Text()
	p := NewParser(stream, rules.NewList())
	at := uint32(0)
	for more := true; more; {
		var tree *Tree
		tree, more = p.Next()
		for _, token := range tree.Tokens {
			if token.Start != at || token.End <= at {
				t.Fatalf("a token from %d to %d comes after %d", token.Start, token.End, at)
			}
			at = token.End
		}
		for _, n := range tree.Nodes {
			if n.First < 0 || n.End <= n.First || int(n.End) > len(tree.Tokens) {
				t.Fatalf("node %+v of %d tokens", n, len(tree.Tokens))
			}
		}
	}
	if int(at) != len(text.Bytes) {
		t.Fatalf("the tokens end at %d of %d", at, len(text.Bytes))
	}
	return p.Steps()
}

func corpusFiles(t *testing.T) []string {
	t.Helper()
	const corpus = "../../../shared/corpus"
	if _, err := os.Stat(corpus); err != nil {
		t.Skip("no corpus at " + corpus)
	}
	files, err := filepath.Glob(corpus + "/*/*.pbn")
	if err != nil || len(files) < 50 {
		t.Fatalf("the corpus has only %d files (%v)", len(files), err)
	}
	return files
}

func TestTokensTileTheCorpus(t *testing.T) {
	for _, name := range corpusFiles(t) {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		checkTiling(t, file)
	}
}

// TestTokensTileLongInputs reads inputs that tempt the lexer to look far ahead again and again. That it does so in linear
// time is held by the test of that name in core.
func TestTokensTileLongInputs(t *testing.T) {
	for _, piece := range []string{
		"{", "{\n[a\n", "{a} {\n\n[A \"x\"]\n", "{\n\n[Event \"x\"]\n", "[A \"", "[A \"x\" y", "[", "\"", "[[[\n", "[A\n", " \n", "{}", "=1", "\\\"", "[A \"x\"]{\n\n", "^", "\r",
	} {
		for _, prefix := range []string{"", "[Event \"x\"]\n", "[Auction \"N\"]\n", "[T \"x\"]\n"} {
			const n = 1 << 17
			checkTiling(t, []byte(prefix+strings.Repeat(piece, n)))
		}
	}
}

// shortFile is up to how many bytes all tokens of a file are compared with their positions, which takes its time.
const shortFile = 1 << 12

// sameGames reads a file in pieces and at once, and compares.
func sameGames(t *testing.T, file []byte, pieces func() int) {
	t.Helper()
	whole, streamed := diag.List{Rules: rules.Table}, diag.List{Rules: rules.Table}
	a := NewParser(source.Open(file, source.Automatic), &whole)
	stream := source.NewStream(&pieceReader{file, pieces}, source.Automatic)
	b := NewParser(stream, &streamed)
	for number, more := 1, true; more; number++ {
		var x, y *Tree
		var ok bool
		x, more = a.Next()
		y, ok = b.Next()
		if ok != more || len(x.Tokens) != len(y.Tokens) || len(file) < shortFile && x.DumpTokens() != y.DumpTokens() || x.Dump() != y.Dump() || x.Tail != y.Tail ||
			len(x.Tokens) > 0 && x.Text.Range(x.Span()) != y.Text.Range(y.Span()) {
			t.Fatalf("game %d of %.300q\nat once %v %+v %s\nin pieces %v %+v %s", number, file, more, x.Text.Range(x.Span()), x.Dump(), ok, y.Text.Range(y.Span()), y.Dump())
		}
		a.ReportUnexpected()
		b.ReportUnexpected()
		whole.EndGame(x.Text, number, "", nil)
		streamed.EndGame(y.Text, number, "", nil)
	}
	for i, d := range whole.Items {
		if s := streamed.Items[i]; s.Rule != d.Rule || s.Message != d.Message || s.Range != d.Range {
			t.Fatalf("%.300q\nat once %+v\nin pieces %+v", file, d, s)
		}
	}
	if len(whole.Items) != len(streamed.Items) {
		t.Fatalf("%.300q: %d diagnostics at once, %d in pieces", file, len(whole.Items), len(streamed.Items))
	}
}

// pieceReader reads as many bytes at a time as size says.
type pieceReader struct {
	rest []byte
	size func() int
}

func (r *pieceReader) Read(into []byte) (int, error) {
	if len(r.rest) == 0 {
		return 0, io.EOF
	}
	n := copy(into[:min(len(into), max(1, r.size()))], r.rest)
	r.rest = r.rest[n:]
	return n, nil
}

func TestStreamGivesTheSameGames(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	for _, name := range corpusFiles(t) {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range []int{7, 4096} {
			sameGames(t, file, func() int { return size })
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
		stream := source.NewStream(&repeated{piece: piece, n: 8 << 20}, source.Automatic)
		p := NewParser(stream, rules.NewList())
		largest := 0
		for _, ok := p.Next(); ok; _, ok = p.Next() {
			largest = max(largest, cap(stream.Text().Bytes))
		}
		if most := 8*len(piece) + 4<<20; largest > most {
			t.Errorf("%d bytes are held for games of %d", largest, len(piece))
		}
	}
}

var fuzzSeeds = []string{
	"% PBN 2.1\n[Event \"x\"]\n[Auction \"N\"]\n1C =1= ! Pass {x}\n*\n[Note \"1:y\"]\n\n[T \"a;b\\2R\"]\n1 \"2\"\n",
	"[A \"a \"b\" c\"] [B \"2\"]\n{abc\n\n[Event \"2\"]", "[A {x} \"1\" ;y\n]", "\xEF\xBB\xBF[A \"1\"]", "\xFF\xFE[\x00A\x00",
	"[Event \"1\"][Board \"1\"]\n%e\n[Event \"2\"][Site \"x\"][Board \"2\"]{\r\n\r\n[Board \"3\"] caf\xe9 (1)\r",
}

// FuzzParse: whatever the bytes, the tokens tile them, and the time is in proportion.
func FuzzParse(f *testing.F) {
	for _, seed := range fuzzSeeds {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		steps := checkTiling(t, file)
		if most := stepsPerByte * (len(file) + 1); steps > most {
			t.Errorf("%d steps for %d bytes", steps, len(file))
		}
	})
}

// FuzzStream: a file that comes in pieces of any size has the same games as the whole.
func FuzzStream(f *testing.F) {
	for i, seed := range fuzzSeeds {
		f.Add([]byte(seed), uint64(i), uint16(i))
	}
	f.Fuzz(func(t *testing.T, file []byte, seed uint64, pad uint16) {
		random := rand.New(rand.NewPCG(seed, 0))
		sizes := []int{1, 2, 3, 10, 100, 1 << 16}
		// Behind what a stream reads first, the window begins to move.
		padding := bytes.Repeat([]byte("[A \"1\"]\n\n"), int(pad)%2000)
		sameGames(t, slices.Concat(padding, file), func() int { return sizes[random.IntN(len(sizes))] })
	})
}
