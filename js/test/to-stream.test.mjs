// The export that is written to a stream.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { Writable } from "node:stream";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { load } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";
import { sample } from "./sample.mjs";
import { season } from "./season.mjs";
import { WebWorker } from "./web-worker.mjs";

globalThis.Worker = WebWorker;

const large = season(200_000);

/** A stream that keeps what it gets; `write` may hold it up. */
function sink(write = async () => undefined) {
	const got = { pieces: [], ended: undefined };
	const to = new WritableStream({
		async write(piece) {
			await write(got.pieces.length);
			got.pieces.push(piece);
		},
		close: () => void (got.ended = "closed"),
		abort: (reason) => void (got.ended = reason),
	});
	return { to, got };
}

/** Waits for what comes soon after a rejection. */
async function eventually(holds) {
	while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

for (const worker of [false, true]) {
	describe(`export to a stream (worker: ${worker})`, () => {
		let pbn;
		before(async () => (pbn = await load({ wasm: pbnWasm, worker })));
		after(() => pbn.close());

		for (const [name, source] of Object.entries({ "a small file": sample, "a large one": large, "no game": new TextEncoder().encode("none") })) {
			it(`writes ${name} as it gives it`, async () => {
				const { bytes, ...report } = await pbn.export(source);
				const { to, got } = sink();
				assert.deepEqual(await pbn.export(source, { to }), report);
				assert.deepEqual(new Uint8Array(Buffer.concat(got.pieces)), bytes);
				assert.equal(got.ended, "closed");
				assert.equal(to.locked, false);
			});
		}

		it("writes to a stream of Node", async () => {
			const { bytes, ...report } = await pbn.export(large);
			const got = [];
			const to = new Writable({ highWaterMark: 1, write: (piece, _, written) => setTimeout(() => (got.push(piece), written()), 1) });
			assert.deepEqual(await pbn.export(large, { to }), report);
			assert.deepEqual(new Uint8Array(Buffer.concat(got)), bytes);
			assert.equal(to.writableFinished, true);
		});

		it("rejects as a stream of Node fails, and ends it where the call rejects", async () => {
			const failing = new Writable({ write: (piece, _, written) => written(new Error("disk full")) });
			await assert.rejects(pbn.export(large, { to: failing }), /^Error: disk full$/);
			const closed = new Writable({ write: () => closed.destroy() });
			await assert.rejects(pbn.export(large, { to: closed }), /closed|destroyed/i);
			const left = new Writable({ write: (piece, _, written) => written() });
			left.on("error", () => undefined);
			await assert.rejects(pbn.export(large, { to: left, signal: AbortSignal.abort(new Error("gone")) }), /^Error: gone$/);
			await eventually(() => left.destroyed);
		});

		it("reads no further than the stream takes", async () => {
			let read = 0;
			const source = new ReadableStream({
				pull(controller) {
					if (read === large.length) return controller.close();
					controller.enqueue(large.slice(read, read + 10_000));
					read = Math.min(read + 10_000, large.length);
				},
			}, { highWaterMark: 0 });
			let goOn;
			let held;
			const { to, got } = sink((already) => already === 1 && new Promise((resolve) => ([goOn, held] = [resolve, read])));
			const call = pbn.export(source, { to });
			await eventually(() => goOn);
			for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve));
			assert.equal(read, held);
			assert.ok(held < large.length / 2, `${held} bytes were read`);
			goOn();
			assert.equal((await call).gameCount, large.games);
			assert.equal(got.ended, "closed");
		});

		it("rejects with what the stream fails with, and ends the source", async () => {
			const full = new Error("the disk is full");
			let given;
			const source = new ReadableStream({ pull: (controller) => controller.enqueue(large), cancel: (why) => void (given = why ?? "no reason") });
			const { to } = sink(async (already) => {
				if (already === 1) throw full;
			});
			await assert.rejects(pbn.export(source, { to }), full);
			await eventually(() => given);
			assert.equal((await pbn.export(large)).gameCount, large.games);
		});

		it("is aborted while the stream holds it up, and aborts the stream", async () => {
			const reason = new Error("enough");
			const abort = new AbortController();
			let goOn;
			const { to, got } = sink((already) => already === 1 && new Promise((resolve) => (goOn = resolve)));
			const call = assert.rejects(pbn.export(large, { to, signal: abort.signal }), reason);
			await eventually(() => goOn);
			abort.abort(reason);
			await call;
			goOn();
			await eventually(() => got.ended);
			assert.equal(got.ended, reason);
			assert.equal((await pbn.export(large)).gameCount, large.games);
		});

		it("aborts the stream where the source fails, and takes no stream that is taken", async () => {
			const gone = new Error("the disk is gone");
			const { to, got } = sink();
			await assert.rejects(pbn.export(new ReadableStream({ pull: (controller) => controller.error(gone) }), { to }), gone);
			await eventually(() => got.ended);
			assert.equal(got.ended, gone);
			const taken = sink().to;
			taken.getWriter();
			await assert.rejects(pbn.export(sample, { to: taken }), TypeError);
		});
	});
}

it("leaves the standard output open", async () => {
	const script = `import { load } from ${JSON.stringify(new URL("../dist/index.js", import.meta.url).href)};
		const pbn = await load();
		await pbn.export('[Board "1"]', { to: process.stdout, missing: "omit" });
		await pbn.export('[Board "2"]', { to: process.stdout, missing: "omit" });`;
	const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
	assert.deepEqual([stderr, stdout], ["", '% PBN 2.1\r\n[Board "1"]\r\n% PBN 2.1\r\n[Board "2"]\r\n']);
});
