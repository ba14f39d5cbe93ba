package pbn

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pbn/core/bridge"
	"pbn/core/mend"
	"pbn/core/pbn/game"
	"pbn/core/pbn/optimum"
	"pbn/core/pbn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// anySolved returns results for each game of a file: those of its table, where it has one, with some others; or any.
func anySolved(file []byte, random *rand.Rand) map[int]bridge.Solution {
	solved := map[int]bridge.Solution{}
	Parse(Bytes(file), func(_ *source.Text, g *game.Game) {
		tricks, _ := optimum.Results(g)
		others := random.IntN(21)
		for range others {
			tricks[random.IntN(4)][random.IntN(5)] = random.IntN(14)
		}
		s := bridge.Solution{Tricks: &tricks}
		if others%4 == 0 {
			s.Tricks = nil
		}
		for range random.IntN(60) {
			s.Best = append(s.Best, bridge.Hand(random.Uint64()&random.Uint64()&random.Uint64())&bridge.Pack)
		}
		solved[g.Number] = s
	})
	return solved
}

// checkOptima compares a file with solved results: the fix of what is wrong, made alone, takes its diagnostic away.
func checkOptima(t *testing.T, file []byte, seed uint64) (fixes int) {
	t.Helper()
	options := Options{Solved: anySolved(file, rand.New(rand.NewPCG(seed, 0)))}
	before := Validate(Bytes(file), options)
	for _, d := range before.Diagnostics.Items {
		if !slices.Contains(needsSolved, d.Rule) || len(d.Fixes) == 0 {
			continue
		}
		out, applied := mend.Apply(file, before.Text.Encoding, d.Fixes[:1])
		if applied != 1 {
			t.Fatalf("%s: the fix %+v was not applied to %q", rules.Name(d.Rule), d.Fixes[0], file)
		}
		after := Validate(Bytes(out), options)
		// Of a table that has more rows than there are results, a fix leaves the rest.
		isPart := len(d.Fixes[0].Edits) == optimum.FullResults
		if was, is := before.Diagnostics.Found(d.Rule), after.Diagnostics.Found(d.Rule); is >= was && !isPart &&
			mend.ReadAlike(out, after, before) {
			t.Fatalf("%s: %d before the fix %+v, %d after it:\n%s", rules.Name(d.Rule), was, d.Fixes[0], is, testkit.Difference(file, out))
		}
		fixes++
	}
	return fixes
}

// solvedFiles are files that have the tags, and what may go wrong around them.
func solvedFiles() (files []string) {
	for _, c := range solvedCases {
		files = append(files, c.In, c.In+"\n\n"+c.Miss)
	}
	ones := solvedDeal + below(7, "1")
	return append(files, ones+"\n"+ones, solvedDeal+"[OptimumScore \"##NS 100\"]\n\n[OptimumScore \"#\"]\n"+below(4, "4"))
}

// TestOptimaOfAnyResults: whatever a solver says, what differs can be made right.
func TestOptimaOfAnyResults(t *testing.T) {
	fixes := 0
	for i, file := range solvedFiles() {
		for seed := range uint64(20) {
			fixes += checkOptima(t, []byte(file), uint64(i)<<8+seed)
		}
	}
	if fixes < 100 {
		t.Errorf("%d fixes", fixes)
	}
}

func FuzzOptima(f *testing.F) {
	eachSeed(f, func(file []byte) { f.Add(file, uint64(len(file))) })
	for i, file := range solvedFiles() {
		f.Add([]byte(file), uint64(i))
	}
	f.Fuzz(func(t *testing.T, file []byte, seed uint64) { checkOptima(t, file, seed) })
}
