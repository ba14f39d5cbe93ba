// What a page computes of its games, and keeps: with a solver that does what the test says.
import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { before, describe, it } from "node:test";
import { load } from "../dist/index.js";
import { obstacleOf, Session, solverOf } from "../dist/viewer.js";
import { pbnWasm } from "./modules.mjs";
import { source } from "./source.mjs";

const { costsInTags } = await source("viewer/solved/session");

const reason = new Error("enough");
const inOrder = ["NT", "S", "H", "D", "C"];
const whole = '[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n';
const end = '[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:A2... K3... Q4... J5..."]\n';
const played = `${end}[Contract "1NT"]\n[Declarer "S"]\n[Play "W"]\nSJ SA SK S4\n*\n`;
const table = `[OptimumResultTable "Declarer;Denomination;Result"]\n${["N", "E", "S", "W"].flatMap((seat) => inOrder.map((strain) => `${seat} ${strain} 7\n`)).join("")}`;

/** Other tricks for each denomination and each seat. */
const tricksOf = (strain) => (seat) => inOrder.indexOf(strain) + 2 * "NESW".indexOf(seat);
const computed = {
	tag: "DoubleDummyTricks",
	tricks: { N: [0, 1, 2, 3, 4], E: [2, 3, 4, 5, 6], S: [4, 5, 6, 7, 8], W: [6, 7, 8, 9, 10] },
};
const par = { tag: "OptimumScore", score: { side: "NS", points: 90 } };
const noSignal = () => new AbortController().signal;

/** A promise that the test settles, or that is rejected with the reason of a signal. */
function gate(signal) {
	let resolve, reject;
	const promise = new Promise((...both) => ([resolve, reject] = both));
	signal?.addEventListener("abort", () => reject(signal.reason));
	return { promise, resolve, reject, signal };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a session", () => {
	let pbn;
	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const gameOf = async (text) => (await pbn.parse(text)).games[0];

	/** A session whose solver knows everything, or does what the test says, with what it was asked. */
	function started(solver = {}, why = undefined) {
		const asked = [];
		const session = new Session({
			async strains(game, wanted, found, signal) {
				asked.push(wanted.join(" "));
				await solver.strains?.(found, signal);
				for (const strain of wanted) found(strain, tricksOf(strain));
			},
			async par() {
				asked.push("par");
				return solver.par ? solver.par() : par;
			},
			async costs(game, signal) {
				asked.push("costs");
				return (await solver.costs?.(signal)) ?? [];
			},
		}, why);
		return { session, asked };
	}

	it("fills a game as if its tags had what was computed", async () => {
		const game = await gameOf(whole);
		const { session } = started();
		assert.equal(session.filled(game), game);
		const computing = session.compute(game, noSignal());
		assert.equal(session.filled(game), game);
		await computing;
		assert.deepEqual(session.filled(game), { ...game, openCards: [computed], par: [par] });
	});

	it("fills in only what the tags do not have", async () => {
		const own = { tag: "OptimumScore", score: { side: "EW", points: 50 } };
		const some = { tag: "DoubleDummyTricks", tricks: { N: [9] } };
		const { session } = started();
		const game = { ...(await gameOf(whole)), openCards: [some], par: [own] };
		await session.compute(game, noSignal());
		assert.deepEqual(session.filled(game), { ...game, openCards: [computed, some], par: [own] });
		const full = await gameOf(`${whole}${table}`);
		assert.equal(session.filled(full), full);
	});

	it("has no par of an end position, nor where the solver has none", async () => {
		for (const [text, wants] of [[end, [inOrder.join(" ")]], [whole, [inOrder.join(" "), "par"]]]) {
			const game = await gameOf(text);
			const { session, asked } = started({ par: () => undefined });
			await session.compute(game, noSignal());
			assert.deepEqual([asked, session.filled(game)], [wants, { ...game, openCards: [computed] }]);
		}
	});

	it("stops what it computes by the signal, keeps what was found, and goes on with the rest", async () => {
		const game = await gameOf(whole);
		const stop = new AbortController();
		let working;
		const { session, asked } = started({
			strains(found, signal) {
				if (working) return undefined;
				for (const strain of inOrder.slice(0, 4)) found(strain, tricksOf(strain));
				working = gate(signal);
				return working.promise;
			},
		});
		await assert.rejects(session.compute(game, AbortSignal.abort(reason)), reason);
		assert.deepEqual(asked, []);
		const computing = session.compute(game, stop.signal);
		assert.equal(session.of(game).state, "busy");
		stop.abort(reason);
		await assert.rejects(computing, reason);
		assert.equal(working.signal.aborted, true);
		const { state, problem, tricks } = session.of(game);
		assert.deepEqual([state, problem, tricks.size, tricks.get("W S")], ["stopped", undefined, 16, "7"]);
		const again = new AbortController();
		await session.compute(game, again.signal);
		assert.deepEqual(asked, ["NT S H D C", "C", "par"]);
		assert.deepEqual(session.filled(game).openCards, [computed]);
		assert.equal(getEventListeners(again.signal, "abort").length, 0);
	});

	it("does not ask for the tricks again where only the par is missing", async () => {
		const game = await gameOf(whole);
		const solver = { par: () => Promise.reject(new Error("no par")) };
		const { session, asked } = started(solver);
		await assert.rejects(session.compute(game, noSignal()), /no par/);
		delete solver.par;
		await session.compute(game, noSignal());
		assert.deepEqual(asked, ["NT S H D C", "par", "par"]);
	});

	it("rejects with what the solver says, and tries again", async () => {
		const game = await gameOf(whole);
		const failing = [new Error("no solver")];
		const { session } = started({
			strains() {
				for (const error of failing.splice(0)) throw error;
			},
		});
		await assert.rejects(session.compute(game, noSignal()), /no solver/);
		assert.equal(session.of(game).problem, "no solver");
		await session.compute(game, noSignal());
		assert.deepEqual([session.of(game).state, session.of(game).problem], ["known", undefined]);
	});

	for (const [error, why, problem] of [
		[new Error("no solver"), undefined, "no solver"],
		["no solver", undefined, "no solver"],
		[new Error("no solver"), (error) => `Sorry: ${error.message}`, "Sorry: no solver"],
	]) {
		it(`says why the cards of a play could not be judged: ${problem}${typeof error === "string" ? ", of a text" : ""}`, async () => {
			const game = await gameOf(`${played}${table}`);
			const { session } = started({ costs: () => Promise.reject(error) }, why);
			session.ask(game);
			await settled();
			const solved = session.of(game);
			assert.deepEqual([solved.state, solved.problem, solved.costs], ["failed", problem, undefined]);
		});
	}

	it("computes nothing twice, and nothing again", async () => {
		const game = await gameOf(played);
		const { session, asked } = started();
		session.ask(game);
		session.ask(game);
		await session.compute(game, noSignal());
		await settled();
		session.ask(game);
		await session.compute(game, noSignal());
		assert.deepEqual(asked, ["costs", "NT S H D C"]);
		assert.equal(session.of(game).costs, session.of(game).costs);
	});

	it("is busy as long as anything is computed, and then says what failed", async () => {
		const game = await gameOf(played);
		const gates = {};
		const { session } = started({
			strains: (_, signal) => (gates.table = gate(signal)).promise,
			costs: (signal) => (gates.play = gate(signal)).promise,
		});
		const states = [];
		const end = session.subscribe(() => states.push(session.of(game).state));
		session.ask(game);
		gates.play.reject(new Error("no play"));
		await settled();
		gates.table.resolve();
		await settled();
		session.hide(game);
		end();
		session.ask(game);
		assert.deepEqual(states, ["busy", "busy", ...inOrder.map(() => "busy"), "failed", "open"]);
	});

	it("stops the table and the play", async () => {
		const game = await gameOf(played);
		const signals = [];
		const work = (signal) => {
			signals.push(signal);
			return gate(signal).promise;
		};
		const { session } = started({ strains: (_, signal) => work(signal), costs: work });
		session.ask(game);
		session.stop(game);
		await settled();
		assert.deepEqual(signals.map(({ aborted }) => aborted), [true, true]);
		assert.deepEqual([session.of(game).state, session.of(game).problem], ["stopped", undefined]);
	});

	const contract = '[Contract "1NT"]\n[Declarer "S"]\n';
	const card = '[Play "W"]\nSJ\n*\n';
	for (const [what, tags, state, noContract] of [
		["no card", contract, "known", false],
		["no card, and no contract", "", "known", false],
		["one card", `${contract}${card}`, "open", false],
		["one card, and no contract", card, "known", true],
		["one card, which the tags judge", `${card}[OptimumPlayTable "S;H;D;C"]\nJ5 - - -\n`, "known", false],
	]) {
		it(`knows whether there is a play to judge: ${what}`, async () => {
			const solved = started().session.of(await gameOf(`${end}${tags}${table}`));
			assert.deepEqual([solved.state, solved.noContract], [state, noContract]);
		});
	}

	it("computes nothing of a deal that cannot be computed", async () => {
		const { session, asked } = started();
		const game = await gameOf('[Deal "N:A... K... Q... -"]\n');
		session.ask(game);
		assert.deepEqual([asked, session.of(game).asked], [[], false]);
	});
});

describe("what the tags say that cards cost", () => {
	let pbn;
	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const optimum = '[OptimumPlayTable "S;H;D;C"]\n';
	for (const [what, tags, want] of [
		["nothing, without a table", "", undefined],
		["nothing, of a table without columns", '[OptimumPlayTable ""]\nJ5\n5\n', undefined],
		["nothing, of a table without clubs", '[OptimumPlayTable "S;H;D"]\nJ5 - -\n', undefined],
		["what is not best", `${optimum}5 - - -\nA2 K - -\n- AK 3 2\n4 - - -\n`, [["SJ", ["S5"]], ["SK", ["HA", "HK", "D3", "C2"]]]],
		["nothing, of cards that have no row or an empty one", `${optimum}- - - -\n? ? ? ?\n3 - - -\n`, [["SK", ["S3"]]]],
		["what the first of two tables says, after another table", `${table}${optimum}5 - - -\n${optimum}- A - -\n`, [["SJ", ["S5"]]]],
	]) {
		it(what, async () => {
			const costs = costsInTags((await pbn.parse(`${played}${tags}`)).games[0]);
			assert.deepEqual(costs && [...costs].map(([{ text }, { better }]) => [text, better]), want);
		});
	}
});

describe("a solver of a page", () => {
	it("stops what it asked for by the signal", async () => {
		const asked = [];
		const ask = (game, { signal }) => {
			const one = gate(signal);
			asked.push(one);
			return one.promise;
		};
		const solver = solverOf((work) => work({ solve: ask, solvePlay: ask }));
		for (const work of [(signal) => solver.strains({}, ["NT"], assert.fail, signal), (signal) => solver.par({}, signal), (signal) => solver.costs({}, signal)]) {
			const stop = new AbortController();
			const working = work(stop.signal);
			await settled();
			stop.abort(reason);
			await assert.rejects(working, reason);
		}
		assert.deepEqual(asked.map(({ signal }) => signal.reason), [reason, reason, reason]);
	});

	it("has no par where there is none", async () => {
		const { par } = solverOf((work) => work({ solve: async () => ({ tricks: {} }) }));
		assert.equal(await par({}, noSignal()), undefined);
	});
});

describe("what keeps a deal from being computed", () => {
	const none = { S: "", H: "", D: "", C: "" };
	const all = { ...none, S: "AKQJT98765432" };
	for (const [what, hands, obstacle] of [
		["no cards", { N: none, E: none, S: none, W: none }, { kind: "noDeal" }],
		["a hand without cards", { N: { ...none, S: "A" }, E: none, S: none, W: none }, { kind: "unequal", cards: [1, 0, 0, 0] }],
		["fourteen cards", { N: { ...none, H: "AKQJT98765432" }, E: { ...all, C: "2" }, S: none, W: none }, { kind: "tooMany", seat: "E", cards: 14 }],
		["nothing: thirteen cards each", { N: all, E: { ...none, H: all.S }, S: { ...none, D: all.S }, W: { ...none, C: all.S } }, undefined],
	]) {
		it(what, () => assert.deepEqual(obstacleOf({ deal: { hands } }), obstacle));
	}
});
