// Chess problems: how they are found in a list, and how a solution is written and played through.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { inOrder, ProblemIndex } = await source("problems/problem-index");
const { partsOf } = await source("problems/solving/lines");
const { menAfter } = await source("problems/solving/play");
const { playerOf } = await source("problems/solving/use-player");
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

const move = (text, more = {}) => {
	const [san, from, to] = text.split(" ");
	return { san, from, to, ...more };
};
const mate = () => [move("Rxa7# a6 a7")];
const morphy = {
	stipulation: "#2",
	keys: [move("Ra6 a1 a6", { zugzwang: true, replies: [move("Bh2 b8 h2", { replies: mate() }), move("bxa6 b7 a6", { replies: [move("b7# b6 b7")] }), move("Bc7 b8 c7", { replies: mate() }), move("Kb8 a8 b8", { met: true })] })],
	tries: [move("Ra2 a1 a2", { threats: [move("Rh2 a2 h2")], replies: [move("Bd6 b8 d6", { refutes: true })] })],
	setPlay: [move("Bh2 b8 h2", { replies: [move("Rxa7# a1 a7")] })],
};
const written = (solution) => partsOf(solution).parts.map(({ name, lines }) => [name, ...lines.map(({ depth, steps }) => `${">".repeat(depth)}${steps.map(({ number, mark, is, other, ways }) => `${other ?? ""}${is === "threat" ? "(" : ""}${number}${ways[0].at(-1).san}${mark}${is === "zugzwang" ? " zz" : ""}`).join(" ")}`)]);

describe("a solution", () => {
	it("is written as in books, with replies together that are met alike", () => {
		assert.deepEqual(written(morphy), [
			["setPlay", "1…Bh2 2.Rxa7#"],
			["tries", "1.Ra2? (2.Rh2", ">1…Bd6!"],
			["solution", "1.Ra6! zz", ">1…Bh2 ,Bc7 2.Rxa7#", ">1…bxa6 2.b7#"],
		]);
	});

	it("has threats, duals and longer variations", () => {
		const three = { stipulation: "#3", keys: [move("Kc4 d3 c4", { threats: [move("Ra8# a1 a8")], replies: [move("Ka5 a4 a5", { replies: [move("Re6 e8 e6", { zugzwang: true, replies: [move("Ka4 a5 a4", { replies: [move("Ra6# e6 a6"), move("Rb6 e6 b6")] })] })] })] })] };
		assert.deepEqual(written(three), [["solution", "1.Kc4! (2.Ra8#", ">1…Ka5 2.Re6 zz", ">>2…Ka4 3.Ra6# /Rb6"]]);
		assert.deepEqual(partsOf({ ...three, shortIn: 2 }).parts[0].name, "short");
	});

	it("of a helpmate has whole lines, and begins with the side that does", () => {
		const help = (stipulation) => ({ stipulation, keys: [move("Kd8 c7 d8", { replies: [move("Ke6 f7 e6", { replies: [move("Ke8 d8 e8", { replies: [move("Rg8# g6 g8")] })] })] })] });
		assert.deepEqual(written(help("h#2")), [["solution", "1.Kd8 Ke6 2.Ke8 Rg8#"]]);
		assert.deepEqual(written(help("h#2.5")), [["solution", "1…Kd8 2.Ke6 Ke8 3.Rg8#"]]);
	});

	it("of thousands of lines is cut", () => {
		const { parts, isCut } = partsOf({ stipulation: "#2", keys: Array.from({ length: 5000 }, () => move("Ra6 a1 a6")) });
		assert.ok(isCut && parts[0].lines.length < 2000);
	});

	it("is played through move by move", () => {
		const lines = partsOf(morphy).parts.flatMap(({ lines }) => lines);
		let spot;
		const player = () => playerOf(lines, spot, (next) => (spot = next));
		const at = () => player().moves.map(({ san }) => san).join(" ");
		const went = (...turns) => turns.map((turn) => (player().turn(turn) ? at() : "-"));
		assert.deepEqual(went("back", "forward", "forward", "forward"), ["-", "Bh2", "Bh2 Rxa7#", "-"]);
		player().go(3, 0);
		assert.deepEqual(went("forward", "forward", "forward", "back", "back", "back"), ["Ra6 Bh2", "Ra6 Bh2 Rxa7#", "-", "Ra6 Bh2", "Ra6", ""]);
		player().go(4, 1);
		assert.deepEqual(went("forward", "back", "down", "down"), ["Ra6 Bc7 Rxa7#", "Ra6 Bc7", "Ra6 bxa6", "-"]);
	});
});

describe("a move of a solution", () => {
	const man = (text, like = text[0] === "S" ? "N" : text[0]) => ({ square: text.slice(1, 3), color: text[3] === "b" ? "black" : "white", name: text[0], like });
	const after = (men, ...moves) => menAfter(men.split(" ").map((text) => man(text)), moves.map((text) => ({ ...move(text), ...(text.split(" ")[3] && { promotion: text.split(" ")[3] }) }))).map(({ square, like }) => like + square).join(" ");

	it("takes, castles, takes in passing and promotes", () => {
		assert.equal(after("Ke1 Rh1 Ra1 Kg8b", "O-O e1 g1"), "Kg1 Rf1 Ra1 Kg8");
		assert.equal(after("Ke1 Rh1 Ra1 Kg8b", "O-O-O e1 c1"), "Kc1 Rh1 Rd1 Kg8");
		assert.equal(after("Pe5 Pd5b Kg8b", "exd6 e5 d6"), "Pd6 Kg8");
		assert.equal(after("Pe7 Rd8b Kg8b", "exd8=N e7 d8 N"), "Nd8 Kg8");
		assert.equal(after("Qd1 Rd8b", "Qxd8 d1 d8", "Qd1 d8 d1"), "Qd1");
	});
});
