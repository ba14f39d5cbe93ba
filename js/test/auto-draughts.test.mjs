// What blocks of draughts in an article are read with, before the module and beside it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { load } from "../dist/pdn.js";
import { prerenderDraughts } from "../dist/render.js";
import { faultsOf as htmlFaults, idsTwice } from "./html.mjs";
import { pdnWasm } from "./modules.mjs";
import { source } from "./source.mjs";

const { beginsAsMoves, draughtsAttributes, draughtsSettings, placed, plainGames, positionAt, readMoves } = await source(
	"auto/draughts/plain", "auto/draughts/settings-from", "auto/draughts/text", "auto/draughts/placed", "draughts/written", "draughts/position",
);

const annotated = `[White "A \\"B\\""]
[GameType "20"]

{Before.} 1. 32-28 $1 19-23 (1... 18-22 {Other.} 2. 37-32 (2. 34-29?!)) 2. 28x19! {Takes.} 14x23 2-0

[GameType "25"]
[FEN "B:Wc3,e3:Bb6,f6"]

1... f6-g5 2. c3-d4 *
`;
const text = new TextDecoder();
const page = (body) => `<!DOCTYPE html>\n<html lang="nl"><head><meta charset="utf-8"><title>x</title></head><body>\n${body}\n</body></html>`;

describe("draughts in an article", () => {
	let pdn;
	before(async () => (pdn = await load({ wasm: pdnWasm })));
	after(() => pdn.close());

	it("is read before the module as the module says it, but for the board", async () => {
		const onBoards = ["span", "from", "to", "path", "captured", "variant", "start", "end", "kind", "text"];
		const bare = (games) => JSON.parse(JSON.stringify(games, (name, value) => (onBoards.includes(name) && typeof value !== "number" ? undefined : value)));
		assert.deepEqual(bare(plainGames(annotated)), bare((await pdn.parse(annotated)).games));
		const [english] = plainGames('[GameType "21"]\n1. 11-15 22-18 2. 15x22 *');
		assert.deepEqual(english.moves.map(({ number, color }) => `${number}${color[0]}`), ["1b", "1w", "2b"]);
		for (const none of ["", "Nothing.", "1. 32-28 and so on", "1. 32-28 (1. 33-29", '[FEN "W:W99:B1"]\n1. 32-28 *', "1. 32-28 {never closed", "W:W31:B1", '1. /FEN "W:W31:B1"/ 31-27 *']) assert.equal(plainGames(none), undefined, none);
	});

	it("has settings in attributes, all of which are in docs/articles.md", () => {
		assert.deepEqual(draughtsSettings({ "data-orientation": "black", "data-squares": "letters", "data-from": "12b", "data-show": "moves variant" }, assert.fail), { orientation: "black", squares: "letters", from: "12b", show: ["moves", "variant"] });
		const articles = readFileSync(new URL("../docs/articles.md", import.meta.url), "utf8");
		for (const name of [...draughtsAttributes, "data-variant"]) assert.ok(articles.includes(`\`${name}\``), name);
	});

	it("begins as moves do", () => {
		for (const one of ['[White "A"]', " 1. 32-28", "12... 19x23", "1. c3-d4", "{A comment}", '/FEN "W:W1:B2"/']) assert.ok(beginsAsMoves(one), one);
		for (const one of ["After the game.", "12 players came.", "1. First of all", "[sic]", "1. e4 e5"]) assert.ok(!beginsAsMoves(one), one);
	});

	it("has positions on the board that is named, or that their squares tell", () => {
		assert.equal(placed("W:W31-50:B1-20", {}).variant.name, "international");
		assert.equal(placed("W:Wa1,Kc1:Bh8", {}).variant.name, "russian");
		assert.equal(placed("B:W21-32:B1-12", { "data-variant": "english" }).variant.name, "english");
		for (const none of ["", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "W:W99:B1"]) assert.equal(placed(none, {}), undefined);
		assert.equal(placed("W:W1:B2", { "data-variant": "chess" }), undefined);
	});

	it("is moves and diagrams without a script, from which the script makes the moves", async () => {
		const body = `<pre class="pdn">${annotated}</pre><pre class="pdn-fen">W:W31-50:B1-20</pre><pre class="pdn-fen" data-variant="chess">W:W1:B2</pre>`;
		const { bytes, blocks, notes } = await prerenderDraughts(pdn, page(body));
		const html = text.decode(bytes);
		assert.deepEqual([blocks, notes.map(({ block, severity }) => `${block} ${severity}`)], [2, ["3 error"]]);
		assert.deepEqual(idsTwice(html), []);
		assert.deepEqual(await htmlFaults(html), []);
		assert.match(html, /Wit aan zet/);
		assert.equal((await prerenderDraughts(pdn, bytes)).blocks, 0);
		const [, start, , written] = /data-pdn-start="([^"]*)" data-pdn-variant="([^"]*)" data-pdn-moves="([^"]*)"/.exec(html);
		const moves = readMoves(written.replaceAll("&gt;", ">"));
		const { games } = await pdn.parse(annotated);
		const main = games[0].moves;
		assert.equal(moves.length, main.length + 3);
		const line = moves.filter((move) => main.some(({ san, color }) => san === move.san && color === move.color));
		const place = { line: { moves: line, from: undefined, depth: 0, number: 0 }, at: line.length - 1 };
		assert.equal(positionAt({ tags: [], variant: "international", start, moves: [], result: "*" }, place).fen, await pdn.fen(games[0]));
	});

	it("tells what is wrong with a move, where it is", async () => {
		const { findings, bytes } = await prerenderDraughts(pdn, "<PDN>1. 32-28 19-23 2. 33-29 *</PDN>");
		assert.ok(findings.some(({ diagnostic: { rule } }) => rule === "capture/missed"));
		assert.match(text.decode(bytes), /class="pdn-fault"/);
	});

	it("takes no other things for moves, and wants a Pdn", async () => {
		assert.deepEqual(readMoves("constructor 9>x/Zz9 /").map(({ parent, path }) => [parent, path]), [[-1, undefined], [0, undefined], [1, undefined]]);
		await assert.rejects(prerenderDraughts({}, ""), /^TypeError: prerenderDraughts: the first argument has to be a Pdn/);
	});
});

describe("the files of draughts in articles", () => {
	it("name no file of bridge or chess, nor the other way round", () => {
		const dist = new URL("../dist/", import.meta.url);
		const ofDraughts = /auto-pdn|pdn-language|pdn(?:read)?\.wasm|pdn\.css/;
		for (const name of readdirSync(dist).filter((name) => /^auto-.*\.js$/.test(name))) {
			const script = readFileSync(new URL(name, dist), "utf8");
			if (ofDraughts.test(name)) assert.doesNotMatch(script, /auto-(?:core|view|read\b|pgn|fen)|pgn-language|pgn(?:read)?\.wasm|(?<![\w-])language\/|"\.\/style\.css/, name);
			else assert.doesNotMatch(script, ofDraughts, name);
		}
	});
});
