import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { tarball } from "./workspace.mjs";

const kB = 1000;

/** Every file that others get, and how large it may become. */
const budgets = {
	"README.md": 25 * kB,
	"dist/cli.js": 300 * kB,
	"dist/errors.d.ts": 4 * kB,
	"dist/index.d.ts": 1 * kB,
	"dist/index.js": 60 * kB,
	"dist/inline.js": 2500 * kB,
	"dist/load.d.ts": 4 * kB,
	"dist/pbn.wasm": 6500 * kB,
	"dist/render.js": 200 * kB,
	"dist/render/index.d.ts": 1 * kB,
	"dist/render/page.d.ts": 4 * kB,
	"dist/render/prerender.d.ts": 4 * kB,
	"dist/style.css": 12 * kB,
	"dist/types.d.ts": 40 * kB,
	"dist/viewer.js": 30 * kB,
	"dist/viewer/auction-table.d.ts": 1 * kB,
	"dist/viewer/contract-line.d.ts": 1 * kB,
	"dist/viewer/deal-diagram.d.ts": 1 * kB,
	"dist/viewer/game.d.ts": 1 * kB,
	"dist/viewer/index.d.ts": 1 * kB,
	"dist/viewer/suit.d.ts": 1 * kB,
	"dist/worker.js": 45 * kB,
	"package.json": 4 * kB,
};
const wholeBudget = 3500 * kB;

/** The files of the tarball, with their sizes. */
function packed() {
	// mode owner size date time package/path
	const lines = execFileSync("tar", ["-tvzf", tarball()], { encoding: "utf8" }).trim().split("\n");
	return new Map(
		lines.map((line) => {
			const { size, path } = /\s(?<size>\d+)\s.*\spackage\/(?<path>.+)$/.exec(line).groups;
			return [path, Number(size)];
		}),
	);
}

const content = (path) => execFileSync("tar", ["-xzOf", tarball(), `package/${path}`], { maxBuffer: 1e9 });

describe("the tarball", () => {
	it("has these files and no others", () => {
		assert.deepEqual([...packed().keys()].sort(), Object.keys(budgets).sort());
	});

	it("has no file above its budget", (test) => {
		const sizes = packed();
		const whole = statSync(tarball()).size;
		test.diagnostic(`${whole} bytes, unpacked ${[...sizes.values()].reduce((sum, size) => sum + size)}`);
		for (const [path, size] of sizes) {
			test.diagnostic(`${path} ${size}`);
			assert.ok(size <= budgets[path], `${path} has ${size} bytes, more than ${budgets[path]}`);
		}
		assert.ok(whole <= wholeBudget, `${whole} bytes`);
	});

	it("has inside of ./inline what takes no longer over the wire than the module itself", () => {
		const [script, module] = ["dist/inline.js", "dist/pbn.wasm"].map((path) => gzipSync(content(path)).length);
		assert.ok(script < module * 1.05, `zipped, inline.js has ${script} bytes and pbn.wasm ${module}`);
	});

	it("has nothing of Node's in what pages get", () => {
		for (const path of ["dist/index.js", "dist/inline.js", "dist/worker.js", "dist/viewer.js", "dist/render.js"]) {
			assert.doesNotMatch(content(path).toString("utf8"), /\bfrom "node:|\bimport\("node:|\brequire\(/, path);
		}
	});

	it("has no address for bundlers to follow in ./inline", () => {
		assert.doesNotMatch(content("dist/inline.js").toString("utf8"), /import\.meta/);
	});

	it("has nothing that publint finds", async () => {
		const { buffer, byteOffset, byteLength } = readFileSync(tarball());
		const { messages, pkg } = await publint({
			pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
			strict: true,
		});
		assert.equal(pkg.name, "pbnkit");
		assert.deepEqual(messages.map((message) => formatMessage(message, pkg)), []);
	});

	it("has types where ECMAScript modules are looked for, says attw", async () => {
		// esm-only: it has no second copy in CommonJS, which would have memory and error classes of its own, and the
		// resolution of Node 10 knows no exports. What has no types is no module of TypeScript's.
		const untyped = ["./worker.js", "./pbn.wasm", "./style.css"];
		const attw = join(import.meta.dirname, "node_modules/.bin/attw");
		const { stdout } = await promisify(execFile)(attw, [tarball(), "--profile", "esm-only", "--format", "json", "--exclude-entrypoints", ...untyped]);
		const { analysis } = JSON.parse(stdout);
		assert.deepEqual(Object.keys(analysis.entrypoints).sort(), [".", "./inline", "./package.json", "./render", "./viewer"]);
	});
});
