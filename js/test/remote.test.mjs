// A program in a worker that the test answers for, and one that goes on here where no worker starts.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { source } from "./source.mjs";

const { KitClosedError, KitLoadError, WorkerOrHere, WorkerProgram } = await source("host/errors", "host/remote");

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A program whose start the test ends. */
function program() {
	const it = { calls: [], ends: [], alive: true };
	it.start = () => new Promise((resolve, reject) => Object.assign(it, { resolve, reject }));
	it.call = async (...call) => void it.calls.push(call);
	it.end = (why) => {
		it.ends.push(why);
		it.reject?.(why);
	};
	return it;
}

describe("a program in a worker or here", () => {
	const notStarted = new Error("no worker");
	const closed = new Error("closed");

	it("goes on here where no worker starts", async () => {
		const [worker, here] = [program(), program()];
		const either = new WorkerOrHere(worker, () => here);
		const started = either.start();
		worker.reject(notStarted);
		await settled();
		here.resolve();
		await started;
		await either.call("parse", "", {});
		here.alive = false;
		assert.deepEqual([worker.ends, worker.calls.length, here.calls.length, either.alive], [[notStarted], 0, 1, false]);
		either.end(closed);
		assert.deepEqual([worker.ends.length, here.ends], [1, [closed]]);
	});

	it("stays in the worker where one does", async () => {
		const worker = program();
		const either = new WorkerOrHere(worker, assert.fail);
		const started = either.start();
		worker.resolve();
		await started;
		either.end(closed);
		assert.deepEqual([worker.ends, either.alive], [[closed], true]);
	});

	it("does not go on here once it was ended", async () => {
		const worker = program();
		const either = new WorkerOrHere(worker, assert.fail);
		const started = either.start();
		either.end(closed);
		await assert.rejects(started, closed);
	});
});

describe("a program in a worker", () => {
	const { Worker, location } = globalThis;
	before(() => (globalThis.Worker = class {}));
	after(() => Object.assign(globalThis, { Worker, location }));

	/** A worker that the test answers for, and its program. */
	function parts(address, module = "module") {
		const worker = { sent: [], terminated: 0, postMessage: (message) => worker.sent.push(message), terminate: () => worker.terminated++ };
		const script = { start: () => worker, address: () => address, hint: "look there" };
		worker.answer = (id, answer = {}) => worker.onmessage({ data: { id, answer } });
		return { worker, program: new WorkerProgram(Promise.resolve(module), script, "kit") };
	}

	/** A program that was started. */
	async function started() {
		const { worker, program } = parts();
		const start = program.start();
		worker.answer(1);
		await settled();
		worker.answer(2);
		await start;
		return { worker, program };
	}

	it("answers each call once, in whatever order", async () => {
		const { worker, program } = await started();
		const calls = ["a", "b"].map((argument) => program.call("parse", argument, {}));
		const [a, b] = worker.sent.slice(2);
		worker.answer(b.id, "of b");
		worker.answer(a.id, "of a");
		worker.answer(a.id, "of nobody");
		assert.deepEqual([a.argument, b.argument, await Promise.all(calls)], ["a", "b", ["of a", "of b"]]);
		assert.deepEqual(worker.sent[1], { module: "module", name: "kit", id: 2 });
	});

	it("takes its calls with it when it dies, and gives the first reason", async () => {
		const { worker, program } = await started();
		const call = program.call("parse", "", {});
		let stopped = false;
		worker.onerror({ message: "out of memory", preventDefault: () => (stopped = true) });
		await assert.rejects(call, { name: "KitPanicError", message: /out of memory/ });
		program.end(new KitClosedError());
		await assert.rejects(program.call("parse", "", {}), { name: "KitPanicError", message: /out of memory/ });
		assert.deepEqual([stopped, program.alive, worker.terminated], [true, false, 2]);
	});

	/** What is done where the page has these locks. */
	async function withLocks(locks, act) {
		const own = Object.getOwnPropertyDescriptor(globalThis, "navigator");
		Object.defineProperty(globalThis, "navigator", { configurable: true, value: { locks } });
		try {
			return await act();
		} finally {
			if (own) Object.defineProperty(globalThis, "navigator", own);
			else delete globalThis.navigator;
		}
	}

	it("holds a lock that becomes free where the worker is ended from outside", async () => {
		const asked = [];
		const { worker, program } = await withLocks({ request: async (name, free) => void asked.push({ name, free }) }, started);
		assert.deepEqual(asked.map(({ name }) => name), [worker.sent[0].lock]);
		const call = program.call("parse", "", {});
		asked[0].free();
		await assert.rejects(call, { name: "KitPanicError", message: /it was ended/ });
		assert.equal(program.alive, false);
	});

	it("has no lock where there are none", async () => {
		const { worker } = await withLocks(undefined, started);
		assert.deepEqual(Object.keys(worker.sent[0]).sort(), ["id", "version"]);
	});

	it("is given up where it says nothing while it starts, and not while its module is on its way", async (t) => {
		const silent = /^the worker did not start: it said nothing for 120 s, as one that was ended; load again$/;
		for (const [module, answers, error] of [
			["module", 0, { name: "KitLoadError", message: silent }],
			["module", 1, { name: "KitPanicError", message: /^the worker died: it said nothing for 120 s, as one that was ended$/ }],
			[new Promise(() => undefined), 1, undefined],
		]) {
			t.mock.timers.enable({ apis: ["setInterval"] });
			const { worker, program } = parts(undefined, module);
			let ended;
			const start = program.start().catch((error) => (ended = error));
			for (let id = 1; id <= answers; id++) worker.answer(id);
			await settled();
			t.mock.timers.tick(119_000);
			await settled();
			assert.equal(ended, undefined);
			t.mock.timers.tick(1000);
			await settled();
			if (error) assert.throws(() => { throw ended; }, error);
			assert.deepEqual([ended === undefined, program.alive, worker.terminated], error ? [false, false, 1] : [true, true, 0]);
			program.end(new KitClosedError());
			await start;
			// Nothing is counted any more.
			assert.equal(ended instanceof KitClosedError, error === undefined);
			t.mock.timers.reset();
		}
	});

	it("is given up where it is ended while its module is on its way, which may never come", async () => {
		const asked = [];
		const { worker, program, start } = await withLocks({ request: async (name, free) => void asked.push(free) }, async () => {
			const { worker, program } = parts(undefined, new Promise(() => undefined));
			const start = program.start();
			worker.answer(1);
			await settled();
			return { worker, program, start };
		});
		asked[0]();
		await assert.rejects(start, { name: "KitPanicError", message: /it was ended/ });
		assert.deepEqual([program.alive, worker.terminated], [false, 1]);
	});

	it("says why its script is not there, as far as the page knows", async () => {
		for (const [page, address, words] of [
			["https://a.example", undefined, /^the worker did not start: why; look there$/],
			["https://a.example", "https://b.example/x.js", /^a page of https:\/\/a\.example can have no worker from https:\/\/b\.example/],
			["https://a.example", "blob:https://b.example/x", /^the worker did not start: why; look there$/],
			[undefined, "blob:https://b.example/x", /^the worker did not start: why; look there$/],
			["null", "file:///x.js", /^the worker did not start: why; look there$/],
		]) {
			globalThis.location = page && { origin: page };
			const { worker, program } = parts(address && new URL(address));
			const start = program.start();
			worker.onerror({ message: "why", preventDefault() {} });
			await assert.rejects(start, (error) => error instanceof KitLoadError && words.test(error.message), `${page}, ${address}`);
		}
	});
});
