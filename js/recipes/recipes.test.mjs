import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { service } from "./node/service.js";

describe("a site that is built has the deal in its pages", () => {
	for (const name of ["eleventy", "astro"]) {
		it(name, () => {
			const html = readFileSync(new URL(`out/${name}/index.html`, import.meta.url), "utf8");
			assert.match(html, /<p>West leads the queen of hearts against four spades\.<\/p>/);
			assert.match(html, /<div class="pbn-block"[^>]*data-pbn-block="1"/);
			assert.match(html, /class="pbn-hand[^"]*"/);
			const [, style] = /<link rel="stylesheet" href="\/([^"]*)"/.exec(html) ?? [];
			// Where it is small, Astro puts it into the page.
			const css = style ? readFileSync(new URL(`out/${name}/${style}`, import.meta.url), "utf8") : html;
			assert.match(css, /\.pbn-deal|\.pbn-hand/);
		});
	}
});

describe("the service in Node", () => {
	const example = readFileSync(new URL("../../site/src/example.pbn", import.meta.url));
	let address;
	const post = (path, body) => fetch(address + path, { method: "POST", body });
	before(async () => {
		service.listen(0, "127.0.0.1");
		await once(service, "listening");
		address = `http://127.0.0.1:${service.address().port}`;
	});
	after(() => service.close());

	it("checks a file", async () => {
		const { counts, diagnostics } = await (await post("/check", example)).json();
		assert.equal(counts.error, 0);
		assert.equal(diagnostics.length, counts.warning + counts.info);
	});

	it("writes export format", async () => {
		const response = await post("/export", example);
		assert.equal(response.status, 200);
		assert.match(Buffer.from(await response.arrayBuffer()).toString("latin1"), /^% PBN 2\.1\r\n% EXPORT\r\n[^]*\[Board "9"\]/);
	});

	it("refuses what it does not know", async () => {
		assert.equal((await fetch(`${address}/check`)).status, 405);
		assert.equal((await post("/none", "")).status, 404);
	});
});
