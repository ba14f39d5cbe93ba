package chess

import (
	"slices"
	"strings"
	"testing"
)

// TestFENExamples_16_1_4_a: the five examples of the standard are read without a fault, and written as they are.
func TestFENExamples_16_1_4_a(t *testing.T) {
	for _, fen := range []string{
		Initial,
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
		"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
		"rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
		"4k3/8/8/8/8/8/4P3/4K3 w - - 5 39",
	} {
		p, faults, count, ok := ReadFEN(fen)
		if got := string(AppendFEN(nil, &p)); got != fen || !ok || len(faults) > 0 || count != MostFields {
			t.Errorf("%s becomes %s: %v, %d fields", fen, got, faults, count)
		}
	}
	p := position(t, Initial)
	for _, san := range strings.Fields("e4 c5 Nf3") {
		m, count := p.Find(Parse(san))
		if count != 1 {
			t.Fatal(san)
		}
		var u Undo
		p.Do(m, &u)
	}
	if got := string(AppendFEN(nil, &p)); got != "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" {
		t.Errorf("after 1. e4 c5 2. Nf3: %s", got)
	}
}

func TestFENFaults(t *testing.T) {
	type faults []FENFault
	const men, kings = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "4k3/8/8/8/8/8/8/4K3"
	for _, c := range []struct {
		name, fen string
		want      faults
		written   string // "" where there is no position
	}{
		{"16.1-a no fault", Initial, nil, Initial},
		{"16.1-a more blanks", men + "  w KQkq -  0 1", faults{{Spacing, 43, 45}}, Initial},
		{"16.1-a tab", men + "\tw KQkq - 0 1", faults{{Spacing, 43, 44}}, Initial},
		{"16.1-a blanks around", " " + men + " w KQkq - 0 1 ", faults{{Spacing, 0, 1}}, Initial},
		{"16.1-a two fields missing", men + " w KQkq -", faults{{FieldMissing, 52, 52}}, Initial},
		{"16.1-a five fields missing", men, faults{{FieldMissing, 43, 43}}, men + " w - - 0 1"},
		{"16.1-a semicolon", Initial + ";", nil, Initial},
		{"16.1-a blank and semicolon", Initial + " ; ", nil, Initial},
		{"16.1-a two semicolons", Initial + ";;", faults{{UnknownField, 55, 57}}, ""},
		{"16.1-a other text after it", Initial + " bm e4;", faults{{UnknownField, 57, 62}}, ""},
		{"16.1.3.1-a nothing", "", faults{{RankLength, 0, 0}, {RankCount, 0, 0}, {FieldMissing, 0, 0}}, ""},
		{"16.1.3.1-a seven ranks", "4k3/8/8/8/8/8/4K3 w - - 0 1", faults{{RankCount, 0, 17}}, ""},
		{"16.1.3.1-a nine ranks", "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", faults{{RankCount, 0, 21}}, ""},
		{"16.1.3.1-a short rank", "4k2/8/8/8/8/8/8/4K3 w - - 0 1", faults{{RankLength, 0, 3}}, ""},
		{"16.1.3.1-a long rank", "4k3/8/8/ppppppppp/8/8/8/4K3 w - - 0 1", faults{{RankLength, 8, 17}}, ""},
		{"16.1.3.1-a another letter", "4k3/8/8/8/4x3/8/8/4K3 w - - 0 1", faults{{UnknownPiece, 11, 12}}, ""},
		{"16.1.3.1-a digit 9", "4k3/8/9/8/8/8/8/4K3 w - - 0 1", faults{{UnknownPiece, 6, 7}, {RankLength, 6, 7}}, ""},
		{"16.1.3.1-a of two faults of a kind the first", "4k3/7/7/8/8/8/8/4K3 w - - 0 1", faults{{RankLength, 4, 5}}, ""},
		{"16.1.3.1-b digits in a row", "4k3/44/8/8/8/8/8/4K3 w - - 0 1", faults{{SplitDigits, 4, 6}}, kings + " w - - 0 1"},
		{"16.1.3.2-a upper case", kings + " B - - 0 1", faults{{TurnForm, 20, 21}}, kings + " b - - 0 1"},
		{"16.1.3.2-a word", kings + " white - - 0 1", faults{{TurnForm, 20, 25}}, kings + " w - - 0 1"},
		{"16.1.3.2-a -", kings + " - - - 0 1", faults{{UnknownTurn, 20, 21}}, ""},
		{"16.1.3.3-a other order", men + " w kqKQ - 0 1", faults{{CastlingForm, 48, 49}}, Initial},
		{"16.1.3.3-a twice", men + " w KKQkq - 0 1", faults{{CastlingForm, 47, 48}}, Initial},
		{"16.1.3.3-a file and letter for one rook", men + " w KHQkq - 0 1", faults{{CastlingForm, 47, 48}}, Initial},
		{"16.1.3.3-a another sign", men + " w KQxq - 0 1", faults{{UnknownCastling, 48, 49}}, ""},
		{"16.1.3.3-b no rook", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", faults{{CastlingFalse, 24, 25}}, "4k3/8/8/8/8/8/8/4K2R w K - 0 1"},
		{"16.1.3.3-b king on another rank", "4k3/8/8/8/8/8/4K3/7R w K - 0 1", faults{{CastlingFalse, 23, 24}},
			"4k3/8/8/8/8/8/4K3/7R w - - 0 1"},
		{"16.1.3.3-b two kings", "4k3/8/8/8/8/K7/8/4K2R w K - 0 1", faults{{CastlingFalse, 24, 25}}, "4k3/8/8/8/8/K7/8/4K2R w - - 0 1"},
		{"16.1.3.3-b no rook on the file", men + " w Cq - 0 1", faults{{CastlingFalse, 46, 47}}, men + " w q - 0 1"},
		{"16.1.3.3-b two rooks on a side", "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1", faults{{CastlingFalse, 25, 26}},
			"4k3/8/8/8/8/8/8/4K1RR w K - 0 1"},
		{"9.7.2-d files", men + " w HAha - 0 1", nil, Initial},
		{"9.7.2-d the inner rook", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", nil, "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"},
		{"9.7.2-d K is the outermost rook", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", nil, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1"},
		{"9.7.2-d king in the corner", "4k3/8/8/8/8/8/8/KR6 w K - 0 1", nil, "4k3/8/8/8/8/8/8/KR6 w K - 0 1"},
		{"16.1.3.4-a no square", kings + " w - e9 0 1", faults{{UnknownField, 24, 26}}, ""},
		{"16.1.3.4-a wrong rank", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", faults{{EnPassantFalse, 26, 28}}, "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1"},
		{"16.1.3.4-a no pawn before it", kings + " b - e3 0 1", faults{{EnPassantFalse, 24, 26}}, kings + " b - - 0 1"},
		{"16.1.3.4-a square not empty", "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", faults{{EnPassantFalse, 28, 30}},
			"4k3/8/8/8/4P3/4N3/8/4K3 b - - 0 1"},
		{"16.1.3.4-a origin not empty", "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1", faults{{EnPassantFalse, 28, 30}},
			"4k3/8/8/8/4P3/8/4N3/4K3 b - - 0 1"},
		{"16.1.3.4-a no file", kings + " w - i6 0 1", faults{{UnknownField, 24, 26}}, ""},
		{"16.1.3.4-a rank 0", kings + " w - e0 0 1", faults{{UnknownField, 24, 26}}, ""},
		{"16.1.3.4-a three signs", kings + " w - e66 0 1", faults{{UnknownField, 24, 27}}, ""},
		{"16.1.3.4-a in the corner", "4k3/8/8/8/P7/8/8/4K3 b - a3 0 1", nil, "4k3/8/8/8/P7/8/8/4K3 b - a3 0 1"},
		{"16.1.3.4-a in the other corner", "4k3/8/8/7p/8/8/8/4K3 w - h6 0 1", nil, "4k3/8/8/7p/8/8/8/4K3 w - h6 0 1"},
		{"16.1.3.4-a right", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", nil, "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"},
		{"16.1.3.5-a zeros", kings + " w - - 05 1", faults{{NumberForm, 26, 28}}, kings + " w - - 5 1"},
		{"16.1.3.5-a -", kings + " w - - - 1", faults{{NumberForm, 26, 27}}, kings + " w - - 0 1"},
		{"16.1.3.5-a sign", kings + " w - - -1 1", faults{{UnknownField, 26, 28}}, ""},
		{"16.1.3.5-a too large", kings + " w - - 99999999999999999999 1", faults{{NumberForm, 26, 46}}, kings + " w - - 32768 1"},
		{"16.1.3.6-a move 0", kings + " w - - 0 0", faults{{NumberForm, 28, 29}}, kings + " w - - 0 1"},
		{"16.1.3.6-a word", kings + " w - - 0 one", faults{{UnknownField, 28, 31}}, ""},
	} {
		p, got, _, ok := ReadFEN(c.fen)
		if !slices.Equal(got, c.want) || ok != (c.written != "") {
			t.Errorf("%s: %q: %v, %t", c.name, c.fen, got, ok)
		}
		if written := string(AppendFEN(nil, &p)); ok && written != c.written {
			t.Errorf("%s: %q becomes %s", c.name, c.fen, written)
		}
	}
}

func TestFENForms(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		form      FENForm
		want      string
	}{
		{"16.1.3.4-b where it can be taken", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", EnPassantLegal, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"},
		{"16.1.3.4-b no pawn takes", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", EnPassantLegal, "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"},
		{"16.1.3.4-b taking leaves check", "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", EnPassantLegal, "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1"},
		{"16.1.3.4-b of two one takes", "3r1k2/8/8/2PpP3/8/8/8/B1K5 w - d6 0 2", EnPassantLegal, "3r1k2/8/8/2PpP3/8/8/8/B1K5 w - d6 0 2"},
		{"16.1.3.4-b always", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", 0, "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"},
		{"9.7.2-d Shredder", Initial, CastlingFiles, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"},
		{"9.7.2-d Shredder, some", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w Kq - 0 1", CastlingFiles, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w Gb - 0 1"},
		{"9.7.2-d both", "r3k3/8/8/8/4P3/8/8/4K3 b q e3 0 1", CastlingFiles | EnPassantLegal, "r3k3/8/8/8/4P3/8/8/4K3 b a - 0 1"},
	} {
		p := position(t, c.fen)
		if got := string(AppendFENAs(nil, &p, c.form)); got != c.want {
			t.Errorf("%s: %s", c.name, got)
		}
		if q := position(t, c.want); q.Key() != p.Key() {
			t.Errorf("%s: another key", c.name)
		}
	}
	for _, c := range []struct {
		fen  string
		want bool
	}{
		{Initial, false},
		{"r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", false},
		{"4k3/8/8/8/8/8/8/4K1RR w G - 0 1", true},
		{"4k3/8/8/8/8/8/8/3K3R w K - 0 1", true},
		{"3k3r/8/8/8/8/8/8/4K2R w Kk - 0 1", true},
		{"4k3/8/8/8/8/8/8/3K3R w - - 0 1", false},
	} {
		p := position(t, c.fen)
		if IsChess960(&p) != c.want {
			t.Errorf("9.7.2-d %s: %t", c.fen, !c.want)
		}
	}
}

// TestFENRoundTrip: the positions of the table are written as they were read, in each form.
func TestFENRoundTrip(t *testing.T) {
	for _, r := range rows(t, "perft.tsv") {
		p := position(t, r[1])
		for form := range FENForm(4) {
			text := string(AppendFENAs(nil, &p, form))
			if q, faults, _, ok := ReadFEN(text); !ok || faults != nil || q != p && form&EnPassantLegal == 0 || q.key != p.key {
				t.Errorf("%s becomes %s: %v", r[1], text, faults)
			}
		}
	}
}

// FuzzFEN: whatever text is read, the position is written and read as the same; its moves are made and taken back, and what is kept of a
// position is what is made anew.
func FuzzFEN(f *testing.F) {
	for _, fen := range benchmarkFENs {
		f.Add(fen)
	}
	for _, fen := range []string{
		"KKkk4/PPPPpppp/8/8/8/8/ppppPPPP/8 w - - 0 1",
		"rk3r2/8/8/3pP3/8/8/8/R2K1R2 w KQkq d6 3 40 x;",
		"QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQ1QQQ/7k w",
		"4k3/4R3/8/8/8/8/8/K7 w - - 0 1", "", "8/8/8/8/8/8/8/8 b KQkq e3 0 0",
	} {
		f.Add(fen)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, faults, count, ok := ReadFEN(text)
		for _, fault := range faults {
			if fault.Start < 0 || fault.End < fault.Start || fault.End > len(text) {
				t.Errorf("%v", fault)
			}
		}
		if count < 0 || count > MostFields {
			t.Error(count)
		}
		checkPosition(t, &p, 2)
		if !ok {
			return
		}
		for form := range FENForm(4) {
			written := string(AppendFENAs(nil, &p, form))
			q, faults, _, ok := ReadFEN(written)
			if !ok || faults != nil || q.key != p.key || form&EnPassantLegal == 0 && q != p {
				t.Errorf("%s is read with %v", written, faults)
			}
		}
	})
}

// checkPosition checks what a position keeps against what is made anew, here and after each of its moves.
func checkPosition(t *testing.T, p *Position, depth int) {
	t.Helper()
	q := *p
	settle(&q)
	q.isIrregular = p.isIrregular
	if q != *p {
		t.Fatalf("%s is not as made anew: %+v, %+v", AppendFEN(nil, p), *p, q)
	}
	var list Moves
	moves := p.Moves(&list)
	if (len(moves) > 0) != p.HasMove() {
		t.Fatalf("%s: HasMove", AppendFEN(nil, p))
	}
	if depth == 0 {
		return
	}
	for _, m := range moves {
		before := *p
		var u Undo
		p.Do(m, &u)
		if depth > 1 && len(moves) > 60 {
			checkPosition(t, p, 0)
		} else {
			checkPosition(t, p, depth-1)
		}
		if p.TakeBack(m, &u); *p != before {
			t.Fatalf("%s: %v is not taken back", AppendFEN(nil, &before), m)
		}
	}
}
