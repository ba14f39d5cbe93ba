import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { clipped } = await source("check/change");

/** Digits that come again and again, so that what is left out is seen. */
const long = (length) => "0123456789".repeat(Math.ceil(length / 10)).slice(0, length);
/** The lines as they are shown, the runs that change in brackets. */
const shown = (lines) => clipped(lines).map(({ sign, runs, skipped }) => (skipped ? `${sign}${skipped} more` : sign + runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("")));
const line = (sign, ...texts) => ({ sign, number: 1, runs: texts.map((text) => (Array.isArray(text) ? { text: text[0], changed: true } : { text, changed: false })) });

describe("a long line of a change", () => {
	const cases = [
		["that stays", 100, (text) => [text], (text) => `${text.slice(0, 100)}…`],
		["before what changes", 40, (text) => [text, ["x"]], (text) => `…${text.slice(-40)}[x]`],
		["after what changes", 40, (text) => [["x"], text], (text) => `[x]${text.slice(0, 40)}…`],
		["between", 80, (text) => [["x"], text, ["y"]], (text) => `[x]${text.slice(0, 40)}…${text.slice(-40)}[y]`],
		["that changes", 240, (text) => [[text]], (text) => `[${text.slice(0, 120)}…${text.slice(-120)}]`],
	];
	for (const [name, most, runs, want] of cases) {
		it(`is whole up to its limit, and cut after it: ${name}`, () => {
			const whole = line("-", ...runs(long(most)));
			assert.deepEqual(clipped([whole]), [whole]);
			assert.deepEqual(shown([line("-", ...runs(long(most + 1)))]), [`-${want(long(most + 1))}`]);
		});
	}

	it("is cut between characters", () => assert.deepEqual(shown([line("-", "😀".repeat(101))]), [`-${"😀".repeat(100)}…`]));
});

describe("many lines of a change", () => {
	const lines = (sign, count) => Array.from({ length: count }, (_, n) => line(sign, String(n + 1)));

	it("are shown up to ten", () => assert.deepEqual(shown(lines("-", 10)), Array.from({ length: 10 }, (_, n) => `-${n + 1}`)));
	it("are left out after eight, but for the last", () => assert.deepEqual(shown(lines("-", 12)), [...Array.from({ length: 8 }, (_, n) => `-${n + 1}`), "-3 more", "-12"]));
	it("are counted for each sign", () => assert.equal(shown([...lines("-", 10), ...lines("+", 10), ...lines("-", 1)]).length, 21));
	it("are none", () => assert.deepEqual(shown([]), []));
});
