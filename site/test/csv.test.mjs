import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { csvHead, csvReport } = await source("check/report/csv");

const diagnostic = (change) => ({
	rule: "a/b", severity: "error", message: "Wrong.", span: { start: { line: 3, column: 5 } }, game: 2, board: "7", section: "3.4", ...change,
});

describe("csvReport", () => {
	const cases = [
		["a row", {}, "error,a/b,3,5,7,2,3.4,Wrong."],
		["no board and no game", { board: undefined, game: 0 }, "error,a/b,3,5,,,3.4,Wrong."],
		["quotes, commas and line ends", { message: 'A "b", c\r\nd' }, 'error,a/b,3,5,7,2,3.4,"A ""b"", c\r\nd"'],
		["what would be a formula", { board: "=1+1", message: '@SUM(A1,"2")' }, 'error,a/b,3,5,\'=1+1,2,3.4,"\'@SUM(A1,""2"")"'],
		["a sign and a tab", { board: "-7", message: "\tx" }, "error,a/b,3,5,'-7,2,3.4,'\tx"],
		["other characters", { message: "Zoë ♠ \u202E" }, "error,a/b,3,5,7,2,3.4,Zoë ♠ \u202E"],
	];
	for (const [name, change, want] of cases) {
		it(name, () => assert.equal(csvReport("+a.pbn", { diagnostics: [diagnostic(change)], omitted: [] }), `'+a.pbn,${want}\r\n`));
	}

	it("says what is not listed", () => {
		const omitted = [{ rule: "c/d", severity: "warning", count: 12 }];
		assert.equal(csvReport("a, b.pbn", { diagnostics: [], omitted }), '"a, b.pbn",warning,c/d,,,,,,"and 12 more, not listed"\r\n');
	});

	it("names its columns", () => assert.equal(csvHead, "\uFEFFfile,severity,rule,line,column,board,game,section,message\r\n"));
});
