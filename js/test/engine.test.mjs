// Which program a call or a job gets, and what ends it, with programs that answer when they are told.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { pbnWasm } from "./modules.mjs";
import { source } from "./source.mjs";

const { Engine, GoInstance, KitClosedError, KitLoadError, KitPanicError } = await source("host/engine", "host/errors", "host/instance");

const reason = new Error("enough");
const piece = new Uint8Array([1]);

/** Lets everything happen that waits for nothing outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An engine, and the programs that it has made. A call waits until it is answered; what opens a job is answered at once. */
function engine(start = async () => undefined) {
	const programs = [];
	const made = new Engine(() => {
		const waiting = [];
		const program = {
			alive: true,
			waiting,
			start,
			call: (verb, argument, { job }) => {
				if (!program.alive) return Promise.reject(program.why);
				if (verb === "open") return Promise.resolve({ job: programs.length });
				return new Promise((resolve, reject) => waiting.push({ verb, argument, job, resolve: () => resolve({}), reject }));
			},
			end: (why) => {
				program.alive = false;
				program.why ??= why;
				for (const { reject } of waiting) reject(program.why);
			},
		};
		programs.push(program);
		return program;
	});
	return { engine: made, programs };
}

describe("the program of an engine", () => {
	it("ends with the signal of the call that it is in, and the next call has another", async () => {
		const { engine: calls, programs } = engine();
		const abort = new AbortController();
		const rejected = assert.rejects(calls.call("validate", piece, {}, abort.signal), reason);
		await settled();
		abort.abort(reason);
		await rejected;
		assert.equal(programs[0].alive, false);
		const next = calls.call("validate", piece, {});
		await settled();
		programs[1].waiting[0].resolve();
		await next;
	});

	it("ends where it cannot start, and the next call has another", async () => {
		let starts = 0;
		const { engine: calls, programs } = engine(async () => {
			if (++starts === 1) throw reason;
		});
		await assert.rejects(calls.call("validate", piece, {}), reason);
		assert.deepEqual(programs.map(({ alive, why }) => [alive, why]), [[false, reason]]);
		const next = calls.call("validate", piece, {});
		await settled();
		programs[1].waiting[0].resolve();
		await next;
	});

	it("gets what the caller's bytes were when it called, and does not take them away", async () => {
		const { engine: both, programs } = engine();
		const bytes = new Uint8Array([1, 2, 3]);
		const call = both.call("validate", bytes, {});
		const job = await both.open("validate", {});
		const pushed = job.push(bytes);
		bytes.fill(9);
		await settled();
		const { waiting } = programs[0];
		for (const { argument, resolve } of waiting) {
			assert.deepEqual([...argument], [1, 2, 3]);
			assert.notEqual(argument.buffer, bytes.buffer);
			resolve();
		}
		assert.deepEqual(waiting.map(({ verb }) => verb).sort(), ["push", "validate"]);
		await Promise.all([call, pushed]);
	});

	it("does not end with the signal of a call that was answered", async () => {
		const { engine: calls, programs } = engine();
		const abort = new AbortController();
		const first = calls.call("validate", piece, {}, abort.signal);
		await settled();
		programs[0].waiting[0].resolve();
		await first;
		const second = calls.call("export", piece, {});
		await settled();
		abort.abort(reason);
		programs[0].waiting[1].resolve();
		await second;
		assert.deepEqual(programs.map(({ alive }) => alive), [true]);
	});

	it("does not end with the signal of a call where it has a job", async () => {
		const { engine: both, programs } = engine();
		const job = await both.open("validate", {});
		const abort = new AbortController();
		const rejected = assert.rejects(both.call("validate", piece, {}, abort.signal), reason);
		await settled();
		abort.abort(reason);
		await rejected;
		const pushed = job.push(piece);
		await settled();
		programs[0].waiting[1].resolve();
		await pushed;
		assert.deepEqual(programs.map(({ alive }) => alive), [true]);
	});

	it("does not end with the signal of a call while a job is being opened", async () => {
		const { engine: both, programs } = engine();
		const abort = new AbortController();
		const rejected = assert.rejects(both.call("validate", piece, {}, abort.signal), reason);
		await settled();
		const opening = both.open("validate", {});
		abort.abort(reason);
		await rejected;
		const job = await opening;
		const pushed = job.push(piece);
		await settled();
		programs[0].waiting[1].resolve();
		await pushed;
	});

	it("ends with a job that is dropped in the middle of a piece, if it has no other", async () => {
		const { engine: jobs, programs } = engine();
		const [one, two] = [await jobs.open("validate", {}), await jobs.open("validate", {})];
		const first = assert.rejects(one.push(piece), KitPanicError);
		const second = two.push(piece);
		await settled();
		one.drop();
		assert.equal(programs[0].alive, true);
		programs[0].waiting[1].resolve();
		await second;
		const third = assert.rejects(two.push(piece), KitPanicError);
		await settled();
		two.drop();
		await Promise.all([first, third]);
		assert.deepEqual(programs.map(({ alive }) => alive), [false]);
	});

	it("counts a job no more that was refused, or that could not be opened", async () => {
		for (const answer of [async () => ({ refused: "no such rule" }), () => Promise.reject(reason)]) {
			const { engine: jobs, programs } = engine();
			await jobs.start();
			const { call } = programs[0];
			programs[0].call = answer;
			await jobs.open("validate", {}).catch(() => undefined);
			programs[0].call = call;
			const job = await jobs.open("validate", {});
			const pushed = assert.rejects(job.push(piece), KitPanicError);
			await settled();
			job.drop();
			await pushed;
			assert.deepEqual(programs.map(({ alive }) => alive).at(-1), false);
		}
	});

	it("stays when a job of an earlier one is dropped", async () => {
		const { engine: jobs, programs } = engine();
		const old = await jobs.open("validate", {});
		programs[0].end(new KitPanicError("it failed"));
		const job = await jobs.open("validate", {});
		old.drop();
		await settled();
		const call = jobs.call("validate", piece, {});
		await settled();
		assert.equal(programs.length, 2);
		programs[1].waiting[0].resolve();
		await call;
		const pushed = assert.rejects(job.push(piece), KitClosedError);
		await settled();
		jobs.close();
		await pushed;
		assert.deepEqual(programs.map(({ alive }) => alive), [false, false]);
	});
});

it("a signal takes no job with it, at whatever moment of a call on this thread it is aborted", async () => {
	const module = new WebAssembly.Module(pbnWasm);
	let [stopped, done] = [0, 0];
	for (let turns = 0; done === 0; turns++) {
		const engine = new Engine(() => new GoInstance(module, "pbn"));
		await engine.start();
		const job = await engine.open("validate", {});
		const abort = new AbortController();
		const call = engine.call("validate", piece, {}, abort.signal).then(() => done++, () => stopped++);
		for (let turn = 0; turn < turns; turn++) await undefined;
		abort.abort(reason);
		await call;
		await job.push(piece);
		assert.ok((await job.finish()).json.length > 0, `after ${turns} turns`);
		engine.close();
	}
	assert.ok(stopped > 0);
});

describe("the module", () => {
	it("does not start by a name that it does not have", async () => {
		const program = new GoInstance(new WebAssembly.Module(pbnWasm), "pgn");
		await assert.rejects(program.start(), (error) => error instanceof KitLoadError && /^the module did not start/.test(error.message));
		program.end(reason);
	});

	// The package looks at options before, so nobody sees this unless something is wrong: of package fmt the module has as much as it takes.
	it("says which option it cannot read", async () => {
		const program = new GoInstance(await WebAssembly.compile(pbnWasm), "pbn");
		await program.start();
		await assert.rejects(program.call("parse", piece, { sourceEncoding: 5 }), (error) => {
			assert.ok(error instanceof KitPanicError);
			assert.match(error.message, /invalid assignment from JS type: number to Go kind: string/);
			return true;
		});
	});
});
