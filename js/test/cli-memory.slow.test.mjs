// The shell command reads files piece by piece, whatever their size.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { cli, folderWith, good, pbn } from "./pbn.mjs";

const cwd = folderWith({ "good.pbn": good });

/** Most of a file is comments, which are read fast. */
const game = (number) => `[Event "Club"]\n[Board "${1 + (number % 36)}"]\n[Deal "N:KT74.A63.K852.94 J2.QJT94.QT6.K65 AQ986.K5.A74.QJ3 53.872.J93.AT872"]\n${`{${"a comment ".repeat(24)}}\n`.repeat(100)}\n`;

/** A file of so many bytes. */
function write(name, size) {
	const games = Array.from({ length: 40 }, (_, number) => game(number)).join("");
	writeFileSync(join(cwd, name), games.repeat(Math.ceil(size / games.length)));
	return name;
}

/** Runs pbn, and gives what it needed of memory at most, in MB, and how much it wrote. */
async function run(args, input) {
	const child = spawn(process.execPath, ["--expose-gc", "--import", new URL("most-memory.mjs", import.meta.url).href, cli, ...args], { cwd });
	let [size, err] = [0, ""];
	child.stdout.on("data", (piece) => (size += piece.length));
	child.stderr.on("data", (piece) => (err += piece));
	if (input) createReadStream(join(cwd, input)).pipe(child.stdin);
	const [code] = await once(child, "close");
	assert.ok(code < 2, err);
	const [, megabytes, modules] = /most memory: (\d+), with (\d+) modules/.exec(err).map(Number);
	assert.equal(modules, 1);
	return { size, megabytes };
}

describe("the memory of pbn does not grow with the file", () => {
	const size = 32e6;
	// Most take 40 MB: there is no room for the file.
	const most = 50;
	const name = write("long.pbn", size);
	const cases = {
		validate: [["validate", name]],
		"validate as JSON, standard input": [["validate", "--format", "json", "-"], name],
		export: [["export", "-o", "out.pbn", name]],
		"export of standard input": [["export", "-"], name],
		"export in place": [["export", "--in-place", "out.pbn"]],
		parse: [["parse", name]],
	};
	for (const [what, [args, input]] of Object.entries(cases)) {
		it(what, async (test) => {
			const { megabytes } = await run(args, input);
			test.diagnostic(`${megabytes} MB`);
			assert.ok(megabytes < most, `${megabytes} MB`);
		});
	}

	it("render", async (test) => {
		const little = await run(["render", write("short.pbn", 2e6)]);
		const { size, megabytes } = await run(["render", "--show", "diagram", "-"], write("longer.pbn", 20e6));
		test.diagnostic(`${megabytes} MB`);
		assert.ok(size > little.size / 4 && megabytes < most, `${megabytes} MB`);
	});
});

it("writes while it reads", async () => {
	const child = spawn(process.execPath, [cli, "export", "-"], { cwd });
	child.stderr.resume();
	// The first MiB is looked at as a whole: it might be another notation.
	child.stdin.write(Array.from({ length: 60 }, (_, number) => game(number)).join(""));
	const [first] = await once(child.stdout, "data");
	assert.match(first.toString(), /^% PBN 2\.1\r\n% EXPORT\r\n/);
	child.stdout.resume();
	child.stdin.end();
	const [code] = await once(child, "close");
	assert.equal(code, 0);
});

describe("what has to be in memory as a whole", () => {
	const commands = { fix: "safe fixes", "export --document": "the blocks of a document", prerender: "the blocks of a page" };
	for (const [command, what] of Object.entries(commands)) {
		it(`has a limit that pbn ${command} tells, and the next file is done`, () => {
			writeFileSync(join(cwd, "huge.pbn"), "");
			truncateSync(join(cwd, "huge.pbn"), 5 * 2 ** 30); // with nothing on the disk
			const { code, err } = pbn([...command.split(" "), "-o", "folder/", "huge.pbn", "good.pbn"], { cwd });
			assert.equal(code, 2);
			assert.ok(err.startsWith(`pbn: huge.pbn: ${what} need the whole file in memory, and it is longer than 64 MiB: `), err);
			assert.equal(existsSync(join(cwd, "folder/huge.pbn")), false);
			assert.notEqual(readFileSync(join(cwd, "folder/good.pbn"), "utf8"), "");
		});
	}
});
