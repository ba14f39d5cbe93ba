import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

const { NODE_TEST_CONTEXT, ...environment } = process.env;
const preloaded = new URL("hanging.mjs", import.meta.url).href;
const tests = fileURLToPath(new URL("testdata/hangs.mjs", import.meta.url));

/** What becomes of a run of tests of which one hangs. */
const run = (env) =>
	spawnSync(process.execPath, ["--test", "--test-reporter=tap", "--import", preloaded, tests], { env: { ...environment, ...env }, encoding: "utf8" });

describe("a test that hangs", () => {
	for (const [how, limit, long] of [
		["loop", { TEST_ENDURANCE: "1" }, "1 s of CPU time"],
		["wait", { TEST_PATIENCE: "1" }, "1 s in which nothing was done"],
	]) {
		it(`in a ${how} ends, with its name`, () => {
			const { status, signal, stdout, stderr } = run({ TEST_HANGS: how, ...limit });
			assert.deepEqual([status, signal], [1, null]);
			assert.ok((stdout + stderr).includes(`A test hangs: nothing ended in ${long}, in "is the one"`), stdout + stderr);
			assert.match(stdout, /^# fail 1$/m);
		});
	}

	it("is not one that ends", () => {
		const { status, stdout } = run({});
		assert.equal(status, 0, stdout);
		assert.match(stdout, /^# pass 3$/m);
	});
});
