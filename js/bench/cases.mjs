// What is measured of JavaScript, in Node and in a page alike.

/**
 * Where things are for whoever measures.
 *
 * @typedef {object} Places
 * @property {string} entry the package's entry
 * @property {string} glue Go's wasm_exec.js
 * @property {() => Promise<BufferSource>} probe the module of e2e/bench/probe
 * @property {() => Promise<ArrayBuffer[]>} [modules] the package's module as Go links it, and as it ships
 * @property {() => Promise<Uint8Array<ArrayBuffer>>} bytes the file
 * @property {() => Promise<ReadableStream>} stream the file as a stream
 * @property {() => Promise<number>} cpu the CPU time that this thread and its workers have had, in seconds; always 0 where the
 *   system does not report it
 */

/** Each makes ready, and gives what is to be measured. */
const cases = {
	"byte loop in JavaScript": async ({ bytes }) => {
		const file = await bytes();
		return () => loop(file);
	},
	"byte loop": (places) => probe("loop", places),
	lex: (places) => probe("lex", places),
	// No game is wanted, so that none is made for JavaScript.
	parse: (places) => withPackage(places, (pbn, file) => pbn.parse(file, { from: 1_000_000_000 })),
	"parse PGN": (places) => withPackage(ofReader(places), (pgn, file) => pgn.parse(file, { from: 1_000_000_000 })),
	"parse PGN to objects": (places) => withPackage(ofReader(places), (pgn, file) => pgn.parse(file)),
	"validate PGN": (places) => withPackage(ofChess(places), (pgn, file) => pgn.validate(file)),
	"export PGN": (places) => withPackage(ofChess(places), (pgn, file) => pgn.export(file)),
	"parse to objects": (places) => withPackage(places, (pbn, file) => pbn.parse(file)),
	// A game is made when it is read.
	"parse, all read": (places) =>
		withPackage(places, async (pbn, file) => {
			for (const { tags } of (await pbn.parse(file)).games) if (tags.length === 0) throw new Error("a game without tags");
		}),
	validate: (places) => withPackage(places, (pbn, file) => pbn.validate(file)),
	export: (places) => withPackage(places, (pbn, file) => pbn.export(file)),
	"PBN to LIN": (places) => withPackage(places, (pbn, file) => pbn.convert(file, { to: "lin" })),
	"LIN to PBN": (places) => withPackage(places, (pbn, file) => pbn.convert(file, { to: "pbn" })),
	"validate, stream": async ({ entry, stream }) => {
		const pbn = await loaded(entry);
		return async () => pbn.validate(await stream());
	},
	"export, stream": async ({ entry, stream }) => {
		const pbn = await loaded(entry);
		return async () => pbn.export(await stream(), { to: new WritableStream() });
	},
};

/** The sum of e2e/bench/work. */
function loop(bytes) {
	let sum = 0;
	for (let i = 0; i < bytes.length; i++) sum = (Math.imul(sum, 31) + bytes[i]) >>> 0;
	return sum;
}

async function probe(name, { glue, probe, bytes }) {
	await import(glue);
	const go = new globalThis.Go();
	const { instance } = await WebAssembly.instantiate(await probe(), go.importObject);
	go.run(instance);
	const file = await bytes();
	return () => globalThis.probe[name](file);
}

/** The places with the entry of chess, and with that which only reads it. */
const ofChess = (places) => ({ ...places, entry: places.entry.replace("index.js", "pgn.js") });
const ofReader = (places) => ({ ...places, entry: places.entry.replace("index.js", "pgn-read.js") });

async function loaded(entry, options) {
	const { load } = await import(entry);
	return load(options);
}

async function withPackage({ entry, bytes }, verb) {
	const pbn = await loaded(entry);
	const file = await bytes();
	return () => verb(pbn, file);
}

/** The linear memories of all Go programs that are started from now on. */
export function memories() {
	const made = [];
	const { instantiate } = WebAssembly;
	WebAssembly.instantiate = async (...args) => {
		const result = await instantiate(...args);
		const { mem } = (result.instance ?? result).exports;
		if (mem) made.push(mem);
		return result;
	};
	return made;
}

/** What a call takes in seconds, by the clock and of a processor: one call, or the mean of so many that they take some time. */
export async function spent(call, cpu, atLeast = 0) {
	const before = await cpu();
	const start = performance.now();
	let calls = 0;
	let wall = 0;
	do {
		await call();
		calls++;
		wall = (performance.now() - start) / 1000;
	} while (wall < atLeast);
	return { wall: wall / calls, cpu: ((await cpu()) - before) / calls };
}

/** Other work on the machine only adds. */
function fastest(times) {
	return { wall: Math.min(...times.map(({ wall }) => wall)), cpu: Math.min(...times.map(({ cpu }) => cpu)) };
}

/** What the first call takes, and the fastest of some later rounds. A short call is made more than once a round: clocks are coarse. */
export async function timed(call, cpu, once) {
	const first = await spent(call, cpu);
	if (once) return { first };
	const times = [];
	const start = performance.now();
	while (times.length === 0 || (performance.now() - start < 2000 && times.length < 9)) times.push(await spent(call, cpu, 0.1));
	return { first, again: fastest(times) };
}

/**
 * Measures one thing in this process or page, which does nothing else.
 *
 * @param {string} what
 * @param {Places} places
 * @param {boolean} once whether the first call is enough
 */
export async function measure(what, places, once) {
	const made = memories();
	const times = await timed(await cases[what](places), places.cpu, once);
	return { ...times, memory: made.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) };
}

/** How much faster two workers are together than one with many files, of which each worker takes the next when it is free, as in the page. */
export async function measureTwoWorkers({ entry, bytes, cpu }) {
	const all = await bytes();
	const file = all.subarray(0, 500_000);
	const pbns = [await loaded(entry, { worker: true }), await loaded(entry, { worker: true })];
	const first = await spent(() => pbns[0].export(all), cpu);
	await pbns[1].export(all);
	const files = 40;
	const convert = (workers) => {
		let waiting = files;
		return Promise.all(workers.map(async (pbn) => {
			while (waiting-- > 0) await pbn.export(file);
		}));
	};
	// In turns, and the fastest of each: other work on the machine only adds.
	const [one, two] = [[], []];
	for (let round = 0; round < 3; round++) {
		one.push(await spent(() => convert(pbns.slice(0, 1)), cpu));
		two.push(await spent(() => convert(pbns), cpu));
	}
	const together = fastest(two);
	const part = all.length / (files * file.length);
	return { first, again: { wall: together.wall * part, cpu: together.cpu * part }, speedup: fastest(one).wall / together.wall };
}

/** How much faster the module that ships is than the one that was not rewritten: in turns, since other work on the machine only adds. */
export async function measureBeside(verb, { entry, bytes, cpu, modules }) {
	const file = await bytes();
	const both = (await modules()).map((wasm) => ({ wasm, times: [] }));
	if (verb === "start") {
		const { load } = await import(entry);
		// A copy each time, so that nothing knows it from before.
		for (const one of both) one.call = async () => (await load({ wasm: one.wasm.slice(0) })).close();
	} else {
		for (const one of both) {
			const pbn = await loaded(entry, { wasm: one.wasm });
			one.call = () => pbn[verb](file);
		}
	}
	for (let round = 0; round < 5; round++) {
		for (const { call, times } of both) times.push(await spent(call, cpu));
	}
	const [plain, shipped] = both.map(({ times: [first, ...later] }) => ({ first, again: fastest(later) }));
	const cost = ({ wall, cpu }) => cpu || wall;
	return {
		...shipped,
		speedup: cost(plain.again) / cost(shipped.again),
		together: (cost(plain.first) + cost(plain.again)) / (cost(shipped.first) + cost(shipped.again)),
	};
}
