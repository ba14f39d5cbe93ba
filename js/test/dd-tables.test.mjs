import assert from "node:assert/strict";
import { it } from "node:test";
import { source } from "./source.mjs";

const { Tables } = await source("dd/tables");

it("4,096 deals are remembered: then that which nobody has asked for the longest is forgotten", async () => {
	let searched = [];
	const tables = new Tables({
		search: async ({ options: { hands } }) => {
			searched.push(hands);
			return { tricks: [1, 2, 3, 4] };
		},
	});
	/** The deals of those that had to be solved. */
	const solved = async (...deals) => {
		searched = [];
		for (const deal of deals) {
			const table = await tables.table(`deal ${deal}`, ["NT"], { memory: 0, workers: 1, onSolved: () => undefined });
			assert.deepEqual([...table], [["NT", [1, 2, 3, 4]]]);
		}
		return searched.map((hands) => Number(hands.slice("deal ".length)));
	};
	assert.equal((await solved(...Array(4096).keys())).length, 4096);
	assert.deepEqual(await solved(...Array(4096).keys()), []);
	assert.deepEqual(await solved(0, 4096), [4096]);
	assert.deepEqual(await solved(0, 2, 1, 2, 4), [1]);
	assert.deepEqual(await solved(3), [3]);
});
