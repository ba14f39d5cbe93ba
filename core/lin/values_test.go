package lin

import (
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// TestVulnerabilities: each letter that sv may have, and no other.
func TestVulnerabilities(t *testing.T) {
	letters := map[byte]values.Vulnerability{
		'o': values.NoneVulnerable, 'O': values.NoneVulnerable, '0': values.NoneVulnerable, '-': values.NoneVulnerable,
		'n': values.NorthSouthVulnerable, 'N': values.NorthSouthVulnerable,
		'e': values.EastWestVulnerable, 'E': values.EastWestVulnerable, 'b': values.AllVulnerable, 'B': values.AllVulnerable,
	}
	for c := range 256 {
		want, isOne := letters[byte(c)]
		if got, ok := readVulnerability([]byte{byte(c)}); ok != isOne || isOne && got != want {
			t.Errorf("%q: %v, %t", rune(c), got, ok)
		}
	}
	if got, ok := readVulnerability(nil); got != values.VulnerabilityUnknown || !ok {
		t.Errorf("nothing: %v, %t", got, ok)
	}
}

// TestWritesTheDealer: that of the auction, where there are calls; else that of the tag.
func TestWritesTheDealer(t *testing.T) {
	const tags = "[Dealer \"S\"]\n[Deal \"N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432\"]\n"
	for game, want := range map[string]string{
		tags: "md|1S", tags + "[Auction \"N\"]\n": "md|1S", tags + "[Auction \"N\"]\n1C Pass Pass Pass\n": "md|3S",
		tags + "[Auction \"?\"]\n1C\n": "md|1S",
	} {
		if out, _ := FromPBN(pbn.Bytes([]byte(game))); !strings.Contains(string(out), want) {
			t.Errorf("%q became %q, which lacks %s", game, out, want)
		}
	}
}

// TestBoardLabels: the label follows the word “board” and what separates them, or a number the word of another language; without the word
// there is no label.
func TestBoardLabels(t *testing.T) {
	for text, want := range map[string]string{
		"Board 7": "7", " board 7\t": "7", "BOARD#7": "7", "Board+%207a": "7a", "board %20%207": "%207", "Board": "", "boar 7": "", "7": "",
		"": "", " ": "", "x Board 7": "", "Bricka 7": "7", "ROZDANIE 12": "12", "Rozdání #3": "3", "Mão 7b": "7b", "Сдача 4": "4", "Donne+5": "5",
		"Bricka": "", "Bricka sju": "", "Brickan7": "7", "Hand of the week": "", "Table 7": "", "Round 7": "", strings.Repeat("bricka", 9) + " 7": "",
	} {
		label := boardLabel(habits.PBN.Text([]byte(text), source.UTF8), source.Span{End: len(text)})
		if got := text[label.Start:label.End]; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestBytesOfHands: what each byte means after the letter of a suit.
func TestBytesOfHands(t *testing.T) {
	for c := range 256 {
		text := []byte{'S', byte(c), '2'}
		h, fault := readHand(text, source.Span{End: len(text)})
		want := diag.Kind[diag.None](0)
		switch {
		case c <= ' ' || c == 0x7F || strings.ContainsRune(".-SHDCshdcAKQJTakqjt123456789", rune(c)):
		case c == 'x' || c == 'X':
			want = handWithX
		default:
			want = noHand
		}
		if fault != want || fault == 0 && !h.known {
			t.Errorf("%q: fault %d, want %d", rune(c), fault, want)
		}
	}
}

// TestScoringOfMatches: each letter that vg may have, and no other.
func TestScoringOfMatches(t *testing.T) {
	for c := byte('A'); c <= 'z'; c++ {
		if c > 'Z' && c < 'a' {
			continue
		}
		want := map[byte]string{'I': "IMP", 'P': "MP", 'M': "MP", 'B': "BAM"}[c&^0x20]
		out, r := ToPBN([]byte("vg|T,S,"+string(c)+",1,4,A,0,B,0|qx|o1|md|3SA,,,|"), source.UTF8, export.Options{Missing: export.Omit})
		_, got, _ := strings.Cut(string(out), "[Scoring \"")
		if got, _, _ = strings.Cut(got, "\""); got != want || len(r.Diagnostics.Items) > 0 == (want != "") {
			t.Errorf("%c: %q, want %q: %s", c, got, want, rendered(r))
		}
	}
}

// TestNumbers: up to four digits, of tricks no more than thirteen.
func TestNumbers(t *testing.T) {
	for text, want := range map[string]int{"": -1, "0": 0, "7": 7, "007": 7, "13": 13, "14": 14, "9999": 9999, "10000": -1, "00001": -1} {
		n, ok := readNumber([]byte(text))
		if ok != (want >= 0) || ok && n != want {
			t.Errorf("%q: %d, %t", text, n, ok)
		}
		if n, ok := readTricks([]byte(text)); ok != (want >= 0 && want <= 13) || ok && n != want {
			t.Errorf("%q tricks: %d, %t", text, n, ok)
		}
	}
	for c := range 256 {
		for _, text := range []string{string([]byte{byte(c)}), string([]byte{'1', byte(c)})} {
			if _, ok := readNumber([]byte(text)); ok != (c >= '0' && c <= '9') {
				t.Errorf("%q: %t", text, ok)
			}
		}
	}
}

// TestCalls: each form of a call, and how much of what comes after it belongs to it.
func TestCalls(t *testing.T) {
	for _, c := range []struct {
		text, rest string
		call       string // "" for none
		alerted    bool
	}{
		{"p", "", "Pass", false}, {"P1", "1", "Pass", false}, {"pass", "", "Pass", false}, {"PASSx", "x", "Pass", false},
		{"pas", "as", "Pass", false},
		{"d", "", "X", false}, {"dbl", "", "X", false}, {"DBL1", "1", "X", false}, {"db", "b", "X", false}, {"x", "", "X", false},
		{"xd", "d", "X", false},
		{"r", "", "XX", false}, {"rdbl", "", "XX", false}, {"rdb", "db", "XX", false}, {"xx", "", "XX", false}, {"Xx!", "", "XX", true},
		{"xxx", "x", "XX", false},
		{"1c", "", "1C", false}, {"7N", "", "7NT", false}, {"7nT", "", "7NT", false}, {"7nx", "x", "7NT", false}, {"1 s", "", "1S", false},
		{"1\r\nH", "", "1H", false}, {"1d!", "", "1D", true}, {"1d !!x", "x", "1D", true},
		{"1d x", " x", "1D", false}, {"1", "", "", false}, {"1 ", "", "", false}, {"0c", "", "", false}, {"8c", "", "", false},
		{"1z", "", "", false}, {"z", "", "", false},
	} {
		call, alerted, end, ok := readCall([]byte(c.text), 0, len(c.text))
		if ok != (c.call != "") || ok && (call.String() != c.call || alerted != c.alerted || c.text[end:] != c.rest) {
			t.Errorf("%q: %v, alerted: %t, %t, to %d", c.text, call, alerted, ok, end)
		}
	}
	for c := range 256 {
		d, end, ok := readDenomination([]byte{byte(c)}, 0, 1)
		if i := strings.IndexByte("CDHSN", byte(c)&^0x20); ok != (i >= 0 && c >= 'A') || ok && (d != bridge.Denomination(i) || end != 1) {
			t.Errorf("%q: %v, %d, %t", rune(c), d, end, ok)
		}
	}
}

// TestResultsOfLists: each form of an entry of rs, and texts that are not an entry.
func TestResultsOfLists(t *testing.T) {
	for text, want := range map[string]string{
		"PASS": "PASS", "p": "PASS", "1NS=": "1NS=", "7nTexx-13": "7NExx-13", "4SE+1": "4SE+1", "5DNx-2": "5DNx-2", "5dxn-2": "5DNx-2",
		"3CW": "3CW", "7CW=": "7CW=", "1CW+6": "1CW+6",
		"1CW-7": "1CW-7", "4HS+03": "4HS+3",
		"": "", "1": "", "1N": "", "0NS=": "", "8NS=": "", "NS=": "", "1XS=": "", "1N=": "", "1NSW=": "", "1NS=1": "", "1NS+": "", "1NS-x": "",
		"1CW+7": "", "1CW-8": "", "7CW+1": "",
		"1CSxxx=": "", "1NSq": "", "1CC": "",
	} {
		r, ok := readResult([]byte(text))
		if got := r.String(); ok != (want != "") || ok && got != want {
			t.Errorf("%q is read as %q, %t, want %q", text, got, ok, want)
		}
	}
	for c := range 256 {
		if _, ok := readResult([]byte{byte(c), 'C', 'S'}); ok != (c >= '1' && c <= '7' || c == 'p' || c == 'P') {
			t.Errorf("a result that begins with %q: %t", rune(c), ok)
		}
	}
}

// TestMatchFields: the scoring, a letter before two numbers, ends the title and the segment; neither is one, whatever follows it.
func TestMatchFields(t *testing.T) {
	for value, want := range map[string]string{
		"Cup,Final,I,1,4,A,0,B,0":    "Cup|Final|I",
		"Cup, A,2nd,P,1,4,A,0,B,0":   "Cup, A|2nd|P",
		"C,1,2,I,1,4,A,0,B,0":        "C,1|2|I",
		"C,I,1,4,A,0,B,0":            "C||I",
		"Cup,Final,,1,4,A,0,B,0":     "Cup|Final|",
		"Cup,Final,IMP,1,4,A,0,B,0":  "Cup||none",
		"Cup,Final,I,one,4,A,0,B,0":  "Cup||none",
		"Cup,Final,I,1,last,A,0,B,0": "Cup||none",
	} {
		text := []byte(value)
		title, segment, fields := matchFields(text, source.Span{End: len(text)})
		got := string(text[title.Start:title.End]) + "|" + string(text[segment.Start:segment.End]) + "|"
		if fields == nil {
			got += "none"
		} else {
			got += string(text[fields[vgScoring].Start:fields[vgScoring].End])
		}
		if got != want {
			t.Errorf("%s: %s, want %s", value, got, want)
		}
	}
}
