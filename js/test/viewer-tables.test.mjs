import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { before, describe, it } from "node:test";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { load } from "../dist/index.js";
import { RankingList, Rankings, Sections, ViewerProvider, withoutRankings } from "../dist/viewer.js";
import { heard, rows, seen, symbols } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";
import { draw as redraw, live } from "./page.mjs";

const corpus = new URL("../../../shared/corpus/", import.meta.url);

const column = (markup, name) => {
	const [head, ...body] = rows(markup);
	return body.map((row) => row[head.indexOf(name)]);
};

describe("Sections", () => {
	let pbn;

	before(async () => {
		pbn = await load({ wasm: pbnWasm });
	});

	const games = async (text) => (await pbn.parse(typeof text === "string" ? new TextEncoder().encode(text) : text)).games;
	const view = (game, settings) => h(ViewerProvider, { settings }, h(Sections, { game }));
	const draw = async (text, settings) => renderToString(view((await games(text))[0], settings));
	const alive = async (text) => {
		const [game] = await games(text);
		const { root } = live(() => view(game));
		return { root, buttons: () => root.all(({ localName }) => localName === "button") };
	};
	const press = (button) => {
		button.send("click");
		redraw();
	};

	it("shows nothing without sections", async () => {
		assert.equal(await draw('[Board "1"]\n'), "");
	});

	it("shows nothing of a traveller without lines", async () => {
		assert.equal(await draw('[Board "1"]\n[ScoreTable "Rank;Contract"]\n'), "");
	});

	it("keeps the order of the file", async () => {
		const text = '[Board "1"]\n[TotalScoreTable "Rank;PairId"]\n1 7\n[PlayTimeTable "Time"]\n5\n[ScoreTable "Score_NS"]\n50\n';
		const captions = [...(await draw(text)).matchAll(/<caption>(.*?)</g)].map(([, caption]) => caption);
		assert.deepEqual(captions, ["Ranking", "Thinking times in the play", "Results"]);
	});

	it("never lets a file's text become markup", async () => {
		const markup = await draw('[Board "1"]\n[ScoreTable "<i>;Names_NS"]\n"<b>" "<u>;x"\n[Odd "<s>"]\n"<p>"\n');
		assert.doesNotMatch(markup, /<[bisu]>/);
		for (const text of ["<i>", "<b>", "<u> – x", "Odd: <s>", "<p>"]) assert.ok(seen(markup).includes(text), text);
	});

	it("survives names that every object has", async () => {
		const odd = '[constructor "toString;valueOf"]\n1 2\n';
		const markup = await draw(`[Board "1"]\n${odd}[ScoreTable "toString;Call;Direction"]\nx constructor toString\n`);
		const scores = [["toString", "Call", "Direction"], ["x", "constructor", "toString"]];
		assert.deepEqual(rows(markup), [["toString", "valueOf"], ["1", "2"], ...scores]);
	});

	describe("a table", () => {
		const elements = [
			["Contract", "4HX", "4♥X"],
			["Contract", "3n", "3NT"],
			["Contract", "1S**", "1♠XX"],
			["Contract", "Pass", "Pass"],
			["Contract", "maybe", "maybe"],
			["Declarer", "W", "W"],
			["Lead", "DT", "♦10"],
			["Lead", "7", "7"],
			["Names_NS", '"Reed, A ;Moss, B"', "Reed, A – Moss, B"],
			["Score_NS", "-90", "−90"],
			["Score_NS", "^-90", "−90*"],
			["Score_NS", '"^-90"', "^-90"],
			["Score_NS", "?", "?"],
			["Result", "-", "–"],
			["Direction", '"N-S"', "N-S"],
			["Result", "x", "x"],
		];
		for (const [name, element, want] of elements) {
			it(`shows ${element} of ${name}`, async () => {
				assert.equal(symbols(rows(await draw(`[Board "1"]\n[ScoreTable "X;${name}"]\n1 ${element}\n1 a\n`))[1][1]), want);
			});
		}

		it("has headings in words, and those that nobody knows as they are", async () => {
			const text = '[ScoreTable "PairId_NS;Names_EW;Percentage_NS;Multiplicity;Butler_Datum;Odd_NS"]\n1 a 50 2 3 4\n';
			assert.deepEqual(rows(await draw(text))[0], ["Pair N-S", "Players E-W", "% N-S", "Times", "Butler Datum", "Odd NS"]);
		});

		const idle = [
			["nothing", "ScoreTable", "Lead;Score_NS", ["? 50", "- 60"], ["Score N-S"], ["Score N-S"]],
			["one value in all rows, if no result is in it", "ScoreTable", "Board;Round;Contract;Score_NS;Multiplicity", ["7 1 4S 50 1", "7 1 4S 50 1"], ["Board", "Round", "Contract", "Score N-S", "Times"], ["Contract", "Score N-S"]],
			["one value in a ranking", "TotalScoreTable", "Rank;NrBoards;Club", ["1 24 a", "2 24 b"], ["Rank", "Boards", "Club"], ["Rank", "Club"]],
			["what the rank shows by itself", "TotalScoreTable", "Rank;RankTie;PairId", ["1 2 a", "1 2 b"], ["Rank", "Pair"], ["Rank", "Pair"]],
		];
		for (const [what, section, columns, lines, text, folded] of idle) {
			it(`folds columns with ${what}, and no text loses a value`, async () => {
				const pbn = `[Board "1"]\n[${section} "${columns}"]\n${lines.join("\n")}\n`;
				assert.deepEqual(rows(await draw(pbn))[0], text);
				const page = await alive(pbn);
				assert.deepEqual(rows(page.root.markup)[0], folded);
				press(page.buttons().find((button) => button.markup.includes("More columns")));
				assert.equal(rows(page.root.markup)[0].length, columns.split(";").length);
				assert.match(page.root.markup, /aria-expanded="true">More columns</);
			});
		}

		it("folds nothing in a table of one row, in another than a tournament's, and where nothing would be left", async () => {
			for (const [pbn, head] of [
				['[ScoreTable "Board;Contract"]\n7 4S\n', ["Board", "Contract"]],
				['[Odd "A;B"]\n1 2\n1 3\n', ["A", "B"]],
				['[ScoreTable "Board;Round"]\n7 1\n7 1\n', ["Board", "Round"]],
			]) {
				const page = await alive(`[Board "1"]\n${pbn}`);
				assert.deepEqual(rows(page.root.markup)[0], head);
				assert.doesNotMatch(page.root.markup, /More columns/);
			}
		});

		it("says what marks mean", async () => {
			const markup = await draw('[ScoreTable "Lead;Result;Score_NS"]\n? - ^50\nSA 9 "?"\n');
			assert.match(heard(markup), /not known none 50 \(adjusted score\)/);
			assert.match(seen(markup), /\* adjusted score/);
			assert.equal(heard(markup).match(/not known/g).length, 1, "a string is no mark");
		});

		it("says a seat and a suit in words", async () => {
			assert.match(heard(await draw('[ScoreTable "Contract;Declarer"]\n2C E\n')), /2clubs East/);
		});

		it("sets numbers right, with their points below each other", async () => {
			const markup = await draw('[ScoreTable "MP_NS;Names_NS"]\n100 a\n62.5 b\n7.25 c\n');
			const cells = [...markup.matchAll(/<td class="pbn-number">(.*?)<\/td>/g)].map(([, cell]) => cell);
			assert.deepEqual(cells, ["100\u2008\u2007\u2007", "62.5\u2007", "7.25"]);
		});

		it("has a minus in numbers only", async () => {
			const markup = await draw('[Odd "A;B"]\n-5 -x\n7 y\n');
			assert.deepEqual(rows(markup), [["A", "B"], ["−5", "-x"], ["7", "y"]]);
		});

		it("leaves out a column that is irrelevant throughout", async () => {
			assert.deepEqual(rows(await draw('[ScoreTable "Score_NS;Score_EW"]\n50 -\n')), [["Score N-S"], ["50"]]);
			assert.deepEqual(rows(await draw('[ScoreTable "Score_NS;Score_EW"]\n50 -\n90 -\n')), [["Score N-S"], ["50"], ["90"]]);
		});

		it("keeps the cells of a row that is too short", async () => {
			assert.deepEqual(rows(await draw('[ScoreTable "Score_NS;Odd"]\n50 a\n90\n')), [["Score N-S", "Odd"], ["50", "a"], ["90", ""]]);
		});

		it("keeps cells that no column is for", async () => {
			const section = { name: "Odd", tag: 0, value: "A", columns: [{ name: "A", type: "text", align: "left" }], rows: [["1", "2", "x"]] };
			const game = { number: 1, tags: [{ name: "Odd", value: "A" }], sections: [section] };
			assert.deepEqual(rows(renderToString(view(game))), [["A", "", ""], ["1", "2", "x"]]);
		});

		it("shows the comments behind its tag below it", async () => {
			const markup = await draw('[ScoreTable "Score_NS"]\n{Without the \\S game.\n\nTwo rounds.}\n50\n');
			assert.match(symbols(seen(markup)), /50 Without the ♠ game\. Two rounds\.$/);
			assert.equal(markup.match(/<p>/g).length, 2);
		});

		it("can be scrolled by keyboard where it is wide", async () => {
			const wide = await draw('[ScoreTable "A;B;C;D;E"]\n1 2 3 4 5\n');
			assert.match(wide, /<div class="pbn-scroll" role="group" tabindex="0" aria-label="Results">/);
			assert.match(await draw('[ScoreTable "A;B"]\n1 2\n'), /<div class="pbn-scroll">/);
			const scrolls = async (columns, length) => (await draw(`[ScoreTable "${columns}"]\n${"x".repeat(length)} 2 3\n`)).includes('role="group"');
			assert.deepEqual([await scrolls("A;B;C", 16), await scrolls("A;B;C", 17)], [false, true], "a long text is as wide as three");
			assert.equal((await draw(`[ScoreTable "A;B"]\n${"x".repeat(17)} 2\n`)).includes('role="group"'), false);
		});

		it("ignores a section whose tag occurred before", async () => {
			assert.equal(rows(await draw('[ScoreTable "A"]\n1\n[ScoreTable "A"]\n2\n')).length, 2);
		});
	});

	describe("the own line", () => {
		const own = (markup) => [...markup.matchAll(/<tr class="pbn-own">.*?<\/tr>/g)].map(([row]) => rows(row)[0].join(" "));
		const result = '[Declarer "N"][Contract "4S"][Result "10"]\n';
		const lines = [
			[
				"the contract, declarer and tricks",
				`${result}[ScoreTable "PairId_NS;Contract;Declarer;Result"]\n1 4S S 10\n2 4s N 10\n`,
				["▸2 4♠ N 10"],
			],
			["its pair", `[PairEW "5"]${result}[ScoreTable "PairId_EW;Contract;Declarer;Result"]\n4 4S N 10\n5 4S N 10\n`, ["▸5 4♠ N 10"]],
			[
				"its players",
				'[East "Oak, A"][West "Elm, B"]\n[ScoreTable "Names_EW;Score_EW"]\n"Ash;Yew" 50\n"Elm, B ;Oak,  A" 90\n',
				["▸Elm, B – Oak, A 90"],
			],
			["its table", '[Table "2"]\n[ScoreTable "Table;Round"]\n1 1\n2 1\n', ["▸2 1"]],
			["its table in its section", '[Table "2"][Section "B"]\n[ScoreTable "Section;Table"]\nA 2\nB 2\n', ["▸B 2"]],
			["its pairs in a ranking", '[PairNS "3"][PairEW "1"]\n[TotalScoreTable "Rank;PairId"]\n1 1\n2 2\n3 3\n', ["▸1 1", "▸3 3"]],
			["no line, where several have that result", `${result}[ScoreTable "PairId_NS;Contract;Declarer;Result"]\n1 4S N 10\n2 4S N 10\n`, []],
			["no line, in a table that is no ranking", '[PairNS "3"]\n[ActionTable "Rank;PairId_NS"]\n1 2\n2 3\n', []],
			["no line, where the result is not known", '[Declarer "N"][Contract "4S"]\n[ScoreTable "Contract;Declarer;Result"]\n4S N 10\n', []],
		];
		for (const [name, text, want] of lines) {
			it(`is told by ${name}`, async () => {
				assert.deepEqual(own(symbols(await draw(`[Board "1"]\n${text}`))), want);
			});
		}

		it("is marked in words", async () => {
			const markup = await draw(`${result}[ScoreTable "Contract;Declarer;Result"]\n4S N 10\n`);
			assert.match(heard(markup), /at this table: 4spades/);
			assert.match(seen(markup), /▸ at this table/);
		});
	});

	describe("a ranking", () => {
		const ranking = (lines, columns = "Rank;PairId") => `[Board "1"]\n[TotalScoreTable "${columns}"]\n${lines}\n`;
		const rankings = [
			["is sorted by rank", ranking("3 c\n1 a\n? d\n2 b"), ["1", "2", "3", "?"]],
			["shows ties", ranking("1 a\n2 b\n2 c\n4 d"), ["1", "2=", "2=", "4"]],
			["keeps ties that the file shows", ranking("1 a\n2= b\n2= c\n4 d"), ["1", "2=", "2=", "4"]],
			["keeps two fields apart", ranking("1 a\n2 b\n1 c\n2 d"), ["1", "2", "1", "2"]],
			["takes no two fields for ties", ranking("1 a N-S\n1 b E-W\n2 c N-S\n2 d E-W", "Rank;PairId;Direction"), ["1", "1", "2", "2"]],
		];
		for (const [name, text, want] of rankings) {
			it(name, async () => {
				assert.deepEqual(column(await draw(text), "Rank"), want);
			});
		}

		it("sorts each of two fields", async () => {
			const markup = await draw(ranking("2 a N-S\n1 b E-W\n1 c N-S\n2 d E-W", "Rank;PairId;Direction"));
			assert.deepEqual(column(markup, "Pair"), ["c", "a", "b", "d"]);
		});

		it("says how it is sorted", async () => {
			assert.match(await draw(ranking("1 a\n2 b")), /<th [^>]*aria-sort="ascending">Rank</);
			assert.doesNotMatch(await draw(ranking("1 a\n2 b\n1 c")), /aria-sort/);
		});
	});

	describe("rankings apart", () => {
		const list = async (text) => {
			const found = new RankingList();
			for (const game of await games(text)) found.add(game);
			return found;
		};

		it("have the first ranking of a game, and no other table", async () => {
			for (const [text, want] of [
				['[TotalScoreTable "Rank;PairId"]\n1 7\n', 1],
				['[TotalScoreTable "Rank;PairId"]\n1 7\n[TotalScoreTable "Rank;PairId"]\n1 8\n', 1],
				['[ScoreTable "Rank;PairId"]\n1 7\n', 0],
			]) {
				assert.equal((await list(`[Board "1"]\n${text}`)).all.length, want, text);
			}
		});

		it("are taken from their games, whose other tables stay", async () => {
			const [both, one] = await games('[Board "1"]\n[ScoreTable "Rank"]\n1\n[TotalScoreTable "Rank"]\n1\n\n[Board "2"]\n[ScoreTable "Rank"]\n1\n');
			assert.deepEqual(withoutRankings(both), { ...both, sections: both.sections.slice(0, 1) });
			assert.equal(withoutRankings(one), one);
		});

		it("are nothing where there are none", async () => {
			assert.equal(renderToString(h(Rankings, { list: await list('[Board "1"]\n') })), "");
		});
	});

	describe("alive", () => {
		const sorted = async (name, elements, clicks = 1, before = "") => {
			const page = await alive(`[Board "1"]\n[ScoreTable "Odd;${before}${name}"]\n${elements.map((element, at) => `${at} ${element}`).join("\n")}\n`);
			const button = () => page.buttons().at(-1);
			for (let click = 0; click < clicks; click++) press(button());
			return { cells: symbols(rows(page.root.markup).slice(1).map((row) => row[1]).join(" ")), page };
		};
		const columns = [
			["Score_NS", ["-90", "?", "110", "-", "90"], "110 90 −90 ? –"],
			["Rank", ["9", "10", "-"], "10 9 –"],
			["Percentage_NS", ["9.5", "62,5", "100"], "100 62,5 9.5"],
			["Contract", ["4S", "Pass", "3NT", "4SX", "4C", "?"], "Pass 3NT 4♣ 4♠ 4♠X ?"],
			["Declarer", ["W", "S", "?", "N", "E"], "N E S W ?"],
			["Lead", ["C2", "S9", "SA", "-", "HT"], "♠A ♠9 ♥10 ♣2 –"],
			["Names_NS", ["b", "C", "a"], "a b C"],
			["PairId_NS", ["A10", "A9", "B1"], "A9 A10 B1"],
		];
		for (const [name, elements, want] of columns) {
			it(`sorts by ${name}`, async () => {
				assert.equal((await sorted(name, elements)).cells.replaceAll("\u2007", ""), want);
			});
		}

		it("takes the column's own order first, then the other, then the file's", async () => {
			const elements = ["20", "30", "10", "?"];
			for (const [clicks, want] of [[1, "10 20 30 ?"], [2, "30 20 10 ?"], [3, "20 30 10 ?"]]) {
				assert.equal((await sorted("Score_NS", elements, clicks, "-")).cells, want);
			}
		});

		it("says by what it is sorted", async () => {
			const { page } = await sorted("Score_NS", ["20", "30"]);
			assert.match(page.root.markup, /<th [^>]*aria-sort="descending"><button[^>]*>Score N-S</);
			assert.equal(page.root.markup.match(/aria-sort/g).length, 1);
		});

		it("begins as the text that it was", async () => {
			const text = '[ScoreTable "Score_NS"]\n20\n30\n';
			assert.doesNotMatch(await draw(text), /<button/);
		});

		it("does not offer to sort one line", async () => {
			assert.equal((await alive('[ScoreTable "Score_NS"]\n20\n')).buttons().length, 0);
		});

		it("does not offer to sort the calls of an auction", async () => {
			assert.equal((await alive('[Auction "N"]\n1S AP\n[AuctionTimeTable "Time"]\n3\n1\n')).buttons().length, 0);
		});

		it("is cut on the right while there is more to scroll to", async (t) => {
			const observers = [];
			globalThis.ResizeObserver = class {
				constructor(look) {
					observers.push(this);
					this.observe = (box) => Object.assign(this, { look, box });
					this.disconnect = () => (this.box = undefined);
				}
			};
			t.after(() => delete globalThis.ResizeObserver);
			const [game] = await games('[ScoreTable "Score_NS"]\n20\n');
			const page = live(({ settings }) => view(game, settings), {});
			const [{ look, box }] = observers;
			const isCut = (sizes, change) => {
				Object.assign(box, sizes);
				change();
				redraw();
				return page.root.byClass("pbn-cut").length === 1;
			};
			const scroll = () => box.send("scroll");
			assert.equal(page.root.byClass("pbn-cut").length, 0);
			assert.ok(isCut({ scrollLeft: 0, clientWidth: 100, scrollWidth: 110 }, look));
			assert.ok(!isCut({ scrollLeft: 10 }, scroll));
			assert.ok(isCut({ scrollLeft: 5 }, scroll));
			// A part of a pixel is not more.
			assert.ok(!isCut({ scrollLeft: 9 }, scroll));
			assert.ok(isCut({ scrollLeft: 8.9 }, scroll));
			assert.ok(!isCut({ clientWidth: 110 }, look));
			page.remove();
			assert.deepEqual([observers[0].box, box.listeners.size], [undefined, 0]);
			live(() => view(game, { view: "print" }));
			assert.equal(observers.length, 1);
		});

		it("shows all rows of a table that is not long", async () => {
			const page = await alive(`[Board "1"]\n[ScoreTable "Score_NS"]\n${"50\n".repeat(50)}`);
			assert.equal(page.root.all(({ localName }) => localName === "tbody").length, 1);
			assert.equal(page.root.byClass("pbn-more").length, 0);
		});

		it("shows the first rows of a long table, and all on demand", async () => {
			const lines = Array.from({ length: 1200 }, (_, index) => index).join("\n");
			const text = `[Board "1"]\n[ScoreTable "Score_NS"]\n${lines}\n`;
			assert.equal(rows(await draw(text)).length, 1201);
			assert.doesNotMatch(await draw(text), /pbn-closed|<button/);
			const page = await alive(text);
			assert.equal(rows(page.root.markup.split('<tbody class="pbn-closed">')[0]).length, 51);
			const more = page.buttons().find((button) => button.markup.includes("Show all 1200 rows"));
			press(more);
			assert.doesNotMatch(page.root.markup, /pbn-closed/);
			assert.match(page.root.markup, /aria-expanded="true"/);
			assert.equal(rows(page.root.markup).length, 1201);
		});
	});

	describe("a quiz", () => {
		const bidding = '[Dealer "N"][Auction "N"]\n1C Pass +\n[ActionTable "Rank;Call;Percentage"]\n; Others have 0.\n2 1NT 60\n1 1H 100\n- 1S 60\n3 - 0\n';

		it("asks, and has its answers in a details, the best first", async () => {
			const markup = await draw(bidding);
			const [question, answers] = markup.split("<details>");
			assert.equal(seen(question), "You are South. What is your call?");
			assert.match(answers, /^<summary>Show the answers<\/summary>/);
			assert.deepEqual(symbols(column(answers, "Call").join(" ")), "1♥ 1NT 1♠ –");
			assert.match(seen(answers), /Others have 0\.$/);
		});

		const questions = [
			['[Deal "S:AK.. - - -"][Play "S"]\n+\n[ActionTable "Card;Percentage"]\nD 100\n', "You are South. What is your lead?"],
			['[Play "E"]\nSA S2 +\n[ActionTable "Card;Percentage"]\nD 100\n', "You are West. Which card do you play?"],
			['[Play "E"]\nSA +\n[ActionTable "Card;Percentage"]\nD 100\n', "You are South. Which card do you play?"],
			['[Auction "E"]\n1S AP\n[ActionTable "Contract;Percentage"]\n4S 100\n', "Which contract do you want to play?"],
			['[InstantScoreTable "ScoreRange_NS;IMP_NS"]\n420 5\n', "What is your score worth?"],
		];
		for (const [text, want] of questions) {
			it(`asks: ${want}`, async () => {
				assert.equal(seen((await draw(`[Board "1"]\n${text}`)).split("<details>")[0]), want);
			});
		}

		it("shows a suit that is led as its symbol", async () => {
			assert.equal(symbols(rows(await draw('[ActionTable "Card"]\nD\nH2\n')).join("|")), "Card|♦|♥2");
		});

		it("has ranges of scores in words, from high to low", async () => {
			const markup = await draw('[InstantScoreTable "ScoreRange_NS;Percentage_NS"]\n*,-50 0\n-50,420 40\n420 80\n420,* 99\n');
			assert.deepEqual(column(markup, "Score N-S"), ["over 420", "420", "between −50 and 420", "under −50"]);
		});
	});

	describe("thinking times", () => {
		it("stand beside the calls, in minutes and seconds", async () => {
			const text = '[Auction "N"]\n1S Pass AP\n[AuctionTimeTable "Time;TotalTime"]\n5 0:05\n75 1:20\n0:00:10 61:30\nsoon ?\n';
			assert.deepEqual(rows(symbols(await draw(text))), [
				["Player", "Call", "Time", "Total time"],
				["N", "1♠", "0:05", "0:05"],
				["E", "Pass", "1:15", "1:20"],
				["S", "Pass", "0:10", "1:01:30"],
				["W", "Pass", "soon", "?"],
			]);
		});

		it("stand beside the cards in the order of the file", async () => {
			const text = '[Play "W"]\nS7 SA SJ S9\nH3 H4 - -\n*\n[PlayTimeTable "Time"]\n5\n6\n7\n8\n9\n10\n';
			assert.deepEqual(symbols(column(await draw(text), "Card").join(" ")), "♠7 ♠A ♠J ♠9 ♥3 ♥4");
		});

		it("have hours where they need them", async () => {
			const shown = rows(await draw('[AuctionTimeTable "Time"]\n3599\n3600\n7199\n7200\n'));
			assert.equal(shown.join(" "), "Time 59:59 1:00:00 1:59:59 2:00:00");
		});

		it("keep rows that have no call", async () => {
			assert.deepEqual(rows(await draw('[AuctionTimeTable "Time"]\n5\n6\n')), [["Time"], ["0:05"], ["0:06"]]);
			assert.deepEqual(rows(await draw('[Auction "N"]\nPass *\n[AuctionTimeTable "Time"]\n5\n6\n')).at(-1), ["", "", "0:06"]);
		});

		it("are told with their limits", async () => {
			const limits = async (tags) => /<p class="pbn-limits">.*?<\/p>/.exec(await draw(`[Board "1"]\n${tags}[PlayTimeTable "Time"]\n5\n`))?.[0];
			assert.equal(await limits(""), undefined);
			assert.equal(seen(await limits('[TimeCall "20"]\n')), "20 seconds for a call");
			const text = '[TimeControl "4/30"][TimeCall "1"][TimeCard "soon"]\n[PlayTimeTable "Time"]\n5\n';
			assert.match(seen(await draw(text)), /4 boards in 30 min; 1 second for a call; soon$/);
		});
	});

	describe("another section", () => {
		it("is a table where it has columns", async () => {
			assert.deepEqual(rows(await draw('[OptimumOpeningLeadTable "Declarer;Lead_Card;Lead"]\nN x SA\nE y ST\n')), [
				["Declarer", "Lead Card", "Lead"],
				["N", "x", "♠\uFE0EA"],
				["E", "y", "♠\uFE0E10"],
			]);
		});

		it("is lines where it has none, with its whole text", async () => {
			const markup = await draw('[Board "1"]\n[Room "Open"]\nfirst "line of" 3\n-\nlast\n');
			assert.equal(seen(markup), "Room: Open first line of 3 - last");
		});
	});

	it("shows what the writer wants", async () => {
		const text = '[DoubleDummyTricks "89a7689a764336743367"]\n[ScoreTable "Score_NS"]\n{Remark.}\n50\n';
		assert.match(seen(await draw(text, { show: ["results"] })), /^Results ?Score N-S 50$/);
		assert.doesNotMatch(seen(await draw(text, { show: ["dd", "comments"] })), /Results|Remark/);
		assert.equal(await draw(text, { show: ["diagram"] }), "");
	});

	describe("of real files", { skip: !existsSync(corpus) && "the corpus is not here" }, () => {
		const game = async (path, number) => (await games(readFileSync(new URL(path, corpus))))[number - 1];

		it("shows the ranking of a club", async () => {
			const markup = symbols(renderToString(view(await game("richardschneider__pbn/test__sample__ruter71.pbn", 1))));
			const [head, , , , fourth, fifth] = rows(markup.split("</table>")[0]);
			const words = ["Rank", "Players", "Total IMP", "Pair", "Table", "Direction", "Boards", "Club", "Member no. 1", "Member no. 2", "Sex 1", "Sex 2"];
			assert.deepEqual(head, words);
			assert.deepEqual([fourth[0], fifth[0], fifth[5]], ["4=", "4=", "E-W"]);
			assert.deepEqual(rows(markup.split("</table>")[1])[1].slice(4, 10), ["1NT", "N", "8", "♠10", "120", "–"]);
		});

		it("shows the quizzes of the standard's author", async () => {
			const markup = symbols(renderToString(view(await game("reference/correct_20.pbn", 36))));
			assert.match(seen(markup), /^You are South\. What is your lead\?/);
			assert.deepEqual(column(markup, "Card").slice(0, 4), ["♦", "♥", "♠A", "♠7"]);
		});

		it("has one grid wherever DoubleDummyTricks and OptimumResultTable stand together", async () => {
			const path = "vlmaier__pbn-to-xlsx-converter/test.pbn";
			const all = await games(readFileSync(new URL(path, corpus)));
			assert.ok(all.length > 10);
			for (const one of all) assert.equal(renderToString(view(one)).match(/<table/g).length, 1);
		});
	});
});
