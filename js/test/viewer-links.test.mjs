import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { linText as linOfGame } from "../dist/game.js";
import { load } from "../dist/index.js";
import { bboAddress, bsolAddress, GamesView, linText, SharingContext } from "../dist/viewer.js";
import { seen } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";
import { live } from "./page.mjs";

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
	/** With the module that converts. */
	let whole;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
		whole = await load();
	});

	const game = async (text) => (await pbn.parse(new TextEncoder().encode(text))).games[0];

	it("writes LIN as pbnkit/game does, where there is a deal", async () => {
		const whole = await game(board + auction + play);
		assert.match(linText(whole), /\|md\|1SAQ986HK5DA743CQJ,S5HJ8742DT96CAK85,SKT74HA63DK852C94,\|/);
		assert.equal(linText(whole), linOfGame(whole));
	});

	it("marks only calls that are alerted, as the core does", async () => {
		const notes = ["Alert", "alert: 5+ !H", "!weak", "!S 5+", "!H", "natural", "Alerted by both", "!Strong"];
		const calls = ["1C", "1D", "1H", "1S", "1NT", "2C", "2D", "2H"];
		const source = `${board}[Auction "S"]\n${calls.map((call, at) => `${call} =${at + 1}=`).join(" ")} Pass Pass Pass\n${notes.map((note, at) => `[Note "${at + 1}:${note}"]\n`).join("")}`;
		const moves = (lin) => lin.replace(/^[^]*?(?=mb\|)/, "").replaceAll("mb|P", "mb|p").replace(/pg\|\|\s*$/, "");
		const { bytes } = await whole.convert(source, { to: "lin" });
		assert.equal(moves(linText(await game(source))), moves(Buffer.from(bytes).toString()));
		assert.match(moves(linText(await game(source))), /^mb\|1C!\|mb\|1D!\|an\|5\+ !H\|mb\|1H!\|an\|weak\|mb\|1S\|an\|!S 5\+\|mb\|1N\|an\|!H\|mb\|2C\|an\|natural\|mb\|2D!\|an\|Alerted by both\|mb\|2H!\|an\|Strong\|/);
	});

	it("writes every part of a game as the core does", async () => {
		const auction = '[Auction "S"]\n{before} 1S {after | it} Pass $1 {of a NAG} 2NT X\nXX AP {behind}\n';
		const sources = {
			comments: `{of the game}\n[Board "7"] {of the board}\n[Dealer "S"] {of the dealer}\n[Vulnerable "NS"]\n${hands}${auction}`,
			commands: `{ha|y|} {zz|1|} {ha|y|x|}\n${board}`,
			play: board + play,
			"tricks that were claimed": `${board}[Declarer "S"]\n[Contract "2NTXX"]\n[Result "9"]\n`,
			"tricks that are too many": `${board}[Declarer "S"]\n[Contract "2NTXX"]\n[Result "14"]\n`,
			event: `[Event "A | B"]\n${board}`,
			"three hands": '[Dealer "W"]\n[Deal "W:5.J8742.T96.AK85 KT74.A63.K852.94 J32.QT9.QJ.T7632 -"]\n',
			"two hands": '[Dealer "E"]\n[Deal "N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -"]\n',
			"no deal": `[Dealer "N"]\n[Vulnerable "EW"]\n[Auction "N"]\n1S AP\n`,
			"an auction that goes on": `${board}[Auction "S"]\n1S Pass +\n`,
			...Object.fromEntries(
				["0", "1", "9999", "10000", "x", ""].map((number) => [`board ${number} of a match`, `[Event "Cup"]\n${board.replace('"7"', `"${number}"`)}[Room "Open"]\n[Stage "Final, 2"]\n[HomeTeam "A"]\n[VisitTeam "B,C"]\n[Scoring "IMP"]\n`]),
			),
			...Object.fromEntries(["Closed", "closed", "Open", "x"].map((room) => [`room ${room}`, `${board}[Room "${room}"]\n[Scoring "MP"]\n[Declarer "S"]\n[Contract "2NTXX"]\n[Result "9"]\n`])),
			"too many tricks in a room": `${board}[Room "Open"]\n[Scoring "MP"]\n[Declarer "S"]\n[Contract "2NTXX"]\n[Result "14"]\n`,
			"names that are long": board.replace("Øre", "x".repeat(253)) + '[East "a, b|c"]\n',
			"names that are too long": board.replace("Øre", "x".repeat(254)),
		};
		for (const [name, source] of Object.entries(sources)) {
			const { bytes } = await whole.convert(source, { to: "lin" });
			const said = (lin) => lin.replaceAll("mb|P", "mb|p").trim();
			assert.equal(said(linOfGame(await game(source))), said(Buffer.from(bytes).toString()), name);
		}
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
			a: "1SP2N(game force  4+ !S )DRPPP",
			p: "cac4c2cjckc9c3cqh4",
		});
		assert.ok(address.search.includes("nn=Quill%20%7C%20Son"), address.search);
	});

	it("marks the alerts in it as in LIN", async () => {
		const notes = '[Note "1:Alert"]\n[Note "2:alert: 5+ !H"]\n[Note "3:!weak"]\n[Note "4:natural"]\n';
		const address = new URL(bboAddress(await game(`${board}[Auction "S"]\n1C =1= 1D =2= 1H =3= 1S =4= AP\n${notes}`)));
		assert.equal(address.searchParams.get("a"), "1C!1D!(5+ !H)1H!(weak)1S(natural)PPP");
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

	it("offers the PBN of a game only on a page that has the source", async () => {
		const games = [await game(board)];
		const view = (value) => h(SharingContext.Provider, { value }, h(GamesView, { games, settings: { links: ["pbn"] } }));
		const links = (markup) => seen(/<ul class="pbn-links".*?<\/ul>/.exec(markup)?.[0] ?? "");
		const sharing = { pbnOf: async () => "" };
		assert.equal(links(renderToString(view(sharing))), "");
		assert.equal(links(live(() => view(undefined)).root.markup), "");
		assert.equal(links(live(() => view(sharing)).root.markup), "Save as PBN Copy as PBN");
	});
});
