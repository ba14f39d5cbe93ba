// pbn edit, and what commands say as JSON: the package's own edit, optimum and solve, beside the path of each file.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { load } from "../dist/index.js";
import { ddWasm, pbnWasm } from "./modules.mjs";
import { bad, folderWith, good, pbn } from "./pbn.mjs";

const core = await load({ wasm: pbnWasm, solver: ddWasm });
const encode = (text) => new TextEncoder().encode(text);
const deal = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:A.K.. Q.J.. T.9.. 8.7.."]\n';
const edits = [{ game: 1, tag: "Event", value: "b" }, { game: 1, tag: "Room", value: "Open" }];
const json = JSON.stringify(edits);
const files = { "good.pbn": good, "bad.pbn": bad, "deal.pbn": deal, "edits.json": json, "cp1252.pbn": Buffer.from('[Event "Andr\xe9"]\n', "latin1") };

describe("pbn edit", () => {
	it("writes what edit of the package makes", async () => {
		const cwd = folderWith(files);
		const { bytes } = await core.edit(encode(good), edits);
		for (const from of [["--edits", json], ["--edits-file", "edits.json"]]) {
			const { code, bytes: out, err } = pbn(["edit", ...from, "good.pbn"], { cwd });
			assert.deepEqual([out, code], [Buffer.from(bytes), 0]);
			assert.equal(err, "good.pbn: 2 changes made\n");
		}
		assert.equal(pbn(["edit", "--edits-file", "edits.json", "--in-place", "-q", "good.pbn", "deal.pbn"], { cwd }).code, 0);
		assert.deepEqual(readFileSync(join(cwd, "good.pbn")), Buffer.from(bytes));
		assert.match(readFileSync(join(cwd, "deal.pbn"), "latin1"), /^\[Event "b"\]\n/);
	});

	it("says as JSON what the package says", async () => {
		const cwd = folderWith(files);
		const { bytes, ...edited } = await core.edit(encode(bad), edits);
		const { code, out, err } = pbn(["edit", "--edits", json, "--format", "json", "bad.pbn"], { cwd });
		assert.deepEqual(JSON.parse(out), { files: [{ path: "bad.pbn", ...JSON.parse(JSON.stringify(edited)) }] });
		assert.deepEqual([code, err, readFileSync(join(cwd, "bad.pbn"), "utf8")], [1, "", bad]);
	});

	it("leaves a file as it is where an edit is refused, or cannot be made", async () => {
		const cwd = folderWith(files);
		const wrong = [{ game: 1, tag: "Dealer", value: "X" }];
		const { refused } = await core.edit(encode(good), wrong);
		const { code, out, err } = pbn(["edit", "--edits", JSON.stringify(wrong), "--in-place", "--format", "json", "good.pbn"], { cwd });
		assert.deepEqual([JSON.parse(out).files[0].refused, code], [JSON.parse(JSON.stringify(refused)), 2]);
		assert.match(err, /^pbn: good\.pbn: nothing is changed, since the edits would bring 1 error: edits\[0\]: .* \[tag\/invalid-value\]\n$/);
		assert.equal(pbn(["edit", "--edits", JSON.stringify(wrong), "--severity", "tag/invalid-value=warning", "good.pbn"], { cwd }).code, 0);
		assert.match(pbn(["edit", "--edits", '[{"game":9,"tag":"Site","value":"a"}]', "good.pbn"], { cwd }).err, /^pbn: good\.pbn: edits\[0\]\.game is 9/);
		assert.equal(pbn(["edit", "--edits", "[1]", "good.pbn"], { cwd }).code, 2);
		assert.equal(readFileSync(join(cwd, "good.pbn"), "utf8"), good);
	});

	it("takes --check and --diff", () => {
		const cwd = folderWith(files);
		const { code, out, err } = pbn(["edit", "--edits-file", "edits.json", "--check", "--diff", "deal.pbn"], { cwd });
		assert.deepEqual([code, err], [1, "deal.pbn: edit would change it\n"]);
		assert.match(out, /^--- deal\.pbn\n\+\+\+ deal\.pbn, edited\n@@ -1,4 \+1,6 @@\n\+\[Event "b"\]\n/);
	});
});

describe("--format json", () => {
	it("of optimum is what optimum of the package gives", async () => {
		const cwd = folderWith(files);
		const { bytes, ...filled } = await core.optimum(encode(deal));
		const { code, out, err } = pbn(["optimum", "--format", "json", "-o", "out.pbn", "deal.pbn"], { cwd });
		assert.deepEqual(JSON.parse(out), { files: [{ path: "deal.pbn", ...JSON.parse(JSON.stringify(filled)) }] });
		assert.deepEqual([code, err, readFileSync(join(cwd, "out.pbn"))], [0, "", Buffer.from(bytes)]);
	});

	it("of solve is what solve of the package gives for each game, with par as the options say", async () => {
		const text = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
		const said = { dealer: "E", vulnerable: "EW" };
		const { code, out } = pbn(["solve", "--format", "json", "--dealer", "E", "--vulnerable=EW", "-"], { input: `[Deal "${text}"]\n` });
		assert.deepEqual(JSON.parse(out), { files: [{ path: "-", games: [{ game: 1, ...(await core.solve(text, said)) }], left: 0 }] });
		assert.equal(code, 0);
		assert.match(pbn(["solve", "--dealer", "E", "--vulnerable=EW", "-"], { input: `[Deal "${text}"]\n` }).out, /\n {2}optimum score: NS \d+\n$/);
	});
});

describe("what is said of the files that are read", () => {
	const cwd = folderWith(files);
	const name = ["--stdin-filename", "deals/a.pbn", "-"];

	it("names standard input in every command", () => {
		assert.match(pbn(["validate", ...name], { input: bad }).out, /^deals\/a\.pbn:1:10: error: .*\ndeals\/a\.pbn: 1 game, 2 errors, /s);
		assert.equal(JSON.parse(pbn(["validate", "--format", "json", ...name], { input: bad }).out).files[0].path, "deals/a.pbn");
		assert.match(pbn(["export", ...name], { input: bad }).err, /^deals\/a\.pbn:1:10: error/);
		assert.match(pbn(["fix", ...name], { input: bad }).err, /^deals\/a\.pbn: 1 fix applied\n/);
		assert.match(pbn(["solve", ...name], { input: deal }).out, /^deals\/a\.pbn, game 1\n/);
		assert.match(pbn(["render", ...name], { input: bad }).err, /^deals\/a\.pbn:1:10: error/);
		assert.match(pbn(["render", ...name], { input: `${deal}\n${deal.replace("1", "2")}` }).out, /<title>a</);
		assert.match(pbn(["prerender", "--stdin-filename", "b.html", "-"], { input: `<pbn>${bad}</pbn>` }).err, /^b\.html:1:15: error: .*\nb\.html: 1 block replaced\n$/s);
		assert.match(pbn(["parse", "--stdin-filename", "deals.bri", "-"], { input: "cut off\n" }).err, /^pbn: deals\.bri: This is a file of deals \(BRI\)/);
		assert.equal(pbn(["validate", "--stdin-filename", "a.pbn", "good.pbn"], { cwd }).code, 2);
	});

	it("reads them in an encoding, in every command", () => {
		const as = (encoding, ...args) => pbn([...args, "--source-encoding", encoding, "cp1252.pbn"], { cwd }).out;
		for (const encoding of ["windows-1252", "latin1"]) {
			assert.match(as(encoding, "parse"), /Andr\u00e9/);
			assert.match(as(encoding, "convert", "--to", "lin"), /mn\|Andr\u00e9\|/);
			assert.match(as(encoding, "export", "--encoding", "utf8"), /Andr\u00e9/);
			assert.match(as(encoding, "render"), /Andr\u00e9/);
		}
		assert.match(as("utf-8", "export", "--encoding", "utf8"), /Andr\ufffd/);
		assert.equal(pbn(["fix", "--source-encoding", "ebcdic", "good.pbn"], { cwd }).code, 2);
		const page = Buffer.from('<p>\xc3\xa9</p><pbn>[Event "\xc3\xa9"]</pbn>', "latin1");
		assert.equal(pbn(["prerender", "-q", "-"], { input: page }).err, "");
		assert.match(pbn(["prerender", "--source-encoding", "latin1", "-"], { input: page }).err, /“©” is character 169/);
	});
});

describe("a sum over all files", () => {
	const cwd = folderWith(files);

	it("is the last line of several files", () => {
		assert.match(pbn(["validate", "good.pbn", "bad.pbn"], { cwd }).out, /\n2 files: 2 games, 2 errors in 1 file, \d warnings?, 0 infos\n$/);
		assert.match(pbn(["validate", "good.pbn", "missing.pbn"], { cwd }).out, /\n2 files: 1 game, 0 errors, 1 warning, 0 infos; 1 could not be done\n$/);
		assert.doesNotMatch(pbn(["validate", "bad.pbn"], { cwd }).out, /files?:/);
		assert.equal(pbn(["validate", "-q", "good.pbn", "deal.pbn"], { cwd }).out, "");
		assert.match(pbn(["export", "--check", "good.pbn", "bad.pbn"], { cwd }).err, /\n2 files: 2 games, 2 errors in 1 file, /);
	});
});
