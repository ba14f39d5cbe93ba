// Package event reads what a game of any kind says of the occasion: its date and time, the time control, who or what played, and how it
// ended, as PGN defined them and others took them over (8.1.1.3, 9.1, 9.5, 9.6, 9.8 of its standard).
package event

// PlayerTypes are the kinds of players.
var PlayerTypes = [...]string{"human", "program"}

// Terminations are the reasons why a game ended.
var Terminations = [...]string{
	"abandoned", "adjudication", "death", "emergency", "normal", "rules infraction", "time forfeit", "unterminated",
}

// WordOf returns the index of the word that a text equals, ignoring the case of ASCII letters, or -1.
func WordOf[T string | []byte](text T, words []string) int {
	for i, word := range words {
		if equalFold(text, word) {
			return i
		}
	}
	return -1
}

// equalFold reports whether two texts are the same except for the case of letters of ASCII.
func equalFold[T string | []byte](a T, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if a[i] != b[i] && (a[i]^b[i] != 0x20 || a[i]|0x20 < 'a' || a[i]|0x20 > 'z') {
			return false
		}
	}
	return true
}

// IsDigits reports whether a text consists of digits, at least one.
func IsDigits(text string) bool {
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return false
		}
	}
	return text != ""
}

// Number reads digits; a number too long to matter is cut at MostNumber.
func Number(digits string) int {
	n := 0
	for i := range len(digits) {
		n = min(n*10+int(digits[i]-'0'), MostNumber)
	}
	return n
}

// MostNumber is the largest number that is read.
const MostNumber = 1e9
