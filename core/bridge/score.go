package bridge

import "strconv"

// Side is one of the two partnerships.
type Side uint8

// The sides.
const (
	NorthSouth Side = iota
	EastWest
)

// Side returns the partnership of a seat that is known.
func (s Seat) Side() Side { return Side(s % 2) }

// Other returns the side of the opponents.
func (s Side) Other() Side { return 1 - s }

// String returns NS or EW.
func (s Side) String() string { return [...]string{"NS", "EW"}[s] }

// Scoring says how tricks become points in duplicate bridge.
type Scoring uint8

// The scorings: that of Law 77, and the one before 1987, without the bonus for the fourth and each subsequent undertrick of
// a contract that is doubled and not vulnerable (OldMP in 3.4.12).
const (
	Duplicate Scoring = iota
	OldMP
)

// Result returns how many tricks declarer won beyond those that a contract with a level needs, as players write it: "=", "+1", "-2".
func (c Contract) Result(tricks int) string {
	switch over := tricks - 6 - c.Level; {
	case over == 0:
		return "="
	case over > 0:
		return "+" + strconv.Itoa(over)
	default:
		return strconv.Itoa(over)
	}
}

// Score returns what a contract with a level is worth in points for declarer's side, which has won that many of the thirteen tricks; 0 if
// all passed.
func (c Contract) Score(tricks int, vulnerable bool, scoring Scoring) int {
	over := tricks - 6 - c.Level
	switch {
	case c.PassedOut:
		return 0
	case over < 0:
		return -c.penalty(-over, vulnerable, scoring)
	}
	perTrick, first := 30, 0
	switch {
	case c.Denomination < Denomination(Hearts):
		perTrick = 20
	case c.Denomination == NoTrump:
		first = 10
	}
	points := (perTrick*c.Level + first) << c.Risk
	return points + 50*int(c.Risk) + over*c.overtrick(perTrick, vulnerable) + c.bonus(points, vulnerable)
}

// bonus returns the bonus for a part score, a game or a slam.
func (c Contract) bonus(points int, vulnerable bool) int {
	game, slam := 300, 500
	if vulnerable {
		game, slam = 500, 750
	}
	switch {
	case points < 100:
		return 50
	case c.Level == 6:
		return game + slam
	case c.Level == 7:
		return game + 2*slam
	}
	return game
}

// overtrick returns the points of an overtrick.
func (c Contract) overtrick(perTrick int, vulnerable bool) int {
	switch {
	case c.Risk == 0:
		return perTrick
	case vulnerable:
		return 200 * int(c.Risk)
	}
	return 100 * int(c.Risk)
}

// penalty returns what the opponents get for undertricks.
func (c Contract) penalty(down int, vulnerable bool, scoring Scoring) int {
	switch {
	case c.Risk == 0 && vulnerable:
		return 100 * down
	case c.Risk == 0:
		return 50 * down
	case vulnerable:
		return (300*down - 100) * int(c.Risk)
	}
	points := 200*down - 100
	if scoring == Duplicate {
		points += 100 * max(0, down-3)
	}
	return points * int(c.Risk)
}
