// What blocks of chess problems in an article are read with, and as rendered text.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { load } from "../dist/pbi.js";
import { load as loadPgn } from "../dist/pgn-read.js";
import { prerenderProblems } from "../dist/render.js";
import { faultsOf as htmlFaults, idsTwice } from "./html.mjs";
import { pbiWasm, pgnreadWasm } from "./modules.mjs";
import { source } from "./source.mjs";

const { beginsAsProblems, menAfter, menOf, movesOf, plainProblems, problemSettings, readMoves, readSolution } = await source(
	"auto/problems/plain", "auto/problems/settings-from", "auto/problems/solution", "auto/problems/moves-of", "auto/problems/text", "chess/written", "pgn/board",
);

const morphy = String.raw`Morphy, Paul:kbK5/pp6/1P6/8/8/8/8/R7:#2:|New York \x3cb>|1856|::1|Pr|T|1856:Ra6:!:Solution\x3a\x0a1.Ra6! (2.Rxa7#)\x0a  1...bxa6 2.b7#\x0a  1...B~ 2.Rxa7#\x0a  1...Bc7,Bd6 2.Rxa7#`;
const fen = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
const text = new TextDecoder();
const page = (body) => `<!DOCTYPE html>\n<html lang="nl"><head><meta charset="utf-8"><title>x</title></head><body>\n${body}\n</body></html>`;

describe("problems in an article", () => {
	let pbi;
	let pgn;
	before(async () => ([pbi, pgn] = await Promise.all([load({ wasm: pbiWasm }), loadPgn({ wasm: pgnreadWasm })])));
	after(() => [pbi, pgn].forEach((each) => each.close()));
	const games = async (moves) => (await pgn.parse(moves)).games;
	/** The moves of a solution that can be played, each with the number of the move before it. */
	const played = async (solution, start = fen, letters = "KDTLS") => readMoves(await movesOf(readSolution(solution, letters), start, games)).map(({ parent, san }) => `${parent} ${san}`);

	it("are read without the module as it reads them, or not at all", async () => {
		const file = `\uFEFF#PBI 1.2\n${morphy}\nA;B \\x3a C:r3k2r/8/8/8/8/8/8/R3K3:h#2::x|T|:;1||:Ta1::x\n::::::::\n`;
		const members = ["number", "names", "awards", "position", "fen", "stipulation", "usedSource", "keymove", "solution"];
		const shown = (problems) => problems.map((problem) => Object.fromEntries(members.flatMap((name) => (problem[name] === undefined ? [] : [[name, JSON.parse(JSON.stringify(problem[name], (key, value) => (key === "year" ? undefined : value)))]]))));
		assert.deepEqual(shown(plainProblems(file)), shown((await pbi.parse(file)).problems));
		for (const none of ["Nothing.", ":8/8/8/8/8/8/8/KN5k:mate", ":::::::", "::::::::Pieces\\x3a white Ka1", ":9/8/8/8/8/8/8/8:#2::::::", `${morphy}\n# a comment`]) assert.equal(plainProblems(none), undefined, none);
	});

	it("have solutions whose moves are played, as books and programs write them", async () => {
		const whole = ["-1 Ra6", "0 bxa6", "1 b7#", "0 Bc7", "0 Bd6", "3 Rxa7#"];
		assert.deepEqual(await played("1.Ra6! (2.Rxa7#)\n  1...bxa6 2.b7#\n  1...B~ 2.Rxa7#\n  1...Bc7,Bd6 2.Rxa7#"), whole);
		assert.deepEqual(await played("1.Ra1-a6 ! zugzwang.\n 1...b7*a6\n 2.b6-b7 #\n"), ["-1 Ra6", "0 bxa6", "1 b7#"]);
		assert.deepEqual(await played("*1...bxa6 2.b7#\n1.Ra2? Bd6! 1.Ta6! bxa6 2.Tc1"), ["-1 Ra2", "0 Bd6", "-1 Ra6", "2 bxa6", "3 "]);
		assert.deepEqual(await played("1...Kb8 2.Sc6#", "k7/8/8/1S6/8/8/8/K7 b - - 0 1".replace("S", "N")), ["-1 Kb8", "0 "]);
		assert.deepEqual(await played("1.O-O! Kh3 2.T1f3", "8/8/8/8/5R2/6k1/8/4K2R w K - 0 1"), ["-1 O-O", "0 Kh3", "1 R1f3#"]);
		assert.deepEqual(await played("Rook to a6, see page 7."), []);
		const { pieces } = readSolution("1.Ra6!\n 1...Bc7/Bd6, nothing", "KQRBS");
		assert.equal(pieces.map(({ text }) => text).join(""), "1.Ra6!\n 1...Bc7/Bd6, nothing");
		for (const hostile of ["(", "1.", "Qa1,", "1.e4 ", "((a"]) assert.ok(readSolution(hostile.repeat(20000), "KQRBS").moves.length <= 1000);
	});

	it("have settings in attributes, all of which are in docs/articles.md", () => {
		assert.deepEqual(problemSettings({ "data-solution": "open", "data-coordinates": "shown", "data-caption": "none" }, assert.fail), { solution: "open", coordinates: true, caption: false });
		const articles = readFileSync(new URL("../docs/articles.md", import.meta.url), "utf8");
		for (const name of ["data-solution", "data-coordinates", "data-caption", "data-problem"]) assert.ok(articles.includes(`\`${name}\``), name);
	});

	it("begin as problems do", () => {
		for (const one of [morphy, " #PBI 1.2", "# a comment", "::::::::"]) assert.ok(beginsAsProblems(one), one);
		for (const one of ["White: a king.", "#2 is mate in two.", "1. e4 e5", "a:b:c"]) assert.ok(!beginsAsProblems(one), one);
	});

	it("are diagrams without a script, with the solution closed, from which the script makes the moves", async () => {
		const body = `<p>One <PBI data-coordinates="shown">${morphy}</PBI> two</p><pre class="pbi" lang="de" data-solution="none">${morphy}\n${morphy}</pre><pre class="pbi" data-problem="3">${morphy}</pre>`;
		const { bytes, blocks, notes, findings } = await prerenderProblems(pbi, page(body));
		const html = text.decode(bytes);
		assert.deepEqual([blocks, notes.map(({ block, severity }) => `${block} ${severity}`)], [2, ["3 error"]]);
		assert.ok(findings.every(({ diagnostic: { rule } }) => !rule.startsWith("file/")));
		assert.deepEqual(idsTwice(html), []);
		assert.deepEqual(await htmlFaults(html), []);
		assert.equal((await prerenderProblems(pbi, bytes)).blocks, 0);
		assert.match(html, /New York &lt;b(?:>|&gt;)/);
		assert.equal(html.match(/<details class="pbi-answer"><summary>Toon de oplossing<\/summary>/g).length, 1);
		assert.equal(html.match(/data-pbi-start=/g).length, 1);
		const [, written] = /data-pbi-moves="([^"]*)"/.exec(html);
		const moves = readMoves(written.replaceAll("&gt;", ">"));
		assert.equal(menAfter(menOf(fen), moves.slice(0, 3).reverse())[49], "P");
	});

	it("wants a Pbi", async () => {
		await assert.rejects(prerenderProblems({}, ""), /^TypeError: prerenderProblems: the first argument has to be a Pbi/);
	});
});

describe("the files of problems in articles", () => {
	it("name no file of bridge or draughts, nor the other way round; of chess what reads moves", () => {
		const dist = new URL("../dist/", import.meta.url);
		const ofProblems = /auto-pbi|pbi-language|pbi\.wasm|pbi\.css/;
		for (const name of readdirSync(dist).filter((name) => /^auto-.*\.js$/.test(name))) {
			const script = readFileSync(new URL(name, dist), "utf8");
			if (ofProblems.test(name)) assert.doesNotMatch(script, /auto-(?:core|view|read\b|pgn\b(?!-read)|fen|pdn)|pdn|pgn\.(?:wasm|css)|(?<![\w-])language\/|"\.\/style\.css/, name);
			else assert.doesNotMatch(script, ofProblems, name);
		}
	});
});
