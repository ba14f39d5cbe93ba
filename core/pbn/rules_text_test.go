package pbn

import (
	"strings"
	"testing"

	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// textCases are of the rules of chapters 2.2, 2.3 and 3.2 that look at characters, lines and tokens.
var textCases, textFixes = readCases("text",
	testkit.Marked(rules.SyntaxTokenTooLong, "[Site «\""+strings.Repeat("x", 254)+"\"»]", "[Site \""+strings.Repeat("x", 253)+"\"]").
		Beside("", "text/line-too-long"),
	testkit.Marked(rules.SyntaxTokenTooLong, "[«"+strings.Repeat("X", 256)+"»\n\"\"]", "["+strings.Repeat("X", 255)+" \"\"]").
		Beside("", "text/line-too-long"),
	testkit.Marked(rules.SyntaxTokenTooLong, "[Auction \"N\"]\n«"+strings.Repeat("-", 256)+"»",
		"[Auction \"N\"]\n{"+strings.Repeat("-", 256)+"}").
		Beside("auction/bad-call auction/unfinished", "text/line-too-long"),
	testkit.Marked(rules.SyntaxTokenTooLong, "[ScoreTable \"Rank\"]\n«"+strings.Repeat("1", 256)+"»",
		"[Site \""+strings.Repeat("é", 253)+"\"]").
		Beside("", "text/line-too-long"),
	testkit.Marked(rules.TextDiscouragedCharacter, "[Site \"\xE9«\xA7»\"]\n{\xBF}", "[Site \"\xC0\"]"),
	testkit.Marked(rules.TextDiscouragedCharacter, "[Site \"\x93\"] ;«\xA0»", "[Auction \"N\"]\n1C\xA01D *").
		Beside("", "text/non-ascii-token"),
	testkit.Marked(rules.TextLongLine, "[Board \"1\"]\n«;"+strings.Repeat("x", 79)+"»\n;"+strings.Repeat("y", 99),
		"[Board \"1\"]\n;"+strings.Repeat("x", 78)+"\t\n;"+strings.Repeat("x", 300)).Beside("", "text/line-too-long"),
	testkit.Marked(rules.TextTabInString, "[Site \"a«\t»"+strings.Repeat("a\t", 100)+"\"]", "[Deal \"N:A...\tK... Q... J...\"]").
		Beside("", "deal/syntax"),
)

// TestLongLinesAreCounted_2_3_d: once a file, with how many there are.
func TestLongLinesAreCounted_2_3_d(t *testing.T) {
	line := ";" + strings.Repeat("x", 99) + "\n"
	file := line + "[Board \"1\"]\n" + line + "\n[Board \"2\"] [Deal \"?\"]   [Board \"3\"] [Deal \"?\"] {" + strings.Repeat("y", 99) + "}\n"
	r := Validate(Bytes([]byte(file)), Options{})
	for _, d := range r.Diagnostics.Items {
		if d.Rule == rules.TextLongLine && d.Game == 0 && strings.Contains(d.Message, "100 printing characters") &&
			strings.Contains(d.Message, "2 more such lines") {
			return
		}
	}
	t.Errorf("%+v", r.Diagnostics.Items)
}

// TestControlCharactersAtEachPlace puts a control character at each place of a file: it has no fix there (-), becomes a space by a safe one
// (s) or by one that is not (u), or is taken out (t).
func TestControlCharactersAtEachPlace(t *testing.T) {
	for _, c := range []struct{ file, want string }{
		{"[Site \"c\"]\n", "ussssssuusst"},
		{" [Site \"c d\"] {e}\t\n\n ;f\n \n[Auction \"N\"]\n1C zz\n{g", "uussssssuuuusssssss-uuuu--uussssssuuuuuuuuuuuuuuu"},
		{" %a\n{b}\n \t", "-----------"},
	} {
		var got strings.Builder
		for at := range len(c.file) + 1 {
			fix := byte('-')
			for _, d := range Validate(Bytes([]byte(c.file[:at]+"\x01"+c.file[at:])), Options{}).Diagnostics.Items {
				switch {
				case d.Rule != rules.TextControlCharacter || len(d.Fixes) == 0:
				case d.Fixes[0].Edits[0].Text == "":
					fix = 't'
				case d.Fixes[0].Safe:
					fix = 's'
				default:
					fix = 'u'
				}
			}
			got.WriteByte(fix)
		}
		if got.String() != c.want {
			t.Errorf("%q: %s, want %s", c.file, got.String(), c.want)
		}
	}
}
