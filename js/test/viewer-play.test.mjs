import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { GamesView } from "../dist/viewer.js";
import { heard, seen, text } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";
import { draw, live } from "./page.mjs";

const deal = '[Deal "N:AKQ2.AK2.AK2.AK2 543.543.543.9543 876.876.9876.876 JT9.QJT9.QJT.QJT"]\n';
const game = (play, tags = "") => `[Board "7"]\n[Declarer "S"]\n[Contract "3NT"]\n${tags}[Play "W"]\n${play}\n`;
const twoTricks = "SJ SA S3 S6\nHQ HA H3 H6\n";
const S = "♠\uFE0E";
const H = "♥\uFE0E";
const D = "♦\uFE0E";
const C = "♣\uFE0E";

describe("viewer of the play", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const parse = async (pbnText) => (await pbn.parse(new TextEncoder().encode(pbnText))).games;

	describe("as text", () => {
		const show = async (pbnText, settings) =>
			renderToString(h(GamesView, { games: await parse(pbnText), settings: { show: ["play", "notes", "comments"], ...settings } }));
		const playOf = (markup) => markup.split('<div class="pbn-play">')[1] ?? "";
		const rows = (markup) =>
			[...playOf(markup).matchAll(/<tr.*?>(.*?)<\/tr>/g)].map(([, row]) => [...row.matchAll(/<(t[dh])(?: .*?)?>.*?<\/\1>/g)].map(([cell]) => seen(cell)));
		const lines = async (pbnText, settings) => rows(await show(pbnText, settings)).slice(1);

		it("has a line for each trick, the lead first, with the tricks won", async () => {
			assert.deepEqual(rows(await show(game("SQ S2 S3 SA\nH4 H3 H2 HT\n*"))), [
				["Trick", "Led by", "Cards in the order of play", "N-S", "E-W"],
				["1", "W", `${S}Q`, `${S}2`, `${S}3`, `${S}A`, "1", "0"],
				["2", "S", `${H}10`, `${H}4`, `${H}3`, `${H}2`, "2", "0"],
			]);
		});

		it("marks the winner for those who see and those who listen", async () => {
			const markup = await show(game(twoTricks));
			assert.deepEqual([...markup.matchAll(/<td class="pbn-card pbn-winner">(.*?)<\/td>/g)].map(([, cell]) => heard(cell)), [
				"North spades A, wins",
				"North hearts A, wins",
			]);
			assert.match(heard(markup), /1 West West spades J North spades A, wins East spades 3 South spades 6 1 0/);
		});

		const tables = [
			["takes a lead out of turn", "SJ SA S3 S6\nHQ HA ^L H3 H6", [4, `${H}3 lead out of turn`, `${H}6`, `${H}Q`, `${H}A`], 1],
			["says what a revoke is", "SJ SA ^R H3 S6", ["W", `${S}J`, `${S}A`, `${H}3 revoke`, `${S}6`], 0],
			["says each irregularity once", "SJ SA ^R ^R H3 S6", ["W", `${S}J`, `${S}A`, `${H}3 revoke`, `${S}6`], 0],
			["shows signs", "SJ ! SA ?? S3 $11 S6 $0", ["W", `${S}J!`, `${S}A??`, `${S}3!?`, `${S}6`], 0],
			["shows what a NAG without a sign means, or its number", "SJ $14 SA $99 S3 S6", ["W", `${S}J Card corrected by hand`, `${S}A $99`, `${S}3`, `${S}6`], 0],
			["shows what is not recorded", "SJ - S3 -\n- HA - -", ["W", `${S}J`, "–", `${S}3`, "–", "", ""], 0],
			["marks what is no card", "SJ S1 S3 S6", ["W", `${S}J`, "S1", `${S}3`, `${S}6`], 0],
			["shows a trick that is not full", "SJ SA", ["W", `${S}J`, `${S}A`, "", "", "", ""], 0],
			["shows the next card as a question", "SJ SA S3 S6\n- + - HT", ["N", "?", "–", `${H}10`, "–", "", ""], 1],
		];
		for (const [name, play, want, at] of tables) {
			it(name, async () => {
				const line = (await lines(game(play)))[at];
				assert.deepEqual(line.slice(1, 1 + want.length), want[0] === 4 ? ["E", ...want.slice(1)] : want);
			});
		}

		it("says of signs, gaps and unreadable cards what they are", async () => {
			const markup = playOf(await show(game("SJ ! - S1 S6")));
			assert.match(heard(markup), /West spades J, good card North not recorded East S1, not a card South spades 6/);
		});

		it("names the players where it is not known who led", async () => {
			const line = (await lines('[Board "1"]\n[Play "W"]\nSJ HA S3 S6\nCA C2 C3 C4\n'))[1];
			assert.deepEqual(line, ["2", "–", `W ${C}A`, `N ${C}2`, `E ${C}3`, `S ${C}4`, "", ""]);
		});

		it("shows the cards where no player is known", async () => {
			assert.deepEqual(await lines('[Board "1"]\n[Play "?"]\nSJ HA S3 S6\n'), [["1", "–", `${S}J`, `${H}A`, `${S}3`, `${S}6`, "", ""]]);
		});

		it("counts the tricks no further than the winners are known", async () => {
			const all = await lines(game("SJ SA S3 S6\nHQ - H3 H6\nDQ DA D3 D6"));
			assert.deepEqual(all.map((line) => line.slice(-2)), [["1", "0"], ["", ""], ["", ""]]);
		});

		it("shows no more tricks than thirteen: what follows is text", async () => {
			assert.equal((await lines(game("SJ SA S3 S6\n".repeat(15)))).length, 13);
		});

		it("leaves lines out at the end that say nothing", async () => {
			assert.equal((await lines(game(`${twoTricks}- - - -\n- - - -\n*`))).length, 2);
			for (const said of ["{x}", "=1=", "^R"]) assert.equal((await lines(game(`${twoTricks}- - - -\n- - - - ${said}\n*`)))[3][0], "4", said);
		});

		it("has comments below their trick, in the order of the file", async () => {
			const markup = await show(game("{first} SJ {a \\S} ! {b} =1= {c} SA S3 {d} S6\nHQ HA H3 H6 * {end}\n[Note \"1:low\"] {last}"));
			assert.deepEqual(rows(markup)[2], [`${S}J a ${S} b c ${S}3 d`]);
			assert.match(seen(markup), /first Play Trick .* 1 0 ♠\uFE0EJ a ♠\uFE0E b c ♠\uFE0E3 d 2 N .* 2 0 The rest .* end low ?last ↩\uFE0E$/);
		});

		it("has no line for comments that the writer does not want", async () => {
			assert.equal((await lines(game("SJ {aside} SA S3 S6"), { show: ["play"] })).length, 1);
		});

		it("names the player of a comment where there is no card, if it is known", async () => {
			const play = "SJ SA S3 S6\nHQ - {none} + {more}";
			assert.match(seen(await show(game(play))), / North none East more To be continued/);
			assert.match(seen(await show(`[Board "1"]\n[Play ""]\n${play}\n`)), / – ?\?? none more To be continued/);
		});

		it("leaves comments and notes out where the writer does not want them", async () => {
			const markup = await show(game('SJ {aside} =1= SA S3 S6\n[Note "1:low"]'), { show: ["play"] });
			assert.doesNotMatch(markup, /aside|low|noteref/);
		});

		it("leaves the play out where the writer does not want it", async () => {
			assert.doesNotMatch(await show(game(twoTricks), { show: ["auction"] }), /pbn-play/);
		});

		it("links cards to notes and back, with ids that are there once", async () => {
			const markup = await show(`${game('SJ =1= SA S3 =2= S6 =1=\n[Note "1:low"]\n[Note "2:high"]')}\n${game('SJ =1= *\n[Note "1:other"]')}`);
			const ids = [...markup.matchAll(/ id="(.*?)"/g)].map(([, id]) => id);
			const to = [...markup.matchAll(/ href="#(.*?)"/g)].map(([, id]) => id);
			assert.equal(new Set(ids).size, ids.length);
			assert.equal(to.length, 8);
			assert.deepEqual(to.filter((id) => !ids.includes(id)), []);
		});

		const endings = [
			["a finished play", `${"SJ SA S3 S6\n".repeat(13)}`, "", ""],
			["a play that stops", `${twoTricks}*`, "", "The rest of the play is not recorded."],
			["a claim", `${twoTricks}*`, '[Result "9"]', "The rest of the play is not recorded; South won 9 tricks in all."],
			["a claim by the other side's tricks", `${twoTricks}*`, '[Result "EW 12"]', "The rest of the play is not recorded; South won 1 trick in all."],
			["a result that was corrected", `${twoTricks}*`, '[Result "^9"]', "The rest of the play is not recorded."],
			["a play without an end", twoTricks, '[Result "9"]', "The rest of the play is not recorded."],
			["a play to be continued", `${twoTricks}+`, '[Result "2"]', "To be continued: West is to play."],
			["a play to be continued from the start", "+", "", "To be continued: West is to play."],
			["a trick to be continued", `${twoTricks}- HT + -`, "", "To be continued: East is to play."],
		];
		for (const [name, play, tags, want] of endings) {
			it(`says how ${name} ends`, async () => {
				assert.equal(text(/<p class="pbn-ending">(.*?)<\/p>/.exec(playOf(await show(game(play, tags))))?.[1] ?? ""), want);
			});
		}

		it("has no table before the first card", async () => {
			assert.doesNotMatch(await show(game("+")), /<table/);
		});

		it("does not say who is to play where it is not known", async () => {
			assert.match(seen(await show('[Board "1"]\n[Play "?"]\nSJ HA +\n')), /To be continued\.$/);
		});

		const left = async (play, tags = deal, settings) => seen(/<div class="pbn-left">.*?<\/div>/.exec(await show(game(play, tags), settings))?.[0] ?? "");

		it("has the cards that are left where the play stops", async () => {
			assert.equal(
				await left(`${twoTricks}- DA - -\n*`),
				`Cards left North ${S}K Q 2 ${H}K 2 ${D}K 2 ${C}A K 2 East ${S}5 4 ${H}5 4 ${D}5 4 3 ${C}9 5 4 3` +
					` South ${S}8 7 ${H}8 7 ${D}9 8 7 6 ${C}8 7 6 West ${S}10 9 ${H}J 10 9 ${D}Q J 10 ${C}Q J 10`,
			);
		});

		it("has them after the first trick, even before tricks that are not recorded", async () => {
			assert.match(await left("SJ SA S3 S6\n- - - -\n- - - -\n*"), /North ♠\uFE0EK Q 2 .* West ♠\uFE0E10 9 /);
		});

		it("keeps the hidden hands hidden there", async () => {
			assert.doesNotMatch(await left(`${twoTricks}*`, `[Hidden "EW"]\n${deal}`), /East|West/);
			assert.doesNotMatch(await left(`${twoTricks}*`, `[Hidden "EW"]\n${deal}`, { hidden: ["S"] }), /South/);
			assert.match(await left(`${twoTricks}*`, `[Hidden "EW"]\n${deal}`, { hidden: [] }), /East.*South.*West/);
		});

		for (const [name, play, tags] of [
			["the play is finished", "SJ SA S3 S6\n".repeat(13), deal],
			["no trick is full", "SJ SA *", deal],
			["cards before are not recorded", "SJ - S3 S6\nHQ HA H3 H6\n*", deal],
			["a trick between is not recorded", "SJ SA S3 S6\n- - - -\nHQ HA H3 H6\n*", deal],
			["there is no deal", `${twoTricks}*`, ""],
		]) {
			it(`does not have them where ${name}`, async () => assert.equal(await left(play, tags), ""));
		}

		for (const [name, pbnText] of [
			["without a play", `[Board "1"]\n${deal}`],
			["with a Play tag alone", '[Board "1"]\n[Play "W"]\n'],
			["with a play of nothing", '[Board "1"]\n[Play "W"]\n- - - -\n*\n'],
		]) {
			it(`shows nothing of a game ${name}`, async () => assert.equal(playOf(await show(pbnText)), ""));
		}

		it("takes a play with thousands of lines", async () => {
			assert.equal((await lines(game("SJ SA S3 S6\n".repeat(3000)))).length, 13);
		});

		it("never lets a file's text become markup", async () => {
			const markup = await show(game('SJ {<img src=x>} =1= <b> SA\n[Note "1:<script>"]'));
			assert.doesNotMatch(markup, /<(img|script)/);
		});

		it("has no stepper: nobody could use it", async () => {
			assert.doesNotMatch(await show(game(twoTricks)), /<button|aria-live|tabindex/i);
		});

		it("has the place of one, where a script may bring it", async () => {
			const games = await parse(game(twoTricks));
			for (const [view, waits] of [["deal", true], ["print", false]]) {
				const markup = renderToString(h(GamesView, { games, settings: { view } }));
				assert.match(markup, /<div class="pbn-stepper" hidden><\/div>/);
				assert.equal(/^<div class="pbn-view[^"]* pbn-still">/.test(markup), waits);
			}
		});
	});

	describe("on a page", () => {
		const page = async (pbnText, settings, listener) => {
			const games = await parse(pbnText);
			const view = live(GamesView, { games, settings: { show: ["diagram", "play", "notes", "comments"], ...settings }, listener });
			const { root } = view;
			const article = () => root.all(({ localName }) => localName === "article")[0];
			const part = (name) => root.byClass(name)[0];
			const button = (name) => part(`pbn-step-${name}`);
			const act = (send) => {
				const result = send();
				draw();
				return result;
			};
			return {
				...view,
				games,
				part,
				button,
				click: (name) => act(() => button(name).send("click")),
				openTricks: () => act(() => part("pbn-all").byClass("pbn-more")[0].send("click")),
				press: (key, more = {}) => act(() => (more.at ?? article()).send("keydown", { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more })),
				place: () => text(part("pbn-place").inside),
				said: () => text(root.all(({ attributes }) => attributes.get("aria-live") === "polite")[0].inside),
				current: () => root.all(({ attributes }) => attributes.has("aria-current")).map(({ inside }) => heard(inside)),
				stop: () => root.all(({ attributes }) => attributes.get("tabindex") === "0").map(({ inside }) => heard(inside)),
			};
		};

		it("counts the tricks of each side when their fourth card is played", async () => {
			// West takes the second trick.
			const { part, click } = await page(game("SJ SA S3 S6\nCQ C2 C9 C6\nDQ -", deal));
			const tricks = () => [...seen(part("pbn-won").inside).matchAll(/\d+/g)].join("-");
			const counts = [];
			for (let card = 1; card <= 9; card++) {
				click("forward");
				counts.push(tricks());
			}
			assert.deepEqual(counts, ["0-0", "0-0", "0-0", "1-0", "1-0", "1-0", "1-0", "1-1", "1-1"]);
			for (const [step, want] of [["trickBack", "1-1"], ["back", "1-0"], ["trickBack", "1-0"], ["back", "0-0"]]) {
				click(step);
				assert.equal(tricks(), want, step);
			}
		});

		it("has buttons with names and keys", async () => {
			const { root, part } = await page(game(twoTricks));
			assert.equal(part("pbn-steps").attributes.get("role"), "group");
			assert.equal(part("pbn-steps").attributes.get("aria-label"), "Play");
			assert.deepEqual(
				part("pbn-steps")
					.all(({ localName }) => localName === "button")
					.map(({ attributes }) => ["type", "aria-label", "aria-keyshortcuts", "aria-disabled"].map((name) => attributes.get(name))),
				[
					["button", "To the start of the play", "Home", "true"],
					["button", "Back a trick", "Shift+ArrowLeft", "true"],
					["button", "Back a card", "ArrowLeft", "true"],
					["button", "Forward a card", "ArrowRight", "false"],
					["button", "Forward a trick", "Shift+ArrowRight", "false"],
					["button", "To the end of the play", "End", "false"],
				],
			);
			assert.equal(root.all(({ attributes }) => attributes.has("disabled")).length, 0);
		});

		it("steps by buttons, and stays at the ends", async () => {
			const { click, place, button } = await page(game(twoTricks));
			const walk = (...names) => names.map((name) => (click(name), place()));
			assert.equal(place(), "card 0 of 8");
			assert.deepEqual(walk("forward", "forward", "trickForward", "forward", "trickForward", "trickForward", "forward", "last"), [
				"card 1 of 8, trick 1 N-S 0, E-W 0",
				"card 2 of 8, trick 1 N-S 0, E-W 0",
				"card 4 of 8, trick 1 N-S 1, E-W 0",
				"card 5 of 8, trick 2 N-S 1, E-W 0",
				...Array(4).fill("card 8 of 8, trick 2 N-S 2, E-W 0"),
			]);
			assert.equal(button("forward").attributes.get("aria-disabled"), "true");
			assert.deepEqual(walk("back", "trickBack", "trickBack", "back", "first"), [
				"card 7 of 8, trick 2 N-S 1, E-W 0",
				"card 4 of 8, trick 1 N-S 1, E-W 0",
				...Array(3).fill("card 0 of 8"),
			]);
		});

		it("steps by keys, and keeps them from the page", async () => {
			const { press, place } = await page(game(twoTricks, deal));
			const walk = (...keys) => keys.map(([key, more]) => [press(key, more), place()]);
			assert.deepEqual(walk(["ArrowRight"], ["ArrowRight", { shiftKey: true }], ["End"], ["ArrowLeft"], ["ArrowLeft", { shiftKey: true }], ["Home"], ["ArrowLeft"]), [
				[true, "card 1 of 8, trick 1"],
				[true, "card 4 of 8, trick 1"],
				[true, "card 8 of 8, trick 2"],
				[true, "card 7 of 8, trick 2"],
				[true, "card 4 of 8, trick 1"],
				[true, "card 0 of 8"],
				[true, "card 0 of 8"],
			]);
		});

		it("leaves all other keys alone", async () => {
			const { press, place, part } = await page(game(twoTricks));
			for (const modifier of ["ctrlKey", "altKey", "metaKey"]) assert.equal(press("ArrowRight", { [modifier]: true }), false, modifier);
			for (const key of ["ArrowDown", "PageDown", " ", "a", "Tab"]) assert.equal(press(key), false, key);
			assert.equal(press("Home", { shiftKey: true }), false);
			for (const name of ["input", "select", "textarea"]) {
				const at = part("pbn-current").appendChild(document.createElement(name));
				assert.equal(press("ArrowRight", { at }), false, name);
				at.remove();
			}
			press("ArrowRight", { defaultPrevented: true });
			assert.equal(place(), "card 0 of 8");
			assert.equal(press("ArrowRight", { at: part("pbn-current") }), true);
		});

		it("takes many steps at once", async () => {
			const { button, place } = await page(game(twoTricks, deal));
			for (let i = 0; i < 3; i++) button("forward").send("click");
			draw();
			assert.equal(place(), "card 3 of 8, trick 1");
			for (let i = 0; i < 100; i++) button("forward").send("click");
			draw();
			assert.equal(place(), "card 8 of 8, trick 2");
		});

		const sentences = [
			["the lead", "SQ S2 S3 SA", 1, "West leads the queen of spades."],
			["a card that wins nothing", "SQ S2 S3 SA", 3, "East plays the three of spades."],
			["the end of a trick", "ST SJ S3 SA", 4, "South plays the ace of spades; South wins trick 1. North-South 1, East-West 0."],
			["a trick that another player wins", "SK SJ S3 S2\nHA H2 H3 H4", 8, "South plays the four of hearts; West wins trick 2. North-South 0, East-West 2."],
			["a revoke and a sign", "SK ^R HJ ?? S3 S2", 2, "North plays the jack of hearts; revoke; very poor card."],
			["a lead out of turn", "SK SJ S3 S2\nHA ^L H2 H3 H4", 5, "North leads the two of hearts; lead out of turn."],
			["NAGs", "SK $14 $99 $0", 1, "West leads the king of spades; Card corrected by hand; $99."],
			[
				"notes and comments",
				'SK {the \\HK was\nbetter} =1= {so} =7=\n[Note "1:asks for \\S, or count"]',
				1,
				"West leads the king of spades. asks for spades, or count the hearts K was better so",
			],
			["a winner after a gap", "SK - S3 S2\nHA H2 H3 H4", 7, "South plays the four of hearts; West wins trick 2."],
			["a card of nobody", "", 1, "Card played: ace of hearts.", '[Board "1"]\n[Play "?"]\n- HA\n'],
			["a card of a trick without a leader", "", 2, "North plays the two of hearts.", '[Board "1"]\n[Play "W"]\n- - - -\nHA H2\n'],
		];
		for (const [name, play, at, want, pbnText] of sentences) {
			it(`announces ${name}`, async () => {
				const { press, said } = await page(pbnText ?? game(play));
				assert.equal(said(), "");
				for (let i = 0; i < at; i++) press("ArrowRight");
				assert.equal(said(), want);
			});
		}

		it("announces nothing that is not shown, and the start", async () => {
			const { press, said, current, openTricks } = await page(game('SK {aside} =1=\n[Note "1:low"]'), { show: ["play"] });
			openTricks();
			press("End");
			assert.equal(said(), "West leads the king of spades.");
			assert.deepEqual(current(), ["West spades K"]);
			press("Home");
			assert.equal(said(), "The play begins.");
		});

		it("shows the card that was played last, with what is said of it", async () => {
			const { press, part } = await page(game('SK !? =1= {so \\S} SA ^R H3\n[Note "1:low"]'));
			const current = () => seen(part("pbn-current").inside);
			assert.equal(current(), "The play begins.");
			press("ArrowRight");
			assert.equal(current(), `West leads the ${S}K!? speculative card low so ${S}`);
			press("ArrowRight");
			assert.equal(current(), `North plays the ${S}A`);
			assert.equal(part("pbn-meaning"), undefined);
			press("ArrowRight");
			assert.equal(current(), `East plays the ${H}3 revoke`);
		});

		it("can be scrolled by keyboard where that is longer than its room", async () => {
			const { press, part } = await page(game(twoTricks));
			press("ArrowRight");
			const focus = (scrollHeight) => {
				Object.assign(part("pbn-current"), { scrollHeight, clientHeight: 100 });
				press("ArrowRight");
				return part("pbn-current").attributes.get("tabindex");
			};
			assert.deepEqual([100, 101, 100].map(focus), [undefined, "0", undefined]);
		});

		it("leads to no card that is not recorded", async () => {
			const { root, openTricks } = await page(game("SJ - S3 +", deal));
			assert.deepEqual(root.byClass("pbn-to-card"), []);
			openTricks();
			assert.deepEqual(root.byClass("pbn-to-card").map(({ inside }) => heard(inside)), ["West spades J", "East spades 3"]);
		});

		it("leads from each card of the table to its place", async () => {
			const { root, place, current, stop, openTricks } = await page(game(twoTricks, deal));
			openTricks();
			const cards = () => root.byClass("pbn-to-card");
			assert.equal(cards().length, 8);
			assert.deepEqual([current(), stop()], [[], ["West spades J"]]);
			cards()[5].send("click");
			draw();
			assert.equal(place(), "card 6 of 8, trick 2");
			assert.deepEqual([current(), stop()], [["East hearts 3"], ["East hearts 3"]]);
		});

		const starts = [
			["start", "card 0 of 8"],
			["end", "card 8 of 8, trick 2"],
			[{ card: 3 }, "card 3 of 8, trick 1"],
			[{ card: 99 }, "card 8 of 8, trick 2"],
			[{ card: -1 }, "card 0 of 8"],
			[{ card: Number.NaN }, "card 0 of 8"],
			[{ card: 2.9 }, "card 2 of 8, trick 1"],
			[{ trick: 1 }, "card 0 of 8"],
			[{ trick: 2 }, "card 4 of 8, trick 1"],
			[{ trick: 9 }, "card 8 of 8, trick 2"],
			[{ trick: 0 }, "card 0 of 8"],
		];
		for (const [at, want] of starts) {
			it(`begins at ${JSON.stringify(at)}`, async () => {
				const { place, said } = await page(game(twoTricks, deal), { at });
				assert.equal(place(), want);
				assert.equal(said(), "");
			});
		}

		it("begins anew where the writer wants another beginning", async () => {
			const view = await page(game(twoTricks, deal));
			view.press("ArrowRight");
			view.show({ games: view.games, settings: { at: "end" } });
			assert.equal(view.place(), "card 8 of 8, trick 2");
			assert.equal(view.said(), "");
			view.press("ArrowLeft");
			assert.equal(view.place(), "card 7 of 8, trick 2");
		});

		it("steps over cards that are not recorded", async () => {
			const { press, place } = await page(game("SJ - S3 -\n- - - -\nHQ HA H3 H6", deal));
			const walk = (...keys) => keys.map((shiftKey) => (press("ArrowRight", { shiftKey }), place()));
			assert.deepEqual(walk(false, false, false, true), ["card 1 of 6, trick 1", "card 2 of 6, trick 1", "card 3 of 6, trick 3", "card 6 of 6, trick 3"]);
		});

		for (const [name, pbnText, settings] of [
			["without a play", `[Board "1"]\n${deal}`],
			["without a card that can be read", game("+")],
			["whose play is not shown", game(twoTricks), { show: ["diagram"] }],
		]) {
			it(`has no stepper for a game ${name}`, async () => {
				const { part, press } = await page(pbnText, settings);
				assert.equal(part("pbn-stepper"), undefined);
				assert.equal(press("ArrowRight"), false);
			});
		}

		it("gives a script its control, and tells it of each step", async () => {
			const told = [];
			const controls = new Map();
			const listener = {
				onStep: (place, { number }) => told.push([number, place.card, place.trick]),
				registerControl: (control, { number }) => (control ? controls.set(number, control) : controls.delete(number)),
			};
			const { said, remove } = await page(`${game(twoTricks)}\n${game("SJ")}\n[Board "3"]\n\n${game("+")}`, {}, listener);
			assert.deepEqual([...controls.keys()], [1, 2]);
			assert.deepEqual(told, []);
			const control = controls.get(1);
			const steps = [
				[() => control.goTo(5), [1, 5, 2]],
				[() => control.goToTrick(2), [1, 4, 1]],
				[() => control.next(), [1, 5, 2]],
				[() => control.prev(), [1, 4, 1]],
				[() => control.last(), [1, 8, 2]],
				[() => control.first(), [1, 0, 0]],
				[() => control.goTo(Number.POSITIVE_INFINITY), [1, 8, 2]],
				[() => control.goTo("three"), [1, 0, 0]],
				[() => control.goToTrick(Number.NaN), undefined],
				[() => controls.get(2).next(), [2, 1, 1]],
			];
			for (const [step, want] of steps) {
				told.length = 0;
				step();
				draw();
				assert.deepEqual(told, want ? [want] : [], String(step));
			}
			assert.equal(said(), "The play begins.");
			remove();
			assert.equal(controls.size, 0);
		});
	});
});
