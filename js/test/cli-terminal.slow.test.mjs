import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { bad, cli, folderWith, good, pbn } from "./pbn.mjs";

const long = `${good}${`;${"x".repeat(70)}\n`.repeat(2000)}\n`.repeat(10);
const cwd = folderWith({ "bad.pbn": bad, "long.pbn": long });
const errorInRed = /\x1b\[1;31merror:\x1b\[m A tab/;
const colourless = /^[^\x1b]*$/;

describe("the colours of pbn", () => {
	const cases = [
		["none in a pipe", {}, colourless],
		["in a terminal", { terminal: "stdout,stderr" }, errorInRed],
		["none under NO_COLOR", { terminal: "stdout,stderr", env: { NO_COLOR: "1" } }, colourless],
		["in a terminal where NO_COLOR is empty", { terminal: "stdout,stderr", env: { NO_COLOR: "" } }, errorInRed],
		["none in a dumb terminal", { terminal: "stdout,stderr", env: { TERM: "dumb" } }, colourless],
		["in a pipe under FORCE_COLOR", { env: { FORCE_COLOR: "1" } }, errorInRed],
		["under FORCE_COLOR and NO_COLOR", { env: { FORCE_COLOR: "1", NO_COLOR: "1" } }, errorInRed],
		["none in a terminal under FORCE_COLOR=0", { terminal: "stdout,stderr", env: { FORCE_COLOR: "0" } }, colourless],
	];
	for (const [name, options, looks] of cases) {
		it(name, () => {
			assert.match(pbn(["validate", "bad.pbn"], { cwd, ...options }).out, looks);
		});
	}

	it("are of the stream that is written to", () => {
		assert.match(pbn(["export", "bad.pbn"], { cwd, terminal: "stderr" }).err, errorInRed);
		assert.match(pbn(["validate", "bad.pbn"], { cwd, terminal: "stderr" }).out, colourless);
		assert.match(pbn(["export", "bad.pbn"], { cwd, terminal: "stdout" }).err, colourless);
	});

	it("are not in JSON", () => {
		assert.match(pbn(["validate", "--format", "json", "bad.pbn"], { cwd, env: { FORCE_COLOR: "1" } }).out, colourless);
	});
});

describe("the progress of pbn", () => {
	const args = ["validate", "long.pbn", "bad.pbn", "bad.pbn"];
	const shown = (err) => err.split("\r\x1b[K").filter((line) => line.startsWith("pbn: "));

	it("is on a terminal, for long work, and is taken away", () => {
		const { out, err } = pbn(args, { cwd, terminal: "stderr", clock: 150 });
		const lines = shown(err);
		assert.match(lines[0], /^pbn: 7\d % of 1\.4 MB, \d+\.\d MB\/s, file 1 of 3$/);
		assert.ok(lines.some((line) => /^pbn: (99|100) % of 1\.4 MB, \d+\.\d MB\/s, file 2 of 3$/.test(line)), err);
		assert.ok(err.endsWith("\r\x1b[K"));
		assert.doesNotMatch(out, /MB/);
	});

	it("is within a file", () => {
		for (const verb of ["export", "parse"]) {
			const percents = shown(pbn([verb, "long.pbn"], { cwd, terminal: "stderr", clock: 150 }).err).map((line) => Number(/^pbn: (\d+) % of 1\.4 MB, \d+\.\d MB\/s$/.exec(line)[1]));
			assert.ok(percents.length > 2, `${verb}: ${percents}`);
			assert.deepEqual(percents, percents.toSorted((a, b) => a - b), verb);
			assert.ok(percents.at(-1) >= 99, `${verb}: ${percents}`);
		}
	});

	it("goes through all the readings of a file", () => {
		const percents = shown(pbn(["render", "-o", "long.html", "long.pbn"], { cwd, terminal: "stderr", clock: 150 }).err).map((line) => Number(/ (\d+) %/.exec(line)[1]));
		assert.deepEqual(percents, percents.toSorted((a, b) => a - b));
		assert.ok(percents[0] < 30 && percents.at(-1) >= 98, String(percents));
	});

	it("has no percentage where nobody knows how much comes, and one where a file does", () => {
		assert.match(shown(pbn(["validate", "-"], { input: long, terminal: "stderr" }).err)[0], /^pbn: 1\.\d MB, \d+\.\d MB\/s$/);
		const preloaded = ["--import", new URL("as-terminal.mjs", import.meta.url).href];
		const { stderr } = spawnSync(process.execPath, [...preloaded, cli, "validate", "-"], {
			cwd,
			stdio: [openSync(join(cwd, "long.pbn")), "pipe", "pipe"],
			env: { ...process.env, TEST_TERMINAL: "stderr" },
			encoding: "utf8",
		});
		assert.match(shown(stderr)[0], /^pbn: 7\d % of 1\.4 MB, /);
	});

	it("is told ten times a second at most", () => {
		const began = performance.now();
		const lines = shown(pbn(["validate", "long.pbn", "long.pbn", "long.pbn"], { cwd, terminal: "stderr" }).err);
		const most = 1 + (performance.now() - began) / 100;
		assert.ok(lines.length <= most, `${lines.length} lines, where ${most} may be`);
		// The clock of this one does not go on.
		assert.equal(shown(pbn(["validate", "long.pbn", "long.pbn", "long.pbn"], { cwd, terminal: "stderr", clock: 0 }).err).length, 1);
	});

	it("is not for short work, nor without a terminal", () => {
		assert.equal(pbn(["validate", "bad.pbn", "bad.pbn"], { cwd, terminal: "stderr" }).err, "");
		assert.equal(pbn(args, { cwd }).err, "");
	});
});

describe("when nobody reads any more", () => {
	for (const args of [["parse", "long.pbn"], ["validate", "--format", "json", ...Array(200).fill("bad.pbn")]]) {
		it(`pbn ${args.slice(0, 2).join(" ")} ends quietly`, async () => {
			const child = spawn(process.execPath, [cli, ...args], { cwd });
			let err = "";
			child.stderr.on("data", (piece) => {
				err += piece;
			});
			await once(child.stdout, "data");
			child.stdout.destroy();
			const [code, signal] = await once(child, "close");
			assert.deepEqual([err, signal], ["", null]);
			assert.ok(code < 2);
		});
	}
});
