// What the solver takes of the play of a game.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { playIn } = await source("pbn/solvable");

const play = { bid: { level: 1, denomination: "NT" }, declarer: "S", play: { tricks: [{ moves: [0] }], moves: [{ kind: "card", seat: "W", text: "SA" }] } };

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
