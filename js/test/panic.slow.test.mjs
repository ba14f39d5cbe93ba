import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { load, PbnClosedError, PbnLoadError, PbnMemoryError, PbnPanicError } from "../dist/index.js";
import { pbnWasm, provokedWasm } from "./modules.mjs";
import { sample } from "./sample.mjs";
import { season } from "./season.mjs";
import { WebWorker } from "./web-worker.mjs";
import { withMemory } from "./with-memory.mjs";

globalThis.Worker = WebWorker;

const encode = (text) => new TextEncoder().encode(text);
const large = season(80_000);
/** A file that makes the module fail, in one call and in the middle of a job. */
const provoking = (how) => ({
	"one call": encode(`% provoke ${how}`),
	"a job": new Uint8Array([...large, ...encode(`\n% provoke ${how}\n`), ...large]),
});
const rejection = (promise) => promise.then(() => assert.fail("it worked"), (error) => error);
/** A stream that promises why it is aborted. */
function sink() {
	const got = {};
	let to;
	got.aborted = new Promise((resolve) => (to = new WritableStream({ abort: resolve })));
	return { to, got };
}
const works = async (pbn) => {
	assert.equal((await pbn.validate(sample)).gameCount, 2);
	assert.equal((await pbn.validate(large)).gameCount, large.games);
};

for (const worker of [false, true]) {
	describe(`a program that fails (worker: ${worker})`, () => {
		const failures = [
			// The functions have names, though the module has no lines.
			["panic", /provoked/, /^goroutine \d+[^]*\npbn\/wasm\/host\.provoke\(.*\n\t\?:0 [^]*\nsyscall\/js\.handleEvent\(/],
			["crash", /./, /panic: nobody recovers[^]*\npbn\/wasm\/host\.provoke\./],
			["exit", /./, /exit code: 3/],
		];
		for (const [how, message, stack] of failures) {
			for (const [where, file] of Object.entries(provoking(how))) {
				it(`${how} in ${where} rejects, and the next call works`, async () => {
					const pbn = await load({ wasm: provokedWasm, worker });
					for (const verb of ["parse", "validate", "export"]) {
						const error = await rejection(pbn[verb](file));
						assert.ok(error instanceof PbnPanicError, String(error));
						assert.match(error.message, message);
						assert.match(error.goStack, stack);
						assert.equal(error.version, "0.1.0");
					}
					await works(pbn);
					pbn.close();
					assert.ok(await rejection(pbn.explain("")) instanceof PbnClosedError);
				});
			}
		}

		it("a game that is too long rejects, with its line and the limit, and the next call works", async () => {
			const pbn = await load({ wasm: provokedWasm, worker });
			// The limit of this module is 1 MiB.
			const comment = encode("{a comment}\n".repeat((2 << 20) / 12));
			const file = new Uint8Array([...encode('[Board "1"]\n\n[Board "2"]\n'), ...comment, ...encode('\n\n[Board "3"]\n')]);
			const { to, got } = sink();
			for (const error of await Promise.all([pbn.parse(file), pbn.validate(file), pbn.export(file), pbn.export(file, { to })].map(rejection))) {
				assert.ok(error instanceof PbnMemoryError, String(error));
				assert.match(error.message, /line 3 is longer than 1 MiB/);
			}
			assert.match(String(await got.aborted), /longer than 1 MiB/);
			const numbers = [];
			await assert.rejects(async () => {
				for await (const { number } of pbn.games(file)) numbers.push(number);
			}, PbnMemoryError);
			assert.deepEqual(numbers, [1]);
			await works(pbn);
			pbn.close();
		});

		it("a panic among the games rejects the next of them", async () => {
			const pbn = await load({ wasm: provokedWasm, worker });
			let games = 0;
			const error = await rejection((async () => {
				for await (const _ of pbn.games(provoking("panic")["a job"])) games++;
			})());
			assert.ok(error instanceof PbnPanicError, String(error));
			assert.ok(games > 0);
			await works(pbn);
			pbn.close();
		});

		it("no memory is an error of its own, and the next call works", async () => {
			const pbn = await load({ wasm: withMemory(pbnWasm, 64 * 16), worker });
			const error = await rejection(pbn.apply(new Uint8Array(80_000_000)));
			assert.ok(error instanceof PbnMemoryError, String(error));
			await works(pbn);
			// One game as large as the file.
			const job = await rejection(pbn.validate(encode(`[Event "${"x".repeat(60_000_000)}`)));
			assert.ok(job instanceof PbnMemoryError, String(job));
			await works(pbn);
			pbn.close();
		});

		it("the package's own module does not fail when it is asked", async () => {
			const pbn = await load({ wasm: pbnWasm, worker });
			for (const how of ["panic", "crash", "exit", "hang"]) {
				const files = provoking(how);
				assert.equal((await pbn.validate(files["one call"])).gameCount, 0);
				assert.equal((await pbn.validate(files["a job"])).gameCount, 2 * large.games);
			}
			pbn.close();
		});
	});
}

describe("a worker that dies in the middle of", () => {
	/** Both call `die` when the call is under way. */
	const underWay = {
		"one call": async (pbn, die) => {
			const begun = WebWorker.takes("validate");
			const call = rejection(pbn.validate(provoking("hang")["one call"]));
			await begun;
			die();
			return call;
		},
		"a job": (pbn, die) => rejection(pbn.validate(large, { onProgress: die })),
	};
	for (const [where, call] of Object.entries(underWay)) {
		it(`${where} takes it along, and the next has a new worker`, async () => {
			WebWorker.takeStarted();
			const pbn = await load({ wasm: provokedWasm, worker: true });
			const error = await call(pbn, () => WebWorker.takeStarted().at(-1)?.kill());
			assert.ok(error instanceof PbnPanicError, String(error));
			assert.match(error.message, /worker died: it was ended/);
			await works(pbn);
			assert.ok(WebWorker.takeStarted().length > 0);
			pbn.close();
		});
	}

	it("nothing: an error in its script ends it too", async () => {
		WebWorker.takeStarted();
		const pbn = await load({ wasm: pbnWasm, worker: true });
		WebWorker.takeStarted()[0].fail();
		const errors = await Promise.all([1, 2].map(() => pbn.rules().catch((error) => error)));
		assert.match(String(errors[0]), /PbnPanicError: the worker died: the thread was killed/);
		await works(pbn);
		pbn.close();
	});

	it("its start rejects the load", async () => {
		globalThis.Worker = class extends WebWorker {
			constructor(url) {
				super(new URL("no-such-worker.js", url));
			}
		};
		await assert.rejects(load({ wasm: pbnWasm, worker: true }), (error) => error instanceof PbnLoadError && /worker did not start/.test(error.message));
		globalThis.Worker = WebWorker;
	});
});
