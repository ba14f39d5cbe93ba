import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { describe, it } from "node:test";
import { captionOf, countOf, diagramSvg, menOf, saidMen } from "../dist/pbi-board.js";
import { en } from "../dist/pbi-language/en.js";

const position = "2S2K2/1B3pp1/8/k7/8/8/8/1Q6";
const men = menOf({ position });

/** A man of each kind of drawing. */
const fairy = [
	{ square: "c3", color: "white", name: "K", like: "K" },
	{ square: "d1", color: "white", name: "G", like: "Q", turn: 180 },
	{ square: "e4", color: "neutral", name: "S", like: "N" },
	{ square: "f5", color: "neutral", name: "R", like: "R", turn: 90 },
	{ square: "a8", color: "black", name: "Z52" },
];

describe("a diagram as SVG", () => {
	it("has each man on his square, kept apart from the hatching", () => {
		const drawn = [...diagramSvg({ men }).matchAll(/<use class="pbi-(white|black)" data-square="(\w\d)" x="(\d+)" y="(\d+)" href="#pbi-(\w)"/g)].map(([, color, square, x, y, man]) => `${color} ${man}${square} ${x / 100} ${y / 100}`);
		assert.deepEqual(drawn, ["white Nc8 2 0", "white Kf8 5 0", "white Bb7 1 1", "black Pf7 5 1", "black Pg7 6 1", "black Ka5 0 3", "white Qb1 1 7"]);
		assert.equal(diagramSvg({ men }).match(/class="pbi-halo"/g).length, 7);
	});

	it("has no coordinates unless they are asked for, and is a file of its own", () => {
		const svg = diagramSvg({ men, label: "First" });
		assert.match(svg, /^<svg class="pbi-squares" viewBox="-4 -4 808 808" xmlns="http:\/\/www\.w3\.org\/2000\/svg" role="img" aria-label="First">.*<\/svg>$/);
		assert.doesNotMatch(svg, /<text|style=|var\(|NaN|undefined/);
		assert.equal(diagramSvg({ men, coordinates: true }).match(/<text/g).length, 16);
	});

	it("is grey where it is small, with fewer lines", () => {
		const small = diagramSvg({ men, small: true });
		assert.match(small, /pbi-dark/);
		assert.doesNotMatch(small, /pbi-hatched|pbi-halo/);
		assert.ok(small.length < 6000, `${small.length} characters`);
	});

	it("has fairy pieces as turned men, neutral ones of both colours, and else their names", () => {
		const svg = diagramSvg({ men: fairy, id: "one" });
		assert.match(svg, /data-square="d1" x="300" y="700" transform="rotate\(180 350 750\)" href="#one-Q"/);
		assert.match(svg, /class="pbi-neutral" data-square="f5" x="500" y="300" transform="rotate\(90 550 350\)" href="#one-R-neutral"/);
		assert.match(svg, /<clipPath id="one-half">/);
		assert.match(svg, /data-square="a8"><circle [^>]*\/><text [^>]*>Z52<\/text>/);
		assert.doesNotMatch(diagramSvg({ men }), /clipPath|rotate/);
	});

	it("has what others wrote as text", () => {
		const evil = '"><script>';
		assert.doesNotMatch(diagramSvg({ men: [{ square: "a1", color: "white", name: "<b>&" }], label: evil, id: evil }), /<script|<b>|>b&|& /);
	});
});

describe("the men of a problem", () => {
	it("are those of its position, or its pieces, or unknown", () => {
		assert.deepEqual(menOf({ position: "8/8/8/8/8/2k5/8/K1s5" }).map(({ square, color, name, like }) => [square, color, name, like]), [["c3", "black", "K", "K"], ["a1", "white", "K", "K"], ["c1", "black", "S", "N"]]);
		assert.equal(menOf({ position: "8/8/8/8/8/8/8/8 w - - 0 1" }).length, 0);
		assert.equal(menOf({ position: "n7/8/8/8/8/8/8/8" })[0].name, "S");
		assert.equal(menOf({ pieces: fairy }), fairy);
		for (const position of ["", "8/8", "8/8/8/8/8/8/8/9", "8/8/8/8/8/8/8/7", "8/8/8/8/8/8/8/8/8", "n7/s7/8/8/8/8/8/8", "x7/8/8/8/8/8/8/8", "K".repeat(1_000_000)]) assert.equal(menOf({ position }), undefined, position.slice(0, 30));
	});

	it("are counted, and said by kings first", () => {
		assert.deepEqual([countOf(men), countOf(fairy), countOf([])], ["4+3", "2+1+2", "0+0"]);
		assert.equal(saidMen(men, en), "White: Kf8, Qb1, Bb7, Sc8. Black: Ka5, Pf7, Pg7.");
		assert.equal(saidMen(fairy, en), "White: Kc3, Gd1. Black: Z52a8. Neutral: Rf5, Se4.");
	});
});

describe("a caption", () => {
	it("has what the file says", () => {
		assert.deepEqual(captionOf({}), []);
		assert.deepEqual(captionOf({ names: ["A", "B, C"], usedSource: { number: "3", date: "1962" }, awards: [{ rank: "hm", tourney: "Problem", date: "1960" }, {}] }), ["A; B, C", "3, 1962", "hm, Problem, 1960"]);
	});
});

describe("the words of diagrams", () => {
	it("are in nine languages, with a letter for each man", async () => {
		const tags = readdirSync(new URL("../dist/pbi-language/", import.meta.url)).flatMap((name) => /^(\w+)\.js$/.exec(name)?.[1] ?? []);
		assert.equal(tags.length, 9);
		for (const tag of tags) {
			const { [tag]: words } = await import(`../dist/pbi-language/${tag}.js`);
			assert.equal(new Set(Object.values(words.letters)).size, 6, tag);
			assert.equal(words.tag, tag);
		}
	});
});
