import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { dealText, handsOf, moved, noCards, ownersOf, ranksTyped, rotationOf, standingOf, typed, withRest } = await source("enter/cards");
const { auctionText, isAllowed, isOver } = await source("enter/calls");

const english = { A: "A", K: "K", Q: "Q", J: "J" };

describe("The cards of a deal that is entered", () => {
	it("are typed by the letters of PBN or of the language", () => {
		assert.equal(ranksTyped("ak103 x", english), "AKT3");
		assert.equal(ranksTyped("AKDB10", { A: "A", K: "K", Q: "D", J: "B" }), "AKQJT");
		assert.equal(ranksTyped("qj", { A: "A", K: "K", Q: "D", J: "B" }), "QJ");
		assert.equal(ranksTyped("ekknd", { A: "E", K: "K", Q: "D", J: "kn" }), "AKJQ");
	});

	it("go to the next suits where several are typed, and a hyphen is a void", () => {
		const text = (typing, suit = "S") => dealText(typed(noCards, "N", suit, typing, english));
		assert.equal(text("AK73 QJ2 T95 864"), "N:AK73.QJ2.T95.864 - - -");
		assert.equal(text("♠AK73 ♥QJ2 ♦10 9 ♣5"), "N:AK73.QJ2.T.9 - - -");
		assert.equal(text("AKQJ1098765432 - - -"), "N:AKQJT98765432... - - -");
		assert.equal(text("5.6.7", "D"), "N:..5.6 - - -");
		// What the other suits have stays while one types on.
		const hand = typed(noCards, "N", "S", "AK73 QJ2 T95 864", english);
		assert.equal(dealText(typed(hand, "N", "S", "AK7 ", english)), "N:AK7.QJ2.T95.864 - - -");
	});

	it("are in one hand when they are moved, and everything is said that is not right", () => {
		let hands = typed(noCards, "N", "S", "AKQJT98765432", english);
		hands = typed(hands, "E", "H", "AKQJT98765432", english);
		hands = typed(hands, "S", "D", "AKQJT98765432", english);
		assert.equal(standingOf(hands).last, "W");
		const full = withRest(hands, "W", standingOf(hands).missing);
		assert.deepEqual({ ...standingOf(full) }, { missing: [], twice: [], isRight: true, last: undefined });
		const wrong = moved(full, "CA", "N");
		assert.equal(standingOf(wrong).isRight, false);
		assert.deepEqual(ownersOf(wrong, "CA"), ["N"]);
		assert.deepEqual(standingOf(typed(full, "W", "S", "A", english)).twice, ["SA"]);
		assert.deepEqual(standingOf(moved(full, "CA")).missing, ["CA"]);
	});

	it("are written from the hand that came first, and a hand that only follows is not written", () => {
		const hand = { S: "AK", H: "", D: "Q", C: "" };
		const deal = { first: "S", hands: { N: null, E: hand, S: hand, W: hand }, derived: "W" };
		assert.equal(dealText(handsOf(deal), "S"), "S:AK..Q. - - AK..Q.");
		assert.equal(handsOf({ ...deal, unreadable: { N: "Axx" } }), undefined);
	});

	it("have dealer and vulnerability of their board", () => {
		const of = (n) => Object.values(rotationOf(n)).join(" ");
		assert.deepEqual([1, 2, 3, 4, 5, 8, 13, 16, 17].map(of), ["N None", "E NS", "S EW", "W All", "N NS", "W None", "N All", "W EW", "N None"]);
	});
});

describe("The calls of an auction that is entered", () => {
	it("are those that the laws allow", () => {
		assert.ok(isAllowed([], "1C") && isAllowed([], "Pass") && !isAllowed([], "X"));
		assert.ok(isAllowed(["1H"], "X") && !isAllowed(["1H", "Pass"], "X") && isAllowed(["1H", "Pass", "Pass"], "X"));
		assert.ok(isAllowed(["1H", "X"], "XX") && !isAllowed(["1H", "X", "Pass"], "XX") && isAllowed(["1H", "X", "Pass", "Pass"], "XX"));
		assert.ok(!isAllowed(["1H", "X", "XX"], "X") && isAllowed(["1H", "X"], "1S") && !isAllowed(["1NT"], "1S"));
		assert.ok(isOver(["Pass", "Pass", "Pass", "Pass"]) && !isOver(["Pass", "Pass", "Pass"]) && !isAllowed(["1C", "Pass", "Pass", "Pass"], "1D"));
	});

	it("are written four a line, and end with a star where they are not over", () => {
		assert.deepEqual(auctionText([], "N"), []);
		assert.deepEqual(auctionText(["1C", "Pass", "Pass", "Pass"], "E"), ['[Auction "E"]', "1C Pass Pass Pass"]);
		assert.deepEqual(auctionText(["1C", "X", "Pass", "1D", "Pass"], "E"), ['[Auction "E"]', "1C X Pass 1D", "Pass", "*"]);
	});
});
