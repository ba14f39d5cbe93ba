package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"

	"pbn/core/pgn"
	"pbn/core/pgn/export"
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
	// someLichess is for a peer that would take minutes for more.
	someLichess = "100 kB as lichess writes"
	longChess   = "1 GB as lichess writes"

	parsePGN        = "parse PGN"
	parsePGNObjects = "parse PGN to objects"
	parsePGNStream  = "parse PGN, stream"
	validatePGN     = "validate PGN"
	exportPGN       = "export PGN"

	validatePGNStream = "validate PGN, stream"
	exportPGNStream   = "export PGN, stream"

	// The peers: as whole processes, and in Node. They judge the main lines alone.
	pgnExtract  = "pgn-extract"
	pythonChess = "python-chess 1.11.2"
	chessJS     = "chess.js 1.4.0 of npm"

	// chessModule is of the package; the site does not have it.
	chessModule = "pgnread.wasm"
	wholeModule = "pgn.wasm"
)

// chessKinds are how the games of the files are written.
var chessKinds = map[string]pgntest.Kind{
	someLichess: pgntest.Lichess, movesAlone: pgntest.Plain, asLichess: pgntest.Lichess, annotated: pgntest.Annotated, longChess: pgntest.Lichess,
}

const (
	chessBytes     = 20e6
	someBytes      = 100e3
	longChessBytes = 1e9
)

// writeGames writes a file of chess, and tells its size.
func writeGames(path, name string) (bytes int64, err error) {
	switch name {
	case someLichess:
		return writeChess(path, name, someBytes)
	case longChess:
		return writeChess(path, name, longChessBytes)
	}
	return writeChess(path, name, chessBytes)
}

// writeChess writes games of a kind, at least so many bytes: 20 MB of them again and again.
func writeChess(path, kind string, size float64) (bytes int64, err error) {
	games := pgntest.File(chessKinds[kind], int(min(size, chessBytes)), 1)
	file, err := os.Create(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	for float64(bytes) < size {
		n, err := file.Write(games)
		if bytes += int64(n); err != nil {
			return 0, err
		}
	}
	return bytes, nil
}

// chessRows are what is measured of chess. The goals of Chromium are of games that nobody looks at, since a game is made when it is read.
func chessRows() (rows []row) {
	for _, file := range []struct {
		name             string
		native, chromium float64
		// Those of checking and writing are of what is annotated.
		validated, exported, validatedInPage, exportedInPage float64
	}{
		{name: movesAlone, native: 100, chromium: 50},
		{name: asLichess, native: 260, chromium: 120},
		{name: annotated, native: 170, chromium: 85, validated: 130, exported: 100, validatedInPage: 60, exportedInPage: 45},
	} {
		rows = append(rows,
			row{of: key{natively, parsePGN, file.name}, targets: []target{rateOf(file.native), allocsOf(0)}},
			row{of: key{inNode, parsePGN, file.name}},
			row{of: key{inPage, parsePGN, file.name}, targets: []target{rateOf(file.chromium)}},
			row{of: key{inPage, parsePGNObjects, file.name}},
			row{of: key{natively, validatePGN, file.name}, targets: goal(file.validated)},
			row{of: key{natively, exportPGN, file.name}, targets: goal(file.exported)},
			row{of: key{inPage, validatePGN, file.name}, targets: goal(file.validatedInPage)},
			row{of: key{inPage, exportPGN, file.name}, targets: append(goal(file.exportedInPage), firstOf(1))})
	}
	rows = append(rows, row{of: key{inNode, parsePGN, someLichess}}, row{of: key{inNode, chessJS, someLichess}, once: true})
	if err := exec.Command("python3", "-c", "import chess.pgn").Run(); err == nil {
		rows = append(rows, row{of: key{nativeCommand, pythonChess, someLichess}, once: true})
	} else {
		fmt.Fprintln(os.Stderr, "skipped: python-chess is not there (PYTHONPATH may name it)")
	}
	return append(rows,
		row{of: key{natively, validatePGNStream, longChess}, once: true, targets: []target{memoryOf(60)}},
		row{of: key{natively, exportPGNStream, longChess}, once: true, targets: []target{memoryOf(60)}},
		row{of: key{toLoad, "as it is", wholeModule}},
		row{of: key{toLoad, "brotli", wholeModule + ".br"}, targets: []target{sizeOf(520)}},
		row{of: key{natively, parsePGNStream, longChess}, once: true, targets: []target{memoryOf(40)}},
		row{of: key{toLoad, "as it is", chessModule}},
		row{of: key{toLoad, "brotli", chessModule + ".br"}, targets: []target{sizeOf(320)}})
}

// goal is the target of a rate; there is none for 0.
func goal(rate float64) []target {
	if rate == 0 {
		return nil
	}
	return []target{rateOf(rate)}
}

// nativeGames are what is measured natively of chess.
var nativeGames = map[string]func(file []byte, path string) (games int){
	parsePGN: func(file []byte, _ string) int {
		return pgn.Parse(pgn.Bytes(file), func(*source.Text, *game.Game) {}).Games
	},
	validatePGN: func(file []byte, _ string) int { return pgn.Validate(pgn.Bytes(file), pgn.Options{}).Games },
	exportPGN: func(file []byte, _ string) int {
		_, report := pgn.Export(pgn.Bytes(file), export.Options{})
		return report.Games
	},
	parsePGNStream: func(_ []byte, path string) int {
		return streamed(path, habits.PGN, func(s *source.Stream) int { return pgn.Parse(s, func(*source.Text, *game.Game) {}).Games })
	},
	validatePGNStream: func(_ []byte, path string) int {
		return streamed(path, habits.PGN, func(s *source.Stream) int { return pgn.Validate(s, pgn.Options{}).Games })
	},
	exportPGNStream: func(_ []byte, path string) int {
		return streamed(path, habits.PGN, func(s *source.Stream) int { return pgn.ExportTo(io.Discard, s, export.Options{}).Games })
	},
}

// peers are how other programs read a file, as processes, and write it anew.
var peers = map[string][]string{
	pythonChess: {"python3", "core/pgn/testdata/peers.py"},
}
