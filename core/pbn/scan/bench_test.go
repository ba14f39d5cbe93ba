package scan_test

import (
	"math"
	"os"
	"pbn/core/diag"
	"testing"
	"time"

	"pbn/core/item"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/scan"
	"pbn/core/source"
)

func benchInput(b *testing.B) []byte {
	b.Helper()
	path := os.Getenv("PBN_INPUT")
	if path == "" {
		b.Skip("PBN_INPUT names the file to read: go run ./e2e/bench -write FILE makes the one of 20 MB")
	}
	file, err := os.ReadFile(path)
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(file)))
	return file
}

// measure runs a function on the file, and reports megabytes a second of processor time: of the fastest of the runs, since other processes
// take the memory's time too.
func measure(b *testing.B, run func(file []byte)) {
	b.Helper()
	file := benchInput(b)
	least := time.Duration(math.MaxInt64)
	for b.Loop() {
		start := cpuTime()
		run(file)
		least = min(least, cpuTime()-start)
	}
	b.ReportMetric(float64(len(file))/1e6/least.Seconds(), "MB/cpu-s")
}

// BenchmarkScan reads a file into items.
func BenchmarkScan(b *testing.B) {
	s := scan.NewScanner()
	var g item.Game
	games := 0
	measure(b, func(file []byte) {
		text := habits.PBN.Text(file, source.Latin1)
		games = 0
		for at := 0; ; at = g.End {
			if s.Scan(text, at, true, &g) == item.NoGame {
				break
			}
			games++
		}
	})
	b.ReportMetric(float64(games), "games")
}

// BenchmarkGames reads it into games.
func BenchmarkGames(b *testing.B) {
	var r game.Reader
	measure(b, func(file []byte) {
		r.Reset(habits.PBN.Open(file, source.Latin1), &diag.List{Rules: rules.Of})
		for ok := true; ok; {
			_, ok = r.Next()
		}
	})
}
