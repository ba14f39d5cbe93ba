import assert from "node:assert/strict";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { inspect } from "node:util";
import { load } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";
import { written } from "./written.mjs";

const folder = new URL("../../core/pbn/answers/testdata/", import.meta.url);
const corpus = new URL("../../../shared/corpus/", import.meta.url);
const names = readdirSync(folder).flatMap((name) => (name.endsWith(".pbn") ? [name.slice(0, -4)] : []));

/** A game as text: the order of its members counts too. */
const text = (games) => JSON.stringify(games, null, "\t");

describe("games", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	after(() => pbn.close());

	it("there are files", () => assert.ok(names.length >= 5));

	for (const name of names) {
		it(`are the objects that the core writes as JSON: ${name}`, async () => {
			const file = new Uint8Array(readFileSync(new URL(`${name}.pbn`, folder)));
			const json = readFileSync(new URL(`${name}.json`, folder), "utf8");
			assert.equal(text(await pbn.parse(file, { notation: "pbn" })), text(JSON.parse(json)));
			assert.equal(text(await pbn.parse(new Blob([file]).stream(), { notation: "pbn" })), text(JSON.parse(json)));
			const games = [];
			for await (const game of pbn.games(file, { notation: "pbn" })) games.push(game);
			assert.equal(text(games), text(JSON.parse(json).games));
		});
	}

	it("are those objects in the corpus, and in files that are generated or broken", { skip: !existsSync(corpus) && `no corpus at ${corpus.pathname}` }, async () => {
		const temporary = mkdtempSync(join(tmpdir(), "pbn-unpack-"));
		try {
			written("TestWriteGenerated", "./core/pbn", temporary);
			for (const name of readdirSync(corpus, { recursive: true }).filter((name) => name.endsWith(".pbn"))) {
				copyFileSync(new URL(name, corpus), join(temporary, name.replaceAll("/", "-")));
			}
			written("TestWritePlain", "./core/pbn/answers", temporary);
			const files = readdirSync(temporary).filter((name) => name.endsWith(".pbn"));
			assert.ok(files.length > 100, String(files.length));
			for (const name of files) {
				const plain = JSON.parse(readFileSync(join(temporary, name.replace(/pbn$/, "json")), "utf8"));
				const read = await pbn.parse(new Uint8Array(readFileSync(join(temporary, name))));
				assert.equal(text(read), text(plain), name);
				assert.deepEqual(structuredClone(read.games), plain.games, name);
			}
		} finally {
			rmSync(temporary, { recursive: true });
		}
	});

	it("have what stands, made when it is read: ten thousand games have ten thousand values each", async () => {
		const file = Array.from({ length: 10_000 }, (_, i) => `[T${i} "##${i}"]\n\n`).join("");
		const { games, next } = await pbn.parse(new TextEncoder().encode(file));
		assert.equal(next, undefined);
		assert.equal(games.length, 10_000);
		assert.deepEqual(games[3].standing, { T0: "0", T1: "1", T2: "2" });
		assert.equal(Object.keys(games[9999].standing).length, 9999);
		const copy = structuredClone(games[2]);
		assert.deepEqual(copy, games[2]);
		games[2].standing = {};
		assert.deepEqual(games[2].standing, {});
		assert.deepEqual({ ...games[1] }.standing, { T0: "0" });
	});

	it("are made when they are read, and no list shows it", async () => {
		const file = new TextEncoder().encode('[Board "1"]\n\n[Board "2"]\n\n[Board "3"]\n\n[Event "##a"]\n\n[Board "5"]\n');
		const parsed = async () => (await pbn.parse(file)).games;
		const plain = JSON.parse(JSON.stringify(await parsed()));
		assert.deepEqual(plain.map(({ number }) => number), [1, 2, 3, 4, 5]);
		const games = await parsed();
		assert.equal(games[1], games[1]);
		assert.deepEqual(Object.keys(games), ["0", "1", "2", "3", "4"]);
		assert.deepStrictEqual(games, plain);
		assert.deepStrictEqual(structuredClone(await parsed()), plain);
		assert.deepStrictEqual([...(await parsed())], plain);
		assert.deepStrictEqual((await parsed()).toReversed(), plain.toReversed());
		assert.deepStrictEqual((await parsed()).reverse(), plain.toReversed());
		const changed = await parsed();
		changed.splice(1, 2, plain[0]);
		changed[0] = plain[4];
		changed.push(plain[1]);
		assert.deepStrictEqual(changed, [4, 0, 3, 4, 1].map((i) => plain[i]));
		changed.length = 0;
		assert.deepStrictEqual(changed, []);
		const frozen = Object.freeze(await parsed());
		for (const game of frozen) Object.freeze(game);
		assert.deepStrictEqual(frozen, plain);
		assert.equal(frozen[4], frozen[4]);
		assert.equal(frozen[4].standing, frozen[4].standing);
		assert.throws(() => (frozen[0] = plain[1]), TypeError);
		assert.equal(inspect(await parsed(), { depth: 5 }), inspect(plain, { depth: 5 }).replace("standing: { Event: 'a' }", "standing: [Getter/Setter]"));
		assert.match(inspect(await parsed(), { maxArrayLength: 1 }), /^\[\s*\{\s*number: 1,[^]*\},\s*\.\.\. 4 more items\s*\]$/);
	});

	it("are plain data", async () => {
		const { games } = await pbn.parse(new TextEncoder().encode('[Event "a"] {b}\n[Auction "N"]\n1C ^I 1D =1= Pass *\n[Note "1:!S"]\n'));
		assert.deepEqual(structuredClone(games), games);
		assert.deepEqual(Object.keys(games[0].tags[0]), ["name", "value", "comments", "span"]);
		assert.deepEqual({ ...games[0].tags[0].span.end }, { byte: 11, line: 1, column: 12, utf16: 11 });
		assert.deepEqual(games[0].auction.moves.map(({ seat, text, irregularities, annotations }) => [seat, text, irregularities, annotations?.length]), [
			["N", "1C", undefined, undefined],
			["E", "1D", "I", 1],
			["S", "Pass", undefined, undefined],
			[undefined, "*", undefined, undefined],
		]);
	});
});
