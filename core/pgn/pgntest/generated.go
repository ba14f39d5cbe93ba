package pgntest

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"unicode/utf16"

	"pbn/core/chess"
)

// generator writes games: legal moves with variations, comments, commands and glyphs anywhere, and now and then what is wrong.
type generator struct {
	random *rand.Rand
	out    strings.Builder
}

// Dialects are files of games, by names, as nobody should write them; each number gives the same file always.
func Dialects(count int) map[string][]byte {
	files := map[string][]byte{}
	for n := range count {
		files["generated-"+strconv.Itoa(n)+".pgn"] = Dialect(n)
	}
	return files
}

// Dialect is a file of a few games of legal moves, with variations, comments and annotations everywhere, in what programs and people write
// beside the standard, and in one of the encodings that files have.
func Dialect(n int) []byte {
	g := generator{random: rand.New(rand.NewPCG(uint64(n), 48))}
	for range 1 + g.random.IntN(4) {
		g.game()
	}
	return encoded(g.out.String(), n)
}

// encoded returns a text in one of the encodings that files have.
func encoded(text string, n int) []byte {
	switch n % 5 {
	case 1:
		out := []byte{0xFF, 0xFE}
		for _, unit := range utf16.Encode([]rune(text)) {
			out = append(out, byte(unit), byte(unit>>8))
		}
		return out
	case 2:
		return []byte(strings.ReplaceAll(text, "é", "\xE9"))
	case 3:
		return []byte(strings.ReplaceAll("\uFEFF"+text, "\n", "\r\n"))
	}
	return []byte(text)
}

func (g *generator) of(words ...string) string { return words[g.random.IntN(len(words))] }

// some is a word, or mostly nothing.
func (g *generator) some(words ...string) {
	if g.random.IntN(8) == 0 {
		g.out.WriteString(g.of(words...))
	}
}

var starts = []string{
	chess.Initial, chess.Initial, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "8/P6k/8/8/4p3/8/5P1K/8 w - - 3 40", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
}

func (g *generator) game() {
	start := g.of(starts...)
	g.some("junk before\n", "; a comment\n", "% escape\n")
	for range g.random.IntN(5) {
		g.out.WriteString("[" + g.of("Event", "Site", "White", "white", "Own_Tag", "Round") + g.of(" ", "  ", "") + `"` + g.of("", "?", "x", "é", "😀 Łódź", `a \"b\" \\`, "a\\b") + `"]` + g.of("\n", "\n", " ", "\r"))
	}
	if start != chess.Initial {
		g.out.WriteString(`[FEN "` + start + "\"]\n")
	}
	g.some("[Variant \"Chess960\"]\n", "[Variant \"Atomic\"]\n", "[Result \"1-0\"]\n", "[FEN \"8/8 w\"]\n")
	g.out.WriteString("\n")
	g.note()
	p, _, _, _ := chess.ReadFEN(start)
	g.line(&p, g.random.IntN(40), 0)
	g.out.WriteString(g.of("*", "1-0", "0-1", "1/2-1/2", "", "1:0", "0-0", "(1... c5) *", "* (1... c5)", "1-0 0-1") + g.of("\n\n", "\n", " {after}\n\n", "\n\n\n"))
}

// line writes moves of a line.
func (g *generator) line(p *chess.Position, moves, depth int) {
	for range moves {
		var list chess.Moves
		all := p.Moves(&list)
		if len(all) == 0 {
			return
		}
		m := all[g.random.IntN(len(all))]
		before := *p
		san := p.SAN(m)
		var u chess.Undo
		p.Do(m, &u)
		san |= p.Mark()
		g.some("1. ", "12... ", "3.")
		word := string(san.Append(nil))
		switch g.random.IntN(30) {
		case 0:
			word = strings.ReplaceAll(word, "O", "0")
		case 1:
			word = strings.TrimRight(word, "+#")
		case 2:
			word += g.of("!", "?!", "+", "x", " (", " )", "averylongword", "{", " e.p.", "1-0", " mate", " (=)", "!!!", "(Q)")
		case 3:
			word = g.of("--", "Z0", "0000", "<>", "+-", "N", "D", "½-½", "0-0", "1-0 ", "Ke9", "Qxa1", "12", "1...", "<res>", "[%clk 1]", "$", "$300", "pass")
		case 4:
			word = m.From().String() + g.of("", "-", "x") + m.To().String() + g.of("", "q", "=Q")
		case 5:
			word = g.of("P", "") + strings.ToLower(word)
		case 6:
			word = strings.NewReplacer("N", "S", "B", "L", "R", "T", "Q", "D", "x", ":").Replace(word)
		case 7:
			word = strings.NewReplacer("N", "♘", "Q", "♛", "-", "–", "x", "").Replace(word)
		}
		g.out.WriteString(word + g.of(" ", " ", " ", "\n", "  "))
		g.note()
		if depth < 3 && g.random.IntN(6) == 0 {
			g.out.WriteString("(")
			g.note()
			g.line(&before, g.random.IntN(5), depth+1)
			g.out.WriteString(") ")
			g.note()
		}
	}
}

// note writes what belongs to a move, or mostly nothing.
func (g *generator) note() {
	g.some("$1 ", "$139 $7 ", "! ", "{} ", "{a} ", "{é 😀} ", "; to the end\n", "% escape\n", "{[%clk 0:01:02.3]} ", "{ [%eval -0.17,20] text [%cal Ge2e4] more}",
		"{[%eval #-3]}", "{[%foo ] [%clk 1]}", "{one\nline}", "(", ")", "(( ", "{ % a [b] %c [d } ",
		"{a {b} c} ", "} x ", "({only}) ", "( 1-0 ) ", "{[%csl Ga1] [%cal "+strings.Repeat("Ga1a2,", 30)+"Ga1a2] %x}", "{a(b}", "{ "+strings.Repeat("long ", 60)+"} ")
}
