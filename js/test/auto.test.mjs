import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url));
const packed = (name) => gzipSync(read(`dist/${name}`), { level: 9 }).length;

describe("the embed script", () => {
	it("is small, and so is what it loads where there is a block", (test) => {
		const sizes = Object.fromEntries(["auto.js", "auto-view.js", "style.css"].map((name) => [name, packed(name)]));
		test.diagnostic(JSON.stringify(sizes));
		assert.ok(sizes["auto.js"] < 8_000);
		assert.ok(sizes["auto-view.js"] < 36_000);
		assert.ok(sizes["style.css"] < 8_000);
	});

	it("loads nothing but the two files beside it, and these when it needs them", () => {
		const script = read("dist/auto.js").toString();
		assert.doesNotMatch(script, /(?:^|[;}])import\s*[{"*\w]/);
		assert.deepEqual([...script.matchAll(/import\("([^"]+)"\)/g)].map(([, path]) => path).sort(), ["./auto-view.js", "./index.js"]);
	});

	it("can be imported where there is no page", async () => {
		const auto = await import("../dist/auto.js");
		assert.deepEqual(Object.keys(auto).sort(), ["blocks", "observe", "render", "upgrade"]);
	});

	it("is an entry of the package that no bundler drops", () => {
		const { exports, sideEffects } = JSON.parse(read("package.json"));
		assert.deepEqual(exports["./auto"], { types: "./dist/auto/auto.d.ts", default: "./dist/auto.js" });
		assert.ok(sideEffects.includes("./dist/auto.js"));
	});

	it("has all its attributes and functions in the README", () => {
		const readme = read("README.md").toString();
		const attributes = read("src/viewer/block/settings-from.ts").toString().match(/(?<=")data-[a-z-]+(?=")/g);
		assert.ok(attributes.length >= 12);
		for (const attribute of [...attributes, "data-src", "data-repair", "data-observe"]) assert.ok(readme.includes(`\`${attribute}\``), attribute);
		for (const name of ["blocks", "observe", "render", "upgrade"]) assert.match(readme, new RegExp(`\\b${name}\\(`));
	});
});
