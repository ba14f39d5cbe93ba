import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url));
const dist = new URL("../dist/", import.meta.url);
const packed = (name) => gzipSync(read(`dist/${name}`), { level: 9 }).length;

/** What a page with a block loads besides the module; what only some blocks need comes when there is one. */
const always = ["auto.js", "auto-view.js", "auto-core.js"];

/** Each in bytes after gzip. */
const budgets = {
	"auto-commentary.js": 3_500,
	"auto-fen.js": 5_500,
	"auto-file.js": 900,
	"auto-links.js": 4_400,
	"auto-open.js": 500,
	"auto-pbi.js": 10_350,
	"auto-pbi-play.js": 7_100,
	"auto-pbi-read.js": 11_600,
	"auto-pbi-rendered.js": 1_400,
	"auto-pbi-source.js": 2_600,
	"auto-pdn.js": 32_000,
	"auto-pdn-fen.js": 6_700,
	"auto-pdn-read.js": 16_500,
	"auto-pdn-rendered.js": 9_900,
	"auto-pdn-source.js": 3_500,
	"auto-pgn.js": 32_000,
	"auto-pgn-read.js": 14_500,
	"auto-pgn-rendered.js": 9_000,
	"auto-pgn-source.js": 3_500,
	"auto-picker.js": 700,
	"auto-play.js": 5_600,
	"auto-read.js": 14_200,
	"auto-rendered.js": 700,
	"auto-repair.js": 700,
	"auto-rotation.js": 1_500,
	"auto-scores.js": 900,
	"auto-settings.js": 1_200,
	"auto-source.js": 2_000,
	"auto-tables.js": 12_150,
	"auto-written.js": 500,
};

describe("the embed script", () => {
	it("is small, and so is what it loads where there is a block", (test) => {
		const files = readdirSync(dist).filter((name) => /^auto.*\.js$/.test(name));
		const languages = readdirSync(new URL("language", dist)).map((name) => `language/${name}`);
		const sizes = Object.fromEntries([...files, ...languages, "style.css"].map((name) => [name, packed(name)]));
		test.diagnostic(JSON.stringify(sizes));
		assert.deepEqual(files.sort(), [...always, ...Object.keys(budgets)].sort());
		assert.ok(sizes["auto.js"] < 8_000);
		const sum = always.reduce((sum, name) => sum + sizes[name], 0);
		assert.ok(sum < 23_350, `${sum} bytes`);
		for (const [name, budget] of Object.entries(budgets)) assert.ok(sizes[name] < budget, `${name} has ${sizes[name]} bytes`);
		assert.ok(languages.includes("language/en.js"));
		const ofChess = readdirSync(new URL("pgn-language", dist)).map((name) => `pgn-language/${name}`);
		assert.ok(ofChess.includes("pgn-language/en.js"));
		for (const name of ofChess) assert.ok(packed(name) < 4_000, `${name} has ${packed(name)} bytes`);
		for (const name of languages) assert.ok(sizes[name] < 4_000, `${name} has ${sizes[name]} bytes`);
		assert.ok(sizes["style.css"] < 8_000);
	});

	it("has the sizes that docs/articles.md names", () => {
		const said = [...read("docs/articles.md").toString().matchAll(/((?:`auto-[\w-]+\.js`(?: and )?)+),? \(?(\d+) kB/g)];
		assert.equal(said.length, 13);
		for (const [whole, names, size] of said) {
			const bytes = [...names.matchAll(/auto-[\w-]+\.js/g)].reduce((sum, [name]) => sum + packed(name), 0);
			assert.ok(Math.abs(bytes / 1000 - size) < 1, `${whole}: ${bytes} bytes`);
		}
	});

	it("loads nothing but the files of a notation beside it, and these when it needs them", () => {
		const script = read("dist/auto.js").toString();
		assert.doesNotMatch(script, /(?:^|[;}])import\s*[{"*\w]/);
		assert.deepEqual([...script.matchAll(/import\("([^"]+)"\)/g)].map(([, path]) => path).sort(), ["./auto-fen.js", "./auto-pbi-read.js", "./auto-pbi-rendered.js", "./auto-pbi.js", "./auto-pdn-fen.js", "./auto-pdn-read.js", "./auto-pdn-rendered.js", "./auto-pdn.js", "./auto-pgn-read.js", "./auto-pgn-rendered.js", "./auto-pgn.js", "./auto-read.js", "./auto-view.js"]);
	});

	it("has parts that fit together, with Preact and its licence in one of them", async () => {
		for (const name of ["auto-view.js", ...Object.keys(budgets)]) {
			assert.notEqual(Object.keys(await import(`../dist/${name}`)).length, 0, name);
			if (name !== "auto-pgn.js" && name !== "auto-pdn.js") assert.doesNotMatch(read(`dist/${name}`).toString(), /Jason Miller|__html/, name);
		}
		for (const name of ["auto-core.js", "auto-pdn.js", "auto-pgn.js"]) assert.match(read(`dist/${name}`).toString(), /^\/\*! Preact, MIT: auto-LICENSE\.txt \*\/\n.*createElementNS/s);
		assert.match(read("dist/auto-LICENSE.txt").toString(), /^preact\n.*Jason Miller.*WITHOUT WARRANTY/s);
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

	it("has all its attributes and functions in js/docs/articles.md", () => {
		const articles = read("docs/articles.md").toString();
		const attributes = read("src/viewer/block/settings-from.ts").toString().match(/(?<=")data-[a-z-]+(?=")/g);
		assert.ok(attributes.length >= 12);
		for (const attribute of [...attributes, "data-src", "data-repair", "data-observe"]) assert.ok(articles.includes(`\`${attribute}\``), attribute);
		for (const name of ["blocks", "observe", "render", "upgrade"]) assert.match(articles, new RegExp(`\\b${name}\\(`));
	});
});
