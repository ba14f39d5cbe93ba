import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { boardSvg, positionOf } from "../dist/pgn-board.js";

const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const { men } = positionOf(initial);

/** The squares of the men of a drawing, each with its man. */
const drawn = (svg) => [...svg.matchAll(/<use class="pgn-(white|black)" data-square="(\w\d)" href="#pgn-(\w)" x="(\d+)" y="(\d+)"/g)].map(([, color, square, man, x, y]) => [square, color === "white" ? man : man.toLowerCase(), x / 100, y / 100]);

describe("a board as SVG", () => {
	it("has each man on his square, and only the men that it needs", () => {
		assert.equal(drawn(boardSvg({ men })).length, 32);
		const { men: few } = positionOf("7k/8/8/8/8/8/P7/K7 b - - 0 1");
		const svg = boardSvg({ men: few });
		assert.deepEqual(drawn(svg), [["a1", "K", 0, 7], ["a2", "P", 0, 6], ["h8", "k", 7, 0]]);
		assert.deepEqual([...svg.matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id), ["pgn-K", "pgn-P"]);
		assert.deepEqual(drawn(boardSvg({ men: few, orientation: "black" })), [["a1", "K", 7, 0], ["a2", "P", 7, 1], ["h8", "k", 0, 7]]);
		assert.equal(drawn(boardSvg({ men: positionOf("8/8/8/8/8/8/8/8 w - - 0 1").men })).length, 0);
	});

	it("is a file of its own", () => {
		const svg = boardSvg({ men, label: "Start" });
		assert.match(svg, /^<svg class="pgn-squares" viewBox="0 0 800 800" xmlns="http:\/\/www\.w3\.org\/2000\/svg" role="img" aria-label="Start">.*<\/svg>$/);
		assert.doesNotMatch(svg, /style=|var\(|NaN|undefined/);
		assert.ok(svg.length < 9000, `${svg.length} characters`);
	});

	it("marks the last move, check, arrows and circles", () => {
		const marks = [{ color: "G", from: "e2", to: "e4" }, { color: "r", from: "d5" }, { color: "?", from: "a1", to: "a1" }];
		const svg = boardSvg({ men, last: ["e7", "e5"], check: "e1", marks, coordinates: false });
		assert.deepEqual([...svg.matchAll(/<rect class="([\w-]+)" x="(\d+)" y="(\d+)"/g)].map(([, ...rest]) => rest.join(" ")), ["pgn-last 400 100", "pgn-last 400 300", "pgn-in-check 400 700"]);
		assert.deepEqual([...svg.matchAll(/class="(pgn-mark-\w)"/g)].map(([, name]) => name), ["pgn-mark-g", "pgn-mark-r", "pgn-mark-y"]);
		assert.doesNotMatch(svg, /<text/);
		assert.equal(boardSvg({ men }).match(/<text/g).length, 16);
	});

	it("has what others wrote as text", () => {
		const evil = '"><script>alert(1)</script>&';
		const svg = boardSvg({ men, label: evil, id: '"><b>', marks: [{ color: evil, from: "e2", to: "e4" }] });
		assert.doesNotMatch(svg, /<script|<b>/);
		assert.match(svg, /aria-label="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&amp;"/);
	});

	it("is hatched and in a frame on paper, with the coordinates outside of it", () => {
		const svg = boardSvg({ men, paper: true });
		assert.match(svg, /viewBox="-44 -2 846 846"/);
		assert.match(boardSvg({ men, paper: true, coordinates: false }), /viewBox="-2 -2 804 804"/);
		assert.doesNotMatch(svg, /pgn-dark|pgn-light/);
		const [, hatching] = /class="pgn-hatched" d="([^"]*)"/.exec(svg);
		const lines = hatching.split("M").slice(1).map((line) => line.split(/[ L]/).map(Number));
		assert.equal(lines.length, 32 * 9);
		// Each line is in one square, of which a1 is one.
		const squares = new Set(lines.map(([x, y, u, v]) => `${Math.floor((x + u) / 200)} ${Math.floor((y + v) / 200)}`));
		assert.deepEqual([squares.size, squares.has("0 7"), squares.has("0 6")], [32, true, false]);
	});

	it("has no fine lines where it is small", () => assert.ok(boardSvg({ men, small: true }).length < boardSvg({ men }).length));
});

describe("a position", () => {
	it("is eight ranks of eight squares", () => {
		assert.equal(positionOf("8/8/8/8/8/8/8/8 b").color, "black");
		assert.equal(positionOf("  8/8/8/8/8/8/8/8").color, "white");
		for (const fen of ["", "8/8/8", "9/8/8/8/8/8/8/8", "ppppppppp/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/7", "8/8/8/8/8/8/8/8/8", "x7/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/<b>", "p".repeat(1_000_000)]) assert.equal(positionOf(fen), undefined, fen.slice(0, 40));
	});
});
