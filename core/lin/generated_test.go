package lin

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/source"
	"pbn/core/testkit"
)

// linGenerator makes LIN of commands in any order, each word of its texts one that is nowhere else.
type linGenerator struct {
	random *rand.Rand
	words  int
}

func (g *linGenerator) one(choices ...string) string { return choices[g.random.IntN(len(choices))] }

func (g *linGenerator) word() string {
	g.words++
	return wordNumber(g.words)
}

func wordNumber(n int) string { return "q" + strconv.Itoa(n) + "z" }

// list is words with commas between them, some left out.
func (g *linGenerator) list(n int) string {
	fields := make([]string, n)
	for i := range fields {
		if g.random.IntN(5) > 0 {
			fields[i] = g.word()
		}
	}
	return strings.Join(fields, ",")
}

func (g *linGenerator) text() string {
	return g.word() + g.one("", " ", "\n", ", ", " {", "} ", " !S ", "\n%", " \"", "\\", " #", " | ") + g.word()
}

func (g *linGenerator) command() string {
	switch g.random.IntN(26) {
	case 0, 1:
		return g.one("nt|", "at|") + g.text() + "|"
	case 2, 3:
		return "an|" + g.text() + "|"
	case 4:
		return "pn|" + g.list(4) + "|"
	case 5:
		return "pn|" + g.list(8) + "|"
	case 6:
		return "pn|" + g.list(1+g.random.IntN(11)) + "|"
	case 7:
		return "mn|" + g.text() + "|"
	case 8:
		return "vg|" + g.word() + "," + g.word() + g.one(",I,1,4,", ",P,3,3,", ",X,1,2,", ",,") + g.list(2) + "," + g.list(3) + "|"
	case 9:
		return "rs|" + g.one("4SE+1,PASS,,3NW=", "PASS", g.list(3), "7NNxx-13,,,") + "|"
	case 10:
		return "pw|" + g.list(8) + "|"
	case 11:
		return g.one("qx|o1|", "qx|c1|", "qx|o2,BOARD 2|", "qx|"+g.word()+"|", "qx||")
	case 12:
		return "ah|" + g.one("Board 3", "Board "+g.word(), g.word(), "Board") + "|"
	case 13, 14:
		return "md|" + g.one("1", "3", "0", "", "7") + g.one(threeHands, threeHands, "SAK,,,S2", ",,"+g.word(), "SAx,H2") + "|"
	case 15:
		return "sv|" + g.one("o", "n", "b", g.word(), "") + "|"
	case 16, 17, 18, 19:
		return "mb|" + g.one("1C", "p", "p", "p", "2N!", "d", "x", "7S", "pp", "?", "-", g.word()) + "|"
	case 20, 21, 22:
		return "pc|" + g.one("SA", "h2", "d", "C10", "DQ", "S2S3", g.word()) + "|"
	case 23:
		return "mc|" + g.one("9", "13", "99", g.word()) + "|"
	case 24:
		return g.one("up|1|", "up|3|", "up|"+g.word()+"|", "pg||", "pg|"+g.word()+"|", "st||", "rh||")
	}
	return g.one("yy", "ha", "sk", "t9") + "|" + g.word() + "|" + g.one("", "\n", " "+g.word()+" ")
}

// TestGeneratedLINKeepsAllWords holds that each word of LIN is in the PBN. PBN_GENERATED sets how many files are tried.
func TestGeneratedLINKeepsAllWords(t *testing.T) {
	most := testkit.Generated(1500, 150)
	for seed := range most {
		g := linGenerator{random: rand.New(rand.NewPCG(uint64(seed), 1))}
		var b strings.Builder
		b.WriteString(g.one("nt|x|md|2|", "md|1"+threeHands+"|"))
		for range 1 + g.random.IntN(25) {
			b.WriteString(g.command() + g.one("", "", "\n"))
		}
		file := []byte(b.String())
		out, r := ToPBN(file, source.Automatic, utf8PBN)
		g.checkWords(t, seed, file, out, r)
		for i := range r.Diagnostics.Items {
			if d := &r.Diagnostics.Items[i]; d.Severity == diag.Error && d.Rule == FileNotLIN {
				t.Fatalf("seed %d: %s\n%s", seed, d.Message, file)
			}
		}
		if seed%10 == 0 {
			checkReading(t, file)
			if t.Failed() {
				t.Fatalf("seed %d: %q", seed, file)
			}
		}
	}
}
