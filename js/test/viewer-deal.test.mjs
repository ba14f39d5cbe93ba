import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { tableCells } from "../dist/game.js";
import { load } from "../dist/index.js";
import { DealDiagram, en, GamesView, rotated, tagValue, ViewerProvider } from "../dist/viewer.js";
import { heard, seen, text } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";
import { live } from "./page.mjs";

const head = '[Board "7"]\n[Dealer "S"]\n[Vulnerable "NS"]\n';
const names = '[West "Fenwick, Ida"]\n[North "<b>Quill</b>"]\n[East "Sorrel, Jo"]\n';
const four = `${head}${names}[Deal "N:KT74.A63.K852.94 J53.QT982.T6.T72 AQ986.K5.A743.QJ 2.J74.QJ9.AK8653"]\n`;
const northSouth = `${head}${names}[Deal "N:KT74.A63.K852.94 - AQ986.K5.A743.QJ -"]\n`;
const eastWest = `${head}[Deal "E:KT74.A63.K852.94 - AQ986.K5.A743.QJ -"]\n`;
const one = `${head}${names}[Deal "E:KT74.A63.K852.94 - - -"]\n`;

describe("DealDiagram", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const read = async (pbnText) => (await pbn.parse(new TextEncoder().encode(pbnText))).games;
	const diagram = (game, settings, props) => h(ViewerProvider, { settings }, h(DealDiagram, { game, ...props }));
	const draw = async (pbnText, settings, props) => renderToString(diagram((await read(pbnText))[0], settings, props));
	const form = (markup) => /pbn-form-(\w+)/.exec(markup)[1];
	const hands = (markup) => [...markup.matchAll(/pbn-hand pbn-hand-(\w)/g)].map(([, seat]) => seat.toUpperCase()).join("");

	describe("labels", () => {
		it("shows board, dealer and vulnerability in words", async () => {
			assert.match(seen(await draw(four)), /^Board 7 Dealer South N-S vulnerable /);
		});

		it("has a heading of the level that the page wants", async () => {
			assert.match(await draw(four), /<h3 class="pbn-board">Board 7<\/h3>/);
			assert.match(await draw(four, { headingLevel: 2 }), /<h2 class="pbn-board">Board 7<\/h2>/);
			assert.match(await draw(four.replace('[Board "7"]\n', "")), /<h3 class="pbn-board">Board no. 1<\/h3>/);
		});

		it("marks the vulnerable sides and the dealer on the card table", async () => {
			const markup = await draw(four);
			const sides = [...markup.matchAll(/pbn-side-\w"><b>(\w)<\/b>(.*?)<\/div>/g)];
			assert.deepEqual(
				sides.map(([, seat, marks]) => [seat, text(marks)]),
				[
					["W", ""],
					["N", "vul"],
					["E", ""],
					["S", "dlrvul"],
				],
			);
		});

		for (const [vulnerable, edges] of [
			["NS", "pbn-compass pbn-vulnerable-ns"],
			["EW", "pbn-compass pbn-vulnerable-ew"],
			["All", "pbn-compass pbn-vulnerable-ns pbn-vulnerable-ew"],
			["None", "pbn-compass"],
		]) {
			it(`has the red edges of ${vulnerable}`, async () => {
				const [, classes] = /<div class="(pbn-compass[^"]*)"/.exec(await draw(four.replace('"NS"', `"${vulnerable}"`)));
				assert.equal(classes, edges);
			});
		}

		it("does not say again what the card table shows", async () => {
			assert.doesNotMatch(heard(await draw(four)), /dlr|vul /);
		});

		it("has no vulnerable side where none is", async () => {
			const none = '"None"';
			assert.doesNotMatch(await draw(four.replace('"NS"', none)), /pbn-vulnerable/);
			assert.doesNotMatch(await draw(one.replace('"NS"', none), { view: "hand" }), /pbn-vulnerability/);
		});

		it("colours the words where there is no table", async () => {
			assert.match(await draw(one), /pbn-vulnerability"[^>]*>N-S vulnerable/);
		});

		for (const [deal, want] of [
			["N:K.A.2. Q.3.4. J.K.3. .2.Q.4", /End position, the last 3 tricks/],
			["N:K... Q... J... .2..", /End position, the last trick /],
			["N:K.A.2. Q.3.4. J.K.3. .2.Q.", /End position, the last 3 tricks/],
			["N:AKQJT9876543... .AKQJT9876543.. ..AKQJT9876543. ...AKQJT9876543", /End position, the last 12 tricks/],
			["N:8... KT9... A42... QJ3...", /Part of a deal/],
		]) {
			it(`tells an end position: ${deal}`, async () => {
				assert.match(seen(await draw(`[Contract "S"]\n[Deal "${deal}"]`)), want);
			});
		}

		it("calls nothing else an end position", async () => {
			for (const pbnText of [four, northSouth, '[Deal "N:- - - -"]', '[Deal "N:... ... ... ..."]']) {
				assert.doesNotMatch(seen(await draw(pbnText)), /End position|Part of/);
			}
		});
	});

	describe("hands", () => {
		it("stand in the order N E S W, with the players' names", async () => {
			const markup = await draw(four);
			assert.equal(hands(markup), "NESW");
			assert.match(seen(markup), /North <b>Quill<\/b> .* East Sorrel, Jo .* South ♠︎A .* West Fenwick, Ida /);
		});

		it("never let a file's text become markup", async () => {
			assert.ok((await draw(four)).includes("&lt;b>Quill&lt;/b>"));
		});

		it("name a player from a \"##\" of an earlier game", async () => {
			const [, game] = await read(`[North "##Sorrel"]\n\n${four.replace(/\[North.*\n/, "")}`);
			assert.match(seen(renderToString(diagram(game))), /North Sorrel/);
		});

		it("show suits from high to low with 10 for T", async () => {
			const markup = await draw(four);
			assert.ok(seen(markup).includes("♠\uFE0EK 10 7 4 ♥\uFE0EA 6 3 ♦\uFE0EK 8 5 2 ♣\uFE0E9 4"), seen(markup));
			assert.ok(heard(markup).includes("spades K 10 7 4 hearts A 6 3"), heard(markup));
		});

		it("have thin spaces, and the digits of a ten close together", async () => {
			assert.ok((await draw(four)).includes('K\u2009<span class="pbn-ten">10</span>\u20097\u20094'));
		});

		it("write T where the settings say so", async () => {
			assert.ok(seen(await draw(four, { ten: "T" })).includes("♠\uFE0EK T 7 4"));
		});

		it("have the court cards of the reader's language", async () => {
			const french = { ...en, rankLetters: { A: "A", K: "R", Q: "D", J: "V" } };
			const [game] = await read(four);
			const markup = renderToString(h(ViewerProvider, { words: french }, h(DealDiagram, { game })));
			assert.ok(seen(markup).includes("♠\uFE0EA D 9 8 6"), seen(markup));
		});

		it("show a void as a dash and say it", async () => {
			const markup = await draw(four.replace("KT74.A63", ".KT74A63"));
			assert.ok(seen(markup).includes("♠\uFE0E—"), seen(markup));
			assert.ok(heard(markup).includes("spades void"), heard(markup));
		});

		it("say which one follows from the others", async () => {
			const three = '[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 -"]';
			assert.match(seen(await draw(three)), /West ♠︎K Q 10 2 .* follows from the other hands/);
			assert.doesNotMatch(seen(await draw(four)), /follows/);
		});
	});

	describe("fewer hands", () => {
		const tables = [
			["four", four, {}, "cross", "NESW", ""],
			["partners over each other", northSouth, {}, "ns", "NS", "East Sorrel, Jo not given West Fenwick, Ida not given"],
			["partners beside each other", eastWest, {}, "ew", "EW", "North not given South not given"],
			["partners alone", northSouth, { view: "two-hands" }, "ns", "NS", ""],
			["one in a line", one, {}, "line", "E", "North <b>Quill</b> not given West Fenwick, Ida not given"],
			["one alone", one, { view: "hand" }, "line", "E", ""],
			["two that are no partners", `${head}[Deal "N:KT74.A63.K852.94 J53.QT982.T6.T72 - -"]`, { view: "two-hands" }, "cross", "NE", ""],
			["those that are not hidden", four, { view: "two-hands", hidden: ["E", "W"] }, "ns", "NS", ""],
			["the one that is not hidden", `[Hidden "ESW"]\n${four}`, { view: "hand" }, "line", "N", ""],
			["none", four, { view: "hand", hidden: ["N", "E", "S", "W"] }, "cross", "", ""],
		];
		for (const [name, pbnText, settings, wantForm, wantHands, absent] of tables) {
			it(name, async () => {
				const markup = await draw(pbnText, settings);
				assert.equal(form(markup), wantForm);
				assert.equal(hands(markup), wantHands);
				assert.equal(seen(/<ul class="pbn-absent".*?<\/ul>/.exec(markup)?.[0] ?? ""), absent);
				assert.equal(markup.includes("pbn-cover"), false);
			});
		}

		it("has a place for a hand that is not given, where the others stand around it", async () => {
			const markup = await draw(`${names}[Deal "N:KT74.A63.K852.94 J53.QT982.T6.T72 - -"]`);
			assert.equal(hands(markup), "NESW");
			assert.match(seen(markup), /South not given West Fenwick, Ida not given/);
		});

		it("has a table for the trick, even with one hand", async () => {
			const position = { played: 0, trick: [], gone: new Set(), won: { NS: 0, EW: 0 } };
			assert.equal(form(await draw(one, { view: "hand" }, { position })), "cross");
		});
	});

	describe("what cannot be read", () => {
		it("is shown as it stands in the file: the tag", async () => {
			const markup = await draw(`${head}[Deal "N:KT74 <foo>"]`);
			assert.equal(seen(markup), "Board 7 Dealer South N-S vulnerable The deal cannot be read. In the file it is: N:KT74 <foo>");
		});

		it("is shown as it stands in the file: a hand", async () => {
			const markup = await draw('[Deal "W:J53.QT982.T6.T72 KT74.A63.K852.9x AQ986.K5.A743.QJ -"]');
			assert.match(seen(markup), /North cannot be read: KT74\.A63\.K852\.9x East ♠︎A .* South not given West ♠︎J/);
		});

		it("is nothing without a deal", async () => {
			assert.equal(await draw('[Board "1"]\n'), "");
			assert.equal(await draw('[Board "1"]\n[Deal "?"]'), "");
		});
	});

	describe("points", () => {
		const points = (markup) => text(/<ul class="pbn-points".*?<\/ul>/.exec(markup)?.[0].replaceAll("</li>", " ") ?? "");

		it("are there when they are asked for", async () => {
			assert.equal(points(await draw(four)), "");
			const markup = await draw(four, { show: ["hcp"] });
			assert.equal(points(markup), "North 10 East 3 South 16 West 11 HCP");
			assert.match(markup, /class="pbn-points" role="list" aria-label="High-card points \(HCP\)"/);
			assert.match(heard(markup), /North 10 East 3 South 16 West 11/);
		});

		it("are those of the hands that a reader sees", async () => {
			assert.equal(points(await draw(northSouth, { show: ["hcp"] })), "North 10 South 16 HCP");
			assert.equal(points(await draw(four, { show: ["hcp"], hidden: ["W", "S"] })), "North 10 East 3 HCP");
		});

		it("need a button, which needs a script", async () => {
			assert.doesNotMatch(await draw(four), /<button/);
			const [game] = await read(four);
			const page = live(() => diagram(game));
			assert.match(page.root.markup, /aria-pressed="false"/);
			page.click("HCP");
			assert.match(page.root.markup, /aria-pressed="true"/);
			assert.equal(points(page.root.markup), "North 10 East 3 South 16 West 11 HCP");
			page.click("HCP");
			assert.equal(points(page.root.markup), "");
		});
	});

	describe("hidden hands", () => {
		const covers = (markup) =>
			[...markup.matchAll(/<details class="pbn-cover"( open)?><summary>(.*?)<\/summary>/g)].map(([, open, label]) => [open !== undefined, seen(label)]);
		const closed = (seat) => [false, `Show ${seat}’s handHide ${seat}’s hand`];
		const open = (seat) => [true, closed(seat)[1]];

		it("can be opened without a script", async () => {
			const markup = await draw(`[Hidden "we"]\n${four}`);
			assert.deepEqual(covers(markup), [closed("East"), closed("West")]);
			assert.doesNotMatch(markup, /<button/);
			assert.match(seen(markup), /West Fenwick, Ida Show West’s handHide West’s hand ♠︎2 /);
		});

		it("are those of the settings, where they say so", async () => {
			assert.deepEqual(covers(await draw(`[Hidden "EW"]\n${four}`, { hidden: ["N"] })), [closed("North")]);
			assert.deepEqual(covers(await draw(`[Hidden "EW"]\n${four}`, { hidden: [] })), []);
		});

		it("have no button where no hand is given", async () => {
			assert.deepEqual(covers(await draw(`[Hidden "EW"]\n${northSouth}`)), []);
		});

		it("open all together", async () => {
			const [game] = await read(four);
			const page = live(() => diagram(game, { hidden: ["E", "W"], show: ["hcp"] }));
			page.toggle("Show West");
			assert.deepEqual(covers(page.root.markup), [closed("East"), open("West")]);
			assert.match(text(page.root.markup), /South 16 ?West 11/);
			page.click("Show all hands");
			assert.deepEqual(covers(page.root.markup), [open("East"), open("West")]);
			page.click("Hide all hands");
			assert.deepEqual(covers(page.root.markup), [closed("East"), closed("West")]);
		});

		it("have no button for all where there is one", async () => {
			const [game] = await read(four);
			const page = live(() => diagram(game, { hidden: ["E"] }));
			assert.equal(page.root.all(({ localName }) => localName === "button").length, 1);
		});
	});

	describe("in the play", () => {
		const cards = (...played) => played.map(([seat, card]) => ({ seat, trick: 1, move: { seat, text: card, kind: "card" } }));
		const position = {
			played: 6,
			trick: cards(["N", "ST"], ["E", "SJ"]),
			gone: new Set(["SK", "S3", "S6", "S2", "ST", "SJ"]),
			won: { NS: 1, EW: 0 },
		};

		it("greys the cards that were played, and does not say them", async () => {
			const markup = await draw(four, {}, { position });
			assert.equal([...markup.matchAll(/<s class="pbn-gone" aria-hidden="true">/g)].length, 6);
			assert.match(seen(markup), /♠︎K 10 7 4/);
			assert.match(heard(markup), /North <b>Quill<\/b> spades 7 4 hearts/);
			assert.match(heard(markup), /West Fenwick, Ida spades void hearts J 7 4/);
		});

		it("shows the trick in the order of play, the last card marked", async () => {
			const [trick] = /<ol class="pbn-trick".*<\/ol>/.exec(await draw(four, {}, { position }));
			assert.equal(heard(trick), "North spades 10 East spades J");
			assert.deepEqual([...trick.matchAll(/<li class="(.*?)">/g)].map(([, name]) => name), ["pbn-side-n", "pbn-side-e pbn-last"]);
			assert.match(trick, /aria-label="Current trick"/);
		});

		it("marks the card that has won, once the trick is over", async () => {
			const over = { ...position, trick: cards(["N", "ST"], ["E", "SJ"], ["S", "SA"], ["W", "S2"]), winner: "S" };
			const [trick] = /<ol class="pbn-trick".*<\/ol>/.exec(await draw(four, {}, { position: over }));
			assert.deepEqual([...trick.matchAll(/<li class="(.*?)">/g)].map(([, name]) => name), ["pbn-side-n", "pbn-side-e", "pbn-side-s pbn-wins", "pbn-side-w"]);
		});

		it("keeps the edges of the table red", async () => {
			assert.match(await draw(four, {}, { position }), /"pbn-compass pbn-vulnerable-ns pbn-in-play"/);
		});

		it("has an empty table before the lead", async () => {
			const markup = await draw(four, {}, { position: { ...position, trick: [], gone: new Set() } });
			assert.doesNotMatch(markup, /<ol|<s /);
			assert.match(markup, /pbn-in-play/);
		});

		it("has its tricks below it from the first card on", async () => {
			for (const [played, want] of [[0, false], [1, true]]) {
				const state = { position: { ...position, played } };
				assert.equal((await draw(four, {}, state)).includes("pbn-tools"), want, `after ${played}`);
				assert.equal((await draw(four, { show: ["hcp"] }, state)).includes("pbn-won"), want, `after ${played}, with points`);
			}
		});

		it("tells the tricks of each side", async () => {
			assert.match(seen(await draw(four, {}, { position })), /N-S: 1 trick E-W: 0 tricks/);
			assert.doesNotMatch(seen(await draw(four)), /trick/);
		});

		it("shows a card whose player is not known", async () => {
			const markup = await draw(four, {}, { position: { ...position, trick: cards([undefined, "ST"]) } });
			assert.match(markup, /<li class=" ?pbn-last">/);
		});
	});

	describe("colours of suits", () => {
		for (const [suits, name] of [[undefined, "pbn-suits-2"], ["4", "pbn-suits-4"], ["mono", "pbn-suits-mono"]]) {
			it(`are ${suits ?? "two"}`, async () => {
				const markup = renderToString(h(GamesView, { games: await read(four), ...(suits && { settings: { suits } }) }));
				assert.match(markup, new RegExp(`^<div class="pbn-view ${name} pbn-still">`));
			});
		}
	});

	describe("rotated", () => {
		const west = `${four}[Declarer "W"]\n[Contract "3C"]\n[Result "NS 5 EW 8"]\n[Score "EW 110"]\n[Room "Open"]\n[Hidden "NE"]
[PairNS "12"]\n[DoubleDummyTricks "00000111112222233333"]\n[Minimax "3CW-110"][ParContract "EW 3C-1"][Ability "N:CCCCC w:01110"]
[Auction "S"]\n1S =1= 2C Pass 3C\nPass Pass Pass\n[Note "1:South has five"]
[Play "N"]\nSK S3 S6 S2\n*
[ScoreTable "Declarer;Contract;Score_NS\\5R"]\nW 3C -110\nN 2S 110\nN-S x 1
[TotalScoreTable "Rank;MP_NS"]\n1 7
`;

		it("puts declarer South, and all else with him", async () => {
			const [game] = await read(west);
			const turned = rotated(game);
			assert.equal(turned.declarer, "S");
			assert.equal(turned.dealer, "E");
			assert.equal(turned.vulnerable, "EW");
			assert.deepEqual(turned.deal.hands.S, game.deal.hands.W);
			assert.deepEqual(turned.deal.hands.W, game.deal.hands.N);
			assert.equal(turned.auction.first, "E");
			assert.equal(turned.auction.declarer, "S");
			assert.equal(turned.auction.moves[1].seat, "S");
			assert.deepEqual(
				turned.play.tricks.map(({ leader, winner }) => [leader, winner]),
				game.play.tricks.map(() => ["W", "W"]),
			);
			assert.deepEqual(turned.play.won, { NS: game.play.won.EW, EW: game.play.won.NS });
			for (const [name, value] of [
				["South", "Fenwick, Ida"],
				["West", "<b>Quill</b>"],
				["North", "Sorrel, Jo"],
				["PairNS", undefined],
				["PairEW", "12"],
				["Room", "Open"],
				["Result", "NS 5 EW 8"],
				["Score", "EW 110"],
			]) {
				assert.equal(tagValue(turned, name), value, name);
			}
			assert.deepEqual(turned.hidden, ["W", "N"]);
			const [table, ranking] = turned.sections;
			assert.deepEqual(table.columns.map(({ name, side }) => [name, side]), [["Declarer", undefined], ["Contract", undefined], ["Score_EW", "EW"]]);
			assert.deepEqual(ranking, game.sections[1]);
			assert.deepEqual(table.rows, [["S", "3C", "-110"], ["W", "2S", "110"], ["N-S", "x", "1"]]);
			assert.deepEqual(table.readings, [{ row: 2, column: 0, value: "EW" }, { row: 2, column: 1 }]);
			assert.deepEqual(turned.bid, { ...game.bid, declarer: "S" });
			assert.deepEqual(turned.names, { S: game.names.W, W: game.names.N, N: game.names.E, ...(game.names.S && { E: game.names.S }) });
			assert.deepEqual(turned.scores, [{ tag: "Score", side: "NS", score: 110 }]);
			assert.deepEqual(turned.par, [
				{ tag: "ParContract", contracts: [{ level: 3, denomination: "C", declarer: "NS", overtricks: -1 }] },
				{ tag: "Minimax", score: { side: "NS", points: 110 }, contracts: [{ level: 3, denomination: "C", declarer: "S" }] },
			]);
			assert.deepEqual(turned.openCards[0].tricks, { W: [0, 0, 0, 0, 0], E: [1, 1, 1, 1, 1], N: [2, 2, 2, 2, 2], S: [3, 3, 3, 3, 3] });
			assert.deepEqual(turned.openCards[1].tricks, { W: [12, 12, 12, 12, 12], S: [0, 1, 1, 1, 0] });
			assert.equal(turned.auction.notes[0].text, "South has five");
		});

		it("turns the declarers of a table that were swapped, too", async () => {
			const [game] = await read('[Declarer "W"]\n[ActionTable "Declarer"]\n^N\n^south\nS\n');
			const [table] = rotated(game).sections;
			assert.deepEqual(tableCells(table).map(([{ kind, seat, swapped }]) => [kind, seat, swapped]), [["seat", "W", true], ["seat", "E", true], ["seat", "E", undefined]]);
			assert.deepEqual(table.rows, [["^W"], ["^E"], ["E"]]);
		});

		it("turns a game half around, and the sides stay", async () => {
			const [game] = await read(west.replace('[Declarer "W"]', '[Declarer "N"]'));
			const turned = rotated(game);
			assert.equal(turned.vulnerable, "NS");
			assert.deepEqual(turned.scores, [{ tag: "Score", side: "EW", score: 110 }]);
			assert.equal(tagValue(turned, "South"), "<b>Quill</b>");
		});

		it("gives par to the side that has it then", async () => {
			const [game] = await read(`${four}[Declarer "W"]\n[OptimumScore "NS 110"]\n`);
			assert.deepEqual(rotated(game).par, [{ tag: "OptimumScore", score: { side: "EW", points: 110 } }]);
		});

		it("leaves the game that it was given as it is", async () => {
			const [game] = await read(west);
			const was = structuredClone(game);
			rotated(game);
			assert.deepEqual(game, was);
		});

		it("leaves a game with declarer South, or with none", async () => {
			for (const pbnText of [four, `${four}[Declarer "S"]`]) {
				const [game] = await read(pbnText);
				assert.equal(rotated(game), game);
			}
		});

		it("says so, for all parts of a game, where the settings ask for it", async () => {
			const games = await read(west);
			const markup = seen(renderToString(h(GamesView, { games, settings: { rotate: "declarer-south" } })));
			assert.match(markup, /Board 7 Dealer East E-W vulnerable /);
			assert.match(markup, /Rotated for convenience: at the table South was West, West was North, North was East, East was South\./);
			assert.match(markup, /3♣︎ by South/);
			assert.doesNotMatch(seen(renderToString(h(GamesView, { games }))), /Rotated/);
		});
	});
});
