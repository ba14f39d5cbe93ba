// The viewer of draughts, and its board.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { boardSvg, positionOf, variantOf, variants } from "../dist/pdn-board.js";
import { GameView, Movetext } from "../dist/pdn-viewer.js";
import { nl } from "../dist/pdn-language/nl.js";
import { seen } from "./markup.mjs";
import { source } from "./source.mjs";

const { languages, layoutOf, positionAt, stepsOf, outcomeOf, saidMove, Tree } = await source("draughts/language/languages", "draughts/board/squares", "draughts/position", "draughts/moves", "played/tree");

const move = (number, color, san, path, captured) => ({ san, text: san, number, color, from: path[0], to: path.at(-1), path, ...(captured && { captured }) });
const game = (variant, start, moves, more = {}) => ({ tags: [], variant, start, moves, result: "*", ...more });
const at = (game, n, step) => positionAt(game, { line: new Tree(game).main, at: n }, step);

describe("variants of draughts", () => {
	it("are those of core/draughts", () => {
		const text = readFileSync(new URL("../../core/draughts/variant.go", import.meta.url), "utf8");
		const rows = [...text.matchAll(/^\t\{(\d+), "(\w+)", (White|Black), (\d+), (\d+), (true|false), (\d), (true|false), '(.)', (true|false), (\d),\s+(\w+)/gm)];
		const told = rows.map(([, number, name, first, width, height, letters, corner, inverted, separator, twoPoints, men, laws]) => ({
			number: Number(number), name, first: first.toLowerCase(), width: Number(width), height: Number(height), letters: letters === "true", corner: Number(corner), inverted: inverted === "true", separator, twoPoints: twoPoints === "true", rows: Number(men),
			passing: laws === "russian",
		}));
		assert.deepEqual(variants, told);
		assert.equal(told.length, 13);
		assert.deepEqual([...text.matchAll(/(\w+)\s*=\s*Laws\{[^}]*Passing: true/g)].map(([, name]) => name), ["russian"]);
	});

	it("have their squares where the variant has them", () => {
		const corners = (name) => {
			const { squares } = layoutOf(variantOf(name));
			const [first, last] = [squares[0], squares.at(-1)];
			return `${first.text} ${first.row},${first.column} ${last.text} ${last.row},${last.column}`;
		};
		assert.equal(corners("international"), "1 0,1 50 9,8");
		assert.equal(corners("english"), "1 0,1 32 7,6");
		assert.equal(corners("italian"), "1 0,0 32 7,7");
		assert.equal(corners("spanish"), "1 7,7 32 0,0");
		assert.equal(corners("russian"), "b8 0,1 g1 7,6");
		assert.equal(corners("spantsiretti"), "b8 0,1 i1 7,8");
		assert.equal(corners("canadian"), "1 0,1 72 11,10");
		assert.equal(layoutOf(variantOf("russian")).of("a1").number, 29);
	});
});

describe("a board of draughts", () => {
	it("is drawn with what there is on it", () => {
		for (const { name } of variants) {
			const variant = variantOf(name);
			const { squares } = layoutOf(variant);
			const fen = `W:W${squares.slice(-2).map(({ text }) => text)}:BK${squares[0].text}`;
			const svg = boardSvg({ ...positionOf(fen, variant), variant });
			assert.equal(svg.match(/<use /g).length, 3, name);
			assert.match(svg, new RegExp(`viewBox="0 0 ${variant.width}00 ${variant.height}00"`));
			assert.equal((svg.match(/<text /g) ?? []).length, variant.letters ? variant.width + variant.height : squares.length, name);
		}
		const capture = boardSvg({ ...positionOf("W:W10:B1"), path: ["27", "18", "9"], captured: [{ square: "22", piece: "b" }], owed: ["27", "9"], marks: [{ color: "G", from: "1", to: "10" }], label: '<a "b">' });
		for (const part of ["pdn-path", "pdn-owed", "pdn-cross", "pdn-marks", 'aria-label="&lt;a &quot;b&quot;&gt;"']) assert.ok(capture.includes(part), part);
		const paper = boardSvg({ ...positionOf("W:W10:B1"), paper: true });
		assert.match(paper, /pdn-hatched/);
		assert.deepEqual([...paper.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number)), [1, 2, 3, 4, 5, 6, 15, 16, 25, 26, 35, 36, 45, 46, 47, 48, 49, 50]);
	});

	for (const [fen, name, want] of [
		["W:W31-33:B1,K2", "international", "w31 w32 w33 b1 B2 white"],
		["B:W 31 , K32 : B1 - 2.", "international", "w31 W32 b1 b2 black"],
		["W:B1:W50:H0:F1", "international", "w50 b1 white"],
		["W:Wa3,Kc1:Bh8", "russian", "w21 W30 b4 white"],
		["w:wK31:b", "frisian", "W31 white"],
		["W:W51:B1", "international", undefined],
		["W:W31:C1", "international", undefined],
		["x", "international", undefined],
		[`W:W${"1,".repeat(9999)}`, "international", undefined],
	]) {
		it(`reads ${fen.slice(0, 30)}`, () => {
			const position = positionOf(fen, variantOf(name));
			const order = { w: 0, W: 0, b: 1, B: 1 };
			const shown = position && [...position.pieces.flatMap((piece, n) => (piece ? [[piece, n + 1]] : []))].sort(([a], [b]) => order[a] - order[b]);
			assert.equal(position && [...shown.map((pair) => pair.join("")), position.color].join(" "), want);
		});
	}
});

describe("a game of draughts", () => {
	const frisian = game("frisian", "W:W24,K27,33:BK9,K11,17,22,23,28", [move(1, "white", "27x4", ["27", "29", "7"], ["28", "23"]), move(1, "black", "9-14", ["9", "14"])]);

	it("is stepped through piece by piece", () => {
		assert.equal(stepsOf(frisian.moves[0]), 2);
		assert.equal(stepsOf(frisian.moves[1]), 1);
		assert.equal(at(frisian, 0, 1).fen, "B:W24,K29,33:BK9,K11,17,22,23");
		assert.deepEqual(at(frisian, 0, 1).captured, [{ square: "28", piece: "b" }]);
		assert.equal(at(frisian, 0).fen, "B:WK7,24,33:BK9,K11,17,22");
		assert.deepEqual(at(frisian, 1).path, []);
	});

	it("crowns a man at the end of a move, in Russian draughts within it", () => {
		const capture = (variant) => game(variant, "W:Wc5:Bd6,f6", [move(1, "white", "c5:e7", ["c5", "e7"], ["d6"])]);
		const passing = game("russian", "W:Wf6:Be7,b6", [move(1, "white", "f6:d8:a5", ["f6", "d8", "a5"], ["e7", "b6"])]);
		assert.equal(at(capture("russian"), 0).fen, "B:We7:Bf6");
		assert.equal(at(passing, 0).fen, "B:WKa5:B");
		assert.equal(at(game("international", "W:W6:B50", [move(1, "white", "6-1", ["6", "1"])]), 0).fen, "B:WK1:B50");
	});

	it("goes on from a position among the moves, and begins in that of its variant", () => {
		const set = game("international", "", [move(1, "white", "32-28", ["32", "28"]), { ...move(1, "black", "20-24", ["20", "24"]), setup: "B:W31:B20" }]);
		assert.match(at(set, -1).fen, /^W:W31,.*:B1,/);
		assert.equal(at(set, 1).fen, "W:W31:B24");
		assert.equal(at(game("international", undefined, []), -1), undefined);
		assert.equal(at(game("international", "x", []), -1), undefined);
	});

	it("ends by the points of its variant", () => {
		assert.deepEqual(["2-0", "1-1", "0-2", "*", "0-0"].map((result) => outcomeOf(result, variantOf("international"))), ["white", "draw", "black", "open", undefined]);
		assert.equal(outcomeOf("1-0", variantOf("english")), "black");
	});

	it("is seen: numbers of moves by who begins, squares as one likes them, the owed capture, red pieces", () => {
		const text = (game, settings = {}) => seen(renderToString(h(Movetext, { game, settings }))).replaceAll("\u00A0", " ");
		const english = game("english", "", [move(1, "black", "11-15", ["11", "15"]), { ...move(1, "white", "23-19", ["23", "19"]), comments: [{ text: "Old." }] }, move(2, "black", "8-11", ["8", "11"])], { result: "1-0" });
		assert.equal(text(english), "1. 11-15 23-19 Old. 2. 8-11");
		assert.equal(text(game("russian", "", [move(1, "white", "c3-d4", ["c3", "d4"])]), { squares: "numbers" }), "1. 22-18");
		const set = game("international", "", [{ ...move(1, "black", "20-24", ["20", "24"]), setup: "B:W31:B20" }, { ...move(2, "white", "31-26", ["31", "26"]), setup: "W:W31:B24" }]);
		const printed = renderToString(h(Movetext, { game: set, settings: { view: "print", diagrams: ["start", "marked"] } }));
		assert.equal(seen(printed.replace(/<svg.*?<\/svg>/gs, "")).replaceAll("\u00A0", " "), "Black to move1… 20-24 White to move2. 31-26");
		const markup = renderToString(h(GameView, { game: english }));
		assert.match(seen(markup), /English draughts \(checkers\).*1–0 Red won/s);
		assert.match(renderToString(h(GameView, { game: english, words: nl })), /lang="nl".*Engels dammen.*Rood won/s);
		const wrong = game("international", "W:W32,33:B28", [{ text: "33-29", number: 1, color: "white" }]);
		assert.match(renderToString(h(GameView, { game: wrong, faults: [{ path: [0], message: "One must be taken.", owed: ["32", "23"] }] })), /pdn-owed.*One must be taken/s);
		assert.equal(saidMove(frisian.moves[0], languages.en), "27 takes 28, 23, to 7");
	});

	it("runs nothing of a file", () => {
		const bad = "</p><script>x</script>";
		const evil = game("international", bad, [{ ...move(1, "white", bad, [bad, bad], [bad]), comments: [{ text: bad }], setup: bad }], { tags: [{ name: "White", value: bad }], result: bad });
		assert.doesNotMatch(renderToString(h(GameView, { game: evil })), /<script/);
	});
});

it("draughts: every language has all words, with the places that the English ones have", () => {
	const flat = (words, path = "") => Object.entries(words).flatMap(([key, value]) => (typeof value === "string" ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`)));
	const places = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();
	const own = ({ pieces, red, said, game, board, variants }) => new Map(flat({ pieces, red, said, game, board, variants }));
	const english = own(languages.en);
	assert.equal(Object.keys(languages).length, 9);
	for (const [tag, words] of Object.entries(languages)) {
		assert.deepEqual([...own(words)].map(([path, text]) => `${path} ${places(text)}`), [...english].map(([path, text]) => `${path} ${places(text)}`), tag);
		if (tag !== "en") for (const [path, text] of own(words)) if (!/^(said\.(move|numbered)|board\.square|game\.won$|variants\.)/.test(path)) assert.notEqual(text, english.get(path), `${tag} ${path}`);
	}
});
