import assert from "node:assert/strict";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { load } from "../dist/pdn.js";
import { pdnWasm } from "./modules.mjs";
import { written } from "./written.mjs";

const folder = new URL("../../core/pdn/answers/testdata/", import.meta.url);
const corpus = new URL("../../../shared/games/pdn/", import.meta.url);
const names = readdirSync(folder).flatMap((name) => (name.endsWith(".pdn") ? [name.slice(0, -4)] : []));

/** A game as text: the order of its members counts too. */
const text = (games) => JSON.stringify(games, null, "\t");

describe("games of draughts", () => {
	let pdn;

	before(async () => {
		pdn = await load({ wasm: pdnWasm });
	});

	after(() => pdn.close());

	for (const name of names) {
		it(`are the objects that the core writes as JSON: ${name}`, async () => {
			const file = new Uint8Array(readFileSync(new URL(`${name}.pdn`, folder)));
			const want = text(JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")));
			assert.equal(text((await pdn.parse(file)).games), want);
			const games = [];
			for await (const game of pdn.games(new Blob([file]).stream())) games.push(game);
			assert.equal(text(games), want);
			const heads = games.map(({ number, span, tags }) => ({ number, span, tags }));
			assert.deepEqual(structuredClone([...(await pdn.parse(file, { moves: false })).games]), heads);
		});
	}

	it("are those objects in files that are generated, and in real ones", async (test) => {
		const isThere = existsSync(corpus);
		if (!isThere) test.diagnostic(`no corpus at ${corpus.pathname}`);
		const files = isThere ? readdirSync(corpus).filter((name) => name.endsWith(".pdn")) : [];
		const temporary = mkdtempSync(join(tmpdir(), "pbnkit-pdn-"));
		try {
			for (const name of files) copyFileSync(new URL(name, corpus), join(temporary, `real-${name}`));
			written("TestWritePlain", "./core/pdn/answers", temporary);
			const all = readdirSync(temporary).filter((name) => name.endsWith(".pdn"));
			assert.ok(all.length >= 100);
			for (const name of all) {
				const want = JSON.parse(readFileSync(join(temporary, name.replace(/pdn$/, "json")), "utf8"));
				const file = new Uint8Array(readFileSync(join(temporary, name)));
				assert.equal(text(await pdn.parse(file)), text(want), name);
				// In pieces of a few bytes, which end anywhere.
				const pieces = (async function* () {
					for (let at = 0; at < file.length; at += 991) yield file.subarray(at, at + 991);
				})();
				assert.equal(text((await pdn.parse(pieces)).games), text(want.games), name);
			}
		} finally {
			rmSync(temporary, { recursive: true });
		}
	});

	it("may have lines as deep as the text is long", { timeout: 60_000 }, async () => {
		const depth = 50_000;
		const deep = await pdn.parse(`[GameType "20"]\n${"1. 32-28 (".repeat(depth)}1. 31-27 ${")".repeat(depth)} *`);
		let [move] = deep.games[0].moves;
		let count = 0;
		for (; move.variations; count++) [[move]] = move.variations;
		assert.equal(count, depth);
		assert.equal(move.san, "31-27");
	});
});
