// Which of the files that were open last are kept.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { beyond } = await source("keep/store");

describe("the files that are kept", () => {
	const now = Date.UTC(2026, 0, 31);
	const file = (key, bytes = 1, at = now) => ({ key, load: 1, row: key, at, bytes });
	const gone = (files) => beyond(files, now).map(({ key }) => key);

	it("are ten, the newest, and of those that came together the last ones", () => {
		const files = Array.from({ length: 12 }, (_, key) => file(key, 1, now - 100 + key));
		assert.deepEqual(gone(files), [1, 0]);
		assert.deepEqual(gone(files.map((each) => ({ ...each, at: now }))), [1, 0]);
		assert.deepEqual(gone(files.slice(2)), []);
	});

	it("have 30 MB together: what has no room goes, and a smaller one after it stays", () => {
		assert.deepEqual(gone([file(0, 30_000_000)]), []);
		assert.deepEqual(gone([file(0, 30_000_001)]), [0]);
		assert.deepEqual(gone([file(0, 1, now - 2), file(1, 29_999_999, now - 1), file(2, 2)]), [1]);
	});

	it("are kept for thirty days", () => {
		const days = (n) => now - n * 24 * 3_600_000;
		assert.deepEqual(gone([file(0, 1, days(30)), file(1, 1, days(30) - 1)]), [1]);
	});
});
