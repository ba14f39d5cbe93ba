package values

import "strings"

// Result is how a game ended, as the tag and what ends the game say it (X-3, T-5). What is named first in it is what the player has who began
// the game (T-6): in English draughts 1-0 is a victory of Black.
type Result uint8

// The results.
const (
	Open          Result = iota // *: not finished, or not known
	FirstWins                   // 1-0
	SecondWins                  // 0-1
	Drawn                       // 1/2-1/2
	FirstTwo                    // 2-0
	SecondTwo                   // 0-2
	OneAll                      // 1-1
	DoubleForfeit               // 0-0
	resultCount
)

var resultForms = [resultCount]string{"*", "1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0"}

// String returns the result as the standard writes it.
func (r Result) String() string { return resultForms[r%resultCount] }

// Results returns all results as the standard writes them, with commas between them.
func Results() string { return strings.Join(resultForms[:], ", ") }

// Outcome is a result whatever its points.
type Outcome uint8

// The outcomes.
const (
	NoOutcome Outcome = iota
	FirstWon
	SecondWon
	Draw
	BothLost
)

// Outcome returns the result without its points.
func (r Result) Outcome() Outcome {
	switch r {
	case FirstWins, FirstTwo:
		return FirstWon
	case SecondWins, SecondTwo:
		return SecondWon
	case Drawn, OneAll:
		return Draw
	case DoubleForfeit:
		return BothLost
	}
	return NoOutcome
}

// In returns the result in the points of a variant: two for a victory, or one.
func (r Result) In(twoPoints bool) Result {
	switch r.Outcome() {
	case FirstWon:
		return choose(twoPoints, FirstTwo, FirstWins)
	case SecondWon:
		return choose(twoPoints, SecondTwo, SecondWins)
	case Draw:
		return choose(twoPoints, OneAll, Drawn)
	}
	return r
}

func choose(first bool, a, b Result) Result {
	if first {
		return a
	}
	return b
}

// StandardResult returns the result that a text is in the standard's form; ok is false for any other text.
func StandardResult(text string) (r Result, ok bool) {
	for r, form := range resultForms {
		if form == text {
			return Result(r), true
		}
	}
	return Open, false
}

// ReadResult reads a result: in the standard's form, or with fractions and dashes as lidraughts and people write them. The state is Bad for any
// other text.
func ReadResult(text string) (r Result, state State) {
	if SaysNothing(text) {
		return Open, Silent
	}
	if r, ok := StandardResult(text); ok {
		return r, Standard
	}
	folded, ok := foldResult(text)
	if !ok {
		return Open, Bad
	}
	if r, ok = StandardResult(folded); ok {
		return r, Odd
	}
	return Open, Bad
}

// resultCharacters are what is read as something else, and as what.
var resultCharacters = [...][2]string{
	{"½", "1/2"}, {"0.5", "1/2"}, {"0,5", "1/2"}, {"–", "-"}, {"—", "-"}, {"−", "-"}, {"‐", "-"}, {"‑", "-"}, {":", "-"}, {" ", ""},
	{"\u00A0", ""},
}

// foldResult returns a result without blanks, with fractions and dashes of ASCII; ok is false where it is too long for one.
func foldResult(text string) (folded string, ok bool) {
	const longest = 32
	if len(text) > longest {
		return "", false
	}
	var out []byte
next:
	for at := 0; at < len(text); {
		for _, c := range resultCharacters {
			if end := at + len(c[0]); end <= len(text) && text[at:end] == c[0] {
				out = append(out, c[1]...)
				at = end
				continue next
			}
		}
		out = append(out, text[at])
		at++
	}
	return string(out), true
}
