package values

// Result is how a game ended, as the tag and the marker say it (8.1.1.7, 8.2.6).
type Result uint8

// The results.
const (
	Unknown Result = iota // *
	WhiteWins
	BlackWins
	Drawn
)

// results are what texts mean once they are read as readResult says.
var results = [...]struct {
	text   string
	result Result
}{
	{"1-0", WhiteWins}, {"0-1", BlackWins}, {"1/2-1/2", Drawn}, {"*", Unknown},
	{"1/2", Drawn}, {"0.5-0.5", Drawn}, {".5-.5", Drawn},
}

// standardResults is how many of them the standard has.
const standardResults = 4

var resultForms = [...]string{"*", "1-0", "0-1", "1/2-1/2"}

// String returns the result as the standard writes it.
func (r Result) String() string { return resultForms[r&3] }

// longestResult is how many bytes a result has at most, once it is read.
const longestResult = 8

// ReadResult reads a result: in the standard's form, or as people write it, as in "½-½", "1:0", "1 - 0" and "O-1". The state is Bad for any
// other text, even one that is like a result.
func ReadResult[T string | []byte](text T) (r Result, state State) {
	read, ok := foldResult(text)
	if !ok {
		return Unknown, Bad
	}
	for i := range results {
		if one := &results[i]; string(read.bytes[:read.length]) == one.text {
			if i < standardResults && one.text == string(text) {
				return one.result, Standard
			}
			return one.result, Odd
		}
	}
	return Unknown, Bad
}

// IsLikeResult reports whether a text gives each side something that ReadResult does not read, as "0-0", "+:-", "1-0F" and "½-0" do: the
// result is unknown (ledger 8.2.6-f).
func IsLikeResult[T string | []byte](text T) bool {
	read, ok := foldResult(text)
	if _, state := ReadResult(text); !ok || state != Bad {
		return false
	}
	rest := sideOfResult(read.bytes[:read.length])
	if rest == nil || len(rest) == 0 || rest[0] != '-' {
		return false
	}
	rest = sideOfResult(rest[1:])
	return rest != nil && (len(rest) == 0 || len(rest) == 1 && (rest[0] == 'F' || rest[0] == 'f'))
}

// sideOfResult returns what comes after what one side has of a result, nil where a text begins with nothing of that kind.
func sideOfResult(text []byte) []byte {
	for _, side := range [...]string{"1/2", "0.5", ".5", "1", "0", "+", "-", "="} {
		if len(text) >= len(side) && string(text[:len(side)]) == side {
			return text[len(side):]
		}
	}
	return nil
}

// resultText is a result without white space, with digits for letters, "-" for dashes and colons, and fractions of ASCII.
type resultText struct {
	bytes  [longestResult]byte
	length int
}

// resultCharacters are what is read as another character, and as which.
var resultCharacters = [...][2]string{
	{"½", "1/2"}, {"–", "-"}, {"—", "-"}, {"−", "-"}, {"‐", "-"}, {"‑", "-"}, {"⁄", "/"}, {" ", ""}, {"\t", ""}, {"\u00A0", ""},
	{":", "-"}, {"O", "0"}, {"o", "0"}, {",", "."},
}

func foldResult[T string | []byte](text T) (read resultText, ok bool) {
	if len(text) == 0 || len(text) > 4*longestResult {
		return read, false
	}
	for at := 0; at < len(text); {
		as, n := string(text[at:at+1]), 1
		for i := range resultCharacters {
			if from := resultCharacters[i][0]; len(text)-at >= len(from) && string(text[at:at+len(from)]) == from {
				as, n = resultCharacters[i][1], len(from)
				break
			}
		}
		if read.length+len(as) > longestResult {
			return read, false
		}
		read.length += copy(read.bytes[read.length:], as)
		at += n
	}
	return read, true
}

func resultValue(text string) Value {
	r, state := ReadResult(text)
	return newValue(state, uint64(r))
}

// ResultOf returns the result that the value of a tag says; ok is false where it says none.
func ResultOf(v Value) (r Result, ok bool) {
	if !v.Understood() {
		return Unknown, false
	}
	return Result(v.Number()), true
}
