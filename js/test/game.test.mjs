import assert from "node:assert/strict";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { compareBoards, compareCards, contractScore, crossImps, diagram, highCardPoints, imps, linText, matchpoints, percentages, resultText, scoreRanks, shape, tableCells, tagValue } from "../dist/game.js";
import { load } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";
import { written } from "./written.mjs";

const corpus = new URL("../../../shared/corpus/", import.meta.url);
const hand = (text) => Object.fromEntries(text.split(".").map((ranks, at) => ["SHDC"[at], ranks]));

describe("pbnkit/game", () => {
	let pbn, folder;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
		folder = mkdtempSync(join(tmpdir(), "pbn-game-"));
	});
	after(() => {
		pbn.close();
		rmSync(folder, { recursive: true });
	});

	const parsed = async (text) => (await pbn.parse(new TextEncoder().encode(text))).games;

	it("is small, and alone", (test) => {
		const script = readFileSync(new URL("../dist/game.js", import.meta.url));
		test.diagnostic(`${script.length} bytes, zipped ${gzipSync(script).length}`);
		assert.ok(gzipSync(script).length < 7_950, `${gzipSync(script).length} bytes`);
		assert.doesNotMatch(String(script), /^import|import\(|wasm/m);
	});

	it("scores and compares as the core does", () => {
		written("TestWriteNumbers", "./core/bridge", folder);
		const { Scores, IMPs, Fields } = JSON.parse(readFileSync(join(folder, "bridge.json"), "utf8"));
		assert.equal(Scores.length, 35 * 3 * 14 * 2);
		for (const { Contract, Tricks, Vulnerable, Points, Level: level, Denomination: denomination, Risk: risk } of Scores) {
			assert.equal(contractScore({ level, denomination, ...(risk && { risk }) }, Tricks, Vulnerable), Points, `${Contract} ${Tricks} ${Vulnerable}`);
		}
		assert.equal(IMPs.length, 10_001);
		IMPs.forEach((points, at) => assert.equal(imps(at - 5000), points, String(at - 5000)));
		assert.equal(Fields.length, 300);
		for (const { Scores, Matchpoints, Ranks, IMPs } of Fields) {
			assert.deepEqual([matchpoints(Scores), scoreRanks(Scores), crossImps(Scores)], [Matchpoints, Ranks, IMPs], String(Scores));
			const most = 2 * (Scores.length - 1);
			assert.deepEqual(percentages(Scores), Matchpoints.map((points) => (most ? (100 * points) / most : 50)));
		}
		assert.deepEqual([matchpoints([]), scoreRanks([]), crossImps([]), percentages([])], [[], [], [], []]);
	});

	it("writes LIN as the core does", { skip: !existsSync(corpus) && `no corpus at ${corpus.pathname}` }, async () => {
		for (const name of readdirSync(corpus, { recursive: true }).filter((name) => name.endsWith(".pbn"))) {
			copyFileSync(new URL(name, corpus), join(folder, name.replaceAll("/", "-")));
		}
		written("TestWriteLIN", "./core/lin", folder);
		const files = readdirSync(folder).filter((name) => name.endsWith(".pbn"));
		assert.ok(files.length >= 50, String(files.length));
		let games = 0;
		for (const name of files) {
			const lines = JSON.parse(readFileSync(join(folder, name.replace(/pbn$/, "lin.json")), "utf8"));
			const { games: read } = await pbn.parse(new Uint8Array(readFileSync(join(folder, name))));
			for (const [at, one] of read.entries()) assert.equal(linText(one), lines[at], `${name}, game ${at + 1}`);
			assert.equal(read.length, lines.length);
			games += read.length;
		}
		assert.ok(games > 1000, String(games));
	});

	it("writes LIN of what a corpus seldom has", async () => {
		const line = async (text) => linText((await parsed(text))[0]);
		assert.equal(await line('[Event "A, b|c"]\n[Board "3"]\n[Room "Closed"]\n[HomeTeam "X, Y"]\n[North "Bo, C"]\n'),
			"vg|A, b/c,,,3,3,X  Y,,,|rs|,|pg||\nqx|c3|pn|,,,,,,Bo%COMMA% C,|st||md|1|rh||ah|Board 3|sv|e|pg||\n");
		assert.equal(await line('[Board "3"]\n[Contract "4HX"]\n[Declarer "S"]\n[Result "9"]\n'),
			"vg|,,,3,3,,,,|rs|4HSx-1|pg||\nqx|o3|pn|,,,,,,,|st||md|1|rh||ah|Board 3|sv|e|mc|9|pg||\n");
		assert.equal(await line('{vg|T, U,S,I,1,8,Ann,3,Bob,4.5|}\n{sk|S|}\n{a|b}\n{vg|V,S,I,1,8,,3,,|}\n[Event "T, U"]\n[Board "3"]\n[Room "Open"]\n'),
			"vg|T, U,,,3,3,,3,,4.5|rs||pg||\nqx|o3|pn|,,,,,,,|st||md|1|rh||ah|Board 3|sv|e|sk|S|nt|vg/V,S,I,1,8,,3,,/|nt|a/b|pg||\n");
		assert.equal(await line('[Auction "N"]\n1S =1= =2= X {x} XX =3= +\n[Note "1:Alert: a"]\n[Note "2:!b"]\n[Note "3:Explained: c"]'),
			"pn|,,,|st||md|3|rh||mb|1S!|an|a|an|b|mb|d|nt|x|mb|r|an|c|mb|?|pg||\n");
	});

	it("writes what was kept of LIN, and a score, where they were", async () => {
		const line = async (text) => linText((await parsed(text))[0]);
		const lesson = '{qx|B4|}\n{hs|nd|}\n[Event "L"]\n[Board "4"]\n[Dealer "N"]\n[Vulnerable "EW"]\n[Deal "N:.AK.. .QJ.. AK... QJ..."]\n[Declarer "N"]\n[Contract "S"]\n' +
			'[ScoreIMP "NS -2.5"]\n[Auction "N"]\n2S {yy|1|} Pass Pass Pass\n[Play "E"]\nHQ {up|1|} {lc|sa|} - - -\n*\n';
		assert.equal(await line(lesson),
			"mn|L|qx|B4|pn|,,,|st||md|3SAKHDC,SQJHDC,SHAKDC,SHQJDC|rh||ah|Board 4|sv|e|hs|nd|mb|2S|yy|1|mb|p|mb|p|mb|p|pc|HQ|nt|up/1/|lc|sa|zz|-2.5|pg||\n");
		for (const [tags, want] of [
			['[Board "2"]', "4 n"], ['[Board "16"]', "2 e"], ['[Board "2"][Dealer "W"][Vulnerable "All"]', "2 b"], ['[Board "B2"]', "0"], ['[Board "0"]', "0"],
			['[Board "2"][Dealer "x"]', "0 n"], ['[Board "2"][Auction "?"]\n1C Pass Pass Pass', "4 n"], ['[Board "2"][Auction "S"]\n1C Pass Pass Pass', "1 n"],
			['[Board "2"][Declarer "N"][Contract "1C"][Auction "?"]\n1C Pass Pass Pass', "0 n"],
			['[Board "2"][Declarer "E"][Contract "1C"][Auction "?"]\n1C Pass Pass Pass', "4 n"],
		]) {
			const [, dealer, , vulnerable] = /md\|(\d)[^|]*\|rh\|\|(?:ah\|[^|]*\|)?(sv\|(.))?/.exec(await line(`${tags}\n`));
			assert.equal(vulnerable ? `${dealer} ${vulnerable}` : dealer, want, tags);
		}
	});

	const hands = '[Deal "N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85"]\n';

	it("leaves a hand of LIN empty that is not given, and the last where it follows", async () => {
		const line = async (text) => /\|md\|([^|]*)\|/.exec(linText((await parsed(text))[0]))[1];
		assert.equal(await line(`[Dealer "S"]\n${hands}`), "1SAQ986HK5DA743CQJ,S5HJ8742DT96CAK85,SKT74HA63DK852C94,");
		assert.equal(await line('[Dealer "W"]\n[Deal "N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -"]\n'), "2SAQ986HK5DA743CQJ,,SKT74HA63DK852C94,");
		assert.equal(await line('[Dealer "S"]\n[Deal "N:A.K.A. 9.T.9. K.A.K. Q.8.Q."]\n'), "1SKHADKC,SQH8DQC,SAHKDAC,S9HTD9C");
		assert.equal(await line(hands.replace("5.J8742.T96.AK85", "-")), "0SAQ986HK5DA743CQJ,,SKT74HA63DK852C94,SJ32HQT9DQJCT7632");
	});

	it("has no number of tricks in LIN where all cards are played, which say it", async () => {
		const tricks = [..."AKQJT98765432"].map((rank) => ["H", "D", "C", "S"].map((suit) => suit + rank).join(" "));
		const played = (lines) => `[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n[Declarer "N"][Contract "1NT"][Result "0"]\n[Play "E"]\n${lines.join("\n")}\n`;
		const whole = linText((await parsed(played(tricks)))[0]);
		assert.equal(whole.match(/\|pc\|/g).length, 52);
		assert.match(whole, /\|pc\|S2\|pg\|\|\n$/);
		assert.match(linText((await parsed(played([...tricks.slice(0, 12), "H2 D2 C2 -"])))[0]), /\|pc\|C2\|mc\|0\|pg\|\|\n$/);
	});

	it("takes no score that is none", () => {
		const contract = { level: 4, denomination: "H" };
		for (const [name, call] of Object.entries({
			level: () => contractScore({ ...contract, level: 8 }, 10, false),
			denomination: () => contractScore({ ...contract, denomination: "N" }, 10, false),
			risk: () => contractScore({ ...contract, risk: "x" }, 10, false),
			tricks: () => contractScore(contract, 14, false),
			vulnerable: () => contractScore(contract, 10, "NS"),
			difference: () => imps("20"),
			"scores\\[1\\]": () => matchpoints([1, Number.NaN]),
			suits: () => diagram({ hands: {} }, { suits: "icons" }),
		})) {
			assert.throws(call, (error) => error instanceof TypeError && new RegExp(`: ${name} has to be`).test(error.message), name);
		}
		for (const compare of [percentages, scoreRanks, crossImps]) assert.throws(() => compare(["1"]), TypeError);
	});

	it("says of each argument what it has to be", () => {
		const aHand = "hand has to be an object with strings S, H, D and C";
		const aGame = "game has to be an object with an array of tags";
		const scores = "scores has to be an array of finite numbers";
		for (const [name, says, call, ...wrong] of [
			["percentages", scores, percentages, [], [7]], ["scoreRanks", scores, scoreRanks, [], [7]], ["crossImps", scores, crossImps, [], [7]], ["matchpoints", scores, matchpoints, [], ["420"]],
			["highCardPoints", aHand, highCardPoints, [null], [{ S: "A" }]],
			["shape", aHand, shape, [], ["AK4"]],
			["contractScore", "contract has to be an object with level and denomination", contractScore, []],
			["resultText", "overtricks has to be an integer", resultText, ["+1"]],
			["diagram", "deal has to be an object with hands", diagram, [], [{}]],
			["linText", aGame, linText, [], [{}]],
			["tagValue", aGame, tagValue, [null, "Board"], [{ tags: 7 }, "Board"]],
			["tagValue", "name has to be a string", tagValue, [{ tags: [] }, 7]],
			["tableCells", "section has to be an object with an array of rows", tableCells, [], [{ rows: 7 }]],
			["compareBoards", "both games have to be objects with an array of tags", compareBoards, [{ tags: [] }, {}]],
			["compareCards", "both cards have to be objects with suit and rank", compareCards, [{ suit: "S", rank: "A" }, "SA"]],
		]) {
			for (const given of wrong) assert.throws(() => call(...given), { name: "TypeError", message: `${name}: ${says}` });
		}
	});

	it("finds what a tag is for a game", async () => {
		const games = await parsed('[Event "##A"]\n[Site " B "]\n[Site "C"]\n\n[Site "#"]\n[Board "?"]\n\n[Event "#"]\n[Site ""]\n');
		const found = games.map((one) => ["Event", "Site", "Board", "__proto__"].map((name) => tagValue(one, name)));
		assert.deepEqual(found, [["A", "B", undefined, undefined], ["A", "B", undefined, undefined], ["A", undefined, undefined, undefined]]);
	});

	it("counts points and cards", () => {
		assert.equal(highCardPoints(hand("AKQJ.AKQJ.AKQJ.A")), 34);
		assert.equal(highCardPoints(hand("T9876.5432..")), 0);
		assert.deepEqual(shape(hand("AKQJT98765432...")), { lengths: { S: 13, H: 0, D: 0, C: 0 }, pattern: "13000", balanced: false });
		assert.deepEqual(["432.432.432.5432", "5432.32.432.5432", "32.32.5432.65432", "65432.432.432.32"].map((text) => shape(hand(text)).pattern), ["4333", "4432", "5422", "5332"]);
		assert.deepEqual(["432.432.432.5432", "32.32.5432.65432", "65432.432.432.32"].map((text) => shape(hand(text)).balanced), [true, false, true]);
	});

	it("sorts boards and cards", async () => {
		const games = await parsed('[Board "10"]\n\n[Site "x"]\n\n[Board "9A"]\n\n[Board "9"]\n\n[Site "y"]');
		assert.deepEqual(games.toSorted(compareBoards).map(({ number }) => number), [4, 3, 1, 2, 5]);
		const { moves } = (await parsed('[Declarer "N"]\n[Play "E"]\nHT S2 SA C3\n*'))[0].play;
		assert.deepEqual(moves.flatMap((move) => move.kind === "card" ? [move.card] : []).sort(compareCards).map(({ suit, rank }) => suit + rank), ["SA", "S2", "HT", "C3"]);
	});

	it("draws a deal", async () => {
		const deal = await pbn.deal("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85");
		assert.equal(diagram(deal, { names: { W: "Ash, Ida", N: "Bo" } }), `          Bo
          ♠ -
          ♥ 63
          ♦ AKQ987
          ♣ A9732

Ash, Ida            ♠ A8654
♠ KQT2              ♥ KQ5
♥ AT                ♦ T
♦ J6542             ♣ QJT6
♣ 85

          ♠ J973
          ♥ J98742
          ♦ 3
          ♣ K4
`);
		const long = await pbn.deal("W:AKQJT98765432... - - -");
		assert.equal(diagram(long, { suits: "letters" }), "S AKQJT98765432\nH -\nD -\nC -\n");
		assert.equal(diagram({ hands: { ...long.hands, N: hand(".32..") } }, { suits: "letters" }).split("\n")[0], `${" ".repeat(17)}S -`);
		assert.equal(diagram({ hands: { N: null, E: null, S: null, W: null } }), "");
	});
});
