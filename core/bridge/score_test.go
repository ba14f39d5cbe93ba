package bridge

import "testing"

// The tables of Law 77, written out. The first index is the risk.
var (
	// trickPoints are for the odd tricks that were bid, of minors, majors and notrump, levels 1 to 7.
	trickPoints = [3][3][7]int{
		{{20, 40, 60, 80, 100, 120, 140}, {30, 60, 90, 120, 150, 180, 210}, {40, 70, 100, 130, 160, 190, 220}},
		{{40, 80, 120, 160, 200, 240, 280}, {60, 120, 180, 240, 300, 360, 420}, {80, 140, 200, 260, 320, 380, 440}},
		{{80, 160, 240, 320, 400, 480, 560}, {120, 240, 360, 480, 600, 720, 840}, {160, 280, 400, 520, 640, 760, 880}},
	}
	// overtrickPoints are for each overtrick, not vulnerable and vulnerable; 0 is the value of a trick.
	overtrickPoints = [3][2]int{{0, 0}, {100, 200}, {200, 400}}
	// undertrickPoints are for one to thirteen undertricks, not vulnerable and vulnerable.
	undertrickPoints = [3][2][13]int{
		{{50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650},
			{100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300}},
		{{100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500},
			{200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800}},
		{{200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000},
			{400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600}},
	}
	// oldUndertrickPoints are those before 1987 where they differ: doubled and redoubled, not vulnerable.
	oldUndertrickPoints = [3][13]int{
		{}, {100, 300, 500, 700, 900, 1100, 1300, 1500, 1700, 1900, 2100, 2300, 2500},
		{200, 600, 1000, 1400, 1800, 2200, 2600, 3000, 3400, 3800, 4200, 4600, 5000},
	}
	insult     = [3]int{0, 50, 100}
	partScore  = 50
	gameBonus  = [2]int{300, 500}
	smallSlam  = [2]int{500, 750}
	grandSlam  = [2]int{1000, 1500}
	gameNeeds  = 100
	kindOf     = [5]int{0, 0, 1, 1, 2}
	perTrickOf = [5]int{20, 20, 30, 30, 30}
)

// byLaw77 adds up what the tables say.
func byLaw77(c Contract, tricks, vulnerable int) int {
	if down := c.Level + 6 - tricks; down > 0 {
		return -undertrickPoints[c.Risk][vulnerable][down-1]
	}
	points := trickPoints[c.Risk][kindOf[c.Denomination]][c.Level-1]
	score := points + insult[c.Risk]
	if points >= gameNeeds {
		score += gameBonus[vulnerable]
	} else {
		score += partScore
	}
	if c.Level == 6 {
		score += smallSlam[vulnerable]
	}
	if c.Level == 7 {
		score += grandSlam[vulnerable]
	}
	each := overtrickPoints[c.Risk][vulnerable]
	if c.Risk == 0 {
		each = perTrickOf[c.Denomination]
	}
	return score + (tricks-c.Level-6)*each
}

func TestScore_4_2_1(t *testing.T) {
	for bid := Bid(1, Denomination(Clubs)); bid <= Bid(7, NoTrump); bid++ {
		for risk := Risk(0); risk <= 2; risk++ {
			c := Contract{Level: bid.Level(), Denomination: bid.Denomination(), Risk: risk}
			for tricks := 0; tricks <= 13; tricks++ {
				for vulnerable := range 2 {
					want := byLaw77(c, tricks, vulnerable)
					if got := c.Score(tricks, vulnerable == 1, Duplicate); got != want {
						t.Errorf("%v, %d tricks, vulnerable %d: %d, want %d", c, tricks, vulnerable, got, want)
					}
					if down := c.Level + 6 - tricks; down > 0 && vulnerable == 0 && risk > 0 {
						want = -oldUndertrickPoints[risk][down-1]
					}
					if got := c.Score(tricks, vulnerable == 1, OldMP); got != want {
						t.Errorf("%v, %d tricks, vulnerable %d, OldMP: %d, want %d", c, tricks, vulnerable, got, want)
					}
				}
			}
		}
	}
}

// TestWellKnownScores has what every player knows by heart.
func TestWellKnownScores_4_2_1(t *testing.T) {
	for _, c := range []struct {
		contract   string
		tricks     int
		vulnerable bool
		want       int
	}{
		{"Pass", 0, true, 0}, {"1C", 7, false, 70}, {"1NT", 7, true, 90}, {"2S", 8, false, 110}, {"3D", 9, true, 110}, {"1NT", 9, false, 150},
		{"3NT", 9, false, 400}, {"3NT", 9, true, 600}, {"3NT", 10, true, 630}, {"4S", 10, false, 420}, {"4H", 11, true, 650},
		{"5C", 11, true, 600},
		{"6NT", 12, false, 990}, {"6S", 12, true, 1430}, {"6D", 12, true, 1370}, {"7NT", 13, true, 2220}, {"7C", 13, false, 1440},
		{"2SX", 8, false, 470}, {"2SX", 8, true, 670}, {"2CX", 8, false, 180}, {"1NTX", 7, true, 180}, {"1NTX", 9, true, 580},
		{"1NTXX", 7, false, 560},
		{"4SX", 10, false, 590}, {"4SXX", 10, true, 1080}, {"3NTX", 9, true, 750}, {"7NTXX", 13, true, 2980}, {"1CXX", 13, true, 2630},
		{"4S", 9, false, -50}, {"4S", 9, true, -100}, {"4SX", 9, true, -200}, {"5CX", 8, false, -500}, {"5DX", 7, false, -800},
		{"7NTXX", 0, true, -7600},
	} {
		contract, _ := ParseContract(c.contract)
		if got := contract.Score(c.tricks, c.vulnerable, Duplicate); got != c.want {
			t.Errorf("%s, %d tricks, vulnerable %v: %d, want %d", c.contract, c.tricks, c.vulnerable, got, c.want)
		}
	}
}
