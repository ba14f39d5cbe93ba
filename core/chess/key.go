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
