// compare.mjs WASM_EXEC PLAIN REWRITTEN: runs both modules. For each file on the input, which comes with its length before it, it
// answers a line: what differs, or "same" and how many bytes came out.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [glue, ...paths] = process.argv.slice(2);
await import(pathToFileURL(glue).href);
const compiled = await Promise.all(paths.map((path) => WebAssembly.compile(readFileSync(path))));

async function start(module) {
	const go = new globalThis.Go();
	const instance = await WebAssembly.instantiate(module, go.importObject);
	delete globalThis.pbn;
	go.run(instance);
	return globalThis.pbn;
}
const instances = [];
for (const module of compiled) instances.push(await start(module));

const calls = [
	["parse", {}],
	["validate", {}],
	["validate", { as: "export" }],
	["export", {}],
	["export", { inherit: "resolve", missing: "omit", encoding: "ascii" }],
	["exportDocument", {}],
	["blocks", {}],
	["apply", { safe: true }],
];

/** All that a call returns, as text; but not the stack of a panic, which has addresses. */
function returned(pbn, verb, options, file) {
	const { stack, ...result } = pbn[verb](file, options);
	const text = (value) => (value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value);
	return Object.entries(result).sort().map(([name, value]) => `${name}: ${text(value)}`).join("\n");
}

async function compare(file) {
	let size = 0;
	for (const [verb, options] of calls) {
		const results = instances.map((pbn) => returned(pbn, verb, options, file));
		const [plain, rewritten] = results;
		size += plain.length;
		if (plain !== rewritten) {
			let at = 0;
			while (plain[at] === rewritten[at]) at++;
			const there = results.map((text) => JSON.stringify(text.slice(at, at + 80))).join(" and ");
			return `${verb} ${JSON.stringify(options)} differs at ${at}: ${there}`;
		}
		// An instance in which the program panicked is not used again.
		if (/^error: /m.test(plain)) for (const [i, module] of compiled.entries()) instances[i] = await start(module);
	}
	return `same ${size}`;
}

let waiting = Buffer.alloc(0);
for await (const piece of process.stdin) {
	waiting = Buffer.concat([waiting, piece]);
	while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32LE(0)) {
		const end = 4 + waiting.readUInt32LE(0);
		const file = new Uint8Array(waiting.subarray(4, end));
		waiting = waiting.subarray(end);
		process.stdout.write(`${await compare(file)}\n`);
	}
}
process.exit();
