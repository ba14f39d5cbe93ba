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
	for _, c := range []struct{ clause, in, want string }{
		{"2.1-b read again", "[ Site \"x\" ] [Board\"1\"]", "[Site \"x\"]\n[Board \"1\"]"},
		{"2.2-a control characters", "[Site \"a\x01b\"] {c\x02}", "[Site \"a b\"]\n{c }"},
		{"2.2-c not ASCII where no text is", "[Auction \"N\"]\n1C \xE9 *", "[Dealer \"N\"]\n[Auction \"N\"]\n1C {\xE9}\n*"},
		{"2.3-a a tab in a string", "[Site \"a\tb\"]", "[Site \"a b\"]"},
		{"2.3-c a line that just fits", "[Site \"x\"] {" + strings.Repeat("z", 251) + "}", "[Site \"x\"]\n{" + strings.Repeat("z", 251) + "}"},
		{"2.3-c a line that just does not", "[Site \"x\"] {" + strings.Repeat("z", 252) + "}", "[Site \"x\"]\n{" + strings.Repeat("z", 251) + "\nz}"},
		{"2.3-d wrapped below 80", "[Site \"x\"] {" + strings.Repeat("word ", 52) + "}", "[Site \"x\"]\n{" + strings.Repeat(strings.TrimSpace(strings.Repeat("word ", 15))+"\n", 3) +
			strings.TrimSpace(strings.Repeat("word ", 7)) + "}"},
		{"2.3-d a shorter line stays", "[Site \"x\"] {" + strings.Repeat("word ", 30) + "}", "[Site \"x\"]\n{" + strings.Repeat("word ", 30) + "}"},
		{"3-b comments alone", "{a}\n\n[Site \"x\"]\n\n{b}\n\n{c}", "{a}\n[Site \"x\"]\n{b} {c}"},
		{"3-d a game that is split", "[Site \"x\"]\n\n[Auction \"N\"]\n1C *", "[Site \"x\"]\n\n[Dealer \"N\"]\n[Auction \"N\"]\n1C\n*"},
		{"3.1-b the dealer of the auction", "[Auction \"n\"]\n1C *", "[Dealer \"N\"]\n[Auction \"N\"]\n1C\n*"},
		{"3.1-c what the play needs comes later", "[Play \"W\"]\nSA - - -\n*\n[Contract \"1NT\"]\n[Declarer \"S\"]", "[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"W\"]\nSA - - -\n*"},
		{"3.2-f a third mark", "[Auction \"N\"]\n1C !!! *", "[Dealer \"N\"]\n[Auction \"N\"]\n1C $1 $3\n*"},
		{"3.3-b a comment inside", "[Site {c} \"x\"]", "[Site \"x\"]\n{c}"},
		{"3.4.11-e 10 for T", "[Scoring \"?\"]\n[Deal \"N:A109... - - -\"]", "[Deal \"N:AT9... - - -\"]"},
		{"3.4.13 lower case", "[Declarer \"^w\"]", "[Declarer \"^W\"]"},
		{"3.5.1-a AP and lower case", "[Auction \"N\"]\n1c x xx ap", "[Dealer \"N\"]\n[Declarer \"N\"]\n[Contract \"1CXX\"]\n[Auction \"N\"]\n1C X XX Pass\nPass Pass"},
		{"3.5.3 all six", "[Auction \"N\"]\n1C ! 1D ? 1H !! 1S ?? 1NT !? 2C ?! *", "[Dealer \"N\"]\n[Auction \"N\"]\n1C $1 1D $2 1H $3 1S $4\n1NT $5 2C $6\n*"},
		{"3.5.3 a NAG that is there twice then", "[Auction \"N\"]\n1C $1 {a} ! {b} *", "[Dealer \"N\"]\n[Auction \"N\"]\n1C $1 {a} {b}\n*"},
		{"3.5.5 notes in their order", "[Auction \"N\"]\n1C =2= 1D =1= *\n[Note \"2:b\"]\n[Note \"1:a\"]", "[Dealer \"N\"]\n[Auction \"N\"]\n1C =2= 1D =1=\n*\n[Note \"2:b\"]\n[Note \"1:a\"]"},
		{"3.6.1-a lower case", "[Play \"w\"]\nst dA *", "[Play \"W\"]\nST DA - -\n*"},
		{"3.6.2 annotations of cards", "[Play \"W\"]\nSK !! =1= $200 S2 ! S3 ? S4 ??\nD2 !? D3 ?! - - *\n[Note \"1:x\"]", "[Play \"W\"]\nSK =1= $9 $200 S2 $7 S3 $8 S4 $10\nD2 $11 D3 $12 - -\n*\n[Note \"1:x\"]"},
		{"3.8-c comments travel", "[Declarer \"S\"]\n[Contract \"1NT\"]\n{c}\n[Board \"1\"] {b}\n[Play \"N\"]\nS2 {n} S3 $8 {e} S4 SA {w}\n*",
			"[Board \"1\"]\n{b}\n[Declarer \"S\"]\n[Contract \"1NT\"]\n{c}\n[Play \"W\"]\nSA {w} S2 {n} S3 $8 {e} S4\n*"},
		{"3.11 all of the table", "[Dealer \"s\"]\n[Vulnerable \"ns\"]\n[Deal \"n:akqjt.9876.5432. - - -\"]\n[Declarer \"e\"]\n[Contract \"1ntxx\"]",
			"[Dealer \"S\"]\n[Vulnerable \"NS\"]\n[Deal \"S:- - AKQJT.9876.5432. -\"]\n[Declarer \"E\"]\n[Contract \"1NTXX\"]"},
		{"3.4.11-g against the rotation", "[Board \"1\"]\n[Dealer \"E\"]", "[Board \"1\"]\n[Dealer \"E\"]"},
		{"4.9 an unknown section, sorted among the others", "[Zoo \"\"]\na\n[ActionTable \"Rank\"]\n1", "[ActionTable \"Rank\"]\n1\n[Zoo \"\"]\na"},
		{"5.2-c rows", "[ScoreTable \"Rank;Score_NS\"]\n1 50 2\n40 3", "[ScoreTable \"Rank;Score_NS\"]\n1 50\n2 40\n3"},
	} {
		if got := body(c.in); got != c.want {
			t.Errorf("%s\n--- in\n%s\n--- got\n%s\n--- want\n%s", c.clause, c.in, got, c.want)
		}
	}
}

// TestDialects: what programs write is exported as it is read.
func TestDialects(t *testing.T) {
	for _, c := range []struct{ clause, in, want string }{
		{"dialects-2 contracts", "[Contract \"4H X\"]\n\n[Contract \"4H*\"]\n\n[Contract \"4H**\"]\n\n[Contract \"4Hx\"]", "[Contract \"4HX\"]\n\n[Contract \"4HX\"]\n\n[Contract \"4HXX\"]\n\n[Contract \"4HX\"]"},
		{"dialects-3 calls", "[Auction \"N\"]\n1C Dbl Rdbl PASS P 1D D R p p ALL PASS", "[Dealer \"N\"]\n[Declarer \"E\"]\n[Contract \"1DXX\"]\n[Auction \"N\"]\n1C X XX Pass\nPass 1D X XX\nPass Pass Pass"},
		{"dialects-3 calls of a table", "[ActionTable \"Call\\5R;Card\"]\nDbl AS\n1n \"s10\"\nAP 0\nfoo h", "[ActionTable \"Call\\5R;Card\"]\n    X SA\n  1NT \"ST\"\n   AP 0\n  foo h"},
		{"dialects-2 contracts of a table", "[ScoreTable \"Contract;Declarer\"]\n4hx south\n4H* -\n4H* ^N", "[ScoreTable \"Contract;Declarer\"]\n4HX S\n4HX -\n4H* ^N"},
		{"dialects-2 where the columns are not clear", "[OptimumResultTable \"Declarer;Denomination;Result\"]\nN S 7\nN N\nE N 8\n9 s\nN NT 9\nW NT 9", "[OptimumResultTable \"Declarer;Denomination;Result\"]\nN S 7\nN N E\nN 8 9\ns N NT\n9 W NT\n9"},
		{"dialects-3 calls of a table, with a row that cannot be read", "[ActionTable \"Call;Card\"]\n3N\nnorth\nprose x\nD 10h", "[ActionTable \"Call;Card\"]\n3N north\nprose x\nX HT"},
		{"dialects-6 10 for T", "[Scoring \"?\"]\n[Deal \"N:10... - - -\"]\n[Play \"W\"]\nS10 *", "[Deal \"N:T... - - -\"]\n[Play \"W\"]\nST - - -\n*"},
		{"dialects-7 rank before suit", "[Play \"W\"]\nAS KS 2H TD *", "[Play \"W\"]\nSA SK H2 DT\n*"},
		{"dialects-9 fewer hands", "[Scoring \"?\"]\n[Deal \"N:A... K...\"]", "[Deal \"N:A... K... - -\"]"},
		{"dialects-11 vulnerable", "[Vulnerable \"E-W\"]\n\n[Vulnerable \"Nil\"]\n\n[Vulnerable \"None \"]\n\n[Vulnerable \"O\"]", "[Vulnerable \"EW\"]\n\n[Vulnerable \"None\"]\n\n[Vulnerable \"None\"]\n\n[Vulnerable \"O\"]"},
		{"dialects-13 on the line of the tag", "[Play \"W\"]SJ", "[Play \"W\"]\nSJ - - -\n*"},
		{"dialects-14 data after a tag", "[Room \"Open\"]\na b\nc", "[Room \"Open\"]\na b\nc"},
		{"dialects-15 prose after the last game", "[Site \"x\"]\n\nGames: 3; Score {+50}\nThe end", "[Site \"x\"]\n{Games: 3; Score {+50)\nThe end}"},
		{"dialects-16 a shared deal", "[Board \"1\"]\n[Deal \"N:A... - - -\"]\n[Scoring \"?\"]\n\n[Board \"1\"]", "[Board \"1\"]\n[Deal \"N:A... - - -\"]\n\n[Board \"1\"]"},
		{"dialects-17 names near a standard one", "[Vulnerability \"None\"]\n[BoardNo \"1\"]\n[PLAY \"W\"]\nSA", "[BoardNo \"1\"]\n[Vulnerability \"None\"]\n[PLAY \"W\"]\nSA"},
		{"dialects-18 vendor tags", "[DoubleDummyTricks \"76665766657776677766\"]\n[BCFlags \"1f\"]", "[BCFlags \"1f\"]\n[DoubleDummyTricks \"76665766657776677766\"]"},
		{"dialects-19 BridgeComposer", "%Creator: BridgeComposer\n%PipColors #000\n[Site \"x\"]", "%Creator: BridgeComposer\n%PipColors #000\n[Site \"x\"]"},
		{"dialects-20 comments with markup", "[Site \"x\"] {<b>a</b> !S}", "[Site \"x\"]\n{<b>a</b> !S}"},
	} {
		if got := body(c.in); got != c.want {
			t.Errorf("%s\n--- in\n%s\n--- got\n%s\n--- want\n%s", c.clause, c.in, got, c.want)
		}
	}
}

// TestLineEnds_2_1_a: every line ends with CRLF.
func TestLineEnds_2_1_a(t *testing.T) {
	for _, in := range []string{"[Site \"x\"]", "% EXPORT\r[Site \"x\"]", "% PBN 1.0\n% EXPORT\r\n[Site \"x\"]"} {
		out := exported(in, Options{})
		if !strings.HasSuffix(out, "]\r\n") || strings.Count(out, "\r\n") != strings.Count(out, "\n") || strings.Count(out, "\r") != strings.Count(out, "\n") {
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
	if out := exported("\xEF\xBB\xBF[Site \"a\u2002b\u2003c\u2007d\u2008e\u2009f\u200Ag\u202Fh\u3000i\"]", Options{Encoding: plain.ASCII}); !strings.Contains(out, "[Site \"a b c d e f g h i\"]") {
		t.Errorf("%q", out)
	}
	for text, want := range map[string]string{"\tx": "        x", "123456\tx": "123456  x", "1234567\tx": "1234567 x", "12345678\tx": "12345678        x"} {
		if out := exported("[Site \"a\"] {"+text+"}", Options{}); !strings.Contains(out, "{"+want+"}") {
			t.Errorf("%q: %q", text, out)
		}
	}
}

// TestMandatorySet_3_1_d: a game has the fifteen tags, in their order.
func TestMandatorySet_3_1_d(t *testing.T) {
	const want = "[Event \"?\"]\r\n[Site \"?\"]\r\n[Date \"?\"]\r\n[Board \"?\"]\r\n[West \"?\"]\r\n[North \"?\"]\r\n[East \"?\"]\r\n[South \"?\"]\r\n" +
		"[Dealer \"?\"]\r\n[Vulnerable \"?\"]\r\n[Deal \"?\"]\r\n[Scoring \"?\"]\r\n[Declarer \"?\"]\r\n[Contract \"?\"]\r\n[Result \"?\"]\r\n[Room \"Open\"]\r\n"
	if out := exported("[Room \"Open\"]", Options{}); out != "% PBN 2.1\r\n% EXPORT\r\n"+want {
		t.Errorf("%q", out)
	}
}
