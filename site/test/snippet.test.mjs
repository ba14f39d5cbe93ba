import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { snippet } = await source("publish/snippet");
const { attributesOf, untouched } = await source("publish/choices");

const deal = '[Board "7"]\r\n{3 < 4 & "so" on}\r\n\r\n';
const made = (wanted) => snippet({ pbn: deal, container: "pre", attributes: {}, folder: "/pbnkit", ...wanted });

describe("the snippet", () => {
	it("loads style and script from the writer's folder", () => {
		const want = '<link rel="stylesheet" href="/pbnkit/style.css">\n<script type="module" src="/pbnkit/auto.js"></script>\n';
		assert.equal(made({}).setup, want);
		assert.equal(made({ folder: "/pbnkit///" }).setup, want);
	});

	it("has the script's hash, where it is known", () => {
		assert.match(made({ integrity: "sha384-x" }).setup, /auto\.js" integrity="sha384-x" crossorigin><\/script>/);
	});

	const containers = [
		["pre", '<pre class="pbn">\n[Board "7"]\n{3 &lt; 4 &amp; "so" on}\n</pre>\n'],
		["pbn", '<PBN>\n[Board "7"]\n{3 &lt; 4 &amp; "so" on}\n</PBN>\n'],
		["pbn-deal", '<pbn-deal>\n[Board "7"]\n{3 &lt; 4 &amp; "so" on}\n</pbn-deal>\n'],
		["script", '<script type="application/x-pbn">\n[Board "7"]\n{3 < 4 & "so" on}\n</script>\n'],
		["fence", '```pbn\n[Board "7"]\n{3 < 4 & "so" on}\n```\n'],
	];
	for (const [container, want] of containers) {
		it(`escapes what ${container} needs`, () => assert.equal(made({ container }).deal, want));
	}

	it("puts attributes on the container, those of a fence on the script", () => {
		const attributes = { "data-view": "quiz", "data-board": '"1"', lang: "fr" };
		assert.match(made({ attributes }).deal, /^<pre class="pbn" data-view="quiz" data-board="&quot;1&quot;" lang="fr">/);
		assert.doesNotMatch(made({ attributes }).setup, /data-/);
		assert.match(made({ attributes, container: "fence" }).setup, /auto\.js" data-view="quiz" data-board="&quot;1&quot;"><\/script>/);
	});

	it("has a fence that the text does not end", () => {
		assert.equal(made({ container: "fence", pbn: "{````}" }).deal, "`````pbn\n{````}\n`````\n");
	});

	for (const pbn of ["{</SCRIPT >}", "{<!--}"]) {
		it(`refuses ${pbn} in a script`, () => assert.throws(() => made({ container: "script", pbn }), /Choose another container/));
	}
});

describe("the attributes", () => {
	const attributes = (changed) => attributesOf({ ...untouched(""), ...changed });
	const cases = [
		["nothing that holds anyway", { values: { "data-suits": "2", "data-ten": "10" }, board: " " }, {}],
		["what was chosen", { values: { "data-suits": "4" }, board: "1-8", lang: "fr" }, { "data-suits": "4", "data-board": "1-8", lang: "fr" }],
		["the parts, in one order", { shown: new Set(["auction", "diagram"]) }, { "data-show": "diagram auction" }],
		["no part", { shown: new Set() }, { "data-show": "none" }],
		["links", { links: new Set(["pbn", "bbo"]) }, { "data-links": "bbo pbn" }],
	];
	for (const [name, changed, want] of cases) it(`say ${name}`, () => assert.deepEqual(attributes(changed), want));
});
