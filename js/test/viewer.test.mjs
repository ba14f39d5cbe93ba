import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { AuctionTable, ContractLine } from "../dist/viewer.js";
import { heard, seen } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";

describe("viewer", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const draw = async (component, pbnText) => {
		const file = await pbn.parse(new TextEncoder().encode(pbnText));
		return renderToString(h(component, { game: file.games[0] }));
	};

	describe("AuctionTable", () => {
		const auction = (calls, tags = "") => `[Dealer "S"]\n[Vulnerable "EW"]\n${tags}[Auction "S"]\n${calls}\n`;
		const rows = (markup) =>
			[...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => [...row.matchAll(/<t[dh].*?>(.*?)<\/t[dh]>/g)].map(([, cell]) => seen(cell)));

		const tables = [
			[
				"puts the dealer's call into his column, and the last passes into one",
				"1S Pass 4S AP",
				[["", "", "", "1♠\uFE0E"], ["Pass", "4♠\uFE0E", "All pass"]],
			],
			["shows doubles as players write them", "1NT X XX Pass Pass Pass", [["", "", "", "1NT"], ["Dbl", "Rdbl", "All pass"]]],
			["shows a board that is passed out", "Pass Pass Pass Pass", [["", "", "", "Pass"], ["All pass"]]],
			["keeps passes with a note", "1S Pass =1= Pass Pass\n[Note \"1:thinks\"]", [["", "", "", "1♠\uFE0E"], ["Pass1", "Pass", "Pass"]]],
			["shows annotations", "1S ! Pass ?? 2S $5 AP", [["", "", "", "1♠\uFE0E!"], ["Pass??", "2♠\uFE0E!?", "All pass"]]],
			["asks for the next call", "1S Pass +", [["", "", "", "1♠\uFE0E"], ["Pass", "?"]]],
			["leaves hyphens out", "1S Pass", [["", "", "", "1♠\uFE0E"], ["Pass"]]],
			["shows a skipped player", "1S ^S 2D AP", [["", "", "", "1♠\uFE0E"], ["skipped", "2♦\uFE0E", "All pass"]]],
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

		it("heads the columns, and marks the vulnerable side in words too", async () => {
			const markup = await draw(AuctionTable, auction("Pass"));
			assert.deepEqual(rows(markup)[0], ["Westvul", "North", "Eastvul", "South"]);
			assert.equal(markup.match(/<th scope="col" class="pbn-vulnerable">/g).length, 2);
		});

		it("lists the notes with suit symbols", async () => {
			const markup = await draw(AuctionTable, auction('1S Pass 2NT =3= Pass\n4S AP\n[Note "3:game force, four \\\\S"]'));
			assert.match(markup, /<li value="3">/);
			assert.match(seen(markup), /game force, four ♠\uFE0E$/);
			assert.match(heard(markup), /2NT note 3/);
		});

		it("says when the auction is not finished", async () => {
			assert.match(seen(await draw(AuctionTable, auction("1S Pass *"))), /not recorded further/);
		});

		it("shows nothing without an auction", async () => {
			assert.equal(await draw(AuctionTable, '[Board "1"]\n'), "");
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
			['[Contract "game"]', "game"],
			['[Dealer "N"][Auction "N"]\n1S Pass Pass Pass', "1♠\uFE0E by North"],
			['[Declarer "N"][Contract "1S"][Play "E"]\nDT D2 D3 D4 *', "1♠\uFE0E by North, lead ♦\uFE0E10"],
			['[Declarer "N"][Contract "1S"][Play "S"]\nD2 D3 D4 HA *', "1♠\uFE0E by North, lead ♥\uFE0EA"],
			['[Declarer "N"][Contract "1S"][Result "1"][Play "E"]\nDT D2 D3 DA\n- - - +', "1♠\uFE0E by North, lead ♦\uFE0E10"],
			['[Board "1"]', ""],
		];
		for (const [tags, want] of lines) {
			it(`reads ${tags.replace("\n", " ")}`, async () => {
				assert.equal(seen(await draw(ContractLine, `${tags}\n`)), want);
			});
		}
	});
});
