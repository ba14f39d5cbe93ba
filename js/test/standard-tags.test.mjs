// What the viewer knows of the standard's tags and tables, compared with the core's rows: core/pbn/tags writes tags.json.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { en } from "../dist/viewer.js";
import { source } from "./source.mjs";

const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const rows = JSON.parse(read("../../core/pbn/testdata/tags.json"));
const tables = rows.filter(({ set }) => set === "table");
const { commentsByPlace, rotated } = await source("viewer/text/comment-places", "viewer/deal/rotated");

describe("the standard's tags", () => {
	it("tables have captions", () => {
		assert.deepEqual(Object.keys(en.tables.captions), tables.map(({ name }) => name));
	});

	it("columns have words, apart from suits", () => {
		const names = tables.flatMap(({ columns }) => columns.map(({ name }) => name.replace(/_(NS|EW)$/, "")));
		for (const name of names.filter((name) => !/^[SHDC]$/.test(name))) assert.ok(en.tables.columns[name], name);
	});

	it("types of columns are those of the package", () => {
		const [, union] = /type ColumnType =([^;]+);/.exec(read("../src/pbn/types/tables.ts"));
		const types = new Set(tables.flatMap(({ columns }) => columns.map(({ type }) => type)));
		assert.deepEqual([...types, "text"].sort(), [...union.matchAll(/"(\w+)"/g)].map(([, name]) => name).sort());
	});

	it("of one seat or side turn with the table, and no others", () => {
		for (const { name } of rows) {
			const [turned] = rotated({ declarer: "W", tags: [{ name, value: "x" }], sections: [] }).tags;
			assert.equal(turned.name !== name, /^(North|East|South|West)|(NS|EW)$/.test(name), `${name} becomes ${turned.name}`);
			assert.equal(turned.value, "x");
		}
	});

	it("comments of the mandatory tags have a place of their own, wherever the deal is", () => {
		for (const { name } of rows.filter(({ set }) => set === "mandatory")) {
			const comment = { kind: "brace", text: "x" };
			const place = (tags) => Object.entries(commentsByPlace({ tags, sections: [] })).find(([, list]) => list.includes(comment))?.[0];
			const [tag, deal] = [{ name, comments: [comment] }, { name: "Deal" }];
			assert.equal(place([tag, deal]), place([deal, tag]), name);
		}
	});
});
