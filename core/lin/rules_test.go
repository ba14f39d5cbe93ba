package lin

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/source"
)

const (
	threeHands = "S962HAJ7DKT82CJ75,ST5HQ9863DA943CKQ,SK843HT542DJ6C863"
	// oneNotrump is a board that has nothing wrong.
	oneNotrump = "md|1" + threeHands + "|sv|n|mb|1N|mb|p|mb|p|mb|p|"
)

// viewer is how a link to a hand begins.
const viewer = "https://www.bridgebase.com/tools/handviewer.html?"

// readingCases are LIN, and what is said of it: the rule, the place, and some words of the message. A case without a rule is a near miss.
var readingCases = []struct{ name, in, rule, place, words string }{
	{"no bar at the end of a call", oneNotrump + "pc|ST|pc|S3", "command/cut", "1:%d", "cut off"},
	{"no bar at the end of a hand", "md|1" + threeHands, "command/cut", "1:1", "What is there was read"},
	{"the start of a name", oneNotrump + "pc|ST|p", "command/cut", "1:%d", "“p”"},
	{"white space at the end", oneNotrump + " \r\n\t", "", "", ""},
	{"a command for the screen", "md|1" + threeHands + "|\nha|y|", "command/kept", "2:1", "“ha|y|”"},
	{"one without a value", "md|1" + threeHands + "|\nha||st||rh||", "", "", ""},
	{"results of boards that are not there", "vg|a,b,I,1,2,c,0,d,0|\nrs|1NS=,,PASS,|qx|o1|" + oneNotrump, "command/kept", "2:1",
		"“rs|1NS=,,PASS,|”"},
	{"results of those that are", "vg|a,b,I,1,2,c,0,d,0|rs|1NS=,,,|qx|o1|" + oneNotrump, "", "", ""},
	{"carryover", "vg|a,b,I,1,2,c,3,d,0|qx|o1|" + oneNotrump, "command/kept", "1:1", "no place"},
	{"a number that the board has too", "qx|o3|ah|Board 17|" + oneNotrump, "command/kept", "1:1", "“qx|o3|”"},
	{"the same number", "qx|o17,BOARD 17|ah|Board 17|" + oneNotrump, "", "", ""},
	{"names in the list that the board has too",
		"vg|a,b,I,1,2,c,0,d,0|\npw|s,w,n,e,s2,w2,n2,e2|qx|o1|pn|s,w,n,e|" + oneNotrump + "qx|o2|pn|s2,w2,n2,e2|" + oneNotrump, "", "", ""},
	{"a name in the list that is another's", "vg|a,b,I,1,2,c,0,d,0|\npw|s,w,n,x|qx|o1|pn|s,w,n,e|" + oneNotrump, "command/kept", "2:1",
		"“pw|s,w,n,x|”"},
	{"names in the list of a board that is not there", "vg|a,b,I,1,2,c,0,d,0|\npw|s,w,n,e,s2|qx|o1|pn|s,w,n,e|" + oneNotrump, "command/kept",
		"2:1", "“pw|s,w,n,e,s2|”"},
	{"eight names", "vg|a,b,I,1,2,c,0,d,0|\npn|a,b,c,d,e,f,g,h|qx|o1|" + oneNotrump, "command/kept", "2:1", "“pn|"},
	{"cards taken back before there are any", oneNotrump + "\nup|1|", "command/kept", "2:1", "“up|1|”"},
	{"commands without a deal", "qx|o7|mb|1C|qx|o8|" + oneNotrump, "command/kept", "1:1", "“qx|o7|mb|1C|” has no deal"},
	{"a text without a deal", "nt|Welcome|pg||" + oneNotrump, "", "", ""},
	{"a chapter of a lesson", "qx|C22|" + oneNotrump, "command/kept", "1:1", "“qx|C22|”"},
	{"IMPs", oneNotrump + "zz|-3.53|", "", "", ""},
	{"a percentage", oneNotrump + "zz|35,71%|", "", "", ""},
	{"points, which are no IMPs", oneNotrump + "zz|430|", "command/kept", "1:%d", "“zz|430|”"},
	{"an unknown command", "\nyy|1|" + oneNotrump, "command/unknown", "2:1", "“yy|1|”"},
	{"the same unknown command again", oneNotrump + "\nob|P|ob|1N|\nob|P|", "command/unknown", "2:1", "“ob|P|ob|1N| ob|P|”"},
	{"one in capitals", "MD|1" + threeHands + "|SV|O|MB|1n|Mb|P|mB|p|mb|PASS|", "", "", ""},
	{"five hands", "md|1,,,S2,S3|", "deal/bad-hand", "1:1", "four hands"},
	{"a letter that is no card", "md|1SAB|", "deal/bad-hand", "1:5", "“SAB”"},
	{"a card before a suit", "md|1AS2|", "deal/bad-hand", "1:5", "before the first suit"},
	{"a small card", "md|1SAxx|", "deal/bad-hand", "1:5", "“x”"},
	{"suits in another order", "md|1CJ75DKT82HAJ7S962,ST5HQ9863DA943CKQ,SK843HT542DJ6C863|", "", "", ""},
	{"nothing", "", "file/not-lin", "1:1", "empty"},
	{"a page", "<html><p>md|", "file/not-lin", "1:1", "page without a link"},
	{"a page with a link", "<html><a href=\"http://x/handviewer.html?n=sa\">", "file/not-lin", "1:1", "only its links"},
	{"PBN", "[Event \"x\"]", "file/not-lin", "1:1", "PBN"},
	{"a letter", "Dear friends,\nsee you on Tuesday", "file/not-lin", "1:1", "no command"},
	{"commands that say nothing", "nt||st||\n", "file/not-lin", "1:1", "no deal"},
	{"a link to a hand elsewhere", "see\nhttps://www.bridgebase.com/tools/handviewer.html?myhand=M-1-2", "link/no-deal", "2:1",
		"save the hand as LIN"},
	{"a link with a hand", "https://www.bridgebase.com/tools/handviewer.html?n=sakq", "", "", ""},
	{"a link with no dealer", "https://x/handviewer.html?n=sakq&d=1", "value/unreadable", "1:%d",
		"“1” is not a dealer: 1 to 4 from South on, in a link s, w, n or e."},
	{"a link with no vulnerability", "https://x/handviewer.html?n=sakq&v=x", "value/unreadable", "1:%d", "o, n, e or b"},
	{"a link with nobody vulnerable", "https://x/handviewer.html?n=sakq&v=-", "", "", ""},
	{"a link with no tricks", "https://x/handviewer.html?n=sakq&c=14", "value/unreadable", "1:%d", "0 to 13"},
	{"a link to an ending", "https://x/handviewer.html?n=sakq&a=-", "", "", ""},
	{"values of a link", viewer + "n=sakq&d=n&v=b&a=1cppp&c=13", "", "", ""},
	{"no call", "md|1" + threeHands + "|mb|8C|", "moves/bad-call", "1:%d", "“8C”"},
	{"a dash", "md|1" + threeHands + "|mb|1C|mb|-|", "moves/bad-call", "1:%d", "read as a pass"},
	{"more calls than there can be", "md|1" + threeHands + "|mb|" + strings.Repeat("1C", 700) + "|", "moves/bad-call", "1:%d",
		"more calls than any auction can have, 319"},
	{"calls in one command", "md|1" + threeHands + "|mb|1C!p1H?|", "", "", ""},
	{"no card", oneNotrump + "pc|HQ|pc|X2|", "moves/bad-card", "1:%d", "“X2”"},
	{"the lowest card", oneNotrump + "pc|HQ|pc|h|", "", "", ""},
	{"a ten as a number", oneNotrump + "pc|S10|", "", "", ""},
	{"cards taken back", oneNotrump + "pc|ST|up|1|", "moves/taken-back", "1:%d", "“up|1|”"},
	{"cards without a contract", "md|1,,,|pc|ST|", "moves/unplaced", "1:%d", "who played this"},
	{"calls without a dealer", "md|0" + threeHands + "|mb|1C|", "moves/unplaced", "1:%d", "no dealer"},
	{"cards of known hands", "md|1" + threeHands + "|pc|ST|", "", "", ""},
	{"33 explanations", "md|1" + threeHands + "|" + explanations(33), "note/too-many", "1:%d", "“note33”"},
	{"32 explanations", "md|1" + threeHands + "|" + explanations(32), "", "", ""},
	{"the same explanation", "md|1" + threeHands + "|" + strings.Repeat("mb|p|an|same|", 3), "", "", ""},
	{"another contract in the list", "vg|a,b,I,1,1,c,0,d,0|\nrs|2NS=,|qx|o1|" + oneNotrump, "list/mismatch", "2:4", "another contract"},
	{"another declarer in the list", "vg|a,b,I,1,1,c,0,d,0|\nrs|1NN=,|qx|o1|" + oneNotrump, "list/mismatch", "2:4", "another contract"},
	{"other tricks in the list", "vg|a,b,I,1,1,c,0,d,0|\nrs|1NS+1,|qx|o1|" + oneNotrump + "mc|7|", "list/mismatch", "2:4", "number of tricks"},
	{"a bar in an explanation", oneNotrump[:len(oneNotrump)-len("mb|p|")] + "mb|p|an|weak | or strong hand|", "text/bar", "1:%d",
		"part of the value"},
	{"as much text between two bars as a value may have", "nt|a|" + strings.Repeat("x", 400) + "|" + oneNotrump, "text/bar", "1:1",
		"part of the value"},
	{"more text between two bars", "nt|a|" + strings.Repeat("x", 401) + "|" + oneNotrump, "text/outside", "1:6", "xxx"},
	{"a match that ends within its header", "vg|T,S,I,1|" + oneNotrump, "value/unreadable", "1:1", "nine fields"},
	{"text before the first command", "Hand 1\n" + oneNotrump, "text/outside", "1:1", "“Hand 1”"},
	{"text after a call", oneNotrump + "\nthe end |", "text/outside", "2:1", "“the end”"},
	{"no dealer's number", "md|9" + threeHands + "|", "value/unreadable", "1:4", "dealer"},
	{"no vulnerability", "md|1" + threeHands + "|sv|x|", "value/unreadable", "1:%d", "o, n, e or b"},
	{"no tricks", oneNotrump + "mc|14|", "value/unreadable", "1:%d", "0 to 13"},
	{"no board", "qx|x|" + oneNotrump, "value/unreadable", "1:1", "o7 or c7"},
	{"no result", "vg|a,b,I,1,1,c,0,d,0|\nrs|8NS=,|qx|o1|" + oneNotrump, "value/unreadable", "2:4", "4SE+1"},
	{"no denomination in a result", "vg|a,b,I,1,1,c,0,d,0|\nrs|1ZS=,|qx|o1|" + oneNotrump, "value/unreadable", "2:4", "1ZS="},
	{"no number of tricks in a result", "vg|a,b,I,1,1,c,0,d,0|\nrs|1NS+x,|qx|o1|" + oneNotrump, "value/unreadable", "2:4", "1NS+x"},
	{"a number after just made", "vg|a,b,I,1,1,c,0,d,0|\nrs|1NS=1,|qx|o1|" + oneNotrump, "value/unreadable", "2:4", "1NS=1"},
	{"two declarers of a result", "vg|a,b,I,1,1,c,0,d,0|\nrs|1NSW=,|qx|o1|" + oneNotrump, "value/unreadable", "2:4", "1NSW="},
	{"too few tricks in a result", "vg|a,b,I,1,1,c,0,d,0|\nrs|1NS-8,|qx|o1|" + oneNotrump, "value/unreadable", "2:4", "1NS-8"},
	{"no trick in a result", "vg|a,b,I,1,1,c,0,d,0|rs|1NTS-7,|qx|o1|" + oneNotrump, "", "", ""},
	{"no match", "vg|a,b|qx|o1|" + oneNotrump, "value/unreadable", "1:1", "nine fields"},
	{"five names", "pn|a,b,c,d,e|" + oneNotrump, "value/unreadable", "1:1", "four or eight"},
	{"a comma in a name", "pn|a,b%COMMA% c,d,e|" + oneNotrump, "", "", ""},
}

func explanations(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "mb|p|an|note%d|", i+1)
	}
	return b.String()
}

// TestRulesOfReading holds that each fault is found once, at its place, and that near misses have none.
func TestRulesOfReading(t *testing.T) {
	seen := map[diag.Rule]bool{}
	for _, c := range readingCases {
		t.Run(c.name, func(t *testing.T) {
			_, r := ToPBN([]byte(c.in), source.Automatic, export.Options{})
			checkCase(t, r, c.rule, c.place, c.words, seen)
		})
	}
	for rule := range RuleCount {
		if !seen[rule] && !strings.HasPrefix(Rules(rule).Name, "write/") {
			t.Errorf("no case for %s", Rules(rule).Name)
		}
	}
}

// checkCase checks what a report says. A place "1:%d" is one in the first line, after its start.
func checkCase(t *testing.T, r *Report, rule, place, words string, seen map[diag.Rule]bool) {
	t.Helper()
	if rule == "" {
		if len(r.Diagnostics.Items) > 0 {
			t.Errorf("%s", rendered(r))
		}
		return
	}
	if len(r.Diagnostics.Items) != 1 {
		t.Fatalf("%d diagnostics:\n%s", len(r.Diagnostics.Items), rendered(r))
	}
	d := &r.Diagnostics.Items[0]
	seen[d.Rule] = true
	at := fmt.Sprintf("%d:%d", d.Place.Range.Start.Line, d.Place.Range.Start.Column)
	if place == "1:%d" && d.Place.Range.Start.Line == 1 && d.Place.Range.Start.Column > 1 {
		place = at
	}
	if isOfFile := rule == "file/not-lin" || rule == "link/no-deal"; isOfFile && d.Game != 0 || !isOfFile && d.Game < 1 {
		t.Errorf("%s is of game %d", rule, d.Game)
	}
	if Rules(d.Rule).Name != rule || at != place || !strings.Contains(d.Message, words) {
		t.Errorf("not %s at %s with %q:\n%s", rule, place, words, rendered(r))
	}
}

const simpleGame = "[Deal \"N:K843.T542.J6.863 AQJ7.K.Q75.AT942 962.AJ7.KT82.J75 T5.Q9863.A943.KQ\"]\n"

// writingCases are PBN, and what is said of its LIN.
var writingCases = []struct{ name, in, rule, place, words string }{
	{"all that LIN has", "[Event \"x\"]\n[Board \"1\"]\n[West \"a\"]\n[Dealer \"N\"]\n[Vulnerable \"All\"]\n" + simpleGame +
		"[Declarer \"N\"]\n[Contract \"1C\"]\n[Result \"7\"]\n[Auction \"N\"]\n1C =1= {c} AP\n[Note \"1:x\"]\n", "", "", ""},
	{"a tag", simpleGame + "[Site \"Paris\"]\n", "write/lost", "2:1", "“[Site \"Paris\"]”"},
	{"a tag that says nothing", simpleGame + "[Site \"?\"]\n[Date \"\"]\n", "", "", ""},
	{"a vulnerability that cannot be read", simpleGame + "[Vulnerable \"some\"]\n", "write/lost", "2:1", "some"},
	{"a scoring that LIN has not", simpleGame + "[Scoring \"Butler\"]\n", "write/lost", "2:1", "Butler"},
	{"a scoring that it has", "[Board \"1\"]\n" + simpleGame + "[Scoring \"IMP\"]\n", "", "", ""},
	{"a room without a match", "[Board \"1\"]\n" + simpleGame + "[Room \"Open\"]\n", "write/lost", "3:1", "Room"},
	{"a stage without a board", simpleGame + "[Stage \"final\"]\n", "write/lost", "2:1", "Stage"},
	{"a table", simpleGame + "[ScoreTable \"Rank\"]\n1\n", "write/lost", "2:1", "table"},
	{"an annotation", simpleGame + "[Dealer \"N\"]\n[Auction \"N\"]\n1C! *\n", "write/lost", "4:3", "“!”"},
	{"a skipped player", simpleGame + "[Dealer \"N\"]\n[Auction \"N\"]\n1C ^S 1D *\n", "write/lost", "4:4", "“^S”"},
	{"a lead out of turn", simpleGame + "[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n[Play \"E\"]\n^L SA *\n", "write/lost", "6:1", "SA"},
	{"no card", simpleGame + "[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n[Play \"E\"]\nfoo *\n", "write/lost", "6:1", "foo"},
	{"a card left out", simpleGame + "[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n[Play \"E\"]\nSA - S3 S8\n*\n", "write/lost", "6:6",
		"leave a card"},
	{"a card to come", simpleGame + "[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n[Play \"E\"]\nSA S2 - -\n*\n", "", "", ""},
	{"a card of nobody", "[Board \"1\"]\n[Play \"N\"]\nHJ H2 H4 HQ\n*\n", "write/lost", "3:1", "nobody knows who played “HJ”"},
	{"cards of nobody after a trick", "[Board \"1\"]\n[Deal \"N:- K... - -\"]\n[Play \"E\"]\nSK S3 S4 S5\nH2 H3 H4 H5\n*\n", "write/lost",
		"5:1", "“H2”"},
	{"a contract without a declarer", "[Board \"1\"]\n" + simpleGame + "[Contract \"1C\"]\n", "write/lost", "3:1", "1C"},
	{"a declarer without a contract", "[Board \"1\"]\n" + simpleGame + "[Declarer \"N\"]\n", "write/lost", "3:1", "Declarer"},
	{"a declarer of a board that all passed", "[Board \"1\"]\n" + simpleGame + "[Declarer \"N\"]\n[Contract \"Pass\"]\n", "write/lost", "3:1",
		"Declarer"},
	{"a declarer who is not that of the auction", simpleGame + "[Dealer \"N\"]\n[Declarer \"E\"]\n[Auction \"N\"]\n1C AP\n", "write/lost",
		"3:1", "Declarer"},
	{"a dealer who does not call first", simpleGame + "[Dealer \"N\"]\n[Auction \"E\"]\n1C AP\n", "write/lost", "2:1", "Dealer"},
	{"a call after a hyphen", simpleGame + "[Dealer \"N\"]\n[Auction \"N\"]\n1C - 1S *\n", "write/lost", "4:6", "“1S” and the calls after it"},
	{"a note that no call refers to", simpleGame + "[Dealer \"N\"]\n[Auction \"N\"]\n1C =1= *\n[Note \"1:a\"]\n[Note \"2:b\"]\n", "write/lost",
		"6:1", "2:b"},
	{"a second note of a number", simpleGame + "[Dealer \"N\"]\n[Auction \"N\"]\n1C =1= *\n[Note \"1:a\"]\n[Note \"1:b\"]\n", "write/lost",
		"6:1", "1:b"},
	{"a note of the play", simpleGame + "[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n[Play \"E\"]\nSA *\n[Note \"1:a\"]\n", "write/lost",
		"7:1", "1:a"},
	{"a note of nothing", simpleGame + "[Note \"1:a\"]\n", "write/lost", "2:1", "1:a"},
	{"a deal that cannot be read", "[Board \"1\"]\n[Deal \"x\"]\n", "write/lost", "2:7", "“\"x\"”"},
	{"a contract without a board", simpleGame + "[Declarer \"N\"]\n[Contract \"1C\"]\n", "write/lost", "3:1", "Contract"},
	{"a contract in a list of results", "[Board \"1\"]\n" + simpleGame + "[Declarer \"N\"]\n[Contract \"1C\"]\n", "", "", ""},
	{"a contract without a level", "[Board \"1\"]\n[Deal \"N:A... K... Q... J...\"]\n[Declarer \"N\"]\n[Contract \"H\"]\n", "write/lost",
		"4:1", "Contract"},
	{"a declarer by the score", simpleGame + "[Board \"1\"]\n[Declarer \"^N\"]\n[Contract \"1C\"]\n", "write/lost", "3:1", "^N"},
	{"a corrected result", "[Board \"1\"]\n" + simpleGame + "[Declarer \"N\"]\n[Contract \"1C\"]\n[Result \"^9\"]\n", "write/lost",
		"5:1", "^9"},
	{"an escape line", "[Board \"1\"]\n%escape\n" + simpleGame, "write/lost", "2:1", "%escape"},
	{"a result in words", simpleGame + "[Declarer \"N\"]\n[Contract \"1C\"]\n[Auction \"N\"]\n1C AP\n[Result \"many\"]\n", "write/lost",
		"6:1", "many"},
	{"no dealer", "[Board \"6\"]\n[Vulnerable \"EW\"]\n" + simpleGame, "write/filled", "1:1", "the dealer; that of the board’s number"},
	{"no vulnerability", "[Board \"6\"]\n[Dealer \"E\"]\n[Vulnerable \"?\"]\n" + simpleGame, "write/filled", "1:1", "who is vulnerable"},
	{"neither dealer nor number", "[Board \"A\"]\n[Vulnerable \"EW\"]\n" + simpleGame, "write/filled", "1:1", "the LIN has none"},
	{"all that a number would say", "[Board \"6\"]\n[Dealer \"N\"]\n[Vulnerable \"All\"]\n" + simpleGame, "", "", ""},
	{"IMPs of North and South", "[Board \"6\"]\n" + simpleGame + "[ScoreIMP \"NS -3.5\"]\n", "", "", ""},
	{"IMPs of East and West", "[Board \"6\"]\n" + simpleGame + "[ScoreIMP \"EW 3.5\"]\n", "write/lost", "3:1", "ScoreIMP"},
	{"IMPs and a percentage", "[Board \"6\"]\n" + simpleGame + "[ScoreIMP \"NS 3.5\"]\n[ScorePercentage \"NS 60\"]\n", "write/lost", "4:1",
		"ScorePercentage"},
	{"a bar in a comment", simpleGame + "{a|b}", "write/changed", "2:1", "“/”"},
	{"a bar in a name", simpleGame + "[West \"a|b, c\"]\n", "", "", ""},
	{"a bar in the event", simpleGame + "[Event \"a|b\"]\n", "write/changed", "2:8", "“/”"},
}

// TestRulesOfWriting holds that LIN says what it cannot hold, once and at its place.
func TestRulesOfWriting(t *testing.T) {
	seen := map[diag.Rule]bool{}
	for _, c := range writingCases {
		t.Run(c.name, func(t *testing.T) {
			_, r := FromPBN(pbn.Bytes([]byte(c.in)))
			r.OfGames.Items = nil
			r.Diagnostics.Items = slices.DeleteFunc(r.Diagnostics.Items, func(d diag.Diagnostic) bool {
				return d.Rule == WriteFilled && c.rule != "write/filled" // few cases say the dealer
			})
			checkCase(t, r, c.rule, c.place, c.words, seen)
		})
	}
	for _, rule := range []diag.Rule{WriteLost, WriteChanged, WriteFilled} {
		if !seen[rule] {
			t.Errorf("no case for %s", Rules(rule).Name)
		}
	}
}

// TestOrderOfWriting holds that what LIN cannot hold is said in the order of the file, not in that in which LIN is written.
func TestOrderOfWriting(t *testing.T) {
	_, r := FromPBN(pbn.Bytes([]byte("[Board \"1\"]\n" + simpleGame + "[Dealer \"N\"]\n[Vulnerable \"All\"]\n[Auction \"N\"]\n1C! *\n[Site \"Paris\"]\n")))
	var lines []int
	for _, d := range r.Diagnostics.Items {
		lines = append(lines, d.Place.Range.Start.Line)
	}
	if want := []int{6, 7}; !slices.Equal(lines, want) {
		t.Errorf("lines %v, not %v:\n%s", lines, want, rendered(r))
	}
}

// TestRows holds that the rules are in the order of their names, and that each has words.
func TestRows(t *testing.T) {
	var names []string
	for rule := range RuleCount {
		row := Rules(rule)
		names = append(names, row.Name)
		if row.Severity == 0 || row.Title == "" || len(row.Forms) == 0 {
			t.Errorf("%s: %+v", row.Name, row)
		}
	}
	if !slices.IsSorted(names) {
		t.Errorf("not in order: %v", names)
	}
}

// TestBoardsOfDiagnostics holds that a diagnostic has the number and the name of its board.
func TestBoardsOfDiagnostics(t *testing.T) {
	_, r := ToPBN([]byte("yy|1|ah|Board 7|"+oneNotrump+"\nah|Board 8|"+oneNotrump+"yy|2|"), source.Automatic, export.Options{})
	var got []string
	for _, d := range r.Diagnostics.Items {
		got = append(got, fmt.Sprint(d.Game, " ", d.Label))
	}
	if want := []string{"1 7", "2 8"}; !slices.Equal(got, want) {
		t.Errorf("%q, not %q\n%s", got, want, rendered(r))
	}
}

// TestBoardsWithoutAuctions holds that each line of a file of deals is a board with its own names.
func TestBoardsWithoutAuctions(t *testing.T) {
	var lin strings.Builder
	for n := range 3 {
		fmt.Fprintf(&lin, "pn|S%d,W%d,N%d,E%d|st||md|1%s,|rh||ah|Board %d|sv|o|pg||\n", n, n, n, n, threeHands, n+1)
	}
	out, r := ToPBN([]byte(lin.String()), source.Automatic, utf8PBN)
	games := heldIn(out)
	if len(games) != 3 || len(r.Diagnostics.Items) > 0 {
		t.Fatalf("%d games\n%s", len(games), rendered(r))
	}
	for n, game := range games {
		for _, want := range []string{fmt.Sprintf("West W%d", n), fmt.Sprintf("Board %d", n+1)} {
			if !slices.Contains(game, want) {
				t.Errorf("game %d has no %q: %q", n+1, want, game)
			}
		}
	}
}
