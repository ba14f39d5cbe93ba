import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { GameView, Movetext } from "../dist/pgn-viewer.js";
import { load } from "../dist/pgn-read.js";
import { de } from "../dist/pgn-language/de.js";
import { pgnreadWasm } from "./modules.mjs";
import { seen } from "./markup.mjs";
import { source } from "./source.mjs";

const { Tree, pathOf, moveAt, beside, before: backFrom, after, movesTo } = await source("played/tree");
const { layout, openDepth } = await source("played/layout");
const { positionAt, capturedOf } = await source("chess/position");
const { rangeOf } = await source("played/view/use-steps");

let pgn;
before(async () => {
	pgn = await load({ wasm: pgnreadWasm });
});

const read = async (text) => (await pgn.parse(text)).games[0];
const textOf = async (text, props = {}) => seen(renderToString(h(Movetext, { game: await read(text), ...props }))).replaceAll("\u00A0", " ");

describe("moves as text", () => {
	for (const [name, text, props, want] of [
		["figurines", "1. e4 e5 2. Nf3 Nc6 *", {}, "1. e4 e5 2. ♘f3 ♞c6"],
		["letters of the language", "1. e4 e5 2. Nf3 Nc6 3. Bb5 *", { words: de, settings: { letters: "language" } }, "1. e4 e5 2. Sf3 Sc6 3. Lb5"],
		["castling", "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O *", { settings: { letters: "english" } }, "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. 0-0 0-0"],
		["comments in place", "{Start.} 1. e4 {Best.} e5 2. d4 *", {}, "Start. 1. e4 Best. 1… e5 2. d4"],
		["variations nested", "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6 {solid}) (1... e6) 2. Nf3 *", {}, "1. e4 e5 1… c5 2. ♘f3 (2. c3 d5) 2… d6 solid 1… e6 2. ♘f3"],
		["signs", "1. e4 $1 $18 e5 $146 $24 *", {}, "1. e4! +− e5 N White has a slight space advantage"],
		["a part", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *", { settings: { from: "2b", to: "3w" } }, "2… ♞c6 3. ♗b5"],
		["no variations, comments, signs", "1. e4 $1 {x} (1. d4) e5 *", { settings: { show: ["moves"] } }, "1. e4 e5"],
		["marks of diagrams are not read out", "1. e4 $220 {[#]} e5 *", {}, "1. e4 e5"],
		["diagrams", "1. e4 $220 e5 *", { settings: { diagrams: ["marked", "end"] } }, "1. e4 Position after 1. e41… e5 Position after 1… e5"],
		["commands are not", "1. e4 {[%clk 0:01:00][%cal Ge2e4] plain} e5 *", {}, "1. e4 plain 1… e5"],
		["a move that is not legal, and the rest", "1. e4 e5 2. Ke3 Nc6 3. d4 *", {}, "1. e4 e5 2. Ke3 ✕ 2. Ke3: This move is not possible. What follows is kept as text. 2… Nc6 3. d4"],
		["what is wrong with it", "1. e4 e5 2. Ke3 Nc6 *", { faults: [{ path: [2], message: "The pawn is in the way." }] }, "1. e4 e5 2. Ke3 ✕ 2. Ke3: The pawn is in the way. What follows is kept as text. 2… Nc6"],
		["another game", '[Variant "Crazyhouse"]\n\n1. e4 e5 2. Ke3 *', {}, "1. e4 e5 2. Ke3"],
		["a null move", "1. e4 -- 2. d4 *", {}, "1. e4 -- 2. d4"],
		["nothing", "[Event \"x\"]\n\n*", {}, ""],
	]) {
		it(name, async () => {
			const got = await textOf(text, props);
			assert.equal(got, want);
		});
	}
});

describe("a game", () => {
	it("shows players, event, clocks, captured men, values and the result", async () => {
		const game = await read('[Event "Cup"]\n[Round "4"]\n[Date "2026.03.12"]\n[White "Barrow, Hugh"]\n[Black "Fenwick"]\n[WhiteElo "1987"]\n[Result "0-1"]\n\n1. e4 {[%clk 0:03:00][%eval 0.3]} d5 {[%clk 0:02:58][%eval 0.5]} 2. exd5 0-1');
		const markup = seen(renderToString(h(GameView, { game })));
		for (const part of ["Barrow – Fenwick 0–1", "Cup, round 4 · March 12, 2026", "Barrow, Hugh1987", "0–1 Black won"]) assert.ok(markup.includes(part), `${part}: ${markup}`);
		assert.match(renderToString(h(GameView, { game, settings: { from: "3" } })), /aria-label="Clock of White: 3:00".*2:58|2:58.*aria-label="Clock of White: 3:00"/s);
		assert.match(renderToString(h(GameView, { game, settings: { from: "3" } })), /White is ahead by: white pawn/);
	});

	it("hides the moves of a quiz", async () => {
		const markup = renderToString(h(GameView, { game: await read("1. e4 *"), settings: { hide: "moves" } }));
		assert.match(markup, /<details class="pgn-answer"><summary><b>White to move\. <\/b>Show the moves<\/summary>/);
	});

	it("has all moves in print, with the same figurines for both, each diagram once, and nothing to press", async () => {
		const deep = `1. e4 ${"(1. d4 ".repeat(60)}${")".repeat(60)} e5 2. Nf3 Nc6 $220 *`;
		const print = (settings) => renderToString(h(Movetext, { game, settings: { view: "print", ...settings } }));
		const game = await read(deep);
		const markup = print({ diagrams: ["marked", "end"] });
		assert.match(markup, /^<div class="pgn-moves pgn-print">/);
		assert.doesNotMatch(markup, /<button|role="button"/);
		assert.equal(seen(markup).match(/1\. d4/g).length, 60);
		assert.match(seen(markup), /2\. ♘f3 ♘c6/);
		assert.equal(markup.match(/pgn-hatched/g).length, 1);
		assert.match(seen(print({ letters: "english" })), /Nf3/);
		const long = await read(`${Array.from({ length: 900 }, (_, n) => `${2 * n + 1}. Nf3 Nf6 ${2 * n + 2}. Ng1 Ng8`).join(" ")} *`);
		assert.match(seen(renderToString(h(Movetext, { game: long, settings: { view: "print" } }))), /1800\. ♘g1 ♘g8$/);
	});

	it("has no board where the start position cannot be read", async () => {
		const markup = renderToString(h(GameView, { game: await read('[FEN "x"]\n[SetUp "1"]\n\n1. e4 *') }));
		assert.match(markup, /cannot be read/);
		assert.doesNotMatch(markup, /<svg/);
	});
});

describe("where one is in a game", () => {
	it("has a path, goes on, back and beside", async () => {
		const game = await read("1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... e6) 2. d4 *");
		const tree = new Tree(game);
		const at = (...path) => tree.placeOf(path);
		assert.deepEqual(pathOf(at(1, 0, 1, 0, 0)), [1, 0, 1, 0, 0]);
		assert.equal(moveAt(at(1, 0, 1, 0, 0)).san, "c3");
		assert.deepEqual(movesTo(at(1, 0, 1, 0, 0)).map(({ san }) => san), ["e4", "c5", "c3"]);
		for (const path of [[9], [0, 0, 0], [1, 5, 0], [1, 0, 9]]) assert.equal(tree.placeOf(path), undefined);
		assert.deepEqual(pathOf(backFrom(at(1, 0, 0))), [0]);
		assert.deepEqual(pathOf(after(at(1, 0, 0))), [1, 0, 1]);
		assert.deepEqual(pathOf(beside(tree, at(1), 1)), [1, 0, 0]);
		assert.deepEqual(pathOf(beside(tree, at(1, 0, 0), 1)), [1, 1, 0]);
		assert.deepEqual(pathOf(beside(tree, at(1, 1, 0), 1)), [1, 1, 0]);
		assert.deepEqual(pathOf(beside(tree, at(1, 0, 0), -1)), [1]);
		assert.deepEqual(pathOf(beside(tree, at(1, 0, 2), -1)), [1]);
		assert.deepEqual(pathOf(beside(tree, at(0), 1)), [1, 0, 0]);
		assert.equal(pathOf({ line: tree.main, at: -1 }), undefined);
	});

	it("is a position with its FEN, as the module has it", async () => {
		const game = await read("1. e4 d5 2. exd5 c5 3. dxc6 Nf6 4. cxb7 Bd7 5. bxa8=Q Ng8 6. Nf3 e5 7. Be2 Ke7 8. O-O *");
		const tree = new Tree(game);
		for (let n = -1; n < game.moves.length; n++) assert.equal(positionAt(game, { line: tree.main, at: n }).fen, await pgn.fen(game, n + 1, { enPassant: "standard" }));
		assert.equal(positionAt(game, { line: tree.main, at: 0 }).color, "black");
		const { men, ahead } = capturedOf(positionAt(game, { line: tree.main, at: 8 }).men);
		assert.deepEqual([men.white, men.black, ahead], [["q", "r", "p", "p"], [], 16]);
	});

	it("is where moves that a reader tries go on", async () => {
		const game = await read("1. e4 e5 *");
		const tree = new Tree(game);
		const made = (san) => ({ san, text: san, number: 2, color: "white", change: [] });
		const known = tree.try({ line: tree.main, at: 0 }, made("e5"));
		assert.deepEqual(pathOf(known), [1]);
		const tried = tree.try({ line: tree.main, at: 0 }, made("c5"));
		assert.deepEqual(pathOf(tried), [1, 0, 0]);
		assert.deepEqual(pathOf(tree.try(tried, made("Nf3"))), [1, 0, 1]);
		const further = tree.try({ line: tree.main, at: 1 }, made("d4"));
		assert.deepEqual(pathOf(further), [2, 0, 0]);
		assert.ok(tree.isTried(tried.line) && tree.isTried(further.line) && !tree.isTried(tree.main));
		assert.equal(game.moves.length, 2);
		assert.equal(game.moves[1].variations, undefined);
	});

	it("is within what a writer chooses", async () => {
		const { moves } = await read("1. e4 e5 2. d4 d5 3. c4 *");
		for (const [from, to, want] of [[undefined, undefined, [0, 5]], ["2", "2", [2, 4]], ["1b", "2w", [1, 3]], ["2...", undefined, [2, 5]], ["9", undefined, [5, 5]], ["3", "1", [4, 4]], ["x", "<b>", [0, 5]]]) assert.deepEqual(rangeOf(moves, { from, to }, "white"), want, `${from} ${to}`);
	});
});

describe("very large games", () => {
	const move = (number, variations) => ({ san: "Nf3", text: "Nf3", number, color: "white", change: [], ...(variations && { variations }) });
	const deep = (size) => {
		let line = [move(1)];
		for (let n = 0; n < size; n++) line = [move(1, [line])];
		return line;
	};
	const shapes = {
		deep: (size) => deep(size),
		wide: (size) => [move(1, Array.from({ length: size }, () => [move(1)]))],
		long: (size) => Array.from({ length: size }, (_, n) => move(n)),
		both: (size) => Array.from({ length: size / 100 }, (_, n) => move(n, [Array.from({ length: 99 }, (_, k) => move(k))])),
	};
	for (const [name, make] of Object.entries(shapes)) {
		it(`${name}: 100,000 moves are drawn in a moment, and no more than are read`, () => {
			const game = { number: 1, tags: [], start: "4k3/8/8/8/8/8/8/4K3 w - - 0 1", moves: make(100_000), result: "*" };
			const begin = performance.now();
			const markup = renderToString(h(GameView, { game }));
			assert.ok(performance.now() - begin < 3000, `${performance.now() - begin} ms`);
			assert.ok(markup.match(/class="pgn-move"/g).length <= 1500);
			if (name !== "long") assert.match(markup, /class="pgn-fold"/);
			const tree = new Tree(game);
			let place = { line: tree.main, at: 0 };
			for (let n = 0; n < 100_000; n++) place = name === "deep" ? { line: tree.variations(place)[0], at: 0 } : after(place);
			assert.equal(movesTo(place).length > 0, true);
			const options = { settings: { show: ["variations"], diagrams: [] }, range: [0, game.moves.length], depth: 1e9, folds: new Map(), limit: 1e9, isFaulty: () => false, isJudged: true, first: "white" };
			const open = layout(tree, options).flatMap(({ items = [] }) => items).filter(({ kind }) => kind === "move").length;
			assert.ok(open >= 100_000, `${open}`);
			assert.equal(openDepth(game, 1e9) >= 1, true);
		});
	}
});

describe("nothing of a file is run", () => {
	const payloads = [
		"<script>x</script>", "<img src=x onerror=x>", "<svg onload=x>", "<iframe srcdoc=x>", "<a href=javascript:x>y</a>", '"><script>x</script>', "'><img src=x>", "</p><script>x</script>", "</style><script>x</script>", "<!--<script>",
		"]]><script>x</script>", "<style>*{}</style>", "<math><mi xlink:href=x>", "<object data=x>", "<embed src=x>", "<base href=x>", "<meta http-equiv=refresh>", "<form action=x>", "<input autofocus onfocus=x>", "<details open ontoggle=x>",
		"&lt;script&gt;", "&#60;script&#62;", "<scr\u0000ipt>", "<ScRiPt>x</sCrIpT>", "<b onmouseover=x>", "<body onload=x>", "<link rel=stylesheet href=x>", "<template><script>x</script></template>", "<noscript><img src=x></noscript>", "<title></title><script>",
		"${x}", "{{x}}", "javascript:x", "data:text/html,<script>", "<x:script xmlns:x=x>", "<marquee onstart=x>", "<video><source onerror=x>", "<audio src=x onerror=x>", "<textarea></textarea><script>", "<xmp><script>",
	];
	it(`in tags, comments, commands and moves, of ${payloads.length} kinds`, async () => {
		assert.equal(payloads.length, 40);
		for (const payload of payloads) {
			const tag = payload.replace(/["\\]/g, "\\$&");
			const text = payload.replaceAll("}", ")");
			const game = await read(`[Event "${tag}"]\n[Site "${tag}"]\n[White "${tag}"]\n[Black "${tag}"]\n[WhiteElo "${tag}"]\n[Annotator "${tag}"]\n[ECO "${tag}"]\n[Date "${tag}"]\n[Round "${tag}"]\n\n{${text}} 1. e4 {${text} [%cal ${text}][%csl ${text}][%clk ${text}][%eval ${text}]} e5 ({${text}} 1... c5 {${text}}) 2. ${text.replace(/\s/g, "")} *`);
			const markup = renderToString(h(GameView, { game, faults: [{ path: [1], message: payload }], settings: { diagrams: ["start", "marked"], from: payload } }));
			const names = new Set([...markup.matchAll(/<\/?([^\s>/]*)/g)].map(([, name]) => name));
			for (const name of names) assert.match(name, /^(article|div|p|span|b|svg|defs|g|path|use|text|rect|circle|h3|figure|figcaption|button)$/, `${payload}: ${name}`);
			assert.doesNotMatch(markup.replace(/"[^"]*"/g, '""'), /<[^>]*\s(on\w+|srcdoc|style)=/, payload);
		}
	});
});
