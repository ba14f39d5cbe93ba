// The par that follows from a table of tricks, against that of the solver's module.
import assert from "node:assert/strict";
import { it } from "node:test";
import { ddWasm } from "./modules.mjs";
import { source } from "./source.mjs";

const { Engine, GoInstance, parOfTable } = await source("host/engine", "host/instance", "game/par");

const seats = ["N", "E", "S", "W"];
const denominations = ["C", "D", "H", "S", "NT"];

/** Numbers from 0 up to a bound, the same ones each time. */
function numbers(seed) {
	let state = seed;
	return (bound) => {
		state = (Math.imul(state, 1103515245) + 12345) >>> 0;
		return Math.floor((state / 2 ** 32) * bound);
	};
}

/** Tricks as two sides have them: mostly the same for partners, and never more than there are. */
function table(next) {
	const ofSide = denominations.map(() => next(14));
	return seats.flatMap((_, at) => ofSide.map((tricks) => Math.max(0, (at % 2 === 0 ? tricks : 13 - tricks) - (next(6) === 0 ? 1 : 0))));
}

it("par of a table is the same as the solver's module finds", async () => {
	const module = await WebAssembly.compile(ddWasm);
	const engine = new Engine(() => new GoInstance(module, "pbn"));
	const next = numbers(57);
	const seen = new Set();
	for (let n = 0; n < 2000; n++) {
		const tricks = table(next);
		const dealer = seats[next(4)];
		const vulnerable = ["None", "NS", "EW", "All"][next(4)];
		const both = vulnerable === "All";
		const { json } = await engine.call("par", Uint8Array.from(tricks), { dealer, vulnerableNS: both || vulnerable === "NS", vulnerableEW: both || vulnerable === "EW" });
		const { score, contract } = JSON.parse(new TextDecoder().decode(json));
		const par = parOfTable((seat, denomination) => tricks[5 * seats.indexOf(seat) + denominations.indexOf(denomination)], dealer, vulnerable);
		assert.deepEqual(par, { points: score, contract }, `${tricks} ${dealer} ${vulnerable}`);
		seen.add(`${contract?.declarer} ${contract?.risk}`);
	}
	// Of both sides, made and doubled.
	assert.deepEqual([...seen].sort(), ["EW X", "EW undefined", "NS X", "NS undefined"]);
	// Nobody makes a contract.
	assert.deepEqual(parOfTable(() => 6, "N", "None"), { points: 0, contract: undefined });
});
