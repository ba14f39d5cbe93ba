import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, it } from "node:test";
import { bad, cli, folderWith, good, pbn } from "./pbn.mjs";

const cwd = folderWith({ "bad.pbn": bad, "long.pbn": `${good}\n`.repeat(60000) });
const colour = /\x1b\[(1;3[1346]|32|)m/g;
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
			assert.match(pbn(["export", "bad.pbn"], { cwd, ...options }).err, looks);
		});
	}

	it("are of the stream that is written to", () => {
		assert.match(pbn(["validate", "bad.pbn"], { cwd, terminal: "stderr" }).out, colourless);
		assert.match(pbn(["export", "bad.pbn"], { cwd, terminal: "stdout" }).err, colourless);
	});

	it("are not in JSON", () => {
		assert.match(pbn(["validate", "--format", "json", "bad.pbn"], { cwd, env: { FORCE_COLOR: "1" } }).out, colourless);
	});
});

describe("what would do something to a terminal", () => {
	const evil = '[Event "\x1b[31mred\x07\x7f\u009b2J\u202e"] \x1b]0;title\x07\n{\x1b[2J\u009b}\n';
	const controls = /(?![\n\r\t])\p{C}/u;
	const name = "\x1b[31mname\u009b.pbn";

	it("never comes from a file", () => {
		for (const args of [["validate", "-"], ["validate", "--format", "json", "-"], ["parse", "-"], ["export", "--encoding", "utf8", "-"], ["fix", "-"]]) {
			const { out, err } = pbn(args, { input: evil, terminal: "stdout,stderr", env: { NO_COLOR: "1" } });
			assert.ok(out.length > 30, args.join(" "));
			// A mark of direction does nothing to a terminal; in JSON and in files it stays.
			assert.doesNotMatch(out.replaceAll("\u202e", ""), controls, args.join(" "));
			assert.doesNotMatch(err, controls, args.join(" "));
		}
		const { out } = pbn(["validate", "-"], { input: evil, env: { FORCE_COLOR: "1" } });
		assert.doesNotMatch(out.replaceAll(colour, ""), controls);
	});

	it("never comes from the name of a file", () => {
		const folder = folderWith({ [name]: bad });
		for (const args of [["validate", name], ["validate", `no${name}`], ["export", name], ["fix", name], ["explain", name], ["export", "-o", "x", "-", name], [name]]) {
			const { out, err } = pbn(args, { cwd: folder });
			assert.doesNotMatch(out + err, controls, args.join(" "));
			assert.match(out + err, /name/);
		}
	});

	it("is in a pipe as it was", () => {
		const page = '\x1b[2J\u009b<pbn>[Event "a"]</pbn>';
		const args = ["export", "--document", "-"];
		assert.ok(pbn(args, { input: page }).bytes.includes(Buffer.from("\x1b[2J\u009b")));
		assert.doesNotMatch(pbn(args, { input: page, terminal: "stdout" }).out, controls);
	});
});

describe("the progress of pbn", () => {
	const args = ["validate", "long.pbn", "bad.pbn", "bad.pbn"];

	it("is on a terminal, for long work, and is taken away", () => {
		const { out, err } = pbn(args, { cwd, terminal: "stderr" });
		assert.match(err, /pbn: 1\.\d of 1\.\d MB, file 2 of 3\r\x1b\[K/);
		assert.ok(err.endsWith("\r\x1b[K"));
		assert.doesNotMatch(out, /MB/);
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
