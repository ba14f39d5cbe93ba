// What the Go program gets of the files and paths of Windows, whose Node stands in here.
import assert from "node:assert/strict";
import fs from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { folderWith, good } from "./pbn.mjs";
import { source } from "./source.mjs";

const { filesOf, withSlashes } = await source("cli/files");
const cwd = folderWith({ "a.pbn": good, "b.pbn": good });

/** Numbers of files that are no numbers of JavaScript: these two differ by less than it can tell. */
const numbers = { "a.pbn": 2n ** 60n + 1n, "b.pbn": 2n ** 60n + 2n };

/** Node's files as on Windows: no folder is opened, there is no flag for one, and what links lead to has backslashes. */
const windows = {
	...fs,
	constants: Object.fromEntries(Object.entries(fs.constants).filter(([name]) => name !== "O_DIRECTORY")),
	openSync(path, ...given) {
		if (fs.statSync(path).isDirectory()) throw Object.assign(new Error("a folder"), { code: "EISDIR" });
		return fs.openSync(path, ...given);
	},
	statSync: (path, options) => numbered(fs.statSync(path, options), path),
	lstatSync: (path, options) => numbered(fs.lstatSync(path, options), path),
	fstatSync: (fd, options) => numbered(fs.fstatSync(fd, options), "a.pbn"),
	readlinkSync: () => "C:\\deals\\a.pbn",
};

function numbered(stats, path) {
	const ino = Object.entries(numbers).find(([name]) => path.endsWith(name))?.[1];
	if (ino !== undefined) stats.ino = typeof stats.ino === "bigint" ? ino : Number(ino);
	return stats;
}

const files = filesOf(windows, true);
/** Calls a function of the files, as Go does. */
const call = (name, ...given) => new Promise((resolve, reject) => files[name](...given, (error, value) => (error ? reject(error) : resolve(value))));

describe("on Windows", () => {
	it("paths have slashes", () => {
		assert.equal(withSlashes("C:\\deals\\a.pbn", true), "C:/deals/a.pbn");
		assert.equal(withSlashes("\\\\server\\deals\\a.pbn", true), "//server/deals/a.pbn");
		assert.equal(withSlashes("a\\b", false), "a\\b");
	});

	it("folders are opened and listed", async () => {
		const fd = await call("open", cwd, files.constants.O_DIRECTORY, 0);
		assert.ok((await call("fstat", fd)).isDirectory());
		assert.deepEqual((await call("readdir", cwd)).sort(), ["a.pbn", "b.pbn"]);
		await call("close", fd);
		await assert.rejects(call("open", join(cwd, "a.pbn"), files.constants.O_DIRECTORY, 0), { code: "ENOTDIR" });
		await assert.rejects(call("open", cwd, 0, 0), { code: "EISDIR" });
	});

	it("files that are not the same have other numbers, and one keeps its own", async () => {
		const [a, b, again] = [await call("stat", join(cwd, "a.pbn")), await call("stat", join(cwd, "b.pbn")), await call("lstat", join(cwd, "a.pbn"))];
		assert.notEqual(a.ino, b.ino);
		assert.equal(again.ino, a.ino);
		const fd = await call("open", join(cwd, "a.pbn"), 0, 0);
		assert.equal((await call("fstat", fd)).ino, a.ino);
		await call("close", fd);
	});

	it("links lead to paths with slashes", async () => assert.equal(await call("readlink", "link"), "C:/deals/a.pbn"));

	it("errors that Go does not know are errors of the system", async () => {
		const failing = filesOf({ ...windows, statSync: () => { throw Object.assign(new Error("?"), { code: "UNKNOWN" }); } }, true);
		await assert.rejects(new Promise((resolve, reject) => failing.stat("a", (error) => (error ? reject(error) : resolve()))), { code: "EIO" });
	});
});
