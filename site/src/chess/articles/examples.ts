import type { Example } from "../../rooms/article.js";

/** What the builder begins with. */
export const sample = `[Event "Vienna"]
[Site "Vienna"]
[Date "1910.??.??"]
[White "Réti, Richard"]
[Black "Tartakower, Savielly"]
[Result "1-0"]
[ECO "B15"]

1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 5. Qd3 {An odd square for the queen, but there is an idea behind it.} 5... e5?
(5... Nxe4 6. Qxe4 {and White is only a little better.}) 6. dxe5 Qa5+ 7. Bd2 Qxe5 8. O-O-O! {[#] A piece is left hanging.}
8... Nxe4?? (8... Be7 {holds on.}) 9. Qd8+!! {[%csl Rd8][%cal Gd3d8] A queen for two tempi.} 9... Kxd8 10. Bg5+ {[%cal Gd1d8,Gg5d8] Double check.}
10... Kc7 (10... Ke8 11. Rd8#) 11. Bd8# {[#]} 1-0
`;

export const examples = [
	{ name: "whole", attributes: { "data-diagrams": "marked" }, text: sample },
	{
		name: "quiz",
		attributes: { "data-view": "quiz" },
		text: `[Event "Give up the queen"]
[SetUp "1"]
[FEN "5r1k/6pp/7N/8/2Q5/1P6/P4PPP/6K1 w - - 0 1"]

1. Qg8+!! {The king must not take: the knight guards the queen.} 1... Rxg8 2. Nf7# {His own men have shut him in.} 1-0
`,
	},
	{ name: "position", attributes: {}, text: "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1\n" },
	{
		name: "sheet",
		attributes: {},
		text: `6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1
7k/R7/5N2/8/8/8/8/K7 w - - 0 1
6rk/6pp/8/4N3/8/8/8/K7 w - - 0 1
`,
	},
	{
		name: "arrows",
		attributes: { "data-show": "moves variations comments glyphs marks" },
		text: `[White "Italian Game"]
[Black "Lesson"]

1. e4 e5 2. Nf3 {[%cal Gf3e5] The knight attacks the pawn.} 2... Nc6 {[%cal Gc6e5] It is defended.} 3. Bc4 {[%csl Rf7][%cal Gc4f7] All eyes are on f7.}
3... Bc5 (3... Nf6 4. Ng5!? {[%cal Gg5f7,Gc4f7]} d5 5. exd5 Na5) (3... Be7 {is quiet.}) 4. c3 {[%cal Gd2d4] The centre comes next.} 4... Nf6 5. d4 exd4 6. cxd4 Bb4+ *
`,
	},
	{
		name: "part",
		attributes: { "data-orientation": "black", "data-from": "10", "data-to": "17", "data-diagrams": "end" },
		text: `[Event "Opera"]
[Site "Paris"]
[Date "1858.??.??"]
[White "Morphy, Paul"]
[Black "Karl of Brunswick and Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5! cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8
13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+!! Nxb8 17. Rd8# 1-0
`,
	},
	{
		name: "several",
		attributes: {},
		text: `[White "Légal"]
[Black "Saint Brie"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5! Bxd1?? 6. Bxf7+ Ke7 7. Nd5# 1-0

[White "Gibaud"]
[Black "Lazard"]
[Result "0-1"]

1. d4 Nf6 2. Nd2 e5 3. dxe5 Ng4 4. h3?? Ne3! {The queen is lost, or the king is mated on g3.} 0-1
`,
	},
] as const satisfies readonly Example[];
