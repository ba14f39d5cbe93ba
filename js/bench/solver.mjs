// What is measured of the solver, in Node.
import { memories, spent } from "./cases.mjs";

/** Each solves one of the games of a file. */
const cases = {
	"20 results": (pbn, game) => pbn.solve(game.deal),
	"best cards of a position": (pbn, game) => pbn.solvePlay(game),
	OptimumPlayTable: (pbn, game) => pbn.solvePlay(game),
};

const [twoWorkers, linearMemory, stopped] = ["two workers", "linear memory", "stopped"].map((what) => `20 results, ${what}`);

/** Whether something is of the solver. */
export const isOfSolver = (what) => what in cases || [twoWorkers, linearMemory, stopped].includes(what);

/** Measures one thing of the solver, in a process of its own, with the deals of a file. */
export async function measureSolver(what, { entry, cpu, bytes }) {
	const { load } = await import(entry);
	const file = await bytes();
	if (what === twoWorkers) return measureTwoWorkers(load, file, cpu);
	const made = memories();
	const pbn = await load();
	const { games } = await pbn.parse(file);
	if (what === linearMemory) return { first: { wall: 0, cpu: 0 }, memory: await mostMemory(load, games, made) };
	if (what === stopped) return measureStop(load, games[0], cpu);
	const times = [];
	for (const game of games) times.push((await spent(() => cases[what](pbn, game), cpu)).cpu);
	return { first: { wall: 0, cpu: times[0] }, times };
}

/** How much sooner two workers are ready than one: in turns, and the fastest of each, since other work on the machine only adds. */
async function measureTwoWorkers(load, file, cpu) {
	const times = { 1: [], 2: [] };
	for (let round = 0; round < 2; round++) {
		for (const workers of [1, 2]) {
			const pbn = await load({ worker: true });
			// The first makes the workers ready.
			await pbn.optimum(file, { workers, limit: workers });
			times[workers].push((await spent(() => pbn.optimum(file, { workers }), cpu)).wall);
			pbn.close();
		}
	}
	const [one, two] = [Math.min(...times[1]), Math.min(...times[2])];
	return { first: { wall: two, cpu: 0 }, speedup: one / two };
}

/** The most linear memory that a solver has that solves one of the deals and nothing before. */
async function mostMemory(load, games, made) {
	let most = 0;
	for (const { deal } of games) {
		const before = made.length;
		const pbn = await load();
		await pbn.solve(deal);
		most = Math.max(most, ...made.slice(before).map(({ buffer }) => buffer.byteLength));
		pbn.close();
	}
	return most;
}

/** How long a deal takes to its end, how often that told how far it is, and how long another time takes to stop, which is the longest of some. */
async function measureStop(load, { deal }, cpu) {
	let pbn = await load();
	let told = 0;
	const first = await spent(() => pbn.solve(deal, { onProgress: () => void told++ }), cpu);
	const stops = [];
	for (const after of [100, 300, 700, 1500, 3100]) {
		// Another instance: one remembers what it has solved.
		pbn.close();
		pbn = await load();
		const stopping = new AbortController();
		let asked = 0;
		setTimeout(() => {
			asked = performance.now();
			stopping.abort();
		}, after);
		const ended = await pbn.solve(deal, { signal: stopping.signal }).catch(() => undefined);
		if (ended) throw new Error(`the worst deal is solved in ${after} ms`);
		stops.push((performance.now() - asked) / 1000);
	}
	return { first, told, stop: Math.max(...stops) };
}
