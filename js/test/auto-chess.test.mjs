// What blocks of chess in an article are read with, before the module and beside it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { load } from "../dist/pgn.js";
import { pgnWasm } from "./modules.mjs";
import { source } from "./source.mjs";

const { beginsAsMoves, chessAttributes, chessSettings, chosenByNumber, faultOf, faultsOf, plainGames } = await source("auto/chess/plain", "auto/chess/settings-from", "auto/played/chosen", "auto/played/faults", "auto/chess/fault", "auto/chess/text");

const annotated = `[White "A \\"B\\""]
[Black "C"]

{Before.} 1. e4 $1 {[%clk 0:10:00][%eval 0.3] Best.} e5 (1... c5 {Sicilian.} 2. Nf3 (2. c3?!)) 2. Nf3 Nc6 3. Bb5! {[%eval #-3]} a6 1-0

[White "D"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 12"]

12... Kd7 13. e4 *
`;

/** What of a game does not need a board. */
const onBoards = ["span", "from", "to", "change", "check", "end", "commands"];
const bare = (games) =>
	JSON.parse(
		JSON.stringify(games, (name, value) => {
			const said = name === "comments" ? value.filter(({ text }) => text !== "") : value;
			return onBoards.includes(name) || (name === "comments" && said.length === 0) ? undefined : said;
		}),
	);

describe("games before the module", () => {
	it("are what the module says of them, but for the board", async () => {
		const pgn = await load({ wasm: pgnWasm });
		const { games } = await pgn.parse(annotated);
		pgn.close();
		assert.deepEqual(bare(plainGames(annotated)), bare(games));
	});

	it("are nothing where the text has something else", () => {
		for (const text of ["", "Nothing.", "1. e4 e5 and so on", "1. e4 (1. d4", "1. e4 ) *", "(1. e4) *", '[White "A"', "1. e4 {never closed", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "1. S♘f3 *"]) {
			assert.equal(plainGames(text), undefined, text);
		}
	});

	it("may be moves alone, and without a result", () => {
		const [game] = plainGames("1.e4 e5 2.Nf3");
		assert.deepEqual(game.moves.map(({ san, number, color }) => `${number}${color[0]} ${san}`), ["1w e4", "1b e5", "2w Nf3"]);
		assert.equal(game.result, "*");
	});

	it("are as many as a first picture needs", () => assert.equal(plainGames("1. e4 *\n\n".repeat(1000)).length, 50));
});

describe("attributes of a block of chess", () => {
	it("are settings", () => {
		const given = {
			"data-orientation": "black", "data-letters": "language", "data-from": "12b", "data-to": "20w", "data-diagrams": "marked, end 10",
			"data-view": "quiz", "data-show": "moves comments", "data-heading-level": "2", "data-game": "3",
		};
		assert.deepEqual(chessSettings(given, assert.fail), {
			orientation: "black", letters: "language", from: "12b", to: "20", diagrams: ["marked", "end", 10], hide: "moves", show: ["moves", "comments"], headingLevel: 2,
		});
	});

	it("are told where they cannot be read, and then not set", () => {
		const told = [];
		const wrong = Object.fromEntries(chessAttributes.map((name) => [name, "constructor"]));
		assert.deepEqual(chessSettings(wrong, (message) => told.push(message)), {});
		assert.equal(told.length, chessAttributes.length);
		assert.equal(told[0], 'data-orientation="constructor" is not known: it has to be one of white, black.');
	});

	it("choose games by their numbers", () => {
		const games = Array.from({ length: 5 }, (_, n) => ({ number: n + 1 }));
		const chosen = (choice) => chosenByNumber(games, choice).map(({ number }) => number).join(" ");
		assert.equal(chosen(undefined), "1 2 3 4 5");
		assert.equal(chosen("2"), "2");
		assert.equal(chosen("4-9, 1, 5"), "4 5 1");
		for (const none of ["0", "9", "x", "3-2"]) assert.equal(chosen(none), "");
	});

	it("are all in docs/articles.md", () => {
		const articles = readFileSync(new URL("../docs/articles.md", import.meta.url), "utf8");
		for (const name of [...chessAttributes, "data-game"]) assert.ok(articles.includes(`\`${name}\``), name);
	});
});

describe("faults of a game", () => {
	it("have the places of their moves, in variations too", async () => {
		const pgn = await load({ wasm: pgnWasm });
		const { games, diagnostics } = await pgn.parse("1. e4 *\n\n1. e4 e5 (1... Ke6) 2. Ke3 *\n");
		pgn.close();
		assert.deepEqual(faultsOf(games[0], diagnostics, faultOf), []);
		assert.deepEqual(faultsOf(games[1], diagnostics, faultOf).map(({ path }) => path).sort(), [[1, 0, 0], [2]]);
	});
});

describe("a text that goes on after its element", () => {
	it("begins as moves do", () => {
		for (const text of ['[White "A"]', " 1. e4", "12... Nf6", "{A comment}", "(2. c3)"]) assert.ok(beginsAsMoves(text), text);
		for (const text of ["After the game.", "12 players came.", "1. First of all", "[sic]"]) assert.ok(!beginsAsMoves(text), text);
	});
});

describe("the files of chess in articles", () => {
	it("name no file of bridge, nor the other way round", () => {
		const dist = new URL("../dist/", import.meta.url);
		const ofChess = /auto-pgn|auto-fen|pgn-language|pgnread|pgn\.css/;
		for (const name of readdirSync(dist).filter((name) => /^auto-.*\.js$/.test(name))) {
			const text = readFileSync(new URL(name, dist), "utf8");
			if (ofChess.test(name)) assert.doesNotMatch(text, /auto-(?:core|view|read\b)|(?<![\w-])language\/|"\.\/style\.css|(?<!pgn)read\.wasm/, name);
			// The solutions of problems are moves of chess.
			else if (!name.startsWith("auto-pbi")) assert.doesNotMatch(text, ofChess, name);
		}
	});
});
