// The names of pairs in results, from the rankings of the file.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { load } from "../../js/dist/index.js";
import { pbnWasm } from "../../js/test/modules.mjs";
import { source } from "./source.mjs";

const { rankedPairs, withPairNames } = await source("read/pair-names");

describe("names of pairs", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	/** The rows of the results, with the names of a ranking. */
	const results = async (ranking, table) => {
		const [first, second] = (await pbn.parse(new TextEncoder().encode(`[Board "1"]\n${ranking}\n[Board "2"]\n${table}\n`))).games;
		const named = withPairNames(second, rankedPairs(first.sections.map((section) => ({ section }))));
		return { rows: named.sections[0].rows.map((row) => row.join("|")), columns: named.sections[0].columns.map(({ name }) => name), isSame: named === second };
	};
	const ranking = '[TotalScoreTable "Rank;PairId;Names"]\n1 7 "Quill, M;Oakes, T"\n2 8 "Fenwick, I;Barrow, H"\n3 9 -\n';
	const table = '[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n';

	it("are in columns of their own after the results, where the ranking has the pair", async () => {
		assert.deepEqual(await results(ranking, `${table}7 8 50\n4 4 50\n8 9\n`), {
			rows: ["7|8|50|Quill, M;Oakes, T|Fenwick, I;Barrow, H", "4|4|50||", "8|9||Fenwick, I;Barrow, H|"],
			columns: ["PairId_NS", "PairId_EW", "Score_NS", "Names_NS", "Names_EW"],
			isSame: false,
		});
	});

	it("are not there where the results have them, without numbers, and without a ranking", async () => {
		for (const [given, own] of [
			[ranking, '[ScoreTable "PairId_NS;PairId_EW;Names_NS"]\n7 8 "Own"\n'],
			[ranking, '[ScoreTable "Rank;Score_NS"]\n7 8\n'],
			[ranking, `${table}1 2 50\n`],
			["", `${table}7 8 50\n`],
		]) {
			assert.ok((await results(given, own)).isSame, own);
		}
	});

	it("are told by direction and by section where several pairs have a number, else not", async () => {
		const fields = '[TotalScoreTable "PairId;Direction;Section;Names"]\n1 "N-S" A "a"\n1 "E-W" A "b"\n1 N-S B "c"\n1 E-W B "d"\n2 - A "e"\n2 - A "f"\n';
		const { rows } = await results(fields, '[ScoreTable "Section;PairId_NS;PairId_EW"]\nA 1 1\nB 1 1\nC 1 2\nA 2 1\n');
		assert.deepEqual(rows, ["A|1|1|a|b", "B|1|1|c|d", "C|1|2||", "A|2|1||b"]);
	});
});
