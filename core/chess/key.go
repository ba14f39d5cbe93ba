package chess

// keys has a number for each man on each square.
var keys [16 * 64]uint64

const (
	turnKey     = 0x9E3779B97F4A7C15
	passingSeed = 0xC2B2AE3D27D4EB4F
)

func init() {
	for i := range keys {
		keys[i] = mixed(uint64(i))
	}
}

// mixed is a number that looks random: splitmix64.
func mixed(n uint64) uint64 {
	n = (n + 1) * 0x9E3779B97F4A7C15
	n = (n ^ n>>30) * 0xBF58476D1CE4E5B9
	n = (n ^ n>>27) * 0x94D049BB133111EB
	return n ^ n>>31
}

func manKey(p Piece, s Square) uint64 { return keys[int(p&15)<<6|int(s&63)] }

func castlingKey(rooks Set) uint64 { return mixed(uint64(rooks)) }

// passingKey is that of the square where a pawn may be taken in passing; 0 where no legal move of the side takes it.
func passingKey(p *Position, by Color) uint64 {
	takers := pawnSteps[by^1][p.enPassant&63] & p.men(Pawn, by)
	if takers == 0 {
		return 0
	}
	for ; takers != 0; takers &= takers - 1 {
		if p.mayTakeInPassing(newMove(takers.first(), p.enPassant, inPassing), by) {
			return mixed(passingSeed + uint64(p.enPassant&7))
		}
	}
	return 0
}

// computeKey is the key made anew.
func computeKey(p *Position) (key uint64) {
	for s, piece := range p.board {
		if piece != 0 {
			key ^= manKey(piece, Square(s))
		}
	}
	if p.Turn == Black {
		key ^= turnKey
	}
	key ^= castlingKey(p.castling)
	if p.enPassant != NoSquare {
		key ^= passingKey(p, p.Turn)
	}
	return key
}
