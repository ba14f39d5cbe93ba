package nag

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pbn/core/testkit"
)

// TestMeanings_10_d: the meanings of 0 to 139 are those of the standard. It prints 84 to 87 twice, the second time for 94 to 97 (10-e).
func TestMeanings_10_d(t *testing.T) {
	standard, err := os.ReadFile(testkit.NeedShared(t, "spec/pgn-1994.txt"))
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`(?m)^ *(\d+)    (.+)$`)
	_, chapter, _ := strings.Cut(string(standard), "\n10: Numeric Annotation Glyphs\n")
	chapter, _, _ = strings.Cut(chapter, "\n11: File names")
	number := 0
	for _, found := range row.FindAllStringSubmatch(chapter, -1) {
		want, _, _ := strings.Cut(found[2], ` (traditional "`)
		if got := Meaning(uint8(number)); got != want {
			t.Errorf("%d means %q, not %q", number, want, got)
		}
		printed := number
		if number >= 94 && number <= 97 {
			printed -= 10
		}
		if found[1] != strconv.Itoa(printed) {
			t.Errorf("%s has the place of %d", found[1], number)
		}
		number++
	}
	if number != FirstReserved {
		t.Errorf("the chapter has %d meanings", number)
	}
}

// TestRooks_10_e: what the standard prints as 84 to 87 once more are 94 to 97.
func TestRooks_10_e(t *testing.T) {
	for nag, want := range map[uint8]string{
		84: "White has a very strong pawn structure", 87: "Black has poor knight placement",
		94: "White has poor rook placement", 97: "Black has good rook placement",
	} {
		if got := Meaning(nag); got != want {
			t.Errorf("%d means %q", nag, got)
		}
	}
}

// TestReserved_10_c: the numbers that programs use have their meanings, the others none.
func TestReserved_10_c(t *testing.T) {
	for nag, want := range map[uint8]string{
		140: "with the idea", 146: "novelty", 154: "bishops of same color", 155: "", 189: "", 220: "diagram",
		221: "diagram from Black’s side", 237: "", 238: "space advantage", 255: "without",
	} {
		if got := Meaning(nag); got != want {
			t.Errorf("%d means %q, not %q", nag, got, want)
		}
	}
	for i := range inUse {
		if i > 0 && inUse[i].nag <= inUse[i-1].nag || inUse[i].nag < FirstReserved {
			t.Errorf("%d is out of order", inUse[i].nag)
		}
	}
}

// TestKinds_10_b: where the kinds begin and end.
func TestKinds_10_b(t *testing.T) {
	for nag, want := range map[uint8]Kind{
		0: Null, 1: Move, 9: Move, 10: Position, 135: Position, 136: Time, 139: Time, 140: Reserved, 255: Reserved,
	} {
		if got := KindOf(nag); got != want {
			t.Errorf("%d is of kind %d, not %d", nag, got, want)
		}
	}
}

// TestSigns: the signs of the ledger's table of dialects, and what they are after a move of White and of Black.
func TestSigns(t *testing.T) {
	for sign, want := range map[string][2]uint8{
		"+-": {18, 18}, "-+": {19, 19}, "=": {10, 10}, "±": {16, 16}, "∓": {17, 17}, "+=": {14, 14}, "⩲": {14, 14}, "=+": {15, 15},
		"⩱": {15, 15}, "+/-": {16, 16}, "-/+": {17, 17}, "∞": {13, 13}, "N": {146, 146}, "□": {7, 7}, "⊙": {23, 22}, "⌓": {142, 142},
		"=/∞": {44, 45}, "D": {220, 220}, "!?": {5, 5},
	} {
		white, isWhites := OfSign(sign, true)
		black, isBlacks := OfSign([]byte(sign), false)
		if got := [2]uint8{white, black}; got != want || !isWhites || !isBlacks {
			t.Errorf("%s is %v, not %v", sign, got, want)
		}
	}
	for _, word := range []string{"", "n", "NN", "+-+", "++", "--", "(=)", "1"} {
		if nag, ok := OfSign(word, true); ok {
			t.Errorf("%q is NAG %d", word, nag)
		}
	}
}

// TestSignsMeanWhatTheyShow: a NAG that has a sign is that of its sign, by one side or the other, and each sign is in the table once.
func TestSignsMeanWhatTheyShow(t *testing.T) {
	for nag := range 256 {
		sign := Sign(uint8(nag))
		if sign == "" {
			continue
		}
		white, _ := OfSign(sign, true)
		black, _ := OfSign(sign, false)
		if white != uint8(nag) && black != uint8(nag) || Meaning(uint8(nag)) == "" {
			t.Errorf("%d has the sign %s of %d and %d", nag, sign, white, black)
		}
	}
	for i := range signs {
		for j := range i {
			if signs[i].text == signs[j].text {
				t.Errorf("%s is twice in the table", signs[i].text)
			}
		}
	}
}
