package convert

import (
	"bytes"
	"encoding/csv"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestTable holds the table of results: columns of several tables, quotes, and what a spreadsheet would compute.
func TestTable(t *testing.T) {
	file := `[Board "1"]
[West "=HYPERLINK(\"x\")"]
[North "Smith, \"Jim\""]
[Contract "4s"]
[Declarer "s"]
[Result "NS 9"]
[Score "NS -50"]
[ScoreTable "Rank;Names;Score_NS;Contract"]
1 "-2+3" -100 4S
2 "+ A" +620 -
3 "@x" 1.5 3NT
4 "--7" 1.5 3NT

[Board "2"]
[TotalScoreTable "Rank;PairId;Score_NS"]
1 7 "-"
`
	out, _, r := Convert([]byte(file), Options{To: CSV})
	got, err := csv.NewReader(bytes.NewReader(out)).ReadAll()
	if err != nil || r.Games != 2 {
		t.Fatal(r.Games, err)
	}
	want := [][]string{
		{"From", "Board", "West", "North", "Declarer", "Contract", "Result", "Score", "Rank", "Names", "Score_NS", "PairId"},
		{"Game", "1", "'=HYPERLINK(\"x\")", "Smith, \"Jim\"", "S", "4S", "9", "NS -50", "", "", "", ""},
		{"ScoreTable", "1", "", "", "", "4S", "", "", "1", "'-2+3", "-100", ""},
		{"ScoreTable", "1", "", "", "", "", "", "", "2", "'+ A", "+620", ""},
		{"ScoreTable", "1", "", "", "", "3NT", "", "", "3", "'@x", "1.5", ""},
		{"ScoreTable", "1", "", "", "", "3NT", "", "", "4", "'--7", "1.5", ""},
		{"TotalScoreTable", "2", "", "", "", "", "", "", "1", "", "", "7"},
	}
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%q", got)
	}
}

// TestKindsOfRows: the rows of one kind follow one another, the results first; cells are as they are read.
func TestKindsOfRows(t *testing.T) {
	board := func(number string) string {
		return "[Board \"" + number + "\"]\n[Dealer \"N\"]\n[Vulnerable \"NS\"]\n[Declarer \"?\"]\n[Contract \"\"]\n[Result \"9\"]\n" +
			"[Auction \"N\"]\n1NT Pass 3NT Pass\nPass Dbl AP\n[OptimumResultTable \"Declarer;Denomination;Result\"]\nNorth NT 9\n" +
			"[ScoreTable \"Contract;Declarer;Result;Score_NS\"]\n3D* E 7 500\nPASS - - 0\n3NT N - \"=\"\n\n"
	}
	out, _, _ := Convert([]byte(board("1")+"[Board \"2\"]\n[Dealer \"S\"]\n[Auction \"S\"]\nAP\n\n"+board("3")), Options{To: CSV})
	const want = `From,Board,Declarer,Contract,Result,Score,Score_NS,Denomination
Game,1,N,3NTX,9,NS 750,,
Game,2,,Pass,,0,,
Game,3,N,3NTX,9,NS 750,,
ScoreTable,1,E,3DX,7,,500,
ScoreTable,1,,Pass,,,0,
ScoreTable,1,N,3NT,,,"'=",
ScoreTable,3,E,3DX,7,,500,
ScoreTable,3,,Pass,,,0,
ScoreTable,3,N,3NT,,,"'=",
OptimumResultTable,1,N,,9,,,NT
OptimumResultTable,3,N,,9,,,NT
`
	if got := strings.ReplaceAll(string(out), "\r\n", "\n"); got != want {
		t.Errorf("%s", got)
	}
}

// TestScoresOfGames: a score that no tag gives is in the table where contract, declarer, result and vulnerability are known.
func TestScoresOfGames(t *testing.T) {
	const contract, nine = "[Declarer \"E\"]\n[Contract \"3NT\"]\n", "[Result \"9\"]\n[Vulnerable \"NS\"]\n"
	for file, want := range map[string]string{
		contract + nine:                          "EW 400",
		contract + nine + "[Score \"?\"]":        "EW 400",
		contract + nine + "[Score \"NS -430\"]":  "NS -430",
		contract + "[Result \"9\"]":              "",
		contract + "[Vulnerable \"All\"]":        "",
		contract + nine + "[Play \"S\"]\nSA +\n": "",
		"[Contract \"Pass\"]":                    "0",
	} {
		out, _, _ := Convert([]byte(file), Options{To: CSV})
		rows, err := csv.NewReader(bytes.NewReader(out)).ReadAll()
		if err != nil || len(rows) != 2 {
			t.Fatal(file, rows, err)
		}
		got := ""
		if i := slices.Index(rows[0], "Score"); i >= 0 {
			got = rows[1][i]
		}
		if got != want {
			t.Errorf("%q: the score is %q, want %q", file, got, want)
		}
	}
}

// TestRowsOfGames: a game has a row of its own if it has a contract, a result or a score.
func TestRowsOfGames(t *testing.T) {
	file := "[Contract \"4s\"]\n\n[Result \"^9\"]\n\n[Declarer \"S\"]\n[Result \"EW 4\"]\n\n[Score \"EW 50\"]\n\n[West \"A\"]\n" +
		"[Contract \"?\"]\n\n[ScoreTable \"Rank;Names\"]\n? \"a,b\"\n"
	const want = "From,Board,Contract,Result,Declarer,Score,Names\r\nGame,,4S,,,,\r\nGame,,,^9,,,\r\nGame,,,9,S,,\r\nGame,,,,,EW 50,\r\n" +
		"ScoreTable,,,,,,\"a,b\"\r\n"
	if out, _, _ := Convert([]byte(file), Options{To: CSV}); string(out) != want {
		t.Errorf("%q", out)
	}
}

// TestColumnsAreBounded: all tables together have 255 columns, and what is in a column that is there goes on.
func TestColumnsAreBounded(t *testing.T) {
	var file, row strings.Builder
	for i := range 400 {
		if i%100 == 0 {
			file.WriteString(row.String() + "\n\n[ScoreTable \"c0")
			row.Reset()
			row.WriteString("\"]\n1")
		}
		file.WriteString(";c" + strconv.Itoa(i+1))
		row.WriteString(" 1")
	}
	out, _, _ := Convert([]byte(file.String()+row.String()), Options{To: CSV})
	rows, err := csv.NewReader(bytes.NewReader(out)).ReadAll()
	if err != nil || len(rows) != 5 || len(rows[0]) != mostColumns || rows[0][mostColumns-1] != "c252" || rows[4][2] != "1" ||
		rows[3][mostColumns-1] != "1" {
		t.Errorf("%v\n%q", err, rows)
	}
}

// TestInheritedCellsAreBounded: short games that inherit long values do not become a huge table.
func TestInheritedCellsAreBounded(t *testing.T) {
	inherited := "[Contract \"4S\"]\n"
	for _, name := range []string{"Room", "West", "North", "East", "South", "Score", "ScoreIMP", "ScoreMP", "ScorePercentage"} {
		inherited += "[" + name + " \"##" + strings.Repeat("x", 250) + "\"]\n"
	}
	few, _, fine := Convert([]byte(inherited+strings.Repeat("\n[Site \"\"]\n", 1000)), Options{To: CSV})
	if fine.Err != nil || len(few) < 2_000_000 {
		t.Errorf("of 1,000 games %d bytes, %v", len(few), fine.Err)
	}
	if out, _, r := Convert([]byte(inherited+strings.Repeat("\n[Site \"\"]\n", 20_000)), Options{To: CSV}); r.Err == nil || len(out) > 0 {
		t.Errorf("of 20,000 games %d bytes, %v", len(out), r.Err)
	}
}

// TestTableIsBounded: a file whose short rows would make a huge table is not written as one, and the report says so.
func TestTableIsBounded(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("the native run is enough: wasm only takes longer")
	}
	var b strings.Builder
	for i := range 20 {
		b.WriteString("[Board \"1\"]\n[ScoreTable \"")
		for k := range 10 {
			b.WriteString("c" + strconv.Itoa(10*i+k) + ";")
		}
		b.WriteString("d\"]\n" + strings.Repeat("1 ", 10) + "1\n\n")
	}
	b.WriteString("[Board \"1\"]\n[ScoreTable \"c199\"]\n" + strings.Repeat("1\n", 45_000))
	if out, _, r := Convert([]byte(b.String()), Options{To: CSV}); r.Err == nil || len(out) > 0 {
		t.Errorf("%d bytes, %v", len(out), r.Err)
	}
}
