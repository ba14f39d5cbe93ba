package answers

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/testkit"
)

// legal is what LegalMoves answers, and an entry of its moves.
type legal struct {
	FEN   string
	Moves []legalMove
}

type legalMove struct {
	san, uci string
	move     chess.Move
}

func (m *legalMove) UnmarshalJSON(text []byte) error {
	return json.Unmarshal(text, &[]any{&m.san, &m.uci, &m.move})
}

func legalMoves(t *testing.T, fen string, isChess960 bool) (answer legal) {
	t.Helper()
	out, err := LegalMoves(fen, isChess960)
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	if err := json.Unmarshal(out, &answer); err != nil {
		t.Fatalf("%s: %v: %s", fen, err, out)
	}
	return answer
}

// TestLegalMoves compares the moves of the positions of known numbers of moves, 300 of them of Chess960, with those of the laws; SAN and UCI
// each find the move that they are of.
func TestLegalMoves(t *testing.T) {
	name := testkit.Shared(t, "games/pgn/perft.tsv")
	if name == "" {
		t.Log("the table of positions is not there: it is no part of the project")
		return
	}
	table, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for row := range strings.Lines(string(table)) {
		fields := strings.Split(row, "\t")
		if len(fields) < 5 || !strings.Contains(fields[1], "/") || seen[fields[1]] {
			continue
		}
		seen[fields[1]] = true
		p, _, _, _ := chess.ReadFEN(fields[1])
		answer := legalMoves(t, fields[1], fields[4] == "1")
		var list chess.Moves
		if all := p.Moves(&list); len(all) != len(answer.Moves) {
			t.Errorf("%s: %d moves, not %d", fields[1], len(answer.Moves), len(all))
		}
		for _, m := range answer.Moves {
			pattern := chess.Parse(m.san)
			found, count := p.Find(pattern)
			if found != m.move || count != 1 || p.MarkedSAN(found) != pattern || chess.FindCoordinates(&p, m.uci) != found {
				t.Errorf("%s: %+v", fields[1], m)
			}
		}
	}
	if len(seen) < 100 {
		t.Errorf("%d positions", len(seen))
	}
}

// TestCastlingOfLegalMoves: UCI castles onto the rook where the game is one of Chess960, or the position can be of no other.
func TestCastlingOfLegalMoves(t *testing.T) {
	for _, c := range []struct {
		fen        string
		isChess960 bool
		want       string
	}{
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", false, "e1g1"},
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", true, "e1h1"},
		{"4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", false, "e1g1"},
		{"4k3/8/8/8/8/8/8/5K1R w K", false, "f1h1"},
	} {
		got := ""
		for _, m := range legalMoves(t, c.fen, c.isChess960).Moves {
			if m.san == "O-O" {
				got = m.uci
			}
		}
		if got != c.want {
			t.Errorf("%s: %s, not %s", c.fen, got, c.want)
		}
	}
}

// TestPositionsWithoutLegalMoves: the error says why.
func TestPositionsWithoutLegalMoves(t *testing.T) {
	for fen, want := range map[string]string{
		"":                               "A rank of a FEN has eight squares, “” has more or fewer.",
		"8/8 w":                          "The board of a FEN has eight ranks with “/” between them, “8/8” has more or fewer.",
		"4k3/9/8/8/8/8/8/4K3 w - - 0 1":  "“9” is neither a piece, such as P for White or p for Black, nor a number of empty squares from 1 to 8.",
		"4k3/8/8/8/8/8/8/4K3 x - - 0 1":  "“x” does not say who is to move, as “w” or “b” would.",
		"8/8/8/8/8/8/8/4K3 w - - 0 1":    "Black has no king in this FEN; each side must have one.",
		"4k3/8/8/8/8/8/8/4K2K w - - 0 1": "White has 2 kings in this FEN; each side must have one.",
		"4k2P/8/8/8/8/8/8/4K3 w - - 0 1": "No pawn can be on h8: pawns never are on the first or last rank.",
		"4k3/8/8/8/8/8/8/4KR2 w - - 0 1": "",
		"4k3/8/8/8/8/8/4R3/4K3 w - -":    "White is to move in this FEN, though Black is already in check from the rook on e2.",
		"QQQQk3/8/8/QQQQQQ2/8/8/8/4K3 b": "",
	} {
		got := ""
		if _, err := LegalMoves(fen, false); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: %q, not %q", fen, got, want)
		}
	}
}
