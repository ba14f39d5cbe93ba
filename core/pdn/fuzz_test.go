package pdn

import (
	"testing"

	"pbn/core/pdn/pdntest"
)

// FuzzExport holds any text against the laws of exports.
func FuzzExport(f *testing.F) {
	for _, seed := range []string{
		"[GameType \"20\"]\n1. 32-28 19-23 (18-23 {a} 38-32 $1) 28x19 14x23 2-0",
		"1.32-28 1- 6 2. 12 x 21 3228 1118 ... 41. - - 2. 1-0\n[GameType \"25\"]\n1. A3-B4 c3:e5 a3b4 *",
		"( 1. 32-28 ) 32-28 ( 19-23 ) 18-23 () ) (31-27 1-0) {[%clock w0:01:00 B1:00:00]} ; x\n% y\n* 1-0",
		"/FEN \"W:W31-50:B1-20\"/ 32-28 /FEN \"B::\"/ /x/ (/FEN \"W:WK1:BK2\"/ 1-6) [pdn] \\r\n[White \"a\nb\"]\n[Empty]*",
	} {
		f.Add([]byte(seed))
	}
	f.Add(pdntest.Dialect(1))
	f.Fuzz(func(t *testing.T, file []byte) { checkLaws(t, "fuzz", file) })
}

// TestLawsOfHostile holds hostile texts against the laws of exports.
func TestLawsOfHostile(t *testing.T) {
	for name, text := range tempting {
		checkLaws(t, name, []byte(text(1<<10)))
	}
}
