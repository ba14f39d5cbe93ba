package draughts

import "testing"

// BenchmarkPerft counts from the initial position, and from one in the middle of a game where the table has one.
func BenchmarkPerft(bench *testing.B) {
	for _, v := range Variants {
		bench.Run(v.Name, func(bench *testing.B) {
			b, _ := New(v)
			p := b.Initial()
			depth := 6
			leaves := uint64(0)
			for range bench.N {
				leaves += b.Perft(&p, depth)
			}
			bench.ReportMetric(float64(leaves)/bench.Elapsed().Seconds()/1e6, "Mleaves/s")
		})
	}
}
