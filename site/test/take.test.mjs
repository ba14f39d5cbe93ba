import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { inBoardOrder } = await source("out/boards");
const { dealsOf } = await source("out/merged-boards");
const { resultsCsv } = await source("out/results");

const game = (tags, more = {}) => ({ number: 1, tags: Object.entries(tags).map(([name, value]) => ({ name, value })), sections: [], ...more });

it("boards are in the order of their numbers, those of the same number as they came", () => {
	const boards = [["10", "a"], ["2", "b"], [undefined, "c"], ["A1", "d"], ["2", "e"]].map(([board, text]) => ({ game: game(board === undefined ? {} : { Board: board }), text }));
	assert.equal(inBoardOrder(boards).map(({ text }) => text).join(""), "beadc");
});

it("boards of several files stay together where a number has several deals, and are looked through where a deal is there twice", () => {
	const board = (label, spades) => ({ game: game({ Board: label }, spades && { deal: { hands: { N: { S: spades }, E: null, S: null, W: null } } }) });
	assert.deepEqual(dealsOf([board("1", "AK"), board("2", "QJ"), board("1"), board("1")]), { byFile: false, dealsRepeat: false });
	assert.deepEqual(dealsOf([board("1", "AK"), board("2", "QJ"), board("1", "AK")]), { byFile: false, dealsRepeat: true });
	assert.deepEqual(dealsOf([board("1", "AK"), board("1", "QJ")]), { byFile: true, dealsRepeat: false });
});

describe("results", () => {
	it("are the lines of score tables, with all their columns", () => {
		const table = (columns, rows) => ({ sections: [{ name: "ScoreTable", columns: columns.map((name) => ({ name })), rows }, { name: "TotalScoreTable", columns: [{ name: "Rank" }], rows: [["1"]] }] });
		const games = [
			game({ Board: "1" }, table(["PairId_NS", "Score_NS"], [["1", "-100"], ["2", "?"]])),
			game({ Board: "2" }, table(["PairId_NS", "Contract"], [["3", '4S "x"']])),
		];
		assert.equal(resultsCsv([{ games }]), '\uFEFFBoard,PairId_NS,Score_NS,Contract\r\n1,1,-100,\r\n1,2,,\r\n2,3,,"4S ""x"""\r\n');
	});

	it("are those of the boards themselves, where they have no table", () => {
		const games = [game({ Board: "1", North: "=cmd()" }, { contract: "4HX", declarer: "S", tricks: 9 }), game({ Board: "2" })];
		assert.equal(resultsCsv([{ games }]), "\uFEFFBoard,North,Contract,Declarer,Result\r\n1,'=cmd(),4HX,S,9\r\n");
	});

	it("of several files name the file", () => {
		const played = (file, board) => ({ file, games: [game({ Board: board }, { contract: "1NT" })] });
		assert.equal(resultsCsv([played("a.pbn", "1"), played("b/=c.pbn", "1")]), "\uFEFFFile,Board,Contract\r\na.pbn,1,1NT\r\nb/=c.pbn,1,1NT\r\n");
	});

	it("may be none", () => assert.equal(resultsCsv([{ games: [game({ Board: "1", North: "Ann" })] }]), undefined));
});
