import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { after, describe, it } from "node:test";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { integrityOf } from "../../integrity.mjs";
import { tarball } from "./workspace.mjs";

const kB = 1000;

/** Every file that others get, "*" for any name, and how large it may become. The first that fits counts. */
const budgets = {
	"CHANGELOG.md": 24 * kB,
	"README.md": 8 * kB,
	"dist/any.js": 12.5 * kB,
	"dist/any/*.d.ts": 3.5 * kB,
	"dist/auto.js": 16 * kB,
	"dist/auto-*.js": 100 * kB,
	"dist/auto-LICENSE.txt": 2 * kB,
	"dist/LICENSES.txt": 8 * kB,
	"dist/auto/*.d.ts": 3.5 * kB,
	"dist/auto/chess/*.d.ts": 2 * kB,
	"dist/auto/draughts/*.d.ts": 2.5 * kB,
	"dist/auto/problems/*.d.ts": 2 * kB,
	"dist/auto/view/*.d.ts": 3 * kB,
	"dist/blocks/*.d.ts": 1 * kB,
	"dist/chess/*.d.ts": 4 * kB,
	"dist/chess/*/*.d.ts": 6 * kB,
	"dist/cli.js": 126 * kB,
	"dist/cli.wasm": 10200 * kB,
	"dist/cli-pages.js": 360 * kB,
	"dist/dd.wasm": 1500 * kB,
	"dist/dd.wasm.d.ts": 1 * kB,
	"dist/desk.js": 69 * kB,
	"dist/desk/*.d.ts": 1 * kB,
	"dist/desk/types/*.d.ts": 13 * kB,
	"dist/docs/*.md": 25.5 * kB,
	"dist/docs/reference/*.md": 66 * kB,
	"dist/draughts/*.d.ts": 4 * kB,
	"dist/draughts/*/*.d.ts": 6 * kB,
	"dist/game.js": 25.5 * kB,
	"dist/game/*.d.ts": 6 * kB,
	"dist/host/*.d.ts": 8 * kB,
	"dist/index.d.ts": 1 * kB,
	"dist/index.js": 103 * kB,
	"dist/inline.js": 2500 * kB,
	"dist/language/*.js": 12 * kB,
	"dist/language/*.d.ts": 1 * kB,
	"dist/lin.wasm": 5500 * kB,
	"dist/lin.wasm.d.ts": 1 * kB,
	"dist/pbn.wasm": 6500 * kB,
	"dist/pbn.wasm.d.ts": 1 * kB,
	"dist/pbn/*.d.ts": 4 * kB,
	"dist/pbn/types/*.d.ts": 40 * kB,
	"dist/played/*.d.ts": 5 * kB,
	"dist/played/*/*.d.ts": 2 * kB,
	"dist/played/*/*/*.d.ts": 2 * kB,
	"dist/pbi-rules.txt": 60 * kB,
	"dist/pbi.js": 90 * kB,
	"dist/pbi.wasm": 2150 * kB,
	"dist/pbi.wasm.d.ts": 1 * kB,
	"dist/pbiconvert.wasm": 1950 * kB,
	"dist/pbiconvert.wasm.d.ts": 1 * kB,
	"dist/pbi-solve.js": 60 * kB,
	"dist/pbi/*.d.ts": 3 * kB,
	"dist/pbi/solve/*.d.ts": 3 * kB,
	"dist/solve.wasm": 1160 * kB,
	"dist/solve.wasm.d.ts": 1 * kB,
	"dist/pbi/types/*.d.ts": 20 * kB,
	"dist/pbi-board.js": 12 * kB,
	"dist/pbi-desk.js": 67 * kB,
	"dist/pbi-language/*.js": 0.5 * kB,
	"dist/pbi-language/*.d.ts": 1 * kB,
	"dist/pbi-viewer.js": 15 * kB,
	"dist/pbi.css": 12.5 * kB,
	"dist/pbi.css.d.ts": 1 * kB,
	"dist/pbidesk.wasm": 2190 * kB,
	"dist/pbidesk.wasm.d.ts": 1 * kB,
	"dist/pbndesk.wasm": 2800 * kB,
	"dist/pbndesk.wasm.d.ts": 1 * kB,
	"dist/pdn-board.js": 16 * kB,
	"dist/pdn-desk.js": 69 * kB,
	"dist/pdn-game.js": 10 * kB,
	"dist/pdn-language/*.js": 10 * kB,
	"dist/pdn-language/*.d.ts": 1 * kB,
	"dist/pdn-rules.txt": 60 * kB,
	"dist/pdn-viewer.js": 95 * kB,
	"dist/pdn.css": 22 * kB,
	"dist/pdn.css.d.ts": 1 * kB,
	"dist/pdndesk.wasm": 2300 * kB,
	"dist/pdndesk.wasm.d.ts": 1 * kB,
	"dist/pdn/game/*.d.ts": 3 * kB,
	"dist/pdn.js": 96 * kB,
	"dist/pdn.wasm": 3350 * kB,
	"dist/pdn.wasm.d.ts": 1 * kB,
	"dist/pdn-read.js": 87 * kB,
	"dist/pdnread.wasm": 2000 * kB,
	"dist/pdnread.wasm.d.ts": 1 * kB,
	"dist/pdn/read/*.d.ts": 3 * kB,
	"dist/pdn/*.d.ts": 3 * kB,
	"dist/pdn/types/*.d.ts": 20 * kB,
	"dist/pgn.js": 94 * kB,
	"dist/pgn.wasm": 3800 * kB,
	"dist/pgn.wasm.d.ts": 1 * kB,
	"dist/pgn-read.js": 83.5 * kB,
	"dist/openings.txt": 260 * kB,
	"dist/pgn-rules.txt": 155 * kB,
	"dist/pgn-desk.js": 70 * kB,
	"dist/pgn-game.js": 7 * kB,
	"dist/pgn-board.js": 14 * kB,
	"dist/pgn-language/*.js": 10 * kB,
	"dist/pgn-language/*.d.ts": 1 * kB,
	"dist/pgn-viewer.js": 95 * kB,
	"dist/pgn.css": 22 * kB,
	"dist/pgn.css.d.ts": 1 * kB,
	"dist/pgn/*.d.ts": 3 * kB,
	"dist/pgndesk.wasm": 2430 * kB,
	"dist/pgndesk.wasm.d.ts": 1 * kB,
	"dist/pgn/game/*.d.ts": 3 * kB,
	"dist/pgn/read/*.d.ts": 3 * kB,
	"dist/pgn/types/*.d.ts": 22 * kB,
	"dist/pgnread.wasm": 2500 * kB,
	"dist/pgnread.wasm.d.ts": 1 * kB,
	"dist/pbnkit.iife.js": 81.5 * kB,
	"dist/read.wasm": 4000 * kB,
	"dist/problems/*.d.ts": 1 * kB,
	"dist/problems/*/*.d.ts": 3 * kB,
	"dist/recognize.js": 12 * kB,
	"dist/recognize/*.d.ts": 2 * kB,
	"dist/render.js": 358 * kB,
	"dist/render-chess.js": 260 * kB,
	"dist/render-draughts.js": 260 * kB,
	"dist/render-problems.js": 80 * kB,
	"dist/render/*.d.ts": 4 * kB,
	"dist/report.js": 2.6 * kB,
	"dist/report/*.d.ts": 4 * kB,
	"dist/rules.txt": 155 * kB,
	"dist/solve.js": 31 * kB,
	"dist/style.css": 45 * kB,
	"dist/style.css.d.ts": 1 * kB,
	"dist/viewer.js": 194 * kB,
	"dist/viewer/language/en.d.ts": 16 * kB,
	"dist/viewer/whole.d.ts": 12 * kB,
	"dist/viewer/*.d.ts": 5 * kB,
	"dist/viewer/*/*.d.ts": 4 * kB,
	"dist/words/*.d.ts": 2 * kB,
	"dist/worker.js": 45 * kB,
	"package.json": 7 * kB,
	"pictures/*.png": 150 * kB,
};
// The modules, and three of them once more in inline.js, pbn.wasm and lin.wasm as one.
const wholeBudget = 15_200 * kB;

const patterns = Object.keys(budgets).map((path) => [path, new RegExp(`^${path.replaceAll(".", "\\.").split("*").join("[^/]+")}$`)]);

/** The entry of `budgets` for a file. */
const budgetOf = (path) => patterns.find(([, pattern]) => pattern.test(path))?.[0];

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

/** A folder with what is in the tarball. */
const unpacked = mkdtempSync(join(tmpdir(), "pbnkit-tarball-"));
execFileSync("tar", ["-xzf", tarball(), "-C", unpacked]);
after(() => rmSync(unpacked, { recursive: true }));

const content = (path) => readFileSync(join(unpacked, "package", path));

describe("the tarball", () => {
	it("has these files and no others", () => {
		const files = [...packed().keys()];
		assert.deepEqual(files.filter((path) => !budgetOf(path)), []);
		assert.deepEqual(Object.keys(budgets).filter((path) => !files.some((file) => budgetOf(file) === path)), []);
	});

	it("has no file above its budget", (test) => {
		const sizes = packed();
		const whole = statSync(tarball()).size;
		test.diagnostic(`${whole} bytes, unpacked ${[...sizes.values()].reduce((sum, size) => sum + size)}`);
		for (const [path, size] of sizes) {
			test.diagnostic(`${path} ${size}`);
			const budget = budgets[budgetOf(path)];
			assert.ok(size <= budget, `${path} has ${size} bytes, more than ${budget}`);
		}
		assert.ok(whole <= wholeBudget, `${whole} bytes`);
	});

	it("has inside of ./inline what takes no longer over the wire than the files themselves", () => {
		const [script, ...files] = ["dist/inline.js", "dist/pbn.wasm", "dist/dd.wasm", "dist/rules.txt"].map((path) => gzipSync(content(path)).length);
		const size = files.reduce((sum, file) => sum + file);
		// The module in it converts, too.
		assert.ok(script < size * 1.15, `zipped, inline.js has ${script} bytes, and what is in it ${size}`);
	});

	it("has nothing of Node's in what pages get", () => {
		for (const path of [...packed().keys()].filter((path) => path.endsWith(".js") && !/^dist\/cli(-pages)?\.js$/.test(path))) {
			assert.doesNotMatch(content(path).toString("utf8"), /\bfrom "node:|\bimport\("node:|\brequire\(/, path);
		}
	});

	it("has the licences of what is in the module and in the scripts", () => {
		const licences = content("dist/LICENSES.txt").toString("utf8");
		for (const owner of [/^Go\n.*The Go Authors.*IN NO EVENT/ms, /^github\.com\/norunners\/vert\n.*MIT License.*AS IS/ms, /^preact\n.*Jason Miller/ms, /^preact-render-to-string\n.*MIT/ms]) {
			assert.match(licences, owner);
		}
		assert.match(content("dist/inline.js").toString("utf8"), /^\/\*! .*Go and github\.com\/norunners\/vert: LICENSES\.txt \*\//);
	});

	it("has every file that its scripts load", () => {
		const paths = [...packed().keys()];
		for (const path of paths.filter((path) => path.endsWith(".js") && path !== "dist/cli.js")) {
			for (const [, name] of content(path).toString("utf8").matchAll(/(?:\bimport\(|\bfrom ?|\bnew URL\()"(\.[^"]+)"/g)) {
				assert.ok(paths.includes(posix.join(posix.dirname(path), name)), `${path} loads ${name}`);
			}
		}
	});

	it("has no address for bundlers to follow in ./inline", () => {
		assert.doesNotMatch(content("dist/inline.js").toString("utf8"), /import\.meta/);
	});

	it("names the hash of the classic script in its README, and the repository's has none", () => {
		const hashes = [...content("README.md").toString("utf8").matchAll(/pbnkit\.iife\.js" integrity="([^"]+)" crossorigin="anonymous"/g)].map(([, hash]) => hash);
		assert.deepEqual(hashes, [integrityOf(content("dist/pbnkit.iife.js"))]);
		const script = content("dist/pbnkit.iife.js").toString("utf8");
		assert.ok(script.includes(integrityOf(content("dist/pbn.wasm"))), "the script holds its module to another hash");
		assert.match(readFileSync(join(import.meta.dirname, "../../README.md"), "utf8"), /pbnkit\.iife\.js" integrity="sha384-…"/);
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
		// resolution of Node 10 knows no exports. The others are for bundlers, and no modules of Node.
		const untyped = ["./worker.js", "./pbnkit.iife.js", "./pbn.wasm", "./dd.wasm", "./lin.wasm", "./pbi.wasm", "./pbiconvert.wasm", "./solve.wasm", "./pdn.wasm", "./pdnread.wasm", "./pgn.wasm", "./pgnread.wasm", "./pbndesk.wasm", "./pgndesk.wasm", "./pdndesk.wasm", "./pbidesk.wasm", "./rules.txt", "./pgn-rules.txt", "./pdn-rules.txt", "./pbi-rules.txt", "./openings.txt", "./pgn.css", "./pdn.css", "./pbi.css", "./style.css"];
		const attw = join(import.meta.dirname, "node_modules/.bin/attw");
		const { stdout } = await promisify(execFile)(attw, [tarball(), "--profile", "esm-only", "--format", "json", "--exclude-entrypoints", ...untyped]);
		const { analysis } = JSON.parse(stdout);
		assert.deepEqual(Object.keys(analysis.entrypoints).sort(), [".", "./any", "./auto", "./desk", "./game", "./inline", "./language/*", "./package.json", "./pbi", "./pbi/board", "./pbi/desk", "./pbi/language/*", "./pbi/solve", "./pbi/viewer", "./pdn", "./pdn/board", "./pdn/desk", "./pdn/game", "./pdn/language/*", "./pdn/read", "./pdn/viewer", "./pgn", "./pgn/board", "./pgn/desk", "./pgn/game", "./pgn/language/*", "./pgn/read", "./pgn/viewer", "./recognize", "./render", "./report", "./viewer"]);
	});
});
