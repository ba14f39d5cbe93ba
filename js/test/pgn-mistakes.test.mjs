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
	strings: (value) => Array.isArray(value) && value.every((one) => typeof one === "string"),
	callback: (value) => typeof value === "function",
	text: (value) => typeof value === "string" && value !== "",
	nothing: () => false,
};

const whole = { sourceEncoding: accepts.nothing, signal: accepts.nothing };
const pieces = { ...whole, onProgress: accepts.callback };
const range = { from: accepts.nothing, count: accepts.nothing };
const checked = { severities: accepts.object, text: accepts.object };

/** The options of each verb, and which of the values they take. */
const verbs = {
	parse: { ...pieces, ...range, moves: accepts.boolean },
	games: { ...pieces, ...range, moves: accepts.boolean, diagnostics: accepts.boolean, position: accepts.text, material: accepts.text, variations: accepts.boolean },
	legalMoves: { variant: accepts.nothing, signal: accepts.nothing },
	validate: { ...pieces, ...checked, as: accepts.nothing },
	export: { ...pieces, text: accepts.object, to: accepts.nothing, ...Object.fromEntries(["as", "encoding", "order", "escapes", "variations", "comments", "nags", "clocks"].map((name) => [name, accepts.nothing])) },
	edit: { ...whole, ...checked },
	write: { signal: accepts.nothing, onProgress: accepts.callback, unmappable: accepts.nothing, ...Object.fromEntries(["as", "encoding", "order", "escapes", "variations", "comments", "nags", "clocks"].map((name) => [name, accepts.nothing])) },
	apply: { ...whole, ...checked, fixes: accepts.array, unmappable: accepts.nothing },
	convert: { ...whole, ...Object.fromEntries(["to", "positions", "enPassant", "castling", "from", "moves"].map((name) => [name, accepts.nothing])), distinct: accepts.boolean, columns: accepts.strings },
	"epd.parse": { ...pieces, ...range, notation: accepts.nothing },
	"epd.records": { ...pieces, ...range, notation: accepts.nothing, diagnostics: accepts.boolean },
	"epd.validate": { ...pieces, ...checked, notation: accepts.nothing, as: accepts.nothing },
	"epd.export": { ...pieces, notation: accepts.nothing, encoding: accepts.nothing, text: accepts.object, to: accepts.nothing },
	"epd.apply": { ...whole, ...checked, notation: accepts.nothing, fixes: accepts.array, unmappable: accepts.nothing },
};

/** What no source is. */
const sources = [undefined, null, 7, true, {}, [], Symbol("s"), 7n, new Date(0), new Map(), () => 1, new Response("", { status: 404 })];

const byName = { "no/rule": "off", "tag/duplicat": "error", "": "info", constructor: "off" };

/** What comes before the options of a right call. */
const right = { legalMoves: ["8/8/8/4k3/8/8/8/4K3 w"], edit: [games, []], write: [[]] };
const rightOf = (verb) => right[verb] ?? [games];

/** Kinds of mistakes: each gives the arguments of a call, and what its message has to name. */
const kinds = [
	(verb, pick) => {
		const name = pick(Object.keys(verbs[verb]));
		const wrong = pick(values.filter((value) => !verbs[verb][name](value)));
		return [[...rightOf(verb), { [name]: wrong }], `the option "${name}" has to be `];
	},
	(verb, pick) => {
		const name = `${pick(Object.keys(verbs[verb]))}${pick(["s", "_", "2"])}`;
		return [[...rightOf(verb), { [name]: pick(values) }], `there is no option "${name}"`];
	},
	(verb, pick) => [[...rightOf(verb), pick([null, 7, "x", true, () => 1, Symbol("s")])], "the options have to be an object"],
];
const ofSources = [
	(verb, pick) => [[pick(sources), ...rightOf(verb).slice(1)], /the source has to be|HTTP status 404/],
	(verb, pick) => [[...rightOf(verb), { sourceEncoding: pick(["iso-8859-1", "windows-1252", "utf-16le", "utf-16be", "latin1"]) }], 'with a string, the option "sourceEncoding" has to be "utf-8"'],
];

/** Mistakes that only the core can see. */
const ofChecks = [
	(verb, pick) => {
		const rule = pick(Object.keys(byName));
		return [[...rightOf(verb), { severities: { [rule]: byName[rule] } }], `there is no rule “${rule}”`];
	},
	(verb, pick) => [[...rightOf(verb), { severities: { "tag/duplicate": pick(["of", "", 7, null, {}]) } }], 'the option "severities" has to be an object'],
	(verb, pick) => [[...rightOf(verb), { text: { [pick(["path", "color", "errorsOnly", "more"])]: pick([7, [], {}]) } }], 'the option "text" has to be an object'],
];
const ofFixes = [
	(_, pick) => [[games, { fixes: pick([[7], [{}], [{ edits: {} }], [{ edits: [{}] }], [{ edits: [{ span: {}, text: "" }] }], [null]]) }], 'the option "fixes" has to be an array of fixes'],
];

const odd = [{}, [[]], true, -1, 1.5, NaN, "x", [{ x: 1 }], { san: 7 }, [null], 7n, Symbol("s"), () => 1];
const edits = [
	{ game: 2, tag: "Site", value: "x" },
	{ game: 2, move: 1, value: "c5" },
	{ game: 2, append: [], value: "Bb5" },
	{ game: 2, comment: "new", of: 1, value: "x" },
	{ game: 2, nag: 1, of: 0 },
	{ game: 2, variation: "new", of: 1, value: "d5" },
	{ game: 2, promote: [1, 0, 0] },
	{ game: 2, result: "*" },
];
const ofEdits = [
	(_, pick) => [[games, pick([undefined, null, 7, "x", {}, () => 1])], "the edits have to be an array"],
	(_, pick) => [[games, [pick(edits), pick([null, 7, "x", [], true, {}, { game: 2 }, { game: 2, tag: "Site", move: 1, value: "x" }])]], "edits[1]"],
	(_, pick) => [[games, [{ ...pick(edits), game: pick([0, -1, 1.5, NaN, "1", null, [], 3, 7n]) }]], "edits[0].game"],
	(_, pick) => [[games, [{ ...pick(edits), nothing: pick(odd) }]], 'edits[0] has no member "nothing"'],
	(_, pick) => [[games, [{ game: 2, move: pick([[], [0, 0], [-1], "e4", true, {}, 99, [1, 5, 0]]), value: "e4" }]], "edits[0]"],
	(_, pick) => [[games, [{ game: 2, move: 0, value: pick([true, [], "e5", "Ke8", "zz", { san: 7 }, { from: "e2" }, { from: "e9", to: "e4" }]) }]], "edits[0].value"],
];
const ofGames = [
	(_, pick) => [[pick([undefined, null, 7, "x", {}, () => 1])], "the games have to be an array"],
	(_, pick) => [[[{}, pick([null, 7, "x", [], true, undefined, () => 1, 7n])]], "games[1] has to be an object"],
	(_, pick) => [[[{ nothing: pick(odd) }]], 'games[0] has no member "nothing"'],
	(_, pick) => [[[{ moves: ["e4", pick(["Ke7", "e4", "zz", "", 7, null, true, {}, { san: 7 }, { from: "e7" }, { san: "e5", nags: [256] }, { san: "e5", clock: -1 }, { san: "e5", eval: {} }, NaN, 7n])] }]], "games[0].moves[1]"],
	(_, pick) => [[[{ tags: pick([7, "x", [7], [{}], [{ name: "A" }], { A: null }, { A: [] }]) }]], "games[0].tags"],
	(_, pick) => [[[{ result: pick([7, "2-0", [], {}]) }]], "games[0].result"],
	(_, pick) => [[[{ start: pick(["x", "8/8/8/8/8/8/8/8 w - - 0 1", 7]) }]], "games[0]"],
];

const ofConvert = [
	(_, pick) => [[games, pick([{}, { to: undefined }, { positions: "end" }, { distinct: true }])], "convert.to has to be one of"],
];

const kindsOf = (verb) => [...kinds, ...(verb === "convert" ? ofConvert : []), ...("sourceEncoding" in verbs[verb] && verb !== "convert" ? ofSources : []), ...(verb === "edit" ? ofEdits : []), ...(verb === "write" ? ofGames : []), ...("severities" in verbs[verb] ? ofChecks : []), ...("fixes" in verbs[verb] ? ofFixes : [])];

/** Calls a verb, and reads all that it gives. */
async function call(pgn, verb, given) {
	const [name, part] = verb.split(".").reverse();
	const answer = (part ? pgn[part] : pgn)[name](...given);
	if (verb === "games") for await (const game of answer) game.number;
	if (verb === "epd.records") for await (const record of answer) record.number;
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
