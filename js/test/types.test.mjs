import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const goldens = fileURLToPath(new URL("../../core/wire/testdata/", import.meta.url));
const types = fileURLToPath(new URL("../src/types.ts", import.meta.url));
const tsc = fileURLToPath(new URL("../node_modules/.bin/tsc", import.meta.url));

const files = readdirSync(goldens)
	.filter((name) => name.endsWith(".json"))
	.map((name) => ({ name, json: readFileSync(join(goldens, name), "utf8") }));

describe("what the core writes is what the types say", () => {
	let folder;

	/** What the compiler says of a text as a value of PbnFile. */
	const check = (json) => {
		const script = join(folder, "golden.ts");
		writeFileSync(script, `import type { PbnFile } from ${JSON.stringify(types)};\nexport const file: PbnFile = ${json};\n`);
		try {
			execFileSync(tsc, ["--ignoreConfig", "--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2023", "--module", "esnext", "--moduleResolution", "bundler", "--allowImportingTsExtensions", "--skipLibCheck", "--lib", "es2023,dom", "--types", "", script], { encoding: "utf8" });
			return "";
		} catch (error) {
			return error.stdout;
		}
	};

	before(() => {
		folder = mkdtempSync(join(tmpdir(), "pbnkit-types-"));
	});
	after(() => rmSync(folder, { recursive: true }));

	for (const { name, json } of files) {
		it(name, () => assert.equal(check(json), ""));
	}

	it("a value that is none is found", () => {
		const { json } = files.find(({ name }) => name === "play.json");
		assert.match(check(json.replace('"kind": "suffix"', '"kind": "prefix"')), /prefix/);
		assert.match(check(json.replace('"state":', '"stat":')), /stat/);
	});

	it("the golden files have every property of the model", () => {
		const source = readFileSync(types, "utf8");
		const model = source.slice(source.indexOf("export interface Piece"), source.indexOf("export interface SourceOptions"));
		const properties = [...model.matchAll(/^\t(\w+)\??:/gm)].map(([, property]) => property);
		assert.ok(properties.length > 50);
		const all = files.map(({ json }) => json).join("\n");
		assert.deepEqual(properties.filter((property) => !all.includes(`"${property}":`)), []);
	});
});
