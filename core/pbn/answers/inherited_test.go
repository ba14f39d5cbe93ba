package answers

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/source"
	"pbn/core/wire"
)

// TestLongValuesAreReadByNoGame: a value that is longer than a line says nothing, since any number of games can inherit it.
func TestLongValuesAreReadByNoGame(t *testing.T) {
	zeros := strings.Repeat("0", habits.MaxLine)
	for _, value := range []string{`[TimeControl "4/%s1"]`, `[TimeCall "%s9"]`, `[Score "NS %s1"]`, `[OptimumScore "NS %s1"]`,
		`[Minimax "4SN%s1"]`} {
		short, long := fmt.Sprintf(value, "0"), fmt.Sprintf(value, zeros)
		before := len(parse([]byte(short), wire.Options{})) - len(short)
		if n := len(parse([]byte(long), wire.Options{})) - len(long); n > before-20 {
			t.Errorf("%s is read", long)
		}
	}
	const games = 200
	file := []byte(`[OptimumScore "##` + strings.Repeat("NS", 50_000) + "\"]\n\n" + strings.Repeat("[Board \"1\"]\n\n", games))
	var start, end runtime.MemStats
	runtime.ReadMemStats(&start)
	ParsePacked(file, wire.Options{})
	runtime.ReadMemStats(&end)
	if n := end.TotalAlloc - start.TotalAlloc; n > 20*uint64(len(file)) {
		t.Errorf("%d games that inherit a value take %d bytes, the file has %d", games, n, len(file))
	}
}

// TestAbsentNames compares the names of the standing values that a game has no tag for with those that Find does not find.
func TestAbsentNames(t *testing.T) {
	var file strings.Builder
	for i := range 300 {
		fmt.Fprintf(&file, "[A%d \"##x\"]\n", i)
	}
	file.WriteString("[Site \"##x\"]\n[Event \"##x\"]\n\n[Event \"#\"]\n")
	for i := 0; i < 300; i += 3 {
		fmt.Fprintf(&file, "[A%d \"y\"]\n[B%[1]d \"y\"]\n", i)
	}
	r := pbn.Parse(pbn.Bytes([]byte(file.String())), func(_ *source.Text, g *game.Game) {
		if g.Number < 2 {
			return
		}
		var want []string
		for name := range g.Standing.All() {
			if g.Find(name) == nil {
				want = append(want, name)
			}
		}
		slices.Sort(want)
		if got := new(standing).absentNames(g); len(got) != 201 || !slices.Equal(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	})
	if r.Games != 2 {
		t.Errorf("%d games", r.Games)
	}
}
