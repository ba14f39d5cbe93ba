import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { build } from "esbuild";
import { load } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";

/** What reads a plain deal without the module may be unsure of anything, but never say anything else than the module. */
describe("plainGames", () => {
	let plainGames, pbn;

	before(async () => {
		const { outputFiles } = await build({ entryPoints: [new URL("../src/auto/view/plain.ts", import.meta.url).pathname], bundle: true, format: "esm", write: false });
		({ plainGames } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`));
		pbn = await load({ wasm: pbnWasm });
	});

	/** Whether it is sure of a text; then the module has to say the same, and nothing besides. */
	async function isSure(text) {
		const games = plainGames(text);
		if (!games) return false;
		const { games: read, diagnostics } = await pbn.parse(new TextEncoder().encode(text), { sourceEncoding: "utf-8" });
		assert.deepEqual([games, []], [read, diagnostics], text);
		return true;
	}

	const deal = '[Deal "N:KT74.A63.K852.94 AQ986.K5.A743.QJ 32.QJT.QJ.AKT876 J5.98742.T96.532"]';
	const board = `[Event "A club"]\n[Site ""]\n[Date "2014.07.01"]\n[Board "7"]\n[West "Ann"]\n[North "?"]\n[East "Don't-ask (2)"]\n[South "x & y"]\n[Dealer "S"]\n[Vulnerable "All"]\n${deal}`;

	it("is sure of plain deals", async () => {
		for (const text of [
			deal,
			board,
			`${board}\n\n[Board "8"]\n[Deal "E:KT74.A63.K852.94 - AQ986.K5.A743.QJ -"]\n\n\n[Board "9"]\n[Deal "S:- - - -"]`,
			'[Deal "W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]',
		]) {
			assert.ok(await isSure(text), text);
		}
	});

	it("leaves everything else to the module", () => {
		for (const text of [
			"",
			"\n",
			" ",
			`% PBN 2.1\n${deal}`,
			`${deal} `,
			` ${deal}`,
			`${deal}{x}`,
			`${deal}\n{x}`,
			`${deal};x`,
			`[Auction "N"]\n1C Pass Pass Pass`,
			'[Event "a"][Board "1"]',
			'[event "a"]',
			'[Event  "a"]',
			'[Event "a""]',
			'[Event "\\S"]',
			'[Event "#"]',
			'[Event "a;b"]',
			'[Event "é"]',
			'[Event "a\tb"]',
			'[Event "a\nb"]',
			'[Event "a"]\r\n[Site "b"]',
			`[Event "${"a".repeat(300)}"]`,
			'[Board "1"]\n[Board "1"]',
			'[Date "2014.02.30"]',
			'[Date "????.??.??"]',
			'[Dealer "n"]',
			'[Dealer ""]',
			'[Vulnerable "Both"]',
			'[Contract "3NT"]',
			'[Deal ""]',
			'[Deal "N:AKQ... - - -"]',
			'[Deal "N:KT74.A63.K852.94 AQ986.K5.A743.QJ 32.QJT.QJ.AKT876 -"]',
			deal.replace("N:", "n:"),
			deal.replace("KT74", "K1074"),
			deal.replace("KT74", "KT47"),
			deal.replace("KT74", "KT77"),
			deal.replace("KT74", "AT74"),
			deal.replace(" AQ", "  AQ"),
			deal.replace("94 ", "9 "),
			`${deal.slice(0, -2)} -"]`,
		]) {
			assert.equal(plainGames(text), undefined, text);
		}
	});

	it("says of changed texts what the module says, or nothing", async () => {
		let state = 1;
		const random = (below) => (state = (state * 48271) % 2147483647) % below;
		const pieces = ["\n", "\n\n", " ", '"', "[", "]", "{", ";", "%", "\\", ".", "-", "#", "##", "?", "A", "2", "T", "10", "a", "<", "&amp;", "\t", "é", "N", "NS", "Both", ...board.split("\n")];
		let [sure, changed] = [0, 0];
		while (changed < 4000) {
			const lines = `${board}\n\n[Board "8"]\n${deal}`.split("\n").filter(() => random(4) > 0);
			let text = lines.join("\n");
			for (let edits = random(3); edits > 0; edits--) {
				const at = random(text.length + 1);
				text = text.slice(0, at) + pieces[random(pieces.length)] + text.slice(at + random(3));
			}
			changed++;
			if (await isSure(text.trimEnd())) sure++;
		}
		assert.ok(sure > 1000 && sure < 3900, `sure of ${sure}`);
	});
});
