//go:build !js

package main

import "strings"

// draughtsFiles are the files of draughts that command lines read.
var draughtsFiles = map[string]string{
	"draughts.pdn":  "[GameType \"20\"]\n[White \"a\"]\n[Black \"b\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n",
	"owed.pdn":      "[GameType \"20\"]\n[White \"Łukasz\"]\n\n1. 32-28 19-23 2. 37-32 *\n\n1. 31-27 2-0\n",
	"mend.pdn":      "[GameType \"20\"]\n[White \"a\"]\n[Black \"b\"]\n\n1. 32 - 28 19-23 2. 28x19 14x23 *\n",
	"russian.pdn":   "[GameType \"25\"]\n[White \"\xC8\xE2\xE0\xED\"]\n[Black \"b\"]\n\n1. c3-d4 d6-c5 *\n",
	"draughts.html": "<html><pre class=\"pdn\">1. 32-28 19-23 *</pre></html>\n",
	"draughts.txt":  "1. 32-28 19-23 2. 28x19 14x23 *\n",
}

// draughtsLines are the command lines about draughts.
var draughtsLines = strings.Split(`validate draughts.pdn games.pgn fine.pbn
validate owed.pdn
validate --severity capture/missed=warning --severity pdn:game/missing-separator=off owed.pdn
validate --severity pdn:capture/mised=off owed.pdn
validate --notation pdn - < draughts.txt
validate --as export draughts.pdn
validate --as reduced draughts.pdn
validate --source-encoding windows-1251 russian.pdn
validate --source-encoding koi8 games.pgn
validate --format json owed.pdn
export owed.pdn
export -q --squares algebraic --separator result --captures full --missing fill draughts.pdn
export --check draughts.pdn mend.pdn
export --diff -q mend.pdn
export --encoding ascii -q owed.pdn
export --notation pdn --reduced draughts.pdn
export -o out/ draughts.pdn games.pgn
export --source-encoding koi8-r -q russian.pdn
export --document -q draughts.html
convert draughts.pdn
convert --to fen draughts.pdn
convert --positions end --squares algebraic draughts.pdn out.fen
convert --to fen --columns White draughts.pdn
convert --to csv --squares numeric draughts.pdn
convert --to csv owed.pdn draughts.pdn -o out/
convert --to epd draughts.pdn
fix owed.pdn
fix mend.pdn
fix -q --in-place mend.pdn tab.pgn
parse owed.pdn
parse --format jsonl draughts.pdn games.pgn
parse --position x draughts.pdn
select --where variant=international owed.pdn draughts.pdn
select --where player~UK owed.pdn
select --where elo>1 draughts.pdn
sort --by variant,-number owed.pdn
merge draughts.pdn games.pgn
merge -q --distinct draughts.pdn owed.pdn draughts.pdn
duplicates --same moves draughts.pdn mend.pdn
perft W:W31-50:B1-20 5
perft --variant russian W:Wa1,c1:Bh8 3
perft --variant frysk W:W31-50:B1-20 5
perft --variant italian 4k3/8/8/8/8/8/8/4K3 w - - 0 1 1
perft W:W31-51:B1-20 2
perft X:W31:B1 2
perft W:W31-30:B1 2
edit --edits [{"game":1,"comment":"new","of":1,"value":"best"}] draughts.pdn
edit --edits [{"game":1,"tag":"Site","value":"Heerlen"}] --in-place draughts.pdn games.pgn
edit --edits [{"game":1,"move":0,"value":"32-27"},{"game":1,"tag":"Result","value":"won"}] --format json draughts.pdn
edit --edits [{"game":1,"move":0,"value":"45-50"}] draughts.pdn
set --tag Site=Heerlen --where white=a draughts.pdn owed.pdn
set --tag Site=Heerlen --eco draughts.pdn
solve draughts.pdn
solve --notation pdn draughts.pdn
explain capture/missed
explain pdn:move/illegal
explain move/illegal
explain tag/invalid-value`, "\n")
