package game

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// TestWordsAtOnce: calls and cards that follow each other are added at once, in the room of the game before; with an escape line before
// each of them they are added one by one, and are the same.
func TestWordsAtOnce(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	calls := strings.Fields("1C 2H pass Pass 3NT X XX - pass pass 7NT 1c AP ^S ^I * + {c} $1 =2= ! zz (3)")
	cards := strings.Fields("SA s2 HK D9 CT C3 H4 S5 D6 c7 - -- ^R ^L * + {c} $7 =1= !! 10S zz ^S")
	most := 3_000
	if runtime.GOOS == "js" {
		most = 300
	}
	for range most {
		contract := []string{"4H", "4H", "3NT", "?", "Pass"}[random.IntN(5)]
		tags := fmt.Sprintf("[Dealer \"%c\"]\n[Contract %q]\n[Declarer \"%c\"]\n", "NESW?"[random.IntN(5)], contract, "EEN?"[random.IntN(4)])
		words := []string{tags + `[Auction "E"]`}
		for range random.IntN(20) {
			words = append(words, calls[random.IntN(1+random.IntN(len(calls)))])
		}
		words = append(words, fmt.Sprintf(`[Play "%c"]`, "SSNW?"[random.IntN(5)]))
		for range random.IntN(70) {
			words = append(words, cards[random.IntN(1+random.IntN(len(cards)))])
		}
		words = append(words, `[Room "Open"]`)
		atOnce, single := movesOf(strings.Join(words, "\n")), movesOf(strings.Join(words, "\n%e\n"))
		if atOnce != single {
			t.Fatalf("%q:\n%s\none by one\n%s", words, atOnce, single)
		}
	}
}

// movesOf is what a game has of moves after one that has only calls and cards, without where they are.
func movesOf(game string) string {
	before := "[Auction \"N\"]\n" + strings.Repeat("7NT\n", 80) + "[Play \"N\"]\n" + strings.Repeat("C3\n", 80) + "\n"
	reader := new(Reader)
	reader.Reset(habits.PBN.Open([]byte(before+game), source.UTF8), &diag.List{Rules: rules.Of})
	reader.Next()
	g, ok := reader.Next()
	if !ok {
		return "no game"
	}
	var out strings.Builder
	list := func(moves []Move, after []Comment) {
		for i := range moves {
			m := &moves[i]
			fmt.Fprintf(&out, " %d %d %d %v%s%v", m.Kind, m.Call, m.Card, m.Seat, m.MarksText(), m)
			for _, a := range m.Annotations() {
				fmt.Fprint(&out, a)
			}
			for _, c := range m.AllComments() {
				fmt.Fprintf(&out, "{%s}", c.Text)
			}
		}
		for _, c := range after {
			fmt.Fprint(&out, " ", strings.Join(strings.Fields(c.Text), " ")) // a piece from one escape line to the next
		}
	}
	list(g.Auction.Moves, g.Auction.After)
	fmt.Fprintln(&out, g.Auction.First, g.Auction.State, g.Auction.Contract, g.Auction.Declarer, g.Auction.Surplus.End > 0)
	list(g.Play.Moves, g.Play.After)
	fmt.Fprintln(&out, g.Play.First, g.Play.State, g.Play.Tricks, g.Play.Surplus.End > 0)
	for i := range g.Tags {
		for _, c := range g.Tags[i].Comments() {
			fmt.Fprintf(&out, "%s{%s}", g.Tags[i].Name, c.Text)
		}
	}
	return out.String()
}

// TestNumbersOfAnnotations: a number of more than nine digits makes no annotation, in whatever form it is written.
func TestNumbersOfAnnotations(t *testing.T) {
	for _, form := range []string{"$%s", "=%s=", "=%s"} {
		for digits := 1; digits <= 12; digits++ {
			text := "[Auction \"N\"]\n1C " + fmt.Sprintf(form, strings.Repeat("1", digits)) + "\nPass\n"
			var reader Reader
			reader.Reset(habits.PBN.Open([]byte(text), source.UTF8), &diag.List{Rules: rules.Of})
			for _, g := range reader.Games() {
				m := &g.Auction.Moves[0]
				if isOne := digits <= 9; len(m.Annotations()) > 0 != isOne || len(m.AllComments()) > 0 == isOne {
					t.Errorf("%q: annotations %v, comments %v", text, m.Annotations(), m.AllComments())
				}
			}
		}
	}
}

// TestWidthsInValues: a backslash before a digit is no escape, and only there.
func TestWidthsInValues(t *testing.T) {
	for c := range 256 {
		if got, want := onlyWidths(`a\`+string([]byte{byte(c)})+`\1`), c >= '0' && c <= '9'; got != want {
			t.Errorf("a backslash before %q: %t, want %t", rune(c), got, want)
		}
	}
	if onlyWidths(`\1\`) || !onlyWidths(`\1`) || !onlyWidths("") {
		t.Error("the end of a value is no digit")
	}
}
