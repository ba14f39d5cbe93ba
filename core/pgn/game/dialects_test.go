package game

import (
	"strings"
	"testing"

	"pbn/core/pgn/rules"
)

// found returns the rules that reading a text breaks, each with its place, and "!" before those of severity error.
func found(r *Reader) string {
	r.diags.EndGame(r.Text(), 1, "", nil)
	r.Next()
	r.diags.EndGame(r.Text(), 1, "", nil)
	r.diags.Sort()
	var out []string
	for _, d := range r.diags.Items {
		text := string(r.Text().Bytes[d.Place.Range.Start.Byte:d.Place.Range.End.Byte])
		out = append(out, rules.Name(d.Rule)+" "+text)
	}
	return strings.Join(out, ", ")
}

// TestDialects: what is not SAN is read, and its forms are reported.
func TestDialects(t *testing.T) {
	for _, c := range []struct{ name, text, want, found string }{
		{
			"8.2.3.7-c", "e2-e4 e7e5 Ng1-f3 Nb8c6 Bf1b5",
			"e4 e5 Nf3 Nc6 Bb5 *",
			"move/long-form e2-e4, move/long-form e7e5, move/long-form Ng1-f3, move/long-form Nb8c6, move/long-form Bf1b5, " +
				"game/missing-result Bf1b5",
		},
		{
			"8.2.3.7-c castling", "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1",
			"e4 e5 Nf3 Nc6 Bc4 Nf6 O-O *",
			"move/long-form e2e4, move/long-form e7e5, move/long-form g1f3, move/long-form b8c6, move/long-form f1c4, " +
				"move/long-form g8f6, move/form e1g1, game/missing-result e1g1",
		},
		{
			"8.2.3.3-b", "e4 e5 Nf3 Nc6 Bc4 Nf6 0-0 Nxe4 d3 Nf6",
			"e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Nxe4 d3 Nf6 *",
			"move/castling-zero 0-0, game/missing-result Nf6",
		},
		{
			"8.2.3.3-b small", "e4 e5 Nf3 Nc6 Bc4 Nf6 o-o",
			"e4 e5 Nf3 Nc6 Bc4 Nf6 O-O *",
			"move/castling-zero o-o, game/missing-result o-o",
		},
		{
			"4.1-e dash", "e4 e5 Nf3 Nc6 Bc4 Nf6 O–O",
			"e4 e5 Nf3 Nc6 Bc4 Nf6 O-O *",
			"text/non-ascii-token O–O, game/missing-result O–O",
		},
		{
			"8.2.3.3-b dash", "e4 e5 Nf3 Nc6 Bc4 Nf6 0–0 *",
			"e4 e5 Nf3 Nc6 Bc4 Nf6 O-O *",
			"text/non-ascii-token 0–0, move/castling-zero 0–0",
		},
		{
			"8.2.3.3-b king", "e4 e5 Nf3 Nc6 Bc4 Nf6 Kg1 *",
			"e4 e5 Nf3 Nc6 Bc4 Nf6 O-O *",
			"move/form Kg1",
		},
		{
			"8.2.3.3-b king, long", "e4 e5 Nf3 Nc6 Bc4 Nf6 Ke1g1 *",
			"e4 e5 Nf3 Nc6 Bc4 Nf6 O-O *",
			"move/form Ke1g1",
		},
		{
			"8.2.3.3-d", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8Q *",
			"e8=Q *",
			"move/promotion-form e8Q",
		},
		{
			"8.2.3.3-d parentheses", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8(Q) *",
			"e8=Q *",
			"move/promotion-form e8(Q)",
		},
		{
			"8.2.3.3-d solidus", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8/Q *",
			"e8=Q *",
			"move/promotion-form e8/Q",
		},
		{
			"8.2.3.3-d small", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8=q *",
			"e8=Q *",
			"move/promotion-form e8=q",
		},
		{
			"8.2.3.3-e", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8 *",
			"e8=Q *",
			"move/promotion-missing e8",
		},
		{
			"8.2.3.3-e sign alone", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8= *",
			"e8=Q *",
			"move/promotion-missing e8=",
		},
		{
			"8.2.3.3-d both", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8=(N) *",
			"e8=N *",
			"move/promotion-form e8=(N)",
		},
		{
			"8.2.3.3-d apart", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8 =Q *",
			"e8=Q *",
			"move/promotion-form e8 =Q",
		},
		{
			"8.2.3.7-c promotion", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne7e8q *",
			"e8=Q *",
			"move/long-form e7e8q, move/promotion-form e7e8q",
		},
		{
			"8.2.3.3-f king", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8=K *",
			"\"e8=K\" *",
			"move/illegal e8=K",
		},
		{
			"8.2.5-b promotion", "[FEN \"8/4P2k/8/8/8/8/8/K7 w - - 0 1\"]\ne8=Q (e8=R) *",
			"e8=Q (-1 e8=R v0:1-2 *",
			"",
		},
		{
			"8.2.3.3-f", "e4=Q *",
			"e4 *",
			"move/promotion-false e4=Q",
		},
		{
			"8.2.2.1-f two moves", "1.e4e5 2.Nf3Nc6 *",
			"e4 e5 Nf3 Nc6 *",
			"number/glued e4e5, number/glued Nf3Nc6",
		},
		{
			"8.2.2.1-f", "1e4 e5 2Nf3 12Nc6 *",
			"e4 e5 Nf3 Nc6 *",
			"number/glued 1e4, number/glued 2Nf3, number/glued 12Nc6",
		},
		{
			"8.2.2.1-c", "1 . e4 1 ... e5 2 Nf3 2... Nc6 *",
			"e4 e5 Nf3 Nc6 *",
			"",
		},
		{
			"dialects: parenthesis after a number", "1) e4 e5 2) Nf3 *",
			"e4 e5 Nf3 *",
			"syntax/unexpected-text ), syntax/unexpected-text )",
		},
		{
			"dialects: colon after a number", "1: e4 e5 2: Nf3 *",
			"e4 e5 Nf3 *",
			"syntax/unexpected-text :, syntax/unexpected-text :",
		},
		{
			"4.1-e ellipsis", "1… e4 1… e5 2.…Nf3 *",
			"e4 e5 Nf3 *",
			"text/non-ascii-token 1…, text/non-ascii-token 1…, text/non-ascii-token …Nf3",
		},
		{
			"8.2.3.1-a", "nf3 nf6 NC3 D5 e4 *",
			"Nf3 Nf6 Nc3 d5 e4 *",
			"move/letter-case nf3, move/letter-case nf6, move/letter-case NC3, move/letter-case D5",
		},
		{
			"8.2.3.1-a pawn", "E4 e5 PE3 *",
			"e4 e5 *",
			"move/letter-case E4, syntax/unexpected-text PE3",
		},
		{
			"8.2.3.2-a", "Pe4 pe5 *",
			"e4 e5 *",
			"move/pawn-letter Pe4, move/pawn-letter pe5",
		},
		{
			"8.2.3.3-a no mark", "e4 d5 ed5 Qxd5 *",
			"e4 d5 exd5 Qxd5 *",
			"move/capture-mark ed5",
		},
		{
			"8.2.3.3-a files", "e4 d5 ed Qxd5 *",
			"e4 d5 exd5 Qxd5 *",
			"move/form ed",
		},
		{
			"8.2.3.3-a colon", "e4 d5 e:d5 Q:d5 *",
			"e4 d5 exd5 Qxd5 *",
			"move/capture-mark e:d5, move/capture-mark Q:d5",
		},
		{
			"8.2.3.3-a colon after", "e4 d5 exd5 Qd5: Nc3 Qd5xg2 *",
			"e4 d5 exd5 Qxd5 Nc3 Qxg2 *",
			"move/capture-mark Qd5:, move/long-form Qd5xg2",
		},
		{
			"8.2.3.3-c", "e4 Nf6 e5 d5 exd6 e.p. *",
			"e4 Nf6 e5 d5 exd6 *",
			"move/en-passant-mark e.p.",
		},
		{
			"8.2.3.3-c glued", "e4 Nf6 e5 d5 exd6ep cxd6 *",
			"e4 Nf6 e5 d5 exd6 cxd6 *",
			"move/en-passant-mark exd6ep",
		},
		{
			"8.2.3.3-c glued periods", "e4 Nf6 e5 d5 exd6e.p. cxd6 *",
			"e4 Nf6 e5 d5 exd6 cxd6 *",
			"move/en-passant-mark exd6e.p.",
		},
		{
			"8.2.3.3-c false", "e4 d5 exd5 e.p. *",
			"e4 d5 exd5 *",
			"move/en-passant-false e.p.",
		},
		{
			"8.2.3.5-b mate", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7++ *",
			"e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7 *",
			"move/check-missing Qxf7++",
		},
		{
			"8.2.3.5-d mate", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7 mate *",
			"e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7 *",
			"move/form mate",
		},
		{
			"8.2.3.5-d", "e4 f5 Qh5 ch g6 Qxg6 dbl ch. hxg6 *",
			"e4 f5 Qh5 g6 Qxg6 hxg6 *",
			"move/form ch, move/form dbl ch.",
		},
		{
			"dialects: suffix before the mark", "e4 f5 Qh5!+ g6 Qxg6+! *",
			"e4 f5 Qh5 $1 g6 Qxg6 $1 *",
			"move/form +",
		},
		{
			"8.2.3.5-d draw", "e4 (=) e5 (!) Nf3 *",
			"e4 e5 $1 Nf3 *",
			"annotation/sign (=), move/form (!)",
		},
		{
			"dialects: figurines", "♙e4 e5 ♘f3 *",
			"e4 e5 Nf3 *",
			"text/non-ascii-token ♙e4, text/non-ascii-token ♘f3",
		},
		{
			"8.2-d", "e4 -- d4 Z0 Nf3 0000 c4 @@@@ b4 <> b5 null a4 pass *",
			"e4 -- d4 -- Nf3 -- c4 -- b4 -- b5 -- a4 -- *",
			"move/null --, move/null Z0, move/null 0000, move/null @@@@, move/null <>, move/null null, move/null pass",
		},
		{
			"8.2.3.8-a", "e4!!! e5!?! Nf3??! *",
			"e4 $3 $1 e5 $5 $1 Nf3 $4 $1 *",
			"annotation/repeated !, annotation/repeated !, annotation/repeated !",
		},
		{
			"dialects: signs", "e4 += e5 ± Nf3 +- Nc6 = Bb5 D a6 N Ba4 ∞ Nf6 ⊙ *",
			"e4 $14 e5 $16 Nf3 $18 Nc6 $10 Bb5 $220 a6 $146 Ba4 $13 Nf6 $22 *",
			"annotation/sign +=, annotation/sign ±, annotation/sign +-, annotation/sign =, annotation/sign D, annotation/sign N, " +
				"annotation/sign ∞, annotation/sign ⊙",
		},
		{
			"dialects: glued signs", "e4 e5 Nf3= Nc6+- *",
			"e4 e5 Nf3 $10 Nc6 $18 *",
			"annotation/sign =, annotation/sign +-",
		},
		{
			"8.2.2.1-g", "5254 5755 *",
			"*",
			"syntax/unexpected-text 5254 5755",
		},
		{
			"8.2-h", "e4 e5 Qz9 Nc6 *",
			"e4 e5 \"Qz9\" \"Nc6\" *",
			"move/unreadable Qz9",
		},
		{
			"8.2-h words", "e4 e5 P-K4 hello there Nf3 Rxd *",
			"e4 e5 Nf3 \"Rxd\" *",
			"syntax/unexpected-text P-K4 hello there, move/unreadable Rxd",
		},
		{
			"8.2.6-g", "1. e4 e5 2. Nf31-0",
			"e4 e5 Nf3 1-0",
			"syntax/unexpected-text 1-0",
		},
		{
			"8.2.6-g black", "1. e4 e5 2. Nf3 Nf60-1",
			"e4 e5 Nf3 Nf6 0-1",
			"syntax/unexpected-text 0-1",
		},
		{
			"8.2.6-g draw", "1. e4 e51/2-1/2",
			"e4 e5 1/2-1/2",
			"syntax/unexpected-text 1/2-1/2",
		},
		{
			"8.2.6-g castling", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O1-0",
			"e4 e5 Nf3 Nf6 Bc4 Bc5 O-O 1-0",
			"syntax/unexpected-text 1-0",
		},
		{
			"8.2.3.3-a files and colon", "1. e4 d5 2. ed: *",
			"e4 d5 exd5 *",
			"move/capture-mark ed:, move/form ed:",
		},
		{
			"8.2-d 0000 in a line", "1. e4 (1. 0000 d5) e5 *",
			"e4 (-1 -- d5 e5 v0:1-3 *",
			"move/null 0000",
		},
		{
			"8.2.6-g illegal", "e4 e5 Nf3 d6 Bb5+ Nd7 Bxd7+ Qxd7 Nf31-0",
			"e4 e5 Nf3 d6 Bb5 Nd7 Bxd7 Qxd7 \"Nf31-0\" *",
			"move/unreadable Nf31-0, game/missing-result Nf31-0",
		},
		{
			"8.2-b", "e4 e5 Nc6 Qh4 (Nc3 d4) *",
			"e4 e5 \"Nc6\" \"Qh4\" (2 \"Nc3\" \"d4\" v3:4-6 *",
			"move/illegal Nc6",
		},
		{
			"8.2-b blocked", "e4 e5 Ke3 *",
			"e4 e5 \"Ke3\" *",
			"move/illegal Ke3",
		},
		{
			"8.2-e", "f3 e5 g4 Qh4# a3 *",
			"f3 e5 g4 Qh4 \"a3\" *",
			"move/after-end a3",
		},
		{
			"8.2.3.4-a", "d4 d5 Nf3 Nf6 Nd2 *",
			"d4 d5 Nf3 Nf6 \"Nd2\" *",
			"move/ambiguous Nd2",
		},
		{
			"8.2.3.4-d", "d4 d5 Nf3 Nf6 Nbd2 Ng1 Nd2f1 *",
			"d4 d5 Nf3 Nf6 Nbd2 \"Ng1\" \"Nd2f1\" *",
			"move/illegal Ng1",
		},
		{
			"8.2.3.4-b", "Ngf3 Ng8f6 Ng1 e5xd4 *",
			"Nf3 Nf6 Ng1 \"e5xd4\" *",
			"move/disambiguation Ngf3, move/long-form Ng8f6, move/illegal e5xd4",
		},
		{
			"8.2.3.5-b", "e4 d5 exd5 Qxd5+ Nxf3 Nf6# *",
			"e4 d5 exd5 Qxd5 Nf3 Nf6 *",
			"move/check-false Qxd5+, move/capture-false Nxf3, move/check-false Nf6#",
		},
		{
			"8.2.6-f", "e4 e5 ½-½",
			"e4 e5 1/2-1/2",
			"result/form ½-½",
		},
		{
			"8.2.6-f colon", "e4 e5 1:0",
			"e4 e5 1-0",
			"result/form 1:0",
		},
		{
			"8.2.6-d", "e4 e5 1-O",
			"e4 e5 1-0",
			"result/form 1-O",
		},
		{
			"8.2.6-f both lose", "e4 e5 0-0",
			"e4 e5 *",
			"result/form 0-0",
		},
		{
			"8.2.6-f half", "e4 e5 1/2",
			"e4 e5 1/2-1/2",
			"result/form 1/2",
		},
		{
			"8.2.6-b", "e4 e5 1-0 1-0",
			"e4 e5 1-0",
			"game/second-result 1-0",
		},
		{
			"8.2.6-b other", "e4 e5 1-0 0-1",
			"e4 e5 1-0",
			"game/second-result 0-1",
		},
		{
			"8.2.2.1-e", "e4 e5 1. e4 e5 2.",
			"e4 e5 \"e4\" \"e5\" *",
			"move/illegal e4, number/dangling 2., game/missing-result 2.",
		},
		{
			"8.2.5-k", "e4 * (d4)",
			"e4 (-1 d4 v0:1-2 *",
			"variation/misplaced (",
		},
		{
			"8-c on a line", "e4 * d4 d5 1-0",
			"e4 *",
			"syntax/unexpected-text d4 d5, game/second-result 1-0",
		},
		{
			"8.2.6-a", "[Result \"1-0\"]\n\n1. e4",
			"e4 1-0",
			"game/missing-result e4",
		},
		{
			"8.2.4-a", "e4 $300 $ $1 $0 e5 *",
			"e4 $300 $1 $0 e5 *",
			"annotation/nag-range $300, annotation/nag-syntax $",
		},
		{
			"8.2.5-e", "e4 (d4 e5 *",
			"e4 (-1 d4 e5 v0:1-3 *",
			"variation/unclosed (",
		},
		{
			"8.2.5-g", "e4 (d4 1-0) e5 *",
			"e4 (-1 d4 e5 v0:1-2 *",
			"variation/result 1-0",
		},
		{
			"8.2.5-a, 8.2.5-f", "e4 () ) (d4 ) *",
			"e4 (-1 d4 v0:1-1 v0:1-2 *",
			"variation/empty (), variation/unmatched )",
		},
		{
			"8.2.5-j", "(d4) e4 *",
			"(-1 \"d4\" e4 v-1:0-1 *",
			"variation/no-move (",
		},
		{
			"8-e", "The first game\n\n[Event \"x\"]\n1. e4 *\n\nPlayed in 1950 (see)\n",
			"e4 *",
			"syntax/unexpected-text The first game, tag/duplicate [Event \"x\"], syntax/unexpected-text Played in 1950 (see)",
		},
		{
			"8.2-g", "[Variant \"Crazyhouse\"]\n1. e4 e5 2. N@f3 P@e4 *",
			"\"e4\" \"e5\" \"N@f3\" \"P@e4\" *",
			"game/variant Crazyhouse",
		},
		{
			"8.2-b no way", "Bb4 *",
			"\"Bb4\" *",
			"move/illegal Bb4",
		},
		{
			"17-a", "e4 e5 Sf3 Sc6 Lb5 a6 Lxc6 dxc6 O-O Dxd2 Sbxd2 *",
			"e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qxd2 Nbxd2 *",
			"move/language Sf3",
		},
		{
			"17-a variation", "e4 e5 Sf3 Sc6 Lb5 a6 Lxc6 dxc6 O-O Dd4 (Dd5 exd5) Sxd4 Kd7 *",
			"e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd4 (8 Qd5 exd5 Nxd4 Kd7 v9:10-12 *",
			"move/language Sf3",
		},
		{
			"17-a French", "e4 e5 Cf3 Cc6 Fb5 a6 Re2 *",
			"e4 e5 Nf3 Nc6 Bb5 a6 Ke2 *",
			"move/language Cf3",
		},
		{
			"17-a Cyrillic", "e4 e5 Кf3 Кc6 Сb5 a6 0-0 Крe7 *",
			"e4 e5 Nf3 Nc6 Bb5 a6 O-O Ke7 *",
			"move/language Кf3, move/castling-zero 0-0",
		},
		{
			"17-a none", "e4 e5 Zf3 *",
			"e4 e5 \"Zf3\" *",
			"move/unreadable Zf3",
		},
		{
			"8.2.3.2-b", "e4 a6 e5 f5 b4 b5 bxa5 b:a4 *",
			"e4 a6 e5 f5 b4 b5 \"bxa5\" \"b:a4\" *",
			"move/illegal bxa5",
		},
		{
			"8.2.3.2-b bishop", "e4 e5 bc4 nf6 bxf7 *",
			"e4 e5 Bc4 Nf6 Bxf7 *",
			"move/letter-case bc4, move/letter-case nf6, move/letter-case bxf7, move/check-missing bxf7",
		},
	} {
		r, g := read(t, "[Event \"x\"]\n"+c.text)
		got, faults := show(r, g), found(r)
		if got != c.want || faults != c.found {
			t.Errorf("{\n%q, %q,\n%q,\n%q,\n},", c.name, c.text, got, faults)
		}
	}
}
