package export

import (
	"strings"
	"testing"

	"pbn/core/plain"
)

// TestKept: the clauses whose values export keeps as they are: each is the same line again.
func TestKept(t *testing.T) {
	for _, c := range []struct{ clause, line string }{
		{"2.2-b discouraged characters", "[Site \"\xA0\xBF\"]"},
		{"3.2-b a name in lower case", `[site "a"]`},
		{"3.2-d a backslash that escapes nothing", `[Site "\2R \S"]`},
		{"3.3-c items", `[Annotator "a;b; c"]`},
		{"3.4.3 Date", `[Date "2001.02.??"]`},
		{"3.4.3 a date with letters in its time", `[Date "2013-08-24 12:ab:00"]`},
		{"3.4.3 a date with three digits in its time", `[Date "2013-08-24 12:005:00"]`},
		{"3.4.4 Board", `[Board "010"]`},
		{"3.4.5 names", `[West "Kalish;Podgor, Bert"]`},
		{"3.4.11-a a deal that cannot be read", `[Deal "N:AKQ.QJ"]`},
		{"3.4.11-b a hand that is not given", `[Deal "N:A.K.Q.J - - -"]`},
		{"3.4.11-f the fourth hand follows", `[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -"]`},
		{"3.4.12 Scoring", `[Scoring "Klingon;MP1"]`},
		{"3.4.13 swapped", `[Declarer "^E"]`},
		{"4.1 the game", `[Competition "Pairs"]`},
		{"4.2.1 Score", `[Score "NS +550"]`},
		{"4.2.2 Score", `[ScoreIMP "EW -2.5"]`},
		{"4.2.5 ScoreRubber", `[ScoreRubber "EW 300/40 NS 50 / 70  "]`},
		{"4.2.7 OptimumScore", `[OptimumScore "NS 50"]`},
		{"4.3 players", `[WestType "human"]`},
		{"4.4 event", `[Round "1.A.2"]`},
		{"4.5 time", `[UTCTime "23:59:59"]`},
		{"4.6 time control", `[TimeControl "4/30"]`},
		{"4.7 the rest", `[Mode "TABLE"]`},
		{"4.8-c a tag that may not inherit", `[Declarer "#"]`},
		{"4.8-d a table that inherits", "[ScoreTable \"#\"]\na b"},
		{"4.9 an unknown tag", `[BCFlags "1f"]`},
		{"5.2-a bad columns", "[ScoreTable \"Rank\\x;\"]\n1 2"},
		{"5.2-a a width without a name", "[ScoreTable \"Rank;\\2R\"]\n1  2"},
		{"5.2-b rows in the order of the file", "[ScoreTable \"+Rank\"]\n1\n3\n2"},
		{"5.2-d unknown, irrelevant, artificial", "[ScoreTable \"Rank;Score_NS;Score_EW\"]\n? - ^420"},
		{"5.2-f lines stay lines", "[Weather \"\"]\nfine 20\nlater"},
		{"5.2-f a column with a width", "[Weather \"Sky\\6R\"]\nfine\nrain"},
		{"3.5.1-b illegal calls", "[Auction \"N\"]\n1D 1C X XX\n*"},
		{"3.5.1-c another declarer and contract", "[Declarer \"W\"]\n[Contract \"3NT\"]\n[Auction \"N\"]\n1D Pass Pass Pass"},
		{"3.4.15-c another result", "[Declarer \"N\"]\n[Result \"13\"]\n[Play \"E\"]\nSA S2 S3 S4\n*"},
		{"3.4.15-d a play that has not ended", "[Declarer \"N\"]\n[Result \"1\"]\n[Play \"E\"]\nS4 SA S3 S2\n+ - - -"},
		{"3.4.15-e an empty declarer", "[Declarer \"\"]\n[Contract \"4H\"]\n[Result \"1\"]"},
		{"3.5-d an asterisk after all passes", "[Declarer \"\"]\n[Contract \"Pass\"]\n[Result \"\"]\n[Auction \"N\"]\nPass Pass Pass Pass\n*"},
		{"5.2-e a last column that is aligned left", "[ScoreTable \"Rank\\3R;MyCol\\4L\"]\n  1 ab\n  2 abcd"},
		{"3.6-c not known", "[Play \"W\"]\n- - SA -\n*"},
		{"3.6.1-b a card that nobody has", "[Deal \"N:2... 3... 4... 5...\"]\n[Play \"W\"]\nHA HA - -\n*"},
		{"3.6.1-c a revoke", "[Play \"W\"]\nHA ^R S2 H2 H3\n*"},
		{"3.6.1-d a lead out of turn", "[Play \"W\"]\nHA H2 H3 H4\nS2 S3 ^L SA S4\n*"},
		{"3.7-a NAGs out of their section", "[Auction \"N\"]\n1C $0 $7 $14 $255\n*"},
		{"3.8-b suit symbols", `{\S \H \D \C !S}`},
		{"3.8-e comments are not merged", "{a} {b} ;c\n;d"},
		{"3.9-a skipped players", "[Auction \"N\"]\n1D ^S ^S ^I 1C\n^S 2D\n*"},
		{"3.9-b swapped", "[Declarer \"^N\"]\n[Contract \"1C\"]"},
		{"2.4-a escape lines", "%a\n[Site \"x\"]\n%b"},
	} {
		in := c.line
		if strings.HasPrefix(c.line, "{") {
			in += "\n[Site \"x\"]"
		}
		if !strings.HasPrefix(in, "[Scoring") {
			in = "[Scoring \"?\"]\n" + in // so that a deal alone is no bare deal
		}
		got := "\n" + body(in) + "\n"
		if !strings.Contains(got, "\n"+c.line+"\n") {
			t.Errorf("%s: %q becomes\n%s", c.clause, c.line, got)
		}
	}
}

// TestWrittenAnew are the clauses by which export writes something otherwise.
func TestWrittenAnew(t *testing.T) {
	checkRewritings(t, "testdata/anew.txtar", []rewriting{
		{"2.2-c not ASCII where no text is", "[Auction \"N\"]\n1C \xE9 *", "[Dealer \"N\"]\n[Auction \"N\"]\n1C {\xE9}\n*"},
		{"2.3-c a line that just fits", "[Site \"x\"] {" + strings.Repeat("z", 251) + "}", "[Site \"x\"]\n{" + strings.Repeat("z", 251) + "}"},
		{"2.3-c a line that just does not", "[Site \"x\"] {" + strings.Repeat("z", 252) + "}",
			"[Site \"x\"]\n{" + strings.Repeat("z", 251) + "\nz}"},
		{"2.3-d wrapped below 80", "[Site \"x\"] {" + strings.Repeat("word ", 52) + "}",
			"[Site \"x\"]\n{" + strings.Repeat(strings.TrimSpace(strings.Repeat("word ", 15))+"\n", 3) +
				strings.TrimSpace(strings.Repeat("word ", 7)) + "}"},
		{"2.3-d a shorter line stays", "[Site \"x\"] {" + strings.Repeat("word ", 30) + "}",
			"[Site \"x\"]\n{" + strings.Repeat("word ", 30) + "}"},
	}...)
}

// TestDialects: what programs write is exported as it is read.
func TestDialects(t *testing.T) { checkRewritings(t, "testdata/dialects.txtar") }

// TestLineEnds_2_1_a: every line ends with CRLF.
func TestLineEnds_2_1_a(t *testing.T) {
	for _, in := range []string{"[Site \"x\"]", "% EXPORT\r[Site \"x\"]", "% PBN 1.0\n% EXPORT\r\n[Site \"x\"]"} {
		out := exported(in, Options{})
		if !strings.HasSuffix(out, "]\r\n") || strings.Count(out, "\r\n") != strings.Count(out, "\n") ||
			strings.Count(out, "\r") != strings.Count(out, "\n") {
			t.Errorf("%q becomes %q", in, out)
		}
	}
}

// TestHeader_2_4_c: the first two lines are the version and the claim, whatever the file says of itself.
func TestHeader_2_4_c(t *testing.T) {
	for _, in := range []string{"[Site \"x\"]", "% EXPORT\n[Site \"x\"]", "% PBN 1.0\n% EXPORT\n[Site \"x\"]"} {
		if out := exported(in, Options{}); !strings.HasPrefix(out, "% PBN 2.1\r\n% EXPORT\r\n[Event \"?\"]\r\n") {
			t.Errorf("%q becomes %q", in, out)
		}
	}
}

// TestNoGame_2_4_d: where there is no game nothing is written.
func TestNoGame_2_4_d(t *testing.T) {
	for _, in := range []string{"", "\n\n", "hello", "% PBN 2.1\n% EXPORT\n{c}"} {
		if out := exported(in, Options{}); out != "" {
			t.Errorf("%q becomes %q", in, out)
		}
	}
}

// TestASCII_2_2_d writes "?" for what is not ASCII, and nothing else.
func TestASCII_2_2_d(t *testing.T) {
	out := exported("[Site \"~Malm\xF6 !\"] {\xE9t\xE9}", Options{Encoding: plain.ASCII})
	if !strings.Contains(out, "[Site \"~Malm? !\"]\r\n{?t?}\r\n") {
		t.Errorf("%q", out)
	}
}

// TestBlanks: spaces of any width are spaces in ASCII, and a tab in a comment reaches to the next eighth column.
func TestBlanks(t *testing.T) {
	if out := exported("\xEF\xBB\xBF[Site \"a\u2002b\u2003c\u2007d\u2008e\u2009f\u200Ag\u202Fh\u3000i\"]",
		Options{Encoding: plain.ASCII}); !strings.Contains(out, "[Site \"a b c d e f g h i\"]") {
		t.Errorf("%q", out)
	}
	for text, want := range map[string]string{"\tx": "        x", "123456\tx": "123456  x", "1234567\tx": "1234567 x",
		"12345678\tx": "12345678        x"} {
		if out := exported("[Site \"a\"] {"+text+"}", Options{}); !strings.Contains(out, "{"+want+"}") {
			t.Errorf("%q: %q", text, out)
		}
	}
}

// TestMandatorySet_3_1_d: a game has the fifteen tags, in their order.
func TestMandatorySet_3_1_d(t *testing.T) {
	const want = "[Event \"?\"]\r\n[Site \"?\"]\r\n[Date \"?\"]\r\n[Board \"?\"]\r\n[West \"?\"]\r\n[North \"?\"]\r\n[East \"?\"]\r\n" +
		"[South \"?\"]\r\n" +
		"[Dealer \"?\"]\r\n[Vulnerable \"?\"]\r\n[Deal \"?\"]\r\n[Scoring \"?\"]\r\n[Declarer \"?\"]\r\n[Contract \"?\"]\r\n[Result \"?\"]\r\n" +
		"[Room \"Open\"]\r\n"
	if out := exported("[Room \"Open\"]", Options{}); out != "% PBN 2.1\r\n% EXPORT\r\n"+want {
		t.Errorf("%q", out)
	}
}
