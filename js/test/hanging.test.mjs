import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const { NODE_TEST_CONTEXT, ...environment } = process.env;
const preloaded = new URL("hanging.mjs", import.meta.url).href;
const tests = fileURLToPath(new URL("testdata/hangs.mjs", import.meta.url));

/** What becomes of a run of tests of which one hangs. */
const run = (env) =>
	spawnSync(process.execPath, ["--test", "--test-reporter=tap", "--import", preloaded, tests], { env: { ...environment, ...env }, encoding: "utf8", timeout: 60_000 });

describe("a test that hangs", () => {
	for (const how of ["loop", "wait"]) {
		it(`in a ${how} ends, with its name`, () => {
			const { status, signal, stdout, stderr } = run({ TEST_HANGS: how, TEST_PATIENCE: "1" });
			assert.deepEqual([status, signal], [1, null]);
			assert.match(stdout + stderr, /A test hangs: nothing ended in 1 s, in "is the one"/);
			assert.match(stdout, /^# fail 1$/m);
		});
	}

	it("is not one that ends", () => {
		const { status, stdout } = run({});
		assert.equal(status, 0, stdout);
		assert.match(stdout, /^# pass 3$/m);
	});
});
