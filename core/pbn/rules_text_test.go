package pbn

import (
	"strings"
	"testing"

	"pbn/core/pbn/rules"
)

// textCases are of the rules of chapters 2.2, 2.3 and 3.2 that look at characters, lines and tokens.
var textCases = []ruleCase{
	{rules.SyntaxTokenTooLong, "[Site \"" + strings.Repeat("x", 254) + "\"]", "\"" + strings.Repeat("x", 254) + "\"", "[Site \"" + strings.Repeat("x", 253) + "\"]"},
	{rules.SyntaxTokenTooLong, "[" + strings.Repeat("X", 256) + "\n\"\"]", strings.Repeat("X", 256), "[" + strings.Repeat("X", 255) + " \"\"]"},
	{rules.SyntaxTokenTooLong, "[Auction \"N\"]\n" + strings.Repeat("-", 256), strings.Repeat("-", 256), "[Auction \"N\"]\n{" + strings.Repeat("-", 256) + "}"},
	{rules.SyntaxTokenTooLong, "[ScoreTable \"Rank\"]\n" + strings.Repeat("1", 256), strings.Repeat("1", 256), "[Site \"" + strings.Repeat("é", 253) + "\"]"},
	{rules.TextDiscouragedCharacter, "[Site \"\xE9\xA7\"]\n{\xBF}", "\xA7", "[Site \"\xC0\"]"},
	{rules.TextDiscouragedCharacter, "[Site \"é\"] {a½}", "½", "[Site \"éàÀ\"]"},
	{rules.TextDiscouragedCharacter, "[Site \"\x93\"] ;\xA0", "\xA0", "[Auction \"N\"]\n1C\xA01D *"},
	{rules.TextLongLine, "[Board \"1\"]\n;" + strings.Repeat("x", 79) + "\n;" + strings.Repeat("y", 99), ";" + strings.Repeat("x", 79), "[Board \"1\"]\n;" + strings.Repeat("x", 78) + "\t\n;" + strings.Repeat("x", 300)},
	{rules.TextLongLine, "[Board \"1\"]\n\n[Board \"2\"] {" + strings.Repeat("é", 80) + "}", "[Board \"2\"] {" + strings.Repeat("é", 80) + "}", "[Board \"2\"] {" + strings.Repeat("é", 60) + "}"},
	{rules.TextTabInString, "[Site \"a\tb\v\"]", "\t", "[Site\t\"a\"]\t{\t}"},
	{rules.TextTabInString, "[ScoreTable \"Names\"]\n\"a\vb\"", "\v", "[ScoreTable \"Rank\"]\n1\t2"},
	{rules.TextTabInString, "[Site \"" + strings.Repeat("a\t", 101) + "\"]", "\t", "[Deal \"N:A...\tK... Q... J...\"]"},
}

var textFixes = []fixCase{
	{rules.TextTabInString, "[Site \"\ta\tb\v\"]\t{\t}\n[Event \"\t\t\"]", "[Site \" a b \"]\t{\t}\n[Event \"  \"]"},
}

// TestLongLinesAreCounted_2_3_d: once a file, with how many there are.
func TestLongLinesAreCounted_2_3_d(t *testing.T) {
	line := ";" + strings.Repeat("x", 99) + "\n"
	file := line + "[Board \"1\"]\n" + line + "\n[Board \"2\"] [Deal \"?\"]   [Board \"3\"] [Deal \"?\"] {" + strings.Repeat("y", 99) + "}\n"
	r := Validate(Bytes([]byte(file)), Options{})
	for _, d := range r.Diagnostics.Items {
		if d.Rule == rules.TextLongLine && d.Game == 0 && strings.Contains(d.Message, "100 printing characters") && strings.Contains(d.Message, "2 more such lines") {
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
