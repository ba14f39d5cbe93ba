//go:build !js

package main

import "strings"

// shellFiles are what the command lines of TestRun read.
var shellFiles = map[string]string{
	"fine.pbn":     "[Event \"a\"]\r\n[Board \"1\"]\r\n",
	"bad.pbn":      "[Board \"1\"]\n[Dealer \"North\"]\n[Vulnerable \"NS\"]\n[Room \"x\"]\n",
	"warning.pbn":  "% PBN 3.0\n[Event \"#\"]\n",
	"none.pbn":     "hello\n",
	"exported.pbn": "% PBN 2.1\r\n% EXPORT\r\n[Board \"1\"]\r\n",
	"ending.pbn":   "[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:A... K... Q... J...\"]\n[OptimumScore \"NS 0\"]\n",
	"unequal.pbn":  "[Deal \"N:AK... Q... J... T...\"]\n\n[Deal \"N:A... K... Q... J...\"]\n",
	"hand.lin":     "qx|o1|md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,|sv|o|pg||\n",
	"junk.lin":     "pg||\n",
	"named.pbn":    "qx|o1|md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,|sv|o|pg||\n",
	"named.lin":    "[Board \"1\"]\n",
	"split.pbn":    "[Board \"1\"]\n\n[Play \"N\"]\n*\n",
	"pbnkit.json":  "{\"severities\": {\"game/split\": \"off\"}}",
	"coded.pbn":    "[West \"Zo\xEB\"]\r\n[Deal \"N:A... K... Q... J...\"]\r\n",
	"unsaid.pbn":   "[Board \"7\"]\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n",
	"edited.pbn":   "[Event \"a\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1S =1= Pass 2C Pass\nPass Pass\n[Note \"1:five\"]\n",
	"edits.json":   `[{"game":1,"tag":"Event","value":"b"},{"game":1,"tag":"Room","value":"Open"}]`,
	"wrong.pbn": "[Dealer \"N\"]\n[Vulnerable \"None\"]\n" +
		"[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n[OptimumScore \"NS 50\"]\n",
	"open.pbn":     "[Board \"1\"]",
	"unseen.pbn":   "% PBN 2.1\n[West \"\xE9\"]\n",
	"page.html":    "<html><p>a</p><PBN>[Board \"1\"]</PBN></html>\n",
	"set.json":     "{\"severities\": {\"deal/rotation\": \"error\"}, \"encoding\": \"ascii\"}",
	"broken.json":  "{",
	"list.json":    "[]",
	"unknown.json": "{\"severitys\": {}}",
	"rule.json":    "{\"severities\": {\"deal/rotaton\": \"error\"}}",
	"level.json":   "{\"severities\": {\"deal/rotation\": \"loud\"}}",
	"games.pgn":    "[White \"a\"]\n[Black \"b\"]\n\n1. e4 e5 *\n",
	"silent.txt":   "e4 e5 Nf3 Nc6 Bb5 *\n",
	"illegal.pgn":  "[White \"a\"]\n[Black \"b\"]\n\n1. e4 e5 2. Ke3 *\n\n1. d4 *\n",
	"long.pgn":     "[White \"Łukasz\"]\n[Black \"b\"]\n[Result \"1/2-1/2\"]\n\n1. e4 {[%clk 0:10:00] best} e5 $1 (1... c5 {Sicilian} 2. Nf3)\n% a line\n2. Nf3 1/2-1/2\n",
	"chess.html":   "<html><p>a</p><pre class=\"pgn\">1. e4 e5 (1... c5) *</pre></html>\n",
	"both.html":    "<html><PBN>[Board \"1\"]</PBN><PGN>1. e4 *</PGN></html>\n",
	"test.epd":     "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"mate?\";\n4k3/8/8/8/8/8/8/4K2R w K - bm e4; bm Rh8+;\n",
	"list.fen":     "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n4k3/8/8/8/8/8/8/4K2R w KQ -  3 9\n",
	"problems.epd": "8/7N/k7/p7/8/8/Q3K3/7R w - - dm 2; id \"zugzwang\";\n5K1k/8/8/6NN/8/3p4/8/1B6 w - - dm 2;\n4k3/8/8/8/8/8/8/4K3 w - -\n8/8/8/8/8/8/8/4K3 w - - dm 1;\n4k3/8 w - - dm 1;\n",
	"position.fen": "7k/5K2/8/8/8/8/8/R7 w - - 0 1\n",
	"board.txt":    "4k3/8/8/8/8/8/8/4K2R w K - fmvn 3; hmvc 2;\n",
	"tab.pgn":      "[White \"a\tb\"]\n[Black \"b\"]\n\n1. e4 e5 *\n",
	"tab.pbn":      "[West \"a\tb\"]\n[North \"b\"]\n[Board \"1\"]\n",
	"chess.json":   "{\"severities\": {\"move/illegal\": \"info\", \"text/tab-in-string\": \"error\", \"pgn:game/no-tags\": \"off\"}}",
	"scores.bws":   "\x00\x01\x00\x00Standard Jet DB\x00",
	"blank.html":   "<html><p>a</p></html>\n",
	"deals.bri":    "cut off\n",
	"two.txt":      "A83.KQ7.AJ85.642\nT976.JT98.32.AK7\nfrom the club\n",
	"skin.lin":     "md|1SAK2HAJ5DAKCAKJ75,SQJ54HKQ63DJ972C3,S9763HT94DQT3CQ84,|sv|o|sk|n|pg||\n",
	"bare.json":    "{\"severities\": {\"bare/seats\": \"error\", \"command/cut\": \"off\"}}",
	"deal.gib":     "N:A83.KQ7.AJ85.642 - - -\n",
	"below/a.pbn":  "[Board \"7\"]\n",
	"below/b.lin":  "qx|o2|md|4|pg||\n",
}

// shellLines are command lines, after which the files are as they were. What is written to a file is shown after what is on the streams.
var shellLines = strings.Split(`
frobnicate
validat a
render fine.pbn
--version
validate fine.pbn
validate bad.pbn fine.pbn missing.pbn
validate -q bad.pbn fine.pbn
validate -q fine.pbn exported.pbn
validate -q fine.pbn missing.pbn
validate warning.pbn
validate -
validate --stdin-filename deals/a.lin -
validate --stdin-filename a.bri - < deals.bri
export --stdin-filename a.pbn --missing omit - < coded.pbn
validate --stdin-filename a.pbn fine.pbn
validate --source-encoding cp1252 coded.pbn
export --source-encoding latin1 --missing omit coded.pbn
export --diff --source-encoding utf-16le --missing omit coded.pbn
fix --source-encoding utf-8 coded.pbn
parse --source-encoding windows-1252 --format jsonl coded.pbn
convert --source-encoding windows-1252 coded.pbn
solve --source-encoding utf8 coded.pbn
optimum --source-encoding ebcdic coded.pbn
export --stdin-filename hand.lin -o out/ -
convert --stdin-filename hand.pbn --to csv -o out/ -
validate below
validate below/*.lin
validate --max-warnings 1 warning.pbn bad.pbn
validate --max-warnings 1 warning.pbn
validate --max-warnings 2 warning.pbn
validate --max-warnings x bad.pbn
validate --as export bad.pbn
validate --double-dummy ending.pbn
validate wrong.pbn
validate --double-dummy wrong.pbn hand.lin
validate split.pbn
validate --no-config split.pbn
validate --severity deal/rotation=error bad.pbn
validate --severity deal/rotation=off --severity tag/invalid-value=off bad.pbn
validate --severity deal/rotation bad.pbn
validate --severity =error bad.pbn
validate --severity deal/rotaton=error bad.pbn
validate two.txt
validate --severity bare/seats=warning --severity bare/kept=off two.txt
validate --severity bare/seat=off two.txt
validate --config bare.json two.txt
validate --severity command/kept=off skin.lin
validate --severity bare/kept=off bad.pbn
validate --config set.json bad.pbn
validate --config set.json --severity deal/rotation=info bad.pbn
validate --config broken.json bad.pbn
validate --config list.json bad.pbn
validate --config unknown.json bad.pbn
validate --config rule.json bad.pbn
validate --config level.json bad.pbn
validate --config missing.json bad.pbn
validate --format jsonl fine.pbn none.pbn
validate --format json fine.pbn none.pbn
export bad.pbn
export -q bad.pbn
export --missing omit hand.lin
export junk.lin
export none.pbn
export --missing omit --encoding utf8 fine.pbn
export --check fine.pbn exported.pbn none.pbn
export --diff exported.pbn
export --check --missing omit unseen.pbn open.pbn
export --diff --missing omit unseen.pbn open.pbn
export --diff --missing omit --encoding utf8 unseen.pbn
export --check --diff -o out exported.pbn
export --in-place exported.pbn
export --in-place hand.lin
export --in-place none.pbn
export -o out/ below
export -q -o out/ fine.pbn bad.pbn missing.pbn
export -o missing/a.pbn fine.pbn
export fine.pbn bad.pbn
export --document page.html
export --document --in-place page.html
export --document fine.pbn
export --config set.json --missing omit fine.pbn
validate games.pgn fine.pbn
validate --format json scores.bws fine.pbn
validate --as export games.pgn fine.pbn
validate --as reduced games.pgn fine.pbn
validate --as reduced fine.pbn
validate --double-dummy games.pgn
validate --notation pgn silent.txt
validate silent.txt
validate - < silent.txt
validate --notation pbn games.pgn
validate --notation pgn fine.pbn
validate --notation ptn fine.pbn
validate --notation lin - < fine.pbn
validate illegal.pgn bad.pbn
validate --severity move/illegal=info --severity pgn:game/no-tags=off illegal.pgn
validate --severity pbn:move/illegal=off illegal.pgn
validate --severity pgn:move/ilegal=off illegal.pgn
validate --config chess.json illegal.pgn tab.pbn
validate --severity text/tab-in-string=error tab.pbn tab.pgn
validate --severity pgn:text/tab-in-string=off tab.pbn tab.pgn
validate --format json illegal.pgn
validate --format github illegal.pgn bad.pbn
export illegal.pgn
export -q --reduced long.pgn
export --variations omit --clocks omit long.pgn
export --comments omit --nags omit --escapes omit long.pgn
export --order collate -q illegal.pgn
export --encoding latin1 long.pgn
export --encoding ascii -q long.pgn
export --check long.pgn fine.pbn
export --diff -q games.pgn
export --inherit keep games.pgn
export --order file fine.pbn
export -o out/ games.pgn fine.pbn
fix tab.pgn
fix -q --in-place tab.pgn tab.pbn
fix --notation lin fine.pbn
validate test.epd list.fen games.pgn
validate --as export list.fen
validate --as reduced list.fen
validate --notation epd list.fen
validate --notation fen - < test.epd
validate --severity pgn:epd/illegal-move=warning --severity epd/duplicate-opcode=off test.epd
validate --severity epd:epd/illegal-move=warning test.epd
export test.epd
export -q list.fen
export --check board.txt list.fen
export --reduced list.fen
export --document --notation epd page.html
fix list.fen
fix -q --in-place test.epd list.fen board.txt
parse list.fen
parse --format jsonl test.epd
edit --edits [{"game":1,"tag":"Site","value":"Paris"}] list.fen
solve test.epd
solve --notation pgn games.pgn
validate blank.html
validate deals.bri
validate -q deal.gib
validate --double-dummy scores.bws
export games.pgn
export --in-place games.pgn fine.pbn
export blank.html
export --check blank.html
export --document blank.html
export --document games.pgn
export --document -q chess.html
export --document --notation pbn chess.html
export --document --inherit keep chess.html
export --document --variations omit -q chess.html
export --document both.html
export --document -q --in-place --notation pgn both.html
export --document --check chess.html page.html
fix games.pgn
fix blank.html
parse games.pgn
parse --format jsonl games.pgn fine.pbn -
parse blank.html
convert games.pgn
convert --to fen long.pgn
convert --to epd --positions end long.pgn
convert --to fen --distinct --positions start -q games.pgn long.pgn -o out/
convert long.pgn out.csv
convert --to csv --columns White,plies,end illegal.pgn
convert --to uci illegal.pgn
convert --to csv --positions end games.pgn
convert --to lin games.pgn
convert --to pgn fine.pbn
convert fine.pbn out.epd
convert games.pgn out.pgn -o below
convert test.epd
convert --moves comment test.epd out.pgn
convert list.fen out.fen
convert -q -o out/ list.fen test.epd
convert -q board.txt
convert -o out/ board.txt
convert --inherit keep --to fen games.pgn
convert blank.html out.csv
solve games.pgn
solve blank.html
optimum blank.html
optimum --check blank.html
fix bad.pbn
fix -q bad.pbn
fix --in-place bad.pbn
fix --severity tag/invalid-value=off bad.pbn
fix hand.lin
fix --in-place hand.lin
fix named.pbn
convert --to pbn -o new.pbn named.pbn
fix --severity write/lost=off two.txt
fix -
edit fine.pbn
edit --edits [] --edits-file edits.json fine.pbn
edit --edits {} fine.pbn
edit --edits [{"game":1,"tag":"Site"}] fine.pbn
edit --edits [{"game":1,"tag":"Site","value":"Paris"}] fine.pbn
edit --edits-file edits.json -o out.pbn edited.pbn
edit --edits-file edits.json --in-place edited.pbn fine.pbn bad.pbn
edit --edits-file edits.json --check --diff edited.pbn fine.pbn
edit --edits-file edits.json --check -o out edited.pbn
edit --edits-file edits.json --format json --check edited.pbn
edit --edits-file edits.json --format json edited.pbn fine.pbn
edit --edits-file edits.json --format json -o - edited.pbn
edit --edits-file edits.json --format json -o out/ -q edited.pbn
edit --edits-file missing.json fine.pbn
edit --edits-file list.json -q fine.pbn
edit --edits-file set.json fine.pbn
edit --edits [{"game":1,"tag":"Dealer","value":"X"},{"game":1,"tag":"Room","value":"y"}] fine.pbn
edit --edits [{"game":1,"tag":"Dealer","value":"X"}] --severity tag/invalid-value=warning --format json fine.pbn
edit --edits [{"game":1,"tag":"Dealer","value":"X"}] --format json fine.pbn
edit --edits [{"game":2,"tag":"Site","value":"Paris"}] fine.pbn
edit --edits [{"game":2,"tag":"Site","value":"Paris"}] fine.pbn hand.lin
edit --edits [{"game":1,"tag":"Site","value":"Paris"}] hand.lin
edit --edits [{"game":1,"tag":"Site","value":"Paris"}] --check deal.gib
edit --edits [{"game":1,"call":0,"value":"2S"},{"game":1,"note":1,"of":"auction","value":null}] - < edited.pbn
edit --edits [{"game":1,"tag":"West","value":"Łódź"}] --source-encoding iso-8859-1 coded.pbn
edit --edits [{"game":1,"tag":"West","value":"Zoé"}] --source-encoding windows-1252 coded.pbn
edit --edits [{"game":1,"tag":"Site","value":"Paris"}] blank.html
edit --edits [{"game":1,"tag":"Site","value":"Paris"}] none.pbn
edit --edits [{"game":1,"move":1,"value":"c5"},{"game":1,"comment":"new","of":1,"value":"Sicilian"}] games.pgn
edit --edits [{"game":1,"move":0,"value":"e5"}] games.pgn
edit --edits [{"game":1,"move":0,"value":"d4"}] --format json games.pgn
edit --edits [{"game":1,"tag":"Site","value":"Paris"}] -q games.pgn
edit --edits [{"game":1,"tag":"Site","value":"Paris"}] --in-place games.pgn fine.pbn
edit --edits [{"game":1,"call":0,"value":"2S"}] -o out/ games.pgn edited.pbn
edit --edits [{"game":1,"tag":"Date","value":"yesterday"}] games.pgn
edit --edits [{"game":1,"tag":"Site","value":"Paris"}] --check --diff games.pgn
parse --format jsonl fine.pbn
parse --format jsonl hand.lin
parse none.pbn
parse fine.pbn bad.pbn
parse missing.pbn
convert hand.lin
convert --to pbn --severity bare/seats=off two.txt
convert --to lin --severity write/lost=error exported.pbn
convert --severity bare/seat=off two.txt
convert --to lin --severity write/lost=off warning.pbn
convert --to csv hand.lin
convert fine.pbn
convert fine.pbn out.csv
convert fine.pbn out.xyz
convert -o out.TXT hand.lin
convert --to lin -o out.xyz fine.pbn
convert -o out fine.pbn
convert -o below hand.lin
convert fine.pbn bad.pbn
convert -o out.lin fine.pbn
convert none.pbn
convert -
convert - out.csv
convert named.lin
convert -o out/ hand.lin fine.pbn
solve ending.pbn
solve unequal.pbn
solve --limit 1 ending.pbn ending.pbn
solve --limit 0 ending.pbn
solve --limit x ending.pbn
solve fine.pbn none.pbn
solve --format json ending.pbn unequal.pbn fine.pbn
solve --format json --limit 1 deals.bri hand.lin
solve --dealer E unsaid.pbn
solve --dealer E --vulnerable EW unsaid.pbn
solve --dealer E --vulnerable EW ending.pbn
solve --dealer X ending.pbn
solve --dealer N --vulnerable None --format json unsaid.pbn
optimum ending.pbn
optimum --only all -q ending.pbn
optimum --limit 1 unequal.pbn
optimum --format json ending.pbn hand.lin none.pbn
optimum --format json --in-place wrong.pbn
optimum --format json --check wrong.pbn ending.pbn
optimum --check ending.pbn
optimum --check fine.pbn
optimum --check -o out ending.pbn
optimum --in-place hand.lin
optimum --check wrong.pbn
optimum --check bad.pbn
optimum --only all wrong.pbn
optimum none.pbn junk.lin -o out
optimum junk.lin
optimum none.pbn
perft rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 3
perft rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 2
perft 4k3/8/8/8/8/8/8/4K3 w - - 0 1 0
perft 4k3/8/8/8/8/8/8/4K3 w - - 0 1 x
perft 4k3/8/8/8/8/8/8/4K3 w - - 0 1 101
perft 4k3/8/8/8/8/8/4K3 w - - 0 1 2
perft 4k3/8/8/8/8/8/8/4K4 w - - 0 1 2
perft 4x3/8/8/8/8/8/8/4K3 w - - 0 1 2
perft 4k3/8/8/8/8/8/8/4K3 x - - 0 1 2
perft 4k3/8/8/8/8/8/8/4K3 w KX - 0 1 2
perft 4k3/8/8/8/8/8/8/4K3 w - - 0 1 4 x 2
perft 3
solve problems.epd
solve --set-play --tries 1 --format json problems.epd
solve --notation fen --stipulation h#1 position.fen
solve --stipulation mate problems.epd
solve --stipulation #9 position.fen
solve --stipulation #2 games.pgn
solve --dealer N problems.epd
select --where player~UK long.pgn illegal.pgn
select --where white=a --position rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR -o chosen.pgn games.pgn illegal.pgn
select --others --games 1 illegal.pgn
select --games 2- --where date>=2020 illegal.pgn
select --games x illegal.pgn
select --where elp>1 long.pgn
select --where N:hcp>10 games.pgn
select --where hcp>10 ending.pbn
select -q --where N:hcp=4 ending.pbn unequal.pbn
select --where N:hcp=4 hand.lin
select -o games.pgn games.pgn
select games.pgn missing.pgn -o all.pgn
select --games 9 -o none.pgn games.pgn
sort long.pgn
sort --by=-number illegal.pgn
sort --by board,colour edited.pbn
merge games.pgn illegal.pgn bad.pbn
merge fine.pbn exported.pbn
merge below -o out/all.pbn
duplicates games.pgn illegal.pgn chess.html
duplicates --same deal ending.pbn unequal.pbn
duplicates --same moves ending.pbn
duplicates --same deal -o left.pbn ending.pbn unequal.pbn
number ending.pbn edited.pbn
number --from 7 --turn --where N:hcp=4 -o numbered.pbn ending.pbn
number --from x ending.pbn
number --only-board --in-place ending.pbn edited.pbn
number --bare ending.pbn edited.pbn
number games.pgn
rotate ending.pbn
rotate --seats 1 ending.pbn hand.lin
set ending.pbn
set --tag Site=Paris --tag Event= ending.pbn
set --tag Site --in-place ending.pbn
set --tag Date=yesterday --in-place ending.pbn
set --tag Site=Paris --where white=a illegal.pgn
set --eco games.pgn
stats --by eco,opening --eco games.pgn illegal.pgn
stats --by eco games.pgn
set --tag Result=7-0 -o new.pgn illegal.pgn
split --by event ending.pbn
split --by event -o parts
split --by event --count 2 -o parts ending.pbn
split --by white -o parts illegal.pgn games.pgn
split --count 1 -o parts illegal.pgn
split --count 0 -o parts illegal.pgn
split --by number -o below unequal.pbn
stats --by white,result illegal.pgn long.pgn games.pgn
stats --by dealer,N:hcp --format json ending.pbn unequal.pbn
stats illegal.pgn
stats --by elp illegal.pgn
explain embed/unclosd
explain pgn:move/ilegal
explain text/tab-in-string
explain epd/operand
explain --notation fen epd/opcode
explain pgn:text/tab-in-string
explain --notation pbn text/tab-in-string
explain --notation lin pgn:text/tab-in-string
explain unclosed
explain x
explain file/not-pbn
explain bare/kept
explain command/cut
completion fish`, "\n")
