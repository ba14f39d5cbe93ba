// Games of draughts in a list: what their words and findings say.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { load } from "pbnkit/pdn";
import { source } from "./source.mjs";

const { pdn } = await source("draughts/notation");
const { owedIn } = await source("draughts/owed");
const { copiesIn } = await source("played/copies");
const { GameReader } = await source("draughts/game-reader");

describe("a game of draughts", () => {
	it("is the same with captures written long or short", async () => {
		const moves = ["1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10 6. 31-26 20-24 7. 36-31 15-20 8. 33-28 10-15 2-0", "1.32-28! 19-23 2.28-19 {x} 14x23 3.37-32 10-14 (3... 20-24) 4.41-37 14-19 5.46-41 5-10 6.31-26 20-24 7.36-31 15-20 8.33-28* 10-15 2-0"];
		const file = new File(moves.map((text) => `[White "A"]\n[Black "B"]\n[GameType "20"]\n\n${text}\n\n`), "two.pdn");
		const reader = new GameReader(file, "utf-8");
		const kit = await load();
		await reader.read(kit, new AbortController().signal, () => {});
		kit.close();
		assert.deepEqual(Object.fromEntries(await copiesIn(reader, pdn, new AbortController().signal)), { 1: 2 });
		assert.equal(reader.index.entries[0].kind, "international");
		assert.deepEqual(reader.index.search("international").found().length, 2);
	});

	it("is found by what is on the board", async () => {
		const kit = await load();
		const file = new File(['[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 (2... 13x24) 1-1\n\n[GameType "25"]\n\n1. c3-d4 *\n\n[GameType "20"]\n[FEN "W:WK50,31:B20"]\n\n1. 31-27 *\n'], "three.pdn");
		const found = async (position) => {
			const games = [];
			for await (const { number, at } of pdn.positions.search(kit, file, { position, signal: new AbortController().signal })) games.push(`${number} ${at}`);
			return games.join("; ");
		};
		assert.equal(await found("W:W31,33-50:B1-13,15-18,20,23"), "1 3");
		assert.equal(await found("W:W31,33-50:B1-12,14-18,20,24"), "1 3,0,0");
		assert.equal(await found("W:W31-50:B1-20"), "1 ");
		assert.equal(await found("B:W27,K50:B20"), "3 0");
		assert.equal(await found("B:W27,50:B20"), "");
		assert.equal(await found("B:Wa1,a3,b2,c1,d2,d4,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8"), "2 0");
		kit.close();
		assert.deepEqual(pdn.positions.soughtBy(" W:W31,K3:B1,2 "), { position: "W:W31,K3:B1,2" });
		assert.equal(pdn.positions.soughtBy("Wolf"), undefined);
	});

	it("has moves, which results are not", () => {
		for (const [word, move] of [["1.32-28", "32-28"], ["28x19x10", "28-10"], ["c3:e5:g7*", "c3-g7"], ["2-0", ""], ["1-1", ""], ["1/2-1/2", ""], ["12.", ""], ["x", ""]]) assert.equal(pdn.moveOf(word), move, word);
		assert.deepEqual(["2-0", "1-1", "1/2-1/2", "*", "0-1"].map(pdn.resultText), ["2–0", "1–1", "½–½", "", "0–1"]);
	});

	it("tells the capture that was owed", () => {
		const way = (rule, message) => owedIn({ rule, message })?.join(" ");
		assert.equal(way("capture/majority", "19x30 takes 1, but the side to move has to take 2, with 20x29x40."), "20 29 40");
		assert.equal(way("capture/missed", "16-21 is not legal: who can capture has to, here with 16x7. The captures are 16x7, 18x9."), "16 7");
		assert.equal(way("capture/precedence", "c3:e5 is not legal: of captures with as many pieces the one with more kings comes first, here g3:e1."), "g3 e1");
		assert.equal(way("capture/impossible", "32x23 captures nothing: no piece can be taken on the way between these squares. 33x24 is possible."), "33 24");
		assert.equal(way("capture/incomplete", "The capture 32x23 has to go on: the whole one is 32x23x14."), "32 23 14");
		assert.equal(way("move/illegal", "with 32x23."), undefined);
	});
});
