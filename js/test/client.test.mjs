// A client of a notation that there is not, made of what js/src/host has: its module writes a game a line.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const host = await source("host/client", "host/engine", "host/errors", "host/options", "host/verb-options");
const { boolean, completed, gameCount, pieces, text, to, whole, fixes } = host;

const bytes = (value) => new TextEncoder().encode(value);

/** A finding as jobs hand them over (core/wire/findings.go): in game n, at byte n. */
const packed = (n) => new Uint8Array(new Int32Array([16, 0, 1, 2, 3, 4, n, 0, n, 1, 1, n, n, 1, 1, n]).buffer);
const texts = bytes('"board","rule","error","1","message"');

/** The module: a program that answers at once, and notes what it is asked. */
function lines() {
	let held = "";
	const program = {
		alive: true,
		asked: [],
		start: async () => undefined,
		end: () => (program.alive = false),
		call: async (verb, argument, options) => {
			program.asked.push([verb, options]);
			const content = typeof argument === "string" ? argument : new TextDecoder().decode(argument);
			const games = (all) => ({ games: bytes(all) });
			const report = (count, more) => ({ json: bytes(JSON.stringify({ gameCount: count, diagnostics: [], ...more })) });
			switch (verb) {
				case "open":
					held = "";
					return { job: 1 };
				case "push":
					held += content;
					return { texts, diagnostics: packed(2) };
				case "finish":
					return { ...games(held), ...report(held.split("\n").length - 1), diagnostics: packed(1) };
				case "parse":
					return { ...games(content), ...report(content.split("\n").length - 1) };
				case "export":
					return { bytes: bytes(content.toUpperCase()), ...report(1) };
				case "apply":
					return { bytes: bytes(content), ...report(1, { applied: options.fixes.length }) };
				default:
					return { refused: `no ${verb}` };
			}
		},
	};
	return program;
}

const known = {
	parse: { ...pieces, from: gameCount, count: gameCount },
	games: { ...pieces, from: gameCount, count: gameCount, diagnostics: boolean },
	export: { ...pieces, to },
	apply: { ...whole, text, fixes },
	blocks: whole,
};
const read = (verb, given, options = {}) => host.readingOf(verb, given, host.parted(completed(verb, known[verb], options)));

/** The verbs of the notation: what another has to write. */
class Lines {
	#client;
	constructor(client) {
		this.#client = client;
		host.bindVerbs(this);
		host.disposable(this);
	}
	#unpack({ games }) {
		return games ? new TextDecoder().decode(games).trim().split("\n").map((line, at) => () => ({ number: at + 1, line })) : [];
	}
	async parse(given, options) {
		const list = new host.GameList(20);
		const found = await this.#client.report("parse", read("parse", given, options), (answer) => list.add(answer, this.#unpack(answer)));
		return { games: list.games, ...(list.next && { next: list.next }), ...found };
	}
	games(given, options) {
		return this.#client.games(read("games", given, options), (answer) => this.#unpack(answer));
	}
	export(given, options) {
		const reading = read("export", given, options);
		return host.written(reading.calling, (take) => this.#client.report("export", reading, (answer) => take(answer.bytes)));
	}
	async blocks(given) {
		return host.decode(await this.#client.call("blocks", read("blocks", given)));
	}
	apply(given, options) {
		return this.#client.apply(read("apply", given, options));
	}
	close() {
		this.#client.close();
	}
}

function opened() {
	const program = lines();
	const engine = new host.Engine(() => program);
	return { program, client: new Lines(new host.Client({ calls: engine, jobs: engine })) };
}

const all = async (games) => {
	const found = [];
	for (;;) {
		const { done, value } = await games.next();
		if (done) return { games: found, report: value };
		found.push(value);
	}
};

describe("a client of any notation", () => {
	it("parses, at once and in pieces, and lists what was found in the order of the file", async () => {
		const { client: { parse } } = opened();
		assert.deepEqual(await parse("a\nb\n"), { games: [{ number: 1, line: "a" }, { number: 2, line: "b" }], gameCount: 2, diagnostics: [] });
		const { gameCount, diagnostics } = await parse((async function* () { yield bytes("a\n"); })());
		assert.deepEqual([gameCount, diagnostics.map(({ game, rule }) => `${game} ${rule}`)], [1, ["1 rule", "2 rule"]]);
	});

	it("gives one game at a time, and no report where it was asked for some", async () => {
		const { client, program } = opened();
		const { games, report } = await all(client.games("a\nb\nc\n", { diagnostics: true }));
		assert.deepEqual([games.map(({ line }) => line), report.gameCount], [["a", "b", "c"], 3]);
		assert.deepEqual(program.asked[0][0], "open");
		const some = await all(client.games("a\nb\nc\n", { count: 2 }));
		assert.deepEqual([some.games.length, some.report], [2, undefined]);
	});

	it("writes to a stream, or gives the bytes", async () => {
		const { client } = opened();
		assert.equal(new TextDecoder().decode((await client.export("a")).bytes), "A");
		const chunks = [];
		const found = await client.export("b", { to: new WritableStream({ write: (chunk) => void chunks.push(...chunk) }) });
		assert.deepEqual([chunks, "bytes" in found], [[66], false]);
	});

	it("applies fixes as places in bytes, or all that are safe", async () => {
		const { client, program } = opened();
		const span = { start: { byte: 1 }, end: { byte: 2 } };
		assert.equal((await client.apply("abc", { fixes: [{ edits: [{ span, text: "x" }] }] })).applied, 1);
		assert.deepEqual(program.asked[0][1], { sourceEncoding: "utf-8", text: undefined, safe: false, fixes: [[{ from: 1, to: 2, text: "x" }]] });
		await client.apply("abc");
		assert.equal(program.asked[1][1].safe, true);
	});

	it("says what is wrong with options and sources, with the verb", async () => {
		const { client } = opened();
		await assert.rejects(client.parse("a", { form: 1 }), new TypeError('parse: there is no option "form"'));
		await assert.rejects(client.parse("a", { sourceEncoding: "utf-16le" }), new TypeError('parse: with a string, the option "sourceEncoding" has to be "utf-8"'));
		await assert.rejects(client.blocks("a"), new TypeError("blocks: no blocks"));
	});

	it("is closed by its end, with errors of its own name", async () => {
		const { client, program } = opened();
		await client.parse("a\n");
		client[Symbol.dispose]();
		assert.equal(program.alive, false);
		await assert.rejects(client.parse("a\n"), (error) => error instanceof host.KitClosedError && error.name === "KitClosedError");
		host.nameErrors("Lines");
		await assert.rejects(client.parse("a\n"), { name: "LinesClosedError", message: "this Lines was closed" });
	});
});
