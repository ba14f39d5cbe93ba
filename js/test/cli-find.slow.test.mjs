// Folders and patterns in place of the names of files.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, it } from "node:test";
import { bad, folderWith, good, pbn } from "./pbn.mjs";

const cwd = folderWith({});
for (const name of ["a.pbn", "Z.PBN", "notes.txt", "sub/b.pbn", "sub/deep/c.pbn", "sub/deep/é1.pbn", "sub.x/b.pbn", ".hidden/d.pbn", ".e.pbn", "node_modules/f.pbn", "odd[1].pbn", "odd[!].pbn", "a{b}.pbn", "page.html", "sub/page.htm"]) {
	mkdirSync(join(cwd, dirname(name)), { recursive: true });
	writeFileSync(join(cwd, name), name.endsWith("n") ? good : bad);
}
symlinkSync("../a.pbn", join(cwd, "sub/link.pbn"));
symlinkSync("..", join(cwd, "sub/loop"));
symlinkSync("nowhere", join(cwd, "sub/broken.pbn"));

/** The files that are read. */
const read = (...names) => JSON.parse(pbn(["validate", "--format", "json", ...names], { cwd }).out).files.map(({ path }) => path);
const below = ["sub/b.pbn", "sub/deep/c.pbn", "sub/deep/é1.pbn", "sub/link.pbn"];
const inDot = ["Z.PBN", "a.pbn", "a{b}.pbn", "odd[!].pbn", "odd[1].pbn"];

describe("pbn finds", () => {
	const cases = [
		[["sub"], below],
		[["./sub/"], below.map((name) => `./${name}`)],
		[["."], [...inDot, ...below.slice(0, 1), ...below.slice(1), "sub.x/b.pbn"].map((name) => `./${name}`).sort((a, b) => Buffer.compare(Buffer.from(a.replace("./sub.x", "./sub/zz")), Buffer.from(b.replace("./sub.x", "./sub/zz"))))],
		[["*.pbn"], inDot.slice(1)],
		[["sub/*.pbn", "sub/b.pbn"], ["sub/b.pbn", "sub/link.pbn", "sub/b.pbn"]],
		[["sub*/b.pbn"], ["sub.x/b.pbn", "sub/b.pbn"]],
		[["**/*.pbn"], [...inDot.slice(1), "sub/b.pbn", "sub/link.pbn", "sub/deep/c.pbn", "sub/deep/é1.pbn", "sub.x/b.pbn"]],
		[["**/?1.pbn"], ["sub/deep/é1.pbn"]],
		[["sub/**/[a-c].pbn"], ["sub/b.pbn", "sub/deep/c.pbn"]],
		[["[!a-y]*.PBN"], ["Z.PBN"]],
		[["odd[1].pbn"], ["odd[1].pbn"]],
		[["odd[[]1].pbn", "odd[[]!].pbn", "a{b}*"], ["odd[1].pbn", "odd[!].pbn", "a{b}.pbn"]],
		[[".hidden/*", ".e*"], [".hidden/d.pbn", ".e.pbn"]],
		[["sub/**"], ["sub/b.pbn", "sub/link.pbn", "sub/page.htm", "sub/deep/c.pbn", "sub/deep/é1.pbn"]],
		[["*/*/c.pbn", "sub/../a.*"], ["sub/deep/c.pbn", "sub/../a.pbn"]],
		[["no*.pbn", "[z-a]", "[!]", "x[", "a.pbn"], ["a.pbn"]],
	];
	for (const [names, expected] of cases) {
		it(names.join(" "), () => assert.deepEqual(read(...names).toSorted(), expected.toSorted()));
	}

	it("files in the order of their names", () => {
		assert.deepEqual(read("sub"), ["sub/b.pbn", "sub/deep/c.pbn", "sub/deep/é1.pbn", "sub/link.pbn"]);
	});

	it("LIN, too, where that is checked, solved or converted", () => {
		const folder = folderWith({ "a.lin": "md|3SA83HKQ7DAJ85C642,,,|\n", "b.pbn": good });
		const paths = JSON.parse(pbn(["validate", "--format", "json", "."], { cwd: folder }).out).files.map(({ path }) => path);
		assert.deepEqual(paths, ["./a.lin", "./b.pbn"]);
		assert.match(pbn(["solve", "."], { cwd: folder }).err, /^pbn: \.\/a\.lin, game 1: /);
		assert.equal(pbn(["export", "--in-place", "."], { cwd: folder }).code, 0);
		assert.equal(readFileSync(join(folder, "a.lin"), "utf8").slice(0, 3), "md|");
	});

	it("nothing, and says so", () => {
		const { code, err } = pbn(["validate", "no*.pbn", "a.pbn"], { cwd });
		assert.deepEqual([code, err], [2, "pbn: no*.pbn: there is no such file\n"]);
	});

	it("each of which is a document", () => {
		assert.match(pbn(["parse", "sub.x"], { cwd }).out, /^\{"games"[^\n]*\}\n$/);
		assert.match(pbn(["parse", "sub"], { cwd }).out, /^(\{"games"[^\n]*\}\n){4}$/);
	});

	it("files that keep their folders", () => {
		assert.match(pbn(["export", "-o", "out", "a.pbn", "sub", "sub.x"], { cwd }).err, /sub\/b\.pbn and sub\.x\/b\.pbn would be the same file in out/);
		assert.equal(existsSync(join(cwd, "out")), false);
		assert.equal(pbn(["export", "-o", "out", "a.pbn", "sub"], { cwd }).code, 0);
		assert.deepEqual(readdirSync(join(cwd, "out"), { recursive: true }).sort(), ["a.pbn", "b.pbn", "deep", "deep/c.pbn", "deep/é1.pbn", "link.pbn"]);
		assert.equal(pbn(["render", "-o", "pages", "sub"], { cwd }).code, 0);
		assert.ok(existsSync(join(cwd, "pages/deep/é1.html")));
		pbn(["prerender", "-o", "articles", "sub", "."], { cwd });
		assert.deepEqual(readdirSync(join(cwd, "articles")).filter((name) => name.startsWith("page.")), ["page.htm", "page.html"]);
	});
});
