// Many files use all cores. `pbn` compares what is written with the native command, whose files are worked on at the same time, too.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { bad, cli, folderWith, good, pbn } from "./pbn.mjs";

const cwd = folderWith({ "a.pbn": bad, "z.pbn": good });
// Comments are read fast.
for (const name of ["big.pbn", "huge.pbn"]) writeFileSync(join(cwd, name), `[Event "a\tb"]\n[Board "1"]\n${`{${"a comment ".repeat(24)}}\n`.repeat(40_000)}\n${bad}`);
const many = ["z.pbn", "big.pbn", "missing.pbn", "huge.pbn", "a.pbn"];

/** How many threads a command starts. */
function threadsOf(...args) {
	const { stderr } = spawnSync(process.execPath, ["--import", new URL("count-threads.mjs", import.meta.url).href, cli, ...args], { cwd, encoding: "utf8" });
	return Number(/^threads: (\d+)$/m.exec(stderr)[1]);
}

describe("pbn with many files", { skip: availableParallelism() < 2 && "there is one core only" }, () => {
	it("uses threads where there is much to read", () => {
		assert.equal(threadsOf("validate", ...many), Math.min(availableParallelism(), many.length));
		assert.equal(threadsOf("validate", "a.pbn", "z.pbn"), 0);
		assert.equal(threadsOf("validate", "big.pbn"), 0);
	});

	it("writes in the order of the files", () => {
		const { code, out, err } = pbn(["validate", ...many], { cwd });
		assert.deepEqual(out.match(/^\w+\.pbn: \d+ games?, \d+ errors?/gm).map((line) => line.split(",")[0]), ["z.pbn: 1 game", "big.pbn: 2 games", "huge.pbn: 2 games", "a.pbn: 1 game"]);
		assert.deepEqual([code, err], [2, "pbn: missing.pbn: there is no such file\n"]);
	});

	it("counts all warnings, and writes one document", () => {
		const { out, err } = pbn(["validate", "--format", "json", "--max-warnings", "0", ...many], { cwd });
		const { files } = JSON.parse(out);
		assert.equal(files.length, 4);
		const warnings = files.reduce((sum, { counts }) => sum + counts.warning, 0);
		assert.ok(err.endsWith(`pbn: ${warnings} warning${warnings === 1 ? "" : "s"}, where --max-warnings allows 0\n`), err);
	});

	it("looks as without threads in a terminal", () => {
		assert.match(pbn(["validate", ...many], { cwd, terminal: "stdout" }).out, /\x1b\[1;31merror:/);
	});

	it("writes files, and finds none that it has written", () => {
		const { code } = pbn(["export", "-q", "-o", "out", "."], { cwd });
		assert.equal(code, 1);
		for (const name of ["a.pbn", "z.pbn", "big.pbn", "huge.pbn"]) assert.match(readFileSync(join(cwd, "out", name), "latin1").slice(0, 100), /^% PBN 2\.1\r\n% EXPORT\r\n/);
	});
});
