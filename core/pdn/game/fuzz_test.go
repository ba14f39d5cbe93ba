package game

import (
	"testing"

	"pbn/core/pdn/habits"
	"pbn/core/source"
	"pbn/core/testkit"
)

// FuzzGame reads any text: it holds what is true of all games, and a stream has the same games and faults.
func FuzzGame(f *testing.F) {
	for _, seed := range []string{
		"[GameType \"20\"]\n1. 32-28 19-23 (18-23 {a} 38-32 $1) 28x19 14x23 2-0",
		"[GameType \"20\"]\n[FEN \"W:WK47:B42,29,19,14,31\"]\n47x36 *\n47x38x24x13x36 *",
		"1.32-28 1- 6 2. 12 x 21 3228 1118 ... 41. - - 2. 1-0\n[GameType \"25\"]\n1. A3-B4 c3:e5 a3b4 *",
		"[GameType \"21\"]\n1. 11–15 22×18 11x18 18x25 30-26* 1. 9-14(!) ½-½",
		"( 1. 32-28 ) 32-28 ( 19-23 ) 18-23 () ) (31-27 1-0) {[%clock w0:01:00 B1:00:00]} ; x\n% y\n* 1-0",
		"/FEN \"W:W31-50:B1-20\"/ 32-28 /FEN \"B::\"/ /x/ (/FEN \"W:WK1:BK2\"/ 1-6) [pdn] \\r\n[White \"a\nb\"]\n[Empty]*",
		"(/FEN \"W:W31:B1\"/ 32-28) 32-28 *",
		"[Variant \"frisian\"]\n[FEN \"?:WK46:BK5\"]\n46-41 *\n[GameType \"20,W,12,12,N2,0\"] c3-22 *",
	} {
		f.Add([]byte(seed), uint8(3))
	}
	f.Fuzz(func(t *testing.T, file []byte, size uint8) {
		var r Reader
		for r.Reset(habits.PDN.Open(file, source.Automatic)); ; {
			g, ok := r.Next()
			if !ok {
				break
			}
			holds(t, "fuzz", &r, g)
			for k := range min(len(g.Moves), 100) {
				At(g, k)
			}
		}
		whole := said(habits.PDN.Open(file, source.Automatic))
		stream := habits.PDN.Stream(&testkit.Pieces{Rest: file, Size: func() int { return int(size) }}, source.Automatic)
		if pieces := said(stream); pieces != whole {
			t.Errorf("in pieces of %d:\n%s", size, testkit.Difference([]byte(whole), []byte(pieces)))
		}
	})
}
