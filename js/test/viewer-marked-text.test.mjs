import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { GameHeader, withoutMarkup } from "../dist/viewer.js";
import { pbnWasm } from "./modules.mjs";

describe("viewer: styles in the values of tags", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	for (const [value, want] of [
		["<U>Cup</U> of <i>1</i> <b>new</b>", "<u>Cup</u> of <i>1</i> <b>new</b>"],
		["a <b>b <i>c</b> d</i> e", "a <b>b </b><i><b>c</b></i><i> d</i> e"],
		["a</b> b", "a b"],
		["<b><i>a</i></b>", "<i><b>a</b></i>"],
		["a<br>b", "a<br/>b"],
	]) {
		it(`${value} begins and ends where it is written`, async () => {
			const { games } = await pbn.parse(new TextEncoder().encode(`[Event "${value}"]\n`));
			const markup = renderToString(h(GameHeader, { game: games[0] }));
			assert.ok(markup.includes(`<p><b>${want}</b></p>`), markup);
		});
	}

	it("can be left out", () => assert.equal(withoutMarkup("<b>Cup</b> of \\S<br>1"), "Cup of ♠\uFE0E 1"));
});
