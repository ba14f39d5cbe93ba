package main

import (
	"os"

	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/pgntest"
	"pbn/core/source"
)

// The files of chess, which are made from a seed: 20 MB of each kind, and one that is long.
const (
	movesAlone = "20 MB of moves alone"
	asLichess  = "20 MB as lichess writes"
	annotated  = "20 MB annotated"
	longChess  = "1 GB as lichess writes"

	parsePGN       = "parse PGN"
	parsePGNStream = "parse PGN, stream"
)

// chessKinds are how the games of the files are written.
var chessKinds = map[string]pgntest.Kind{
	movesAlone: pgntest.Plain, asLichess: pgntest.Lichess, annotated: pgntest.Annotated, longChess: pgntest.Lichess,
}

const (
	chessBytes     = 20e6
	longChessBytes = 1e9
)

// writeGames writes a file of chess, and tells its size. A long one is a file of 20 MB again and again.
func writeGames(path, name string) (bytes int64, err error) {
	games := pgntest.File(chessKinds[name], chessBytes, 1)
	file, err := os.Create(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	for bytes == 0 || name == longChess && bytes < longChessBytes {
		n, err := file.Write(games)
		if bytes += int64(n); err != nil {
			return 0, err
		}
	}
	return bytes, nil
}

// nativeGames are what is measured natively of chess.
var nativeGames = map[string]func(file []byte, path string) (games int){
	parsePGN: func(file []byte, _ string) int {
		return pgn.Parse(pgn.Bytes(file), func(*source.Text, *game.Game) {}).Games
	},
	parsePGNStream: func(_ []byte, path string) int {
		f, err := os.Open(path)
		if err != nil {
			panic(err)
		}
		defer f.Close()
		return pgn.Parse(habits.PGN.Stream(f, source.Automatic), func(*source.Text, *game.Game) {}).Games
	},
}
