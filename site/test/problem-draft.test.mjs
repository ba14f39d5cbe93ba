// A problem as it is entered.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { boardOf, changedIn, draftOf, empty, fenOf, placed, problemOf } = await source("problems/editor/draft");

const man = (square, color, name) => ({ square, color, name });
const three = placed([man("c3", "black", "K"), man("a1", "white", "K"), man("c1", "black", "S")]);

describe("a problem that is entered", () => {
	it("has its board as PBI, with S for the knight, and as FEN", () => {
		assert.equal(boardOf(three), "8/8/8/8/8/2k5/8/K1s5");
		assert.equal(problemOf({ ...empty, men: three }).position, "8/8/8/8/8/2k5/8/K1s5");
		assert.equal(fenOf({ ...empty, men: three, stipulation: "h#2" }), "8/8/8/8/8/2k5/8/K1n5 b - - 0 1");
		assert.equal(fenOf({ ...empty, men: three, stipulation: "h#2.5" }), "8/8/8/8/8/2k5/8/K1n5 w - - 0 1");
		assert.equal(fenOf(empty), undefined);
		assert.equal(problemOf(empty).position, "");
	});

	it("names all men in its comment where some are not of chess", () => {
		const men = placed([man("c3", "white", "K"), man("d1", "white", "G"), man("a1", "black", "K"), man("e4", "neutral", "S")]);
		const { position, comment } = problemOf({ ...empty, men, comment: "Keywords: Zilahi" });
		assert.deepEqual([position, comment], ["", "Pieces: white Gd1, Kc3; black Ka1; neutral Se4\nKeywords: Zilahi"]);
		assert.equal(fenOf({ ...empty, men }), undefined);
	});

	it("has its texts in the fields of PBI, and what is not entered stays", () => {
		const problem = {
			number: 1, line: 2, names: ["Ann", "Bob, C."], position: "8/8/8/8/8/2k5/8/K1s5", stipulation: "h#2, Circe, Maximummer", conditions: ["Circe", "Maximummer"],
			usedSource: { number: "68", title: "Diary", date: "1962", page: "4" }, referencedSources: [{ title: "A" }], awards: [{ number: "1", rank: "Pr", tourney: "Problem", date: "1960" }, { rank: "hm" }],
			keymove: "Sd3", status: "!", comment: "Keywords: Zilahi",
		};
		const draft = draftOf(problem);
		assert.deepEqual([draft.authors, draft.stipulation, draft.conditions, draft.rank, draft.tourney], ["Ann; Bob, C.", "h#2", "Circe, Maximummer", "1 Pr", "Problem, 1960"]);
		const { number, line, conditions, ...written } = problem;
		assert.deepEqual(problemOf(draft), written);
	});

	it("changes nothing but the fields that a person has changed", () => {
		const first = draftOf({ names: ["Ann"], position: "8/x", stipulation: "h#2,5, Circe", conditions: ["Circe"], referencedSources: [], awards: [{ number: "1st", rank: "Prize" }], comment: "Pieces: white Gd1" });
		assert.deepEqual([first.stipulation, first.conditions], ["h#2,5", "Circe"]);
		assert.deepEqual(changedIn(first, { ...first }), {});
		assert.deepEqual(changedIn(first, { ...first, authors: "Ann; Bob", conditions: "" }), { names: ["Ann", "Bob"], stipulation: "h#2,5" });
	});
});
