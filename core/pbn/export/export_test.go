package export

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/source"
)

// exported is an export, which is written in two ways: from the games alone, and, with shorter ways for plain text, beside their source.
func exported(file string, options Options) string {
	diags := diag.List{Rules: rules.Of}
	var out, beside bytes.Buffer
	w, other := NewWriter(&out, options, &diags), NewWriter(&beside, options, &diag.List{Rules: rules.Of})
	games := new(game.Reader)
	games.Reset(habits.PBN.Open([]byte(file), source.Automatic), &diags)
	other.From(Source{Reader: games, Diags: &diag.List{Rules: rules.Of}, Changes: &diag.List{Rules: rules.Of}, Counts: NewCounts()})
	for text, g := range games.Games() {
		w.Game(text, g, false)
		other.Game(text, g, false)
	}
	w.Close()
	other.Close()
	if !bytes.Equal(out.Bytes(), beside.Bytes()) {
		return "from the games alone:\n" + out.String() + "\nbeside their source:\n" + beside.String()
	}
	return out.String()
}

// body is an export without its header, without mandatory tags that are filled in with "?", and with LF.
func body(file string) string {
	var out []string
	for _, line := range strings.Split(strings.ReplaceAll(exported(file, Options{}), "\r\n", "\n"), "\n") {
		if !strings.HasSuffix(line, " \"?\"]") && line != "% PBN 2.1" && line != "% EXPORT" {
			out = append(out, line)
		}
	}
	return strings.TrimSuffix(strings.Join(out, "\n"), "\n")
}

func TestExport(t *testing.T) {
	long := strings.Repeat("word ", 60)
	for _, c := range []struct{ clause, in, want string }{
		{"2.3-b tabs", "[Site \"a\tb\"] {\ta\n\tb} ;\tc", "[Site \"a b\"]\n{        a\n        b} ;        c"},
		{"2.3-c long comment", "[Site \"x\"] {" + long + "}",
			"[Site \"x\"]\n{" + strings.TrimSpace(strings.Repeat("word ", 15)) + "\n" + strings.TrimSpace(strings.Repeat("word ", 15)) + "\n" +
				strings.TrimSpace(strings.Repeat("word ", 15)) + "\n" + strings.TrimSpace(strings.Repeat("word ", 15)) + "}"},
		{"2.3-c long word", "[Site \"x\"] {ab " + strings.Repeat("z", 260) + "}", "[Site \"x\"]\n{ab\n" + strings.Repeat("z", 251) + "\n" + strings.Repeat("z", 9) + "}"},
		{"2.3-c a word that just ends within its line", "[Site \"x\"] {" + strings.Repeat("a", 40) + " " + strings.Repeat("b", 36) + " " + strings.Repeat("c", 200) + "}",
			"[Site \"x\"]\n{" + strings.Repeat("a", 40) + " " + strings.Repeat("b", 36) + "\n" + strings.Repeat("c", 200) + "}"},
		{"2.3-c a word that is one character too long for it", "[Site \"x\"] {" + strings.Repeat("a", 40) + " " + strings.Repeat("b", 37) + " " + strings.Repeat("c", 200) + "}",
			"[Site \"x\"]\n{" + strings.Repeat("a", 40) + "\n" + strings.Repeat("b", 37) + "\n" + strings.Repeat("c", 200) + "}"},
		{"2.3-c long line comment", "[Site \"x\"] ;" + long, "[Site \"x\"]\n{" + strings.TrimSpace(strings.Repeat("word ", 15)) + "\n" +
			strings.TrimSpace(strings.Repeat("word ", 15)) + "\n" + strings.TrimSpace(strings.Repeat("word ", 15)) + "\n" + strings.TrimSpace(strings.Repeat("word ", 15)) + "}"},
		{"2.4-a escape lines", "%a\n{c}\n[Site \"x\"]\n%b\n[Event \"y\"]\n[Auction \"N\"]\n1C\n%c\nAP\n%d",
			"%a\n{c}\n%b\n[Event \"y\"]\n[Site \"x\"]\n[Dealer \"N\"]\n[Declarer \"N\"]\n[Contract \"1C\"]\n[Auction \"N\"]\n1C\n%c\nPass Pass Pass\n%d"},
		{"2.4-a before a hyphen that goes", "[Auction \"W\"]\n%a\n^I - $1 1C AP", "[Dealer \"N\"]\n[Declarer \"N\"]\n[Contract \"1C\"]\n[Auction \"N\"]\n%a\n{^I} {$1}\n1C Pass Pass Pass"},
		{"2.4-a before a hyphen that goes, and no call", "[Dealer \"S\"]\n%a\n[Auction \"N\"]\n-\n%b\n- *", "[Dealer \"S\"]\n%a\n%b\n[Auction \"S\"]\n*"},
		{"2.4-a in what is ignored", "[Auction \"N\"]\n1C AP\n[Auction \"N\"]\n%a\n1D {b} *\n[Note \"1:x\"]\n[Site \"x\"]",
			"%a\n[Site \"x\"]\n[Dealer \"N\"]\n[Declarer \"N\"]\n[Contract \"1C\"]\n[Auction \"N\"]\n{b}\n1C Pass Pass Pass"},
		{"2.4-b another version", "% PBN 1.0\n[Site \"x\"]\n\n% PBN 1.0\n[Board \"1\"]\n\n% PBN 2.0\n[Board \"2\"]", "[Site \"x\"]\n\n[Board \"1\"]\n\n[Board \"2\"]"},
		{"2.4-b version", "% PBN 1.0\n%x\n[Site \"x\"]", "%x\n[Site \"x\"]"},
		{"3-a separator", "\n\n[Site \"1\"]\n \n\t\n[Site \"2\"]\n\n", "[Site \"1\"]\n\n[Site \"2\"]"},
		{"3.1-a sections", "[ScoreTable \"Rank\"]\n1\n[ActionTable \"Rank\"]\n2\n[Play \"N\"]\nSA\n*\n[Auction \"N\"]\n1C\n*\n[Room \"Open\"]",
			"[Dealer \"N\"]\n[Room \"Open\"]\n[Auction \"N\"]\n1C\n*\n[Play \"N\"]\nSA - - -\n*\n[ActionTable \"Rank\"]\n2\n[ScoreTable \"Rank\"]\n1"},
		{"3.2-c strings", `[Site "a\"b\\c\Sd"][Event "a "b" c\"]`, "[Event \"a \\\"b\\\" c\\\\\"]\n[Site \"a\\\"b\\\\c\\Sd\"]"},
		{"3.2-c a string of a section that cannot be written as it is", "[Foo \"\"]\n\"a\\", "[Foo \"\"]\n\"a\\\\\""},
		{"3.2-m unexpected text", "[Site \"x\"] some} text\n[Board \"1\"]", "[Site \"x\"]\n{some) text}\n[Board \"1\"]"},
		{"3.3-a layout", "[ Site\n\"x\" ] [Board\"1\"]", "[Site \"x\"]\n[Board \"1\"]"},
		{"3.4-a order", "[Zeta \"1\"]\n{z}\n[Round \"2\"]\n[Board \"1\"] ;b\n[Alpha \"3\"]", "[Board \"1\"]\n;b\n[Alpha \"3\"]\n[Round \"2\"]\n[Zeta \"1\"]\n{z}"},
		{"3.4-b bare deal", "[Deal \"N:AK.Q.. - - -\"]\n[Dealer \"N\"]", `[Event ""]
[Site ""]
[Date ""]
[Board ""]
[West ""]
[North ""]
[East ""]
[South ""]
[Dealer "N"]
[Vulnerable ""]
[Deal "N:AK.Q.. - - -"]
[Scoring ""]
[Declarer ""]
[Contract ""]
[Result ""]`},
		{"3.4-b all pass", "[Auction \"E\"]\nAP", "[Dealer \"E\"]\n[Declarer \"\"]\n[Contract \"Pass\"]\n[Result \"\"]\n[Auction \"E\"]\nPass Pass Pass Pass"},
		{"3.4-c duplicate", "[Site \"x\"]\n[Board \"1\"]\n[Site \"y\"] {kept}", "[Site \"x\"]\n{kept}\n[Board \"1\"]"},
		{"3.4.9 dealer", "[Dealer \"n\"][Declarer \"^w\"]", "[Dealer \"N\"]\n[Declarer \"^W\"]"},
		{"3.4.10 vulnerable", "[Vulnerable \"love\"]\n\n[Vulnerable \"Both\"]\n\n[Vulnerable \"-\"]\n\n[Vulnerable \"N-S\"]",
			"[Vulnerable \"None\"]\n\n[Vulnerable \"All\"]\n\n[Vulnerable \"None\"]\n\n[Vulnerable \"NS\"]"},
		{"dialects-1 contract and call", "[Contract \"3 sa x\"]\n[Auction \"N\"]\n3n X ALL PASS", "[Dealer \"N\"]\n[Declarer \"N\"]\n[Contract \"3NTX\"]\n[Auction \"N\"]\n3NT X Pass Pass\nPass"},
		{"dialects-4 alert marks", "[Auction \"N\"]\n4D* Pass 4H(2) Pass 5C=1 AP\n[Note \"1:x\"]", "[Dealer \"N\"]\n[Declarer \"N\"]\n[Contract \"5C\"]\n[Auction \"N\"]\n4D {*} Pass 4H {(2)} Pass\n5C =1= Pass Pass Pass\n[Note \"1:x\"]"},
		{"dialects-5 cards", "[Play \"W\"]\nAS s10 -- 2H *", "[Play \"W\"]\nSA ST - H2\n*"},
		{"dialects-8 deal", "[Scoring \"MP\"]\n[Dealer \"E\"]\n[Deal \"SA.H10.D.C\tKxx.2..  -\"]", "[Dealer \"E\"]\n[Deal \"E:A.T.. - - -\"]\n[Scoring \"MP\"]"},
		{"dialects-10 seats", "[Dealer \"South\"]\n[Declarer \"^east\"]\n[Auction \"South\"]\n1C *", "[Dealer \"S\"]\n[Declarer \"^E\"]\n[Auction \"S\"]\n1C\n*"},
		{"2.2-c a word of a table", "[ScoreTable \"Rank;Names_NS\"]\n1 M\xfcl\\ler", "[ScoreTable \"Rank;Names_NS\"]\n1 \"M\xfcl\\\\ler\""},
		{"dialects-8 no hand is known", "[Scoring \"MP\"]\n[Deal \"N:AKx.6.. - - -\"]", "[Deal \"N:AKx.6.. - - -\"]\n[Scoring \"MP\"]"},
		{"dialects-12 dates", "[Date \"2013-08-24 18:36\"]\n[EventDate \"2013/08/24\"]\n[UTCDate \"2013/08/24 18:00\"]", "[Date \"2013.08.24\"]\n[EventDate \"2013.08.24\"]\n[Time \"18:36:00\"]\n[UTCDate \"2013/08/24 18:00\"]"},
		{"3-c a missing separator", "[Event \"a\"]\n[Board \"1\"]\n[Event \"b\"]\n[Board \"2\"]", "[Event \"a\"]\n[Board \"1\"]\n\n[Event \"b\"]\n[Board \"2\"]"},
		{"3.4.11-c deal", "[Scoring \"MP\"][Dealer \"E\"][Deal \"n:2a.63.. - k3... -\"]", "[Dealer \"E\"]\n[Deal \"E:- K3... - A2.63..\"]\n[Scoring \"MP\"]"},
		{"3.4.11-d repeated card", "[Scoring \"MP\"][Dealer \"E\"][Deal \"N:2AA... - - -\"]", "[Dealer \"E\"]\n[Deal \"N:2AA... - - -\"]\n[Scoring \"MP\"]"},
		{"3.4.14 contract", "[Contract \"3ntxx\"]\n\n[Contract \"pass\"]", "[Contract \"3NTXX\"]\n\n[Declarer \"\"]\n[Contract \"Pass\"]\n[Result \"\"]"},
		{"3.4.15-b result", "[Declarer \"E\"][Result \"NS 4 EW 9\"]\n\n[Declarer \"S\"][Result \"^EW 4\"]\n\n[Result \"NS 9\"]",
			"[Declarer \"E\"]\n[Result \"9\"]\n\n[Declarer \"S\"]\n[Result \"^9\"]\n\n[Result \"NS 9\"]"},
		{"3.4.15-b partial, contradicting, open", "[Declarer \"E\"][Result \"NS 9 EW 5\"]\n\n[Declarer \"E\"][Result \"NS 4 NS 9\"]\n\n[Declarer \"E\"][Result \"NS 9\"][Play \"S\"]SA +",
			"[Declarer \"E\"]\n[Result \"NS 9 EW 5\"]\n\n[Declarer \"E\"]\n[Result \"NS 4 NS 9\"]\n\n[Declarer \"E\"]\n[Result \"NS 9\"]\n[Play \"S\"]\nSA + - -"},
		{"3.8-a a comment that must not end", "[Site \"x\"] {a {\n\n[Event \u201cy\u201d]}", "[Site \"x\"]\n{a {\n\n [Event \"y\"]}"},
		{"3.8-a a game that is commented out", "[Site \"x\"] {a\n\n[Event \"y\"]\n}\n[Board \"1\"]", "[Site \"x\"]\n{a\n\n[Event \"y\"]\n}\n[Board \"1\"]"},
		{"3.5-b first column", "[Dealer \"N\"]\n[Auction \"W\"]\n- {h} 1c =1= 1s\n*\n[Note \"1:x\"]", "[Dealer \"N\"]\n[Auction \"N\"]\n{h}\n1C =1= 1S\n*\n[Note \"1:x\"]"},
		{"3.5-c four a line", "[Auction \"N\"] 1C Pass 1H Pass 2H Pass 4H Pass Pass Pass",
			"[Dealer \"N\"]\n[Declarer \"S\"]\n[Contract \"4H\"]\n[Auction \"N\"]\n1C Pass 1H Pass\n2H Pass 4H Pass\nPass Pass"},
		{"3.5-d nothing after the tag", "[Site \"x\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n[Play \"E\"]", "[Site \"x\"]\n[Dealer \"N\"]"},
		{"3.5-e continued", "[Auction \"N\"]\n1C +", "[Dealer \"N\"]\n[Auction \"N\"]\n1C +"},
		{"3.5.2 annotations", "[Auction \"N\"]\n1S {a} !! {b} =1= {c} $25 $3 {d} *\n[Note \"1:x\"]", "[Dealer \"N\"]\n[Auction \"N\"]\n1S {a} =1= {c} $3 {b} {d} $25\n*\n[Note \"1:x\"]"},
		{"3.6-b turned columns", "[Declarer \"S\"][Contract \"4H\"][Play \"N\"]\nH3 S4 S3 SK {lead}\n- - - C5 ! *",
			"[Declarer \"S\"]\n[Contract \"4H\"]\n[Play \"W\"]\nSK {lead} H3 S4 S3\nC5 $7 - - -\n*"},
		{"3.6-d plus", "[Play \"W\"]\nH2 H3 H4 HA\n+ - - CQ", "[Play \"W\"]\nH2 H3 H4 HA\n+ - - CQ"},
		{"3.8-d comments", "{a} ;b\n{c}\n[Site \"x\"] {d} {e\nf} ;g\n[Auction \"N\"]\n1C {h} ;i\n1D {j\nk} *",
			"{a} ;b\n{c}\n[Site \"x\"]\n{d}\n{e\nf} ;g\n[Dealer \"N\"]\n[Auction \"N\"]\n1C {h} ;i\n1D\n{j\nk}\n*"},
		{"3.9-a an irregularity stays with its card", "[Play \"W\"]\nSK {" + strings.Repeat("z", 67) + "} H3 ^R C6 S3\n*",
			"[Play \"W\"]\nSK {" + strings.Repeat("z", 67) + "} H3\n^R C6 S3\n*"},
		{"3.9-a both irregularities of a card", "[Play \"W\"]\nSK {" + strings.Repeat("z", 64) + "} H3 ^L ^R C6 S3\n*",
			"[Play \"W\"]\nSK {" + strings.Repeat("z", 64) + "} H3\n^L ^R C6 S3\n*"},
		{"3.9-a an insufficient bid", "[Auction \"W\"]\n1D {" + strings.Repeat("z", 69) + "} ^I 1C *",
			"[Dealer \"W\"]\n[Auction \"W\"]\n1D {" + strings.Repeat("z", 69) + "}\n^I 1C\n*"},
		{"3.9-a a line that just holds it", "[Auction \"W\"]\n1D {" + strings.Repeat("z", 68) + "} ^I 1C *",
			"[Dealer \"W\"]\n[Auction \"W\"]\n1D {" + strings.Repeat("z", 68) + "} ^I 1C\n*"},
		{"3.9-a skipped players and their call", "[Auction \"W\"]\n1D {" + strings.Repeat("z", 66) + "} ^S ^S 2D *",
			"[Dealer \"W\"]\n[Auction \"W\"]\n1D {" + strings.Repeat("z", 66) + "}\n^S ^S 2D\n*"},
		{"3.9-a skipped players and what is no call, longer than a line is to be", "[Auction \"W\"]\n1D ^S ^S " + strings.Repeat("k", 77) + " *",
			"[Dealer \"W\"]\n[Auction \"W\"]\n1D\n^S ^S " + strings.Repeat("k", 77) + "\n*"},
		{"3.9-a a skipped player first, and what is no call, longer than a line is to be", "[Auction \"W\"]\n^S " + strings.Repeat("k", 79) + " *",
			"[Dealer \"W\"]\n[Auction \"W\"]\n^S " + strings.Repeat("k", 79) + "\n*"},
		{"3.9-a a skipped player with an irregularity", "[Auction \"W\"]\n1D {" + strings.Repeat("z", 66) + "} ^I ^S 2D *",
			"[Dealer \"W\"]\n[Auction \"W\"]\n1D {" + strings.Repeat("z", 66) + "}\n^I ^S 2D\n*"},
		{"3.9-a a skipped player as the fourth call", "[Auction \"W\"]\n1D Pass Pass ^S 2D *",
			"[Dealer \"W\"]\n[Auction \"W\"]\n1D Pass Pass ^S\n2D\n*"},
		{"3.9-a irregularities that no line holds", "[Play \"W\"]\n" + strings.Repeat("^R ", 90) + "SA - - -\n*",
			"[Play \"W\"]\n" + strings.TrimSpace(strings.Repeat("^R ", 26)) + strings.Repeat("\n"+strings.TrimSpace(strings.Repeat("^R ", 26)), 2) + "\n" + strings.Repeat("^R ", 12) + "SA - - -\n*"},
		{"3.6-d a dash in the last trick", "[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"N\"]\n" + strings.Repeat("- - - -\n", 12) + "H3 SA - SK",
			"[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"W\"]\n" + strings.Repeat("- - - -\n", 12) + "SK H3 SA -\n*"},
		{"3.6-d thirteen tricks", "[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"N\"]\n" + strings.Repeat("- - - -\n", 12) + "H3 SA D2 SK",
			"[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"W\"]\n" + strings.Repeat("- - - -\n", 12) + "SK H3 SA D2"},
		{"3.9-a irregularities", "[Auction \"W\"]\n1D ^S ^I 1C *", "[Dealer \"W\"]\n[Auction \"W\"]\n1D ^S ^I 1C\n*"},
		{"3.10 end position", "[Deal \"N:AK... QJ... T9... 87...\"][Contract \"nt\"][Declarer \"S\"][Play \"N\"]\nSA S8 SJ S9",
			"[Deal \"N:AK... QJ... T9... 87...\"]\n[Declarer \"S\"]\n[Contract \"NT\"]\n[Play \"N\"]\nSA S8 SJ S9\n*"},
		{"4.8-a inherit", "[Site \"x\"]\n\n[Site \"#\"]", "[Site \"x\"]\n\n[Site \"#\"]"},
		{"4.8-a a value in between", "[Site \"a\"]\n\n[Event \"b\"]\n\n[Site \"#\"]\n\n[Site \"#\"]", "[Site \"a\"]\n\n[Event \"b\"]\n\n[Site \"a\"]\n\n[Site \"#\"]"},
		{"4.8-a a value that begins with #", "[Event \"#1 Pairs\"]\n\n[Board \"2\"]\n\n[Event \"#\"]", "[Event \"#1 Pairs\"]\n\n[Board \"2\"]\n\n[Event \"#1 Pairs\"]"},
		{"4.8-a a time in between", "[Time \"10:00:00\"]\n\n[Date \"2013-08-24 18:36\"]\n\n[Time \"#\"]", "[Time \"10:00:00\"]\n\n[Date \"2013.08.24\"]\n[Time \"18:36:00\"]\n\n[Time \"10:00:00\"]"},
		{"4.8-a a time that a date gave before", "[Date \"2013-08-24 18:36\"]\n\n[Date \"2013-08-25 19:45\"]\n[Time \"#\"]", "[Date \"2013.08.24\"]\n[Time \"18:36:00\"]\n\n[Date \"2013.08.25\"]\n[Time \"19:45:00\"]"},
		{"4.8-a the same time as before", "[Date \"2013-08-24 18:36\"]\n[Time \"\"]\n\n[Date \"#\"]\n[Time \"#\"]", "[Date \"2013.08.24\"]\n[Time \"18:36:00\"]\n\n[Date \"#\"]\n[Time \"#\"]"},
		{"4.8-b a time that a date gives in place of a standing one", "[Time \"##10:00:00\"]\n\n[Date \"2013-08-24 18:36\"]\n[Time \"\"]\n\n[Date \"2013-08-25 19:45\"]", "[Time \"##10:00:00\"]\n\n[Date \"2013.08.24\"]\n[Time \"18:36:00\"]\n\n[Date \"2013.08.25\"]\n[Time \"19:45:00\"]"},
		{"4.8-b a standing time", "[Time \"##10:00:00\"]\n\n[Date \"2013-08-24 18:36\"]", "[Time \"##10:00:00\"]\n\n[Date \"2013.08.24\"]"},
		{"3.2-e a suit symbol in what is no call", "[Auction \"N\"]\n1♥2♠\uFE0F *\n[Play \"W\"]\nD2♠A S3 *", "[Dealer \"N\"]\n[Auction \"N\"]\n1H2S\n*\n[Play \"W\"]\nD2SA S3 - -\n*"},
		{"3.6-b turned where no hand is known", "[Deal \"N:- - - -\"]\n[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"N\"]\nS2 S3 S4 SA\n*", "[Deal \"N:- - - -\"]\n[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"W\"]\nSA S2 S3 S4\n*"},
		{"3.1-b a dealer that only the auction tells", "[Dealer \"?\"]\n[Auction \"E\"]", "[Dealer \"E\"]"},
		{"5.1-a elements", "[Foo \"x\"]\na   \"b  c\"\td\ne", "[Foo \"x\"]\na \"b  c\" d\ne"},
		{"5.1-a elements after a comment of the tag", "[Foo \"x\"] {c}\na b\nd", "[Foo \"x\"]\n{c}\na b\nd"},
		{"5.2-a a row after a comment of the tag", "[ScoreTable \"Rank;Names\"] {c}\n1  a\n2 b", "[ScoreTable \"Rank;Names\"]\n{c}\n1 a\n2 b"},
		{"5.1-b a comment that begins a line", "[Foo \"x\"]\na\n{c} b\n{d}\ne", "[Foo \"x\"]\n{c} {d}\na\nb\ne"},
		{"5.1-b comment in a section", "[Foo \"x\"]\na {c}\nb", "[Foo \"x\"]\n{c}\na\nb"},
		{"5.2-e table", "[ScoreTable \"Rank\\3R;Names\\6L;-Score_NS\\5R;X\\4\"]\n1 \"a;b\" 420 1 22 \"c\"\n-50 2 3", "[ScoreTable \"Rank\\3R;Names\\6L;-Score_NS\\5R;X\\4\"]\n  1 \"a;b\"    420 1\n 22 \"c\"      -50 2\n  3"},
	} {
		if got := body(c.in); got != c.want {
			t.Errorf("%s\n--- in\n%s\n--- got\n%s\n--- want\n%s", c.clause, c.in, got, c.want)
		}
	}
}

func TestCharacters_2_2_e(t *testing.T) {
	for _, c := range []struct{ in, latin1, ascii, utf8 string }{
		{"Łódź čeština", "L\xf3dz cestina", "L?dz cestina", "Łódź čeština"},
		{"“a” ‘b’ – — …", `\"a\" 'b' - - ...`, `\"a\" 'b' - - ...`, "“a” ‘b’ – — …"},
		{"\\“", `\\\"`, `\\\"`, "\\“"},
		{"♠♥", "SH", "SH", "♠♥"},
		{"e\u0301 s\u030c", "\xe9 s", "? s", "e\u0301 s\u030c"},
		{"日\x01", "? ", "? ", "日 "},
		{"\u00a0\u00bf", "\xa0\xbf", " ?", "\u00a0\u00bf"},
		{"C:\\\u200b", "C:\\\\", "C:\\\\", "C:\\\u200b"},
	} {
		for encoding, want := range []string{plain.Latin1: c.latin1, plain.ASCII: c.ascii, plain.UTF8: c.utf8} {
			out := exported("\xEF\xBB\xBF[Site \""+c.in+"\"]", Options{Encoding: plain.Encoding(encoding)})
			if want := "[Site \"" + want + "\"]\r\n"; !strings.Contains(out, want) {
				t.Errorf("%q, encoding %v: want %q in %q", c.in, encoding, want, out)
			}
		}
	}
	if out := exported("[Site \"x\"] {♠ ♥\uFE0E ♦ ♣}", Options{}); !strings.Contains(out, `{\S \H \D \C}`) {
		t.Errorf("suits in a comment: %q", out)
	}
}

// TestLatin1ThatLooksLikeUTF8: an export is read in the encoding it was written in.
func TestLatin1ThatLooksLikeUTF8_2_2_e(t *testing.T) {
	out := exported("[Site \"Ã©\"]", Options{})
	if again := habits.PBN.Text([]byte(out), source.Automatic); again.Encoding != source.Latin1 {
		t.Errorf("read as %v: %q", again.Encoding, out)
	}
	if again := exported(out, Options{}); again != out {
		t.Errorf("%q became %q", out, again)
	}
	// The first game is not UTF-8, since its only character that is not ASCII ends a line.
	if out := exported("[Site \"x\"] ;é\n\n[Site \"Ã©\"]", Options{}); strings.Contains(out, "% This file") {
		t.Errorf("needs no such line: %q", out)
	}
}

// TestResultFromPlay_3_4_b plays a whole deal: declarer's tricks are counted where the result is missing.
func TestResultFromPlay_3_4_b(t *testing.T) {
	const game = `[Deal "N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT98.JT9 7654.876.765.876 32.5432.432.5432"]
[Declarer "N"][Contract "7NT"]
[Play "E"]
ST S4 S2 SA
S9 S5 S3 SK
S8 S6 H2 SQ
H9 S7 H3 SJ
HT H6 H4 HA
HJ H7 H5 HK
D8 H8 C2 HQ
D9 D5 D2 DA
DT D6 D3 DK
DJ D7 D4 DQ
C9 C6 C3 CA
CT C7 C4 CK
CJ C8 C5 CQ`
	if out := body(game); !strings.Contains(out, "[Result \"13\"]") || strings.HasSuffix(out, "*") {
		t.Error(out)
	}
	if out := body(strings.Replace(game, "CJ C8", "CJ -", 1)); strings.Contains(out, "[Result") {
		t.Errorf("a result without all cards:\n%s", out)
	}
}
