package answers

import (
	"bytes"
	"runtime"
	"testing"

	"pbn/core/wire"
)

// ordinaryGame has what most files of programs have.
const ordinaryGame = `[Event "A quiet evening"]
[Site "Amsterdam"]
[Date "2001.02.28"]
[Board "1"]
[West "Ash"]
[North "Birch"]
[East "Cedar"]
[South "Elm"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Scoring "MP"]
[Declarer "W"]
[Contract "4S"]
[Result "9"]
[Score "NS 50"]
[Hidden "EW"]
[DoubleDummyTricks "78966678965654655465"]
[OptimumScore "EW 420"]
{A comment of one sentence.}
[Auction "N"]
Pass 1S =1= 2H Pass
AP
[Note "1:five cards"]
[Play "N"]
DA DT D3 D2
*
[OptimumResultTable "Declarer;Denomination\2R;Result\2R"]
N NT 5
N S 5
S NT 5

`

// TestAllocationsOfAGame holds how often the JSON of one game more asks for memory, what reading it takes included.
func TestAllocationsOfAGame(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	const few, many, most = 500, 1500, 12
	a, b := bytes.Repeat([]byte(ordinaryGame), few), bytes.Repeat([]byte(ordinaryGame), many)
	if n := (allocations(b) - allocations(a)) / (many - few); n > most {
		t.Errorf("%.1f allocations a game, %d are allowed", n, most)
	} else {
		t.Logf("%.1f allocations a game", n)
	}
}

func allocations(file []byte) float64 {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	ParsePacked(file, wire.Options{})
	runtime.ReadMemStats(&after)
	return float64(after.Mallocs - before.Mallocs)
}
