import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { solve } from "../dist/pbi-solve.js";

const two = { fen: "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1", stipulation: "#2" };
/** Many first moves, and a long way to go. */
const hard = { fen: "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 1", stipulation: "#5" };

describe("pbnkit/pbi/solve", () => {
	it("proves what a problem is", async () => {
		const verdicts = {
			"#2": [two.fen, "sound", 1], "h#2": ["r3k3/3np3/8/3K4/6B1/6B1/8/8 b - - 0 1", "sound", 1], "#1": [two.fen, "noSolution", 0], "#3": [two.fen, "short", 1],
		};
		for (const [stipulation, [fen, verdict, count]] of Object.entries(verdicts)) {
			const found = await solve({ fen, stipulation });
			assert.deepEqual([found.verdict, found.count, found.stipulation], [verdict, count, stipulation]);
		}
		const { keys, tries, solution } = await solve(two, { tries: 2, worker: true });
		assert.deepEqual(keys[0].replies.map(({ san, replies }) => [san, replies[0].san]), [["a4", "Qxa4#"], ["Ka7", "Qxa5#"]]);
		assert.ok(tries.every(({ replies }) => replies.some(({ refutes }) => refutes)));
		assert.ok(solution.includes("1.Rb1! zz"));
	});

	it("ends at a limit, and says so", async () => {
		for (const [options, limit] of [[{ seconds: 0.1 }, "seconds"], [{ nodes: 5000 }, "nodes"]]) {
			const found = await solve(hard, options);
			assert.deepEqual([found.verdict, found.limit], ["notFinished", limit]);
		}
	});

	it("ends when it is aborted, on this thread and in a worker", async () => {
		for (const worker of [false, true]) {
			const stop = new AbortController();
			let aborted = 0;
			const onProgress = ({ nodes }) => {
				if (nodes === 0 || aborted) return;
				aborted = performance.now();
				stop.abort(new Error("enough"));
			};
			await assert.rejects(solve(hard, { worker, signal: stop.signal, onProgress }), { message: "enough" });
			assert.ok(performance.now() - aborted < 100 || process.env.CI === undefined, "it takes long to end");
		}
	});

	it("refuses what is no problem", async () => {
		for (const [problem, options, message] of [
			[{ ...two, stipulation: "mate" }, {}, /^solve: the stipulation “mate” cannot be solved; #2/],
			[{ ...two, stipulation: "#9" }, {}, /has too many moves to be solved$/],
			[{ ...two, fen: "9/8" }, {}, /^solve: the FEN cannot be read/],
			[{ ...two, fen: "8/8/8/8/8/8/8/k7 w - - 0 1" }, {}, /^solve: White has 0 kings$/],
			[{ stipulation: "#2" }, {}, /position that can be read/],
			[null, {}, /has to be an object/],
			[two, { tries: -1 }, /"tries" has to be/],
			[two, { trys: 1 }, /no option "trys"/],
		]) await assert.rejects(solve(problem, options), { name: "TypeError", message });
	});
});
