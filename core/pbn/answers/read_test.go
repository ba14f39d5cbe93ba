package answers

import (
	"strings"
	"testing"

	"pbn/core/wire"
)

// typedValues are texts of a file, and what they mean in JSON; "" where that cannot be told.
var typedValues = []struct{ clause, in, member, want string }{
	{"3.4.14 contract", `[Contract "4HX"]`, "bid", `{"level":4,"denomination":"H","risk":"X"}`},
	{"dialects-1 contract", `[Contract "3n**"]`, "bid", `{"level":3,"denomination":"NT","risk":"XX"}`},
	{"3.10 contract of an end position", `[Contract "NT"]`, "bid", `{"denomination":"NT"}`},
	{"3.4.14 passed out", `[Contract "Pass"]`, "bid", ""},
	{"3.4.15-a overtricks", "[Declarer \"S\"]\n[Contract \"4H\"]\n[Result \"11\"]", "overtricks", "1"},
	{"3.4.15-a undertricks", "[Declarer \"S\"]\n[Contract \"4H\"]\n[Result \"NS 8\"]", "overtricks", "-2"},
	{"3.4.15-d a play that goes on", "[Declarer \"S\"]\n[Contract \"4H\"]\n[Result \"2\"]\n[Play \"W\"]\nSA S2 S3 S4\n+", "overtricks", ""},
	{"3.10 no level", "[Declarer \"S\"]\n[Contract \"H\"]\n[Result \"2\"]", "overtricks", ""},

	{"4.2.1 of declarer", `[Score "-50"]`, "scores", `[{"tag":"Score","score":-50}]`},
	{"4.2.1 of both sides", `[Score "EW 620 NS -620"]`, "scores",
		`[{"tag":"Score","side":"EW","score":620},{"tag":"Score","side":"NS","score":-620}]`},
	{"4.2.2 decimals", `[ScoreIMP "NS +07.50"]`, "scores", `[{"tag":"ScoreIMP","side":"NS","score":7.50}]`},
	{"4.2.2 no digits before the point", `[ScoreIMP ".5"]`, "scores", `[{"tag":"ScoreIMP","score":0.5}]`},
	{"4.2.2 a percent sign, a comma", `[ScorePercentage "62,5%"]`, "scores", `[{"tag":"ScorePercentage","score":62.5}]`},
	{"4.2.5 above and below the line", `[ScoreRubber "NS 300 / 40"]`, "scores", `[{"tag":"ScoreRubber","side":"NS","score":300,"below":40}]`},
	{"4.2.5 only of a rubber", `[Score "NS 300/40"]`, "scores", ""},
	{"4.2.1 a side twice", `[Score "NS 1 NS 2"]`, "scores", ""},
	{"4.2.1 declarer and a side", `[Score "1 NS 2"]`, "scores", ""},
	{"4.2.1 two numbers", `[Score "100 50"]`, "scores", ""},
	{"4.2.1 a side without a score", `[Score "NS"]`, "scores", ""},
	{"4.2.1 text", `[Score "made"]`, "scores", ""},
	{"2.3-c longer than a line", `[Score "` + strings.Repeat("1", 300) + `"]`, "scores", ""},
	{"4.8-b a standing value", "[Score \"##NS 50\"]\n\n[Event \"b\"]",
		`scores":[{"tag":"Score","side":"NS","score":50}],"sections":[]},{"number":2`, "…"},

	{"4.2.7 par", `[OptimumScore "EW 400"]`, "par", `[{"tag":"OptimumScore","score":{"side":"EW","points":400}}]`},
	{"4.2.7 par of both sides", `[OptimumScore "NS +620 EW -620"]`, "par", `[{"tag":"OptimumScore","score":{"side":"NS","points":620}}]`},
	{"4.2.7 no blank", `[OptimumScore "NS620"]`, "par", `[{"tag":"OptimumScore","score":{"side":"NS","points":620}}]`},
	{"4.2.7 both sides win", `[OptimumScore "NS 620 EW 620"]`, "par", ""},
	{"4.2.7 no side", `[OptimumScore "620"]`, "par", ""},
	{"4.2.7 half a point", `[OptimumScore "NS 0.5"]`, "par", ""},
	{"dialects-18 contracts of par", `[ParContract "NS 4S+1; EW 5CX-2"]`, "par",
		`[{"tag":"ParContract","contracts":[{"level":4,"denomination":"S","declarer":"NS","overtricks":1},{"level":5,"denomination":"C","risk":"X","declarer":"EW","overtricks":-2}]}]`},
	{"dialects-18 a contract that is just made", `[ParContract "N 3N="]`, "par",
		`[{"tag":"ParContract","contracts":[{"level":3,"denomination":"NT","declarer":"N","overtricks":0}]}]`},
	{"dialects-18 without a result", `[ParContract "NS 4H"]`, "par", ""},
	{"dialects-18 Minimax", `[Minimax "4SDE-300"]`, "par",
		`[{"tag":"Minimax","score":{"side":"NS","points":-300},"contracts":[{"level":4,"denomination":"S","risk":"X","declarer":"E"}]}]`},
	{"dialects-18 Minimax in notrump", `[Minimax "3NN400"]`, "par",
		`[{"tag":"Minimax","score":{"side":"NS","points":400},"contracts":[{"level":3,"denomination":"NT","declarer":"N"}]}]`},
	{"dialects-18 Minimax without a declarer", `[Minimax "4S420"]`, "par", ""},
	{"dialects-18 Minimax cut after the denomination", `[Minimax "4S"]`, "par", ""},
	{"dialects-18 Minimax cut after the double", `[Minimax "4SD"]`, "par", ""},
	{"dialects-18 Minimax cut after the declarer", `[Minimax "4SDE"]`, "par", ""},
	{"dialects-18 Minimax of the shortest score", `[Minimax "4SE0"]`, "par",
		`[{"tag":"Minimax","score":{"side":"NS","points":0},"contracts":[{"level":4,"denomination":"S","declarer":"E"}]}]`},

	{"dialects-18 DoubleDummyTricks", `[DoubleDummyTricks "789666789656546554d5"]`, "openCards",
		`[{"tag":"DoubleDummyTricks","tricks":{"N":[7,8,9,6,6],"E":[5,6,5,4,6],"S":[6,7,8,9,6],"W":[5,5,4,13,5]}}]`},
	{"dialects-18 not all of them", `[DoubleDummyTricks "7896667896565465546"]`, "openCards", ""},
	{"dialects-18 more than there can be", `[DoubleDummyTricks "e8966678965654655465"]`, "openCards", ""},
	{"dialects-18 Ability", `[Ability "N:54344 w:98778"]`, "openCards", `[{"tag":"Ability","tricks":{"N":[5,4,3,4,4],"W":[9,8,7,7,8]}}]`},
	{"dialects-18 Ability with a digit too few", `[Ability "N:5434"]`, "openCards", ""},

	{"dialects-8 a hand that is not known", `[Deal "N:AKxxx.63.AKQ.A97 A865.KQ5.T.QJT6 - -"]`, "unreadable", `{"N":"AKxxx.63.AKQ.A97"}`},

	{"3.4.3 the parts of a date", `[Date "1999.12.31"]`, "dateParts", `{"year":1999,"month":12,"day":31}`},
	{"3.4.3 a year", `[Date "1999.??.??"]`, "dateParts", `{"year":1999}`},
	{"3.4.3 nothing of a date", `[Date "????.??.??"]`, "dateParts", `{}`},
	{"3.4.3 half a year", `[Date "19??.12.31"]`, "dateParts", ""},
	{"3.4.3 no date", `[Date "soon"]`, "dateParts", ""},

	{"4.1 hidden hands", `[Hidden "SN"]`, "hidden", `["N","S"]`},
	{"4.1 in other letters", `[Hidden "w, e"]`, "hidden", `["E","W"]`},
	{"4.1 a word", `[Hidden "None"]`, "hidden", ""},

	{"4.6 games in minutes", `[TimeControl "4/30"]`, "timeLimits", `[{"tag":"TimeControl","games":4,"minutes":30}]`},
	{"4.6 no minutes", `[TimeControl "4"]`, "timeLimits", ""},
	{"4.6 seconds", "[TimeCard \"9\"]\n[TimeCall \"60\"]", "timeLimits", `[{"tag":"TimeCall","seconds":60},{"tag":"TimeCard","seconds":9}]`},
	{"4.6 a word", `[TimeCall "soon"]`, "timeLimits", ""},

	{"2.4-a headings", "%HRTitleSite  a b \n%HRTitleEvent \" \"c\" \"\n%HRTitleEvent d\n[Board \"1\"]", "titles",
		`{"event":"\"c\"","site":"a b"}`},
	{"2.4-a headings that say nothing", "%HRTitleEvent \"\"\n%HRTitleEventful a\n%HRTitleSite\n[Board \"1\"]", "titles", ""},

	{"3.2-e a blank", "[Auction \"N\"]\n____ *", "blank", "true"},
	{"3.2-e no blank", "[Auction \"N\"]\n_1C_ *", "blank", ""},
	{"3.5.5 an alert", "[Auction \"N\"]\n1C =1= *\n[Note \"1: ALERTed\"]", "alert", "true"},
	{"3.5.5 the mark of an alert", "[Auction \"N\"]\n1C =1= *\n[Note \"1:!\"]", "alert", "true"},
	{"3.5.5 no alert", "[Auction \"N\"]\n1C =1= *\n[Note \"1:no alert\"]", "alert", ""},

	{"5.9 a table as it should be", "[ScoreTable \"Rank;Contract;Declarer;Result;Score_NS\"]\n1 4HX N 9 -100\n2 - - - 50", "readings", ""},
	{"5.2-d an artificial score", "[ScoreTable \"Score_NS\"]\n^50", "readings", `[{"row":0,"column":0,"value":"50","artificial":true}]`},
	{"5.2-d not in a string", "[ScoreTable \"Names_NS\"]\n\"^50\"", "readings", ""},
	{"5.9 ranks that are shared", "[ScoreTable \"Rank\"]\n2=\n+3", "readings",
		`[{"row":0,"column":0,"value":"2"},{"row":1,"column":0,"value":"3"}]`},
	{"5.9 numbers as programs write them", "[ScoreTable \"Percentage_NS\"]\n62,5%\nx", "readings",
		`[{"row":0,"column":0,"value":"62.5"},{"row":1,"column":0}]`},
	{"dialects-1 what a row that cannot be read has", "[ScoreTable \"Contract;Result\"]\n3n x\n4H* y", "readings",
		`[{"row":0,"column":0,"value":"3NT"},{"row":0,"column":1},{"row":1,"column":0,"value":"4HX"},{"row":1,"column":1}]`},
	{"5.9 a side for a seat", "[ScoreTable \"Declarer\"]\nN-S\nEW\nx", "readings", `[{"row":0,"column":0,"value":"NS"},{"row":2,"column":0}]`},
	{"5.8 times", "[PlayTimeTable \"Time\"]\n1:02:03\n62:03\n3723\n1:60\n1:2", "readings",
		`[{"row":0,"column":0,"value":"3723"},{"row":1,"column":0,"value":"3723"},{"row":3,"column":0},{"row":4,"column":0}]`},
	{"5.5 ranges", "[InstantScoreTable \"ScoreRange_NS\"]\n420\n420,*\n-50,400\n*,-50\n*,*\n4.5\n400,4.5", "readings",
		`[{"row":1,"column":0,"low":420},{"row":2,"column":0,"low":-50,"high":400},{"row":3,"column":0,"high":-50},{"row":4,"column":0},{"row":5,"column":0},{"row":6,"column":0}]`},
	{"5.6 ranks as programs write them", "[OptimumPlayTable \"S;H;D;C\"]\nak A10 AA -", "readings",
		`[{"row":0,"column":0,"value":"AK"},{"row":0,"column":1,"value":"AT"},{"row":0,"column":2}]`},
	{"5.3 all cards of a suit, not of notrump", "[ActionTable \"Card\"]\ns\nNT", "readings", `[{"row":1,"column":0}]`},
	{"5.2-a numbers in other columns", "[ScoreTable \"PairId_NS;Foo;Bar;Names_NS\"]\n1 2,5 a \"1\"\n- ? 1 \"b\"", "numbers", `[0,1]`},
	{"5.2-a numbers as programs write them in other columns", "[ScoreTable \"Foo\"]\n2,5\n+3", "readings",
		`[{"row":0,"column":0,"value":"2.5"},{"row":1,"column":0,"value":"3"}]`},
	{"5.9 columns of programs", "[FooTable \"Lead;Call\"]\nAS 1n\nHT p", "readings",
		`[{"row":0,"column":0,"value":"SA"},{"row":0,"column":1,"value":"1NT"},{"row":1,"column":1,"value":"Pass"}]`},
	{"5.9 contracts and denominations in columns of programs", "[FooTable \"Contract;Denomination\"]\n4h* n\nx x", "readings",
		`[{"row":0,"column":0,"value":"4HX"},{"row":0,"column":1,"value":"NT"},{"row":1,"column":0},{"row":1,"column":1}]`},
	{"5.9 what they hold", "[ScoreTable \"Lead\"]\nSA", "columns", `[{"name":"Lead","type":"text","holds":"card","align":"left"}]`},
	{"5.9 the side of a column", "[ScoreTable \"Score_NS;Own_EW;_NS\"]\n50", "columns",
		`[{"name":"Score_NS","type":"number","side":"NS","align":"left"},{"name":"Own_EW","type":"text","side":"EW","align":"left"},{"name":"_NS","type":"text","align":"left"}]`},
	{"5.2-f lines are not a table", "[Club \"a\"]\n^5 1n", "readings", ""},
}

func TestTypedValues(t *testing.T) {
	for _, c := range typedValues {
		text := string(parse([]byte(c.in), wire.Options{}))
		switch _, member, found := strings.Cut(text, `"`+c.member); {
		case c.want == "" && found:
			t.Errorf("%s: %q has %s%.100s", c.clause, c.in, c.member, member)
		case c.want != "" && c.want != "…" && !strings.HasPrefix(member, `":`+c.want):
			t.Errorf("%s: %q has %s%.200s, want %s", c.clause, c.in, c.member, member, c.want)
		case c.want == "…" && !found:
			t.Errorf("%s: %q has no %s in\n%s", c.clause, c.in, c.member, text)
		}
	}
}
