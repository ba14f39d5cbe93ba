import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { GamesView } from "../dist/viewer.js";
import { seen } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";
import { draw, live } from "./page.mjs";

const board = (number) => `[Board "${number}"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "S:KQJ84.5.AQT6.K92 - - -"]
[Auction "S"]
1S Pass 2S {raise ${number}} AP
[Declarer "S"]
[Contract "2S"]
[Result "8"]
[Play "W"]
HK - - H5
{lead ${number}}
*
[ScoreTable "Rank;Score_NS"]
1 ${number}10
`;

describe("the games of a block", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const parse = async (text) => (await pbn.parse(new TextEncoder().encode(text))).games;
	const text = async (settings, numbers = [7]) => renderToString(h(GamesView, { games: await parse(numbers.map(board).join("\n")), settings }));

	describe("a picker", () => {
		const page = async (numbers, settings, listener) => {
			const games = await parse(numbers.map(board).join("\n"));
			const view = live(GamesView, { games, settings, listener });
			const one = (name) => view.root.byClass(name)[0];
			return {
				...view,
				games,
				shown: () => view.root.byClass("pbn-entry").flatMap((entry) => (entry.attributes.get("class").includes("pbn-unpicked") ? [] : [entry.byClass("pbn-board")[0].inside])),
				place: () => seen(one("pbn-picked")?.inside ?? ""),
				click: (name) => {
					one(name).send("click");
					draw();
				},
			};
		};

		it("shows one game and its place among them", async () => {
			const { shown, place } = await page([3, 5, 9]);
			assert.deepEqual([shown(), place()], [["Board 3"], "1 of 3"]);
		});

		it("turns to the next game and back, and stays at the ends", async () => {
			const { shown, place, click } = await page([3, 5]);
			for (const [button, want, at] of [
				["pbn-turn-back", "Board 3", "1 of 2"],
				["pbn-turn-on", "Board 5", "2 of 2"],
				["pbn-turn-on", "Board 5", "2 of 2"],
				["pbn-turn-back", "Board 3", "1 of 2"],
			]) {
				click(button);
				assert.deepEqual([shown(), place()], [[want], at]);
			}
		});

		it("shows the first game where the one that was picked is gone", async () => {
			const { shown, click, games, show } = await page([3, 5, 9]);
			click("pbn-turn-on");
			click("pbn-turn-on");
			assert.deepEqual(shown(), ["Board 9"]);
			show({ games: games.slice(0, 2) });
			assert.deepEqual(shown(), ["Board 3"]);
		});

		it("lets a script pick, until it is gone", async () => {
			let pick;
			const { shown, games, remove } = await page([3, 5, 9], {}, { registerPicker: (given) => (pick = given) });
			pick(games[2]);
			draw();
			assert.deepEqual(shown(), ["Board 9"]);
			remove();
			assert.equal(pick, undefined);
		});

		it("keeps the other games for paper, unless they are many", async () => {
			const { root } = await page([1, 2]);
			assert.equal(root.byClass("pbn-game").length, 2);
			const most = await page(Array.from({ length: 40 }, (_, index) => index + 1));
			assert.equal(most.root.byClass("pbn-game").length, 40);
			const many = await page(Array.from({ length: 41 }, (_, index) => index + 1));
			assert.equal(many.root.byClass("pbn-game").length, 1);
			assert.equal(many.root.all(({ localName }) => localName === "option").length, 41);
		});

		it("is not there for one game, for a list, and without a script", async () => {
			assert.equal((await page([3])).root.byClass("pbn-picker").length, 0);
			const list = await page([3, 5], { games: "list" });
			assert.equal(list.root.byClass("pbn-picker").length, 0);
			assert.deepEqual(list.shown(), ["Board 3", "Board 5"]);
			assert.doesNotMatch(await text({}, [3, 5]), /pbn-picker|pbn-unpicked/);
		});
	});

	describe("views", () => {
		const parts = {
			diagram: /pbn-deal/,
			auction: /class="pbn-auction"/,
			contract: /class="pbn-contract"/,
			tricks: /class="pbn-play"/,
			results: /class="pbn-tables/,
			answer: /<details class="pbn-answer"/,
		};
		const views = [
			["deal", "diagram auction contract tricks results"],
			["hand", "diagram"],
			["two-hands", "diagram"],
			["auction", "auction contract"],
			["play", "diagram contract tricks"],
			["quiz", "diagram auction contract tricks results answer"],
			["print", "diagram auction contract tricks results"],
		];
		for (const [view, want] of views) {
			it(`${view} has ${want}`, async () => {
				const markup = await text({ view });
				assert.deepEqual(
					Object.keys(parts).filter((part) => parts[part].test(markup)),
					want.split(" "),
				);
			});
		}

		it("quiz keeps contract, play and results for the answer", async () => {
			const [question, answer] = (await text({ view: "quiz" })).split('<details class="pbn-answer">');
			for (const part of ["contract", "tricks", "results"]) {
				assert.doesNotMatch(question, parts[part]);
				assert.match(answer, parts[part]);
			}
			assert.match(question, parts.auction);
		});

		it("quiz keeps the steps through the play for the answer, too", async () => {
			const { root } = live(GamesView, { games: await parse(board(7)), settings: { view: "quiz" } });
			const [answer] = root.byClass("pbn-answer");
			assert.equal(root.byClass("pbn-stepper").length, 1);
			assert.equal(answer.byClass("pbn-stepper").length, 1);
			const [article] = root.byClass("pbn-game");
			assert.equal(article.send("keydown", { key: "ArrowRight", shiftKey: false }), false);
			assert.equal(root.byClass("pbn-in-play").length, 0);
			assert.equal(root.byClass("pbn-stepper")[0].send("keydown", { key: "ArrowRight", shiftKey: false }), true);
			draw();
			assert.equal(root.byClass("pbn-in-play").length, 1);
		});

		it("auction names the players, since no diagram does", async () => {
			const named = `[South "Quill"]\n${board(7)}`;
			assert.match(seen(renderToString(h(GamesView, { games: await parse(named), settings: { view: "auction" } }))), /SouthS Quill/);
		});

		it("hides the hands of the seats as they were, however the table is turned", async () => {
			const games = await parse('[Deal "N:KT74.A63.K852.94 J32.QT9.QJ.T7632 AQ986.K5.A743.QJ 5.J8742.T96.AK85"]\n[Declarer "E"]\n[Contract "1C"]\n');
			const markup = renderToString(h(GamesView, { games, settings: { hidden: ["N", "S"], rotate: "declarer-south" } }));
			assert.deepEqual([...markup.matchAll(/pbn-show">(.*?)</g)].map(([, label]) => label), ["Show East’s hand", "Show West’s hand"]);
			const open = renderToString(h(GamesView, { games, settings: { hidden: ["N", "S"], revealed: ["N"] } }));
			assert.deepEqual([...open.matchAll(/pbn-show">(.*?)</g)].map(([, label]) => label), ["Show South’s hand"]);
		});

		it("print has nothing that only a script can do", async () => {
			const games = await parse([1, 2].map(board).join("\n"));
			const { root } = live(GamesView, { games, settings: { view: "print" } });
			assert.equal(root.all(({ localName }) => localName === "button" || localName === "select").length, 0);
		});

		it("leaves out what show leaves out", async () => {
			const markup = await text({ show: ["auction"] });
			assert.deepEqual(
				Object.keys(parts).filter((part) => parts[part].test(markup)),
				["auction", "contract"],
			);
			assert.match(seen(markup), /^Board 7/);
		});
	});
});
