import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { load, PbnClosedError, PbnLoadError, PbnPanicError } from "../dist/index.js";
import { failingWasm } from "./modules.mjs";
import { WebWorker } from "./web-worker.mjs";

globalThis.Worker = WebWorker;
const source = new Uint8Array(1);

describe("a module that fails", () => {
	let wasm;

	before(() => {
		wasm = failingWasm();
	});

	const failures = [
		["parse", "a recovered panic", /index out of range/, /^goroutine 1/],
		["validate", "an exit", /./, /exit code: 3/],
		["export", "a panic", /./, /panic: nobody recovers/],
	];
	for (const worker of [false, true]) {
		for (const [verb, name, message, stack] of failures) {
			it(`${name} rejects the call, and the next has a new instance (worker: ${worker})`, async () => {
				const pbn = await load({ wasm, worker });
				assert.equal(await pbn.explain(""), 1);
				assert.equal(await pbn.explain(""), 2);
				const error = await pbn[verb](source).catch((error) => error);
				assert.ok(error instanceof PbnPanicError, String(error));
				assert.match(error.message, message);
				assert.match(error.goStack, stack);
				assert.equal(error.version, "failing");
				assert.deepEqual(await Promise.all([pbn.explain(""), pbn.explain("")]), [1, 2]);
				pbn.close();
				await assert.rejects(pbn.explain(""), PbnClosedError);
			});
		}
	}

	it("a worker that dies rejects every call, and the next has a new worker", async () => {
		WebWorker.takeStarted();
		const pbn = await load({ wasm, worker: true });
		const [first] = WebWorker.takeStarted();
		first.kill();
		const errors = await Promise.all([1, 2].map(() => pbn.explain("").catch((error) => error)));
		for (const error of errors) {
			assert.ok(error instanceof PbnPanicError, String(error));
			assert.match(error.message, /worker died: the thread was killed/);
		}
		assert.equal(await pbn.explain(""), 1);
		assert.equal(WebWorker.takeStarted().length, 1);
		pbn.close();
	});

	it("a worker whose script cannot be loaded rejects the load", async () => {
		globalThis.Worker = class extends WebWorker {
			constructor(url) {
				super(new URL("no-such-worker.js", url));
			}
		};
		await assert.rejects(load({ wasm, worker: true }), (error) => error instanceof PbnLoadError && /worker did not start/.test(error.message));
		globalThis.Worker = WebWorker;
	});
});
