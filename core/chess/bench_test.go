package chess

import "testing"

// benchmarkFENs are positions with much of what is rare: promotions, castling, captures in passing, pins.
var benchmarkFENs = []string{
	Initial,
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
}

func BenchmarkPerft(b *testing.B) {
	leaves := uint64(0)
	for range b.N {
		for _, fen := range benchmarkFENs {
			p := position(b, fen)
			leaves += p.Perft(4)
		}
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds()/1e6, "Mleaves/s")
}

func BenchmarkFind(b *testing.B) {
	type move struct {
		at  *Position
		san Pattern
	}
	var moves []move
	for _, fen := range benchmarkFENs {
		p := position(b, fen)
		var list Moves
		for _, m := range p.Moves(&list) {
			moves = append(moves, move{&p, p.SAN(m)})
		}
	}
	for i := range b.N {
		m := &moves[i%len(moves)]
		if found, n := m.at.Find(m.san); n == 1 {
			var u Undo
			m.at.Do(found, &u)
			m.at.TakeBack(found, &u)
		}
	}
}
