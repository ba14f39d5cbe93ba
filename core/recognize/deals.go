package recognize

import "strings"

// The cards of a deal in the files of dealing programs: as each says them, every one once.

// dealtByNumbers returns "bri" where a file begins with the cards of three hands, as 39 different numbers of two digits from 01 to 52, and "dup"
// where what comes after them shows that. Else it is "".
func dealtByNumbers(raw string) string {
	const cards = 39
	if len(raw) < 2*cards {
		return ""
	}
	var seen [100]bool
	for i := 0; i < 2*cards; i += 2 {
		if !isDigit(raw[i]) || !isDigit(raw[i+1]) {
			return ""
		}
		card := 10*(raw[i]-'0') + raw[i+1] - '0'
		if card == 0 || card > 52 || seen[card] {
			return ""
		}
		seen[card] = true
	}
	const options = 146 // of the machine, in the first record
	switch after := raw[2*cards:]; {
	case after != "" && after[0] == 6, len(raw) > options && (raw[options] == 'Y' || raw[options] == 'N'):
		return "dup"
	case after == "", isBlank(after[0]):
		return "bri"
	}
	return ""
}

// isDGE reports whether a file begins with a hand whose suits have the signs that DOS has for them.
func isDGE(raw string) bool {
	suits := 0
	for i := 0; i < len(raw) && suits < 5; i++ {
		switch {
		case raw[i] == "\x06\x03\x04\x05"[suits&3]:
			suits++
		case suits == 0, strings.IndexByte("AKQJT98765432", raw[i]) < 0:
			return false
		}
	}
	return suits == 5
}

// isBHG reports whether the first line that is not empty has the 52 letters, each once.
func isBHG(text string) bool {
	const cards = 52
	if len(text) < cards || len(text) > cards && !isBlank(text[cards]) {
		return false
	}
	var seen [128]bool
	for i := range cards {
		if c := text[i]; !isLetter(c) || seen[c] {
			return false
		} else {
			seen[c] = true
		}
	}
	return true
}

// hasQuarters reports whether a text begins with n bytes that give thirteen cards to each of four hands: a byte has the hands of so many cards,
// two bits each, or is a number from first on. Of bytes with several cards, one is no ASCII: else they may be a line of a text.
func hasQuarters(text string, first byte, each, n int) bool {
	if len(text) < n {
		return false
	}
	var has [4]int
	isASCII := true
	for i := range n {
		c := text[i] - first
		if each == 1 && c > 3 {
			return false
		}
		isASCII = isASCII && text[i] < 0x80
		for range each {
			has[c&3]++
			c >>= 2
		}
	}
	return has == [4]int{13, 13, 13, 13} && (each == 1 || !isASCII)
}
