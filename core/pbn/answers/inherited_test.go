package answers

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// TestLongValuesAreReadByNoGame: a value that is longer than a line says nothing, since any number of games can inherit it.
func TestLongValuesAreReadByNoGame(t *testing.T) {
	zeros := strings.Repeat("0", source.MaxLine)
	for _, value := range []string{`[TimeControl "4/%s1"]`, `[TimeCall "%s9"]`, `[Score "NS %s1"]`, `[OptimumScore "NS %s1"]`, `[Minimax "4SN%s1"]`} {
		short, long := fmt.Sprintf(value, "0"), fmt.Sprintf(value, zeros)
		before := len(Parse([]byte(short), Options{})) - len(short)
		if n := len(Parse([]byte(long), Options{})) - len(long); n > before-20 {
			t.Errorf("%s is read", long)
		}
	}
	const games = 200
	file := []byte(`[OptimumScore "##` + strings.Repeat("NS", 50_000) + "\"]\n\n" + strings.Repeat("[Board \"1\"]\n\n", games))
	var start, end runtime.MemStats
	runtime.ReadMemStats(&start)
	ParsePacked(file, Options{})
	runtime.ReadMemStats(&end)
	if n := end.TotalAlloc - start.TotalAlloc; n > 20*uint64(len(file)) {
		t.Errorf("%d games that inherit a value take %d bytes, the file has %d", games, n, len(file))
	}
}

// TestAbsentNamesTakeLinearTime: a game with many tags is not searched for each of the values that stand.
func TestAbsentNamesTakeLinearTime(t *testing.T) {
	took := func(n int) time.Duration {
		var file strings.Builder
		for i := range n {
			fmt.Fprintf(&file, "[A%d \"##x\"]\n", i)
		}
		file.WriteByte('\n')
		for i := range n {
			fmt.Fprintf(&file, "[B%d \"x\"]\n", i)
		}
		least := time.Hour
		pbn.Parse(pbn.Bytes([]byte(file.String())), func(_ *source.Text, g *game.Game) {
			if g.Number < 2 {
				return
			}
			for range 5 {
				start := time.Now()
				if names := new(standing).absentNames(g); len(names) != n {
					t.Errorf("%d names, want %d", len(names), n)
				}
				least = min(least, time.Since(start))
			}
		})
		return least
	}
	if few, many := took(1000), took(16_000); many > 64*few {
		t.Errorf("16 times as many tags take %d times as long", many/few)
	}
}
