// The order of a table's rows: the one that a reader chooses, that of ranks, and what the file says.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { areSorted, nextSorting, orderOf, ranked, playersFirst, readTable, sortRows, ties } = await source("viewer/tables/order", "viewer/tables/table");

/** A table of texts, with the columns "Name:type". "x" cannot be read. */
function tableOf(columns, ...lines) {
	const types = columns.split(" ").map((column) => {
		const [name, type = "text", order] = column.split(":");
		return { name, type, align: "left", ...(order && { order }) };
	});
	const rows = lines.map((line) => line.split(" "));
	const readings = rows.flatMap((row, at) => row.flatMap((text, column) => (text === "x" ? [{ row: at, column }] : [])));
	return readTable({ name: "ScoreTable", tag: 0, value: "", columns: types, rows, readings });
}

const textOf = (rows, at = 0) => rows.map((row) => row[at].text).join(" ");

describe("rows in the order of a column", () => {
	for (const [type, texts, ascending] of [
		["number", "10 9 -1 ? 0.5", "-1 0.5 9 10 ?"],
		["number", "10 x -1 -2 9", "-2 -1 9 10 x"],
		["time", "100 99 -", "99 100 -"],
		["text", "b10 a b9 ?", "a b9 b10 ?"],
		["seat", "W EW N NS S E", "N E S W NS EW"],
		["denomination", "NT C S H D", "C D H S NT"],
		["call", "1C XX Pass 7NT AP X", "AP Pass X XX 1C 7NT"],
		["contract", "4HX Pass 4HXX 4H 3NT", "Pass 3NT 4H 4HX 4HXX"],
		["card", "C2 SA H DK S S2", "S SA S2 H DK C2"],
	]) {
		it(`is that of a ${type}, and the other way round: ${texts}`, () => {
			const { columns: [column], rows } = tableOf(`X:${type}`, ...texts.split(" "));
			assert.equal(textOf(sortRows(rows, { column, order: "ascending" }, "en")), ascending);
			const known = ascending.split(" ").filter((text) => !"?-x".includes(text));
			const unknown = ascending.split(" ").slice(known.length);
			assert.equal(textOf(sortRows(rows, { column, order: "descending" }, "en")), [...known.reverse(), ...unknown].join(" "));
		});
	}

	it("has what a script took for a number, and is none, after the numbers", () => {
		for (const type of ["number", "time", "scoreRange"]) {
			const { columns: [column], rows } = tableOf(`X:${type}`, "10", "b", "-1", "-2", "a", "9");
			for (const [order, want] of [["ascending", "-2 -1 9 10 a b"], ["descending", "10 9 -1 -2 b a"]]) assert.equal(textOf(sortRows(rows, { column, order }, "en")), want, type);
		}
	});

	it("is that of the file where rows are equal", () => {
		const { columns: [column], rows } = tableOf("X:number Y", "2 a", "1 b", "2 c", "1 d");
		for (const [order, want] of [["ascending", "b d a c"], ["descending", "a c b d"]]) assert.equal(textOf(sortRows(rows, { column, order }, "en"), 1), want);
	});

	it("has a range between the scores that are its bounds", () => {
		const { columns: [column] } = tableOf("X:scoreRange");
		const range = (text, low) => [{ text, value: undefined, kind: "scoreRange", ...(low !== undefined && { low }) }];
		const score = (text) => [{ text, value: text, kind: "number", number: Number(text) }];
		const rows = [score("421"), range("420,430", 420), score("420"), score("-9999"), range("*,50")];
		assert.equal(textOf(sortRows(rows, { column, order: "ascending" }, "en")), "*,50 -9999 420 420,430 421");
	});

	for (const [texts, ascending, descending] of [
		["1", false, false],
		["1 ?", false, false],
		["1 2", true, false],
		["2 1", false, true],
		["1 1", true, true],
		["1 ? 2 2 3", true, false],
		["1 3 2", false, false],
	]) {
		it(`is known of ${texts}`, () => {
			const { columns: [column], rows } = tableOf("X:number", ...texts.split(" "));
			assert.deepEqual(["ascending", "descending"].map((order) => areSorted(rows, { column, order })), [ascending, descending]);
		});
	}

	for (const [column, first, second] of [
		["Score:number", "descending", "ascending"],
		["MP:percentage", "descending", "ascending"],
		["Rank:number", "ascending", "descending"],
		["Names:text", "ascending", "descending"],
		["Score:number:ascending", "ascending", "descending"],
		["Names:text:descending", "descending", "ascending"],
	]) {
		it(`is chosen for ${column}: ${first}, ${second}, and none`, () => {
			const { columns } = tableOf(`${column} Other`, "1 1");
			const one = nextSorting(columns[0], { column: columns[1], order: second });
			const two = nextSorting(columns[0], one);
			assert.deepEqual([one.order, two.order, nextSorting(columns[0], two)], [first, second, undefined]);
			assert.equal(nextSorting(columns[0], undefined).order, first);
		});
	}
});

describe("a table with ranks", () => {
	const ranks = (...texts) => tableOf("Rank:number Section Direction", ...texts.map((text) => text.replaceAll("/", " ")));
	const sorted = (table) => ranked(table).rows.map((row) => row.map(({ text }) => text).join("/")).join(" ");

	for (const [what, given, want] of [
		["by its ranks", "2/A/x 1/A/x ?/A/x 3/A/x", "1/A/x 2/A/x 3/A/x ?/A/x"],
		["each field for itself, in the order of the file", "2/B/x 1/A/x 1/B/x 2/A/x 1/A/y", "1/B/x 2/B/x 1/A/x 2/A/x 1/A/y"],
		["those that are not known as they were", "2/A/x ?/A/x 1/A/x -/A/x", "1/A/x 2/A/x ?/A/x -/A/x"],
	]) {
		it(`is sorted: ${what}`, () => assert.equal(sorted(ranks(...given.split(" "))), want));
	}

	it("keeps the order of those that share a rank", () => {
		assert.equal(textOf(ranked(tableOf("Rank:number Names", "2 a", "1 b", "? c", "2 d", "1 e", "? f")).rows, 1), "b e a d c f");
	});

	for (const given of ["1/A/x 1/B/x 2/A/x", "1/A/x 3/A/x 1/A/x 2/A/x", "?/A/x -/A/x", "2/A/x 2/A/x 3/A/x", "0/A/x 1/B/x"]) {
		it(`stays as it is: ${given}`, () => {
			const table = ranks(...given.split(" "));
			assert.equal(ranked(table), table);
		});
	}

	it("begins another field only with 1 after 1", () => {
		assert.equal(sorted(ranks("2/A/x", "3/A/x", "1/A/x")), "1/A/x 2/A/x 3/A/x");
		assert.equal(sorted(ranks("1/A/x", "3/A/x", "2/A/x")), "1/A/x 2/A/x 3/A/x");
	});

	for (const [given, want] of [
		["1 2 2 4", "1 2"],
		["1 2 2 5", "1 2"],
		["1 2 2 3", ""],
		["1 1 1 3 4", ""],
		["1 1 1 4", "0 1 2"],
		["1 1 2 2", ""],
		["1 2 3 3", "2 3"],
		["1 1", "0 1"],
		["? ? 1", ""],
		["2 2 1", "0 1"],
		["1 1 ?", "0 1"],
		["1", ""],
	]) {
		it(`has ties: ${given}`, () => {
			const table = tableOf("Rank:number", ...given.split(" "));
			const tied = ties(table);
			assert.equal([...table.rows.keys()].filter((at) => tied.has(table.rows[at])).join(" "), want);
		});
	}

	it("has the players and what they have reached before all else", () => {
		const { columns } = playersFirst(tableOf("Section TotalMP Names Score_NS PairId Rank VPs"));
		assert.deepEqual(columns.map(({ name }) => name), ["Rank", "Names", "TotalMP", "Score_NS", "VPs", "Section", "PairId"]);
	});

	for (const [columns, lines, want] of [
		["Rank:number MP:number", ["1 9", "2 8"], "Rank ascending"],
		["Rank:number MP:number:descending", ["2 9", "1 8"], "MP descending"],
		["MP:number:ascending Rank:number", ["9 1", "8 2"], "Rank ascending"],
		["MP:number Rank:number:descending", ["9 1", "8 2"], ""],
	]) {
		it(`is in the order of ${want || "no column"}: ${columns} of ${lines.join(", ")}`, () => {
			const sorting = orderOf(tableOf(columns, ...lines));
			assert.equal(sorting ? `${sorting.column.name} ${sorting.order}` : "", want);
		});
	}
});
