// What is no bridge file: the command names it in a line, ends with 2, and still does the others.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { folderWith, pbn } from "./pbn.mjs";

const cwd = folderWith({
	"good.pbn": '[Board "1"]\r\n',
	"games.pgn": '[White "a"]\n[Black "b"]\n\n1. e4 e5 *\n',
	"problem.txt": "BeginProblem\n",
	"scores.bws": `\0\x01\0\0Standard Jet DB\0${"N:A83.KQ7.AJ85.642 - - -\n".repeat(400)}`,
	"blank.html": "<html><p>a</p></html>\n",
	"page.html": '<html><pbn>[Board "1"]</pbn></html>\n',
	"deals.bri": "cut off\n",
	"deal.gib": "N:A83.KQ7.AJ85.642 - - -\n",
});
const pgn = /^pbn: \S+: This is PGN, a notation for chess\. pbnkit (solve|render) does not read it; validate, .* do\.\n$/u;
const page = "This is a web page (HTML) in which no board was found. If it was a download, the site may want you to log in first.";

describe("what is no bridge file", () => {
	/** Checks that a command says one line of a file, and ends with 2. */
	function refuses(args, name, said) {
		const { code, out, err } = pbn([...args, name], { cwd });
		assert.deepEqual([code, err], [2, `pbn: ${name}: ${said}\n`]);
		// The games of a file come one after another, and of one without any it is known at its end.
		if (args[0] !== "parse") assert.ok(out === "" || out === '{"files":[]}\n', out);
	}

	it("is named, by its start or, where no game was found in it, by its name", () => {
		refuses(["validate", "--format", "json"], "problem.txt", "This is a file of chess problems for other programs (Popeye). pbnkit does not read it yet.");
		refuses(["export"], "scores.bws", "This is a file of a scoring program (Bridgemate, Microsoft Access). Save the boards as PBN in the program that made it.");
		refuses(["convert", "--to", "lin"], "deals.bri", "This is a file of deals (BRI). Save the boards as PBN in the program that made it.");
	});

	for (const args of [["validate"], ["validate", "--double-dummy"], ["export"], ["export", "--check"], ["fix"], ["edit", "--edits", '[{"game":1,"tag":"Site","value":"a"}]'], ["parse"], ["convert"], ["solve"], ["optimum"], ["optimum", "--check"]]) {
		it(`is refused by ${args.join(" ")} after it was read, too`, () => refuses(args, "blank.html", page));
	}

	it("does not keep others from being read", () => {
		const { code, out, err } = pbn(["validate", "good.pbn", "problem.txt", "page.html", "deal.gib"], { cwd });
		assert.equal(code, 2);
		assert.match(out, /good\.pbn: 1 game, [^]*page\.html: 1 game, [^]*deal\.gib: 1 game, /);
		assert.equal(err, "pbn: problem.txt: This is a file of chess problems for other programs (Popeye). pbnkit does not read it yet.\n");
	});

	it("is named as standard input, too", () => {
		const { code, out, err } = pbn(["solve", "-"], { cwd, input: '[White "a"][Black "b"]' });
		assert.deepEqual([code, out], [2, ""]);
		assert.match(err, pgn);
	});

	it("is read by the command that can", () => {
		const { code, out, err } = pbn(["parse", "-"], { cwd, input: '[White "a"][Black "b"]\n\n1. e4 *\n' });
		assert.deepEqual([code, JSON.parse(out).games[0].moves[0].san, err], [0, "e4", ""]);
	});

	it("may be a document to export, and is no page to make", () => {
		assert.equal(pbn(["export", "--document", "blank.html"], { cwd }).code, 1);
		const { code, err } = pbn(["render", "games.pgn"], { cwd });
		assert.equal(code, 2);
		assert.match(err, pgn);
	});
});
