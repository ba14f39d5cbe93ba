package search_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/pgntest"
	"pbn/core/pgn/search"
	"pbn/core/source"
)

// places returns the numbers of the games of a file that have what is wanted, and where.
func places(t testing.TB, file, position, men string, inVariations bool) string {
	t.Helper()
	q, err := search.Read(position, men, inVariations)
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	pgn.Parse(pgn.Bytes([]byte(file)), func(_ *source.Text, g *game.Game) {
		if q.Find(g) {
			found = append(found, fmt.Sprintf("%d%v", g.Number, q.Path()))
		}
	})
	return strings.Join(found, " ")
}

func TestPositions(t *testing.T) {
	const open = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"
	for _, c := range []struct {
		name, file, position string
		inVariations         bool
		want                 string
	}{
		{"the initial position", "1. e4 *\n\n1. d4 *", chess.Initial, false, "1[] 2[]"},
		{"by two ways", "1. e4 e5 2. Nf3 *\n\n1. Nf3 e5 2. e4 *\n\n1. e4 e5 2. Nc3 *", open + " b KQkq - 9 9", false, "1[2] 2[2]"},
		{"the other side is on turn", "1. e4 e5 2. Nf3 *", open + " w", false, ""},
		{"whoever is on turn", "1. e4 e5 2. Nf3 *", open, false, "1[2]"},
		{"other castling", "1. e4 e5 2. Nf3 *\n\n1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Nf3 *", open + " b -", false, "2[6]"},
		{"castling does not matter", "1. e4 e5 2. Nf3 *\n\n1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Nf3 *", open + " b", false, "1[2] 2[6]"},
		{"in passing", "1. e4 a6 2. e5 d5 *\n\n1. e4 d6 2. e5 a6 3. a4 d5 *", "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6", false, "1[3]"},
		{"a square that no pawn can take on", "1. e4 *", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -", false, "1[0]"},
		{"only in a variation", "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *", "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b", false, ""},
		{"in a variation", "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *", "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b", true, "1[1 0 1]"},
		{"in a variation of the second variation", "1. e4 e5 (1... c6) () (1... c5 2. c3 (2. Nf3)) *", "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b", true, "1[1 1 1 0 0]"},
		{"from a position", `[FEN "8/4k3/8/8/8/8/4P3/4K3 b - - 5 40"]` + "\n\n40... Kd6 41. e4 *", "8/8/3k4/8/4P3/8/8/4K3 b - - 0 1", false, "1[1]"},
		{"after a move that is not legal", "1. e4 e5 2. Ke3 Nf6 3. Nf3 *", open, false, ""},
		{"with a null move", "1. e4 -- 2. Nf3 *", "rnbqkbnr/pppppppp/8/8/4P3/5N2/PPPP1PPP/RNBQKB1R b", false, "1[2]"},
	} {
		if got := places(t, c.file, c.position, "", c.inVariations); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
	}
}

func TestMen(t *testing.T) {
	const file = `[FEN "8/1r3k2/8/8/8/1P6/1R3K2/8 w - - 0 1"]` + "\n\n1. b4 Rxb4 2. Rxb4 *\n\n" +
		`[FEN "8/P4k2/8/8/8/8/5K2/8 w - - 0 1"]` + "\n\n1. a8=R (1. a8=Q Kf6) Kf6 *"
	for _, c := range []struct {
		men          string
		inVariations bool
		want         string
	}{
		{"KRPkr", false, "1[]"}, {"rkPRK", false, "1[]"}, {"KRkr", false, "1[1]"}, {"KRk", false, "1[2] 2[0]"}, {"KQk", false, ""},
		{"KQk", true, "2[0 0 0]"}, {"Kk", false, ""}, {"KPPk", false, ""},
	} {
		if got := places(t, file, "", c.men, c.inVariations); got != c.want {
			t.Errorf("%s: %s, not %s", c.men, got, c.want)
		}
	}
	if got := places(t, file, "8/5k2/8/8/1R6/8/5K2/8", "KRk", false); got != "1[2]" {
		t.Errorf("with a position: %s", got)
	}
}

func TestRead(t *testing.T) {
	for _, c := range []struct{ position, men, want string }{
		{"8/8 w", "", "position: The board of a FEN has eight ranks with “/” between them, “8/8” has more or fewer."},
		{"8/8/8/8/8/8/8/4K3", "", "position: Black has no king in this FEN; each side must have one."},
		{"4k3/8/8/8/8/8/4R3/4K3 w", "", "position: White is to move in this FEN, though Black is already in check from the rook on e2."},
		{"4k3/8/8/8/8/8/4R3/4K3", "", ""},
		{"", "KRvk", "material: “KRvk” has more than letters of men: K, Q, R, B, N, P of White, k, q, r, b, n, p of Black."},
		{"", "KR", "material: “KR” does not have one king of each side, K and k."},
		{"", "KKk", "material: “KKk” does not have one king of each side, K and k."},
	} {
		got := ""
		if _, err := search.Read(c.position, c.men, false); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%s%s: %q, not %q", c.position, c.men, got, c.want)
		}
	}
	if q, err := search.Read("", "", true); q != nil || err != nil {
		t.Errorf("%v, %v", q, err)
	}
}

// said returns the first fields of the FEN of a position, with the square that a pawn has passed only where it can be taken; of 0 fields the
// men alone, in the order of their letters.
func said(p *chess.Position, fields int) string {
	all := strings.Fields(string(chess.AppendFieldsAs(nil, p, chess.EnPassantLegal|chess.CastlingFiles)))
	if fields > 0 {
		return strings.Join(all[:min(fields, len(all))], " ")
	}
	men := []byte(all[0])
	slices.Sort(men)
	return strings.TrimLeft(string(men), "/12345678")
}

// plain finds a position as the search does, but makes the board after each move anew, and compares texts. ok is false where it is not there.
func plain(g *game.Game, wanted string, fields int, inVariations bool) (path []int32, ok bool) {
	if !g.HasStart {
		return nil, false
	}
	for k := -1; k < len(g.Moves); k++ {
		if k >= 0 && (g.Moves[k].Flags&game.Word != 0 || !inVariations && inner(g, k) >= 0) {
			continue
		}
		if p := game.At(g, k); said(&p, fields) == wanted {
			return plainPath(g, inners(g), k), true
		}
	}
	return nil, false
}

// inner returns the innermost variation that has a move, or -1.
func inner(g *game.Game, k int) (variation int) {
	variation = -1
	for i, v := range g.Variations {
		if int(v.First) <= k && k < int(v.End) {
			variation = i
		}
	}
	return variation
}

// inners returns the innermost variation of each move.
func inners(g *game.Game) []int {
	list := make([]int, len(g.Moves))
	for k := range list {
		list[k] = inner(g, k)
	}
	return list
}

func plainPath(g *game.Game, inners []int, move int) (path []int32) {
	if move < 0 {
		return nil
	}
	variation := inners[move]
	own := func(of, to int) (count int32) {
		for _, variation := range inners[:to] {
			if variation == of {
				count++
			}
		}
		return count
	}
	if variation < 0 {
		return []int32{own(-1, move)}
	}
	of, number := g.Variations[variation].Of, int32(0)
	for i := range variation {
		if g.Variations[i].Of == of && own(i, len(g.Moves)) > 0 {
			number++
		}
	}
	return append(plainPath(g, inners, int(of)), number, own(variation, move))
}

// compare looks in each game of a file for a position of that or of an earlier one. It returns how many were found.
func compare(t *testing.T, file []byte, random *rand.Rand) (found int) {
	t.Helper()
	wanted, _, _, _ := chess.ReadFEN(chess.Initial)
	pgn.Parse(pgn.Bytes(file), func(_ *source.Text, g *game.Game) {
		if n := len(g.Moves); g.HasStart && n > 0 && random.IntN(3) > 0 {
			wanted = game.At(g, random.IntN(n+1)-1)
		}
		fields, inVariations := random.IntN(6), random.IntN(2) == 0
		fen, men := said(&wanted, fields), ""
		if fields == 0 {
			fen, men = "", said(&wanted, 0)
		}
		q, err := search.Read(fen, men, inVariations)
		if err != nil {
			return // a position that no game has, from a FEN
		}
		path, ok := plain(g, fen+men, fields, inVariations)
		switch got := q.Find(g); {
		case got != ok:
			t.Errorf("game %d: %s%s, in variations: %v: %v", g.Number, fen, men, inVariations, got)
		case ok && !slices.Equal(q.Path(), path):
			t.Errorf("game %d: %s%s, in variations: %v: at %v, not %v", g.Number, fen, men, inVariations, q.Path(), path)
		case ok:
			found++
		}
	})
	return found
}

// TestPlain compares the search with the plain way, in games as programs write them and as nobody should.
func TestPlain(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 50))
	found := 0
	for _, kind := range []pgntest.Kind{pgntest.Lichess, pgntest.Annotated} {
		found += compare(t, pgntest.Games(kind, 150, 7), random)
	}
	for n := range 400 {
		found += compare(t, pgntest.Dialect(n), random)
	}
	if found < 400 {
		t.Errorf("only %d found", found)
	}
}

func FuzzFind(f *testing.F) {
	for n := range 10 {
		f.Add(pgntest.Dialect(n), uint64(n))
	}
	f.Add([]byte("1. e4 ((1. d4) 1. c4 (1. c3)) e5 ()(1... e6) *"), uint64(0))
	f.Fuzz(func(t *testing.T, file []byte, seed uint64) {
		compare(t, file, rand.New(rand.NewPCG(seed, 0)))
	})
}

// TestSearchTakesNoMemory: nothing is allocated for a game.
func TestSearchTakesNoMemory(t *testing.T) {
	for _, kind := range []pgntest.Kind{pgntest.Lichess, pgntest.Annotated} {
		allocs := func(games int) float64 {
			file := pgntest.Games(kind, games, 1)
			q, err := search.Read("", "KRPkr", kind == pgntest.Annotated)
			if err != nil {
				t.Fatal(err)
			}
			return testing.AllocsPerRun(2, func() {
				pgn.Parse(pgn.Bytes(file), func(_ *source.Text, g *game.Game) { q.Find(g) })
			})
		}
		if few, many := allocs(50), allocs(500); many > few+50 {
			t.Errorf("kind %d: %v allocations for 50 games, %v for 500", kind, few, many)
		}
	}
}

// TestDeepPath: the place of a move in variations of variations is found in a time that grows as they do.
func TestDeepPath(t *testing.T) {
	const depth = 50_000
	file := "1. Nf3 Nf6 2. Ng1 Ng8 " + strings.Repeat("(2... Ng8 ", depth) + "(2... Rg8)" + strings.Repeat(")", depth) + " *"
	got := places(t, file, "rnbqkbr1/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR w", "", true)
	if want := "1[3 " + strings.Repeat("0 0 ", depth+1); got != want[:len(want)-1]+"]" {
		t.Errorf("%d bytes, not %d", len(got), len(want))
	}
}

func BenchmarkFind(b *testing.B) {
	for name, kind := range map[string]pgntest.Kind{"Plain": pgntest.Plain, "Lichess": pgntest.Lichess, "Annotated": pgntest.Annotated} {
		file := pgntest.Games(kind, 2000, 1)
		for _, search := range []struct {
			name, position, men string
			inVariations        bool
		}{{"Nothing", "", "", false}, {"Opening", "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w", "", false}, {"Men", "", "KRPkr", false}, {"MenAnywhere", "", "KRPkr", true}} {
			b.Run(name+"/"+search.name, func(b *testing.B) { benchmark(b, file, search.position, search.men, search.inVariations) })
		}
	}
}

func benchmark(b *testing.B, file []byte, position, men string, inVariations bool) {
	q, err := search.Read(position, men, inVariations)
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(file)))
	for b.Loop() {
		pgn.Parse(pgn.Bytes(file), func(_ *source.Text, g *game.Game) {
			if q != nil {
				q.Find(g)
			}
		})
	}
}
