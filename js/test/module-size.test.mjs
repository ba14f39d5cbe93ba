import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { describe, it } from "node:test";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { pbnWasm } from "./modules.mjs";

/** What is demanded of the module as it is sent, in bytes after brotli. It has more: see core/testdata/bench.md. */
const demanded = 700_000;

/**
 * What it has, and a little: it may become smaller, not larger. Brotli is of quality 9, since 11 takes many seconds for a tenth less. As it is, it may have
 * more than Go links: wasm/flow writes runs of zeros, which cost next to nothing once compressed.
 */
const ratchets = { raw: 5_500_000, gzip: 1_190_000, brotli: 1_000_000 };

describe("the module", () => {
	it("does not grow", (test) => {
		const sizes = {
			raw: pbnWasm.length,
			gzip: gzipSync(pbnWasm, { level: 9 }).length,
			brotli: brotliCompressSync(pbnWasm, {
				params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
			}).length,
		};
		test.diagnostic(`${JSON.stringify(sizes)}; demanded are ${demanded} after brotli`);
		for (const [how, size] of Object.entries(sizes)) {
			assert.ok(size <= ratchets[how], `${how}: ${size} bytes, more than ${ratchets[how]}; demanded are ${demanded} after brotli`);
		}
	});

	it("has neither the pages of the rules nor what embeds files", () => {
		const packages = execFileSync("go", ["list", "-deps", "../wasm"], { cwd: new URL("..", import.meta.url), env: { ...process.env, GOOS: "js", GOARCH: "wasm" }, encoding: "utf8" }).split("\n");
		assert.ok(packages.includes("pbn/core/diag"));
		assert.deepEqual(packages.filter((name) => ["embed", "pbn/core/diag/docs"].includes(name)), []);
		// Package fmt imports io/fs and time by way of os, but nothing that is called needs them: their functions are not linked.
		const linked = pbnWasm.toString("latin1");
		assert.ok(linked.includes("pbn/core/diag.Find"));
		for (const name of ["io/fs.FileMode.String", "time.Time.Format", "time.(*Location)"]) assert.ok(!linked.includes(name), name);
	});
});
