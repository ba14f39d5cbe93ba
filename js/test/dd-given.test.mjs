// What a caller may give the solver: hands and plays that no file has. PBN_GENERATED=100000 tries more.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { load } from "../dist/index.js";
import { ddWasm, pbnWasm } from "./modules.mjs";

const rounds = Number(process.env.PBN_GENERATED ?? 500);

const file = `[Dealer "N"]
[Vulnerable "None"]
[Deal "N:A2.3.. K3.4.. Q4.5.. J5.6.."]
[Declarer "S"]
[Contract "1NT"]
[Play "W"]
SJ SA SK S4
S5 S2 S3 SQ
H6 H3 H4 H5
*
`;

/** Values that are wrong in one way or another, in place of any. */
const odd = ["", "A", "a", "AK", "AA", "S", "SA", "s2", "S1", "S10", "x", "é", "\ud800", "😀", "-", ".", " ", "AKQJT98765432", "NT", "N", "Pass", "card", 0, 1, -1, 1e9, 0.5, NaN, null, undefined, true, [], {}, [[]]];

/** Puts another value somewhere in an object. */
function disturb(value, random) {
	const keys = Object.keys(value);
	if (keys.length === 0) return;
	const key = keys[random(keys.length)];
	if (value[key] !== null && typeof value[key] === "object" && random(8) > 0) disturb(value[key], random);
	else if (random(4) === 0) delete value[key];
	else value[key] = odd[random(odd.length)];
}

describe("whatever a caller gives the solver", () => {
	it("is solved, or refused with a TypeError", async () => {
		const pbn = await load({ wasm: pbnWasm, solver: ddWasm });
		const { deal, play, bid, dealer, vulnerable, declarer, contract } = (await pbn.parse(new TextEncoder().encode(file))).games[0];
		let seed = 24;
		const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
		const ended = { solve: [0, 0], solvePlay: [0, 0] };
		for (let round = 0; round < rounds; round++) {
			const game = structuredClone({ tags: [], deal, play, bid, dealer, vulnerable, declarer, contract });
			for (let n = random(3); n >= 0; n--) disturb(game, random);
			for (const verb of ["solve", "solvePlay"]) {
				try {
					await pbn[verb](game);
					ended[verb][0]++;
				} catch (error) {
					assert.ok(error instanceof TypeError, `${verb}: ${error?.stack}\n${JSON.stringify(game)}`);
					ended[verb][1]++;
				}
			}
		}
		for (const [verb, counts] of Object.entries(ended)) assert.ok(Math.min(...counts) > rounds / 20, `${verb}: ${counts}`);
		pbn.close();
	});
});
