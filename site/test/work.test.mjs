import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { Work } = await source("files/work");
/** The size of the largest file that is no large one. */
const mostOfSmall = 16 * 1024 * 1024;
const large = mostOfSmall + 1;

/** Lets everything happen that waits for nothing outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Workers that are counted, and jobs that end when they are told. */
function pool({ most = 2, rest = 500, fails = () => false } = {}) {
	const told = [];
	const started = [];
	const jobs = new Map();
	const loaded = [];
	const work = new Work((readiness) => told.push(readiness instanceof Error ? readiness.message : readiness), {
		load: async () => {
			if (fails(loaded.length)) throw new Error("no worker");
			const pbn = { id: loaded.length, closed: false, close: () => (pbn.closed = true) };
			loaded.push(pbn);
			return pbn;
		},
		most: () => most,
		rest,
	});
	const add = (name, options) => {
		const result = work.do((pbn) => {
			started.push(name);
			return new Promise((resolve, reject) => jobs.set(name, { resolve: () => resolve(name), reject, pbn }));
		}, options);
		result.catch(() => undefined);
		return result;
	};
	const end = async (...names) => {
		for (const name of names) jobs.get(name).resolve();
		await settled();
	};
	const open = () => loaded.filter(({ closed }) => !closed).length;
	return { work, add, end, started, jobs, loaded, told, open };
}

describe("the pool of workers", () => {
	it("has one worker for small work, which is done in its order", async () => {
		const { add, end, started, loaded, told } = pool({ most: 4 });
		const all = ["a", "b", "c"].map((name) => add(name, { length: 1000 }));
		await settled();
		assert.deepEqual(started, ["a"]);
		await end("a");
		assert.deepEqual(started, ["a", "b"]);
		await end("b");
		await end("c");
		assert.deepEqual(await Promise.all(all), ["a", "b", "c"]);
		assert.equal(loaded.length, 1);
		assert.deepEqual(told, ["loading", "ready"]);
	});

	for (const [name, jobs, length, most, want] of [
		["of many bytes", 3, 300_000, 4, 3],
		["of two files, of which the other one is large", 2, 300_000, 4, 2],
		["of twelve files beside one", 13, 10, 4, 2],
		["of many files", 30, 10, 4, 4],
		["with no more workers than it may have", 30, 300_000, 2, 2],
		["on one core", 30, 300_000, 1, 1],
	]) {
		it(`has more workers for work ${name}`, async () => {
			const { add, started, loaded, told } = pool({ most });
			for (let at = 0; at < jobs; at++) add(at, { length });
			await settled();
			assert.deepEqual([loaded.length, started.length], [want, want]);
			assert.deepEqual(told, ["loading", "ready"]);
		});
	}

	for (const [name, jobs, length] of [["of two files of less", 2, 299_999], ["of eleven small files beside one", 12, 10]]) {
		it(`has one worker for work ${name}`, async () => {
			const { add, loaded } = pool({ most: 4 });
			for (let at = 0; at < jobs; at++) add(at, { length });
			await settled();
			assert.equal(loaded.length, 1);
		});
	}

	it("does what is urgent beside a file of the list, in a free worker where there is one", async () => {
		const { add, end, started, jobs } = pool();
		for (const name of ["a", "b", "c"]) add(name, { length: 400_000 });
		await settled();
		add("u", { urgent: true });
		assert.deepEqual(started, ["a", "b", "u"]);
		await end("u", "b");
		await end("a", "c");
		add("a again");
		add("v", { urgent: true });
		await settled();
		assert.notEqual(jobs.get("v").pbn, jobs.get("a again").pbn);
	});

	it("reads two large files at once, and small ones beside them", async () => {
		const { add, end, started } = pool({ most: 4 });
		for (const name of ["A", "B", "C"]) add(name, { length: large });
		add("d", { length: 400_000 });
		await settled();
		assert.deepEqual(started, ["A", "B", "d"]);
		await end("A");
		assert.deepEqual(started, ["A", "B", "d", "C"]);
	});

	it("reads more than two files of 16 MiB at once, and a large one for which a person waits beside two", async () => {
		const { add, started } = pool({ most: 4 });
		for (const name of ["a", "b", "c"]) add(name, { length: mostOfSmall });
		await settled();
		assert.deepEqual(started, ["a", "b", "c"]);
		const other = pool({ most: 4 });
		for (const name of ["A", "B"]) other.add(name, { length: large });
		await settled();
		other.add("U", { length: large, urgent: true });
		assert.deepEqual(other.started, ["A", "B", "U"]);
	});

	it("fails one job where one fails", async () => {
		const { add, end, started, jobs } = pool();
		const [a, b, c] = ["a", "b", "c"].map((name) => add(name, { length: 400_000 }));
		await settled();
		jobs.get("a").reject(new Error("it crashed"));
		await assert.rejects(a, /crashed/);
		await settled();
		assert.deepEqual(started, ["a", "b", "c"]);
		await end("b", "c");
		assert.deepEqual(await Promise.all([b, c]), ["b", "c"]);
	});

	it("takes what is stopped out of the queue", async () => {
		const { add, end, started } = pool({ most: 1 });
		const stop = new AbortController();
		const a = add("a");
		const b = add("b", { signal: stop.signal });
		await settled();
		stop.abort();
		await assert.rejects(b, { name: "AbortError" });
		await assert.rejects(add("c", { signal: stop.signal }), { name: "AbortError" });
		await end("a");
		assert.equal(await a, "a");
		assert.deepEqual(started, ["a"]);
	});

	it("listens to a signal no longer than its job waits or runs", async () => {
		const { add, end, jobs, started } = pool({ most: 1 });
		const stop = new AbortController();
		const { signal } = stop;
		const listening = () => getEventListeners(signal, "abort").length;
		const results = ["a", "b", "c"].map((name) => add(name, { signal, length: 10 }));
		const other = add("d", { length: 10 });
		await settled();
		assert.equal(listening(), 3);
		await end("a");
		assert.equal(await results[0], "a");
		assert.equal(listening(), 2);
		jobs.get("b").reject(new Error("it crashed"));
		await assert.rejects(results[1], /crashed/);
		await settled();
		assert.equal(listening(), 1);
		// One that runs is the job's own part to stop; its promise rejects at once.
		stop.abort();
		await assert.rejects(results[2], { name: "AbortError" });
		assert.equal(listening(), 0);
		await end("c");
		await end("d");
		assert.equal(await other, "d");
		assert.deepEqual(started, ["a", "b", "c", "d"]);
	});

	it("closes the workers that rest, but for one", async (t) => {
		t.mock.timers.enable({ apis: ["setTimeout"] });
		const { add, end, open, started } = pool({ most: 3, rest: 5000 });
		const two = ["y", "z"];
		for (const name of two) add(name, { length: 400_000 });
		await settled();
		await end(...two);
		t.mock.timers.tick(5000);
		assert.deepEqual([open(), started.length], [1, 2]);
		const names = ["a", "b", "c"];
		for (const name of names) add(name, { length: 400_000 });
		await settled();
		await end(...names);
		t.mock.timers.tick(4999);
		assert.equal(open(), 3);
		add("d");
		t.mock.timers.tick(1);
		assert.equal(open(), 1);
		await end("d");
		t.mock.timers.tick(1e6);
		assert.equal(open(), 1);
		for (const name of names) add(`${name} again`, { length: 400_000 });
		await settled();
		assert.deepEqual([open(), started.length], [3, 9]);
		await end(...names.map((name) => `${name} again`));
		t.mock.timers.tick(5000);
		assert.equal(open(), 1);
	});

	it("gives the memory of a large file back", async () => {
		const { add, end, loaded, open, told } = pool();
		add("c", { size: mostOfSmall });
		await settled();
		await end("c");
		assert.equal(open(), 1);
		add("a", { size: large, urgent: true });
		await settled();
		await end("a");
		assert.equal(open(), 0);
		add("b");
		await settled();
		assert.deepEqual([loaded.length, open()], [2, 1]);
		assert.deepEqual(told, ["loading", "ready", "loading", "ready"]);
	});

	it("waits while no worker can be loaded, and goes on when one can", async () => {
		let broken = true;
		const { work, add, end, started, told } = pool({ fails: () => broken });
		const a = add("a");
		await settled();
		assert.deepEqual([started, told], [[], ["loading", "no worker"]]);
		broken = false;
		work.run();
		await settled();
		await end("a");
		assert.equal(await a, "a");
		assert.deepEqual(told, ["loading", "no worker", "loading", "ready"]);
	});

	it("does with the workers it has, where no other can be loaded, until a person tries again", async () => {
		let broken = true;
		const { work, add, end, started, loaded, told } = pool({ fails: (at) => broken && at > 0 });
		for (const name of ["a", "b", "c"]) add(name, { length: 400_000 });
		await settled();
		for (const name of ["a", "b", "c"]) await end(name);
		assert.deepEqual(started, ["a", "b", "c"]);
		broken = false;
		for (const name of ["d", "e"]) add(name, { length: 400_000 });
		await settled();
		assert.equal(loaded.length, 1);
		work.run();
		await settled();
		assert.equal(loaded.length, 2);
		assert.deepEqual(started, ["a", "b", "c", "d", "e"]);
		assert.deepEqual(told, ["loading", "ready"]);
	});

	it("does what nobody waits for while it has no job, and aborts it with the next", async () => {
		const { work, add, end, started, loaded } = pool();
		let spare;
		const run = async (pbn, signal) => (spare = { pbn, signal });
		await work.whileIdle(run);
		assert.equal(spare, undefined);
		work.run();
		await settled();
		assert.equal(loaded.length, 1);
		add("a");
		await work.whileIdle(run);
		assert.equal(spare, undefined);
		await end("a");
		let done = false;
		const idle = work.whileIdle(async (pbn, signal) => {
			await run(pbn, signal);
			await new Promise((resolve) => (spare.stop = resolve));
			done = true;
			throw new Error("nobody hears of it");
		});
		await settled();
		assert.deepEqual([spare.pbn.id, spare.signal.aborted], [0, false]);
		add("b");
		// It has begun before the other has stopped, in the same worker.
		assert.deepEqual([spare.signal.aborted, done, started], [true, false, ["a", "b"]]);
		spare.stop();
		await idle;
		assert.ok(done);
	});
});
