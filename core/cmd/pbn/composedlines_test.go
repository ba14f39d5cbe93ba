//go:build !js

package main

import "strings"

// problemFiles are the files of chess problems that command lines read.
var problemFiles = map[string]string{
	"mates.pbi": "\uFEFF#PBI 1.2\n# composed by chance\nA. Chance;B. Prototype:8/7S/k7/p7/8/8/Q3K3/7R:#2:1|Chances|2026|1::1|Pr|Spring Tourney|2025:Rh1-b1:!:\n" +
		"A. Chance:8/8/5K1p/8/7R/6Q1/8/1k5S:#2:2|Chances|2026|1:::Rh4-h3:!:\n" +
		":8/8/8/8/8/8/8/K1k5:win:::::?:Keywords\\x3a Zugzwang; Tempo\n",
	"old.pbi":    "#PBI 1.1\n# from an album\nA. Chance:1111111S/7S/k7/p7/8/8/Q3K3/7R:White\\x3a mate in two:|Album|1980|:::::\n",
	"knight.pbi": "\uFEFF#PBI 1.2\nA:8/7N/k7/p7/8/8/Q3K3/7R:#2:|a|1|:::::\nB:8/7N/k7/p7/8/8/Q3K3/7R:#3:|a|2|:::::\n",
	"mates.olv": "---\nalgebraic:\n  white: [Ke2, Qa2, Rh1, Sh7]\n  black: [Ka6, Pa5]\nauthors: [A. Chance]\nkeywords: [Zugzwang]\nstipulation: '#2'\n" +
		"---\nalgebraic:\n  white: [Ka1, Gb4]\n  black: [Kc3]\nauthors: [C. Fairy]\noptions: [Circe]\nstipulation: h#2\n",
	"mates.html": "<!DOCTYPE html><pre class=\"pbi\">\n#PBI 1.2\nA. Chance &amp; B:1111111S/7S/k7/p7/8/8/Q3K3/7R:#2:|a|1|:::::\n# late\n</pre> and <PBI>nothing</PBI>.\n",
	"mates.fen":  "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1\nno position\n8/8/8/8/8/8/8/K1k5 b - - 0 1\n",
	"mates.inp":  "BeginProblem\nStipulation #2\nEndProblem\n",
	"mates.csv":  "problem,authors,position,stipulation,white\r\n",
}

// problemLines are the command lines about chess problems.
var problemLines = strings.Split(`validate mates.pbi draughts.pdn fine.pbn
validate old.pbi knight.pbi
validate --severity version/status=off --severity pbi:position/knight=info mates.pbi knight.pbi
validate --as export mates.pbi
validate --as reduced mates.pbi
validate --notation pbi mates.inp mates.csv games.pgn
validate mates.olv
validate mates.inp
export old.pbi
export --check mates.pbi old.pbi
export --encoding utf-8 mates.pbi
export --document mates.pbi
export --document mates.html
fix knight.pbi
fix -q --in-place mates.pbi
fix mates.olv
parse mates.pbi
parse --format jsonl mates.olv games.pgn
edit --edits [{"problem":1,"set":{"status":"*"}},{"problem":3,"remove":true}] mates.pbi
edit --edits [{"problem":2,"set":{"keymove":"Rh4-h2"}}] --format json mates.pbi
edit --edits [{"problem":9,"remove":true}] mates.pbi
edit --edits [{"problem":1,"set":{"elo":1}}] mates.pbi
edit --edits [{"problem":1,"remove":true}] mates.olv
convert mates.pbi
convert mates.olv
convert mates.olv new.pbi
convert --to olv mates.pbi
convert mates.pbi new.inp
convert mates.pbi new.tex
convert --to csv mates.pbi
convert --to epd mates.pbi
convert --to fen -q mates.pbi
convert --to pgn -q mates.pbi
convert --to pgn -q --solved mates.pbi
convert --to epd --solved mates.pbi
convert --to uci mates.pbi
convert mates.olv new.json
convert --to pbi mates.fen
convert --to pbi --stipulation #2 mates.fen
convert --to popeye -q mates.pbi old.pbi -o out/
select --where author~proto mates.pbi
select --where theme=tempo mates.pbi
select --position 8/7N/k7/p7/8/8/Q3K3/7R mates.pbi mates.olv
select --position 8/7N mates.pbi
select --where elo>1 mates.pbi
sort --by=-number mates.pbi
merge -q old.pbi mates.pbi
merge mates.pbi draughts.pdn
duplicates --same position mates.pbi mates.olv
duplicates --same moves mates.pbi
set --tag status=cooked --tag Author=C;D --where moves=2 mates.pbi
set --tag elo=1 mates.pbi
set --tag keymove= old.pbi
set --tag status=cooked mates.olv
split --by author -o parts mates.pbi
stats --by kind,white,black mates.pbi mates.olv
solve mates.pbi
solve --games 1 --tries 1 --set-play --format json mates.pbi
solve --games 1 --stipulation #2 old.pbi
merge old.pbi
solve mates.olv
solve --limit 1 mates.pbi
number mates.pbi
explain position/knight
explain pbi:solution/cook
explain --notation pbi text/encoding`, "\n")
