import assert from "node:assert/strict";
import { it } from "node:test";
import { source } from "./source.mjs";

const { fitting, grids, perPage } = await source("read/print/print-sheets");
const { pagesOf } = await source("paper/print-view");

it("has a grid of as many places for each number of boards to a page", () => {
	for (const [what, numbers] of Object.entries(perPage)) {
		assert.deepEqual(numbers, [...new Set(numbers)].sort((a, b) => a - b), what);
		for (const number of numbers) {
			const [columns, rows] = grids[number];
			assert.equal(columns * rows, number);
			// A sheet is higher than it is wide.
			assert.ok(columns <= rows);
			assert.equal(fitting(what, number), number);
		}
	}
	assert.deepEqual(Object.keys(grids).map(Number), perPage.deals);
});

it("takes the number nearest below where there is none such", () => {
	assert.deepEqual([0, 1, 3, 5, 18, 35, 100].map((wanted) => fitting("deals", wanted)), [1, 1, 2, 4, 18, 18, 36]);
	assert.deepEqual([3, 12, 36].map((wanted) => fitting("all", wanted)), [2, 4, 4]);
});

it("fills all pages but the last", () => {
	assert.deepEqual(pagesOf([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
	assert.deepEqual(pagesOf([1, 2], 2), [[1, 2]]);
	assert.deepEqual(pagesOf([], 2), []);
});
