package draughts

import "testing"

// benchmarkPositions are the initial position of a variant, and some of random games, with and without kings.
func benchmarkPositions(b *Board) (list []Position) {
	list = []Position{b.Initial()}
	n := 0
	walkGames(b, 5, 2, func(p *Position, moves []Move) {
		if n++; n%25 == 0 && len(moves) > 0 {
			list = append(list, *p)
		}
	})
	return list
}

func BenchmarkPerft(bench *testing.B) {
	for _, v := range Variants {
		bench.Run(v.Name, func(bench *testing.B) {
			b, _ := New(v)
			positions := benchmarkPositions(b)
			leaves := uint64(0)
			for range bench.N {
				for i := range positions {
					leaves += b.Perft(&positions[i], 5)
				}
			}
			bench.ReportMetric(float64(leaves)/bench.Elapsed().Seconds()/1e6, "Mleaves/s")
		})
	}
}

// BenchmarkFind finds and makes the moves of random games by their texts, as reading a file does.
func BenchmarkFind(bench *testing.B) {
	type move struct {
		at   Position
		text Pattern
	}
	for _, v := range Variants {
		bench.Run(v.Name, func(bench *testing.B) {
			b, _ := New(v)
			var moves []move
			walkGames(b, 6, 20, func(p *Position, list []Move) {
				if len(list) > 0 {
					w, _ := Parse(string(Append(nil, b, p, &list[len(moves)%len(list)], list)))
					moves = append(moves, move{*p, w})
				}
			})
			var list Moves
			bench.ResetTimer()
			for i := range bench.N {
				m := &moves[i%len(moves)]
				if found, n := b.Find(&m.at, &m.text, &list); n == 1 {
					var u Undo
					m.at.Do(&found, &u)
					m.at.TakeBack(&found, &u)
				}
			}
		})
	}
}
