import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { describe, it } from "node:test";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { cliWasm, ddWasm, linWasm, pbiconvertWasm, pbideskWasm, pbiWasm, pbndeskWasm, pbnWasm, pdndeskWasm, pdnreadWasm, pdnWasm, pgndeskWasm, pgnreadWasm, pgnWasm, readWasm, solveWasm } from "./modules.mjs";

/**
 * Of each module what is demanded of it as it is sent, in bytes after brotli (they have more: see core/pbn/testdata/bench.md); and what it
 * has, and a little: it may become smaller, not larger. Brotli is of quality 9, since 11 takes many seconds for a tenth less. As it is,
 * a module may have more than Go links: wasm/flow writes runs of zeros, which cost next to nothing once compressed.
 */
const modules = {
	"pbn.wasm": { file: pbnWasm, demanded: 700_000, ratchets: { raw: 4_070_000, gzip: 1_042_000, brotli: 870_000 } },
	"read.wasm": { file: readWasm, demanded: 400_000, ratchets: { raw: 2_092_000, gzip: 549_500, brotli: 473_500 } },
	"pgn.wasm": { file: pgnWasm, demanded: 520_000, ratchets: { raw: 3_735_000, gzip: 960_000, brotli: 812_000 } },
	"pdn.wasm": { file: pdnWasm, demanded: 430_000, ratchets: { raw: 3_315_000, gzip: 860_000, brotli: 727_000 } },
	"pdnread.wasm": { file: pdnreadWasm, demanded: 320_000, ratchets: { raw: 1_979_000, gzip: 517_000, brotli: 449_000 } },
	"pbi.wasm": { file: pbiWasm, demanded: 290_000, ratchets: { raw: 2_100_000, gzip: 546_000, brotli: 470_000 } },
	"pbiconvert.wasm": { file: pbiconvertWasm, demanded: 450_000, ratchets: { raw: 1_936_000, gzip: 500_000, brotli: 432_000 } },
	"solve.wasm": { file: solveWasm, demanded: 260_000, ratchets: { raw: 1_173_000, gzip: 315_000, brotli: 280_000 } },
	"pgnread.wasm": { file: pgnreadWasm, demanded: 320_000, ratchets: { raw: 1_937_000, gzip: 512_000, brotli: 443_000 } },
	"lin.wasm": { file: linWasm, demanded: 700_000, ratchets: { raw: 3_512_000, gzip: 912_500, brotli: 766_000 } },
	"cli.wasm": { file: cliWasm, demanded: 1_000_000, ratchets: { raw: 10_088_000, gzip: 2_519_000, brotli: 2_040_000 } },
	"pbndesk.wasm": { file: pbndeskWasm, demanded: 600_000, ratchets: { raw: 2_774_000, gzip: 724_000, brotli: 621_000 } },
	"pgndesk.wasm": { file: pgndeskWasm, demanded: 600_000, ratchets: { raw: 2_430_000, gzip: 646_000, brotli: 556_500 } },
	"pdndesk.wasm": { file: pdndeskWasm, demanded: 600_000, ratchets: { raw: 2_290_000, gzip: 607_000, brotli: 523_000 } },
	"pbidesk.wasm": { file: pbideskWasm, demanded: 600_000, ratchets: { raw: 2_170_000, gzip: 573_000, brotli: 495_500 } },
	"dd.wasm": { file: ddWasm, demanded: 250_000, ratchets: { raw: 1_020_000, gzip: 279_000, brotli: 247_000 } },
};

/** The packages that are compiled for a module. */
const packagesOf = (folder) =>
	execFileSync("go", ["list", "-deps", `../wasm/${folder}`], { cwd: new URL("..", import.meta.url), env: { ...process.env, GOOS: "js", GOARCH: "wasm" }, encoding: "utf8" }).split("\n");

describe("the module", () => {
	for (const [name, { file, demanded, ratchets }] of Object.entries(modules)) {
		it(`${name} does not grow`, (test) => {
			const sizes = {
				raw: file.length,
				gzip: gzipSync(file, { level: 9 }).length,
				brotli: brotliCompressSync(file, {
					params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
				}).length,
			};
			test.diagnostic(`${JSON.stringify(sizes)}; demanded are ${demanded} after brotli`);
			for (const [how, size] of Object.entries(sizes)) {
				assert.ok(size <= ratchets[how], `${how}: ${size} bytes, more than ${ratchets[how]}; demanded are ${demanded} after brotli`);
			}
		});
	}

	it("for articles has none of the checks and rules' fixes, of the writer, of reflection", () => {
		const packages = packagesOf("read");
		assert.ok(packages.includes("pbn/core/pbn/answers"));
		assert.deepEqual(packages.filter((name) => /vert|^fmt$|^reflect$|^os$|^time$|^embed$|docs$/.test(name)), []);
		const [linked, whole] = [readWasm, pbnWasm].map((file) => file.toString("latin1"));
		assert.ok(linked.includes("pbn/core/pbn/answers.ParsePacked"));
		for (const name of ["pbn/core/pbn/check.(*Checker)", "pbn/core/pbn/export.(*Writer)", "pbn/core/pbn.Validate", "pbn/core/pbn.Mend", "pbn/core/pbn/answers.Export", "pbn/core/pbn/rules.writeElement"]) {
			assert.ok(whole.includes(name), `pbn.wasm has no ${name}: has it another name?`);
			assert.ok(!linked.includes(name), name);
		}
	});

	it("for chess has nothing of bridge, no checks, no writer, no reflection", () => {
		const packages = packagesOf("pgnread");
		assert.ok(packages.includes("pbn/core/pgn/answers"));
		assert.deepEqual(packages.filter((name) => /norunners|^fmt$|^reflect$|^os$|^time$|^embed$|docs$|core\/(pbn|bridge|lin|dd|convert)/.test(name)), []);
		const [linked, whole] = [pgnreadWasm, pgnWasm].map((file) => file.toString("latin1"));
		assert.ok(linked.includes("pbn/core/pgn/answers.(*packer)"));
		assert.ok(!linked.includes("pbn/core/pgn/answers.(*readable)"));
		for (const name of ["pbn/core/pgn/check.(*Checker)", "pbn/core/pgn/export.(*Writer)", "pbn/core/pgn.Validate", "pbn/core/pgn.(*checking)", "pbn/core/pgn.(*mender)", "pbn/core/pgn/answers.Apply", "pbn/core/mend.", "pbn/core/wire.(*ShapeReader)"]) {
			assert.ok(whole.includes(name), `pgn.wasm has no ${name}: has it another name?`);
			assert.ok(!linked.includes(name), name);
		}
		for (const file of [pbnWasm, readWasm, linWasm, ddWasm]) assert.ok(!file.includes("pbn/core/chess."));
	});

	it("for all of chess has nothing of bridge, no pages, no reflection", () => {
		const packages = packagesOf("pgn");
		assert.ok(packages.includes("pbn/core/pgn/check"));
		assert.deepEqual(packages.filter((name) => /norunners|^fmt$|^reflect$|^os$|^time$|^embed$|docs$|core\/(pbn|bridge|lin|dd|convert)/.test(name)), []);
	});

	it("for games of draughts has no checks but of moves, no writer, no reflection", () => {
		const packages = packagesOf("pdnread");
		assert.ok(packages.includes("pbn/core/pdn/answers"));
		assert.deepEqual(packages.filter((name) => /norunners|^fmt$|^reflect$|^os$|^time$|^embed$|docs$|core\/(pbn|pgn|chess|bridge|lin|dd|convert)/.test(name)), []);
		const [linked, whole] = [pdnreadWasm, pdnWasm].map((file) => file.toString("latin1"));
		assert.ok(linked.includes("pbn/core/pdn/answers.(*packer)"));
		for (const name of ["pbn/core/pdn/check.(*Checker)", "pbn/core/pdn/export.(*Writer)", "pbn/core/pdn.Validate", "pbn/core/pdn.(*checking)", "pbn/core/pdn/answers.Apply", "pbn/core/mend.", "pbn/core/wire.(*ShapeReader)"]) {
			assert.ok(whole.includes(name), `pdn.wasm has no ${name}: has it another name?`);
			assert.ok(!linked.includes(name), name);
		}
	});

	it("for draughts has nothing of other games, no pages, no reflection", () => {
		const packages = packagesOf("pdn");
		assert.ok(packages.includes("pbn/core/pdn/answers"));
		assert.deepEqual(packages.filter((name) => /norunners|^fmt$|^reflect$|^os$|^time$|^embed$|docs$|core\/(pbn|pgn|chess|bridge|lin|dd|convert)/.test(name)), []);
		for (const file of [pbnWasm, readWasm, linWasm, ddWasm, pgnWasm, pgnreadWasm]) assert.ok(!file.includes("pbn/core/draughts."));
	});

	it("for problems has no games, no pages, no reflection, no solver", () => {
		const packages = packagesOf("pbi");
		assert.ok(packages.includes("pbn/core/pbi/answers"));
		assert.deepEqual(packages.filter((name) => /norunners|^fmt$|^reflect$|^os$|^time$|^embed$|docs$|core\/(pbn|pgn|pdn|draughts|bridge|lin|dd|convert)/.test(name)), []);
		assert.deepEqual(packages.filter((name) => /core\/pbi\/(convert|olive)/.test(name)), []);
		for (const file of [pbiWasm, pbiconvertWasm]) assert.ok(!file.includes("pbn/core/solve.(*Solver)"));
	});

	it("for a desk has nothing of other games, no pages, no reflection", () => {
		const own = { pbndesk: /core\/(pgn|pdn|chess|draughts|lin|dd|convert)/, pgndesk: /core\/(pbn|pdn|bridge|draughts|lin|dd|convert)/, pdndesk: /core\/(pbn|pgn|bridge|chess|lin|dd|convert)/, pbidesk: /core\/(pbn|pgn|pdn|bridge|draughts|lin|dd|convert|pbi\/olive|pbi\/convert)/ };
		for (const [folder, others] of Object.entries(own)) {
			const packages = packagesOf(folder);
			assert.ok(packages.includes("pbn/core/desk/answers"));
			assert.deepEqual(packages.filter((name) => others.test(name) || /norunners|^fmt$|^reflect$|^os$|^time$|^embed$|docs$/.test(name)), [], folder);
		}
		for (const file of [pbnWasm, readWasm, linWasm, ddWasm, pgnWasm, pgnreadWasm, pdnWasm]) assert.ok(!file.includes("pbn/core/desk"));
	});

	it("for solving problems has nothing of a notation, and no reflection", () => {
		const packages = packagesOf("solve");
		assert.ok(packages.includes("pbn/core/solve"));
		assert.deepEqual(packages.filter((name) => /norunners|^fmt$|^reflect$|^os$|^time$|^embed$|core\/(pbn|pgn|pdn|pbi|item)/.test(name)), []);
		assert.ok(solveWasm.includes("pbn/core/solve.(*Solver)"));
	});

	it("for solving has nothing of a notation, and no reflection", () => {
		const packages = packagesOf("dd");
		assert.ok(packages.includes("pbn/core/dd"));
		assert.deepEqual(packages.filter((name) => /vert|^fmt$|^reflect$|^os$|^time$|^embed$|core\/(pbn|lin|item)/.test(name)), []);
	});

	it("for the shell has no reflection, and nothing else that takes long to begin", () => {
		const packages = execFileSync("go", ["list", "-deps", "../core/cmd/pbn"], { cwd: new URL("..", import.meta.url), env: { ...process.env, GOOS: "js", GOARCH: "wasm" }, encoding: "utf8" }).split("\n");
		assert.ok(packages.includes("pbn/core/cmd/kit"));
		assert.deepEqual(packages.filter((name) => /^fmt$|^reflect$|^regexp$|json$|x\/term$/.test(name)), []);
	});

	it("for converting has no reflection, and nothing that fixes and edits", () => {
		const packages = packagesOf("lin");
		assert.ok(packages.includes("pbn/core/lin"));
		assert.deepEqual(packages.filter((name) => /norunners|^fmt$|^reflect$|^os$|^time$|^embed$|core\/dd$|docs$/.test(name)), []);
		const linked = linWasm.toString("latin1");
		assert.ok(linked.includes("pbn/core/convert.Convert"));
		for (const name of ["pbn/core/pbn.Mend", "pbn/core/pbn/answers.Edited"]) assert.ok(!linked.includes(name), name);
	});

	it("has nothing of Go's runtime that never runs here", () => {
		for (const module of [readWasm, pdnreadWasm, pgnreadWasm, pgnWasm, pbnWasm, linWasm, ddWasm].map((file) => file.toString("latin1"))) {
			assert.ok(module.includes("runtime.gcStart"));
			for (const name of ["runtime.traceAdvance", "runtime.stkbucket", "runtime.schedtrace", "runtime.typesEqual", "runtime.(*timer)", "runtime.startm", "runtime.(*gcCPULimiterState)", "runtime.(*cleanupQueue)"]) assert.ok(!module.includes(name), name);
		}
	});

	it("has neither the pages of the rules nor what embeds files", () => {
		const packages = packagesOf("pbn");
		assert.ok(packages.includes("pbn/core/diag"));
		assert.deepEqual(packages.filter((name) => ["embed", "pbn/core/pbn/docs"].includes(name)), []);
		// Package fmt imports os, and so io/fs and time, for what prints; it has one function left here (wasm/overlay).
		const linked = pbnWasm.toString("latin1");
		assert.ok(linked.includes("pbn/core/convert.FindRule"));
		for (const name of ["fmt.(*pp)", "os.NewFile", "internal/poll.", "syscall.Open", "io/fs.", "time.Time"]) assert.ok(!linked.includes(name), name);
	});
});
