// What the tags of a game say of the tricks with open cards, compared with what a solver found.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { hasPlay, isAsked, optima, playIn, solvedGame } = await source("pbn/optimum", "pbn/solvable");

const strains = ["NT", "S", "H", "D", "C"];
const table = new Map(strains.map((strain, at) => [strain, [at, at + 1, at + 2, at + 3]]));
const results = ["N", "E", "S", "W"].flatMap((seat, at) => strains.map((strain) => [seat, strain, String(table.get(strain)[at])]));
const deal = { hands: {} };
const play = { bid: { level: 1, denomination: "NT" }, declarer: "S", play: { tricks: [{ moves: [0] }], moves: [{ kind: "card", seat: "W", text: "SA" }] } };
const columnsOf = (text) => text.split(";").map((name) => ({ name }));

/** A game with tags, each "Name value", and a section of rows for each that has them. */
function gameOf(tags, sections = {}, others = {}) {
	const list = tags.map(([name, value, more]) => ({ name, value, ...more }));
	const found = Object.entries(sections).map(([name, rows]) => {
		const tag = list.findIndex((one) => one.name === name);
		return { name, tag, columns: columnsOf(list[tag].value), rows };
	});
	return { number: 7, deal, tags: list, sections: found, ...others };
}

const resultTag = ["OptimumResultTable", "Declarer;Denomination;Result"];
const scoreTag = ["OptimumScore", "NS 90"];
const playTag = ["OptimumPlayTable", "S;H;D;C"];
const whole = [[resultTag, scoreTag, playTag], { OptimumResultTable: results, OptimumPlayTable: [["A", "-", "-", "-"]] }];
const known = { dealer: "N", vulnerable: "None", ...play };

describe("a game is solved", () => {
	for (const [what, game, wants] of [
		["not without a deal", gameOf([], {}, { deal: undefined }), ""],
		["where it has no tag", gameOf([]), "missing all"],
		["where all that it can have is missing", gameOf([], {}, known), "missing all"],
		["where it has all tags, only for all or to be checked", gameOf(...whole, known), "all check"],
		["where its table is short", gameOf(whole[0], { ...whole[1], OptimumResultTable: results.slice(1) }, known), "missing all check"],
		["where it has no score", gameOf([resultTag, playTag], whole[1], known), "missing all check"],
		["where its score is not known", gameOf([resultTag, ["OptimumScore", "?"], playTag], whole[1], known), "missing all check"],
		["where its score is empty", gameOf([resultTag, ["OptimumScore", ""], playTag], whole[1], known), "missing all check"],
		["where its score counts for nothing", gameOf([resultTag, [...scoreTag, { duplicate: true }], playTag], whole[1], known), "missing all check"],
		["where it has no table of its play", gameOf([resultTag, scoreTag], { OptimumResultTable: results }, known), "missing all check"],
		["where its dealer is not known, only for all or to be checked", gameOf([resultTag], { OptimumResultTable: results }, { vulnerable: "All" }), "all check"],
		["where its vulnerability is not known, only for all or to be checked", gameOf([resultTag], { OptimumResultTable: results }, { dealer: "N" }), "all check"],
		["where it has a score that cannot be checked", gameOf([scoreTag]), "missing all"],
	]) {
		it(what, () => assert.equal(["missing", "all", "check"].filter((only) => isAsked(game, only)).join(" "), wants));
	}

	it("with its play, where that has a card", () => {
		const none = { ...play, play: { tricks: [], moves: [] } };
		assert.deepEqual([play, none, { ...play, declarer: undefined }].map((game) => hasPlay(game)), [true, false, false]);
	});
});

describe("the tags of a game", () => {
	/** In what state its tags are: of the results, the score and the play. */
	const states = (game, found = { par: 90, best: [["SA", "SK"], ["HT", "H9", "DQ"]] }) => optima(game, { table, ...found }).map(({ state }) => state).join(" ");
	const rows = [["AK", "-", "-", "-"], ["-", "T9", "Q", "-"]];
	const score = (side, points) => ({ par: [{ tag: "OptimumScore", score: { side, points } }] });
	const of = (resultRows, playRows, others) => gameOf([resultTag, scoreTag, playTag], { OptimumResultTable: resultRows, OptimumPlayTable: playRows }, others);

	for (const [what, game, want, found] of [
		["are missing", gameOf([]), "missing missing missing"],
		["are right", of(results, rows, score("NS", 90)), "right right right"],
		["are right in another order, and of the other side", of([...results].reverse(), [["KA", "-", "-", "-"], ["-", "9T", "Q", "-"]], score("EW", -90)), "right right right"],
		["are incomplete", of(results.slice(1), rows.slice(1, 1), score("NS", 90)), "incomplete right incomplete"],
		["have a row twice, and lack one", of([...results.slice(1), results[1]], rows.slice(0, 1), score("NS", 90)), "incomplete right incomplete"],
		["have another result, score and card", of([["N", "NT", "13"], ...results.slice(1)], [["A", "-", "-", "-"], rows[1]], score("EW", 90)), "wrong wrong wrong"],
		["have a row that is of nobody", of([["X", "NT", "0"], ...results], [rows[0], ["-", "T9", "-", "-"]], score("NS", -90)), "wrong wrong wrong"],
		["have a score that cannot be read, and a play with more rows", of(results, [...rows, ["A", "-", "-", "-"]]), "right wrong right"],
		["are tables without rows", gameOf([resultTag, scoreTag, playTag], {}, score("NS", 90)), "incomplete right incomplete"],
		["are those that can be known", gameOf([]), "missing", { par: undefined, best: undefined }],
		["are those that can be known, without cards", gameOf([]), "missing missing", { par: 90, best: [] }],
		["are those that can be known, with one card", gameOf([]), "missing missing", { par: undefined, best: [["SA"]] }],
	]) {
		it(what, () => assert.equal(states(game, found), want));
	}

	it("are to say what was found", () => {
		assert.deepEqual(optima(gameOf([]), { table, par: -110, best: [["SA", "SK"], ["HT", "DQ"], []] }).map(({ edit }) => edit), [
			{ game: 7, tag: "OptimumResultTable", value: "Declarer;Denomination;Result", rows: results },
			{ game: 7, tag: "OptimumScore", value: "NS -110" },
			{ game: 7, tag: "OptimumPlayTable", value: "S;H;D;C", rows: [["AK", "-", "-", "-"], ["-", "T", "Q", "-"], ["-", "-", "-", "-"]] },
		]);
	});

	it("are checked by what was found", () => {
		const ofSeat = (at) => Object.fromEntries(strains.map((strain, n) => [strain, n + at]));
		const tricks = { N: ofSeat(0), E: ofSeat(1), S: ofSeat(2), W: ofSeat(3) };
		const game = gameOf([]);
		assert.deepEqual(solvedGame({ game }), []);
		assert.deepEqual(solvedGame({ game, found: { table, par: 0, best: undefined } }), [{ game: 7, tricks }]);
		assert.deepEqual(solvedGame({ game, found: { table, par: 0, best: [["SA"]] } }), [{ game: 7, tricks, best: [["SA"]] }]);
	});
});

describe("the play of a game", () => {
	const move = { kind: "card", seat: "W", text: "SA" };
	const card = { seat: "W", card: "SA", move: 0 };
	/** A game with these moves in a trick. */
	const played = (...moves) => ({ ...play, play: { tricks: [{ moves: [...moves.keys()] }], moves } });
	const strange = (text) => `the play has "${text}", which is no player and card`;

	it("is led by the player after declarer", () => {
		assert.deepEqual(["N", "E", "S", "W"].map((declarer) => playIn({ ...play, declarer }).leader), ["E", "S", "W", "N"]);
	});

	for (const [what, other, want] of [
		["a card", { ...move, seat: "N", text: "HT" }, [card, { seat: "N", card: "HT", move: 1 }, { ...card, move: 2 }]],
		["what is no card", { ...move, kind: "bad" }, [card]],
		["nobody", { ...move, seat: undefined }, [card]],
		["no text", { ...move, text: "" }, [card]],
		["a strange player", { ...move, seat: "X" }, strange("XSA")],
		["a strange card", { ...move, text: "S1" }, strange("WS1")],
	]) {
		it(`with ${what} after the lead`, () => {
			const found = playIn(played(move, other, move));
			assert.deepEqual(typeof found === "string" ? found : found.cards, want);
		});
	}

	for (const [what, others, want] of [
		["a strange declarer", { declarer: "X" }, "the declarer is not known"],
		["a strange denomination", { bid: { level: 1, denomination: "X" } }, "the contract is not known"],
		["a contract that was not bid", { bid: undefined, contract: "Pass" }, "all passed"],
	]) {
		it(`is none with ${what}`, () => assert.equal(playIn({ ...play, ...others }), want));
	}
});
