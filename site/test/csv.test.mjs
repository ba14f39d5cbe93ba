import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { csvHead, csvLine, csvReport } = await source("check/report/csv");

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
		["a formula after blanks", { board: "  =1+1", message: "\u00a0\u3000@SUM(A1)" }, "error,a/b,3,5,'  =1+1,2,3.4,'\u00a0\u3000@SUM(A1)"],
		["a formula after what is not seen", { board: "\u200b=1+1", message: "\0\n+1" }, "error,a/b,3,5,'\u200b=1+1,2,3.4,\"'\0\n+1\""],
		["a tab or a line end after blanks", { board: " \tx", message: " \rx" }, "error,a/b,3,5,' \tx,2,3.4,\"' \rx\""],
		["full-width signs", { board: "＝1", message: " ＋1" }, "error,a/b,3,5,'＝1,2,3.4,' ＋1"],
		["more full-width signs", { board: "－1", message: "＠A1" }, "error,a/b,3,5,'－1,2,3.4,'＠A1"],
		["signs and blanks within a text", { board: "7 = 8", message: " 1 ＋ 1" }, "error,a/b,3,5,7 = 8,2,3.4, 1 ＋ 1"],
		["other characters", { message: "Zoë ♠ \u202E" }, "error,a/b,3,5,7,2,3.4,Zoë ♠ \u202E"],
	];
	for (const [name, change, want] of cases) {
		it(name, () => assert.equal(csvReport("+a.pbn", { diagnostics: [diagnostic(change)], omitted: [] }, () => "needs"), `'+a.pbn,${want},needs\r\n`));
	}

	it("says what is not listed", () => {
		const omitted = [{ rule: "c/d", severity: "warning", count: 12 }];
		assert.equal(csvReport("a, b.pbn", { diagnostics: [], omitted }, () => "right"), '"a, b.pbn",warning,c/d,,,,,,"and 12 more, not listed",right\r\n');
	});

	it("guards the cells that the core guards", () => {
		const cells = Object.entries(JSON.parse(readFileSync(new URL("../../core/convert/testdata/cells.json", import.meta.url), "utf8")));
		assert.ok(cells.length > 30);
		for (const [cell, isGuarded] of cells) assert.equal(/^"?'/.test(csvLine([cell], true)) && !cell.startsWith("'"), isGuarded, JSON.stringify(cell));
	});

	it("names its columns", () => assert.equal(csvHead, "\uFEFFfile,severity,rule,line,column,board,game,section,message,fate\r\n"));
});
