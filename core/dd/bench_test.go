//go:build !js

package dd

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"syscall"
	"testing"
	"time"

	"pbn/core/bridge"
)

// reportTimes reports the mean, the median, the 90th percentile and the longest of the times of an operation, in milliseconds.
func reportTimes(b *testing.B, times []time.Duration) {
	slices.Sort(times)
	sum := time.Duration(0)
	for _, t := range times {
		sum += t
	}
	ms := func(t time.Duration) float64 { return float64(t) / float64(time.Millisecond) }
	b.ReportMetric(ms(sum)/float64(len(times)), "ms/mean")
	b.ReportMetric(ms(times[len(times)/2]), "ms/median")
	b.ReportMetric(ms(times[len(times)*9/10]), "ms/p90")
	b.ReportMetric(ms(times[len(times)-1]), "ms/max")
}

// cpuTime is the processor time of the process until now.
func cpuTime() time.Duration {
	var usage syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &usage) != nil {
		return 0
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

const benchDeals = 100

// BenchmarkTable solves the 20 results of 100 random deals.
func BenchmarkTable(b *testing.B) {
	deals := recorded(b, "random.txt")[:benchDeals]
	var times []time.Duration
	s := New(0)
	for b.Loop() {
		for _, d := range deals {
			start := cpuTime()
			if got := tableOf(b, s, d.hands); got != d.table {
				b.Fatal(got)
			}
			times = append(times, cpuTime()-start)
		}
	}
	reportTimes(b, times)
}

// BenchmarkPlay asks for the optimum of each card of 100 plays, mostly of best cards: OptimumPlayTables.
func BenchmarkPlay(b *testing.B) {
	deals := recorded(b, "random.txt")[:benchDeals]
	var times []time.Duration
	s := New(0)
	for b.Loop() {
		r := rand.New(rand.NewPCG(2, 1))
		for _, d := range deals {
			start := cpuTime()
			setDeal(b, s, d.hands)
			p := s.Play(bridge.Denomination(r.IntN(5)), bridge.Seat(r.IntN(4)))
			for !p.Done() {
				put(b, r, p)
			}
			times = append(times, cpuTime()-start)
		}
	}
	reportTimes(b, times)
}

// BenchmarkCards asks what each card is worth after 0, 12 and 24 cards of 100 plays, in a search that knows nothing yet.
func BenchmarkCards(b *testing.B) {
	deals := recorded(b, "random.txt")[:benchDeals]
	for _, played := range []int{0, 12, 24} {
		b.Run("after "+strconv.Itoa(played), func(b *testing.B) {
			var times []time.Duration
			way, s := New(0), New(0)
			for b.Loop() {
				r := rand.New(rand.NewPCG(2, 1))
				for _, d := range deals {
					setDeal(b, way, d.hands)
					p := way.Play(bridge.Denomination(r.IntN(5)), bridge.Seat(r.IntN(4)))
					for range played {
						put(b, r, p)
					}
					p.solver = s
					start := cpuTime()
					setDeal(b, s, d.hands)
					if _, err := p.Values(nil); err != nil {
						b.Fatal(err)
					}
					times = append(times, cpuTime()-start)
				}
			}
			reportTimes(b, times)
		})
	}
}
