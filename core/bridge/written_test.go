//go:build written

package bridge

import (
	"encoding/json"
	"math/rand"
	"os"
	"path/filepath"
	"testing"
)

// score is what a contract is worth with a number of tricks.
type score struct {
	Contract           string
	Tricks             int
	Vulnerable         bool
	Points             int
	Level              int
	Denomination, Risk string
}

// comparison has the scores of a board, with what each has in the field of all.
type comparison struct{ Scores, Matchpoints, Ranks, IMPs []int }

// TestWriteNumbers writes into bridge.json in the folder PBN_FOLDER what all contracts are worth, the IMPs of all differences, and scores
// that are compared with each other, for js/test/game.test.mjs.
func TestWriteNumbers(t *testing.T) {
	var out struct {
		Scores []score
		IMPs   []int // of each difference from -5000 on
		Fields []comparison
	}
	for bid := Bid(1, Denomination(Clubs)); bid <= Bid(7, NoTrump); bid++ {
		for risk := range Risk(3) {
			c := Contract{Level: bid.Level(), Denomination: bid.Denomination(), Risk: risk}
			for tricks := range 14 {
				for _, vulnerable := range []bool{false, true} {
					out.Scores = append(out.Scores, score{c.String(), tricks, vulnerable, c.Score(tricks, vulnerable, Duplicate), c.Level,
						c.Denomination.String(), risk.String()})
				}
			}
		}
	}
	for difference := -5000; difference <= 5000; difference++ {
		out.IMPs = append(out.IMPs, IMP.IMPs(difference))
	}
	random := rand.New(rand.NewSource(1))
	for range 300 {
		var c comparison
		var scores []FieldScore
		for range 1 + random.Intn(20) {
			points := 10 * (random.Intn(300) - 150) / (1 + random.Intn(40))
			c.Scores = append(c.Scores, points)
			scores = append(scores, FieldScore{points, 1})
		}
		f := NewField(scores)
		for _, points := range c.Scores {
			c.Matchpoints, c.Ranks = append(c.Matchpoints, f.MP1(points)), append(c.Ranks, rankIn(f, points))
			c.IMPs = append(c.IMPs, f.Cross(IMP, points))
		}
		out.Fields = append(out.Fields, c)
	}
	text, err := json.Marshal(out)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(os.Getenv("PBN_FOLDER"), "bridge.json"), text, 0o666); err != nil {
		t.Fatal(err)
	}
}
