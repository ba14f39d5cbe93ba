// How searches share solvers, and elements their workers: with engines that do what the test says.
import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { inParallel, Refused, Solvers } = await source("dd/parallel", "dd/solvers");

const settled = () => new Promise((resolve) => setImmediate(resolve));
const reason = new Error("enough");

/** A promise that the test resolves. */
function gate() {
	let resolve;
	const promise = new Promise((done) => (resolve = done));
	return { promise, resolve };
}

describe("elements in parallel", () => {
	/** Elements that tell which were taken, and whether they were given up. */
	function elements(count) {
		const told = { taken: 0, returned: 0 };
		const all = {
			[Symbol.iterator]: () => ({
				next: () => (told.taken < count ? { done: false, value: ++told.taken } : { done: true }),
				return: () => void told.returned++,
			}),
		};
		return { told, all };
	}

	/** Two at a time of so many elements, on each of which the work is ended by the test. */
	async function twoOf(count) {
		const { told, all } = elements(count);
		const begun = [];
		const stop = new AbortController();
		const work = (element, signal) => new Promise((resolve, reject) => begun.push({ element, signal, resolve, reject }));
		const done = inParallel(all, 2, stop.signal, work);
		await settled();
		return { told, begun, stop, done };
	}

	it("are done in their order, so many at a time", async () => {
		const { told, begun, stop, done } = await twoOf(4);
		assert.deepEqual(begun.map(({ element }) => element), [1, 2]);
		begun[1].resolve();
		await settled();
		begun[2].resolve();
		await settled();
		assert.deepEqual(begun.map(({ element }) => element), [1, 2, 3, 4]);
		begun[0].resolve();
		begun[3].resolve();
		await done;
		assert.deepEqual([told, getEventListeners(stop.signal, "abort").length], [{ taken: 4, returned: 0 }, 0]);
	});

	it("may come one after the other", async () => {
		const seen = [];
		async function* later() {
			for (const element of ["a", "b", "c"]) {
				await settled();
				yield element;
			}
		}
		await inParallel(later(), 2, undefined, async (element) => void seen.push(element));
		assert.deepEqual(seen, ["a", "b", "c"]);
	});

	it("are given up where one fails, with its failure", async () => {
		const { told, begun, stop, done } = await twoOf(5);
		begun[0].reject(reason);
		await assert.rejects(done, reason);
		assert.deepEqual([begun[1].signal.aborted, begun[1].signal.reason], [true, reason]);
		begun[1].resolve();
		await settled();
		assert.deepEqual([told, begun.length, getEventListeners(stop.signal, "abort").length], [{ taken: 2, returned: 1 }, 2, 0]);
	});

	it("are given up with the reason of the signal", async () => {
		const { told, begun, stop, done } = await twoOf(5);
		stop.abort(reason);
		assert.deepEqual(begun.map(({ signal }) => signal.reason), [reason, reason]);
		for (const { resolve } of begun) resolve();
		await assert.rejects(done, reason);
		assert.deepEqual([told, begun.length], [{ taken: 2, returned: 1 }, 2]);
	});

	it("are not begun where the signal is aborted", async () => {
		const { told, all } = elements(5);
		await assert.rejects(inParallel(all, 2, AbortSignal.abort(reason), () => assert.fail("it works")), reason);
		assert.deepEqual(told, { taken: 0, returned: 1 });
	});
});

describe("solvers", () => {
	const died = new Error("the worker died");
	const json = (value) => Buffer.from(JSON.stringify(value));

	/** Solvers whose engines answer as the test says: an answer is a value, an Error, or a list of them for each turn of a search. */
	function crew(answers, most = 2) {
		const engines = [];
		const dropped = [];
		const solvers = new Solvers({
			make: () => {
				const engine = {
					closed: false,
					asked: [],
					close: () => (engine.closed = true),
					async call(verb, argument, options) {
						engine.asked.push([verb, options]);
						const answer = await answers.shift();
						if (answer instanceof Error) throw answer;
						return { json: json(answer) };
					},
					async open(verb, options) {
						engine.asked.push([verb, options]);
						const turns = await answers.shift();
						if (turns instanceof Error) throw turns;
						if (turns.refused) return turns;
						return {
							finish: async () => ({ json: json(turns[0]), more: turns.shift().positions !== undefined }),
							drop: () => dropped.push(options),
						};
					},
				};
				engines.push(engine);
				return engine;
			},
			most,
			turn: 7,
			died: (error) => error === died,
		});
		const search = (options = {}) => solvers.search({ verb: "strain", options: { hands: "x" }, memory: 1, onSearch() {}, ...options });
		return { solvers, engines, dropped, search };
	}

	it("tell how many positions are new, and give the result", async () => {
		const { search, engines, dropped } = crew([[{ positions: 10, cards: 0 }, { positions: 25, cards: 3 }, { tricks: 9 }]]);
		const told = [];
		assert.deepEqual(await search({ onSearch: (searched) => told.push(searched) }), { tricks: 9 });
		assert.deepEqual(told, [{ positions: 10, cards: 0 }, { positions: 15, cards: 3 }]);
		const options = { hands: "x", memory: 1, turn: 7 };
		assert.deepEqual(engines.map(({ asked }) => asked), [[["strain", options]]]);
		await settled();
		assert.deepEqual(dropped, [options]);
	});

	it("do one thing at a time, and the one that was free last takes the next", async () => {
		const gates = Array.from({ length: 4 }, gate);
		const { solvers, engines } = crew(gates.map(({ promise }) => promise));
		const call = (name) => solvers.call(name, new Uint8Array(), {}, 1, undefined);
		const calls = ["a", "b", "c"].map(call);
		await settled();
		const asked = () => engines.map((engine) => engine.asked.map(([verb]) => verb).join(""));
		assert.deepEqual(asked(), ["a", "b"]);
		gates[1].resolve(2);
		await settled();
		assert.deepEqual(asked(), ["a", "bc"]);
		gates[2].resolve(3);
		gates[0].resolve(1);
		assert.deepEqual(await Promise.all(calls), [1, 2, 3]);
		gates[3].resolve(4);
		assert.equal(await call("d"), 4);
		assert.deepEqual(asked(), ["ad", "bc"]);
	});

	it("with other memory are other programs", async () => {
		const { search, engines } = crew([[{ tricks: 1 }], [{ tricks: 2 }], [{ tricks: 3 }], [{ tricks: 4 }]], 1);
		for (const memory of [1, 1, 2, 2]) await search({ memory });
		assert.deepEqual(engines.map(({ asked, closed }) => [asked.map(([, { memory }]) => memory), closed]), [[[1, 1], true], [[2, 2], false]]);
	});

	it("that die are tried three times, and what fails otherwise once", async () => {
		const other = new Error("wrong");
		for (const [answers, want, left] of [
			[[died, died, [{ tricks: 1 }], 0], undefined, 1],
			[[died, died, died, 0], died, 1],
			[[other, 0], other, 1],
		]) {
			const { search } = crew(answers);
			if (want) await assert.rejects(search(), want);
			else assert.deepEqual(await search(), { tricks: 1 });
			assert.equal(answers.length, left);
		}
	});

	it("that die after the signal are not tried again, and what waits for them is not begun with it", async () => {
		const stop = new AbortController();
		const first = gate();
		const answers = [first.promise, [{ tricks: 1 }], [{ tricks: 2 }]];
		const { search, engines } = crew(answers, 1);
		const dying = assert.rejects(search({ signal: stop.signal }), reason);
		const waiting = assert.rejects(search({ signal: stop.signal }), reason);
		const last = search();
		await settled();
		stop.abort(reason);
		first.resolve(died);
		await Promise.all([dying, waiting]);
		assert.deepEqual([await last, engines.length, engines[0].asked.length], [{ tricks: 1 }, 1, 2]);
		await assert.rejects(search({ signal: stop.signal }), reason);
		assert.equal(engines[0].asked.length, 2);
	});

	it("refuse what they cannot take, and reject with what the one throws who is told", async () => {
		const { search, dropped } = crew([{ refused: "two aces" }, [{ positions: 1 }, { tricks: 1 }]]);
		await assert.rejects(search(), (error) => error instanceof Refused && error.why === "two aces");
		await assert.rejects(search({ onSearch: () => { throw reason; } }), reason);
		await settled();
		assert.equal(dropped.length, 1);
	});
});
