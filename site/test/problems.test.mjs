// Chess problems: how they are found in a list.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { inOrder, ProblemIndex } = await source("problems/problem-index");
const { en } = await source("words/problems/en");

const problem = (number, more) => ({ number, line: number + 1, span: { start: { byte: 10 * number }, end: { byte: 10 * number + 9 } }, names: [], referencedSources: [], awards: [], ...more });

describe("the problems of a file", () => {
	const index = new ProblemIndex(en.problem);
	index.add(problem(1, { names: ["Morphy, Paul"], position: "kbK5/pp6/1P6/8/8/8/8/R7", stipulation: "#2", aim: { kind: "direct", moves: 2, form: "#2" }, men: { white: 3, black: 4 }, usedSource: { title: "New York Clipper", date: "28 June 1856", year: 1856 }, verified: "sound" }));
	index.add(problem(2, { names: ["Żołądź, Łucja", "B. Prototype"], stipulation: "h#2,5", aim: { kind: "help", moves: 2.5, form: "h#2.5" }, men: { white: 9, black: 13 }, awards: [{ rank: "1st Prize", tourney: "Sissa" }], keywords: ["Zilahi"], conditions: ["Circe"] }));
	index.add(problem(3, { stipulation: "White moves and mates", men: { white: 1, black: 4 }, verified: "cooked" }));
	const found = (query) => index.search(query).found().map(({ number }) => number).join(" ");

	it("are found by author, source, stipulation, pieces, themes and verdict", () => {
		for (const [query, numbers] of [["morphy", "1"], ["clipper 1856", "1"], ["#2", "1"], ["h#2.5", "2"], ["h#2,5", "2"], ["3+4", "1"], ["13", ""], ["1+4", "3"], ["zoladz lucja", "2"], ["zilahi", "2"], ["circe sissa prize", "2"], ["helpmate", "2"], ["miniature", "1 3"], ["sound", "1"], ["cooked mates", "3"], ["KRP", "1"], ["", "1 2 3"]]) assert.equal(found(query), numbers, query);
	});

	it("are in the order that is asked for, what does not say at the end", () => {
		const order = (by) => inOrder(index.entries, by).map(({ number }) => number).join(" ");
		assert.deepEqual(["file", "author", "date", "stipulation", "men"].map(order), ["1 2 3", "1 2 3", "1 2 3", "1 3 2", "3 1 2"]);
		assert.deepEqual(index.sliceOf(2), { from: 20, to: 29 });
	});
});
