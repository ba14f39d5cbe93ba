package optima

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"pbn/core/bridge"
	"pbn/core/dd"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/optimum"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// corpus is the folder of the corpus, which the project does not hold itself.
const corpus = "../../../shared/corpus"

func skipWithoutCorpus(t *testing.T) {
	t.Helper()
	if _, err := os.Stat(corpus); err != nil {
		t.Skip("no corpus at " + corpus)
	}
}

// solvedDeal is a deal and the results that a file has of it.
type solvedDeal struct {
	hands [4]bridge.Hand
	table bridge.DoubleDummy
}

// floors are what the programs of two files write in place of all lower numbers of tricks.
var floors = map[string]struct{ below, written int }{
	"test__sample__Hand_Trophy_Pairs.pbn": {7, 1}, "test__sample__Wed_Individual.pbn": {4, 4},
}

// ofAFile is how many tables of a file are compared, whose deals have to be solved for it; make prove compares all.
const ofAFile = 3

// TestCorpusDoubleDummy compares the solver with whole tables of the corpus: OptimumResultTable and DoubleDummyTricks. Two files have
// floors.
func TestCorpusDoubleDummy(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	skipWithoutCorpus(t)
	files, err := filepath.Glob(corpus + "/*/*.pbn")
	if err != nil {
		t.Fatal(err)
	}
	results := map[[4]bridge.Hand]bridge.DoubleDummy{}
	solver := dd.New(0)
	compared, floored := 0, 0
	for _, name := range files {
		floor, hasFloor := floors[filepath.Base(name)]
		for i, of := range resultsIn(t, name) {
			if i == ofAFile && !proving {
				break
			}
			want, known := results[of.hands]
			if !known {
				if err := solver.Deal(of.hands); err != nil {
					t.Logf("%s: %v", name, err)
					continue
				}
				if want, err = solver.Table(); err != nil {
					t.Fatal(err)
				}
				results[of.hands] = want
			}
			if hasFloor && of.table != want {
				floored++
				for declarer := range want {
					for d, n := range want[declarer] {
						if n < floor.below {
							want[declarer][d] = floor.written
						}
					}
				}
			}
			if of.table != want {
				t.Errorf("%s: %v: %v, not %v", name, of.hands, of.table, want)
			}
			compared++
		}
	}
	t.Logf("%d tables of %d deals, %d with a floor", compared, len(results), floored)
	leastCompared, leastFloored := 30, 5
	if proving {
		leastCompared, leastFloored = 170, 40
	}
	if compared < leastCompared || floored < leastFloored {
		t.Error("these are too few")
	}
}

// resultsIn are the different results of a file.
func resultsIn(t *testing.T, name string) (found []solvedDeal) {
	t.Helper()
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	add := func(of solvedDeal) {
		if !slices.Contains(found, of) {
			found = append(found, of)
		}
	}
	pbn.Parse(pbn.Bytes(file), func(_ *source.Text, g *game.Game) {
		if g.Deal == nil {
			return
		}
		if value, known := g.Known("DoubleDummyTricks"); known {
			if o, ok := values.OpenCardsReaders[0].Read(value); ok {
				of := solvedDeal{hands: g.Deal.Cards.Hands}
				for declarer, tricks := range o.Tricks {
					for i, d := range [5]bridge.Denomination{bridge.NoTrump, 3, 2, 1, 0} {
						of.table[declarer][d] = tricks[i]
					}
				}
				add(of)
			}
		}
		if table, ok := optimum.Results(g); ok {
			add(solvedDeal{g.Deal.Cards.Hands, table})
		}
	})
	return found
}
