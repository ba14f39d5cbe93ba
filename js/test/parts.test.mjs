// A file that is too much for one call of parse: its games come in several.
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { pbnWasm } from "./modules.mjs";
import { season } from "./season.mjs";
import { source } from "./source.mjs";

const { Api, Client, Engine, GoInstance } = await source("pbn/api", "host/client", "host/engine", "host/instance");
const large = season(400_000);

/** An API that takes `most` bytes of games at once, and how many of them each answer of a job has had. */
function api(most) {
	const engine = new Engine(() => new GoInstance(module, "pbn"));
	const sizes = [];
	const { open } = engine;
	engine.open = async (...given) => {
		const job = await open.apply(engine, given);
		const noted = async (answer) => {
			const { games } = await answer;
			if (games?.length > 0) sizes.push(games.length);
			return answer;
		};
		return { ...job, push: (piece) => noted(job.push(piece)), finish: () => noted(job.finish()) };
	};
	return { pbn: new Api(new Client({ calls: engine, jobs: engine }), undefined, most), sizes };
}
const module = new WebAssembly.Module(pbnWasm);

describe("parse", () => {
	let whole, sizes;
	/** A message with the difference of so many games would take minutes. */
	const areOfWhole = (games) => {
		assert.deepEqual(games.map(({ number }) => number), whole.games.slice(0, games.length).map(({ number }) => number));
		assert.ok(isDeepStrictEqual(games, whole.games.slice(0, games.length)), "a game differs");
	};

	before(async () => {
		const all = api();
		whole = await all.pbn.parse(large);
		({ sizes } = all);
		assert.ok(sizes.length > 3, `${sizes.length} answers`);
		assert.deepEqual([whole.games.length, whole.next], [large.games, undefined]);
	});

	it("takes as much as its limit, and no answer more", async () => {
		const numbers = async (most) => {
			const { games, next } = await api(most).pbn.parse(large);
			areOfWhole(games);
			assert.equal(next, games.length + 1);
			return next;
		};
		const third = await numbers(sizes[0] + sizes[1]);
		assert.ok(await numbers(sizes[0] + sizes[1] - 1) < third);
		assert.equal(await numbers(sizes[0] + sizes[1] + 1), third);
	});

	for (const [name, most] of [["a limit of some answers", 500_000], ["a limit that each answer is over", 1]]) {
		it(`goes on from next, with ${name}`, async () => {
			const { pbn } = api(most);
			const games = [];
			let calls = 0;
			for (let from = 1; from !== undefined; calls++) {
				const file = await pbn.parse(large, { from });
				assert.ok(file.games.length > 0);
				assert.equal(file.gameCount, large.games);
				games.push(...file.games);
				if (file.next !== undefined) assert.ok(file.next > from, `${file.next} after ${from}`);
				from = file.next;
			}
			assert.ok(calls > 2, `${calls} calls`);
			assert.equal(games.length, large.games);
			areOfWhole(games);
		});
	}
});
