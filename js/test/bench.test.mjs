// What js/bench measures with: the clock and the CPU time of a call.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { measureBeside, timed } from "../bench/cases.mjs";

const cpu = async () => {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1e6;
};

function compute() {
	for (let sum = 0, start = process.cpuUsage().user; process.cpuUsage().user - start < 30_000; ) sum = Math.imul(sum, 31);
}

test("a call that waits takes time by the clock, and one that computes takes CPU time", async () => {
	const waiting = await timed(() => setTimeout(200), cpu, true);
	const computing = await timed(compute, cpu, false);
	assert.ok(waiting.first.wall >= 0.19 && waiting.first.cpu < waiting.first.wall / 2, JSON.stringify(waiting));
	assert.equal(waiting.again, undefined);
	for (const { wall, cpu } of [computing.first, computing.again]) assert.ok(cpu >= 0.029 && wall >= 0.01, JSON.stringify(computing));
});

test("a short call is made often, and counts once", async () => {
	let calls = 0;
	const { first, again } = await timed(() => {
		calls++;
	}, async () => calls, false);
	assert.ok(calls > 1000, `${calls} calls`);
	assert.equal(first.cpu, 1);
	assert.equal(again.cpu, 1);
});

test("two modules take turns, and the factors are of the first, which is the plain one, to the second", async () => {
	const calls = [];
	// As many milliseconds of a processor as the module has bytes, and in the first call twice as many.
	globalThis.pretend = ({ wasm }) => {
		let n = 2;
		return {
			validate: () => {
				calls.push(wasm.byteLength);
				for (const start = process.cpuUsage().user; process.cpuUsage().user - start < n * 1000 * wasm.byteLength; );
				n = 1;
			},
			close: () => undefined,
		};
	};
	const places = {
		entry: "data:text/javascript,export const load = async (options) => globalThis.pretend(options);",
		bytes: async () => new Uint8Array(),
		modules: async () => [new ArrayBuffer(80), new ArrayBuffer(20)],
		cpu,
	};
	const { speedup, together, first, again } = await measureBeside("validate", places);
	assert.deepEqual(calls, [80, 20, 80, 20, 80, 20, 80, 20, 80, 20]);
	assert.ok(first.cpu >= 0.04 && again.cpu >= 0.02 && speedup > 1.2 && together > 1.2, JSON.stringify({ first, again, speedup, together }));
});
