import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { faultsOf, idsTwice } from "../../js/test/html.mjs";
import { documents } from "../../js/reference/docs.mjs";
import { readEntries } from "../../js/reference/read.mjs";

const folder = new URL("../dist/reference/", import.meta.url);
const pages = new Map(readdirSync(folder).filter((name) => name.endsWith(".html")).map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
const decoded = (text) => text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, "&");

// That their links lead somewhere, rules.test.mjs holds of all pages.
describe("the pages about the package", () => {
	it("are what it has to read, and its changelog", () => {
		const want = [...documents().map(({ file }) => file.replace("reference/", "").replace(".md", ".html")), "changelog.html"];
		assert.deepEqual([...pages.keys()].sort(), want.sort());
	});

	it("have every name that is exported, with its examples", () => {
		const all = readEntries().flatMap(({ entry, names }) => names.map((named) => ({ entry, ...named })));
		assert.ok(all.length > 150);
		const bodies = [...pages.values()].map((html) => ({ html, text: decoded(html.replace(/<[^>]*>/g, "")) }));
		for (const { entry, name, examples } of all) {
			const found = bodies.filter(({ html }) => html.includes(`<h2 id="${name}">`));
			assert.ok(found.length > 0, `${entry}: ${name}`);
			for (const { code } of examples) assert.ok(found.some(({ text }) => text.includes(code)), `${entry}: ${name}: ${code}`);
		}
		for (const { name } of all) assert.match(pages.get("index.html"), new RegExp(`<a href="[\\w-]+\\.html#${name}"><code>${name}</code></a>`));
	});

	it("show the files of the recipes", () => {
		const text = decoded(pages.get("recipes.html").replace(/<[^>]*>/g, ""));
		for (const path of ["react/deal.jsx", "vue/Deal.vue", "svelte/Deal.svelte", "eleventy/eleventy.config.js", "astro/src/pages/index.astro", "node/service.js"]) {
			const file = readFileSync(new URL(`../../js/recipes/${path}`, import.meta.url), "utf8");
			// The tags of these are taken away on both sides.
			assert.ok(pages.get("recipes.html").includes(file.trimEnd().replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")), path);
		}
		assert.ok(text.includes("A service in Node"));
	});

	it("are valid HTML, and need no script but that of the footer and the search", async () => {
		for (const [name, html] of pages) {
			assert.deepEqual(idsTwice(html), [], name);
			assert.deepEqual(await faultsOf(html), [], name);
			const scripts = [...html.matchAll(/<script\b[^>]*src="([^"]*)"/g)].map(([, address]) => address.replace(/.*\/|-\w+\.js$/g, ""));
			assert.deepEqual(scripts.filter((script) => !["frame", "oldest", "install", "reference"].includes(script)), [], name);
			assert.equal(scripts.includes("reference"), name === "index.html", name);
		}
	});
});
