package lin

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/source"
	"pbn/core/testkit"
)

// fact is what a game says of a player, where it says it, and in which section that is.
type fact struct {
	what    string
	section source.Span
}

// factsOf are the calls and the cards of each game with their players, the dealer, the declarer, and the texts of notes.
func factsOf(file []byte) (games [][]fact) {
	pbn.Parse(pbn.Bytes(file), func(_ *source.Text, g *game.Game) {
		var facts []fact
		hold := func(section source.Span, of ...any) { facts = append(facts, fact{fmt.Sprint(of...), section}) }
		sectionOf := func(tag int, moves []game.Move) source.Span {
			span := g.Tags[tag].Span()
			if n := len(moves); n > 0 {
				span = span.To(moves[n-1].Span())
			}
			return span
		}
		if t := g.Found(tags.Dealer); t != nil && t.Read().Seat().Known() {
			hold(t.Span(), "dealer ", t.Read().Seat())
		}
		if t := g.Found(tags.Declarer); t != nil && t.Read().Seat().Known() {
			if _, declarer, ok := g.LedTo(); !ok || declarer.Known() {
				at := t.Span()
				if c := g.Found(tags.Contract); c != nil {
					at = source.Span{Start: min(at.Start, c.Span().Start), End: max(at.End, c.Span().End)} // what is said of the contract is said of both
				}
				hold(at, "declarer ", t.Read().Seat())
			}
		}
		if a := g.Auction; a != nil {
			calls := 0
			for i := range a.Moves {
				if m := &a.Moves[i]; m.Kind == game.CallMove {
					if m.Seat.Known() {
						hold(sectionOf(a.Tag, a.Moves), "call ", calls, " ", m.Seat, " ", m.Call)
					}
					calls++
				}
			}
		}
		if p := g.Play; p != nil {
			for i := range p.Moves {
				if m := &p.Moves[i]; m.Kind == game.CardMove && m.Seat.Known() {
					hold(sectionOf(p.Tag, p.Moves), "card ", m.Seat, " ", m.Card)
				}
			}
		}
		games = append(games, facts)
	})
	return games
}

// checkPlayers holds that each fact of a file of PBN is in its LIN, or a finding says that it is lost. It returns how many there are.
func checkPlayers(t *testing.T, file []byte) (facts int) {
	t.Helper()
	lin, r := FromPBN(pbn.Bytes(file))
	out, back := ToPBN(lin, source.UTF8, utf8PBN)
	before, after := factsOf(file), factsOf(out)
	if len(before) != len(after) {
		t.Fatalf("%d games became %d", len(before), len(after))
	}
	for i := range before {
		has := map[string]int{}
		for _, f := range after[i] {
			has[f.what]++
		}
		for _, f := range before[i] {
			facts++
			if has[f.what]--; has[f.what] >= 0 {
				continue
			}
			if strings.HasPrefix(f.what, "declarer") && isSaidOf(&back.Diagnostics, ListMismatch, i+1) {
				continue // LIN has it, besides an auction that leads to something else
			}
			isTold := slices.ContainsFunc(r.Diagnostics.Items, func(d diag.Diagnostic) bool {
				isHere := d.Game == i+1 && d.Place.Span.Start < f.section.End && d.Place.Span.End > f.section.Start
				return d.Rule == WriteLost && (isHere || d.Game <= i+1 && strings.HasSuffix(d.Message, " more of this kind."))
			})
			if !isTold && r.Diagnostics.Omitted(WriteLost) == 0 {
				t.Fatalf("game %d: %q is lost, and nothing says so:\n%s\nLIN:\n%s\nPBN:\n%s", i+1, f.what, file, lin, out)
			}
		}
	}
	return facts
}

func isSaidOf(list *diag.List, rule diag.Rule, game int) bool {
	return slices.ContainsFunc(list.Items, func(d diag.Diagnostic) bool { return d.Rule == rule && d.Game == game })
}

// unsure takes something from a game by which it is known who played, or puts in what makes it less sure.
func (g *generator) unsure(games string) string {
	lines := strings.SplitAfter(games, "\n")
	for range 1 + g.random.IntN(4) {
		at := g.random.IntN(len(lines))
		tag := g.one("Deal ", "Dealer", "Declarer", "Contract", "Auction", "Play", "Result", "Board", "Vulnerable")
		if found := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, "["+tag) }); found >= 0 &&
			g.random.IntN(3) > 0 {
			at = found
		}
		line := lines[at]
		switch words := strings.Fields(line); {
		case g.random.IntN(3) == 0 && len(words) > 0:
			words[g.random.IntN(len(words))] = g.one("-", "^S", "x", "*", "+", "AP", "Pass", "SA", "H2", "^L C5", "{c}")
			lines[at] = strings.Join(words, " ") + "\n"
		case g.random.IntN(4) == 0:
			lines[at] = seatInTag.ReplaceAllString(line, `"`+g.one("N", "E", "S", "W", "?", "")+`"`)
		case g.random.IntN(5) == 0:
			lines[at] = line + line
		case len(lines) > 1:
			lines = slices.Delete(lines, at, at+1)
		}
	}
	return strings.Join(lines, "")
}

var seatInTag = regexp.MustCompile(`"[NESW]"`)

// TestPlayersComeBackOrAreTold: PBN of which LIN cannot say all loses no player of a call or a card without a finding. PBN_GENERATED sets
// how many files are tried.
func TestPlayersComeBackOrAreTold(t *testing.T) {
	most := testkit.Generated(1000, 100)
	corpus, err := filepath.Glob(filepath.Join(testkit.Shared(t, "corpus"), "*/*.pbn"))
	if err != nil {
		t.Fatal(err)
	}
	facts := 0
	for seed := range most {
		g := &generator{rand.New(rand.NewPCG(uint64(seed), 11))}
		var b strings.Builder
		for number := range 1 + g.random.IntN(3) {
			g.game(&b, number+1)
		}
		games := b.String()
		if seed%2 == 0 && len(corpus) > 0 {
			file, err := os.ReadFile(corpus[g.random.IntN(len(corpus))])
			if err != nil {
				t.Fatal(err)
			}
			all := strings.SplitAfter(strings.ReplaceAll(string(file), "\r\n", "\n"), "\n\n")
			at := g.random.IntN(len(all))
			games = strings.Join(all[at:min(len(all), at+2)], "")
		}
		facts += checkPlayers(t, []byte(g.unsure(games)))
	}
	if facts < 10*most {
		t.Errorf("only %d facts of %d files", facts, most)
	}
}
