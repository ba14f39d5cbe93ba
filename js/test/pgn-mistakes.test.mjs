// Wrong calls of the verbs of chess: whatever the mistake is, the call rejects with a sentence that names it, and the next one works.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { load } from "../dist/pgn.js";
import { games } from "./chess.mjs";
import { pgnWasm } from "./modules.mjs";

/** A generator of numbers below a limit, the same ones in each run. */
function numbers(seed) {
	let state = seed;
	return (limit) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * limit);
	};
}

/** Values that no option takes, except those that its row says. */
const values = [0, -1, 1.5, NaN, Infinity, "", "x", "Export", true, null, [], ["x"], {}, { a: 1 }, () => 1, Symbol("s"), 7n, new Date(0), new Map()];

const accepts = {
	boolean: (value) => typeof value === "boolean",
	object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
	array: (value) => Array.isArray(value) && value.length === 0,
	callback: (value) => typeof value === "function",
	nothing: () => false,
};

const whole = { sourceEncoding: accepts.nothing, signal: accepts.nothing };
const pieces = { ...whole, onProgress: accepts.callback };
const range = { from: accepts.nothing, count: accepts.nothing };
const checked = { severities: accepts.object, text: accepts.object };

/** The options of each verb, and which of the values they take. */
const verbs = {
	parse: { ...pieces, ...range, moves: accepts.boolean },
	games: { ...pieces, ...range, moves: accepts.boolean, diagnostics: accepts.boolean },
	validate: { ...pieces, ...checked, as: accepts.nothing },
	export: { ...pieces, text: accepts.object, to: accepts.nothing, ...Object.fromEntries(["as", "encoding", "order", "escapes", "variations", "comments", "nags", "clocks"].map((name) => [name, accepts.nothing])) },
	apply: { ...whole, ...checked, fixes: accepts.array, unmappable: accepts.nothing },
};

/** What no source is. */
const sources = [undefined, null, 7, true, {}, [], Symbol("s"), 7n, new Date(0), new Map(), () => 1, new Response("", { status: 404 })];

const byName = { "no/rule": "off", "tag/duplicat": "error", "": "info", constructor: "off" };

/** Kinds of mistakes: each gives the arguments of a call, and what its message has to name. */
const kinds = [
	(verb, pick) => {
		const name = pick(Object.keys(verbs[verb]));
		const wrong = pick(values.filter((value) => !verbs[verb][name](value)));
		return [[games, { [name]: wrong }], `the option "${name}" has to be `];
	},
	(verb, pick) => {
		const name = `${pick(Object.keys(verbs[verb]))}${pick(["s", "_", "2"])}`;
		return [[games, { [name]: pick(values) }], `there is no option "${name}"`];
	},
	(_, pick) => [[games, pick([null, 7, "x", true, () => 1, Symbol("s")])], "the options have to be an object"],
	(_, pick) => [[pick(sources)], /the source has to be|HTTP status 404/],
	(_, pick) => [[games, { sourceEncoding: pick(["iso-8859-1", "windows-1252", "utf-16le", "utf-16be", "latin1"]) }], 'with a string, the option "sourceEncoding" has to be "utf-8"'],
];

/** Mistakes that only the core can see. */
const ofChecks = [
	(_, pick) => {
		const rule = pick(Object.keys(byName));
		return [[games, { severities: { [rule]: byName[rule] } }], `there is no rule “${rule}”`];
	},
	(_, pick) => [[games, { severities: { "tag/duplicate": pick(["of", "", 7, null, {}]) } }], 'the option "severities" has to be an object'],
	(_, pick) => [[games, { text: { [pick(["path", "color", "errorsOnly", "more"])]: pick([7, [], {}]) } }], 'the option "text" has to be an object'],
];
const ofFixes = [
	(_, pick) => [[games, { fixes: pick([[7], [{}], [{ edits: {} }], [{ edits: [{}] }], [{ edits: [{ span: {}, text: "" }] }], [null]]) }], 'the option "fixes" has to be an array of fixes'],
];

const kindsOf = (verb) => [...kinds, ...("severities" in verbs[verb] ? ofChecks : []), ...("fixes" in verbs[verb] ? ofFixes : [])];

/** Calls a verb, and reads all that it gives. */
async function call(pgn, verb, given) {
	const answer = pgn[verb](...given);
	if (verb === "games") for await (const game of answer) game.number;
	return answer;
}

describe("a wrong call", () => {
	it("rejects with a sentence that names the mistake: 500 of them", async () => {
		const pgn = await load({ wasm: pgnWasm });
		const next = numbers(49);
		const pick = (list) => list[next(list.length)];
		const seen = new Set();
		for (let count = 1; count <= 500; count++) {
			const verb = pick(Object.keys(verbs));
			const [given, names] = pick(kindsOf(verb))(verb, pick);
			let error;
			try {
				await call(pgn, verb, given);
			} catch (thrown) {
				error = thrown;
			}
			const about = `${verb}(…, ${typeof given[1] === "object" ? Object.keys(given[1] ?? {}) : String(given[1])}): ${error}`;
			assert.ok(error instanceof TypeError, about);
			assert.ok(error.message.startsWith(`${verb}: `), about);
			assert.ok(typeof names === "string" ? error.message.includes(names) : names.test(error.message), `${about}, which does not say ${names}`);
			assert.doesNotMatch(error.message, /undefined|\[object|NaN|is not a function|Cannot read/, about);
			assert.ok(error.message.length < 300, about);
			seen.add(`${verb} ${names}`);
			if (count % 100 === 0) assert.equal((await pgn.parse(games)).games.length, 2);
		}
		assert.ok(seen.size > 60, `only ${seen.size} mistakes differ`);
		pgn.close();
	});
});
