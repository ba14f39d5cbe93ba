import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { folderWith, pbn } from "./pbn.mjs";

const lin = "pn|,,A,|st||md|3,,SA83HKQ7DAJ85C642,|rh||ah|Board 1|sv|o|mb|1N|mb|p|mb|p|mb|p|mc|7|pg||\n";
const diagram = "Dealer: E  Vul: both\n   ♠ A83\n   ♥ KQ7\n   ♦ AJ85\n   ♣ 642\n♠ J42     ♠ KQ5\n♥ 652     ♥ A43\n♦ Q1097   ♦ K64\n♣ Q53     ♣ J1098\n   ♠ 10976\n   ♥ J1098\n   ♦ 32\n   ♣ AK7\n";

describe("pbn convert", () => {
	const cwd = folderWith({ "a.lin": lin, "b.LIN": lin, "deal.txt": diagram, "game.pbn": '[Site "Paris"]\n[Board "1"]\n', "junk.lin": "nothing" });
	const read = (name) => readFileSync(join(cwd, name), "utf8");

	it("writes LIN as PBN, and back", () => {
		assert.deepEqual(pbn(["convert", "a.lin", "a.pbn"], { cwd }), { code: 0, bytes: Buffer.alloc(0), out: "", err: "" });
		assert.match(read("a.pbn"), /^% PBN 2\.1\r\n% EXPORT\r\n[^]*\[Deal "N:A83\.KQ7\.AJ85\.642 - - -"\][^]*\[Result "7"\]/);
		assert.equal(pbn(["convert", "a.pbn", "-"], { cwd }).out.replace(/mn\|[^|]*\|/, ""), lin);
	});

	it("tells what LIN has no place for", () => {
		const { code, err, out } = pbn(["convert", "game.pbn"], { cwd });
		assert.equal(code, 0);
		assert.match(out, /^pn\|.*ah\|Board 1\|.*\n$/);
		assert.match(err, /^game\.pbn:1:1: warning: LIN has no place for the tag .*\[write\/lost\]\n/);
		assert.match(err, /game\.pbn: 1 game, 0 errors, 1 warning, 2 infos\n$/);
		assert.equal(pbn(["convert", "-q", "game.pbn"], { cwd }).err, "");
	});

	it("takes what is pasted on standard input", () => {
		assert.match(pbn(["convert", "-"], { input: diagram, cwd }).out, /\[Dealer "E"\]\r\n\[Vulnerable "All"\]\r\n\[Deal "E:KQ5\.A43\.K64\.JT98 /);
		assert.match(pbn(["convert", "-", "--missing", "omit"], { input: "https://www.bridgebase.com/tools/handviewer.html?s=saqhk72&d=s&a=1NP", cwd }).out, /\[Deal "S:AQ\.K72\.\. - - -"\]/);
		assert.match(pbn(["convert", "-"], { input: '[Board "7"]\n', cwd }).out, /ah\|Board 7\|/);
	});

	it("names files of a folder by what they become", () => {
		assert.equal(pbn(["convert", "-o", "out", "a.lin", "b.LIN", "deal.txt", "game.pbn"], { cwd }).code, 0);
		assert.match(read("out/a.pbn"), /^% PBN/);
		assert.match(read("out/b.pbn"), /^% PBN/);
		assert.match(read("out/deal.pbn"), /^% PBN/);
		assert.match(read("out/game.lin"), /^pn\|/);
		assert.equal(pbn(["convert", "--to", "csv", "a.lin"], { cwd }).out, "From,Board,North,Declarer,Contract,Result,Score\r\nGame,1,A,N,1NT,7,NS 90\r\n");
		assert.equal(pbn(["convert", "a.lin", "results.CSV"], { cwd }).code, 0);
		assert.match(read("results.CSV"), /^From,Board/);
	});

	it("makes nothing of what has no game, and ends with 1", () => {
		const { code, err, out } = pbn(["convert", "junk.lin", "junk.pbn"], { cwd });
		assert.deepEqual([code, out], [1, ""]);
		assert.match(err, /\[file\/not-pbn\]\n/);
		assert.throws(() => read("junk.pbn"), /ENOENT/);
	});

	it("refuses what does not go together", () => {
		for (const [args, message] of [
			[["convert", "-o", "a.lin", "a.lin"], /a\.lin is the input a\.lin: give -o another name\n/],
			[["convert", "a.lin", "b.LIN"], /of several files, -o has to name a folder\n/],
			[["convert", "--to", "xml", "a.lin"], /--to takes pbn or lin or .* or json, not “xml”/],
			[["convert", "a.lin", "b.LIN", "game.pbn"], /of several files, -o has to name a folder\n/],
			[["convert"], /the name of a file is missing/],
		]) {
			const { code, err } = pbn(args, { cwd });
			assert.equal(code, 2);
			assert.match(err, message);
		}
	});
});

describe("other commands take LIN", () => {
	const cwd = folderWith({ "a.lin": `${lin.replace("1N|mb|p|", "1N|mb|1C|")}sk|S|\n` });

	it("validate tells of it with its places in the LIN", () => {
		const { code, out } = pbn(["validate", "a.lin"], { cwd });
		assert.equal(code, 1);
		assert.match(out, /^a\.lin:1:\d+: error: .*\[auction\/insufficient-bid\]\n/);
		assert.match(out, /\[command\/kept\]\n/);
		const { diagnostics } = JSON.parse(pbn(["validate", "--format", "json", "--severity", "auction/insufficient-bid=info", "a.lin"], { cwd }).out).files[0];
		assert.equal(diagnostics.find(({ rule }) => rule === "auction/insufficient-bid").severity, "info");
	});

	it("export gives its PBN the name of PBN in a folder", () => {
		assert.equal(pbn(["export", "-o", "exported/", "a.lin"], { cwd }).code, 1);
		assert.match(readFileSync(join(cwd, "exported/a.pbn"), "utf8"), /^% PBN 2\.1\r\n% EXPORT\r\n/);
	});

	it("parse has its games, also a line each", () => {
		const { games, from, gameCount } = JSON.parse(pbn(["parse", "a.lin"], { cwd }).out);
		assert.deepEqual([games.length, from, gameCount], [1, "lin", 1]);
		assert.deepEqual(JSON.parse(pbn(["parse", "--format", "jsonl", "a.lin"], { cwd }).out), games[0]);
	});
});
