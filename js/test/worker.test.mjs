// Where the work is done: in a thread of Node, and in a page where the package decides.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { load, PbnClosedError, PbnLoadError, PbnPanicError } from "../dist/index.js";
import { pbnWasm, provokedWasm } from "./modules.mjs";
import { sample } from "./sample.mjs";
import { season } from "./season.mjs";
import { WebWorker } from "./web-worker.mjs";

const large = season(80_000);
const hang = new TextEncoder().encode("% provoke hang");

/** What a module prints that a process of its own runs. The process ends by itself. */
const printed = (script, ...flags) => execFileSync(process.execPath, [...flags, "--input-type=module", "-e", script], { encoding: "utf8" });

describe("in Node a worker is a thread, which", () => {
	const dist = new URL("../dist/", import.meta.url);

	for (const entry of ["index.js", "inline.js"]) {
		it(`does what the calling thread does, from ${entry}`, async () => {
			const { load } = await import(new URL(entry, dist));
			const [here, thread] = await Promise.all([load(), load({ worker: true })]);
			for (const source of [sample, large, new TextDecoder().decode(large)]) {
				for (const verb of ["parse", "validate", "export", "apply"]) assert.deepEqual(await thread[verb](source), await here[verb](source), verb);
			}
			here.close();
			thread.close();
		});

		it(`keeps no process alive that has nothing else to do, from ${entry}`, () => {
			const script = `import { load } from ${JSON.stringify(String(new URL(entry, dist)))};
const pbn = await load({ worker: true });
console.log((await pbn.parse('[Board "7"]')).gameCount);
const games = (await pbn.validate('[Board "7"]\\n\\n'.repeat(20000))).gameCount;
console.log(games);`;
			assert.equal(printed(script), "1\n20000\n");
		});
	}

	it("works while this one goes on", async () => {
		const pbn = await load({ wasm: provokedWasm, worker: true });
		const hanging = pbn.validate(hang);
		for (let turns = 0; turns < 4; turns++) await new Promise((resolve) => setTimeout(resolve));
		pbn.close();
		await assert.rejects(hanging, PbnClosedError);
	});

	it("stops in the middle of a call that is aborted, and the next has another", async () => {
		const pbn = await load({ wasm: provokedWasm, worker: true });
		const stopping = new AbortController();
		const call = pbn.validate(hang, { signal: stopping.signal });
		setTimeout(() => stopping.abort(new Error("enough")), 10);
		await assert.rejects(call, /^Error: enough$/);
		assert.equal((await pbn.validate(large)).gameCount, large.games);
		pbn.close();
	});

	it("takes its calls along where it ends, and the next has another", async () => {
		const pbn = await load({ wasm: provokedWasm, worker: true });
		await assert.rejects(pbn.validate(new TextEncoder().encode("% provoke exit")), PbnPanicError);
		assert.equal((await pbn.validate(sample)).gameCount, 2);
		const hanging = pbn.validate(hang);
		pbn.close();
		await assert.rejects(hanging, PbnClosedError);
	});

	it("is noticed where it is ended from outside, at whatever moment of its start", async () => {
		const threads = process.getBuiltinModule("node:worker_threads");
		const { Worker } = threads;
		const moments = {
			"at once": (thread) => thread.terminate(),
			"after the first message": (thread) => thread.sends(1, () => thread.terminate()),
			"after the first answer": (thread) => thread.once("message", () => thread.terminate()),
			"after the second message": (thread) => thread.sends(2, () => thread.terminate()),
		};
		try {
			for (const [moment, end] of Object.entries(moments)) {
				threads.Worker = class extends Worker {
					#sent = 0;
					constructor(...given) {
						super(...given);
						end(this);
					}
					sends(messages, act) {
						this.postMessage = (...given) => {
							super.postMessage(...given);
							if (++this.#sent === messages) act();
						};
					}
				};
				const error = await load({ wasm: pbnWasm, worker: true }).catch((error) => error);
				const before = /^the worker did not start: it was ended; load again$/;
				const after = /^the worker died: it was ended$/;
				assert.ok(error instanceof PbnLoadError ? before.test(error.message) : error instanceof PbnPanicError && after.test(error.message), `${moment}: ${error}`);
			}
		} finally {
			threads.Worker = Worker;
		}
	});

	it("is not there where its script is not", async () => {
		const folder = mkdtempSync(join(tmpdir(), "pbnkit-"));
		try {
			for (const name of ["index.js", "pbn.wasm"]) copyFileSync(new URL(name, dist), join(folder, name.replace(".js", ".mjs")));
			const other = await import(pathToFileURL(join(folder, "index.mjs")));
			const error = await other.load({ worker: true }).catch((error) => error);
			assert.ok(error instanceof other.PbnLoadError, String(error));
			assert.match(error.message, /the worker did not start: .*worker\.js.*; is worker\.js beside the script\?/);
			globalThis.document = {};
			const pbn = await other.load({ worker: "auto" });
			assert.equal((await pbn.validate(large)).gameCount, large.games);
		} finally {
			delete globalThis.document;
			rmSync(folder, { recursive: true });
		}
	});

	it("starts whatever flags the process has", () => {
		const script = `import { load } from ${JSON.stringify(String(new URL("index.js", dist)))};
const pbn = await load({ worker: true });
console.log((await pbn.rules()).length > 50);`;
		assert.equal(printed(script, "--max-old-space-size=200", "--conditions=development"), "true\n");
	});
});

describe('with worker: "auto" a page', () => {
	let pbn;
	beforeEach(() => Object.assign(globalThis, { document: {}, Worker: WebWorker }));
	afterEach(() => {
		pbn?.close();
		delete globalThis.document;
		delete globalThis.Worker;
		WebWorker.takeStarted();
	});

	/** How many workers a call starts. */
	const started = async (call) => {
		WebWorker.takeStarted();
		await call();
		return WebWorker.takeStarted().length;
	};

	it("has no worker for what is short", async () => {
		pbn = await load({ wasm: pbnWasm, worker: "auto" });
		const games = async () => {
			for await (const { number } of pbn.games(sample)) assert.ok(number);
		};
		const short = [() => pbn.parse(sample), () => pbn.export('[Board "1"]'), () => pbn.apply(new Blob([sample])), () => pbn.rules(), () => pbn.nags(), games];
		for (const call of short) assert.equal(await started(call), 0, String(call));
	});

	it("has one for what is long, or nobody knows how long", async () => {
		const here = await load({ wasm: pbnWasm });
		for (const [call, source] of [["validate", large], ["apply", large], ["export", new Blob([sample]).stream()], ["exportDocument", new Response(large)]]) {
			pbn = await load({ wasm: pbnWasm, worker: "auto" });
			let found;
			const calling = async () => (found = await pbn[call](source));
			// What is worked on as a whole is as long as it has turned out to be.
			assert.equal(await started(calling), 1, call);
			assert.equal(await started(() => pbn[call](large)), 0, call);
			assert.deepEqual(found, await here[call](call === "export" ? sample : large));
			pbn.close();
		}
	});

	it("does all on the calling thread where no worker starts", async () => {
		const here = await load({ wasm: pbnWasm });
		for (const Worker of [
			undefined,
			class {
				constructor() {
					throw new DOMException("no", "SecurityError");
				}
			},
		]) {
			globalThis.Worker = Worker;
			const { getBuiltinModule } = process;
			process.getBuiltinModule = undefined;
			try {
				pbn = await load({ wasm: pbnWasm, worker: "auto" });
				assert.deepEqual(await pbn.validate(large), await here.validate(large));
				assert.deepEqual(await pbn.apply(large), await here.apply(large));
				pbn.close();
				await assert.rejects(pbn.validate(large), PbnClosedError);
			} finally {
				process.getBuiltinModule = getBuiltinModule;
			}
		}
	});

	it("that closes while a worker starts gets no other program", async () => {
		pbn = await load({ wasm: pbnWasm, worker: "auto" });
		const call = pbn.validate(large);
		pbn.close();
		await assert.rejects(call, PbnClosedError);
	});

	it("is stopped in the middle of a call", async () => {
		pbn = await load({ wasm: provokedWasm, worker: "auto" });
		const stopping = new AbortController();
		const long = new TextEncoder().encode("% provoke hang\n".padEnd(40_000));
		const taken = WebWorker.takes("apply");
		const call = pbn.apply(long, { signal: stopping.signal });
		await taken;
		stopping.abort(new Error("enough"));
		await assert.rejects(call, /^Error: enough$/);
		assert.equal((await pbn.validate(large)).gameCount, large.games);
	});
});

describe('with worker: "auto" what is no page', () => {
	it("does all on the calling thread", async () => {
		globalThis.Worker = WebWorker;
		WebWorker.takeStarted();
		const pbn = await load({ wasm: pbnWasm, worker: "auto" });
		assert.equal((await pbn.validate(large)).gameCount, large.games);
		assert.deepEqual(WebWorker.takeStarted(), []);
		delete globalThis.Worker;
		pbn.close();
	});
});
