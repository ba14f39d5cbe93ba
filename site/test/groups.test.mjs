import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { countFates, errorsAreFew, groupsOf, haveBoards, safeFixes, wantedGroups } = await source("check/groups");

const found = (list) =>
	list.split(" ").map((one, at) => {
		const [severity, rule, board, fix] = one.split(",");
		const fixes = fix ? [{ title: `Fix ${at}`, safe: fix === "safe" }] : undefined;
		return { severity: { e: "error", w: "warning", i: "info" }[severity], rule, game: at + 1, message: String(at), ...(board && { board }), fixes };
	});
const checked = (list, { omitted = [], changes = [] } = {}) => ({ diagnostics: found(list), omitted, changes });
const all = ["needs", "note", "right"];

describe("groupsOf", () => {
	it("keeps what it made of a file", () => {
		const file = checked("e,a/a");
		assert.equal(groupsOf(file), groupsOf(file));
	});

	it("gives each rule a fate, of all its findings", () => {
		const file = checked("e,a/a e,b/a e,b/a w,b/a i,c/a", { changes: [{ rule: "a/a", count: 1 }, { rule: "b/a", count: 2 }] });
		assert.deepEqual(groupsOf(file).map(({ key, fate }) => `${key} ${fate}`), ["error a/a right", "error b/a needs", "warning b/a needs", "info c/a note"]);
	});
});

describe("wantedGroups", () => {
	const list = "w,a/b,7 i,a/c e,b/a e,a/a,7 w,a/b,8 e,b/a w,b/a";
	const changes = [{ rule: "a/b", count: 2 }];
	const cases = [
		["all, the heaviest first", [], all, "", "error b/a 2 5 | error a/a 3 | warning a/b 0 4 | warning b/a 6 | info a/c 1"],
		["what needs a person", [], ["needs"], "", "error b/a 2 5 | error a/a 3 | warning b/a 6"],
		["what the download has right", [], ["right"], "", "warning a/b 0 4"],
		["a board", [], all, "8", "warning a/b 4"],
		["a game without a board", [], all, "3", "error b/a 2"],
		["none", [], [], "", ""],
		["what was omitted", [{ rule: "b/a", severity: "error", count: 9 }, { rule: "a/c", severity: "error", count: 2 }], all, "",
			"error b/a 2 5 +9 | error a/a 3 | warning a/b 0 4 | warning b/a 6 | info a/c 1 +2"],
		["what was omitted, of a board", [{ rule: "a/b", severity: "warning", count: 9 }], all, "8", "warning a/b 4"],
	];
	for (const [name, omitted, fates, board, want] of cases) {
		it(name, () => {
			const groups = wantedGroups(groupsOf(checked(list, { omitted, changes })), { fates, board });
			const told = groups.map(({ key, findings, omitted }) => `${key} ${findings.map(({ message }) => message).join(" ")}${omitted ? ` +${omitted}` : ""}`);
			assert.equal(told.join(" | "), want);
		});
	}
});

describe("countFates", () => {
	it("has what needs a person apart from what the download puts right, with what was not listed", () => {
		const file = checked("e,a/a e,a/a e,b/a w,c/a i,d/a i,e/a w,f/a w,f/a", {
			omitted: [{ rule: "b/a", severity: "error", count: 9 }],
			changes: [{ rule: "a/a", count: 2 }, { rule: "b/a", count: 3 }, { rule: "e/a", count: 1 }, { rule: "f/a", count: 1 }],
		});
		assert.deepEqual(countFates(file), { needs: 13, note: 1, right: 3 });
		assert.deepEqual(countFates({ diagnostics: [], omitted: [], changes: [] }), { needs: 0, right: 0, note: 0 });
	});
});

describe("countFates of characters", () => {
	const fates = (list, rules) => countFates(checked(list, { changes: rules.map((rule) => ({ rule, count: 9 })) }));

	it("needs a person for what is lost in the download, whatever is written in its place", () => {
		assert.deepEqual(fates("w,text/unmappable w,text/unmappable", ["text/unmappable"]), { needs: 2, right: 0, note: 0 });
		assert.deepEqual(fates("w,text/unmappable", []), { needs: 1, right: 0, note: 0 });
	});

	for (const rule of ["text/utf8", "text/utf16", "text/windows-1252"]) {
		it(`notes ${rule} where the download keeps all characters, and has it put right where Latin-1 does`, () => {
			assert.deepEqual(fates(`w,${rule}`, []), { needs: 0, right: 0, note: 1 });
			assert.deepEqual(fates(`w,${rule}`, [rule]), { needs: 0, right: 1, note: 0 });
		});
	}
});

describe("errorsAreFew", () => {
	it("leaves out what the download has right", () => assert.equal(errorsAreFew(groupsOf(checked("e,a/a ".repeat(9).trim(), { changes: [{ rule: "a/a", count: 9 }] }))), true));

	for (const [list, want] of [
		["w,a/b i,a/c", true],
		["e,a/a e,a/b e,a/c e,a/d w,a/e", true],
		["e,a/a e,a/b e,a/c e,a/d e,a/e", false],
		["e,a/a ".repeat(8).trim(), true],
		["e,a/a ".repeat(9).trim(), false],
	]) {
		it(list, () => assert.equal(errorsAreFew(groupsOf(checked(list))), want));
	}
});

describe("haveBoards", () => {
	for (const [list, want] of [
		["w,a/b i,a/c", false],
		["w,a/b i,a/c,7 e,a/a,7", false],
		["w,a/b,7 i,a/c,8", true],
	]) {
		it(list, () => assert.equal(haveBoards(found(list)), want));
	}
});

describe("safeFixes", () => {
	it("are counted by rule, without those of export format", () => {
		const file = checked("w,a/b,,safe e,b/a,,unsafe w,a/b,,safe i,export/x,,safe e,c/a,,safe i,d/a", { changes: [{ rule: "c/a", count: 1 }] });
		assert.deepEqual(safeFixes(groupsOf(file)), [
			{ rule: "c/a", count: 1, title: "Fix 4", isRight: true },
			{ rule: "a/b", count: 2, title: "Fix 0", isRight: false },
		]);
	});
});
