package values

import (
	"strings"

	"pbn/core/event"
)

// Sentence is the number of a Termination that is a sentence of chess.com, which has a player's name in it (ledger 9.8.1-a).
const Sentence = len(event.Terminations)

// terminationValue reads why a game ended.
func terminationValue(text string) Value {
	for _, how := range [...]string{" won by ", " won on ", " won - ", "Game drawn by "} {
		if at := strings.Index(text, how); at > 0 || at == 0 && how[0] != ' ' {
			return newValue(Odd, uint64(Sentence))
		}
	}
	return wordValue(text, event.Terminations[:])
}

// Variant is what game is played.
type Variant uint8

// The variants. All but OtherVariant are played by the laws of chess (ledger 8.2-g).
const (
	Chess        Variant = iota
	Chess960             // castling from other squares
	OtherEnding          // other ways to win, as in King of the Hill
	OtherVariant         // other moves
)

// variants are the names of variants in small letters, with nothing but letters and digits.
var variants = [...]struct {
	name    string
	variant Variant
}{
	{"standard", Chess}, {"chess", Chess}, {"normal", Chess}, {"orthodox", Chess}, {"fromposition", Chess},
	{"chess960", Chess960}, {"960", Chess960}, {"fischerandom", Chess960}, {"fischerrandom", Chess960}, {"fischerrandomchess", Chess960},
	{"frc", Chess960}, {"freestyle", Chess960}, {"freestylechess", Chess960}, {"dfrc", Chess960}, {"doublefischerandom", Chess960},
	{"doublefischerrandom", Chess960},
	{"kingofthehill", OtherEnding}, {"koth", OtherEnding}, {"threecheck", OtherEnding}, {"3check", OtherEnding}, {"3checks", OtherEnding},
	{"fivecheck", OtherEnding}, {"5check", OtherEnding},
	{"crazyhouse", OtherVariant}, {"antichess", OtherVariant}, {"atomic", OtherVariant}, {"horde", OtherVariant},
	{"racingkings", OtherVariant}, {"giveaway", OtherVariant}, {"suicide", OtherVariant}, {"losers", OtherVariant},
	{"bughouse", OtherVariant}, {"duck", OtherVariant}, {"duckchess", OtherVariant}, {"fogofwar", OtherVariant}, {"placement", OtherVariant},
	{"seirawan", OtherVariant}, {"capablanca", OtherVariant}, {"gothic", OtherVariant}, {"grand", OtherVariant}, {"shatranj", OtherVariant},
	{"makruk", OtherVariant}, {"xiangqi", OtherVariant}, {"shogi", OtherVariant}, {"cylinder", OtherVariant}, {"wildcastle", OtherVariant},
	{"spell", OtherVariant}, {"spellchess", OtherVariant}, {"torpedo", OtherVariant}, {"4player", OtherVariant}, {"berolina", OtherVariant},
}

// variantValue reads the name of a variant, in any case and however its words are joined. What is no such name, perhaps that of an opening,
// says nothing of the laws.
func variantValue(text string) Value { return ReadVariant(text) }

// ReadVariant reads the name of a variant as its type does, and takes no memory.
func ReadVariant[T string | []byte](text T) Value {
	if SaysNothing(string(text)) {
		return Nothing
	}
	var folded [24]byte
	name := folded[:0]
	for i := range len(text) {
		c := text[i]
		if c >= 'A' && c <= 'Z' {
			c |= 0x20
		}
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c >= 0x80 {
			if len(name) == len(folded) {
				return bad
			}
			name = append(name, c)
		}
	}
	for i := range variants {
		if string(name) == variants[i].name {
			return newValue(Standard, uint64(variants[i].variant))
		}
	}
	return bad
}

// VariantOf returns the variant that the value of a tag says; Chess where it says nothing that is known.
func VariantOf(v Value) Variant {
	if !v.Understood() {
		return Chess
	}
	return Variant(v.Number())
}

// TerminationForm returns the termination of the standard that a text is, whatever the case of its letters; "" for other texts (9.8.1).
func TerminationForm[T string | []byte](text T) string {
	if i := event.WordOf(text, event.Terminations[:]); i >= 0 {
		return event.Terminations[i]
	}
	return ""
}
