import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
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

	it("is on a terminal, for long work, and is taken away", () => {
		const { out, err } = pbn(args, { cwd, terminal: "stderr" });
		assert.match(err, /pbn: 1\.1 of 1\.4 MB, file 1 of 3\r\x1b\[K[^]*pbn: 1\.4 of 1\.4 MB, file 2 of 3\r\x1b\[K/);
		assert.ok(err.endsWith("\r\x1b[K"));
		assert.doesNotMatch(out, /MB/);
	});

	it("is within a file", () => {
		for (const verb of ["export", "parse"]) {
			const { err } = pbn([verb, "long.pbn"], { cwd, terminal: "stderr" });
			assert.match(err, /pbn: 1\.[12] of 1\.4 MB\r\x1b\[K/, verb);
		}
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
