//go:build !js

package main

import (
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	parquet "github.com/parquet-go/parquet-go"

	"pbn/core/pgn/pgntest"
)

// gameRow is what the tests read of a table of games.
type gameRow struct {
	File   string   `parquet:"file"`
	Number int64    `parquet:"number"`
	White  *string  `parquet:"white,optional"`
	Player *string  `parquet:"player,optional"`
	Elo    *float64 `parquet:"elo,optional"`
	Date   *int32   `parquet:"date,optional"`
	Year   *int32   `parquet:"date_year,optional"`
	Result *string  `parquet:"result,optional"`
	Hcp    *float64 `parquet:"n_hcp,optional"`
}

type moveRow struct {
	Game  int64  `parquet:"game"`
	Place int32  `parquet:"place"`
	Kind  string `parquet:"kind"`
	Side  string `parquet:"side"`
	Text  string `parquet:"text"`
}

const tableGames = `[White "Ann, A."]
[Black "Bo, B."]
[Date "1970.01.03"]
[WhiteElo "2000"]

1. e4 (1. d4) e5 2. Ke3 1-0

[White "{"]
[Date "2020.??.??"]

1. e4 { open
`

// tableOf writes a table by a command line, and returns what is said.
func tableOf(t *testing.T, args string, want int) (said string) {
	t.Helper()
	status, out, errs := runLine(t, strings.Fields("convert "+args))
	if int(status) != want {
		t.Errorf("%s: exit status %d: %s%s", args, status, out, errs)
	}
	return out + errs
}

func rowsOf[Row any](t *testing.T, path string) []Row {
	t.Helper()
	rows, err := parquet.ReadFile[Row](path)
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func TestTables(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(name, content string) {
		if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("two.pgn", tableGames)
	write("many.pgn", string(pgntest.Games(pgntest.Lichess, 40, 2)))
	write("board.pbn", "[Board \"1\"]\n[Dealer \"N\"]\n[Deal \"N:AKQJ.AKQ.AKQ.AKQ T987.JT98.JT98.J 6543.765.765.T98 2.432.432.765432\"]\n[Auction \"N\"]\n7NT AP\n[Play \"E\"]\nST S3 S2 SA\n*\n")

	tableOf(t, "--to parquet -o two.parquet two.pgn", 0)
	rows := rowsOf[gameRow](t, "two.parquet")
	if len(rows) != 2 || *rows[0].White != "Ann, A." || *rows[0].Player != "Ann, A.; Bo, B." || *rows[0].Elo != 2000 || *rows[0].Date != 2 || rows[0].Number != 1 || rows[0].File != "two.pgn" {
		t.Errorf("%+v", rows)
	}
	if rows[1].Date != nil || *rows[1].Year != 2020 || rows[1].Elo != nil {
		t.Errorf("a date that is known in part: %+v", rows[1])
	}

	tableOf(t, "--each move -o moves.parquet two.pgn", 0)
	if moves := rowsOf[moveRow](t, "moves.parquet"); len(moves) != 4 || moves[1] != (moveRow{1, 2, "move", "black", "e5"}) || moves[2].Text != "Ke3" {
		t.Errorf("%+v", moves)
	}
	tableOf(t, "--each move -o calls.parquet board.pbn", 0)
	if calls := rowsOf[moveRow](t, "calls.parquet"); len(calls) != 8 || calls[0] != (moveRow{1, 1, "call", "N", "7NT"}) || calls[4] != (moveRow{1, 1, "card", "E", "ST"}) {
		t.Errorf("%+v", calls)
	}
	tableOf(t, "board.pbn board.parquet", 0)
	if board := rowsOf[gameRow](t, "board.parquet"); len(board) != 1 || *board[0].Hcp != 37 {
		t.Errorf("%+v", board)
	}

	if said := tableOf(t, "--rows 16 -o shards.parquet many.pgn two.pgn", 0); !strings.Contains(said, "42 rows in 3 files") {
		t.Error(said)
	}
	counted := map[string]int{}
	for i, want := range []int{16, 16, 10} {
		rows := rowsOf[gameRow](t, "shards-000"+string('1'+rune(i))+".parquet")
		if len(rows) != want {
			t.Errorf("shard %d has %d rows", i+1, len(rows))
		}
		for _, row := range rows {
			counted[*row.Result]++
		}
	}
	_, stats, _ := runLine(t, []string{"stats", "--by", "result", "many.pgn", "two.pgn"})
	for line := range strings.Lines(stats) {
		if words := strings.Fields(line); words[0] != "result" && strings.TrimSpace(words[1]) != strconv.Itoa(counted[words[0]]) {
			t.Errorf("%d games with the result %s; stats has %s", counted[words[0]], words[0], words[1])
		}
	}
	askDuckDB(t)

	if said := tableOf(t, "--rows 16 -o shards.parquet two.pgn", 2); !strings.Contains(said, "shards-0001.parquet is there already") {
		t.Error(said)
	}
	tableOf(t, "--rows 16 --replace -o shards.parquet two.pgn", 0)
	if _, err := os.Stat("shards-0002.parquet"); err == nil {
		t.Error("a shard of the table before is still there")
	}
	for args, want := range map[string]string{
		"--to parquet two.pgn": "-o names the file", "--rows 0 -o x.parquet two.pgn": "from 1 on", "--rows 3 --to uci two.pgn": "are for --to parquet",
		"--to parquet -o x.parquet two.pgn board.pbn": "PBN", "--to parquet --distinct -o x.parquet two.pgn": "--distinct is not for Parquet",
		"--to parquet -o nowhere/x.parquet two.pgn": "no such folder", "--to parquet -o x.parquet missing.pgn": "missing.pgn", "--to parquet -o /dev/full many.pgn": "/dev/full could not be written: the disk is full\n",
	} {
		if said := tableOf(t, args, 2); !strings.Contains(said, want) {
			t.Errorf("%s: %s", args, said)
		}
	}
	left, _ := os.ReadDir(".")
	for _, file := range left {
		if strings.HasPrefix(file.Name(), ".pbn") || file.Name() == "x.parquet" {
			t.Errorf("%s is left", file.Name())
		}
	}
}

// askDuckDB counts the rows of the shards by DuckDB, where that is installed.
func askDuckDB(t *testing.T) {
	t.Helper()
	duckdb, err := exec.LookPath("duckdb")
	if err != nil {
		t.Log("DuckDB is not on the PATH: the shards are only read by the library that wrote them")
		return
	}
	out, err := exec.Command(duckdb, "-csv", "-noheader", "-c", "select count(*), count(distinct file) from 'shards-*.parquet'").CombinedOutput()
	if err != nil || strings.TrimSpace(string(out)) != "42,2" {
		t.Errorf("DuckDB: %v: %s", err, out)
	}
}
