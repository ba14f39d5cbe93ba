// The native command (core/cmd/pbn) does what the npm command does, to the byte. `pbn` of pbn.mjs compares both each time it is called; here
// they read much.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { folderWith, pbn } from "./pbn.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The files of a folder and those below it, by paths that make one name. */
function filesBelow(folder) {
	const files = {};
	for (const path of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (path.isFile()) files[join(path.parentPath, path.name).slice(folder.length).replaceAll("/", "_")] = readFileSync(join(path.parentPath, path.name));
	}
	return files;
}

/** One of so many shares of the files: the next call reads the next one. PBN_EVERYTHING=1 has each call read all. */
const share = (names, of, call) => (process.env.PBN_EVERYTHING ? names : names.filter((_, at) => at % of === call % of));

const sets = { "the tests' files": here("../../core/pbn/answers/testdata/"), "the corpus": here("../../../shared/corpus/"), "the cases": here("../../../shared/cases/") };
/** The files of each set that is there. */
const filesOf = {};
for (const [what, folder] of Object.entries(sets)) {
	// An archive is refused: cli-foreign.test.mjs.
	if (existsSync(folder)) filesOf[what] = Object.fromEntries(Object.entries(filesBelow(folder)).filter(([name]) => !name.endsWith(".zip")));
}

describe("the native command does the same", () => {
	for (const [what, folder] of Object.entries(sets)) {
		it(`has ${what}`, { skip: !filesOf[what] && `${folder} is missing` }, () => assert.ok(Object.keys(filesOf[what]).length > 10));
	}

	describe("with all files", () => {
		// Files of two sets may have the same name.
		const files = Object.fromEntries(Object.values(filesOf).flatMap((set, at) => Object.entries(set).map(([name, content]) => [`${at}_${name}`, content])));
		const cwd = folderWith(files);
		const names = Object.keys(files);
		// The first call of validate reads one half of the files, and that of export the other; each of the other calls reads a sixth.
		let calls = 0;
		const some = () => share(names, 6, calls++);
		it("validate", () => {
			assert.ok(share(names, 6, 0).length > 2);
			assert.ok(pbn(["validate", "--format", "json", ...share(names, 2, 0)], { cwd }).code < 2);
			for (const args of [[], ["--as", "export"], ["--quiet"], ["--format", "sarif"], ["--format", "github", "-q"]]) assert.ok(pbn(["validate", ...args, ...some()], { cwd }).code < 2);
		});
		it("export", () => {
			assert.ok(pbn(["export", "-o", "out", ...share(names, 2, 1)], { cwd }).code < 2);
			for (const [folder, ...args] of [["chosen", "--encoding", "utf8", "--inherit", "resolve", "--missing", "omit"], ["document", "--document"]]) {
				assert.ok(pbn(["export", ...args, "-o", folder, ...some()], { cwd }).code < 2);
			}
		});
		it("export --check --diff", () => {
			for (const args of [[], [], ["--encoding", "utf8"], ["--document"]]) assert.ok(pbn(["export", "--check", "--diff", "-q", ...args, ...some()], { cwd }).code < 2);
		});
		it("fix", () => {
			// What is a deal or LIN has no fixes.
			const fixable = names.filter((name) => name.endsWith(".pbn") && !name.endsWith("_lin.pbn"));
			for (const folder of ["fixed", "mended"]) assert.ok(pbn(["fix", "-o", folder, ...share(fixable, 6, calls++)], { cwd }).code < 2);
		});
		for (const [what, set] of Object.entries(filesOf)) {
			it(`parse ${what}`, () => {
				// Each file would take a process of its own. Two of the cases have a hundred megabytes of JSON: each game has all that stands in the first.
				const read = Object.keys(set).filter((name) => name.endsWith(".pbn") && !/amplify-parse|quad-standing/.test(name));
				const input = Buffer.concat(read.flatMap((name) => [set[name], Buffer.from("\n\n")]));
				assert.ok(pbn(["parse", "-"], { cwd, input }).code < 2);
			});
		}
	});

	it("with LIN", () => {
		const files = filesBelow(here("../../core/lin/testdata/"));
		const names = Object.keys(files).filter((name) => name.endsWith(".lin") && name !== "own-page.lin");
		assert.ok(names.length > 90);
		const cwd = folderWith(files);
		for (const [at, args] of [["--to", "pbn", "-o", "pbn"], ["--to", "lin", "-o", "lin", "-q"], ["--to", "csv", "-o", "csv", "-q"], ["--encoding", "utf8", "--missing", "omit", "-o", "utf8", "-q"]].entries()) {
			assert.equal(pbn(["convert", ...args, ...share(names, 4, at)], { cwd }).code, 1);
		}
		assert.ok(pbn(["convert", "--to", "lin", "-o", "back", "pbn"], { cwd }).code < 2);
		for (const [at, args] of [["validate"], ["validate", "--format", "json"], ["export", "-o", "exported"]].entries()) assert.equal(pbn([...args, ...share(names, 3, at)], { cwd }).code, 1);
		for (const name of ["own-lesson.lin", "vugraph-00001.lin", "own-page-with-links.lin"]) {
			for (const args of [[], ["--format", "jsonl"]]) assert.ok(pbn(["parse", ...args, name], { cwd }).code < 2);
		}
	});

	it("with JSON that JSON.parse would change", () => {
		const input = '[Event "\b\t\f\r\u007f\u0085\u009f\u2028é\\"\\\\"]\n[Score "NS 050.50"]\n[ScoreIMP "NS -0"]\n[ScoreMP "EW 1.0"]\n[ScoreTable "Rank;Score_IMP\\5R;Names"]\n1 1.50 "a"\n2 -0.0 "b"\n3 00012 c\n4 123456789012345678901.5 d\n5 0.00000012 e\n';
		assert.match(pbn(["parse", "-"], { input }).out, /"low"|"score"/);
		pbn(["validate", "--format", "json", "-"], { input });
	});
});
