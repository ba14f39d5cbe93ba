import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { load } from "../dist/index.js";
import { listed, solved } from "./dd.mjs";
import { ddWasm, pbnWasm } from "./modules.mjs";
import { WebWorker } from "./web-worker.mjs";

globalThis.Worker = WebWorker;

const rejection = (promise) => promise.then(() => assert.fail("it worked"), (error) => error);
const start = (worker = false) => load({ wasm: pbnWasm, solver: ddWasm, worker });
const text = (bytes) => new TextDecoder().decode(bytes);
const [first, second] = solved;
const game = (deal, more = "") => `[Event ""]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "EW"]\n[Deal "${deal}"]\n${more}`;
const play = '[Declarer "N"]\n[Contract "2H"]\n[Play "E"]\nDA D9 D2 D5\nS8 SK SA S6\n*\n';
const tags = ["OptimumResultTable", "OptimumScore", "OptimumPlayTable"];

/** The tricks that the OptimumResultTable of a game has, as lists of deals do. */
function results({ sections }) {
	const { rows } = sections.find(({ name }) => name === "OptimumResultTable");
	assert.equal(rows.length, 20);
	const tricks = { N: {}, E: {}, S: {}, W: {} };
	for (const [declarer, denomination, result] of rows) tricks[declarer][denomination] = Number(result);
	return listed({ tricks });
}

describe("optimum", () => {
	for (const worker of [false, true]) {
		it(`fills in what is missing, and nothing else changes (worker: ${worker})`, async () => {
			const pbn = await start(worker);
			const source = `% PBN 2.1\n${game(first[0], play)}\n${game(second[0], "{a comment}\n")}`;
			const { bytes, games, left, changed, diagnostics, refused } = await pbn.optimum(source, { workers: 2 });
			assert.deepEqual(games, [
				{ game: 1, filled: tags, differs: [] },
				{ game: 2, filled: tags.slice(0, 2), differs: [] },
			]);
			assert.deepEqual([left, changed.length, refused], [0, 5, undefined]);
			assert.deepEqual(diagnostics.filter(({ rule }) => /^(optimum|table)\//.test(rule)), []);
			const filled = await pbn.parse(bytes);
			assert.deepEqual(filled.games.map(results), [first[1], second[1]]);
			assert.deepEqual(filled.games[0].par, [{ tag: "OptimumScore", score: { side: "NS", points: -110 } }]);
			// Each row of the play is what solvePlay says.
			const { cards } = await pbn.solvePlay(filled.games[0]);
			const rows = cards.map(({ best }) => ["S", "H", "D", "C"].map((suit) => best.filter((card) => card[0] === suit).map((card) => card[1]).join("") || "-"));
			assert.deepEqual(filled.games[0].sections.find(({ name }) => name === "OptimumPlayTable").rows, rows);
			// Without them the file is what it was.
			const without = await pbn.edit(bytes, changed.map(({ game, tag }) => ({ game, tag, value: null })));
			assert.equal(text(without.bytes), source);
			const again = await pbn.optimum(bytes, { only: "missing" });
			assert.deepEqual([again.games, again.changed, text(again.bytes)], [[], [], text(bytes)]);
			pbn.close();
		});
	}

	it("fills in the PBN that LIN and bare deals become", async () => {
		const pbn = await start();
		const lin = text((await pbn.convert(game(first[0], '[North "Łukasz"]\n'), { to: "lin" })).bytes);
		for (const [source, options, from] of [[lin, {}, "lin"], [lin, { notation: "lin" }, "lin"], [first[0], { notation: "auto" }, "deal"]]) {
			const { bytes, games, changed, ...found } = await pbn.optimum(source, options);
			assert.deepEqual([found.from, found.left, games[0].game, games[0].filled.length], [from, 0, 1, from === "lin" ? 2 : 1]);
			const [filled] = (await pbn.parse(bytes)).games;
			assert.deepEqual(results(filled), first[1]);
			if (from === "lin") assert.equal(filled.tags.find(({ name }) => name === "North").value, "Łukasz");
			assert.deepEqual(changed.map(({ tag }) => tag), games[0].filled);
		}
		const asPbn = await pbn.optimum(lin, { notation: "pbn" });
		assert.deepEqual([asPbn.from, asPbn.games, text(asPbn.bytes)], [undefined, [], lin]);
		const checked = await pbn.optimum(lin, { only: "check" });
		assert.deepEqual([checked.from, checked.games, checked.changed, checked.gameCount], ["lin", [], [], 1]);
		const nothing = await pbn.optimum("pg||");
		assert.deepEqual([nothing.from, nothing.gameCount, text(nothing.bytes)], [undefined, 0, "pg||"]);
		await assert.rejects(pbn.optimum(lin, { notation: "xml" }), /^TypeError: optimum: the option "notation" has to be one of "auto", "pbn", "lin", "deal"$/);
		await assert.rejects(pbn.edit(lin, [{ game: 1, tag: "Site", value: "x" }]), /^TypeError: edit: edits\[0\]\.game is 1, but the file has none: This is a LIN file of Bridge Base Online, not PBN$/);
		pbn.close();
	});

	it("makes a table whole, corrects what is wrong where that is asked for, and tells of it in any case", async () => {
		const pbn = await start();
		const whole = text((await pbn.optimum(game(first[0], play))).bytes);
		const short = whole.replace(/^N NT .*\n/m, "");
		const wrong = whole.replace(/^N NT 6$/m, "N NT 5").replace('"NS -110"', '"EW 90"').replace(/(\[OptimumPlayTable .*\n).*/, "$1A - - -");
		assert.ok(short !== whole && wrong !== whole);
		const tried = async (source, only) => {
			const { games, bytes } = await pbn.optimum(source, { only });
			return [games.map(({ filled, differs }) => [filled.length, differs.length]), text(bytes) === whole ? "whole" : text(bytes) === source ? "same" : "other"];
		};
		assert.deepEqual(await tried(short, "missing"), [[[1, 0]], "whole"]);
		assert.deepEqual(await tried(whole.replace('"NS -110"', '"?"'), "missing"), [[[1, 0]], "whole"]);
		assert.deepEqual(await tried(wrong, "missing"), [[], "same"]);
		assert.deepEqual(await tried(wrong, "all"), [[[3, 3]], "whole"]);
		assert.deepEqual(await tried(wrong, "check"), [[[0, 3]], "same"]);
		assert.deepEqual(await tried(whole, "check"), [[[0, 0]], "whole"]);
		assert.deepEqual(await tried(game(first[0]), "check"), [[], "same"]);
		// In another order, of other columns, it is as right.
		const table = '[OptimumResultTable "Denomination;Declarer;Result"]\n';
		const turned = whole.replace(/\[OptimumResultTable[^[]*/, (section) => `${table}${section.split("\n").slice(1, -1).reverse().map((row) => row.replace(/(\S+) (\S+)/, "$2 $1")).join("\n")}\n`);
		assert.deepEqual(await tried(turned, "all"), [[[0, 0]], "same"]);
		pbn.close();
	});

	it("says why a deal cannot be solved, and goes on with the others", async () => {
		const pbn = await start();
		const { games, bytes } = await pbn.optimum(`[Board "0"]\n\n${game("N:AK4.QJ52..T98765 - - -")}\n${game(second[0])}\n`);
		assert.deepEqual(games, [
			{ game: 2, filled: [], differs: [], why: "the hand of East is not given" },
			{ game: 3, filled: tags.slice(0, 2), differs: [] },
		]);
		assert.equal(results((await pbn.parse(bytes)).games[2]), second[1]);
		pbn.close();
	});

	it("makes the edits of other games where those of one cannot be made", async () => {
		const pbn = await start();
		const small = game("N:A2.3.. K3.4.. Q4.5.. J5.6..");
		// What is added to the fifth would end the comment and the string after it elsewhere.
		const { games, bytes, changed } = await pbn.optimum(`${`${small}\n`.repeat(5)}\n{ x [Site "\n${small}{y\n[Note "1:}\n`);
		assert.deepEqual(games.map(({ filled }) => filled.length), [1, 1, 1, 1, 0]);
		assert.deepEqual([games[4].why, changed.length], ["with the edits the file would not have the same games", 4]);
		assert.equal((await pbn.parse(bytes)).games.filter(({ sections }) => sections.length > 0).length, 4);
		pbn.close();
	});

	it("ends where the caller has enough, keeps what is done, and goes on from there", async () => {
		const pbn = await start();
		const source = [first, second, solved[2], first].map(([deal]) => game(deal)).join("\n");
		const enough = new AbortController();
		const part = await pbn.optimum(source, { until: enough.signal, onProgress: ({ done }) => done === 2 && enough.abort() });
		assert.deepEqual([part.games.map(({ game }) => game), part.left], [[1, 2], 2]);
		const limited = await pbn.optimum(part.bytes, { limit: 1 });
		assert.deepEqual([limited.games.map(({ game }) => game), limited.left], [[3], 1]);
		const rest = await pbn.optimum(limited.bytes);
		assert.deepEqual([rest.games.map(({ game }) => game), rest.left], [[4], 0]);
		assert.deepEqual((await pbn.parse(rest.bytes)).games.map(results), [first[1], second[1], solved[2][1], first[1]]);
		pbn.close();
	});

	it("waits while the caller pauses it", async () => {
		const pbn = await start();
		let resume;
		const paused = new Promise((resolve) => (resume = resolve));
		const told = [];
		const onProgress = (progress) => {
			told.push(progress);
			if (progress.done !== 1) return undefined;
			// Nothing is told while it waits, however long others have the thread.
			setTimeout(() => setTimeout(() => resume(told.length)), 20);
			return paused;
		};
		const { games } = await pbn.optimum(`${game(first[0])}\n${game(second[0])}`, { onProgress });
		assert.equal(await paused, told.findIndex(({ done }) => done === 1) + 1);
		assert.deepEqual(games.map(({ game }) => game), [1, 2]);
		assert.deepEqual([told.at(-1).done, told.at(-1).total], [2, 2]);
		pbn.close();
	});

	it("stops at once by its signal, and remembers what was solved", async () => {
		const pbn = await start();
		const stop = new AbortController();
		const error = await rejection(pbn.optimum([first, second].map(([deal]) => game(deal)).join("\n"), { signal: stop.signal, onProgress: ({ done }) => done === 1 && stop.abort(new Error("enough")) }));
		assert.equal(error.message, "enough");
		const told = [];
		assert.equal(listed(await pbn.solve(first[0], { onProgress: (progress) => told.push(progress) })), first[1]);
		assert.deepEqual(told, []);
		pbn.close();
	});

	it("takes any source, and refuses options that cannot be", async () => {
		const pbn = await start();
		const source = new TextEncoder().encode(game(second[0]));
		for (const given of [source, new Blob([source]), new Blob([source]).stream(), new Response(source)]) {
			assert.deepEqual((await pbn.optimum(given)).games.map(({ filled }) => filled.length), [2]);
		}
		for (const options of [{ only: "some" }, { limit: 0 }, { sourceEncoding: "x" }, { memory: 1 }, { severities: {} }]) {
			const error = await rejection(pbn.optimum(source, options));
			assert.ok(error instanceof TypeError);
			assert.match(error.message, new RegExp(`^optimum: .*"${Object.keys(options)[0]}"`));
		}
		assert.match((await rejection(pbn.optimum(7))).message, /^optimum: the source has to be/);
		pbn.close();
	});

	it("names a game whose edits change how what stays is read, and fills in the others", async () => {
		const pbn = await start();
		const damaged = '000[Deal"N:72.2.. 89.7.. A4.8.. J5.9.."0000[t""[t""0\n0';
		const { games, refused, changed } = await pbn.optimum(`[Deal "N:2... 3... 4... 5..."]\n\n${damaged}`);
		assert.equal(refused, undefined);
		assert.ok(changed.length > 0 && changed.every(({ game }) => game === 1));
		assert.deepEqual(games.map(({ filled }) => filled.length > 0), [true, false]);
		assert.match(games[1].why, /^The table has 3 columns/);
		pbn.close();
	});
});

describe("validate with doubleDummy", () => {
	it("tells what the solver finds otherwise, with the right value, and nothing where all is right", async () => {
		const pbn = await start();
		const { bytes } = await pbn.optimum(game(first[0], play));
		const found = async (source, options = { doubleDummy: true }) => (await pbn.validate(source, options)).diagnostics.filter(({ rule }) => /^optimum\/(result|score|play)$/.test(rule));
		assert.deepEqual(await found(bytes), []);
		const wrong = text(bytes).replace(/^N NT 6$/m, "N NT 5").replace('"NS -110"', '"EW 90"').replace(/(\[OptimumPlayTable .*\n).*/, "$1A - - -");
		const told = [];
		const diagnostics = await found(wrong, { doubleDummy: { workers: 1, memory: 16 << 20, onProgress: (progress) => told.push(progress) } });
		assert.deepEqual(diagnostics.map(({ rule }) => rule).sort(), ["optimum/play", "optimum/result", "optimum/score"]);
		assert.match(diagnostics.find(({ rule }) => rule === "optimum/result").message, /North wins 6 tricks in NT, not 5/);
		assert.deepEqual([told.at(-1).done, told.at(-1).total], [1, 1]);
		const { bytes: mended } = await pbn.apply(wrong, { fixes: diagnostics.flatMap(({ fixes }) => fixes.slice(0, 1)) });
		assert.deepEqual(await found(mended), []);
		// The same is what optimum finds.
		const checked = await pbn.optimum(wrong, { only: "check" });
		assert.equal(checked.diagnostics.filter(({ rule }) => diagnostics.some((one) => one.rule === rule)).length, 3);
		assert.deepEqual(await found(wrong, {}), []);
		assert.deepEqual(await found(wrong, { doubleDummy: false }), []);
		pbn.close();
	});

	it("refuses options that cannot be, before it solves", async () => {
		const pbn = await start();
		for (const options of [{ doubleDummy: "yes" }, { doubleDummy: { memory: 1 } }, { doubleDummy: true, as: "x" }, { doubleDummy: true, nonsense: 1 }]) {
			const error = await rejection(pbn.validate(game(first[0]), options));
			assert.ok(error instanceof TypeError);
			assert.match(error.message, /^validate: .*"(doubleDummy|memory|as|nonsense)"/);
		}
		pbn.close();
	});
});
