import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { pbnWasm } from "./modules.mjs";

/** What is demanded of the module as it is sent, in bytes after brotli. It has more: see core/testdata/bench.md. */
const demanded = 700_000;

/** What it has, and a little: it may become smaller, not larger. Brotli is of quality 9, since 11 takes many seconds for a tenth less. */
const ratchets = { raw: 5_640_000, gzip: 1_590_000, brotli: 1_326_000 };

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
});
