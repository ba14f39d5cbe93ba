package answers

import (
	"bytes"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/source"
	"pbn/core/wire"
)

// games is the JSON of a file's games, a slice for each, and of what is said of the file.
func games(file *source.Stream) (list [][]byte, report []byte) {
	r := pbn.Parse(file, func(t *source.Text, g *game.Game) {
		var w wire.Writer
		writeGame(&w, &readableForm{}, t, g)
		list = append(list, w.Out)
	})
	return list, wire.ReadReport(r, wire.Options{})
}

// pieces reads a few bytes at a time.
type pieces struct {
	rest   []byte
	random *rand.Rand
}

func (p *pieces) Read(into []byte) (int, error) {
	n := min(len(into), 1+p.random.IntN(1+p.random.IntN(5000)))
	n, err := bytes.NewReader(p.rest).Read(into[:n])
	p.rest = p.rest[n:]
	return n, err
}

// sameGames compares the games of a file that is read at once with those of the file in pieces.
func sameGames(t *testing.T, name string, file []byte, seed uint64) {
	t.Helper()
	want, said := games(habits.PBN.Open(file, source.Automatic))
	got, saidOfStream := games(habits.PBN.Stream(&pieces{file, rand.New(rand.NewPCG(seed, 0))}, source.Automatic))
	if len(got) != len(want) {
		t.Fatalf("%s: %d games at once, %d in pieces", name, len(want), len(got))
	}
	for i := range want {
		if !bytes.Equal(want[i], got[i]) {
			t.Fatalf("%s: game %d at once\n%s\nin pieces\n%s", name, i+1, want[i], got[i])
		}
	}
	if !bytes.Equal(said, saidOfStream) {
		t.Fatalf("%s: at once\n%s\nin pieces\n%s", name, said, saidOfStream)
	}
}

func TestStreamHasTheSameGames(t *testing.T) {
	sameGamesOf(t, ownFiles(t))
	t.Run("corpus", func(t *testing.T) {
		// Together they are longer than the window.
		all := sameGamesOf(t, corpusFiles(t, "*", 50))
		sameGames(t, "all together", all[:1<<20], 1)
	})
}

// sameGamesOf returns all files one after another.
func sameGamesOf(t *testing.T, files map[string][]byte) (all []byte) {
	t.Helper()
	for i, name := range slices.Sorted(maps.Keys(files)) {
		sameGames(t, name, files[name], uint64(i))
		all = append(append(all, files[name]...), "\n\n"...)
	}
	return all
}

// FuzzGames: a file that comes in pieces has the same games as the whole, in all that JSON says of them.
func FuzzGames(f *testing.F) {
	own := ownFiles(f)
	for i, name := range slices.Sorted(maps.Keys(own)) {
		f.Add(own[name], uint64(i), uint16(i*500))
	}
	f.Fuzz(func(t *testing.T, file []byte, seed uint64, pad uint16) {
		padding := bytes.Repeat([]byte("[A \"1\"]\n\n"), int(pad)%2000)
		sameGames(t, "file", append(padding, file...), seed)
	})
}
