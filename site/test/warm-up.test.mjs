import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { load } from "../../js/dist/index.js";
import { source } from "./source.mjs";

const { warmUp } = await source("read/warm-up");

/** The sections of the standard, 3.5, 3.6 and 5. */
const sections = JSON.parse(readFileSync(new URL("../../core/pbn/testdata/tags.json", import.meta.url), "utf8"))
	.filter(({ name, set }) => (set === "section" && name !== "Note") || set === "table")
	.map(({ name }) => name);

/** The files that a warm-up gives to a `Pbn`, which may do something with each; a page has nothing else to do. */
async function given(signal, each = () => undefined) {
	const files = [];
	const verb = (name) => async (pieces, options) => {
		const chunks = [];
		for await (const piece of pieces) chunks.push(piece);
		files.push({ name, chunks, options });
		await each(files.at(-1), files.length);
	};
	globalThis.requestIdleCallback = setImmediate;
	try {
		await warmUp({ validate: verb("validate"), export: verb("export") }, signal);
	} finally {
		delete globalThis.requestIdleCallback;
	}
	return files;
}

describe("a warm-up", () => {
	it("validates and exports 100 kB twice, a small file at a time", async () => {
		const files = await given(new AbortController().signal);
		for (const name of ["validate", "export"]) {
			const own = files.filter((file) => file.name === name);
			assert.ok(own.length > 40 && own.every(({ chunks }) => chunks.length === 1 && chunks[0].length < 5000));
			const size = own.reduce((sum, { chunks }) => sum + chunks[0].length, 0);
			assert.ok(size >= 200_000 && size < 205_000, `${size} bytes`);
		}
	});

	it("has every section, and what is often wrong", async () => {
		const [{ chunks, options }] = await given(new AbortController().signal);
		const pbn = await load();
		const { games } = await pbn.parse(chunks[0], options);
		const tags = new Set(games.flatMap((game) => game.tags.map(({ name }) => name)));
		assert.deepEqual(sections.filter((name) => !tags.has(name)), []);
		const { counts, diagnostics } = await pbn.validate(chunks[0], options);
		assert.ok(counts.error >= 5 && counts.warning >= 3 && counts.info >= 5, JSON.stringify(counts));
		assert.ok(new Set(diagnostics.map(({ rule }) => rule)).size >= 12);
		assert.ok(diagnostics.some(({ fixes }) => fixes?.some(({ safe }) => safe)) && diagnostics.some(({ related }) => related));
		const { gameCount } = await pbn.export(chunks[0], options);
		assert.equal(gameCount, games.length);
		pbn.close();
	});

	it("waits before each file until the page is idle", async () => {
		const steps = [];
		const verb = async () => void steps.push("file");
		globalThis.requestIdleCallback = (go) => steps.push("idle") && setImmediate(go);
		try {
			await warmUp({ validate: verb, export: verb }, new AbortController().signal);
		} finally {
			delete globalThis.requestIdleCallback;
		}
		assert.deepEqual(steps.filter((_, at) => at % 2 === 0), Array(steps.length / 2).fill("idle"));
		assert.deepEqual(steps.filter((_, at) => at % 2 === 1), Array(steps.length / 2).fill("file"));
	});

	it("gives no other file when it is stopped", async () => {
		const stop = new AbortController();
		assert.equal((await given(stop.signal, (_, count) => count === 3 && stop.abort())).length, 3);
		assert.equal((await given(stop.signal)).length, 0);
	});
});
