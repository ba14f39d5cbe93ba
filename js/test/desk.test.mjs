import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { load as loadPbn } from "../dist/desk.js";
import { load as loadPbi } from "../dist/pbi-desk.js";
import { load as loadPdn } from "../dist/pdn-desk.js";
import { load as loadPgn } from "../dist/pgn-desk.js";
import { games as chess } from "./chess.mjs";
import { compositions } from "./compositions.mjs";
import { games as draughts } from "./draughts-games.mjs";
import { folderWith } from "./pbn.mjs";

const native = fileURLToPath(new URL("build/pbn", import.meta.url));
const bridge = readFileSync(new URL("../../site/src/example.pbn", import.meta.url));
const text = (bytes) => new TextDecoder().decode(bytes);
const problems = compositions.replace("\uFEFF", "");

/** Two files of each notation, the second of which has something of the first. */
const files = { pbn: [bridge, Buffer.concat([Buffer.from('[Event "Muller"]\n[Board "3"]\n[Dealer "W"]\n\n[Board "2"]\n\n'), bridge])], pgn: [chess, `1. d4 d5 *\n\n${chess}`], pdn: [draughts, `[White "Zoë"]\n1. 33-28 *\n\n${draughts}`], pbi: [problems, problems.replace("#PBI 1.2\n", "#PBI 1.1\n# mine\nZoë::#3::::::\n")] };
const loads = { pbn: loadPbn, pgn: loadPgn, pdn: loadPdn, pbi: loadPbi };

/** What the command writes for the two files, and what it says. */
function command(notation, name, ...options) {
	const cwd = folderWith({ [`a.${notation}`]: files[notation][0], [`b.${notation}`]: files[notation][1] });
	const { status, stdout, stderr } = spawnSync(native, [name, ...options, `a.${notation}`, `b.${notation}`], { cwd });
	assert.ok(status < 2, String(stderr));
	return { bytes: stdout, said: String(stderr), cwd };
}

for (const [notation, load] of Object.entries(loads)) {
	describe(`the desk of ${notation} and the command`, async () => {
		const desk = await load();
		after(() => desk.close());
		const sources = () => files[notation].map((file) => new Blob([file]).stream());
		const field = { pbn: "board", pbi: "author" }[notation] ?? "white";
		const [event, site, annotator] = notation === "pbi" ? ["source", "source", "status"] : ["event", "Site", "Annotator"];

		const calls = {
			select: [["select", "--where", `has ${field}`, `--by=-${field}`], { where: `has ${field}`, by: `-${field}` }],
			sort: [["sort", "--by", `date,${field}`], { by: `date,${field}` }],
			merge: [["merge", "--distinct"], { distinct: true }],
			duplicates: [["duplicates", "--twins", "-o", "-"], { write: "repeated" }],
			set: [["set", "--tag", `${site}=Here`, "--tag", `${annotator}=`, "--games", "2-"], { tags: { [site]: "Here", [annotator]: "" }, games: "2-" }],
			...(notation === "pbn" && {
				number: [["number", "--from", "7", "--turn"], { from: 7, turn: true }],
				"number bare": [["number", "--bare"], { bare: true }],
				rotate: [["rotate", "--seats", "3", "--where", "board < 3"], { seats: 3, where: "board < 3" }],
			}),
		};
		if (notation === "pgn") calls["set openings"] = [["set", "--eco", "--tag", "Site=Here", "--where", "not eco = C33"], { eco: true, tags: { Site: "Here" }, where: "not eco = C33" }];
		if (notation === "pbi") calls["select a board"] = [["select", "--position", "8/7N/k7/p7/8/8/Q3K3/7R w"], { position: "8/7N/k7/p7/8/8/Q3K3/7R w" }];
		for (const [name, [line, options]] of Object.entries(calls)) {
			const [verb] = name.split(" ");
			it(`${name} the same`, async () => {
				const { bytes } = await desk[verb](sources(), options);
				assert.equal(text(bytes), text(command(notation, ...line).bytes));
				assert.ok(bytes.length > 0);
			});
		}

		it("divide and count the same", async () => {
			const { cwd } = command(notation, "split", "--by", field, "-o", "parts");
			const { parts } = await desk.split(sources(), { by: field });
			const want = Object.fromEntries(readdirSync(join(cwd, "parts")).map((name) => [name, readFileSync(join(cwd, "parts", name), "utf8")]));
			assert.deepEqual(Object.fromEntries(parts.map(({ name, bytes }) => [`${name}.${notation}`, text(bytes)])), want);
			const { rows, counted } = await desk.stats(sources(), { by: `${field},${event}` });
			const said = JSON.parse(text(command(notation, "stats", "--by", `${field},${event}`, "--format", "json").bytes));
			assert.deepEqual(rows.map(({ values, gameCount }) => ({ [field]: values[0], [event]: values[1], games: gameCount })), said.rows);
			assert.equal(counted, said.games);
		});
	});
}

describe("a desk", async () => {
	const desk = await loadPgn();
	after(() => desk.close());
	const many = `${chess}\n`.repeat(200);

	it("finds in texts, bytes, blobs and streams, alone or together, and tells how far it is", async () => {
		const told = [];
		const bytes = new TextEncoder().encode(many);
		const sources = [many, bytes, bytes.buffer, new Blob([many]), new Blob([many]).stream(), new Response(many)];
		const { found, files } = await desk.find(sources, { where: "white Ann", onProgress: (progress) => told.push(progress) });
		assert.equal(found, 200 * sources.length);
		assert.deepEqual(files.map(({ games }) => games.length), sources.map(() => 200));
		assert.equal(told.at(-1).done, bytes.length * sources.length);
		assert.ok(told.every(({ total }) => total === undefined) && told.length > sources.length);
		await desk.find(bytes, { onProgress: (progress) => told.push(progress) });
		assert.deepEqual(told.at(-1), { done: bytes.length, total: bytes.length });
		assert.deepEqual(await desk.find([]), { gameCount: 0, found: 0, files: [] });
	});

	it("writes to a stream as it reads, and ends both when it is given up", async () => {
		const pieces = [];
		const { written, bytes } = await desk.select(many, { games: [2, 4, 3, 400], to: new WritableStream({ write: (piece) => void pieces.push(piece) }) });
		assert.deepEqual([written, bytes.length], [4, 0]);
		assert.equal((text(Buffer.concat(pieces)).match(/^\[White /gm) ?? []).length, 4);
		const late = new AbortController();
		const ended = [];
		const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new TextEncoder().encode(chess)), cancel: (reason) => void ended.push(reason) });
		const to = new WritableStream({ write: () => late.abort(new Error("enough")), abort: (reason) => void ended.push(reason) });
		await assert.rejects(desk.select(endless, { to, signal: late.signal }), /enough/);
		await new Promise((resolve) => setTimeout(resolve));
		assert.deepEqual(ended.map(({ message }) => message), ["enough", "enough"]);
		assert.equal((await desk.find(chess)).found, 2);
	});

	it("says what is wrong with a call before it reads", async () => {
		for (const [verb, options, message] of [
			["find", { where: "elo > x" }, /^find: the condition at character 7, elo {2}?> ▸|^find: the condition at character 7/],
			["find", { games: "x" }, /^find: games: "x" is no number/],
			["find", { position: "x" }, /^find: position: /],
			["sort", {}, /^sort: the option "by" is needed$/],
			["sort", { by: "hcp" }, /^sort: by: no field is called "hcp"/],
			["split", {}, /^split: either the option "by" is needed, or "count"$/],
			["merge", { same: "deal" }, /^merge: the option "same" has to be one of "players", "moves"$/],
			["set", { tags: { White: 1 } }, /^set: the option "tags" has to be an object/],
			["set", {}, /^set: the option "tags" is needed, or "eco"$/],
			["find", { sourceEncoding: "koi8-r" }, /^find: the option "sourceEncoding" has to be one of/],
			["find", { seats: 1 }, /^find: there is no option "seats"$/],
		]) {
			await assert.rejects(desk[verb](chess, options), (error) => error instanceof TypeError && message.test(error.message), `${verb} ${JSON.stringify(options)}`);
		}
		await assert.rejects(desk.find({}), /^TypeError: find: the source has to be/);
		assert.equal("number" in desk, false);
		assert.equal(await desk.check("elo > 2400"), undefined);
		assert.equal((await desk.check("𝄞")).at, 0);
		const { mistake, field, expected } = await desk.check("result 2-0");
		assert.deepEqual([mistake, field, expected], ["not-choice", "result", ["1-0", "0-1", "1/2-1/2", "*"]]);
	});

	it("works in a worker, and not once it was closed", async () => {
		const other = await loadPgn({ worker: true });
		assert.equal((await other.find(many, { where: "result 1-0" })).found, 200);
		const closing = assert.rejects(other.find(many), { name: "DeskClosedError" });
		other.close();
		await closing;
	});
});

describe("the desk of problems", async () => {
	const desk = await loadPbi();
	after(() => desk.close());

	it("changes nothing where a field would be wrong, and refuses what is none", async () => {
		const { bytes, changed, refused } = await desk.set(compositions, { tags: { position: "KN6/8/8/8/8/8/8/8" } });
		assert.equal(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), compositions);
		assert.deepEqual([changed, refused[0].rule], [0, "position/knight"]);
		await assert.rejects(desk.set(compositions, { tags: { elo: "7" } }), /^TypeError: set: tags\.elo: it is not one of author, position/);
		await assert.rejects(desk.find(compositions, { position: "KN6" }), /^TypeError: find: position: it is neither a board/);
		await assert.rejects(desk.set(compositions, { eco: true }), /^TypeError: set: there is no option "eco"/);
		assert.equal((await desk.set(compositions, { tags: { status: "cooked", source: null }, games: [2] })).changed, 1);
	});
});
