package draughts

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"pbn/core/testkit"
)

// A little of PDN: what the games of the tests need.
var (
	trivia   = regexp.MustCompile(`\{[^}]*\}|;[^\n]*|\$\d+|\b\d+\.+`)
	gameText = regexp.MustCompile(`(?s)((?:\[[^\]]*\]\s*)+)([^\[]*)`)
	tagValue = regexp.MustCompile(`\[(\w+)\s+"([^"]*)"\]`)
)

// game is a game of a file: its tags, and the words of its moves.
type game struct {
	tags  map[string]string
	words []string
}

func gamesOf(t testing.TB, name string) (games []game) {
	t.Helper()
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, match := range gameText.FindAllStringSubmatch(string(file), -1) {
		g := game{tags: map[string]string{}}
		for _, tag := range tagValue.FindAllStringSubmatch(match[1], -1) {
			g.tags[tag[1]] = tag[2]
		}
		for _, word := range strings.Fields(trivia.ReplaceAllString(match[2], " ")) {
			if _, ok := Parse(word); ok && !strings.Contains("1-0 0-1 2-0 0-2 1-1 0-0", word) {
				g.words = append(g.words, word)
			}
		}
		games = append(games, g)
	}
	return games
}

// TestGames: the moves of files in writing format are found, and written as they are there.
func TestGames(t *testing.T) {
	folder := testkit.NeedShared(t, "games/pdn")
	files, moves, long, resting := 0, 0, 0, 0
	for _, kind := range []string{"generated", "ambiguous"} {
		names, err := filepath.Glob(filepath.Join(folder, kind+"__*.pdn"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			files++
			b := board(t, strings.TrimSuffix(strings.TrimPrefix(filepath.Base(name), kind+"__"), ".pdn"))
			v := b.Variant()
			v.Laws.MostKingMoves = 0
			anyKing, _ := New(v)
			for _, g := range gamesOf(t, name) {
				p := b.Initial()
				if fen := g.tags["FEN"]; fen != "" {
					p = position(t, b, fen)
				}
				var list Moves
				for _, word := range g.words {
					w, ok := Parse(word)
					m, count := b.Find(&p, &w, &list)
					if r := Why(b, &p, &w, &list); r.Fault == KingMustRest {
						// The program that has made the games did not know this law.
						resting++
						m, count = anyKing.Find(&p, &w, &list)
					}
					if !ok || count != 1 {
						t.Fatalf("%s %s: %s is found %d times", name, AppendFEN(nil, b, &p), word, count)
					}
					if got := string(Append(nil, b, &p, &m, anyKing.Moves(&p, &list))); got != word {
						t.Errorf("%s %s: %s, not %s", name, AppendFEN(nil, b, &p), got, word)
					}
					if w.Count() > 2 {
						long++
					}
					var u Undo
					p.Do(&m, &u)
					moves++
				}
			}
		}
	}
	t.Logf("%d files, %d moves, %d of them long, %d of a king that had to rest", files, moves, long, resting)
	if files != 20 || moves < 15_000 || long < 60 || resting == 0 {
		t.Error("too few")
	}
}

// TestTinsley: 360 real games, with captures written jump by jump, and x in plain moves.
func TestTinsley(t *testing.T) {
	b := board(t, "english")
	illegal, moves := 0, 0
	for _, part := range []string{"1", "2"} {
		for _, g := range gamesOf(t, testkit.NeedShared(t, "games/pdn/raven__tinsley_"+part+".pdn")) {
			p := b.Initial()
			if fen := g.tags["FEN"]; fen != "" {
				p = position(t, b, fen)
			}
			var list Moves
			for _, word := range g.words {
				w, _ := Parse(word)
				m, count := b.Find(&p, &w, &list)
				if count != 1 {
					illegal++
					t.Logf("%s %s", AppendFEN(nil, b, &p), word)
					break
				}
				var u Undo
				p.Do(&m, &u)
				moves++
			}
		}
	}
	t.Logf("%d moves, %d illegal", moves, illegal)
	if illegal > 0 || moves < 18_000 {
		t.Error("illegal moves, or too few")
	}
}

// walkGames plays random games of a variant from a seed, and visits each position; moves is the list of its legal moves.
func walkGames(b *Board, seed uint64, games int, visit func(p *Position, moves []Move)) {
	random := rand.New(rand.NewPCG(seed, uint64(b.variant.Number)))
	for range games {
		p := b.Initial()
		var list Moves
		for range 200 {
			moves := b.Moves(&p, &list)
			visit(&p, moves)
			if len(moves) == 0 {
				break
			}
			var u Undo
			p.Do(&moves[random.IntN(len(moves))], &u)
		}
	}
}

// randomPosition has pieces anywhere, of which some are kings, but no men where they would be kings.
func randomPosition(b *Board, random *rand.Rand) Position {
	p := b.empty()
	p.Turn = Color(random.IntN(2))
	density, kings := 1+random.IntN(6), random.IntN(5)
	for s := range b.squares.All() {
		if random.IntN(10) >= density {
			continue
		}
		c := Color(random.IntN(2))
		p.sides[c].add(s)
		if b.last[c].Has(s) || random.IntN(8) < kings {
			p.kings.add(s)
		}
	}
	return p
}
