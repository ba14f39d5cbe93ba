//go:build !js

package main

import (
	"runtime"
	"strings"
	"testing"

	"pbn/core/cmd/kit"
)

var jobsOfBridge = []string{
	"validate", "validate --as export --format json", "export -o OUT", "export -o OUT --inherit resolve --missing omit", "parse", "parse --format jsonl",
	"select -o OUT --where hcp>12", "select -o OUT --where number>3 --others", "select -o OUT --games 2-5 --by -board", "sort --by north,-board -o OUT",
	"merge -o OUT --distinct", "duplicates --same deal", "stats --by contract", "number --from 3 -o OUT", "rotate --seats 2 -o OUT", "set -o OUT --tag Event=Cup --where board>2",
	"split --count 7 -o FOLDER", "split --by board -o FOLDER",
}

// TestJobsOfBridge is TestJobs for boards, of which some inherit from those before them.
func TestJobsOfBridge(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	defer func(bytes int) { kit.ChunkBytes = bytes }(kit.ChunkBytes)
	kit.ChunkBytes = 1
	t.Chdir(t.TempDir())
	const board = "[Event \"Club\"]\n[North \"Ann\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n" +
		"[Deal \"N:K974.A63.K852.94 AQ85.JT9.QJ6.AT7 632.8754.T973.52 JT.KQ2.A4.KQJ863\"]\n[Contract \"3NT\"]\n[Declarer \"W\"]\n[Result \"9\"]\n" +
		"[Auction \"N\"]\nPass 1NT =1= Pass 3NT\nPass Pass Pass\n[Note \"1:15-17\"]\n\n"
	boards := ""
	for n := range 9 {
		boards += strings.Replace(strings.Replace(board, `"1"`, `"`+string('1'+rune(n*4%9))+`"`, 1), "Ann", "Ann "+string('A'+rune(n%4)), 1)
	}
	evening := boards + "[Event \"#\"]\n[North \"#\"]\n[Board \"10\"]\n\n" + strings.Replace(boards, "Club", "##Cup", 1) + "[Board \"9\"]\n\n" + strings.ReplaceAll(boards, "Club", "##")
	broken := boards + "[Event \"x\"]\n[Board \"7\"]\n{ open\n\n[Event \"y\"]\n\n[Note \"1:a\"]\n\n" + boards + "[Contract \"8NT\"]\n\n[Site \"caf\xe9 \x93\"]\n\n" + boards
	of := jobs{
		extension: ".pbn", lines: jobsOfBridge, reads: []string{"boards.pbn", "evening.pbn", "broken.pbn", "boards.pbn evening.pbn broken.pbn"},
		files: map[string][]byte{
			"boards.pbn": []byte("% PBN 2.1\r\n% EXPORT\r\n" + strings.ReplaceAll(boards, "\n", "\r\n")), "evening.pbn": []byte(evening), "broken.pbn": []byte(broken),
		},
	}
	of.compare(t)
}
