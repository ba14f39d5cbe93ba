// A file of many boards: small ones, whose results are known without a solver.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { load } from "../dist/index.js";
import { ddWasm, pbnWasm } from "./modules.mjs";
import { WebWorker } from "./web-worker.mjs";

globalThis.Worker = WebWorker;

const count = 400;
const ranks = "AKQJT98765432";
/** Two cards of a suit, other ones for each number below 78. */
const pairs = [...ranks].flatMap((high, at) => [...ranks.slice(at + 1)].map((low) => high + low));
/** Each player has two cards of one suit: at no trump whoever leads wins both tricks, in a suit whoever has it. */
const board = (n) => `[Board "${n + 1}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:${pairs[n % 78]}... .${pairs[Math.floor(n / 78)]}.. ..${pairs[0]}. ...${pairs[1]}"]\n`;
const file = Array.from({ length: count }, (_, n) => board(n)).join("\n");
const results = (seat) => ["NT", "S", "H", "D", "C"].map((strain) => [seat, strain, { NT: "0", S: "02"["NS".includes(seat) ? 1 : 0], H: "02"["EW".includes(seat) ? 1 : 0], D: "02"["NS".includes(seat) ? 1 : 0], C: "02"["EW".includes(seat) ? 1 : 0] }[strain]]);
const table = ["N", "E", "S", "W"].flatMap(results);

/** The numbers of the games that have the right table. */
async function right(pbn, bytes) {
	const { games } = await pbn.parse(bytes);
	assert.equal(games.length, count);
	return games.filter(({ sections }) => JSON.stringify(sections[0]?.rows) === JSON.stringify(table)).map(({ number }) => number);
}

describe("a file of many boards", () => {
	it("is filled in with progress and a pause, and although workers are killed", async () => {
		const pbn = await load({ wasm: pbnWasm, solver: ddWasm, worker: true });
		WebWorker.takeStarted();
		const done = [];
		const running = [];
		let killed = 0;
		let pause;
		let more = 0;
		const onProgress = ({ done: now, total }) => {
			assert.equal(total, count);
			if (now > (done.at(-1) ?? 0)) {
				done.push(now);
				if (now % 100 === 40) {
					running.push(...WebWorker.takeStarted());
					// On a busy machine the last may be starting still.
					const [worker] = running.splice(running.findLastIndex(({ answered }) => answered), 1);
					worker.kill();
					killed++;
				}
				if (now === 200) pause = new Promise((resolve) => setTimeout(resolve, 50)).then(() => (more = done.length - 200));
			}
			return pause;
		};
		const { games, left, bytes } = await pbn.optimum(file, { workers: 2, onProgress });
		assert.deepEqual([games.length, left, games.filter(({ filled, why }) => filled.length !== 1 || why).length], [count, 0, 0]);
		assert.deepEqual(done, Array.from({ length: count }, (_, n) => n + 1));
		assert.equal(killed, 4);
		// The other worker ends the board that it had begun.
		assert.ok(more <= 1, `${more} boards while it is paused`);
		assert.equal((await right(pbn, bytes)).length, count);
		pbn.close();
	});

	it("keeps what is done where a caller ends it, and goes on with the rest", async () => {
		const pbn = await load({ wasm: pbnWasm, solver: ddWasm });
		const enough = new AbortController();
		const part = await pbn.optimum(file, { until: enough.signal, onProgress: ({ done }) => done === 160 && enough.abort() });
		assert.deepEqual([part.games.length, part.left], [160, 240]);
		assert.deepEqual(await right(pbn, part.bytes), part.games.map(({ game }) => game));
		const told = [];
		const rest = await pbn.optimum(part.bytes, { onProgress: ({ done, total }) => told.push(`${done} ${total}`) });
		assert.deepEqual([rest.games.map(({ game }) => game)[0], rest.games.length, rest.left, told.at(-1)], [161, 240, 0, "240 240"]);
		assert.equal((await right(pbn, rest.bytes)).length, count);
		pbn.close();
	});
});
