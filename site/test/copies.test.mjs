// Games that a file has several times, and games by their numbers.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { load as loadPbi } from "pbnkit/pbi";
import { load as loadDeskOfProblems } from "pbnkit/pbi/desk";
import { load as loadDesk } from "pbnkit/pgn/desk";
import { load } from "pbnkit/pgn/read";
import { source } from "./source.mjs";

const { copiesIn, without, withCopies } = await source("played/copies");
const { copiesIn: problemsIn } = await source("problems/copies");
const { ProblemIndex } = await source("problems/problem-index");
const { en } = await source("words/problems/en");
const { lineOf } = await source("played/line-of");
const { numbersIn } = await source("played/ranges");
const { GameReader } = await source("chess/game-reader");
const { pgn } = await source("chess/notation");

const never = new AbortController().signal;
const long = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Re1 a6 8. Bb3 Ba7";
const game = (white, black, moves, { date = "2026.03.12", round = "1" } = {}) => `[Event "Cup"]\n[Date "${date}"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "*"]\n\n${moves} *\n\n`;

async function read(...games) {
	const reader = new GameReader(new File(games, "cup.pgn"), "utf-8");
	await reader.read(await load(), never, () => {});
	return reader;
}
const copies = async (...games) => Object.fromEntries(await copiesIn(await read(...games), pgn, never));

describe("games that are there twice", () => {
	it("have the same players and moves, whatever is written around them; the fullest stays", async () => {
		const annotated = "1. e4 {Best by test; (1. d4)} 1... e5 2. Nf3! $1 (2. f4 exf4) 2... Nc6 3. Bc4 Bc5 ; the Italian\n4. c3 Nf6 5. d3 d6 6. 0-0 0-0 7. Re1 a6 8. Bb3 Ba7";
		assert.deepEqual(await copies(game("Oakes, Theo", "Quill, M.", long), game("Quill, M.", "Oakes, Theo", long), game("Theo Oakes", "QUILL", annotated, { date: "????.??.??" })), { 1: 3 });
	});

	it("are not those with other moves, and short ones only on one day", async () => {
		const short = "1. e4 e5";
		assert.deepEqual(await copies(game("A", "B", long), game("A", "B", `${long} 9. h3`), game("A", "B", short), game("A", "B", short, { round: "2" }), game("A", "B", short), game("A", "B", ""), game("A", "B", "")), { 5: 3 });
		assert.deepEqual(await copies(game("?", "?", long), game("?", "?", long)), {});
	});

	it("are those that the desk finds", async () => {
		const games = [game("Oakes, Theo", "B", long), game("A", "B", long), game("oakes, theo", "B", long), game("Theo Oakes", "B", long), game("A", "B", `${long} 9. h3`), game("A", "B", long), game("A", "B", "1. e4", { round: "1" }), game("A", "B", "1. e4", { round: "2" })];
		const desk = await loadDesk();
		const { repeats } = await desk.duplicates(games.join(""));
		desk.close();
		assert.deepEqual(repeats.map(({ game, first }) => [game, first.game]), [[3, 1], [4, 1], [6, 2]]);
		const found = await copies(...games);
		assert.deepEqual(Object.keys(found), ["3", "4", "6"]);
	});

	it("are taken out, and the others stay as they are", async () => {
		const [one, other] = [game("A", "B", long), game("C", "D", long)];
		const reader = await read(one, other, one, game("A", "B", long.replace("8.", "{Here.} 8.")));
		const found = await copiesIn(reader, pgn, never);
		assert.deepEqual(withCopies(reader.index.entries, found).map(({ number }) => number), [4, 1, 3]);
		assert.equal(await without(reader, found).text(), other + game("A", "B", long.replace("8.", "{Here.} 8.")));
	});

	it("are compared by what is a move", () => {
		const { key } = lineOf("1. e4 e5 2. Nf3", pgn.moveOf);
		for (const same of ["e4 e5 Nf3 1-0", "[A \"e9\"]\n1.e4 e5 2.Nf3+ $14 {x", "% no\n1. e4 (1. d4 (1. c4) d5) e5 2. Nf3 ( Nc6"]) assert.equal(lineOf(same, pgn.moveOf).key, key);
		for (const other of ["1. e4 e5", "1. e4 e5 2. Nc3", "1. e4e5 Nf3"]) assert.notEqual(lineOf(other, pgn.moveOf).key, key);
		assert.equal(lineOf("", pgn.moveOf).plies, 0);
	});
});

describe("problems that are there twice", () => {
	it("are those that the desk finds", async () => {
		const boards = ["8/7S/k7/p7/8/8/Q3K3/7R:#2", "8/7S/k7/p7/8/8/Q3K3/1111111R: # 2", "8/7S/k7/p7/8/8/Q3K3/7R:#3", ":#2", ":#2", "KN6:#2", "KN6:#2", "8/7S/k7/p7/8/8/Q3K3/7R:#2, Circe", "8/7S/k7/p7/8/8/Q3K3/7R:#2"];
		const file = `#PBI 1.2\n${boards.map((board) => `Ann:${board}::::::\n`).join("")}`;
		const pbi = await loadPbi();
		const desk = await loadDeskOfProblems();
		const index = new ProblemIndex(en.problem);
		for await (const problem of pbi.problems(file)) index.add(problem);
		const { repeats } = await desk.duplicates(file);
		pbi.close();
		desk.close();
		assert.deepEqual([...problemsIn(index.entries)], repeats.map(({ game, first }) => [game, first.game]));
		assert.deepEqual(repeats.map(({ game }) => game), [2, 9]);
	});
});

describe("numbers of games", () => {
	it("are ranges and single ones", () => {
		assert.deepEqual(numbersIn("1-3, 7", 10), [1, 2, 3, 7]);
		assert.deepEqual(numbersIn("8–12 2;2", 10), [8, 9, 10, 2]);
		assert.deepEqual(numbersIn("3-1", 10), [1, 2, 3]);
		assert.deepEqual(numbersIn("0, 11", 10), []);
		assert.deepEqual(numbersIn("", 10), []);
	});

	it("are nothing else", () => {
		for (const text of ["a", "1-", "-1", "1-2-3", "12345678"]) assert.equal(numbersIn(text, 10), undefined);
	});
});
