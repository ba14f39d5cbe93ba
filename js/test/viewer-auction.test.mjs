import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { AuctionTable, ContractLine, GamesView, ViewerProvider } from "../dist/viewer.js";
import { heard, seen } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";

describe("viewer: auction", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const parse = async (pbnText) => (await pbn.parse(new TextEncoder().encode(pbnText))).games;
	const draw = async (component, pbnText, settings = {}) => {
		const [game] = await parse(pbnText);
		return renderToString(h(ViewerProvider, { settings }, h(component, { game })));
	};
	const auction = (calls, tags = "") => `[Dealer "S"]\n[Vulnerable "EW"]\n${tags}[Auction "S"]\n${calls}\n`;
	/** As it is seen in a wide column. */
	const wide = (markup) => seen(markup.replace(/<span class="pbn-short".*?<\/span>/g, ""));
	const rows = (markup) =>
		[...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => [...row.matchAll(/<t[dh].*?>(.*?)<\/t[dh]>/g)].map(([, cell]) => wide(cell)));

	describe("AuctionTable", () => {
		const tables = [
			[
				"puts the dealer's call into his column, and the last passes into one",
				"1S Pass 4S AP",
				[["", "", "", "1♠\uFE0E"], ["Pass", "4♠\uFE0E", "All pass"]],
			],
			["shows doubles as players write them", "1NT X XX Pass Pass Pass", [["", "", "", "1NT"], ["Dbl", "Rdbl", "All pass"]]],
			["shows a board that is passed out", "Pass Pass Pass Pass", [["", "", "", "Pass"], ["All pass"]]],
			["keeps passes with a note", "1S Pass =1= Pass Pass\n[Note \"1:thinks\"]", [["", "", "", "1♠\uFE0E"], ["Pass1", "Pass", "Pass"]]],
			["keeps passes that say something", "1S Pass {thinks} Pass Pass", [["", "", "", "1♠\uFE0E"], ["Passa", "Pass", "Pass"]]],
			["lets a comment end the passes", "1S AP {and so on}", [["", "", "", "1♠\uFE0E"], ["All passa"]]],
			["shows annotations", "1S ! Pass ?? 2S $5 AP", [["", "", "", "1♠\uFE0E!"], ["Pass??", "2♠\uFE0E!?", "All pass"]]],
			["shows the number of a NAG that has no words", "1S $31 $0 AP", [["", "", "", "1♠\uFE0E $31"], ["All pass"]]],
			["explains a NAG that has words, but no sign", "1S $13 AP", [["", "", "", "1♠\uFE0Ea"], ["All pass"]]],
			["keeps three passes that do not end the auction", "Pass Pass Pass *", [["", "", "", "Pass"], ["Pass", "Pass"]]],
			["asks for the next call", "1S Pass +", [["", "", "", "1♠\uFE0E"], ["Pass", "?"]]],
			["ends where no more calls are recorded", "1S Pass *", [["", "", "", "1♠\uFE0E"], ["Pass"]]],
			["shows a skipped player", "1S ^S 2D AP", [["", "", "", "1♠\uFE0E"], ["skipped", "2♦\uFE0E", "All pass"]]],
			["marks an insufficient bid", "2S ^I 1D AP", [["", "", "", "2♠\uFE0E"], ["1♦\uFE0Ea", "All pass"]]],
			["keeps what is no call", "1S relay AP", [["", "", "", "1♠\uFE0E"], ["relay", "All pass"]]],
			["leaves a blank to fill in", "1S ___ $2", [["", "", "", "1♠\uFE0E"], ["____?"]]],
		];
		for (const [name, calls, want] of tables) {
			it(name, async () => {
				assert.deepEqual(rows(await draw(AuctionTable, auction(calls))).slice(1), want);
			});
		}

		it("begins with hyphens as with empty cells", async () => {
			const markup = await draw(AuctionTable, '[Dealer "N"]\n[Auction "W"]\n- 1C Pass Pass Pass\n');
			assert.deepEqual(rows(markup).slice(1), [["", "1♣\uFE0E", "All pass"]]);
		});

		const orders = [
			["W", [["West vul", "North", "East vul", "South"], ["", "", "", "1♠\uFE0E"], ["Pass", "2♠\uFE0E", "All pass"]]],
			["N", [["North", "East vul", "South", "West vul"], ["", "", "1♠\uFE0E", "Pass"], ["2♠\uFE0E", "All pass"]]],
			["dealer", [["South", "West vul", "North", "East vul"], ["1♠\uFE0E", "Pass", "2♠\uFE0E", "All pass"]]],
		];
		for (const [firstSeat, want] of orders) {
			it(`has the columns in the order of ${firstSeat}`, async () => {
				const markup = await draw(AuctionTable, auction("1S Pass 2S AP"), { firstSeat });
				assert.deepEqual(rows(markup), want);
				assert.equal(markup.match(/<th scope="col" class="pbn-vulnerable">/g).length, 2);
			});
		}

		it("says the seats whole, whatever the width", async () => {
			assert.match(heard(await draw(AuctionTable, auction("Pass"))), /West vul North East vul South /);
		});

		it("names the players where no diagram does", async () => {
			const tags = '[North "Quill, Ada"]\n';
			const withDeal = `${tags}[Deal "N:.63.AKQ987.A9732 - - -"]\n`;
			assert.match(wide(await draw(AuctionTable, auction("Pass", tags))), /North Quill, Ada/);
			assert.doesNotMatch(await draw(AuctionTable, auction("Pass", withDeal)), /Quill/);
			assert.match(await draw(AuctionTable, auction("Pass", withDeal), { show: ["auction"] }), /Quill/);
		});

		it("heads no column where nobody knows whose it is", async () => {
			const markup = await draw(AuctionTable, '[Auction "?"]\n1S Pass 2S\n');
			assert.deepEqual(rows(markup), [["1♠\uFE0E", "Pass", "2♠\uFE0E"]]);
			assert.match(seen(markup), /not recorded who made the first call/);
			assert.deepEqual(rows(await draw(AuctionTable, '[Auction "?"]\n1S Pass 2S\n', { firstSeat: "N" })), rows(markup));
		});

		it("shows an auction of forty rounds", async () => {
			const calls = Array.from({ length: 40 }, () => "Pass =1= 1S ! ^S ^S").join("\n");
			assert.equal(rows(await draw(AuctionTable, auction(calls))).length, 42);
		});

		const endings = [
			["1S Pass *", /not recorded further/],
			["1S Pass", /not finished/],
			["1S AP", /^(?!.*(recorded|finished))/],
			["1S Pass +", /^(?!.*(recorded|finished))/],
		];
		for (const [calls, want] of endings) {
			it(`tells how ${calls} ends`, async () => {
				assert.match(seen(await draw(AuctionTable, auction(calls))), want);
			});
		}

		it("shows nothing without an auction", async () => {
			assert.equal(await draw(AuctionTable, '[Board "1"]\n'), "");
			assert.equal(await draw(AuctionTable, '[Auction "N"]\n'), "");
		});

		for (const first of ["N", "?"]) {
			it(`shows only the comment of an auction without calls, first call by ${first}`, async () => {
				const markup = await draw(AuctionTable, `[Auction "${first}"]\n{not recorded}\n`);
				assert.equal(seen(markup), "not recorded");
				assert.doesNotMatch(markup, /<table/);
			});
		}

		it("says what is only drawn", async () => {
			const markup = await draw(AuctionTable, auction('1S =3= ! Pass 2S =1= ___ foo +\n[Note "3:!Alert"]\n[Note "1:three"]'));
			assert.match(heard(markup), /1spades , alerted note 3, good call Pass 2spades note 1 a call to be filled in foo \(not a call\)/);
			assert.equal(markup.match(/class="pbn-alerted"/g).length, 1);
		});
	});

	describe("notes and remarks", () => {
		const noted = auction(
			'1S =2= {the first} Pass =1= ^I 1H =2= $13 {a second} =9= {a third} Pass Pass Pass\n' +
				'[Note "2: at least five \\\\S"] {sometimes four}\n[Note "1:thinks"]\n[Note "x"]\n[Note "4:unused"]',
		);
		const listed = (markup) => [...markup.matchAll(/<ol.*?<\/ol>/g)].map(([list]) => [...list.matchAll(/<li.*?<\/li>/g)].map(([item]) => seen(item)));

		it("lists notes by number and remarks by letter", async () => {
			assert.deepEqual(listed(await draw(AuctionTable, noted)), [
				["thinks ↩︎", "at least five ♠\uFE0E sometimes four ↩︎ ↩︎", "unused", "The file does not have this note. ↩︎", "x"],
				["the first ↩︎", "Insufficient bid, accepted. Call corrected by hand. a second a third ↩︎"],
			]);
		});

		it("lists a note that no call refers to", async () => {
			assert.deepEqual(listed(await draw(AuctionTable, auction('1S AP\n[Note "1:unused"]'))), [["unused"]]);
		});

		it("has a target for every link, and every id once on a page", async () => {
			const games = [...(await parse(noted)), ...(await parse(`${noted}\n\n[Board "2"]\n${noted}`))];
			const markup = renderToString(h("div", {}, [h(GamesView, { games: games.slice(0, 1), id: "a" }), h(GamesView, { games: games.slice(1), id: "b" })]));
			const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
			const links = [...markup.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
			assert.equal(new Set(ids).size, ids.length);
			assert.ok(links.length > 20, String(links.length));
			assert.deepEqual(links.filter((id) => !ids.includes(id)), []);
		});

		it("leaves out what the writer does not want", async () => {
			assert.equal(listed(await draw(AuctionTable, noted, { show: ["auction", "comments"] })).length, 1);
			assert.deepEqual(listed(await draw(AuctionTable, noted, { show: ["auction", "notes"] }))[1], ["Insufficient bid, accepted. Call corrected by hand. ↩︎"]);
			const bare = seen(await draw(AuctionTable, noted, { show: ["auction"] }));
			assert.doesNotMatch(bare, /first|second|third|sometimes|thinks|note/);
		});

		it("letters more remarks than the alphabet has", async () => {
			const calls = Array.from({ length: 53 }, (_, index) => `${index % 2 ? "Pass" : "1NT"} {remark ${index}}`).join("\n");
			assert.match(heard(await draw(AuctionTable, auction(calls))), /Pass remark z .{1,20} remark aa Pass remark ab .* Pass remark az .{1,20} remark ba/);
		});

		it("shows as many calls as there can be, each with a note and a comment, and what follows as a comment", async () => {
			const most = 638; // of core/pbn/game
			const calls = Array.from({ length: 2000 }, (_, index) => `${index % 2 ? "Pass" : "1NT"} =${index % 5000}= {x}`).join("\n");
			const notes = Array.from({ length: 5000 }, (_, index) => `[Note "${index}:x"] {y}`).join("\n");
			const markup = await draw(AuctionTable, auction(`${calls}\n${notes}`));
			assert.match(markup, new RegExp(`-remark-${most - 1}"`));
			assert.doesNotMatch(markup, new RegExp(`-remark-${most}"`));
		});
	});

	describe("ContractLine", () => {
		const lines = [
			['[Declarer "S"][Contract "4S"][Result "10"]', "4♠\uFE0E by South: made (10 tricks)"],
			['[Declarer "S"][Contract "4s"][Result "11"]', "4♠\uFE0E by South: made with 1 overtrick (11 tricks)"],
			['[Declarer "W"][Contract "3NTXX"][Result "EW 7"]', "3NT redoubled by West: down 2 (7 tricks)"],
			['[Declarer "E"][Contract "1CX"][Result "NS 4"]', "1♣\uFE0E doubled by East: made with 2 overtricks (9 tricks)"],
			['[Declarer "N"][Contract "6H"][Result "EW 1 NS 12"]', "6♥\uFE0E by North: made (12 tricks)"],
			['[Declarer "N"][Contract "2D"][Result "?"]', "2♦\uFE0E by North"],
			['[Declarer "?"][Contract "2D"]', "2♦\uFE0E"],
			['[Contract "Pass"]', "Passed out"],
			['[Contract "Pass"][Score "0"]', "Passed out"],
			['[Contract "game"]', "game"],
			['[Contract "H"][Declarer "S"][Result "3"]', "Trumps ♥\uFE0E by South (3 tricks)"],
			['[Contract "NT"]', "No trumps"],
			['[Dealer "N"][Auction "N"]\n1S Pass Pass Pass', "1♠\uFE0E by North"],
			['[Dealer "N"][Declarer "^S"][Contract "1S"][Auction "N"]\n1S Pass Pass Pass', "1♠\uFE0E by South instead of North"],
			['[Declarer "N"][Contract "1S"][Play "E"]\nDT D2 D3 D4 *', "1♠\uFE0E by North, lead ♦\uFE0E10"],
			['[Declarer "N"][Contract "1S"][Play "S"]\nD2 D3 D4 HA *', "1♠\uFE0E by North, lead ♥\uFE0EA"],
			['[Declarer "N"][Contract "1S"][Result "1"][Play "E"]\nDT D2 D3 DA\n- - - +', "1♠\uFE0E by North, lead ♦\uFE0E10"],
			['[Declarer "N"][Contract "1S"][Result "^8"]', "1♠\uFE0E by North: made with 1 overtrick (8 tricks as agreed, not as played)"],
			['[Declarer "N"][Contract "1S"][Result "8"][Score "110"]', "1♠\uFE0E by North: made with 1 overtrick (8 tricks), +110 for N-S"],
			['[Vulnerable "NS"][Declarer "S"][Contract "4S"][Result "10"]', "4♠\uFE0E by South: made (10 tricks), +620 for N-S"],
			['[Vulnerable "NS"][Declarer "S"][Contract "4S"][Result "10"][Score "?"]', "4♠\uFE0E by South: made (10 tricks), +620 for N-S"],
			['[Vulnerable "NS"][Declarer "E"][Contract "4S"][Result "9"]', "4♠\uFE0E by East: down 1 (9 tricks), −50 for E-W"],
			['[Vulnerable "NS"][Declarer "S"][Contract "4S"][Result "10"][Score "NS 420"]', "4♠\uFE0E by South: made (10 tricks), +420 for N-S"],
			['[Vulnerable "NS"][Declarer "S"][Contract "4S"][Result "10"][Scoring "Rubber;Chicago"]', "4♠\uFE0E by South: made (10 tricks)"],
			['[Vulnerable "NS"][Declarer "S"][Contract "4S"][Result "10"][ScoreRubber "0/120"]', "4♠\uFE0E by South: made (10 tricks), 0 above the line and 120 below for N-S"],
			['[Vulnerable "NS"][Dealer "S"][Declarer "?"][Contract "?"][Result "10"][Auction "S"]\n4S AP', "4♠\uFE0E by South: made (10 tricks), +620 for N-S"],
			['[Vulnerable "None"][Contract "Pass"]', "Passed out"],
			['[Score "420"]', "+420 for declarer"],
			['[Contract "1S"][Score "0"]', "1♠\uFE0E, 0 for declarer"],
			['[Contract "Pass"][Score "10"]', "Passed out, +10 for declarer"],
			['[Contract "Pass"][Score "NS 0"]', "Passed out, 0 for N-S"],
			['[Score "EW 1100"]', "+1100 for E-W"],
			['[Score "EW -50"]', "−50 for E-W"],
			['[Score "NS -50 EW 50"]', "+50 for E-W"],
			['[Score "NS +450 EW -450"][ScoreIMP "NS 0 EW -0"]', "+450 for N-S, 0 IMPs for N-S"],
			['[Score "NS -50 EW -100"]', "−50 for N-S, −100 for E-W"],
			['[ScoreIMP "NS 1 EW -1"][ScoreMP "EW 12.5"]', "+1 IMP for N-S, 12.5 matchpoints for E-W"],
			['[ScoreIMP "NS -1 EW 1"]', "+1 IMP for E-W"],
			['[ScoreMP "EW 12.348"]', "12.35 matchpoints for E-W"],
			['[ScorePercentage "EW 45. NS 55.35"]', "45% for E-W, 55.35% for N-S"],
			['[Declarer "E"][ScoreRubber "300/40"]', "300 above the line and 40 below for E-W"],
			['[ScoreRubber "EW 300 / 40 NS 50/0"]', "300 above the line and 40 below for E-W, 50 above the line and 0 below for N-S"],
			['[ScoreRubber "NS 300"]', "300 above the line and 0 below for N-S"],
			['[Score "adjusted"][ScoreMP "-"]', "adjusted"],
			['[Board "1"]', ""],
		];
		for (const [tags, want] of lines) {
			it(`reads ${tags.replace("\n", " ")}`, async () => {
				assert.equal(seen(await draw(ContractLine, `${tags}\n`)), want);
			});
		}
	});
});
