import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { bboAddress, bsolAddress, GamesView, linText } from "../dist/viewer.js";
import { pbnWasm } from "./modules.mjs";

const hands = '[Deal "N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85"]\n';
const board = `[Board "7"]
[West "Fenwick, Ida"]
[North "Quill | Son"]
[South "Øre"]
[Dealer "S"]
[Vulnerable "All"]
${hands}`;
const auction = `[Auction "S"]
1S Pass 2NT =1= X
XX AP
[Note "1:game force (4+ \\S)"]
`;
const play = `[Declarer "S"]
[Contract "2NTXX"]
[Result "9"]
[Play "W"]
CA C4 C2 CJ
CK C9 C3 CQ
H4 - - -
*
`;

describe("links", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const game = async (text) => (await pbn.parse(new TextEncoder().encode(text))).games[0];

	it("writes LIN: hands from South, without the last that follows", async () => {
		assert.equal(
			linText(await game(board)),
			"st||pn|Øre,Fenwick  Ida,Quill Son,|md|1SAQ986HK5DA743CQJ,S5HJ8742DT96CAK85,SKT74HA63DK852C94,|rh||ah|Board 7|sv|b|pg||",
		);
	});

	it("writes calls with alerts, cards up to the first that is not known, and the tricks", async () => {
		assert.equal(
			linText(await game(board + auction + play)).replace(/^.*\|sv/, "sv"),
			"sv|b|mb|1S|mb|P|mb|2N!|an|game force (4+ !S)|mb|D|mb|R|mb|P|mb|P|mb|P|" +
				"pc|CA|pc|C4|pc|C2|pc|CJ|pc|CK|pc|C9|pc|C3|pc|CQ|pc|H4|mc|9|pg||",
		);
	});

	it("leaves a hand of LIN empty that is not given", async () => {
		assert.match(linText(await game('[Dealer "W"]\n[Deal "N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -"]\n')), /\|md\|2SAQ986HK5DA743CQJ,,SKT74HA63DK852C94,\|rh\|\|ah\|\|sv\|o\|pg\|\|$/);
		const ending = '[Dealer "S"]\n[Deal "N:A.K.A. 9.T.9. K.A.K. Q.8.Q."]\n';
		assert.match(linText(await game(ending)), /\|md\|1SKHADKC,SQH8DQC,SAHKDAC,S9HTD9C\|/);
		const continued = `${hands}[Declarer "S"][Contract "2S"][Result "1"]\n[Play "W"]\nD6 D2 DQ DA\n+\n`;
		assert.doesNotMatch(linText(await game(continued)), /\|mc\|/);
	});

	it("has no number of tricks in LIN where all cards are played, which say it", async () => {
		const tricks = [..."AKQJT98765432"].map((rank) => ["H", "D", "C", "S"].map((suit) => suit + rank).join(" "));
		const played = (lines) => `[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n[Declarer "N"][Contract "1NT"][Result "0"]\n[Play "E"]\n${lines.join("\n")}\n`;
		const whole = linText(await game(played(tricks)));
		assert.equal(whole.match(/\|pc\|/g).length, 52);
		assert.match(whole, /\|pc\|S2\|pg\|\|$/);
		assert.match(linText(await game(played([...tricks.slice(0, 12), "H2 D2 C2 -"]))), /\|pc\|C2\|mc\|0\|pg\|\|$/);
	});

	it("makes an address of the handviewer, with everything encoded", async () => {
		const address = new URL(bboAddress(await game(board + auction + play)));
		assert.equal(address.origin + address.pathname, "https://www.bridgebase.com/tools/handviewer.html");
		assert.deepEqual(Object.fromEntries(address.searchParams), {
			n: "sKT74hA63dK852c94",
			e: "sJ32hQT9dQJcT7632",
			s: "sAQ986hK5dA743cQJ",
			w: "s5hJ8742dT96cAK85",
			nn: "Quill | Son",
			sn: "Øre",
			wn: "Fenwick, Ida",
			d: "s",
			v: "b",
			b: "7",
			a: "1SP2N!(game force  4+ !S )DRPPP",
			p: "cac4c2cjckc9c3cqh4",
		});
		assert.ok(address.search.includes("nn=Quill%20%7C%20Son"), address.search);
	});

	it("makes an address of Bridge Solver, where all hands are known", async () => {
		const address = new URL(bsolAddress(await game(board + play)));
		assert.equal(address.origin + address.pathname, "https://dds.bridgewebs.com/bsol2/ddummy.htm");
		assert.deepEqual(Object.fromEntries(address.searchParams), {
			board: "7",
			dealer: "S",
			vul: "All",
			contract: "2NTXX",
			declarer: "S",
			lead: "CA",
			north: "KT74.A63.K852.94",
			east: "J32.QT9.QJ.T7632",
			south: "AQ986.K5.A743.QJ",
			west: "5.J8742.T96.AK85",
			analyse: "true",
		});
		assert.equal(bsolAddress(await game('[Deal "N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -"]')), undefined);
	});

	it("has nothing to open without a deal", async () => {
		const none = await game('[Board "1"]');
		assert.deepEqual([linText(none), bboAddress(none), bsolAddress(none)], [undefined, undefined, undefined]);
	});

	it("shows the links that a writer asks for, and no other", async () => {
		const games = [await game(board)];
		const labels = (links) => [...renderToString(h(GamesView, { games, settings: { links } })).matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label]) => label);
		assert.deepEqual(labels([]), []);
		assert.deepEqual(labels(["lin", "bsol", "bbo", "pbn"]), ["Open in BBO", "Analyse with Bridge Solver", "Save as LIN"]);
	});
});
