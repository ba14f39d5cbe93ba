import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadReader } from "../dist/auto-read.js";
import { load, PbnLoadError, PbnPanicError } from "../dist/index.js";
import { provokedReadWasm, readWasm } from "./modules.mjs";
import { sample } from "./sample.mjs";
import { season } from "./season.mjs";

const encode = (text) => new TextEncoder().encode(text);
const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const filesIn = (root) => readdirSync(root, { recursive: true }).map((name) => join(root, name)).filter((name) => statSync(name).isFile());
const rejection = (promise) => promise.then(() => assert.fail("it worked"), (error) => error);

describe("read.wasm", () => {
	let reader, pbn;
	before(async () => ([reader, pbn] = await Promise.all([loadReader(), load()])));
	after(() => (reader.close(), pbn.close()));

	/** Compares what both modules say of a file and of its blocks. */
	async function compare(file, name) {
		const notation = "pbn"; // of others an article has none
		const answers = (pbn) => Promise.all([pbn.parse(file, { notation }), pbn.blocks(file), pbn.parse(file.subarray(0, 5000), { notation, sourceEncoding: "utf-8", from: 2, count: 3 })]);
		const [got, wanted] = await Promise.all([reader, pbn].map(answers));
		// Much faster than to compare the objects.
		assert.ok(JSON.stringify(got) === JSON.stringify(wanted), name);
	}

	it("says of all test data what pbn.wasm says", async () => {
		const files = ["core", "wasm", "e2e"].flatMap((name) => filesIn(folder(`../../${name}`))).filter((name) => name.includes("/testdata/"));
		assert.ok(files.length > 80, `${files.length} files`);
		for (const name of files) await compare(readFileSync(name), name);
		const large = season(100_000);
		await compare(large, "a job");
		assert.deepEqual(await reader.parse(sample), await pbn.parse(sample));
	});

	const corpus = folder("../../../shared/corpus");
	it("says of real files what pbn.wasm says", { skip: !existsSync(corpus) && "no corpus here" }, async () => {
		let blocks = 0;
		for (const name of filesIn(corpus).filter((_, at) => at % 5 === 0)) {
			// The beginning has what the rest has.
			const file = readFileSync(name).subarray(0, 20_000);
			await compare(file, name);
			const page = encode(`<p>x<pre class="pbn">\n${file.toString("latin1").replaceAll("<", "&lt;")}</pre>`);
			await compare(page, `${name} in a page`);
			blocks += (await reader.blocks(page)).length;
		}
		assert.ok(blocks >= 20, `${blocks} blocks`);
	});

	it("leaves to the whole module what it has not", async () => {
		assert.deepEqual(await reader.validate(sample), await pbn.validate(sample));
		assert.deepEqual(await reader.export(sample), await pbn.export(sample));
		assert.deepEqual(await reader.rules(), await pbn.rules());
		assert.deepEqual(await reader.nags(), await pbn.nags());
		assert.deepEqual(await reader.apply(sample), await pbn.apply(sample));
		assert.deepEqual(await reader.exportDocument(sample), await pbn.exportDocument(sample));
		assert.equal(await reader.explain("tag/unknown"), await pbn.explain("tag/unknown"));
		const games = [];
		for await (const game of reader.games(sample)) games.push(game);
		assert.deepEqual(games, (await pbn.parse(sample)).games);
	});

	it("has all that a Pbn has, and an end", async () => {
		const other = await loadReader();
		assert.deepEqual(Object.keys(other).sort(), Object.getOwnPropertyNames(pbn).sort());
		other.close();
		for (const verb of ["parse", "blocks", "validate"]) assert.equal((await rejection(other[verb](sample))).name, "PbnClosedError", verb);
	});

	it("starts anew after a panic", async () => {
		const provoked = await load({ wasm: provokedReadWasm });
		for (const how of ["panic", "crash", "exit"]) {
			for (const verb of ["parse", "blocks"]) {
				const error = await rejection(provoked[verb](encode(`% provoke ${how}`)));
				assert.ok(error instanceof PbnPanicError, String(error));
				assert.match(error.goStack, how === "panic" ? /^goroutine \d+[^]*\npbn\/wasm\/host\.provoke\(\)\n\t\?:0/ : /./);
			}
			assert.equal((await provoked.parse(sample)).gameCount, 2);
		}
		provoked.close();
	});

	it("is compared with the version of the script", async () => {
		const other = Buffer.from(readWasm);
		const at = other.indexOf("0.1.0");
		assert.ok(at > 0);
		for (let i = at; i >= 0; i = other.indexOf("0.1.0", i + 1)) other.write("0.1.9", i);
		const error = await rejection(load({ wasm: other }));
		assert.ok(error instanceof PbnLoadError);
		assert.match(error.message, /0\.1\.9/);
	});
});
