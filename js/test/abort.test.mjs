import assert from "node:assert/strict";
import { createServer } from "node:http";
import { describe, it } from "node:test";
import { load } from "../dist/index.js";
import { pbnWasm, provokedWasm } from "./modules.mjs";
import { sample } from "./sample.mjs";
import { season } from "./season.mjs";
import { WebWorker } from "./web-worker.mjs";

globalThis.Worker = WebWorker;

const large = season(80_000);
const hang = new TextEncoder().encode("% provoke hang");
const reason = new Error("enough");
const aborted = () => AbortSignal.abort(reason);

for (const worker of [false, true]) {
	describe(`a signal (worker: ${worker})`, () => {
		it("that is aborted already rejects every call with its reason", async () => {
			await assert.rejects(load({ wasm: pbnWasm, worker, signal: aborted() }), reason);
			const pbn = await load({ wasm: pbnWasm, worker });
			for (const verb of ["parse", "validate", "export", "exportDocument", "apply"]) {
				for (const source of [sample, large, new Blob([large])]) await assert.rejects(pbn[verb](source, { signal: aborted() }), reason, verb);
			}
			await assert.rejects(pbn.games(sample, { signal: aborted() }).next(), reason);
			assert.equal((await pbn.validate(sample)).gameCount, 2);
			pbn.close();
		});

		it("ends a job between pieces, and the source with it", async () => {
			const pbn = await load({ wasm: pbnWasm, worker });
			for (const verb of ["parse", "validate", "export"]) {
				const abort = new AbortController();
				let pieces = 0;
				const onProgress = () => ++pieces === 2 && abort.abort(reason);
				await assert.rejects(pbn[verb](large, { signal: abort.signal, onProgress }), reason);
				assert.equal(pieces, 2);
			}
			const abort = new AbortController();
			let given;
			// It gives nothing, ever; the call waits for it when it is asked.
			const endless = new ReadableStream({ pull: () => abort.abort(reason), cancel: (why) => (given = why) }, { highWaterMark: 0 });
			await assert.rejects(pbn.validate(endless, { signal: abort.signal }), reason);
			assert.equal(given, reason);
			assert.equal((await pbn.validate(large)).gameCount, large.games);
			pbn.close();
		});

		it("ends the games", async () => {
			const pbn = await load({ wasm: pbnWasm, worker });
			const abort = new AbortController();
			const seen = [];
			await assert.rejects(async () => {
				for await (const { number } of pbn.games(large, { signal: abort.signal })) {
					seen.push(number);
					if (number === 2) abort.abort(reason);
				}
			}, reason);
			assert.deepEqual(seen, [1, 2]);
			pbn.close();
		});

		it("that is aborted later changes nothing", async () => {
			const pbn = await load({ wasm: pbnWasm, worker });
			const abort = new AbortController();
			assert.equal((await pbn.validate(sample, { signal: abort.signal })).gameCount, 2);
			abort.abort(reason);
			assert.equal((await pbn.validate(sample)).gameCount, 2);
			pbn.close();
		});
	});
}

describe("in a worker", () => {
	const hanging = {
		"one call": { source: hang, begins: () => WebWorker.takes("validate") },
		// The last piece is the one that hangs.
		"a job": { source: new Uint8Array([...large, ...hang]), begins: () => WebWorker.takes("push", Math.ceil((large.length + hang.length) / 32768)) },
	};
	for (const [name, { source, begins }] of Object.entries(hanging)) {
		it(`${name} that would never end is stopped, and the calls that wait go on`, async () => {
			const pbn = await load({ wasm: provokedWasm, worker: true });
			const abort = new AbortController();
			const begun = begins();
			const call = assert.rejects(pbn.validate(source, { signal: abort.signal }), reason);
			const waiting = pbn.validate(sample);
			await begun;
			abort.abort(reason);
			await call;
			assert.equal((await waiting).gameCount, 2);
			assert.equal((await pbn.validate(large)).gameCount, large.games);
			pbn.close();
		});
	}

	it("a call that waits for another leaves with its signal, and the other goes on", async () => {
		const pbn = await load({ wasm: provokedWasm, worker: true });
		const [first, second] = [new AbortController(), new AbortController()];
		const begun = WebWorker.takes("validate");
		let ended = false;
		const hung = assert.rejects(pbn.validate(hang, { signal: first.signal }).finally(() => (ended = true)), reason);
		const waiting = assert.rejects(pbn.validate(sample, { signal: second.signal }), /tired/);
		await begun;
		second.abort(new Error("tired"));
		await waiting;
		assert.equal(ended, false);
		first.abort(reason);
		await hung;
		pbn.close();
	});

	it("a call that is stopped takes no job with it", async () => {
		const pbn = await load({ wasm: provokedWasm, worker: true });
		const games = pbn.games(large);
		await games.next();
		const abort = new AbortController();
		const begun = WebWorker.takes("exportDocument");
		const call = assert.rejects(pbn.exportDocument(hang, { signal: abort.signal }), reason);
		await begun;
		abort.abort(reason);
		await call;
		let count = 1;
		for await (const _ of games) count++;
		assert.equal(count, large.games);
		pbn.close();
	});
});

it("a load that is aborted goes on for the others, and stops with the last", async () => {
	let requests = 0;
	let stopped = 0;
	const held = [];
	const server = createServer((request, response) => {
		requests++;
		response.on("close", () => response.writableEnded || stopped++);
		response.writeHead(200, { "content-type": "application/wasm" }).flushHeaders();
		if (request.url === "/held") held.push(response);
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = (path) => `http://127.0.0.1:${server.address().port}${path}`;
	const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()];

	const first = assert.rejects(load({ wasm: address("/held"), signal: one.signal }), reason);
	const second = load({ wasm: new URL(address("/held")) });
	while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
	one.abort(reason);
	await first;
	held[0].end(pbnWasm);
	(await second).close();
	assert.deepEqual([requests, stopped], [1, 0]);

	const last = [two, three].map(({ signal }) => assert.rejects(load({ wasm: address("/never"), signal }), reason));
	while (requests < 2) await new Promise((resolve) => setTimeout(resolve, 5));
	two.abort(reason);
	await last[0];
	assert.equal(stopped, 0);
	three.abort(reason);
	await last[1];
	while (stopped === 0) await new Promise((resolve) => setTimeout(resolve, 5));
	server.closeAllConnections();
	server.close();
});
