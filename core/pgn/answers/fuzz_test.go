package answers

import (
	"io"
	"testing"

	"pbn/core/chess"
	"pbn/core/pgn"
	"pbn/core/pgn/pgntest"
	"pbn/core/played/playedtest"
)

// FuzzPacked: any bytes give games whose numbers say how long they are, which come in pieces as they do at once, and JSON.
func FuzzPacked(f *testing.F) {
	for _, file := range ownFiles(f) {
		f.Add(file, uint16(7))
	}
	for _, file := range pgntest.Dialects(5) {
		f.Add(file, uint16(100))
	}
	f.Fuzz(func(t *testing.T, file []byte, piece uint16) {
		for _, o := range []Options{{}, {TagsOnly: true}} {
			whole := ParsePacked(file, o).Games
			playedtest.Whole(t, whole)
			if games, _ := playedtest.Run(ParseJob(o), file, max(int(piece), 1+len(file)/100)); games != string(whole) {
				t.Errorf("in pieces of %d there are %d bytes of games, not %d", piece, len(games), len(whole))
			}
		}
		if _, err := ParseTo(io.Discard, pgn.Bytes(file), nil, false); err != nil {
			t.Error(err)
		}
	})
}

// FuzzFEN: whatever the start and the moves are, the answer is a position that is read without a fault that hides it, or an error.
func FuzzFEN(f *testing.F) {
	f.Add("", "e4 e5 Nf3", true)
	f.Add("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O O-O", false)
	f.Add("8/P6k/8/8/8/8/7K/8 w - - 3 40", "a8=Q -- --", true)
	f.Fuzz(func(t *testing.T, start, moves string, isLegal bool) {
		fen, err := FEN(start, moves, isLegal)
		if (fen == "") != (err != nil) {
			t.Errorf("%q, %v", fen, err)
		}
		if _, _, _, ok := chess.ReadFEN(fen); err == nil && !ok {
			t.Errorf("%q is no FEN", fen)
		}
	})
}
