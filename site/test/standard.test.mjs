// What the site calls the sections of the standard, compared with the core's rows of tags.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { titleOf } = await source("rulebook/standard");
const rows = JSON.parse(readFileSync(new URL("../../core/pbn/testdata/tags.json", import.meta.url), "utf8"));

describe("the titles of the standard", () => {
	it("are the names of the tables in chapter 5", () => {
		const tables = rows.filter(({ set }) => set === "table");
		assert.deepEqual(
			tables.map(({ section }) => titleOf(section)),
			tables.map(({ name }) => name),
		);
	});

	it("has a section for each tag", () => {
		for (const { name, section } of rows) assert.ok(titleOf(section.split(".").slice(0, 2).join(".")), name);
	});
});
