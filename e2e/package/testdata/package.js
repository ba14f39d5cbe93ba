// What package_test.go asks for, under its content security policy; the result stands in the page as JSON.
import { hardest, listed, solved } from "/test/dd.mjs";
import { sample } from "/test/sample.mjs";
import { season } from "/test/season.mjs";
import { withMemory } from "/test/with-memory.mjs";

const query = new URLSearchParams(location.search);
const worker = query.get("worker") === "true";
const large = season(80_000);
const encode = (text) => new TextEncoder().encode(text);
const provoking = (how) => ({ call: encode(`% provoke ${how}`), job: new Uint8Array([...large, ...encode(`\n% provoke ${how}\n`)]) });

/** Every worker that the package starts. */
const workers = [];
/** What is done with a worker once it was made, and after each message to it: 1 is the first. */
let meanwhile = () => undefined;
if (query.has("kill")) {
	globalThis.Worker = class extends Worker {
		#sent = 0;
		constructor(...given) {
			super(...given);
			workers.push(this);
			meanwhile(this, 0);
		}
		postMessage(...given) {
			super.postMessage(...given);
			meanwhile(this, ++this.#sent);
		}
	};
}
const keys = Reflect.ownKeys(globalThis);

/** What a load is given: the module at an address, with the MIME type that the server sends, in one of its forms. */
const forms = {
	default: () => undefined,
	url: (address) => new URL(address, location.href),
	string: (address) => address,
	response: (address) => fetch(address),
	bytes: async (address) => (await fetch(address)).arrayBuffer(),
	module: async (address) => WebAssembly.compile(await (await fetch(address)).arrayBuffer()),
};

/** The error that a call ends with, as "class: message". */
const failure = (call) => call.then(() => "no error", (error) => `${error?.name}: ${error?.message}`);

const tests = {
	async loads({ load }) {
		const done = {};
		for (const [name, form] of Object.entries(forms)) {
			const wasm = await form(query.get("wasm"));
			const pbn = await load(wasm === undefined ? { worker } : { wasm, worker });
			const { bytes, gameCount } = await pbn.export(new File([large], "season.pbn"));
			let games = 0;
			for await (const _ of pbn.games(new Blob([large]).stream())) games++;
			const small = (await pbn.parse(sample)).games.length;
			pbn.close();
			done[name] = [small, gameCount === large.games, games === large.games, bytes.length > large.length].join();
		}
		return done;
	},

	async fails({ load }) {
		const wasm = await forms.bytes("/provoked.wasm");
		const pbn = await load({ wasm, worker });
		const errors = {};
		for (const how of ["panic", "crash", "exit"]) {
			for (const [where, file] of Object.entries(provoking(how))) {
				errors[`${how} ${where}`] = await failure(pbn.validate(file));
				if ((await pbn.validate(sample)).gameCount !== 2) errors.after = how;
			}
		}
		pbn.close();
		const bounded = await load({ wasm: withMemory(new Uint8Array(wasm), 1024), worker });
		errors["memory call"] = await failure(bounded.apply(new Uint8Array(80_000_000)));
		errors["memory job"] = await failure(bounded.validate(encode(`[Event "${"x".repeat(60_000_000)}`)));
		if ((await bounded.validate(large)).gameCount !== large.games) errors.after = "memory";
		bounded.close();
		return errors;
	},

	async starts({ load }) {
		const { setInterval } = globalThis;
		const errors = {};
		for (const locks of [true, false]) {
			if (!locks) Object.defineProperty(navigator, "locks", { configurable: true, value: undefined });
			for (const at of [0, 1, 2]) {
				// Only its silence tells of a worker that has no lock. Its seconds are counted here, where it has ended.
				let count;
				if (at < 2 || !locks) globalThis.setInterval = (second) => (count = () => Array.from({ length: 120 }, second)) && 0;
				meanwhile = (one, sent) => {
					if (sent !== at) return;
					one.terminate();
					setTimeout(() => count?.());
				};
				errors[`${locks ? "with" : "without"} locks ${at}`] = await failure(load({ worker }));
				globalThis.setInterval = setInterval;
			}
			meanwhile = () => undefined;
			const pbn = await load({ worker });
			errors[`${locks ? "with" : "without"} locks after`] = (await pbn.validate(sample)).gameCount;
			pbn.close();
		}
		delete navigator.locks;
		return errors;
	},

	async stops({ load }) {
		// The locks by which the package learns that a worker has ended: it waits for one as soon as the worker's script runs.
		const watched = async () => (await navigator.locks.query()).pending.map(({ name }) => name);
		const wasm = await forms.bytes("/provoked.wasm");
		const errors = {};
		// A worker that ends while its module is on its way.
		const late = new TransformStream();
		const loading = failure(load({ wasm: new Response(late.readable, { headers: { "Content-Type": "application/wasm" } }), worker }));
		while ((await watched()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
		workers[0].terminate();
		while ((await watched()).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
		void new Blob([wasm]).stream().pipeTo(late.writable);
		errors["kill start"] = await loading;
		const pbn = await load({ wasm, worker });
		for (const [where, file] of Object.entries(provoking("hang"))) {
			const before = await watched();
			const call = failure(pbn.validate(file));
			// The worker of a job starts when it is wanted; then the message is on its way.
			while (where === "job" && (await watched()).every((lock) => before.includes(lock))) await new Promise((resolve) => setTimeout(resolve, 5));
			setTimeout(() => workers.at(-1).terminate(), 500);
			errors[`kill ${where}`] = await call;
			if ((await pbn.validate(where === "job" ? large : sample)).gameCount === 0) errors.after = where;
			errors[`abort ${where}`] = await failure(pbn.validate(file, { signal: AbortSignal.timeout(300) }));
			if ((await pbn.validate(where === "job" ? large : sample)).gameCount === 0) errors.after = where;
		}
		pbn.close();
		return errors;
	},

	async solves({ load }) {
		const pbn = await load({ worker });
		const loaded = () => performance.getEntriesByType("resource").filter(({ name }) => /\/(solve\.js|dd\.wasm)$/.test(name)).length;
		const done = { before: [(await pbn.parse(sample)).games.length, loaded()].join() };
		const [[first, want], [second, other]] = solved;
		let told = 0;
		let turns = 0;
		const timer = setInterval(() => turns++);
		done.table = String(listed(await pbn.solve(first, { workers: 2, onProgress: () => told++ })) === want);
		clearInterval(timer);
		done.alive = [loaded(), told >= 5, turns > 0].join();
		// Its solvers, which have started, are killed in the middle of a search.
		const started = workers.length;
		let searches = 0;
		const kill = () => searches++ === 0 && workers.slice(1).forEach((one) => one.terminate());
		done.killed = [listed(await pbn.solve(second, { workers: 1, onProgress: kill })) === other, worker === workers.length > started].join();
		const stop = new AbortController();
		done.stopped = await failure(pbn.solve(hardest[0], { signal: stop.signal, onProgress: ({ positions }) => positions > 0 && stop.abort(new RangeError("enough")) }));
		const { games } = await pbn.optimum(`[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${first}"]\n`);
		done.optimum = games[0].filled.join();
		pbn.close();
		done.closed = await failure(pbn.solve(first));
		return done;
	},
};

let unsafe = true;
try {
	new Function("");
} catch {
	unsafe = false;
}
let result;
try {
	result = await tests[query.get("test")](await import("/pbnkit/index.js"));
} catch (error) {
	result = { error: String(error?.stack ?? error) };
}
const added = Reflect.ownKeys(globalThis).filter((key) => !keys.includes(key)).map(String);
const lost = keys.filter((key) => !Reflect.ownKeys(globalThis).includes(key)).map(String);
document.body.textContent = JSON.stringify({ result, added, lost, unsafe });
document.documentElement.dataset.ready = "true";
