package values

import "pbn/core/bridge"

// Rotation is the length of the usual rotation of dealers and vulnerabilities.
const Rotation = 16

// UsualBoard returns the dealer and the vulnerability that a board of a number usually has: the dealers in turn from North on; None, NS, EW,
// All in turn, from the next one on for each four boards. The number may be one modulo [Rotation].
func UsualBoard(number int) (dealer bridge.Seat, vulnerable Vulnerability) {
	board := (number + Rotation - 1) % Rotation
	return bridge.North.Next(board), NoneVulnerable + Vulnerability((board+board/4)%4)
}
