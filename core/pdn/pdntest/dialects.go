// Package pdntest makes files of PDN for tests and measurements: legal games of thirteen variants from a seed, as nobody should write them,
// or plainly. The same seed gives the same bytes.
package pdntest

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"pbn/core/draughts"
)

// generator writes games: legal moves with variations, comments, setups, commands and glyphs anywhere, and now and then what is wrong.
type generator struct {
	random *rand.Rand
	out    strings.Builder
	board  *draughts.Board
	list   draughts.Moves
	// isPlain is set where nothing but moves is written, as PDN 3.0 demands.
	isPlain bool
}

// Dialect is a file of a few games with variations, comments and annotations everywhere, in what programs and people write beside the standard.
func Dialect(n int) []byte {
	g := generator{random: rand.New(rand.NewPCG(uint64(n), 51))}
	for range 1 + g.random.IntN(3) {
		g.game(draughts.Variants[(n+g.random.IntN(2))%len(draughts.Variants)])
	}
	text := g.out.String()
	if n%3 == 1 {
		text = strings.ReplaceAll(text, "\n", "\r\n")
	}
	return []byte(text)
}

// Plain is a file of so many games of a variant as PDN 3.0 has them.
func Plain(v draughts.Variant, games int, seed uint64) []byte {
	g := generator{random: rand.New(rand.NewPCG(seed, 30)), isPlain: true}
	for range games {
		g.game(v)
	}
	return []byte(g.out.String())
}

func (g *generator) of(words ...string) string { return words[g.random.IntN(len(words))] }

// some is a word, or mostly nothing.
func (g *generator) some(words ...string) {
	if !g.isPlain && g.random.IntN(8) == 0 {
		g.out.WriteString(g.of(words...))
	}
}

func (g *generator) game(v draughts.Variant) {
	g.board, _ = draughts.New(v)
	g.some("junk before\n", "; a comment\n", "% a line\n", "[pdn]\n", "1-0 * ")
	g.out.WriteString("[Event \"Generated\"]\n")
	g.some("[White \"a\nb\"]\n", "[Empty]\n", "[white \"x\"]\n", "[Site \"a \\\" b \\ c\"]\n", "[Result \"2-0\"]\n", "[Event \"again\"]\n", "{among} ", "[Black \"open]\n")
	if number := strconv.Itoa(v.Number); g.isPlain || g.random.IntN(4) > 0 {
		g.out.WriteString("[GameType \"" + number + "\"]\n")
	} else {
		g.some("[GameType \""+number+",W,10,10,N1,0\"]\n", "[GameType \"20\"]\n", "[GameType \"x\"]\n", "[GameType \"30\"]\n", "[Variant \""+v.Name+"\"]\n")
	}
	p := g.board.Initial()
	g.some("[FEN \""+string(draughts.AppendFEN(nil, g.board, &p))+".\"]\n", "[FEN \"W:W1:B\"]\n", "[FEN \"?:WK1:BK32\"]\n")
	g.out.WriteString("\n")
	g.note()
	g.line(&p, g.random.IntN(60), 0)
	if g.isPlain {
		g.out.WriteString("*\n\n")
		return
	}
	g.out.WriteString(g.of("*", "1-0", "0-2", "1/2-1/2", "1-1", "", "½-½", "0.5-0.5", "* (x)", "* 1-0") + g.of("\n\n", "\n", " {after}\n\n"))
}

// line writes moves of a line.
func (g *generator) line(p *draughts.Position, moves, depth int) {
	for range moves {
		all := g.board.Moves(p, &g.list)
		if len(all) == 0 {
			return
		}
		m := all[g.random.IntN(len(all))]
		before := *p
		word := string(draughts.Append(nil, g.board, p, &m, all))
		if !g.isPlain && g.random.IntN(3) == 0 {
			word = string(draughts.AppendLong(nil, g.board, p, &m))
		}
		g.number(p)
		var u draughts.Undo
		p.Do(&m, &u)
		if !g.isPlain {
			word = g.spelled(word)
		}
		g.out.WriteString(word + g.of(" ", " ", "\n"))
		if g.isPlain {
			continue
		}
		g.note()
		if depth < 3 && g.random.IntN(6) == 0 {
			g.variation(&before, p, depth)
		}
	}
}

// number writes the number of a move.
func (g *generator) number(p *draughts.Position) {
	first := p.Turn == g.board.Variant().Start
	switch n := strconv.Itoa(int(p.Number)); {
	case first && (g.isPlain || g.random.IntN(8) > 0):
		g.out.WriteString(n + ". ")
	case g.isPlain:
	case first:
		g.out.WriteString(g.of("", n+".", "0"+n+". ", n+" . ", n+"… ", n+".. ", "7. ", n+" "))
	default:
		g.some(n+"... ", n+". ... ", "... ", n+". ")
	}
}

// variation writes a variation of the move before, or of the one that follows.
func (g *generator) variation(before, after *draughts.Position, depth int) {
	from := *before
	if g.random.IntN(4) == 0 {
		from = *after
	}
	g.out.WriteString("(")
	g.note()
	g.line(&from, g.random.IntN(5), depth+1)
	g.some("1-0", "* {a}")
	g.out.WriteString(") ")
	g.note()
}

// spelled returns a move as somebody else writes it.
func (g *generator) spelled(word string) string {
	switch g.random.IntN(24) {
	case 0:
		return strings.NewReplacer("-", " - ", "x", " x ", ":", ": ").Replace(word)
	case 1:
		return strings.NewReplacer("-", "–", "x", "×").Replace(word)
	case 2:
		return strings.ToUpper(word)
	case 3:
		return strings.NewReplacer("-", "", "x", "").Replace(word)
	case 4:
		return strings.NewReplacer("-", "x", "x", "-").Replace(word)
	case 5:
		return word + g.of("!", " ?!", "(!)", " (?)", "*", "* ", "!!!", "$1", "{", "1-0")
	case 6:
		return g.of("...", "- -", "33-28", "a3-22", "99-1", "32-", "word", "5", "1-1", "2-0 ", "/FEN \"B::\"/", "/FEN \"W:WK1:BK2\"/", "/x/", ")", "\\r ")
	case 7:
		if parts := strings.Split(word, "x"); len(parts) == 3 {
			return parts[0] + "x" + parts[1] + " " + parts[1] + "x" + parts[2]
		}
	}
	return word
}

// note writes what belongs to a move, or mostly nothing.
func (g *generator) note() {
	g.some("$1 ", "$139 $7 ", "! ", "{} ", "{a} ", "{é 😀} ", "; to the end\n", "% a line\n", "{[%clk 0:01:02]} ", "{[%clock w0:01:00 B1:00:00]} ",
		"{[%clock w1] x} ", "{[%foo ] [%clk 1]}", "{one\nline}", "(", ")", "(( ", "({only}) ", "( 1-0 ) ", "{a {b} c} ", "} ", "$ ", "$300 ", "\\r ")
}
