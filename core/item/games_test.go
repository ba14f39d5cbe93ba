package item_test

import (
	"bytes"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/item/itemtest"
	"pbn/core/source"
	"pbn/core/testkit"
)

// realGames are the real files of a notation, by their names; none where they are absent, which the test's output says.
func realGames(t testing.TB, notation string, least int) (files map[string][]byte) {
	t.Helper()
	folder := testkit.NeedShared(t, "games/"+notation)
	files = map[string][]byte{}
	err := filepath.WalkDir(folder, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != "."+notation {
			return err
		}
		files[path], err = os.ReadFile(path)
		return err
	})
	if err != nil || len(files) < least {
		t.Fatalf("%s: %d files (%v)", folder, len(files), err)
	}
	return files
}

// notations are those of the tests, with the number of real files.
var notations = []struct {
	name  string
	of    itemtest.Notation
	files int
}{{"pgn", chess, 77}, {"pdn", draughts, 46}}

// TestRealGames reads real files: the items and the gaps between them are the text, byte for byte, at once, in pieces, and cut at random
// places. CUTS=200 cuts each at so many.
func TestRealGames(t *testing.T) {
	cuts := 40
	if n, err := strconv.Atoi(os.Getenv("CUTS")); err == nil {
		cuts = n
	} else if runtime.GOOS == "js" {
		cuts = 1
	}
	for _, n := range notations {
		t.Run(n.name, func(t *testing.T) {
			var all []byte
			random := rand.New(rand.NewPCG(1, 2))
			files := realGames(t, n.name, n.files)
			for _, path := range slices.Sorted(maps.Keys(files)) {
				file := files[path]
				n.of.Same(t, path, file, func() int { return 4096 })
				places := make([]int, cuts)
				for i := range places {
					places[i] = random.IntN(len(source.Plain.Text(file, source.Automatic).Bytes) + 1)
				}
				n.of.Cut(t, path, file, places)
				all = append(append(all, file...), '\n')
			}
			// Together they are longer than a window, which so moves on.
			n.of.Same(t, "all files", all, func() int { return 1 + random.IntN(1<<14) })
			n.of.Same(t, "all files, CRLF", bytes.ReplaceAll(all, []byte("\n"), []byte("\r\n")), func() int { return 4096 })
		})
	}
}

// count is how many games a file has, and how many moves their main lines have; -1 where that is not said.
type count struct{ games, moves int }

// countOf counts the games of a file. A word that is not known may be a move.
func countOf(n itemtest.Notation, file []byte) (is count) {
	var r item.Reader
	r.Reset(source.Plain.Text(file, source.Automatic).Stream(), n.NewScanner)
	for {
		g, ok := r.Next()
		if !ok {
			return is
		}
		is.games++
		for k := 0; k < g.Tail; k++ {
			i := &g.Items[k]
			switch {
			case i.Kind == item.Open && i.Flags&item.Broken == 0:
				k = int(i.Val)
			case i.Kind == move && i.Flags&item.Odd == 0:
				is.moves++
			}
		}
	}
}

// indexCounts are the counts that the index of a notation's files has: of PGN the games and moves that python-chess counts, of PDN the
// games.
func indexCounts(t *testing.T, notation string) map[string]count {
	t.Helper()
	index, err := os.ReadFile(testkit.NeedShared(t, "games/"+notation+"/INDEX.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	counts := map[string]count{}
	for line := range strings.Lines(string(index)) {
		c := strings.Split(line, "\t")
		number := func(column int) int {
			n, _ := strconv.Atoi(c[column])
			return n
		}
		if notation == "pgn" {
			counts[filepath.Base(c[0])] = count{number(7), number(8)}
		} else {
			counts[filepath.Base(c[0])] = count{number(2), -1}
		}
	}
	return counts
}

// unlike are the files of which the index has other counts, with ours. python-chess begins another game at an empty line among moves and
// with each tag Event alone, drops what comes after an illegal move, and reads dialects of moves (0-0, cxd8Q, Z0) that are words here.
var unlike = map[string]count{
	"tests__pgns__castling.pgn": {1, 4}, "src__test__resources__ep.pgn": {1, 163}, "test-kit__src__test__resources__uzchesscup.pgn": {45, 0},
	"test__assets__test_pgn_list.pgn": {5, 103}, "src__test__resources__z0.pgn": {1, 57}, "src__test__resources__err.pgn": {1, 114},
	"src__test__resources__promoting.pgn": {1, 76}, "__tests____pgn__0.pgn": {1, 77}, "tests__pgns__black2move.pgn": {1, 1},
	"spec__pgn_files__alternate_castling.pgn": {1, 10}, "doc__sampleGameThrow.pgn": {1, 3}, "install__web__example.pgn": {2, 169},
	"pgn__hard.pgn": {2, 86},
}

// TestCountsOfRealGames: real files have as many games and moves as others count.
func TestCountsOfRealGames(t *testing.T) {
	for _, n := range notations {
		counts := indexCounts(t, n.name)
		for path, file := range realGames(t, n.name, n.files) {
			is, want := countOf(n.of, file), counts[filepath.Base(path)]
			if other, isUnlike := unlike[filepath.Base(path)]; isUnlike {
				want = other
			}
			if want.moves < 0 {
				want.moves = is.moves
			}
			if is != want {
				t.Errorf("%s: %+v, want %+v", path, is, want)
			}
		}
	}
}
