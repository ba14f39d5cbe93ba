import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { Sections, ViewerProvider } from "../dist/viewer.js";
import { heard, rows, seen, symbols } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";

describe("double dummy", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const draw = async (text) => renderToString(h(ViewerProvider, {}, h(Sections, { game: (await pbn.parse(new TextEncoder().encode(text))).games[0] })));
	const table = (changes = {}) => {
		const tricks = { N: "89a76", E: "43367", S: "89a76", W: "43367", ...changes };
		const lines = Object.entries(tricks).flatMap(([seat, digits]) =>
			["NT", "S", "H", "D", "C"].map((denomination, at) => `${seat} ${denomination} ${Number.parseInt(digits[at], 16)}`),
		);
		return `[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\n${lines.join("\n")}\n`;
	};
	const vendor = '[DoubleDummyTricks "89a7689a764336743367"]\n';
	const grid = [
		["", "♣", "♦", "♥", "♠", "NT"],
		["North", "6", "7", "10", "9", "8"],
		["East", "7", "6", "3", "3", "4"],
		["South", "6", "7", "10", "9", "8"],
		["West", "7", "6", "3", "3", "4"],
	];
	const sources = [
		["an OptimumResultTable", table()],
		["DoubleDummyTricks", vendor],
		["Ability", '[Ability "N:89A76 E:43367 S:89A76 W:43367"]\n'],
		["a table and a tag that say the same", vendor + table()],
		["a tag that has more than the table", `${vendor}[OptimumResultTable "Denomination;Declarer;Result"]\nN N 8\nS N 9\n`],
	];
	for (const [name, text] of sources) {
		it(`is one grid of ${name}`, async () => {
			assert.deepEqual(rows(symbols(await draw(`[Board "1"]\n${text}`))), grid);
		});
	}

	it("marks what makes a contract", async () => {
		const made = [...(await draw(`[Board "1"]\n${vendor}`)).matchAll(/<td class="pbn-makes">(\d+)</g)].map(([, tricks]) => tricks);
		assert.equal(made.join(" "), "7 10 9 8 7 7 10 9 8 7");
	});

	it("has two pars where the contracts differ", async () => {
		const markup = await draw('[Board "1"]\n[ParContract "NS 4S="]\n[Minimax "4HN420"]\n');
		assert.equal(markup.match(/class="pbn-par"/g).length, 2);
	});

	it("is two with their names, where the sources differ", async () => {
		const markup = await draw(`[Board "1"]\n${vendor}${table({ N: "99a76" })}`);
		const captions = [...markup.matchAll(/<caption>(.*?)</g)].map(([, caption]) => caption);
		assert.deepEqual(captions, ["Double dummy tricks (OptimumResultTable)", "Double dummy tricks (DoubleDummyTricks)"]);
		assert.equal(rows(markup).length, 10);
	});

	it("is a plain table where it cannot be read", async () => {
		const markup = await draw('[OptimumResultTable "Declarer;Denomination;Result"]\nN NT 7\nN NT 8\nX H ^9\n');
		assert.deepEqual(symbols(rows(markup).join("|")), "Declarer,Denomination,Tricks|N,NT,7|N,NT,8|X,♥,9*");
		for (const [lines, want] of [
			["N NT 7\nN NT 8", "N,NT,7|N,NT,8"],
			["N NT 7\nn N 7", "N,NT,7|N,NT,7"],
			["X NT 7", "X,NT,7"],
			["N X 7", "N,X,7"],
			["N NT ^9", "N,NT,9*"],
			["N NT 7+", "N,NT,7+"],
			["N NT ?", "N,NT,?"],
		]) {
			const markup = await draw(`[OptimumResultTable "Declarer;Denomination;Result"]\n${lines}\n`);
			assert.deepEqual(symbols(rows(markup).join("|")), `Declarer,Denomination,Tricks|${want}`, lines);
		}
	});

	it("is a plain table where it is another one, has more columns, or lacks one", async () => {
		for (const [tag, want] of [
			['[ScoreTable "Declarer;Denomination;Result"]\nN NT 7', "Declarer,Denomination,Tricks|N,NT,7"],
			['[OptimumResultTable "Declarer;Denomination;Result;Own"]\nN NT 7 a', "Declarer,Denomination,Tricks,Own|N,NT,7,a"],
			['[OptimumResultTable "Own;Denomination;Result"]\nN NT 7', "Own,Denomination,Tricks|N,NT,7"],
			['[OptimumResultTable "Declarer;Own;Result"]\nN NT 7', "Declarer,Own,Tricks|N,NT,7"],
			['[OptimumResultTable "Declarer;Denomination;Own"]\nN NT 7', "Declarer,Denomination,Own|N,NT,7"],
		]) {
			assert.deepEqual(symbols(rows(await draw(`${tag}\n`)).join("|")), want, tag);
		}
	});

	it("says what is not known", async () => {
		const markup = await draw('[OptimumResultTable "Declarer;Denomination;Result"]\nN NT 7\nN S ?\n');
		assert.match(heard(markup), /North not known not known not known not known 7/);
	});

	const parLines = [
		['[OptimumScore "NS +420"]', "Par: N-S +420"],
		['[OptimumScore "EW 400 NS -400"]', "Par: E-W +400"],
		['[OptimumScore "EW 400 NS 300"]', "Par: EW 400 NS 300"],
		['[OptimumScore "NS 0"]', "Par: N-S 0"],
		['[OptimumScore "NS -300"][ParContract "NS 4SX-2"]', "Par: N-S −300, 4♠X−2 N-S"],
		['[OptimumScore "EW 430"][ParContract "EW 3N+1"]', "Par: E-W +430, 3NT+1 E-W"],
		['[ParContract "EW 1S+2"]', "Par: 3♠= E-W"],
		['[ParContract "NS 1C+3"]', "Par: 4♣= N-S"],
		['[ParContract "NS 1NT+2"]', "Par: 1NT+2 N-S"],
		['[ParContract "NS 1DX+1"]', "Par: 1♦X+1 N-S"],
		['[ParContract "EW 5C=; EW 5D="]', "Par: 5♣= E-W; 5♦= E-W"],
		['[ParContract "north 4S"]', "Par: north 4S"],
		['[Minimax "4SN420"]', "Par: N-S +420, 4♠ N"],
		['[Minimax "5DDS-100"]', "Par: N-S −100, 5♦X S"],
		['[Minimax "5DS400"]', "Par: N-S +400, 5♦ S"],
		['[OptimumScore "EW -420"][Minimax "4SN420"]', "Par: E-W −420, 4♠ N"],
		['[ParContract "NS 4S="][Minimax "4SN420"]', "Par: N-S +420, 4♠= N-S"],
		['[OptimumScore "NS 420"][ParContract "NS 4S="][Minimax "4SN420"]', "Par: N-S +420, 4♠= N-S"],
		['[OptimumScore "NS 420"][ParContract "north 4S"]', "Par: N-S +420; north 4S"],
		['[OptimumScore "much"][ParContract "NS 4S="]', "Par: 4♠= N-S; much"],
		['[OptimumScore "much"][ParContract "north 4S"]', "Par: much; north 4S"],
		['[OptimumScore "NS 450"][Minimax "4SN420"]', "Par (OptimumScore): N-S +450 Par (Minimax): N-S +420, 4♠ N"],
	];
	for (const [tags, want] of parLines) {
		it(`reads ${tags}`, async () => {
			assert.equal(symbols(seen(await draw(`[Board "1"]\n${tags}\n`))), want);
		});
	}

	it("has the par that follows from the tricks, where no tag tells one", async () => {
		const dealt = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "EW"]\n';
		const end = '[Deal "N:A2... K3... Q4... J5..."]\n';
		for (const [text, want] of [
			[`${dealt}${table()}`, "Par: N-S +420, 4♥= N-S"],
			[`${dealt}${vendor}`, "Par: N-S +420, 4♥= N-S"],
			[`${dealt}[OptimumScore "NS 400"]\n${table()}`, "Par: N-S +400"],
			[`[Dealer "N"]\n${table()}`, undefined],
			[`${dealt}${vendor}${table({ N: "99a76" })}`, undefined],
			[`${dealt}[OptimumResultTable "Declarer;Denomination;Result"]\nN S 9\n`, undefined],
			[`${dealt}[Scoring "Rubber"]\n${table()}`, undefined],
			[`${dealt}${end}${table()}`, undefined],
		]) {
			assert.equal(/Par: .*/.exec(symbols(seen(await draw(text))))?.[0], want, text);
		}
	});

	it("shows the best cards beside those that were played", async () => {
		const play = '[Deal "N:AK.. QJ.. T9.. 87.."][Contract "NT"][Declarer "S"][Play "W"]\nS7 SA SJ S9\n*\n';
		const [, ...played] = rows(symbols(await draw(`${play}[OptimumPlayTable "S;H;D;C"]\n87 - - -\nAK - - -\nQJ - - -\n`)));
		assert.deepEqual(played, [
			["W", "♠7", "8 7", "", "", ""],
			["N", "♠A", "A K", "", "", ""],
			["E", "♠J", "Q J", "", "", ""],
		]);
	});
});
