// What the command does with a solver. Each call is compared with the native command, which solves with the same core, in Go.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { folderWith, pbn } from "./pbn.mjs";

const deal = '[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:4.KJ32.842.AQ743 JT987.Q876.AK5.2 AK532.T.JT6.T985 Q6.A954.Q973.KJ6"]\n';
const play = '[Declarer "E"]\n[Contract "4H"]\n[Play "S"]\nSA S6 S4 S7\nHT *\n';
const files = {
	"deals.pbn": `[Event "no deal"]\n\n${deal}\n[Deal "N:4.KJ32.842.AQ743 - - -"]\n\n${deal.replace('"None"', '"?"')}`,
	"wrong.pbn": `${deal}[OptimumScore "EW 50"]\n\n${deal}${play}[OptimumPlayTable "S;H;D;C"]\nAK T JT6 T985\nQ6 - - -\n4 - - -\nJT987 - - -\nK T JT6 T985\n`,
	"right.pbn": `${deal}[OptimumScore "NS 100"]\n\n[Deal "N:4.KJ32.842.AQ743 - - -"]\n[OptimumScore "NS 100"]\n`,
	"none.pbn": '[Event "no deal"]\n\n[Event "#"]\n',
	"unreadable.pbn": '[Deal "AKQ"]\n',
	"zip.pbn": "PK\x03\x04",
	"odd.pbn": `${deal}${play.replace("HT", "HK")}[OptimumPlayTable "S"]\n?\n\n${deal}[Contract "Pass"]\n[OptimumPlayTable "S"]\nA\n`,
};
// Games, and whether their tags are right. Both commands know by themselves what is right; `pbn` compares them.
const scored = `${deal}[OptimumScore "NS 100"]\n`;
const rowsOf = (tricks) => tricks.flatMap((text, at) => text.split(" ").map((n, k) => `${"NESW"[at]} ${["NT", "S", "H", "D", "C"][k]} ${n}\n`)).join("");
const full = `[OptimumResultTable "Declarer;Denomination;Result"]\n${rowsOf(["6 6 5 6 9", "6 7 8 7 3", "6 6 5 6 9", "7 7 8 7 3"])}`;
const ways = {
	"as programs write it": [scored + full.replace("N NT", "n nt").replace("N S", "North S").replace("E NT", "E N").replace("E S", "E ♠"), true],
	"a number that no result is": [scored + full.replace("W C 3", "W C 03"), false],
	"a row twice": [`${scored}${full}N NT 6\n`, true],
	"tags that inherit": [`${deal}[OptimumScore "#"]\n${full.replace("Declarer;Denomination;Result", "#")}`, true],
	"a row that is not wanted": [`${scored}${full}N X 6\n`, false],
	"a result that is not known": [scored + full.replace("W C 3", "W C ?"), false],
	"columns in another order": [scored + full.replace("Declarer;Denomination", "Denomination;Declarer").replace(/^(.) (\S+) /gm, "$2 $1 "), true],
	"a score of both sides": [`${deal}[OptimumScore "EW -100 NS 100"]\n${full}`, true],
	"a score without a side": [`${deal}[OptimumScore "100"]\n${full}`, false],
	"the fourth hand follows": [deal.replace("Q6.A954.Q973.KJ6", "-"), false],
};
const hand = "md|1SAK532HTDJT6CT985,SQ6HA954DQ973CKJ6,S4HKJ32D842CAQ743,|sv|o|";
const cwd = folderWith({ ...files, "hand.lin": `${hand}pn|,,Łukasz,|\n`, "bare.txt": "N:4.KJ32.842.AQ743 JT987.Q876.AK5.2 AK532.T.JT6.T985 Q6.A954.Q973.KJ6\n", "lesson.lin": "md|1,,,|nt|no deal|\n", "junk.lin": "pg||" });
const read = (name) => readFileSync(join(cwd, name), "utf8");
const table = "    NT  S  H  D  C\n  N  6  6  5  6  9\n  E  6  7  8  7  3\n  S  6  6  5  6  9\n  W  7  7  8  7  3\n";

describe("pbn solve", () => {
	it("writes the table of each deal, and par where dealer and vulnerability are known", () => {
		const { code, out, err } = pbn(["solve", "deals.pbn"], { cwd });
		assert.equal(out, `deals.pbn, game 2\n${table}  optimum score: NS 100\ndeals.pbn, game 4\n${table}`);
		assert.equal(err, "pbn: deals.pbn, game 3: the hand of East is not given\n");
		assert.equal(code, 1);
	});

	it("solves no more boards than --limit", () => {
		const { code, out, err } = pbn(["solve", "--limit", "1", "deals.pbn", "right.pbn"], { cwd });
		assert.equal(out.match(/game/g).length, 2);
		assert.equal(err, "pbn: deals.pbn: 2 games not solved, beyond --limit\npbn: right.pbn: 1 game not solved, beyond --limit\n");
		assert.equal(code, 0);
	});

	it("takes a limit from 1", () => {
		for (const limit of ["0", "x", "-1"]) assert.match(pbn(["solve", `--limit=${limit}`, "deals.pbn"], { cwd }).err, /^pbn: --limit takes a whole number( from 1, not “0”|, not “(x|-1)”)\nusage: /);
	});

	it("says why it has nothing to say", () => {
		const { code, out, err } = pbn(["solve", "none.pbn", "unreadable.pbn", "zip.pbn", "junk.lin", "lesson.lin"], { cwd });
		const noDeal = "no game has a deal that can be read";
		assert.equal(err, `pbn: none.pbn: ${noDeal}\npbn: unreadable.pbn: ${noDeal}\npbn: zip.pbn: This is an archive (ZIP). Unpack it, and open the files in it.\npbn: junk.lin: The file has commands of LIN, but no deal, such as “md|…|”.\npbn: lesson.lin: ${noDeal}\n`);
		assert.deepEqual([code, out], [2, ""]);
	});
});

describe("pbn validate --double-dummy", () => {
	it("compares the tags with what is solved", () => {
		const { code, out } = pbn(["validate", "--double-dummy", "wrong.pbn", "right.pbn", "odd.pbn"], { cwd });
		assert.match(out, /^wrong\.pbn:4:15: warning: With open cards, the optimum score is NS 100: 3HX by EW\. \[optimum\/score\]$/m);
		assert.match(out, /^wrong\.pbn:19:1: warning: With open cards, the cards of row 5 that cost no trick are S K, D JT6, C T985\. \[optimum\/play\]$/m);
		assert.equal(out.match(/optimum\//g).length, 2);
		assert.equal(code, pbn(["validate", "wrong.pbn", "right.pbn", "odd.pbn"], { cwd }).code);
	});

	it("does nothing of that unless it is asked for", () => {
		assert.doesNotMatch(pbn(["validate", "wrong.pbn"], { cwd }).out, /optimum\//);
	});

	it("goes with the other options", () => {
		const { out } = pbn(["validate", "--double-dummy", "--severity", "optimum/score=error", "-q", "--format", "json", "-"], { cwd, input: files["wrong.pbn"] });
		assert.deepEqual(JSON.parse(out).files[0].diagnostics.map(({ rule, game }) => [rule, game]), [["optimum/score", 1]]);
	});
});

describe("pbn optimum", () => {
	it("fills in what is missing, and leaves the rest", () => {
		const { code, out, err } = pbn(["optimum", "wrong.pbn"], { cwd });
		assert.match(out, /\[OptimumScore "EW 50"\]\n\[OptimumResultTable "Declarer;Denomination;Result"\]\nN NT 6\nN S 6\n/);
		assert.match(out, /\nK T JT6 T985\n/);
		assert.equal(out.match(/OptimumScore/g).length, 2);
		assert.match(err, /^wrong\.pbn: 3 tags filled in, of 2 games\n/);
		assert.equal(code, 0);
	});

	it("corrects with --only all, after which nothing differs and nothing is filled in", () => {
		assert.match(pbn(["optimum", "--only", "all", "-o", "made.pbn", "wrong.pbn"], { cwd }).err, /^wrong\.pbn: 5 tags filled in, of 2 games\n$/);
		const { code, out } = pbn(["optimum", "--check", "made.pbn"], { cwd });
		assert.deepEqual([code, out], [0, "made.pbn: 2 games, 0 errors, 0 warnings, 0 infos\n"]);
		const again = pbn(["optimum", "--only", "all", "made.pbn"], { cwd });
		assert.equal(again.err, "made.pbn: 0 tags filled in, of 0 games\n");
	});

	it("corrects what is not right, and leaves what is, whatever it looks like", () => {
		const input = Object.values(ways).map(([game]) => game).join("\n");
		const { out } = pbn(["optimum", "--only", "all", "-"], { cwd, input });
		const games = out.split("\n\n").map((game) => game.trimEnd());
		assert.equal(games.length, Object.keys(ways).length);
		for (const [at, [name, [game, isRight]]] of Object.entries(ways).entries()) assert.equal(games[at] === game.trimEnd(), isRight, `${name}:\n${games[at]}`);
		assert.equal(pbn(["optimum", "--only", "all", "-"], { cwd, input: out }).out, out);
	});

	it("says what differs with --check, and writes nothing", () => {
		const { code, out, err } = pbn(["optimum", "--check", "--limit", "1", "wrong.pbn", "odd.pbn"], { cwd });
		assert.match(out, /^wrong\.pbn:4:15: warning: .*\[optimum\/score\]$/m);
		assert.match(out, /^odd\.pbn: 2 games, 0 errors, 0 warnings, 0 infos$/m);
		assert.equal(err, "pbn: wrong.pbn: 1 game not solved, beyond --limit\n");
		assert.equal(code, 1);
		assert.match(pbn(["optimum", "--check", "-o", "x.pbn", "wrong.pbn"], { cwd }).err, /^pbn: --check and --diff write no file/);
	});

	it("says why a game stays as it is", () => {
		const { err } = pbn(["optimum", "--limit", "2", "deals.pbn"], { cwd });
		assert.equal(err, "deals.pbn: 2 tags filled in, of 1 game\npbn: deals.pbn, game 3: the hand of East is not given\npbn: deals.pbn: 1 game not solved, beyond --limit\n");
	});
});

describe("LIN and bare deals", () => {
	it("are solved", () => {
		const { code, out, err } = pbn(["solve", "hand.lin", "bare.txt"], { cwd });
		assert.match(out, /^hand\.lin, game 1\n {4}NT  S  H  D  C\n  N .*\n  E .*\n  S .*\n  W .*\n  optimum score: .*\nbare\.txt, game 1\n/);
		assert.ok(out.endsWith(`bare.txt, game 1\n${table}`), out);
		assert.deepEqual([code, err], [0, ""]);
	});

	it("become PBN with the tags, which has all of their characters", () => {
		const { code, err } = pbn(["optimum", "-o", "filled", "hand.lin", "bare.txt"], { cwd });
		assert.equal(code, 0);
		assert.match(err, /^hand\.lin: 2 tags filled in, of 1 game\n[^]*bare\.txt: 1 tag filled in, of 1 game\n/);
		assert.match(read("filled/hand.pbn"), /^% PBN 2\.1\r\n[^]*\[North "Łukasz"\][^]*\[OptimumScore "[NE][SW] \d+"\]\r\n[^]*\[OptimumResultTable /);
		assert.match(read("filled/bare.txt"), /\[OptimumResultTable /);
		assert.equal(pbn(["optimum", "filled/hand.pbn"], { cwd }).out, read("filled/hand.pbn"));
	});

	it("have no tags to check", () => {
		assert.deepEqual(pbn(["optimum", "--check", "hand.lin"], { cwd }).out, "hand.lin: 1 game, 0 errors, 0 warnings, 0 infos\n");
		assert.match(pbn(["validate", "--double-dummy", "bare.txt"], { cwd }).out, /^bare\.txt: 1 game, 0 errors/m);
	});

	it("without a game stay as they are", () => {
		const { code, out, err } = pbn(["optimum", "junk.lin"], { cwd });
		assert.deepEqual([code, out], [1, "pg||"]);
		assert.match(err, /^junk\.lin: 0 tags filled in, of 0 games\njunk\.lin:1:1: error: /);
	});

	it("are not written over", () => {
		for (const args of [["optimum", "--in-place", "hand.lin"], ["export", "--in-place", "hand.lin", "bare.txt"]]) {
			const { code, err } = pbn(args, { cwd });
			assert.equal(code, 2);
			assert.match(err, /^pbn: hand\.lin: this is not PBN, and its PBN would be written over it: give -o, or take --in-place away\n/);
		}
		for (const command of ["optimum", "export"]) {
			const { code, err } = pbn([command, "--in-place", "junk.lin"], { cwd });
			assert.equal(code, 1);
			assert.match(err, /junk\.lin:1:1: error: .*\[file\/not-lin\]\n/);
		}
		assert.equal(read("junk.lin"), "pg||");
		assert.match(read("hand.lin"), /^md\|/);
		assert.match(read("bare.txt"), /^N:4/);
	});
});
