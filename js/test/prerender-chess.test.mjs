import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { load } from "../dist/pgn.js";
import { prerenderChess } from "../dist/render.js";
import { faultsOf, idsTwice } from "./html.mjs";
import { pgnWasm } from "./modules.mjs";
import { source } from "./source.mjs";

const { boardSvg, menAfter, positionOf, readMoves, squaresOf } = await source("chess/written", "chess/board/drawing");

const game = '[White "A & B"]\n[Black "<script>alert(1)</script>"]\n\n1. e4 e5 {[#] Here.} (1... c5 2. Nf3 (2. c3)) 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Nxe4 1-0\n';
const page = (body) => `<!DOCTYPE html>\n<html lang="fr"><head><meta charset="utf-8"><title>x</title></head><body>\n${body}\n<p>After.</p></body></html>`;
const pre = (text, attributes = "") => `<pre class="pgn"${attributes}>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;
const text = new TextDecoder();

/** The moves that lead to one, the last first. */
function wayTo(moves, number) {
	const way = [];
	for (let move = moves[number]; move; move = moves[move.parent]) way.push(move);
	return way;
}

describe("chess in an article without a script", () => {
	let pgn;
	before(async () => (pgn = await load({ wasm: pgnWasm })));
	after(() => pgn.close());
	const render = async (body, options) => {
		const made = await prerenderChess(pgn, page(body), options);
		return { ...made, html: text.decode(made.bytes) };
	};

	it("is moves and diagrams, in the language of the page, as valid HTML", async () => {
		const { html, blocks, notes } = await render(`<p>Before <FEN>7k/8/5KQ1/8/8/8/8/8 w - - 0 1</FEN> it.</p>${pre(game)}${pre(game, ' data-orientation="black" lang="en"')}`);
		assert.deepEqual([blocks, notes], [3, []]);
		assert.match(html, /Trait aux Blancs|Les Blancs jouent|aux Blancs/);
		assert.doesNotMatch(html, /<script|class="pgn"/);
		assert.equal(html.match(/<svg/g).length, 1 + 2 * 3, "a board, the marked diagram and the end of each game");
		assert.deepEqual(idsTwice(html), []);
		assert.deepEqual(await faultsOf(html), []);
		assert.ok(html.endsWith("\n<p>After.</p></body></html>"));
	});

	it("leaves nothing to replace", async () => {
		const { bytes } = await render(`<FEN>7k/8/5KQ1/8/8/8/8/8 w - - 0 1</FEN>${pre(game)}`);
		const again = await prerenderChess(pgn, bytes);
		assert.equal(again.blocks, 0);
		assert.deepEqual(again.bytes, bytes);
	});

	it("shows the position before a move that is not legal, and why it is not", async () => {
		const { html, findings } = await render(`${pre("1. e4 e5 2. Ke3 Nc6 *", ' data-diagrams="faults"')}${pre("1. e4 *\n\n1. e5 *", ' data-game="1"')}`);
		const errors = findings.filter(({ diagnostic: { severity } }) => severity === "error");
		assert.deepEqual(errors.map(({ block, span, diagnostic: { rule } }) => [block, span.start.line, rule]), [[1, 3, "move/illegal"]]);
		assert.equal(html.match(/<svg/g).length, 2 + 2);
		assert.match(html, /Ke3 is not possible/);
	});

	it("leaves what it cannot show, and says why", async () => {
		const body = `${pre("Nothing.")}${pre("1. e4 *", ' data-game="2"')}<pre class="fen">8/8</pre>${pre("", ' data-src="a.pgn"')}<PGN>1. e4 *\n`;
		const { blocks, notes, html } = await render(body);
		assert.equal(blocks, 0);
		assert.equal(html, page(body));
		assert.deepEqual(notes.map(({ severity }) => severity), ["error", "error", "error", "info", "error"]);
	});

	it("reads what data-src names, and repairs what a blog has changed", async () => {
		const { blocks, notes } = await render(`${pre("", ' data-src="a.pgn"')}<pre class="pgn" data-repair="cms">[White “A”]<br>\n<br>\n1. e4 *</pre>`, { read: async () => new TextEncoder().encode(game) });
		assert.deepEqual([blocks, notes], [2, []]);
	});

	it("has the moves for a board without the module", async () => {
		const { html } = await render(pre(game));
		const [, written] = /data-pgn-moves="([^"]*)"/.exec(html);
		const [, start] = /data-pgn-start="([^"]*)"/.exec(html);
		const moves = readMoves(written.replaceAll("&gt;", ">"));
		const { games } = await pgn.parse(game);
		const main = games[0].moves;
		assert.equal(moves.length, main.length + 3);
		const at = (san) => moves.findIndex((move) => move.san === san);
		const fenOf = (men) => boardSvg({ men });
		for (const [n, move] of main.entries()) {
			const number = n === 2 ? moves.findLastIndex(({ san }) => san === "Nf3") : at(move.san);
			const { men } = positionOf(await pgn.fen(games[0], n + 1));
			assert.equal(fenOf(menAfter(positionOf(start).men, wayTo(moves, number))), fenOf(men), move.san);
			assert.deepEqual(squaresOf(moves[number]), [move.from, move.to]);
		}
		assert.equal(fenOf(menAfter(positionOf(start).men, wayTo(moves, at("c3")))), fenOf(positionOf(await pgn.fen(games[0], main[1].variations[0][1].variations[0][0])).men));
	});

	it("has clocks, arrows and evaluations for it, where they are shown", async () => {
		const said = "1. e4 {[%clk 1:30:00] [%cal Ge4e5,Yd2d4][%csl Rf7]} e5 {[%eval 0.35]} 2. Nf3 *";
		const movesOf = async (attributes) => readMoves(/data-pgn-moves="([^"]*)"/.exec((await render(pre(said, attributes))).html)[1]);
		const [first, second, third] = await movesOf("");
		assert.deepEqual([first.clock, first.marks.length, first.marks[2], first.evaluation], ["1:30:00", 3, { color: "R", from: "f7" }, ""]);
		assert.deepEqual([second.clock, second.marks, second.evaluation, third.clock], ["", [], "+0.35", ""]);
		const [bare] = await movesOf(' data-show="moves"');
		assert.deepEqual([bare.clock, bare.marks, bare.san], ["", [], "e4"]);
	});

	it("links to the text where it does not have all moves", async () => {
		const long = Array.from({ length: 800 }, (_, n) => (n % 2 === 0 ? "Nf3 Nf6" : "Ng1 Ng8")).join(" ");
		const { html } = await render(pre(`${long} *`), { lang: "en" });
		const [, id] = /<a class="pgn-fold" href="#([^"]+)">Show more moves \(PGN\)<\/a>/.exec(html);
		assert.match(html, new RegExp(`<summary id="${id}">PGN</summary>`));
		assert.deepEqual(await faultsOf(html), []);
	});

	it("takes no other things for moves", () => {
		assert.deepEqual(readMoves(""), []);
		assert.deepEqual(readMoves("constructor 9>x/Zz9 /").map(({ parent, change }) => [parent, change]), [[-1, []], [0, []], [1, []]]);
	});

	it("wants a Pgn", async () => assert.rejects(prerenderChess({}, ""), /^TypeError: prerenderChess: the first argument has to be a Pgn/));
});
