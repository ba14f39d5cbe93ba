import assert from "node:assert/strict";
import { en as words } from "pbnkit/viewer";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { folded, Vocabulary } = await source("list/vocabulary");
const { Listing, placeOf, rangeText } = await source("read/rows");
const { BoardIndex } = await source("read/board-index");
const { entryOf, sessionIn } = await source("read/entry");
const { reader: texts } = (await source("words/boards/en")).en;
const { languages } = await source("languages");
const { boardWith } = await source("read/board-list");
const { displayFrom } = await source("read/display");
const { fitting } = await source("read/print/print-sheets");
const { pagesOf } = await source("paper/print-view");

describe("folded", () => {
	for (const [text, want] of [
		["Fenwick", "fenwick"],
		["Ångström", "angstrom"],
		["Łódź", "lodz"],
		["Søren Straße", "soren strasse"],
		["İstanbul", "istanbul"],
		["−2", "-2"],
		["", ""],
	]) {
		it(`of ${JSON.stringify(text)}`, () => assert.equal(folded(text), want));
	}
});

describe("a search", () => {
	const games = [
		{ Board: "7", Event: "Club Pairs", North: "Søren Quill", Date: "2025.03.07", Contract: "4S" },
		{ Board: "17", Event: "Club Pairs", North: "Łucja Oakes", Date: "2025.03.07", Contract: "3NT" },
		{ Board: "07", Event: "Cup", Round: "17", North: "?", Site: "#", Deal: "N:AK..." },
	].map((tags, at) => ({ number: at + 1, tags: Object.entries(tags).map(([name, value]) => ({ name, value, ...(value === "#" && { inherited: "Saltmarsh" }) })), sections: [], span: { end: { byte: 0 } } }));
	Object.assign(games[0], { contract: "4S", declarer: "S", tricks: 11, overtricks: 1 });
	Object.assign(games[2], { standing: { Annotator: "Ms Barrow" } });
	const index = new BoardIndex();
	for (const game of games) index.add(game);
	for (const [query, want] of [
		["", [1, 2, 3]],
		["  ", [1, 2, 3]],
		["soren", [1]],
		["LUCJA club", [2]],
		["club cup", []],
		["7", [1, 3]],
		["17", [2]],
		["round 17", [3]],
		["17 cup", [3]],
		["3", []],
		["07", [1, 3]],
		["2025", [1, 2]],
		["nt", [2]],
		["4s south", [1]],
		["+1", [1]],
		["saltmarsh", [3]],
		["barrow", [3]],
		["AK...", []],
		["?", []],
		[".*", []],
	]) {
		it(`for ${JSON.stringify(query)}`, () => {
			assert.deepEqual(index.search(query).found().map(({ number }) => number), want);
		});
	}

	for (const [query, want] of [
		["club", [[1], [1, 2], [1, 2]]],
		["oakes", [[], [2], [2]]],
		["17", [[], [2], [2]]],
		["2025", [[1], [1, 2], [1, 2]]],
		["cup", [[], [], [3]]],
	]) {
		it(`for ${JSON.stringify(query)} goes on while a file is read`, () => {
			const growing = new BoardIndex();
			const search = growing.search(query);
			const seen = games.map((game) => {
				growing.add(game);
				return search.found().map(({ number }) => number);
			});
			assert.deepEqual(seen, want);
		});
	}

	it("goes from other texts to a board with the number, when that comes", () => {
		const growing = new BoardIndex();
		const search = growing.search("17");
		growing.add(games[2]);
		const before = search.found();
		assert.deepEqual(before.map(({ number }) => number), [3]);
		growing.add(games[1]);
		assert.deepEqual(search.found().map(({ number }) => number), [2]);
		assert.notEqual(search.found(), before);
	});

	it("looks through 500 characters of a value, and keeps a value once", () => {
		const vocabulary = new Vocabulary();
		const [within, beyond] = [498, 499].map((before) => vocabulary.place(`${"x".repeat(before)}yz`));
		const finds = vocabulary.finder("yz");
		assert.deepEqual([finds([within]), finds([beyond])], [true, false]);
		assert.equal(vocabulary.place(`${"x".repeat(498)}yz`), within);
	});

	it("keeps a short text of a long value", () => {
		const long = "0123456789".repeat(1e5);
		const entry = entryOf({ number: 1, tags: [{ name: "Event", value: long }, { name: "Board", value: long }], sections: [] }, new Vocabulary());
		assert.deepEqual([entry.event, entry.board], [long.slice(0, 200), long.slice(0, 200)]);
		assert.ok(JSON.stringify(entry).length < 1000);
	});
});

describe("the rows of the list", () => {
	const entry = (number, event, session = {}) => ({ number, event, session });
	for (const [name, entries, want] of [
		["of nothing", [], []],
		["of one event", [entry(1, "A"), entry(2, "A")], [1, 2]],
		["of two events", [entry(1, "A"), entry(2, "A"), entry(3, "B")], ["A", 1, 2, "B", 3]],
		["of two sessions", [entry(1, "A", { Session: "1" }), entry(2, "A", { Session: "2" })], ["{Session 1}", 1, "{Session 2}", 2]],
		["of an event that comes again", [entry(1, "A"), entry(2, "B"), entry(3, "A")], ["A", 1, "B", 2, "A", 3]],
		["without an event", [entry(1, ""), entry(2, "B", { Round: "2" })], ["", 1, "B, {Round 2}", 2]],
	]) {
		it(name, () => {
			const index = new BoardIndex();
			const listing = new Listing();
			for (const { number, event, session } of entries) {
				const tags = Object.entries({ Event: event, ...session }).map(([name, value]) => ({ name, value }));
				index.add({ number, tags, sections: [], span: { end: { byte: 0 } } });
				listing.grow(index.entries, index.differ);
			}
			assert.deepEqual(listing.rows.map((row) => row.heading ?? row.number), want);
			for (const [place, { number }] of index.entries.entries()) {
				assert.equal(placeOf(index.entries, number), place);
				const row = listing.rowOf(place);
				assert.equal(listing.rows[row].number, number);
				assert.equal(listing.rowAt(listing.tops[row]), row);
				assert.equal(listing.rowAt(listing.tops[row + 1] - 0.01), row);
			}
			assert.equal(placeOf(index.entries, entries.length + 1), undefined);
		});
	}
});

describe("the list of a file", () => {
	const game = (number, tags, sections = []) => ({ number, tags: Object.entries(tags).map(([name, value]) => ({ name, value })), sections, span: { end: { byte: 0 } } });

	for (const [name, one, other] of [["events", { Event: "A" }, { Event: "B" }], ["sessions", { Round: "1" }, { Round: "2" }], ["rooms", { Room: "Open" }, { Room: "Closed" }], ["players", { North: "Ann" }, { North: "Bob" }]]) {
		it(`says ${name} where they differ`, () => {
			const differ = (...games) => {
				const index = new BoardIndex();
				for (const [at, tags] of games.entries()) index.add(game(at + 1, tags));
				return index.differ;
			};
			const none = { events: false, sessions: false, rooms: false, players: false };
			assert.deepEqual(differ(one, one), none);
			assert.deepEqual(differ(one, other, one), { ...none, [name]: true });
		});
	}

	it("has the rankings of the file", () => {
		const index = new BoardIndex();
		const ranking = { name: "TotalScoreTable", tag: 0, columns: [{ name: "Rank" }], rows: [["1"]] };
		index.add(game(1, { TotalScoreTable: "Rank" }, [ranking]));
		assert.deepEqual(index.rankings.all.map(({ section }) => section), [ranking]);
	});

	it("takes 200,000 boards", () => {
		const index = new BoardIndex();
		index.entries.length = 199_999;
		assert.equal(index.isFull, false);
		index.entries.length++;
		assert.equal(index.isFull, true);
	});

	it("knows how high its rows are, and keeps those that it has", () => {
		const index = new BoardIndex();
		const listing = new Listing();
		const grow = (number, event) => {
			index.add(game(number, { Event: event }));
			listing.grow(index.entries, index.differ);
		};
		grow(1, "A");
		assert.deepEqual(listing.tops, [0, 3.25]);
		grow(2, "B");
		assert.deepEqual(listing.tops, [0, 2, 5.25, 7.25, 10.5]);
		const [heading] = listing.rows;
		grow(3, "B");
		assert.deepEqual(listing.tops, [0, 2, 5.25, 7.25, 10.5, 13.75]);
		assert.equal(listing.rows[0], heading);
		// A browser may be scrolled beyond the start.
		assert.deepEqual([-1, 0, 13.7, 100].map((height) => listing.rowAt(height)), [0, 0, 4, 5]);
	});
});

describe("the session of a board", () => {
	for (const [tags, want] of [
		[{}, ""],
		[{ Round: "3" }, "Round 3"],
		[{ Round: "123" }, "Round 123"],
		[{ Round: "Semi" }, "Semi"],
		[{ Stage: "Final", Session: "2", Section: "A" }, "Final, Session 2, Section A"],
		[{ Round: "Round of 16", Section: "-" }, "Round of 16"],
	]) {
		it(want || "that is not told", () => {
			const game = { number: 1, tags: Object.entries(tags).map(([name, value]) => ({ name, value })), sections: [] };
			assert.equal(sessionIn(entryOf(game, new Vocabulary()).session, texts, words), want);
		});
	}
});

describe("ranges", () => {
	for (const [boards, want] of [
		[[], ""],
		[["5"], "5"],
		[["1", "2", "3"], "1–3"],
		[["1", "2", "4", "x", "y", "10", "11"], "1–2, 4, x, y, 10–11"],
		[["1", "3", "5", "7", "9", "11", "13"], "1, 3, 5, 7, 9, 11 …"],
		[["1", "1", "2"], "1, 1–2"],
	]) {
		it(want, () => assert.equal(rangeText(boards), want));
	}
});

describe("a typed number", () => {
	const entries = ["1", "12", "30", undefined, "7a"].map((board, at) => ({ board, number: at + 1 }));
	for (const [digits, want] of [["1", 1], ["12", 2], ["3", 3], ["7", 5], ["9", undefined]]) {
		it(digits, () => assert.equal(boardWith(entries, digits)?.number, want));
	}
});

describe("the display that was kept", () => {
	const usual = { suits: "2", ten: "10", points: false, language: "en" };
	for (const [text, want] of [
		[null, {}],
		["", {}],
		["{", {}],
		["7", {}],
		["null", {}],
		['{"suits":"4","ten":"T","points":true,"language":"fr"}', { suits: "4", ten: "T", points: true, language: "fr" }],
		['{"suits":"<b>","ten":[],"points":"yes","language":"../../x","more":1}', {}],
	]) {
		it(String(text), () => assert.deepEqual(displayFrom(text), { ...usual, ...want }));
	}
});

describe("pages", () => {
	it("have no more boards than there is room for", () => {
		assert.deepEqual([fitting("deals", 36), fitting("all", 36), fitting("all", 2), fitting("deals", 0)], [36, 4, 2, 1]);
		assert.deepEqual(pagesOf([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
	});
});
