import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { load } from "pbnkit/pgn/read";
import { source } from "./source.mjs";

const { standingsOf: standings } = await source("played/table/standings");
const { chessScoring } = await source("chess/table/scoring");
const { draughtsScoring } = await source("draughts/table/scoring");
const standingsOf = (heads) => standings(heads, chessScoring);

/** A game by "White – Black result (round)". */
const head = (text) => {
	const [, White, Black, Result, Round] = /^(.+) – (.+) (1-0|0-1|1\/2-1\/2|\*)(?: \((.+)\))?$/.exec(text);
	return { tags: Object.entries({ Event: "Cup", White, Black, Result, ...(Round && { Round }) }).map(([name, value]) => ({ name, value })) };
};
const tableOf = (...games) => standingsOf(games.map(head));
const rows = ({ players }) => players.map(({ name, points, cells }) => `${name} ${points} ${cells.map((games) => games.map(({ opponent, color, points }) => `${opponent + 1}${color[0]}${points ?? "*"}`).join("+") || "-").join(" ")}`);

describe("a table of an event", () => {
	it("is a round robin where all have met", () => {
		const table = tableOf("Ann – Bo 1-0 (1)", "Cy – Ann 1/2-1/2 (2)", "Bo – Cy 1-0 (3)");
		assert.equal(table.kind, "roundRobin");
		assert.deepEqual(rows(table), ["Ann 1.5 - 2w1 3b0.5", "Bo 1 1b0 - 3w1", "Cy 0.5 1w0.5 2b0 -"]);
		assert.deepEqual(table.players.map(({ sonnebornBerger }) => sonnebornBerger), [1.25, 0.5, 0.75]);
	});

	it("has both games of a double round robin in one cell", () => {
		const table = tableOf("Ann – Bo 1-0 (1)", "Bo – Cy 1-0 (2)", "Cy – Ann 0-1 (3)", "Bo – Ann 1/2-1/2 (4)", "Cy – Bo * (5)", "Ann – Cy 1-0 (6)");
		assert.deepEqual(rows(table), ["Ann 3.5 - 2w1+2b0.5 3b1+3w1", "Bo 1.5 1b0+1w0.5 - 3w1+3b*", "Cy 0 1w0+1b0 2b0+2w* -"]);
		assert.equal(table.players[1].played, 3);
	});

	it("ranks equal points of a round robin by Sonneborn-Berger, then by wins, then by name", () => {
		const table = tableOf("Di – Ann 1/2-1/2", "Ann – Bo 1/2-1/2", "Ann – Cy 1/2-1/2", "Bo – Cy 1-0", "Bo – Di 0-1", "Cy – Di 1-0");
		assert.deepEqual(table.players.map(({ name, points, sonnebornBerger }) => `${name} ${points} ${sonnebornBerger}`), ["Bo 1.5 2.25", "Cy 1.5 2.25", "Di 1.5 2.25", "Ann 1.5 2.25"]);
	});

	it("is one by rounds where few have met", () => {
		const table = tableOf("Ann – Bo 1-0 (1.1)", "Cy – Di 0-1 (1.2)", "Ed – Fay 1/2-1/2 (1.3)", "Ann – Di 1-0 (2)", "Fay – Bo 0-1 (Round 2)");
		assert.equal(table.kind, "swiss");
		assert.deepEqual(rows(table), ["Ann 2 2w1 3w1", "Bo 1 1b0 5b1", "Di 1 6b1 1b0", "Ed 0.5 5w0.5 -", "Fay 0.5 4b0.5 2w0", "Cy 0 3w0 -"]);
	});

	it("is a list where the rounds are not told", () => {
		const table = tableOf("Ann – Bo 1-0", "Cy – Di 0-1", "Ed – Fay 1/2-1/2");
		assert.deepEqual([table.kind, table.columns, rows(table)[0]], ["list", 0, "Ann 1 "]);
	});

	it("is one by games where two have played", () => {
		const table = tableOf("Ann – Bo 1-0 (1)", "Bo – Ann 1/2-1/2 (2)", "Ann – Bo 0-1 (3)", "Bo – Ann 0-1 (4)");
		assert.equal(table.kind, "match");
		assert.deepEqual(rows(table), ["Ann 2.5 2w1 2b0.5 2w0 2b1", "Bo 1.5 1b0 1w0.5 1b1 1w0"]);
	});

	it("is none of several events, or without players", () => {
		assert.equal(standingsOf([head("Ann – Bo 1-0"), { tags: [{ name: "Event", value: "Other" }] }]), undefined);
		assert.equal(tableOf("? – ? *"), undefined);
		assert.equal(standingsOf([]), undefined);
	});

	it("takes who has the same number of FIDE as one, and the first rating that is one", () => {
		const tags = (White, Black, others) => ({ tags: Object.entries({ Event: "Cup", White, Black, Result: "1-0", ...others }).map(([name, value]) => ({ name, value })) });
		const { players } = standingsOf([tags("Oakes, T", "Quill", { WhiteFideId: "12", WhiteElo: "0" }), tags("Oakes, Theo", "quill", { WhiteFideId: "12", WhiteElo: "2310", WhiteTitle: "IM" })]);
		assert.deepEqual(players.map(({ name, title, elo, points }) => [name, title, elo, points]), [
			["Oakes, T", "IM", "2310", 2],
			["Quill", undefined, undefined, 0],
		]);
	});
});

describe("a table of real games", () => {
	const folder = new URL("../../../shared/games/pgn/", import.meta.url);
	const tests = {
		"bhlangonijr__chesslib/src__test__resources__linares_2002.pgn": { kind: "roundRobin", first: "Kasparov, Garri 8", players: 7 },
		"bhlangonijr__chesslib/src__test__resources__finalmast11.pgn": { kind: "roundRobin", first: "Carlsen,M 6", players: 6 },
		"Disservin__chess-library/fuzz__corpus__pgn__kasparov-deep-blue.pgn": { kind: "match", first: "Deep Blue (Computer) 3.5", players: 2 },
		"iigorr__pgn.net/test__pgn.NET.Test__Test_Files__Real_Files__tilb98r2.pgn": { kind: "swiss", first: "Adams, Michael 1", players: 12 },
	};
	for (const [name, want] of Object.entries(tests)) {
		it(name, async (t) => {
			if (!existsSync(new URL(name, folder))) return t.diagnostic("the file is not on this machine");
			const pgn = await load();
			const heads = [];
			for await (const head of pgn.games(readFileSync(new URL(name, folder)), { moves: false })) heads.push(head);
			pgn.close();
			const { kind, players } = standingsOf(heads);
			assert.deepEqual({ kind, first: `${players[0].name} ${players[0].points}`, players: players.length }, want);
		});
	}
});

describe("the points of draughts", () => {
	const points = (Result, GameType = "20") => draughtsScoring.points({ tags: Object.entries({ Result, GameType }).map(([name, value]) => ({ name, value })) }).join();

	it("are two for a win, however the file has it", () => {
		assert.deepEqual(["2-0", "1-1", "0-2", "1-0", "1/2-1/2", "0-1", "0-0"].map((result) => points(result)), ["2,0", "1,1", "0,2", "2,0", "1,1", "0,2", "0,0"]);
		assert.deepEqual(["1+ - 1-", "1 1/2 - 1/2", "1/2 - 1 1/2", "*", "4-6", "won"].map((result) => points(result)), ["1,1", "1.5,0.5", "0.5,1.5", "", "", ""]);
	});

	it("are Black's first where Black begins", () => assert.deepEqual(["1-0", "0-1"].map((result) => points(result, "21")), ["0,2", "2,0"]));
});
