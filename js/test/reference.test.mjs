import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { entries, named } from "./examples.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

describe("the reference", () => {
	it("has every entry that has types", () => {
		const isFile = (entry) => /\.(wasm|css)$/.test(entry);
		const want = Object.keys(exports).filter((entry) => exports[entry].types && entry !== "./inline" && !isFile(entry));
		assert.deepEqual(entries.map(({ entry }) => entry).sort(), want.map((entry) => entry.replace(/^\./, "pbnkit").replace("/*", "")).sort());
	});

	it("has every name that a script can import", async () => {
		const shared = entries.find(({ entry }) => entry === "pbnkit").names.filter(({ name }) => /^Kit\w*Error$/.test(name));
		for (const { entry, names } of entries) {
			if (entry.endsWith("/language")) continue;
			const values = Object.keys(await import(entry));
			const known = /^pbnkit\/(?:p[gd]n(?:\/read)?|pbi(?:\/solve)?|(?:p(?:[dg]n|bi)\/)?desk)$/.test(entry) ? [...names, ...shared] : names;
			assert.deepEqual(values.filter((value) => !known.some(({ name }) => name === value)), [], entry);
		}
	});

	it("says what each name is, and has an example of it", () => {
		assert.ok(named.length > 150, `${named.length} names`);
		assert.deepEqual(named.filter(({ text }) => text === "").map(({ entry, name }) => `${entry}: ${name}`), []);
		assert.deepEqual(named.filter(({ examples }) => examples.length === 0).map(({ entry, name }) => `${entry}: ${name}`), []);
	});

	it("has each option in an example", () => {
		const missing = entries.flatMap(({ entry, names }) => {
			const code = names.flatMap(({ examples, members }) => [...examples, ...members.flatMap(({ examples }) => examples)]).map(({ code }) => code);
			const withOptions = names.filter(({ name, kind }) => kind === "interface" && /(Options|Settings|Props)$/.test(name));
			return withOptions.flatMap(({ name, members }) =>
				members.filter((member) => member.name !== "children" && !code.some((each) => new RegExp(`\\b${member.name}\\b`).test(each))).map((member) => `${entry}: ${name}.${member.name}`),
			);
		});
		assert.deepEqual(missing, []);
	});
});
