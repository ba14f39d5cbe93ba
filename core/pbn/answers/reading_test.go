package answers

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn"
	"pbn/core/pbn/rules"
	"pbn/core/wire"
)

const (
	fullDeal  = `[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]`
	westsHand = `"W":{"S":"KQT2","H":"AT","D":"J6542","C":"85"}`
	allHands  = `"hands":{"N":{"S":"","H":"63","D":"AKQ987","C":"A9732"},"E":{"S":"A8654","H":"KQ5","D":"T","C":"QJT6"},"S":{"S":"J973","H":"J98742","D":"3","C":"K4"},` + westsHand + `}`
)

// readings are what the reader makes of each clause of the ledger: the JSON has what is wanted, and nothing else is
// reported than the rules, in the order of the file. To be short, an auction need not have a dealer before it, nor a play
// its tags: those rules are looked at only where they are wanted.
var readings = []struct {
	clause, in string
	want       string // pieces of the JSON, with "…" between them
	rules      string
}{
	{"2.1-a three line ends in one file", "[Event \"a\"]\r[Site \"b\"]\r\n[Board \"1\"]\n", `"name":"Event"…"name":"Site"…"line":2,…"name":"Board"…"line":3,`, ""},
	{"2.1-b export format is read", "% PBN 2.1\r\n% EXPORT\r\n[Event \"a\"]\r\n", `"version":"2.1","claimsExport":true`, "export/missing-tag"},
	{"2.2-a a control character is white space", "[Event\x01\"a\"]\x02\n[Auction \"N\"]\n1C\x03AP", `"value":"a"…"text":"1C"…"text":"Pass"`, "text/control-character text/control-character text/control-character"},
	{"2.2-a a control character from 128 to 159", "[Site\xc2\x85\"é\"]\n[Auction \"N\"]\n1C\xc2\x851D *\n[ScoreTable \"Rank\"]\n1\xc2\x852", `"value":"é"…"text":"1C","kind":"call"},{"seat":"E","text":"1D"…"rows":[["1"],["2"]]`, "text/utf8 text/control-character text/control-character text/control-character"},
	{"2.2-b characters from 160 to 191 are kept", "[Site \"\xa7\xbf\"]", `"value":"§¿"`, "text/discouraged-character"},
	{"2.2-c characters outside of strings are skipped", "[Auction \"N\"]\n1C \xe9 1D *", `"text":"1C"…"comments":[{"kind":"text","text":"é"}]…"text":"1D"`, "text/non-ascii-token"},
	{"2.2-c a word of a table", "[ScoreTable \"Rank;Names_NS\"]\n1 M\xfcller\n2 \"M\xfcller\"", `"rows":[["1","Müller"],["2","Müller"]]`, "text/non-ascii-token"},
	{"2.2-c a blank of Latin-1", "[Auction \"N\"]\n1C\xa01D *", `"text":"1C","kind":"call"},{"seat":"E","text":"1D"`, "text/non-ascii-token"},
	{"2.2-d non-ASCII is read all the same", "[Site \"\xe9\"] {\xe8}", `"value":"é"…"text":"è"`, ""},
	{"2.2-e UTF-8", "[Site \"é♠\"]", `"value":"é♠"…"encoding":"utf-8"`, "text/utf8"},
	{"2.2-e a byte order mark", "\xEF\xBB\xBF[Site \"a\"]", `"value":"a"…"start":{"byte":3,"line":1,"column":1,"utf16":1}…"encoding":"utf-8"`, "text/utf8"},
	{"2.2-e Windows-1252", "[Site \"\x93\xe9\x94\"]", `"value":"“é”"…"encoding":"windows-1252"`, "text/windows-1252"},
	{"2.2-e UTF-16", "\xFF\xFE[\x00A\x00 \x00\"\x00\x60\x26\"\x00]\x00", `"value":"♠"…"encoding":"utf-16le"`, "text/utf16 tag/unknown"},
	{"2.2-e what a file says of itself", "%Content-type: text/x-pbn; charset=UTF-8\n[Site \"a\"]", `"encoding":"utf-8"`, ""},
	{"2.2-e the bytes win", "%Content-type: text/x-pbn; charset=UTF-8\n[Site \"\xe9\"]", `"value":"é"…"encoding":"iso-8859-1"`, ""},
	{"2.2-e UTF-16 without a mark", "[\x00S\x00i\x00t\x00e\x00 \x00\"\x00a\x00\"\x00]\x00", `"value":"a"…"encoding":"utf-16le"`, "text/utf16"},
	{"2.3-a a tab in a string is kept", "[Site \"a\tb\"]", `"value":"a\u0009b"`, "text/tab-in-string"},
	{"2.3-b a tab in a comment is kept", "[Site \"a\"] {b\tc}", `"text":"b\u0009c"`, ""},
	{"2.3-c a line of any length", "[Site \"a\"] {" + strings.Repeat("x", 300) + "}", `"text":"` + strings.Repeat("x", 300), "text/line-too-long"},
	{"2.3-d a line of 80 characters", "[Site \"" + strings.Repeat("x", 90) + "\"]", `"value":"` + strings.Repeat("x", 90), "text/long-line"},
	{"2.4-a escape lines are kept at their place", "%a\n[Site \"x\"]\n%b\n{c}\n[Auction \"N\"]\n1C\n%d\n*\n[Foo \"\"]\n1\n%e\n2\n%f", `"text":"c","escapes":["%b"]}],"escapes":["%a"]…"kind":"end","escapes":["%d"]…"escapesInRows":[{"row":1,"escapes":["%e"]}]…"escapes":["%f"]`, "tag/unknown"},
	{"2.4-a elsewhere % is nothing special", "[Site \"x\"] ;a\n{b\n%c}", `"text":"a"…"text":"b\n%c"`, ""},
	{"2.4-b the version", "% PBN 1.0\n[Site \"x\"]", `"version":"1.0"`, ""},
	{"2.4-c the claim of export format", "% PBN 2.1\n% EXPORT\n[Site \"x\"]", `"claimsExport":true`, "export/line-end export/missing-tag"},
	{"2.4-d no PBN at all", "PK\x03\x04", `"games":[]…"gameCount":0`, "file/not-pbn"},
	{"3-a many semi-empty lines are one separator", "\n\n[Board \"1\"]\n \n\t\n\n[Board \"2\"]\n\n\n", `"number":1…"number":2…"gameCount":2`, ""},
	{"3-a no separator in a comment", "[Board \"1\"] {a\n\nb}\n[Site \"x\"]", `"text":"a\n\nb"…"gameCount":1`, ""},
	{"3-b comments alone are no game", "{a}\n\n[Board \"1\"]\n\n{b}\n\n[Board \"2\"]\n\n{c}", `"number":1…"comments":[{"kind":"brace","text":"a"}]…"number":2…"text":"b"…"value":"2","comments":[{"kind":"brace","text":"c"}]…"gameCount":2`, ""},
	{"3-c two games without a separator", "[Board \"1\"]\n[Dealer \"N\"]\n[Board \"2\"]\n[Dealer \"E\"]", `"dealer":"N"…"number":2…"dealer":"E"…"gameCount":2`, "game/missing-separator"},
	{"3-c repeated tags are ignored", "[Board \"1\"]\n[Site \"a\"]\n[Site \"b\"]", `"value":"b","duplicate":true…"gameCount":1`, "tag/duplicate"},
	{"3-d a game that is split", "[Board \"1\"]\n[Dealer \"N\"]\n\n[Auction \"N\"]\n1C *", `"number":2…"auction"…"gameCount":2`, "game/split"},
	{"3-d a board of its own", "[Board \"1\"]\n\n[Auction \"N\"]\n1C *\n[Board \"2\"]", `"gameCount":2`, ""},
	{"3.1-a the four kinds of sections", "[Site \"x\"]\n[ScoreTable \"Rank\"]\n1\n[Play \"W\"]\nSA *\n[Auction \"W\"]\n1C *", `"auction":…"play":…"sections":[{"name":"ScoreTable"`, ""},
	{"3.1-b the auction tells the dealer", "[Auction \"E\"]\n1C *", `"dealer":"E","derived":["dealer"]`, "auction/no-dealer"},
	{"3.1-b hyphens move the dealer on", "[Auction \"W\"]\n- - 1C *", `"dealer":"E","derived":["dealer"]…"first":"E"`, "auction/no-dealer"},
	{"3.1-c what the play needs comes later", "[Play \"N\"]\nC2 S3 S4 S5\n*\n[Declarer \"W\"]\n[Contract \"4S\"]", `"contract":"4S","declarer":"W"…"leader":"N","winner":"W"`, "play/missing-tag"},
	{"3.1-c what the play needs follows from the auction", "[Auction \"W\"]\n4S AP\n[Play \"N\"]\nC2 S3 S4 S5\n*", `"contract":"4S","declarer":"W","derived":["dealer","contract","declarer"]…"winner":"W"`, "auction/no-dealer play/missing-tag"},
	{"3.1-d no tag is mandatory", "[Site \"x\"]", `"tags":[{"name":"Site"`, ""},
	{"3.2-a brackets end themselves", "[Site\"x\"][Event\"y\"]", `"name":"Site"…"name":"Event"`, ""},
	{"3.2-b a name in lower case", "[site \"x\"]", `"name":"site","value":"x"`, "syntax/tag-name tag/unknown"},
	{"3.2-c escapes", `[Site "\"a\\"]`, `"value":"\"a\\"`, ""},
	{"3.2-c an unclosed string", "[Site \"a b]\n[Event \"c\"]", `"value":"a b]"…"name":"Event","value":"c"`, "syntax/unterminated-string"},
	{"3.2-c quotes inside", `[Site "a "b" c"]`, `"value":"a \"b\" c"`, "syntax/unterminated-string"},
	{"3.2-d another character after a backslash", `[Site "a\Sb"]`, `"value":"a\\Sb"`, "syntax/bad-escape"},
	{"3.2-e call tokens", "[Auction \"N\"]\n1C-*", `"text":"1C-","kind":"bad"`, "auction/bad-call"},
	{"3.2-e a blank takes its turn", "[Auction \"N\"]\n1C Pass ___ $2 Pass *", `"seat":"S","text":"___","kind":"bad","blank":true,"annotations":[{"kind":"nag","value":2}]},{"seat":"W","text":"Pass"`, "auction/bad-call"},
	{"3.2-f a third mark is a second suffix", "[Auction \"N\"]\n1C!?! *", `"annotations":[{"kind":"suffix","value":5},{"kind":"suffix","value":1}]`, "annotation/repeated"},
	{"3.2-g a note reference", "[Auction \"N\"]\n1C =12= *\n[Note \"12:x\"]", `"kind":"note","value":12…"notes":[{"index":12,"text":"x"`, ""},
	{"3.2-h a NAG", "[Auction \"N\"]\n1C $3$4 *", `{"kind":"nag","value":3},{"kind":"nag","value":4}`, ""},
	{"3.2-i asterisk and plus", "[Auction \"N\"]\n1C+", `"text":"+","kind":"continue"`, ""},
	{"3.2-j an irregularity", "[Play \"N\"]\n^R SA *", `"text":"SA","kind":"card","irregularities":"R"`, "play/false-revoke"},
	{"3.2-j another letter", "[Play \"N\"]\n^X SA *", `"kind":"text","text":"^X"`, "syntax/unexpected-text"},
	{"3.2-k section tokens", "[Foo \"\"]\na-b(c) \"d;e\" 5%", `"rows":[["a-b(c)","d;e","5"]]`, "tag/unknown syntax/unexpected-text"},
	{"3.2-l a token of any length", "[Auction \"N\"]\n1C" + strings.Repeat("x", 300) + " 1D *", `"text":"1C` + strings.Repeat("x", 300) + `","kind":"bad"}…"text":"1D"`, "auction/bad-call syntax/token-too-long"},
	{"3.2-m unexpected text is kept", "[Site \"x\"] some words\n[Board \"1\"]", `"kind":"text","text":"some words"`, "syntax/unexpected-text"},
	{"3.2-m words after the end of an auction", "[Auction \"N\"]\n1C AP\nHANDS: 12 of 24 {c}", `{"seat":"W","text":"Pass","kind":"call","comments":[{"kind":"text","text":"HANDS: 12 of 24"},{"kind":"brace","text":"c"}]}]`, "syntax/unexpected-text"},
	{"3.2-m words after “*”", "[Play \"N\"]\nSA * HANDS SK", `{"text":"*","kind":"end","comments":[{"kind":"text","text":"HANDS SK"}]}],"tricks":[{`, "syntax/unexpected-text"},
	{"3.3-a a tag pair over several lines", "[\n Site\n\n", `"games":[]`, "file/not-pbn"},
	{"3.3-a four tokens", "[ Site\t\n\"x\"\n]", `"name":"Site","value":"x"`, ""},
	{"3.3-b a comment inside", "[Site {a} \"x\"]", `"name":"Site","value":"x","comments":[{"kind":"brace","text":"a"}]`, "syntax/comment-in-tag"},
	{"3.3-c the items of a value", "[Scoring \"MP;MP1; Cavendish\"]", `"items":["MP","MP1","Cavendish"]`, ""},
	{"3.4-a the order of the file", "[Zeta \"1\"]\n[Board \"2\"]", `"name":"Zeta"…"name":"Board"`, "tag/unknown"},
	{"3.4-b a bare deal", fullDeal, allHands, ""},
	{"3.4-c the first counts", "[Auction \"N\"]\n1C *\n[Auction \"E\"]\n1D *", `"duplicate":true…"auction":{"tag":0,"first":"N","moves":[{"seat":"N","text":"1C"`, "tag/duplicate"},
	{"3.4.3 Date", "[Date \"1999.12.??\"]", `"date":"1999.12.??","dateParts":{"year":1999,"month":12}`, ""},
	{"3.4.3 no day of the calendar", "[Date \"2001.02.29\"]", `"value":"2001.02.29"`, "tag/invalid-value"},
	{"3.4.4 Board", "[Board \"0\"]", `"value":"0"`, "tag/invalid-value"},
	{"3.4.5 several names", "[West \"Ann, B.;Cle, D.\"]", `"items":["Ann, B.","Cle, D."]`, ""},
	{"3.4.9 Dealer in lower case", "[Dealer \"w\"]", `"value":"w"…"dealer":"W"`, ""},
	{"3.4.10 Vulnerable", "[Vulnerable \"Both\"]\n\n[Vulnerable \"-\"]\n\n[Vulnerable \"love\"]\n\n[Vulnerable \"ew\"]", `"vulnerable":"All"…"vulnerable":"None"…"vulnerable":"None"…"vulnerable":"EW"`, ""},
	{"3.4.11-a Deal", fullDeal, `"first":"N",` + allHands, ""},
	{"3.4.11-b a hand that is not given", "[Deal \"E:- A... - -\"]\n[Contract \"S\"]", `"hands":{"N":null,"E":null,"S":{"S":"A","H":"","D":"","C":""},"W":null}`, ""},
	{"3.4.11-c ranks in any order", strings.ReplaceAll(fullDeal, "AKQ987", "789QKA"), allHands, ""},
	{"3.4.11-c any first", `[Deal "s:J973.J98742.3.K4 KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6"]`, `"first":"S",` + allHands, ""},
	{"3.4.11-d a card twice", strings.ReplaceAll(fullDeal, "63.AKQ", "66.AKQ"), `"H":"6"`, "deal/duplicate-card"},
	{"3.4.11-e 10 for T", strings.ReplaceAll(fullDeal, "KQT2", "KQ102"), allHands, "deal/syntax"},
	{"3.4.11-f the fourth hand follows", strings.ReplaceAll(fullDeal, "KQT2.AT.J6542.85", "-"), allHands + `,"derived":"W"`, ""},
	{"3.4.11-f three hands that share a card give none", `[Deal "N:.63.AKQ987.A9732 A8654.K65.T.QJT6 J973.J98742.3.K4 -"]`, `"W":null}}`, "deal/duplicate-card"},
	{"3.4.11-g against the rotation", "[Board \"1\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]", `"dealer":"S","vulnerable":"All"`, "deal/rotation"},
	{"3.4.12 Scoring", "[Scoring \"IMP;1948\"]", `"items":["IMP","1948"]`, ""},
	{"3.4.13 Declarer", "[Declarer \"s\"]\n[Contract \"1C\"]", `"contract":"1C","declarer":"S"`, ""},
	{"3.4.14 Contract", "[Contract \"3ntx\"]\n\n[Contract \"pass\"]", `"contract":"3NTX"…"contract":"Pass"`, ""},
	{"3.4.15-a Result", "[Declarer \"E\"]\n[Result \"NS 4 EW 9\"]\n\n[Declarer \"E\"]\n[Result \"NS 4\"]\n\n[Result \"^7\"]", `"tricks":9…"tricks":9…"tricks":7,"corrected":true`, ""},
	{"3.4.15-b the result of a side", "[Declarer \"N\"]\n[Result \"EW 3\"]", `"tricks":10`, ""},
	{"3.4.15-c the tricks that were won", "[Declarer \"N\"]\n[Contract \"7NT\"]\n[Play \"W\"]\nSA HA DA CA\nSK HK DK CK\nSQ HQ DQ CQ\nSJ HJ DJ CJ\nST HT DT CT\nS9 H9 D9 C9\nS8 H8 D8 C8\nS7 H7 D7 C7\nS6 H6 D6 C6\nS5 H5 D5 C5\nS4 H4 D4 C4\nS3 H3 D3 C3\nS2 H2 D2 C2", `"tricks":0,"derived":["tricks"]…"won":{"NS":0,"EW":13}`, ""},
	{"3.4.15-c the result is another", "[Declarer \"N\"]\n[Contract \"7NT\"]\n[Result \"^1\"]\n[Play \"W\"]\nSA HA DA CA\nSK HK DK CK\nSQ HQ DQ CQ\nSJ HJ DJ CJ\nST HT DT CT\nS9 H9 D9 C9\nS8 H8 D8 C8\nS7 H7 D7 C7\nS6 H6 D6 C6\nS5 H5 D5 C5\nS4 H4 D4 C4\nS3 H3 D3 C3\nS2 H2 D2 C2", `"tricks":1,"corrected":true,…"won":{"NS":0,"EW":13}`, ""},
	{"3.4.15-d a play that has not ended", "[Declarer \"N\"]\n[Contract \"7NT\"]\n[Result \"0\"]\n[Play \"W\"]\nSA HA DA CA\n- - - +", `"tricks":0,…"won":{"NS":0,"EW":1},"state":"continued"`, ""},
	{"3.5-a who makes the first call", "[Auction \"S\"]\n1C *", `"first":"S","moves":[{"seat":"S"`, ""},
	{"3.5-b hyphens before the dealer", "[Dealer \"N\"]\n[Auction \"W\"]\n- 1C *", `"seat":"W","text":"-","kind":"hyphen"},{"seat":"N","text":"1C"`, ""},
	{"3.5-c calls on lines of any length", "[Auction \"N\"] 1C Pass\nPass\nPass", `"seat":"N"…"seat":"E"…"seat":"S"…"seat":"W"…"state":"finished"`, ""},
	{"3.5-d finished", "[Auction \"N\"]\nPass Pass Pass Pass", `"state":"finished","notes":[],"contract":"Pass"`, ""},
	{"3.5-d stopped", "[Auction \"N\"]\n1C *", `"state":"stopped"`, ""},
	{"3.5-d unfinished", "[Auction \"N\"]\n1C Pass", `"state":"unfinished"`, "auction/unfinished"},
	{"3.5-e to be continued", "[Auction \"N\"]\n1C +", `"seat":"E","text":"+","kind":"continue"}],"state":"continued"`, ""},
	{"3.5.1-a calls", "[Auction \"N\"]\n1nt x xx pass ap", `"1NT"…"X"…"XX"…"Pass"…"Pass"…"Pass"…"contract":"1NTXX"`, ""},
	{"3.5.1-a AP for four passes", "[Auction \"N\"]\nAP", `"N","text":"Pass"…"E","text":"Pass"…"S","text":"Pass"…"W","text":"Pass"…"contract":"Pass"`, ""},
	{"3.5.1-b an illegal call stands", "[Auction \"N\"]\n1D 1C AP", `"contract":"1C","declarer":"E"`, "auction/insufficient-bid"},
	{"3.5.1-c declarer by the auction", "[Auction \"N\"]\n1H Pass 2H AP", `"contract":"2H","declarer":"N"`, ""},
	{"3.5.2 annotations in any order", "[Auction \"N\"]\n1S !! =1= $25 *\n[Note \"1:x\"]", `"annotations":[{"kind":"suffix","value":3},{"kind":"note","value":1},{"kind":"nag","value":25}]`, ""},
	{"3.5.3 suffixes of calls", "[Auction \"N\"]\n1C! 1D? 1H!! 1S?? 1NT!? 2C?! *", `"value":1…"value":2…"value":3…"value":4…"value":5…"value":6`, ""},
	{"3.5.4 a note index", "[Auction \"N\"]\n1C =33= *", `"kind":"note","value":33`, "note/bad-index"},
	{"3.5.5 notes of each section apart", "[Auction \"N\"]\n1C =1= *\n[Note \"1:a\"]\n[Play \"E\"]\nSA =1= *\n[Note \"1:b\"]", `"notes":[{"index":1,"text":"a","tag":1}]…"notes":[{"index":1,"text":"b","tag":3}]`, ""},
	{"3.5.5 a note after an ignored tag", "[Site \"a\"]\n[Auction \"N\"]\n1C =1= AP\n[Site \"b\"]\n[Note \"1:x\"]", `"notes":[{"index":1,"text":"x","tag":3}]`, "tag/duplicate"},
	{"3.5.5 a note of an ignored auction", "[Auction \"N\"]\n1C AP\n[Auction \"E\"]\n1D =1= *\n[Site \"x\"]\n[Note \"1:x\"]", `"duplicate":true…"duplicate":true…"notes":[]`, "tag/duplicate tag/duplicate"},
	{"3.6-a tricks with leader and winner", "[Declarer \"S\"]\n[Contract \"1C\"]\n[Play \"W\"]\nSA S2 S3 S4\nSK S5 S6 C2\n- - - H2\n*", `"tricks":[{"leader":"W","winner":"W","moves":[0,1,2,3]},{"leader":"W","winner":"S","moves":[4,5,6,7]},{"leader":"S","moves":[11,8,9,10]}],"won":{"NS":1,"EW":1}`, ""},
	{"3.6-b another first column", "[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"N\"]\nS2 S3 S4 SA\n*", `"tricks":[{"leader":"W","winner":"W","moves":[3,0,1,2]}]`, ""},
	{"3.6-c cards that are not known", "[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"W\"]\nSA - S3 -\n*", `"kind":"hyphen"…"tricks":[{"leader":"W","moves":[0,1,2,3]}]`, ""},
	{"3.6-d to be continued", "[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"W\"]\nH2 H3 H4 HA\n+ - - CQ", `"seat":"W","text":"+","kind":"continue"…"leader":"S","moves":[7,4,5,6]…"state":"continued"`, ""},
	{"3.6-d unfinished", "[Play \"W\"]\nH2 H3", `"state":"unfinished"`, "play/unfinished"},
	{"3.6.1-a cards", "[Play \"N\"]\nsa h2 - *", `"N","text":"SA"…"E","text":"H2"…"S","text":"-"`, ""},
	{"3.6.1-b a card is kept, whoever has it", fullDeal + "\n[Play \"N\"]\nSA SA *", `"N","text":"SA"…"E","text":"SA"`, "play/not-in-hand"},
	{"3.6.1-c a revoke", "[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"W\"]\nCA ^R S6 C3 C4\n*", `"text":"S6","kind":"card","irregularities":"R"…"winner":"W"`, ""},
	{"3.6.1-d the winner leads", "[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"W\"]\nC2 C3 CA C4\nD2 D3 D4 D5\n*", `{"leader":"W","winner":"E"…{"leader":"E","winner":"S","moves":[6,7,4,5]}`, ""},
	{"3.6.1-d a lead out of turn", "[Declarer \"S\"]\n[Contract \"1NT\"]\n[Play \"W\"]\nCA C2 ^L C3 C4\n*", `"tricks":[{"leader":"E","winner":"W","moves":[2,3,0,1]}]`, ""},
	{"3.6.2 annotations of cards", "[Play \"N\"]\nSK !! =1= $200 *\n[Note \"1:x\"]", `"annotations":[{"kind":"suffix","value":9},{"kind":"note","value":1},{"kind":"nag","value":200}]`, ""},
	{"3.6.2 suffixes of cards", "[Play \"N\"]\nSA! SK? SQ!! SJ?? ST!? S9?! *", `"value":7…"value":8…"value":9…"value":10…"value":11…"value":12`, ""},
	{"3.7-a NAGs", "[Auction \"N\"]\n1C $0 $255 *", `{"kind":"nag","value":0},{"kind":"nag","value":255}`, ""},
	{"3.8-a two kinds of comments", "[Site \"x\"] ;a {b\n{c ;d\n\ne} ;f", `{"kind":"line","text":"a {b"},{"kind":"brace","text":"c ;d\n\ne"},{"kind":"line","text":"f"}`, ""},
	{"3.8-a an unclosed comment", "[Site \"x\"] {a\n\n[Board \"2\"]", `"text":"a"…"number":2`, "syntax/unterminated-comment"},
	{"3.8-a a game that is commented out", "[Event \"x\"]\n{ commented out:\n\n[Event \"y\"]\n[Board \"3\"]\n}\n[Dealer \"N\"]", `"text":" commented out:\n\n[Event \"y\"]\n[Board \"3\"]\n"…"dealer":"N"…"gameCount":1`, ""},
	{"3.8-b suit symbols", `[Site "x"] {lead \SA}`, `"text":"lead \\SA","pieces":[{"text":"lead "},{"suit":"S"},{"text":"A"}]`, ""},
	{"3.8-b suit symbols in a note", "[Auction \"N\"]\n1C =1= *\n[Note \"1:5+ \\C\"]", `"text":"5+ \\C","pieces":[{"text":"5+ "},{"suit":"C"}]`, "syntax/bad-escape"},
	{"3.8-c each comment has its owner", "{a}\n[Auction \"N\"] {b}\n1C {c} ! {d} =1= {e} $7 {f} *\n[Note \"1:x\"] {g}",
		`"comments":[{"kind":"brace","text":"a"}],"tags":…"value":"N","comments":[{"kind":"brace","text":"b"}]…"value":"1:x","comments":[{"kind":"brace","text":"g"}]…` +
			`"value":1,"comments":[{"kind":"brace","text":"d"}]…"value":1,"comments":[{"kind":"brace","text":"e"}]…"value":7,"comments":[{"kind":"brace","text":"f"}]}],"comments":[{"kind":"brace","text":"c"}]`, "annotation/nag-section"},
	{"3.8-d comments before and after the moves", "[Play \"N\"]\n{a} SA {b} {c} *", `"name":"Play","value":"N","comments":[{"kind":"brace","text":"a"}]…"text":"SA","kind":"card","comments":[{"kind":"brace","text":"b"},{"kind":"brace","text":"c"}]`, ""},
	{"3.8-e comments are not merged", "[Site \"x\"] {a} {b}", `{"kind":"brace","text":"a"},{"kind":"brace","text":"b"}`, ""},
	{"3.9-a an insufficient bid", "[Auction \"W\"]\n1D ^I 1C *", `"seat":"N","text":"1C","kind":"call","irregularities":"I"`, ""},
	{"3.9-a North calls for West", "[Auction \"W\"]\n^S 1D *", `"seat":"W","text":"^S","kind":"skipped"},{"seat":"N","text":"1D"`, ""},
	{"3.9-a East calls for North", "[Auction \"W\"]\n1D ^S 2D *", `"seat":"W","text":"1D"…"seat":"N","text":"^S"…"seat":"E","text":"2D"`, ""},
	{"3.9-a East calls too low for North", "[Auction \"W\"]\n1D ^S ^I 1C *", `"seat":"E","text":"1C","kind":"call","irregularities":"I"`, ""},
	{"3.9-a South calls for North", "[Auction \"W\"]\n1D ^S ^S 2D *", `"seat":"S","text":"2D"`, ""},
	{"3.9-a South calls too low for North", "[Auction \"W\"]\n1D ^S ^S ^I 1C *", `"seat":"S","text":"1C","kind":"call","irregularities":"I"`, ""},
	{"3.9-a nobody is skipped in a play", "[Play \"N\"]\n^S SA *", `"comments":[{"kind":"text","text":"^S"}]…"seat":"N","text":"SA","kind":"card"}`, "syntax/unexpected-text"},
	{"3.9-b declarer and dummy swapped", "[Declarer \"^S\"]\n[Contract \"1NT\"]\n[Play \"W\"]\nSA S2 S3 S4\n*", `"declarer":"S","declarerByAuction":"N"…"leader":"W"`, ""},
	{"3.10 an end position", "[Deal \"N:AK... QJ... T9... 87...\"]\n[Contract \"nt\"]\n[Declarer \"S\"]\n[Play \"N\"]\nSA SJ S9 S7\nSK SQ ST S8", `"contract":"NT","declarer":"S"…"tricks":[{"leader":"N","winner":"N","moves":[0,1,2,3]},{"leader":"N","winner":"N","moves":[4,5,6,7]}]…"state":"finished"`, ""},
	{"3.11 lower case", "[Dealer \"n\"]\n[Vulnerable \"both\"]\n[Deal \"n:ak... qj... t9... 87...\"]\n[Declarer \"s\"]\n[Contract \"s\"]", `"dealer":"N","vulnerable":"All"…"contract":"S","declarer":"S"…"N":{"S":"AK"`, ""},
	{"4.1 tags of the game", "[Competition \"Teams\"]\n[DealId \"7\"]\n[FrenchMP \"Yes\"]\n[Hidden \"EW\"]\n[Room \"Open\"]", `"name":"Hidden","value":"EW"`, ""},
	{"4.2.1 Score", "[Score \"NS +550\"]", `"name":"Score","value":"NS +550"`, ""},
	{"4.2.2 IMPs, matchpoints, percentages", "[ScoreIMP \"EW 5.50\"]\n[ScoreMP \"NS 12\"]\n[ScorePercentage \"61.54\"]", `"value":"EW 5.50"…"value":"NS 12"…"value":"61.54"`, ""},
	{"4.2.5 rubber", "[ScoreRubber \"120/300\"]\n[ScoreRubberHistory \"NS 0 40 / 500 EW 0 60 / 0\"]", `"value":"120/300"…"value":"NS 0 40 / 500 EW 0 60 / 0"`, ""},
	{"4.2.7 OptimumScore", "[OptimumScore \"NS 620\"]", `"value":"NS 620"`, ""},
	{"4.3 players", "[BidSystemEW \"Acol\"]\n[PairNS \"3\"]\n[WestType \"human\"]", `"value":"Acol"…"value":"3"…"value":"human"`, ""},
	{"4.4 event", "[EventDate \"1999.??.??\"]\n[Round \"2.1\"]\n[Table \"4\"]", `"value":"1999.??.??"…"value":"2.1"…"value":"4"`, ""},
	{"4.5 time and date", "[Time \"12:30:00\"]\n[UTCDate \"1999.01.01\"]\n[UTCTime \"11:30:00\"]", `"value":"12:30:00"…"value":"1999.01.01"…"value":"11:30:00"`, ""},
	{"4.6 time control", "[TimeControl \"16/120\"]\n[TimeCall \"60\"]", `"value":"16/120"…"value":"60"`, ""},
	{"4.7 the rest", "[Annotator \"Ann, B.\"]\n[Mode \"EM\"]", `"value":"Ann, B."…"value":"EM"`, ""},
	{"4.8-a the nearest real value", "[Site \"a\"]\n\n[Event \"b\"]\n\n[Site \"#\"]\n\n[Site \"#\"]", `"value":"#","inherited":"a"…"value":"#","inherited":"a"`, ""},
	{"4.8-a nothing to inherit", "[Site \"#\"]", `"value":"#","inherited":""`, "tag/inherit-nothing"},
	{"4.8-b for all later games", "[Site \"##a\"]\n\n[Event \"b\"]\n\n[Site \"c\"]\n\n[Event \"d\"]", `"value":"##a","inherited":"a"…"standing":{"Site":"a"}…"value":"c"…"standing":{"Site":"c"}`, ""},
	{"4.8-c some may not inherit", "[Dealer \"N\"]\n\n[Dealer \"#\"]", `"value":"#","span"`, "tag/inherit-forbidden"},
	{"4.8-d a table inherits its columns", "[ScoreTable \"Rank;Contract\"]\n1 2H\n\n[ScoreTable \"#\"]\n1 3H 2 4H", `"value":"Rank;Contract","columns":…"rows":[["1","2H"]]…"value":"Rank;Contract","columns":…"rows":[["1","3H"],["2","4H"]]`, "game/split"},
	{"4.9 unknown tags and sections are kept", "[Foo \"x\"]\na b\nc", `"name":"Foo","value":"x"…"rows":[["a","b"],["c"]]`, "tag/unknown"},
	{"4.10 versions", "% PBN 2.0\n[Site \"x\"]", `"version":"2.0"`, ""},
	{"5.1-a elements", "[ScoreTable \"Rank;Names_NS\"]\n1 \"a;b \\\"c\\\"\"\n2\t\"d\"", `"rows":[["1","a;b \"c\""],["2","d"]]`, ""},
	{"5.1-b a comment among the elements", "[ScoreTable \"Rank\"]\n1 {a} 2", `"comments":[{"kind":"brace","text":"a"}]…"rows":[["1"],["2"]]`, "syntax/comment-in-section"},
	{"5.2-a columns", `[ScoreTable "Rank\3R;+Score_NS\5;-Foo\10L"]` + "\n1 2 3", `"columns":[{"name":"Rank","type":"number","width":3,"align":"right"},{"name":"Score_NS","type":"number","side":"NS","order":"descending","width":5,"align":"left"},{"name":"Foo","type":"text","order":"ascending","width":10,"align":"left"}]`, "table/unknown-column"},
	{"5.2-b rows in the order of the file", "[ScoreTable \"-Rank\"]\n2 1", `"rows":[["2"],["1"]]`, "table/order"},
	{"5.2-c an incomplete row", "[ScoreTable \"Rank;Contract\"]\n1 2H 3", `"rows":[["1","2H"],["3"]]`, "table/row-length"},
	{"5.2-d unknown, irrelevant, artificial", "[ScoreTable \"Rank;Contract;Score_NS\"]\n? - ^50", `"rows":[["?","-","^50"]]`, ""},
	{"5.2-d in quotes it means nothing", "[ScoreTable \"Rank;Names_NS\"]\n\"?\" -\n? \"-\"\n", `"rows":[["?","-"],["?","-"]],"strings":[{"row":0,"column":0},{"row":1,"column":1}]`, ""},
	{"5.2-e width and alignment", `[ScoreTable "Rank\2R"]` + "\n 1", `"width":2,"align":"right"`, ""},
	{"5.2-f lines stay lines", "[Foo \"x\"]\na b\n\"c d\" e f", `"rows":[["a","b"],["c d","e","f"]]`, "tag/unknown"},
	{"5.3 ActionTable", "[ActionTable \"Rank;Call;Card;Declarer;Contract;Percentage\"]\n1 2H SA N 3NT 50", `"number"…"call"…"card"…"seat"…"contract"…"percentage"`, ""},
	{"5.4 AuctionTimeTable", "[AuctionTimeTable \"Time;TotalTime\"]\n10 1:10", `"type":"time"…"type":"time"`, "table/needs-section"},
	{"5.5 InstantScoreTable", "[InstantScoreTable \"ScoreRange_NS;IMP_NS;Percentage_NS\"]\n420,* 5 80", `"type":"scoreRange"…"type":"number"…"type":"percentage"…"rows":[["420,*","5","80"]]`, "table/range-gap"},
	{"5.6 OptimumPlayTable", "[OptimumPlayTable \"S;H;D;C\"]\nAK - 32 -", `"type":"ranks"…"rows":[["AK","-","32","-"]]`, ""},
	{"5.7 OptimumResultTable", "[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\nN NT 9", `"type":"seat"…"type":"denomination"…"type":"tricks"…"rows":[["N","NT","9"]]`, "table/incomplete"},
	{"5.8 PlayTimeTable", "[PlayTimeTable \"Time\"]\n10 20", `"type":"time"…"rows":[["10"],["20"]]`, "table/needs-section"},
	{"5.9 ScoreTable", "[ScoreTable \"PairId_NS;Names_NS;Contract;Declarer;Result\"]\n1 \"a;b\" 2H N 8", `"type":"pair"…"type":"names"…"type":"contract"…"type":"seat"…"type":"tricks"…"rows":[["1","a;b","2H","N","8"]]`, ""},
	{"5.10 TotalScoreTable", "[TotalScoreTable \"PairId;TotalMP;MeanPercentage;NrBoards\"]\n1 20 50.0 8", `"type":"pair"…"type":"number"…"type":"percentage"…"type":"number"`, ""},
}

// dialects are what programs really write (the ledger's table of that name).
var dialects = []struct {
	clause, in string
	want       string
	rules      string
}{
	{"dialects-1 contracts", "[Contract \"3N\"]\n\n[Contract \"1NX\"]\n\n[Contract \"3SA\"]\n\n[Contract \"4HR\"]", `"contract":"3NT"…"contract":"1NTX"…"contract":"3NT"…"contract":"4HXX"`, "tag/invalid-value tag/invalid-value tag/invalid-value tag/invalid-value"},
	{"dialects-1 calls", "[Auction \"N\"]\n1N Pass 3SA AP", `"text":"1NT"…"text":"3NT"…"contract":"3NT"`, "auction/bad-call auction/bad-call"},
	{"dialects-2 contracts", "[Contract \"4H X\"]\n\n[Contract \"4H*\"]\n\n[Contract \"4H**\"]\n\n[Contract \"4Hx\"]", `"contract":"4HX"…"contract":"4HX"…"contract":"4HXX"…"contract":"4HX"`, "tag/invalid-value tag/invalid-value tag/invalid-value"},
	{"dialects-2 what is no contract", "[Contract \"4H?\"]\n\n[Contract \"8H\"]\n\n[Contract \"H*\"]", `}],"sections":[]}…}],"sections":[]}…}],"sections":[]}`, "tag/invalid-value tag/invalid-value tag/invalid-value"},
	{"dialects-3 calls", "[Auction \"N\"]\n1C D R P\n1D Dbl Rdbl p\n1H Double Redouble PASS\n2H ALL PASS", `"1C"…"X"…"XX"…"Pass"…"1D"…"X"…"XX"…"Pass"…"1H"…"X"…"XX"…"Pass"…"2H"…"Pass"…"Pass"…"Pass"…"contract":"2H"`, strings.TrimSpace(strings.Repeat("auction/bad-call ", 10))},
	{"dialects-3 all pass in other words", "[Auction \"N\"]\n1C All P\n\n[Auction \"N\"]\n1C All\n\n[Auction \"N\"]\n1C AllPass", `"contract":"1C"…"state":"finished"…"contract":"1C"…"state":"finished"…"contract":"1C"…"state":"finished"`, "auction/bad-call game/split auction/bad-call game/split auction/bad-call"},
	{"dialects-3 what is no call", "[Auction \"N\"]\n1C Alle 1D Q *", `"text":"Alle","kind":"bad"…"text":"Q","kind":"bad"`, "auction/bad-call auction/bad-call"},
	{"dialects-4 an asterisk marks a call", "[Auction \"N\"]\n4D* Pass 4H AP", `"text":"4D","kind":"call","comments":[{"kind":"text","text":"*"}]…"contract":"4H"`, "auction/bad-call"},
	{"dialects-4 an asterisk ends an auction", "[Auction \"N\"]\n4D*", `"text":"4D","kind":"call"},{"text":"*","kind":"end"}],"state":"stopped"`, ""},
	{"dialects-4 an asterisk before a plus", "[Auction \"N\"]\n4D* +", `"text":"4D","kind":"call","comments":[{"kind":"text","text":"*"}]},{"seat":"E","text":"+"`, "auction/bad-call"},
	{"dialects-4 a number marks a call", "[Auction \"N\"]\n2NT(1) AP", `"text":"2NT","kind":"call","comments":[{"kind":"text","text":"(1)"}]`, "auction/bad-call"},
	{"dialects-4 a number that marks nothing", "[Auction \"N\"]\n2NT (1) AP", `"comments":[{"kind":"text","text":"(1)"}]`, "syntax/unexpected-text"},
	{"dialects-4 a second = is missing", "[Auction \"N\"]\n5C=1 AP\n[Note \"1:x\"]", `"text":"5C","kind":"call","annotations":[{"kind":"note","value":1}]`, "auction/bad-call"},
	{"dialects-5 two hyphens in a play", "[Play \"N\"]\nSA -- S3 S4\n*", `"E","text":"-","kind":"hyphen"},{"seat":"S","text":"S3"`, "play/bad-card"},
	{"dialects-1 suit symbols", "[Contract \"4♥\"]\n[Auction \"N\"]\n1♥ 2♠\uFE0F *\n[Play \"W\"]\n♠A 10♥ *", `"contract":"4H"…"text":"1H"…"text":"2S"…"text":"SA"…"text":"HT"`, "tag/invalid-value text/utf8 auction/bad-call auction/bad-call play/bad-card play/bad-card"},
	{"dialects-6 the ten of a card", "[Play \"N\"]\nS10 ST *", `"text":"ST"…"text":"ST"`, "play/bad-card play/played-twice"},
	{"dialects-6 the ten in a deal", "[Deal \"N:10... - - -\"]\n[Contract \"S\"]", `"S":"T"`, "deal/syntax"},
	{"dialects-7 the rank before the suit", "[Play \"N\"]\nAS 10h *", `"text":"SA"…"text":"HT"`, "play/bad-card play/bad-card"},
	{"dialects-7 what is no card", "[Play \"N\"]\nAA 1S *", `"kind":"bad"…"kind":"bad"`, "play/bad-card play/bad-card"},
	{"dialects-8 suit letters", `[Deal "N:H63.DAKQ987.CA9732 SA8654.HKQ5.DT.CQJT6 SJ973.HJ98742.D3.CK4 SKQT2.HAT.DJ6542.C85"]`, allHands, "text/long-line deal/syntax"},
	{"dialects-8 suit letters, a suit twice", "[Deal \"N:SAK.S63.DAKQ987.CA9732 - - -\"]", `}],"sections":[]}`, "deal/syntax"},
	{"dialects-8 x for a small card", "[Deal \"N:AKxxx.63.AKQ.A97 A865.KQ5.T.QJT6 - -\"]\n[Contract \"S\"]", `"N":null,"E":{"S":"A865"`, "deal/syntax"},
	{"dialects-8 several spaces and tabs", strings.NewReplacer(" A8654", "  A8654", " KQT2", "\tKQT2").Replace(fullDeal), allHands, "deal/syntax"},
	{"dialects-8 no first seat", "[Dealer \"N\"]\n" + strings.Replace(fullDeal, "N:", "", 1), allHands, "deal/syntax"},
	{"dialects-8 no first seat, the auction tells the dealer", strings.Replace(fullDeal, "N:", "", 1) + "\n[Auction \"N\"]\n1C *", allHands, "deal/syntax"},
	{"dialects-8 no first seat, no dealer", strings.Replace(fullDeal, "N:", "", 1), `}],"sections":[]}`, "deal/syntax"},
	{"dialects-8 a space after the colon", strings.Replace(fullDeal, "N:", "N: ", 1), allHands, "deal/syntax"},
	{"dialects-9 fewer than four hands", "[Deal \"N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6\"]", `"S":null,"W":null`, "deal/syntax"},
	{"dialects-9 nothing where a hand would be", "[Deal \"W: .63.AKQ987.A9732  A8654.KQ5.T.QJT6\"]", `"N":{"S":"","H":"63"…"E":null,"S":{"S":"A8654"…"W":null`, "deal/syntax"},
	{"dialects-9 one hand is missing, the first or the last", "[Deal \"N: .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4\"]", `}],"sections":[]}`, "deal/syntax"},
	{"dialects-3 calls of a table", "[ActionTable \"Call\"]\nDbl\np\nPass\n1N\nfoo", `"rows":[["X"],["Pass"],["Pass"],["1NT"],["foo"]]`, "table/bad-element table/bad-element table/bad-element table/bad-element"},
	{"dialects-7 cards of a table", "[ActionTable \"Card\"]\nAS\nS10\nH\n0", `"rows":[["SA"],["ST"],["H"],["0"]]`, "table/bad-element table/bad-element"},
	{"dialects-1 contracts of a table", "[ScoreTable \"Contract;Declarer\"]\n3N N\n4HR e\n? -\n4S ^N", `"rows":[["3NT","N"],["4HXX","E"],["?","-"],["4S","^N"]]`, "table/bad-element table/bad-element table/bad-element"},
	{"dialects-1 a denomination of a table", "[OptimumResultTable \"Declarer;Denomination;Result\"]\nN N 7", `"rows":[["N","NT","7"]]`, "table/incomplete table/bad-element"},
	{"dialects-10 seats as words", "[Dealer \"North\"]\n[Declarer \"south\"]\n[Contract \"1C\"]", `"dealer":"N"…"declarer":"S"`, "tag/invalid-value tag/invalid-value"},
	{"dialects-10 another language", "[Dealer \"sud\"]", `"value":"sud","span"…}],"sections":[]}`, "tag/invalid-value"},
	{"dialects-11 vulnerability", "[Vulnerable \"N-S\"]\n\n[Vulnerable \"E-W\"]\n\n[Vulnerable \"Nil\"]\n\n[Vulnerable \"None \"]", `"vulnerable":"NS"…"vulnerable":"EW"…"vulnerable":"None"…"vulnerable":"None"`, "tag/invalid-value tag/invalid-value tag/invalid-value tag/invalid-value"},
	{"dialects-11 what is not read", "[Vulnerable \"O\"]\n[Board \"1\"]\n\n[Vulnerable \"0\"]", `}],"sections":[],"board":"1"}…}],"sections":[]}`, "tag/invalid-value tag/invalid-value"},
	{"dialects-12 dates", "[Date \"2023-07-28\"]\n\n[Date \"2023/07/28\"]", `"date":"2023.07.28"…"date":"2023.07.28"`, "tag/invalid-value tag/invalid-value"},
	{"dialects-12 a date with a time", "[Date \"2013-08-24 18:36\"]", `"date":"2013.08.24"…"time":"18:36:00","derived":["time"]`, "tag/invalid-value"},
	{"dialects-12 a date with a time, and a time", "[Date \"2013-08-24 18:36\"]\n[Time \"18:35:00\"]", `"date":"2013.08.24","dateParts":{"year":2013,"month":8,"day":24},"sections"`, "tag/invalid-value"},
	{"dialects-12 a time that is not known", "[Date \"2013-08-24 18:36\"]\n[Time \"?\"]", `"time":"18:36:00","derived":["time"]`, "tag/invalid-value"},
	{"dialects-12 more dates", "[Date \"2023-7-8\"]\n\n[Date \"2023-08-24T18:36\"]", `"date":"2023.07.08"…"date":"2023.08.24"…"time":"18:36:00"`, "tag/invalid-value tag/invalid-value"},
	{"dialects-12 what is not guessed", "[Date \"3/30/2021\"]\n\n[Date \"10.05.2023\"]\n\n[Date \"2023-02-29\"]", `}],"sections":[]}…}],"sections":[]}…}],"sections":[]}`, "tag/invalid-value tag/invalid-value tag/invalid-value"},
	{"dialects-13 data on the line of the tag", "[Auction \"N\"]1C AP\n[Play \"E\"]SJ S2\n*", `"text":"1C"…"text":"SJ"…"text":"S2"`, ""},
	{"dialects-14 data after a plain tag", "[Room \"Open\"]\na b\nc", `"sections":[{"name":"Room","tag":0,"value":"Open","rows":[["a","b"],["c"]]}]`, "syntax/unexpected-text"},
	{"dialects-15 prose after the last game", "[Board \"1\"]\n\nAverage 50.0\nPairs: 12\n\nThe end.", `"kind":"text","text":"Average 50.0\nPairs: 12\n\nThe end."`, "syntax/unexpected-text"},
	{"dialects-15 prose with signs that mean something in PBN", "[Board \"1\"]\n\n{a}\nPlayers; 12\n50% avg {x\n[not a tag\n%b\n\n", `"text":"a"},{"kind":"text","text":"Players; 12\n50% avg {x\n[not a tag\n%b"}`, "syntax/unexpected-text"},
	{"dialects-16 another result of the same deal", "[Board \"1\"]\n" + fullDeal + "\n\n[Board \"1\"]\n[Contract \"1C\"]\n\n[Board \"2\"]", `"number":2,"span":…"contract":"1C","bid":{"level":1,"denomination":"C"},"sections":[],"board":"1"}`, "game/shared-deal"},
	{"dialects-16 a board that is not known", "[Board \"?\"]\n" + fullDeal + "\n\n[Board \"?\"]\n\n[Board \"1\"]\n[Deal \"?\"]\n\n[Board \"1\"]\n[Site \"x\"]", `"number":4`, ""},
	{"dialects-17 names near a standard one", "[Vulnerability \"None\"]\n[PLAY \"W\"]\n[BoardNo \"1\"]", `"name":"Vulnerability"…"name":"PLAY"…"name":"BoardNo"`, "tag/unknown tag/unknown tag/unknown"},
	{"dialects-18 tags of programs", "[BCFlags \"1f\"]\n[DoubleDummyTricks \"99889988998899889988\"]\n[ParContract \"NS 4H\"]\n[Ability \"N:9\"]\n[OptimumOpeningLeadTable \"a\"]\n1", `"name":"BCFlags","value":"1f"…"name":"OptimumOpeningLeadTable"`, ""},
	{"dialects-19 escape lines of BridgeComposer", "%Creator: BridgeComposer\n%PipColors #1\n[Board \"1\"]", `"escapes":["%Creator: BridgeComposer","%PipColors #1"]`, ""},
	{"dialects-20 markup and suits", "[Board \"1\"] {<b>Lead</b> !SA, then ♥}", `"pieces":[{"text":"Lead","bold":true},{"text":" "},{"suit":"S"},{"text":"A, then "},{"suit":"H"}]`, "text/utf8"},
}

// inParts are calls and cards in parts, which are beside their text.
var inParts = regexp.MustCompile(`,"(?:call|card)":\{[^}]*\}`)

func TestReading(t *testing.T) {
	for _, c := range append(readings, dialects...) {
		text := inParts.ReplaceAllString(string(parse([]byte(c.in), wire.Options{})), "")
		rest := text
		for piece := range strings.SplitSeq(c.want, "…") {
			_, after, found := strings.Cut(rest, piece)
			if !found {
				t.Errorf("%s: %q has no\n%s after what was found before; all of it is\n%s", c.clause, c.in, piece, text)
				break
			}
			rest = after
		}
		got := slices.DeleteFunc(broken([]byte(c.in)), func(rule string) bool {
			return (rule == "auction/no-dealer" || rule == "play/missing-tag") && !strings.Contains(c.rules, rule)
		})
		if got := strings.Join(got, " "); got != c.rules {
			t.Errorf("%s: %q has the faults\n%s, want\n%s", c.clause, c.in, got, c.rules)
		}
	}
}

// broken are the rules that a file breaks, in the order of the file.
func broken(file []byte) (names []string) {
	r := pbn.Validate(pbn.Bytes(file), pbn.Options{})
	for _, d := range r.Diagnostics.Items {
		names = append(names, rules.Name(d.Rule))
	}
	return names
}
