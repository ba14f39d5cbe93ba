package pbn_test

import (
	"math"
	"os"
	"testing"
	"time"

	"pbn/core/game"
	"pbn/core/item"
	"pbn/core/pbn"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/syntax"
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
	s := pbn.NewScanner()
	var g item.Game
	games, other := 0, 0
	measure(b, func(file []byte) {
		text := source.New(file, source.Latin1)
		games, other = 0, 0
		for at := 0; ; at = g.End {
			outcome := s.Scan(text, at, true, &g)
			if outcome == item.NoGame {
				break
			}
			games++
			if outcome != item.Read {
				other++
			}
		}
	})
	b.ReportMetric(float64(games), "games")
	b.ReportMetric(float64(other), "other")
}

// BenchmarkValues reads it into items, with the values of tags and the deals.
func BenchmarkValues(b *testing.B) {
	var r pbn.Reader
	measure(b, func(file []byte) {
		r.Reset(source.Open(file, source.Latin1), rules.NewList())
		for g, _, ok := r.Next(); ok; g, _, ok = r.Next() {
			if g != nil {
				g.ReadValues(r.Text().Bytes)
			}
		}
	})
}

// BenchmarkParse reads it into trees.
func BenchmarkParse(b *testing.B) {
	var p syntax.Parser
	measure(b, func(file []byte) {
		p.Reset(source.Open(file, source.Latin1), rules.NewList())
		for ok := true; ok; {
			_, ok = p.Next()
		}
	})
}

// BenchmarkGames reads it into games: from items, and from trees only.
func BenchmarkGames(b *testing.B) {
	for _, withTrees := range [...]bool{false, true} {
		b.Run(map[bool]string{false: "items", true: "trees"}[withTrees], func(b *testing.B) {
			var r game.Reader
			measure(b, func(file []byte) {
				r.Reset(source.Open(file, source.Latin1), rules.NewList())
				r.WithTrees = withTrees
				for ok := true; ok; {
					_, ok = r.Next()
				}
			})
			b.ReportMetric(float64(r.Trees()), "trees")
		})
	}
}
