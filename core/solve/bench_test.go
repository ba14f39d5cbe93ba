package solve

import "testing"

// benchmark solves all problems of a stipulation.
func benchmark(b *testing.B, stipulation string) {
	s := New(0)
	all := problems(b)
	nodes, solved := uint64(0), 0
	for range b.N {
		for i := range all {
			if one := &all[i]; one.stipulation.String() == stipulation {
				r, _, _ := s.Solve(&one.position, one.stipulation, Options{})
				nodes += r.Nodes
				solved++
			}
		}
	}
	b.ReportMetric(b.Elapsed().Seconds()*1000/float64(solved), "ms/problem")
	b.ReportMetric(float64(nodes)/float64(solved), "nodes/problem")
}

func BenchmarkTwoMovers(b *testing.B)   { benchmark(b, "#2") }
func BenchmarkThreeMovers(b *testing.B) { benchmark(b, "#3") }
func BenchmarkFourMovers(b *testing.B)  { benchmark(b, "#4") }
func BenchmarkHelpmates(b *testing.B)   { benchmark(b, "h#2") }
