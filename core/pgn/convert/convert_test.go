package convert

import (
	"encoding/csv"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/lists"
	"pbn/core/pgn"
	"pbn/core/pgn/epd"
	"pbn/core/pgn/export"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/pgntest"
	"pbn/core/source"
)

const games = `[Event "Club, \"open\""]
[White "Oakes, A."]
[Black "=Quill"]
[Result "0-1"]
[White "again"]

1. f3 {weak} e5 (1... d5 2. e4) 2. g4 $2 Qh4# 0-1

[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 4 30"]
[SetUp "1"]

30. e4 Ke7 31. Ke6 Kd7 *

[Variant "Atomic"]

1. e4 *
`

func made(file string, o Options) (string, *lists.Result) {
	var out strings.Builder
	r := Convert(&out, pgn.Bytes([]byte(file)), o)
	return out.String(), r
}

// TestConvert: what is made of games in each form, and what that has no place for.
func TestConvert(t *testing.T) {
	const all = "games whose start is not known 1, variations 1, comments 1, glyphs 1"
	for name, c := range map[string]struct {
		options Options
		want    string
		lines   int
		lost    string
	}{
		"FEN": {Options{Positions: lists.Final}, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n8/4k3/8/8/4P3/8/8/4K3 w - - 1 31\n", 2,
			"moves that are not legal 2, " + all},
		"first": {Options{Positions: lists.First}, chess.Initial + "\n4k3/8/8/8/8/8/4P3/4K3 w - - 4 30\n", 2, "moves that are not legal 2, " + all},
		"plies, as programs write them": {Options{Form: chess.EnPassantLegal}, "rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1\n" +
			"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2\nrnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2\n" +
			"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n4k3/8/8/8/4P3/8/8/4K3 b - - 0 30\n8/4k3/8/8/4P3/8/8/4K3 w - - 1 31\n", 6,
			"moves that are not legal 2, " + all},
		"EPD": {Options{To: EPD, Positions: lists.First}, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - fmvn 1; hmvc 0; " +
			"id \"Oakes, A. - =Quill, Club, 'open'\"; sm f3;\n4k3/8/8/8/8/8/4P3/4K3 w - - fmvn 30; hmvc 4; sm e4;\n", 2, "moves that are not legal 2, " + all},
		"CSV": {Options{To: CSV, Columns: []string{"number", "White", "Black", "Event", "Result", "plies", "end", "Round"}},
			"number,White,Black,Event,Result,plies,end,Round\r\n1,\"Oakes, A.\",\"'=Quill\",\"Club, \"\"open\"\"\",0-1,4,checkmate,\r\n2,,,,*,4,,\r\n3,,,,*,1,,\r\n", 3,
			"tags again 1"},
		"UCI": {Options{To: UCI}, "position startpos moves f2f3 e7e5 g2g4 d8h4\nposition fen 4k3/8/8/8/8/8/4P3/4K3 w - - 4 30 moves e2e4 e8e7\n", 2,
			"moves that are not legal 2, " + all},
	} {
		got, r := made(games, c.options)
		var said []string
		for _, l := range r.Lost {
			said = append(said, l.What+" "+string(rune('0'+l.Count)))
		}
		if got != c.want || r.Lines != c.lines || strings.Join(said, ", ") != c.lost {
			t.Errorf("%s: %d lines, lost %q\n%s, want\n%s", name, r.Lines, said, got, c.want)
		}
	}
}

// TestDistinct: a position that came before is left out.
func TestDistinct(t *testing.T) {
	const file = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 *\n\n[Event \"x\"]\n\n1. Nf3 *\n"
	got, r := made(file, Options{Distinct: true})
	if r.Lines != 4 || r.Dropped != 2 || strings.Count(got, "\n") != 4 {
		t.Errorf("%d lines, %d dropped\n%s", r.Lines, r.Dropped, got)
	}
}

// TestChess960: UCI has castling as the king's square and the rook's.
func TestChess960(t *testing.T) {
	const file = "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n\n1. O-O *\n"
	if got, _ := made(file, Options{To: UCI, Form: chess.CastlingFiles}); got != "position fen 4k3/8/8/8/8/8/8/5KR1 w G - 0 1 moves f1g1\n" {
		t.Errorf("%s", got)
	}
}

// TestFormsOfManyGames: there is a line for each move, a row for each game, and a stream gives the same.
func TestFormsOfManyGames(t *testing.T) {
	for kind := range pgntest.Annotated + 1 {
		file := pgntest.Games(kind, 40, 3)
		for form := range UCI + 1 {
			whole, r := made(string(file), Options{To: form})
			var out strings.Builder
			Convert(&out, habits.PGN.Stream(strings.NewReader(string(file)), source.Automatic), Options{To: form})
			if out.String() != whole {
				t.Errorf("a stream gives another %s", FormNames[form])
			}
			switch lines := strings.Count(whole, "\n"); form {
			case CSV:
				if rows, err := csv.NewReader(strings.NewReader(whole)).ReadAll(); err != nil || len(rows) != 41 {
					t.Errorf("%d rows, %v", len(rows), err)
				}
			case UCI:
				if lines != 40 {
					t.Errorf("%d lines", lines)
				}
			default:
				if lines != r.Lines || lines < 1000 {
					t.Errorf("%d positions, %d lines", r.Lines, lines)
				}
				for line := range strings.Lines(whole) {
					if _, faults, _, ok := chess.ReadFEN(strings.Join(strings.Fields(line)[:4], " ") + " 0 1"); !ok || len(faults) > 0 {
						t.Fatalf("%s: %v", line, faults)
					}
				}
			}
		}
	}
}

// TestFromPositions: positions become games that begin with them.
func TestFromPositions(t *testing.T) {
	const file = "r1bqk1r1/1p1p1n2/p1n2pN1/2p1b2Q/2P1Pp2/1PN5/PB4PP/R4RK1 w q - bm Rxf4 Nd5; id \"ERET 001\"; c0 \"a } b\";\n" +
		"4k3/8/8/8/8/8/4P3/4K3 w - - pv e4 Kd7 e5; ce 120;\n" +
		"4k3/8/8/8/8/8/4P3/4K3 w - - bm Nf3;\n4k3/8/8/8/8/8/4P3/4K3 w - - c0 \"[%clk 1] {x\"; id \"a \\\";\n"
	const want = `[Event "ERET 001"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
[FEN "r1bqk1r1/1p1p1n2/p1n2pN1/2p1b2Q/2P1Pp2/1PN5/PB4PP/R4RK1 w q - 0 1"]
[SetUp "1"]

{c0 "a ) b";} 1. Rxf4 (1. Nd5) *
`
	var out strings.Builder
	r := FromPositions(&out, pgn.Bytes([]byte(file)), epd.Automatic, false, export.Options{})
	got := out.String()
	if !strings.HasPrefix(got, want) || !strings.Contains(got, "\n{ce 120;} 1. e4 Kd7 2. e5 *\n") || !strings.Contains(got, "\n{bm Nf3;} *\n") || !strings.Contains(got, "\n{c0 \"[ %clk 1] {x\";} *\n") || r.Lines != 4 || r.Report.Err != nil {
		t.Errorf("%d games, %v\n%s", r.Lines, r.Report.Err, got)
	}
	out.Reset()
	FromPositions(&out, pgn.Bytes([]byte(chess.Initial+"\n4k3/8/8/8/8/8/4P3/4K3 b - - 3 9\n")), epd.Automatic, true, export.Options{})
	if got := out.String(); strings.Count(got, "[Event ") != 2 || strings.Count(got, "[FEN ") != 1 {
		t.Errorf("%s", got)
	}
}
