package hands

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/source"
)

// said are the boards and the diagnostics of a text, a line each.
func said(file string) string {
	text := habits.PBN.Text([]byte(file), source.Automatic)
	diags := diag.List{Rules: Rules}
	var b strings.Builder
	for _, board := range Read(text, &diags) {
		fmt.Fprintf(&b, "%s/%s/%s", board.Number, board.Dealer, board.Vulnerable)
		if board.Contract != "" || board.Declarer.Known() {
			fmt.Fprintf(&b, " %s %s", board.Contract, board.Declarer)
		}
		for _, call := range board.Calls {
			fmt.Fprintf(&b, " %s", call)
		}
		if board.HasLead {
			fmt.Fprintf(&b, " lead %s", board.Lead)
		}
		if board.Score != "" {
			fmt.Fprintf(&b, " score %s", board.Score)
		}
		b.WriteString(" " + strings.TrimPrefix(string(board.Deal.Append(nil, bridge.North)), "N:"))
		for _, remark := range board.Remarks {
			fmt.Fprintf(&b, " {%s}", text.Decode(remark))
		}
		b.WriteString("\n")
	}
	diags.Sort()
	for _, d := range diags.Items {
		fmt.Fprintf(&b, "%d:%d %s\n", d.Place.Range.Start.Line, d.Place.Range.Start.Column, Rules(d.Rule).Name)
	}
	return b.String()
}

const (
	north = "A83.KQ7.AJ85.642"
	east  = "KQ5.A43.K64.JT98"
	south = "T976.JT98.32.AK7"
	west  = "J42.652.QT97.Q53"
	whole = north + " " + east + " " + south + " " + west
)

var diagram = `
Board 12
Dealer: West   Vul: N-S
                ♠ A83
                ♥ KQ7
                ♦ AJ85
                ♣ 642
♠ J42                       ♠ KQ5
♥ 652           N           ♥ A43
♦ Q1097       W   E         ♦ K64
♣ Q53           S           ♣ J1098
                ♠ 10976
                ♥ J1098
                ♦ 32
                ♣ AK7
`

const (
	threeSuits  = "♠ J432   ♠ KQ5\n♥ 6542   ♥ A873\n♦ QT987  ♦ AK6432\n"
	voids       = "- KQ5.A873.AK6432. - J432.6542.QT987."
	filledVoids = "8.KQ..QJT9865432 KQ5.A873.AK6432. AT976.JT9.J5.AK7 J432.6542.QT987."
)

// TestRead holds what is made of deals as people write them.
func TestRead(t *testing.T) {
	for _, c := range []struct{ name, file, want string }{
		{"the value of a tag", "N:" + whole, "// " + whole + "\n"},
		{"from another seat", "W:" + west + " " + north + " " + east + " " + south, "// " + whole + "\n"},
		{"two deals", "N:" + whole + "\nN:" + whole + "\n", "// " + whole + "\n// " + whole + "\n"},
		{"hands that are not known", "E:" + east + " - - " + north, "// " + north + " " + east + " - -\n"},
		{"in quotes as books have them", "“W:" + west + " " + north + " " + east + " " + south + "”", "// " + whole + "\n"},
		{"North's hand, then three lines", "N: " + north + "\n" + east + "\n" + south + "\n" + west, "// " + whole + "\n"},
		{"West's hand, then three lines", "W: " + west + "\n" + north + "\n" + east + "\n" + south, "// " + whole + "\n"},
		{"over several lines", "E:" + east + "\n  " + south + " " + west + "\n  " + north, "// " + whole + "\n"},
		{"small letters", strings.ToLower("W:" + west + " " + north + " " + east + " " + south), "// " + whole + "\n"},
		{"an abbreviation", "N: a.k.a. the ace", "1:1 bare/none\n"},
		{"with a name before it", "Deal \"N:" + whole + "\"", "// " + whole + " {Deal}\n1:1 bare/kept\n"},
		{"a diagram", diagram, "12/W/NS " + whole + "\n"},
		{"a diagram in a mail", strings.ReplaceAll(diagram, "\n", "\r\n> "), "12/W/NS " + whole + "\n"},
		{"a diagram with letters", strings.NewReplacer("♠", "S", "♥", "H", "♦", "D", "♣", "C").Replace(diagram), "12/W/NS " + whole + "\n"},
		{"a diagram with pictures", strings.NewReplacer("♠", "♠️", "♥", "♥️").Replace(diagram), "12/W/NS " + whole + "\n"},
		{"names before the hands of a diagram",
			"North\n♠ A83\n♥ KQ7\n♦ AJ85\n♣ 642\nWest   East\n♠ J42   ♠ KQ5\n♥ 652   ♥ A43\n♦ QT97  ♦ K64\n♣ Q53   ♣ JT98\n" +
				"South\n♠ T976\n" +
				"♥ JT98\n♦ 32\n♣ AK7\n", "// " + whole + "\n"},
		{"letters with colons", "S: A83 H: KQ7 D: AJ85 C: 642", "// - - " + north + " -\n1:1 bare/seats\n"},
		{"small letters with colons", "s: a83 h: kq7 d: aj85 c: 642", "// - - " + north + " -\n1:1 bare/seats\n"},
		{"marks", "West: ♠A83 ♥KQ7 ♦AJ85 ♣642", "// - - - " + north + "\n"},
		{"marks of a forum", "W: !SA83 !HKQ7 !DAJ85 !C642", "// - - - " + north + "\n"},
		{"entities", "E &spades;A83 &hearts;KQ7 &diams;AJ85 &clubs;642", "// - " + north + " - -\n"},
		{"one word a suit", "E: SA83 HKQ7 DAJ85 C642", "// - " + north + " - -\n"},
		{"South has spades", "S: SA83 HKQ7 DAJ85 C642", "// - - " + north + " -\n"},
		{"South, then points", "S " + north, "// - - " + north + " -\n"},
		{"words", "Spades: A 8 3, Hearts: K Q 7, Diamonds: A J 8 5, Clubs: 6 4 2", "// - - " + north + " -\n1:1 bare/seats\n"},
		{"four lines", "N: " + north + "\nE: " + east + "\nS: " + south + "\nW: " + west, "// " + whole + "\n"},
		{"four hands without a name", north + "\n" + east + "\n" + south + "\n" + west, "// " + whole + "\n1:1 bare/seats\n"},
		{"North and South, two without a name", "N: " + north + "\nS: " + south + "\n" + east + "\n" + west,
			"// " + whole + "\n1:4 bare/seats\n"},
		{"two hands without a name", north + "\n" + south, "// " + north + " - " + south + " -\n1:1 bare/seats\n"},
		{"the fourth hand", "N:" + north + " " + east + " " + south, "// " + whole + "\n1:3 bare/filled\n"},
		{"voids", "N ♠AKQJT98765432 ♥ - ♦— ♣void\nE: -.AKQJT98765432.-.-", "// AKQJT98765432... .AKQJT98765432.. - -\n"},
		{"a suit that is left out", "N: ♠AKQJT98 ♥765432\nE: ♦2", "// AKQJT98.765432.. - - - {♦2}\n2:4 bare/unfinished\n2:4 bare/kept\n"},
		{"the dealer after it", "N:" + whole + "\nDealer East, vul: both", "/E/All " + whole + "\n"},
		{"what is no deal", "Hello Jim,\n\nlook at this:\nN:" + whole + "\nBye",
			"// " + whole + " {Hello Jim,} {look at this:} {Bye}\n1:1 bare/kept\n3:1 bare/kept\n5:1 bare/kept\n"},
		{"a small card", "N: ♠A8x ♥KQ7 ♦AJ85 ♣642", "// - - - -\n1:4 bare/small-card\n"},
		{"a card twice", "N: ♠A83 ♥KQQ ♦AJ85 ♣642", "// A83.KQ.AJ85.642 - - -\n1:4 bare/twice\n"},
		{"a hand that is cut", "N: ♠A83 ♥KQ7", "1:1 bare/none\n1:4 bare/unfinished\n"},
		{"the same seat twice", "N: " + north + "\nN: " + south, "// " + north + " - - -\n// " + south + " - - -\n"},
		{"a name", "N: ♠A83 Jim ♥KQ7 ♦AJ85 ♣642", "// " + north + " - - - {Jim}\n1:9 bare/kept\n"},
		{"prose", "South bid 3NT, West led the SK. A good contract: 9 tricks.", "1:1 bare/none\n"},
		{"cards that prose names", "West threw S2, H4, D4 and C8 on the clubs, and East SK HQ DJ C8.", "1:1 bare/none\n"},
		{"cards that prose names with marks", "West threw ♠2, ♥4, ♦4 and ♣8.\nN: " + north,
			"// " + north + " - - - {West threw ♠2, ♥4, ♦4 and ♣8.}\n1:1 bare/kept\n"},
		{"an end position with other words", "N: ♠2 ♥4 ♦4 ♣85 are left", "1:1 bare/none\n"},
		{"an end position of a card of each suit", "N: S2 H4 D4 C8\nE: ♠3 ♥5 ♦5 ♣9", "// 2.4.4.8 3.5.5.9 - -\n"},
		{"a void in what is left, and other words", "N: ♠- ♥4 ♦4 ♣8 are left", "1:1 bare/none\n"},
		{"a hand that is not known, alone", "E: -", "1:1 bare/none\n"},
		{"a hand that is not known first", "N: - A83.KQ7.AJ85.642", "// - A83.KQ7.AJ85.642 - -\n"},
		{"two boards that begin with the dealer", "Dealer: N\nN:" + whole + "\nDealer: E, vul: all\nN:" + whole,
			"/N/ " + whole + "\n/E/All " + whole + "\n"},
		{"two boards that begin with the vulnerability", "Vul: none\nN:" + whole + "\nVul: both\nN:" + whole,
			"//None " + whole + "\n//All " + whole + "\n"},
		{"a number, a dealer and another number", "Board 7\nDealer: W, vul: all\nBoard 8\nN:" + whole,
			"8// " + whole + " {Board 7} {Dealer: W, vul: all}\n1:1 bare/kept\n2:1 bare/kept\n"},
		{"the longest number of a board, and one that is longer", "Board 12345678 N:" + whole + "\nBoard 123456789 N:" + whole,
			"12345678// " + whole + "\n// " + whole + " {Board 123456789}\n2:1 bare/kept\n"},
		{"what only begins with a vulnerability", "Vul: everybodyelse\nN:" + whole,
			"// " + whole + " {Vul: everybodyelse}\n1:1 bare/kept\n"},
		{"a time after a hand", "N: ♠A83 ♥KQ7 ♦AJ85 ♣642 10:30", "// " + north + " - - - {10:30}\n1:25 bare/kept\n"},
		{"South among seats without colons", "N " + north + " E - S - W " + west, "// " + north + " - - " + west + "\n"},
		{"two dealers and vulnerabilities before a board", "Dealer: W, vul: none\nDealer: S, vul: all\nN:" + whole,
			"/W/None " + whole + " {Dealer: S, vul: all}\n2:1 bare/kept\n"},
		{"a number with a point", "Board 7. N:" + whole, "7// " + whole + "\n"},
		{"a number with a backslash", "Board 7\\ N:" + whole, "7// " + whole + "\n"},
		{"an apostrophe", "West's hand:\n♠A83 ♥KQ7 ♦AJ85 ♣642\nIt's East's hand: " + east,
			"// - " + east + " - " + north + " {West's hand:} {It's East's hand:}\n1:1 bare/kept\n3:1 bare/kept\n"},
		{"a seat in prose", "West led the king.\nN: " + north + "\nSouth: ♠T976 ♥JT98 ♦32 ♣AK7",
			"// " + north + " - " + south + " - {West led the king.}\n1:1 bare/kept\n"},
		{"South before marks", "N: " + north + "\nS: ♠T976 ♥JT98 ♦32 ♣AK7", "// " + north + " - " + south + " -\n"},
		{"seats in prose between boards", "Board 1 N:" + whole + "\nWest led, and East won.\nBoard 2\n♠A83 ♥KQ7 ♦AJ85 ♣642\n",
			"1// " + whole + " {West led, and East won.}\n2// - - " + north + " -\n2:1 bare/kept\n4:1 bare/seats\n"},
		{"a seat in prose before a diagram", "South opened.\nWest   East\n♠ J42   ♠ KQ5\n♥ 652   ♥ A43\n♦ QT97  ♦ K64\n♣ Q53   ♣ JT98\n",
			"// - " + east + " - " + west + " {South opened.}\n1:1 bare/kept\n"},
		{"a line of seats in a diagram", "♠ J42   ♠ KQ5\nWest   East\n♥ 652   ♥ A43\n♦ QT97  ♦ K64\n♣ Q53   ♣ JT98\n",
			"// - " + east + " - " + west + "\n"},
		{"a void in clubs of West and East", threeSuits + "♠ AT976\n♥ JT9\n♦ J5\n♣ AK7\n", "// " + filledVoids + "\n1:1 bare/filled\n"},
		{"West and East without clubs, and another board", threeSuits + "Board 2 N:" + whole, "// " + voids + "\n2// " + whole + "\n"},
		{"West and East without clubs, and a hand on a line", threeSuits + "AT976.JT9.J5.AK7\n",
			"// " + filledVoids + "\n1:1 bare/filled\n"},
		{"West and East without clubs, and a seat with its hand", threeSuits + "South: AT976.JT9.J5.AK7\n",
			"// " + filledVoids + "\n1:1 bare/filled\n"},
		{"West and East without clubs", threeSuits, "// " + voids + "\n"},
		{"suits side by side after one that is alone", "♠ A83\n♥ KQ7   ♥ A43\n♦ AJ85   ♦ K64\n♣ 642   ♣ JT98\n",
			"1:1 bare/unfinished\n1:1 bare/none\n2:9 bare/unfinished\n3:10 bare/unfinished\n4:9 bare/unfinished\n"},
		{"an S before the last word", "N: " + north + "\nS foo", "// " + north + " - - - {S foo}\n2:1 bare/kept\n"},
		{"a hand above West and East", "♠A83 ♥KQ7 ♦AJ85 ♣642\n♠ J42   ♠ KQ5\n♥ 652   ♥ A43\n♦ QT97  ♦ K64\n♣ Q53   ♣ JT98\n",
			"// " + whole + "\n1:1 bare/filled\n"},
		{"a hand below West and East", "♠ J42   ♠ KQ5\n♥ 652   ♥ A43\n♦ QT97  ♦ K64\n♣ Q53   ♣ JT98\n♠T976 ♥JT98 ♦32 ♣AK7\n",
			"// " + whole + "\n1:1 bare/filled\n"},
		{"two diagrams of West and East", strings.Repeat("♠ J42   ♠ KQ5\n♥ 652   ♥ A43\n♦ QT97  ♦ K64\n♣ Q53   ♣ JT98\n\n", 2),
			strings.Repeat("// - "+east+" - "+west+"\n", 2)},
		{"a diagram without a line for North's void",
			"♠ AKQT98\n♥ 7654\n♦ 832\n♠ J42   ♠ 765\n♥ 82   ♥ A93\n♦ QT97  ♦ K64\n♣ Q532   ♣ JT98\n",
			"// AKQT98.7654.832. 765.A93.K64.JT98 3.KQJT.AJ5.AK764 J42.82.QT97.Q532\n1:1 bare/filled\n"},
		{"a void in spades", "N: S: - H: Q D: AT65432 C: KJ964\nE: S -- H K D K C A K Q J T 9 8 7 6 5\nW: S H AJT98765432 D A C A",
			"// .Q.AT65432.KJ964 .K.K.AKQJT98765 - .AJT98765432.A.A\n"},
		{"a void in spades without a mark", "S:\nH: KJ32\nD: 842\nC: AQ7432\n", "// - - .KJ32.842.AQ7432 -\n1:1 bare/seats\n"},
		{"hearts after an empty line", "S\n\nH: KJ32\nD: 842\nC: AQ7432\n", "// - - .KJ32.842.AQ7432 -\n"},
		{"voids beside another hand", "S AK64        S Q3\nH    N   H Q4\nD AT32  W   E   D\nC AQ7532      C J9654\n",
			"// - Q3.Q4..J9654 - AK64..AT32.AQ7532\n"},
		{"the end of a sentence", "South had " + south + ".", "// - - " + south + " - {had}\n1:7 bare/kept\n"},
		{"a byte order mark", "\uFEFFBoard 7\nN:" + whole, "7// " + whole + "\n"},
		{"nothing", "", "1:1 bare/none\n"},
		{"HTML", "<!DOCTYPE html><p>no deal", "1:1 bare/none\n"},
	} {
		if got := said(c.file); got != c.want {
			t.Errorf("%s:\n%s\ngot\n%s\nwant\n%s", c.name, c.file, got, c.want)
		}
	}
}

// TestHandsOfNobody holds that the sentence about hands without names says where they went.
func TestHandsOfNobody(t *testing.T) {
	for hands, want := range map[string]string{
		north:                              "it is taken as South’s, or",
		north + "\n" + south:               "they are taken as North’s and South’s, or",
		north + "\n" + east + "\n" + south: "they are taken from North on, clockwise.",
		north + "\n" + east + "\n" + south + "\n" + west: "they are taken from North on, clockwise.",
	} {
		diags := diag.List{Rules: Rules}
		text := habits.PBN.Text([]byte(hands), source.Automatic)
		Read(text, &diags)
		diags.EndGame(text, 0, "", nil)
		at := slices.IndexFunc(diags.Items, func(d diag.Diagnostic) bool { return d.Rule == BareSeats })
		if at < 0 || !strings.Contains(diags.Items[at].Message, want) {
			t.Errorf("%s\n%+v, want %q", hands, diags.Items, want)
		}
	}
}

// TestRulesAreSorted holds that the rules are in the order of their names, and have all that they need.
func TestRulesAreSorted(t *testing.T) {
	for rule := range RuleCount {
		row := Rules(rule)
		if row.Name == "" || row.Severity == 0 || row.Title == "" || len(row.Forms) == 0 || rule > 0 && rows[rule-1].Name >= row.Name {
			t.Errorf("%d: %+v", rule, row)
		}
	}
}

// TestLong: the longest text is read, whatever it repeats, and one that is a byte longer is not.
func TestLong(t *testing.T) {
	size := MostBytes
	if runtime.GOOS == "js" {
		size /= 8 // wasm only takes longer
	}
	for _, piece := range []string{"S ", "♠", "N:", "-", "♠A ", "♠ ♠ ", "!S", "A.", "Board 1 ", "N: ", "\n", "S: A ", "10", "x", "&spades;",
		" ", "D ", "S\n", "A/", "A A A A\n", "A\n", "1C P\n", "N E S W\n1C P\n", "N -\n", "http", "http://x?north=.A..&", "SAHKDQ", "3SA,",
		"♠D", "D.V.R.2 ", "| ", "|A", "all in ", "Vul: all  West foo\n", "Vul: x West\n", "Dealer W West\n", "N - - ", "foo A2 ",
		"N AKQJ.T98.765.432 AKQJT/987/654/3/ Z\n"} {
		if got := said(strings.Repeat(piece, size/len(piece))); strings.Contains(got, "bare/too-long") || got == "" {
			t.Errorf("%q, again and again: %.200q", piece, got)
		}
	}
	if got := said(strings.Repeat(" ", MostBytes+1)); got != "1:1 bare/too-long\n" {
		t.Error(got)
	}
}

func FuzzRead(f *testing.F) {
	for _, seed := range []string{diagram, "N:" + whole, "S: A83 H: KQ7 D: AJ85 C: 642", "Board 1 W: !SA83 !HKQ7 !DAJ85 !C642",
		"Board 1\\ N:" + whole, "E &spades;A83 &hearts;10 &diams;x ♣642"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		text := habits.PBN.Text(file, source.Automatic)
		diags := diag.List{Rules: Rules}
		boards := Read(text, &diags)
		for i, b := range boards {
			if b.Span.Start < 0 || b.Span.Start >= b.Span.End || b.Span.End > len(text.Bytes) {
				t.Fatalf("board %d is at %+v of %d bytes", i, b.Span, len(text.Bytes))
			}
			for _, c := range []byte(b.Number) {
				if c == '"' || c == '\\' || c < ' ' {
					t.Fatalf("the number %q", b.Number)
				}
			}
		}
		for _, d := range diags.Items {
			if d.Message == "" || !utf8.ValidString(d.Message) || d.Game > len(boards) || d.Place.Range.Start.Line < 1 {
				t.Fatalf("%+v", d)
			}
		}
		if len(boards) == 0 && diags.Count(diag.Error) == 0 {
			t.Fatal("nothing says why there is no deal")
		}
	})
}
