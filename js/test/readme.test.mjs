import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it, mock, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { format } from "node:util";
import { readEntries } from "../reference/read.mjs";
import { games as chess } from "./chess.mjs";
import { games as draughts } from "./draughts-games.mjs";
import { cli, folderWith } from "./pbn.mjs";
import { blocks, compileScripts, docs, readme, scripts } from "./readme.mjs";
import { WebWorker } from "./web-worker.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("the README's example runs as it stands", () => {
	const [, example] = /```js\n(.*?)```/s.exec(readFileSync(`${root}README.md`, "utf8"));
	const script = `${root}try-${process.pid}.mjs`;
	writeFileSync(script, example);
	try {
		const printed = execFileSync(process.execPath, [script], { cwd: root, encoding: "utf8" });
		assert.match(printed, /^3 games, board 7 is played in 4S\n/);
		assert.match(printed, /line \d+: info tag\/unknown: /);
		assert.match(readFileSync(`${root}exported.pbn`, "latin1"), /^% PBN 2.1\r\n% EXPORT\r\n/);
	} finally {
		rmSync(script);
		rmSync(`${root}exported.pbn`, { force: true });
	}
});

describe("js/README.md and js/docs", () => {
	const deals = readFileSync(join(root, "site/src/example.pbn"));
	/** The folder of a user, with the package installed, and beside a page. */
	const cwd = folderWith({ "deals.pbn": deals, "games.pgn": chess, "games.pdn": draughts, "puzzles.epd": "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+;\n", "problems.fen": "7k/5K2/8/8/8/8/8/R7 w - - 0 1\n", "more.pgn": chess, "problems.pbi": "\ufeff#PBI 1.2\nA. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2:1|Chances|2026|1:::Rh1-b1:!:\n", "draughts.pdn": "[GameType \"20\"]\n\n1. 32-28 19-23 *\n", "more.pbn": '[Board "1"]\n', "deal.txt": "N:A83.KQ7.AJ85.642 KQ5.A43.K64.JT98 T976.JT98.32.AK7 J42.652.QT97.Q53\n", "article.html": '<pbn>[Board "1"]</pbn>' });
	mkdirSync(join(cwd, "node_modules"));
	symlinkSync(join(root, "js"), join(cwd, "node_modules/pbnkit"));
	symlinkSync(join(root, "js/node_modules/preact"), join(cwd, "node_modules/preact"));
	symlinkSync(join(root, "js/dist"), join(cwd, "pbnkit"));

	/** Runs a module in that folder, and gives what it prints. */
	const run = async (script, name) => {
		const path = join(cwd, `${name}.mjs`);
		writeFileSync(path, script);
		const printed = mock.method(console, "log", () => undefined);
		const back = process.cwd();
		process.chdir(cwd);
		try {
			await import(pathToFileURL(path).href);
		} finally {
			process.chdir(back);
			printed.mock.restore();
		}
		return printed.mock.calls.map((call) => `${format(...call.arguments)}\n`).join("");
	};

	/** What the scripts print, in their order. */
	const prints = [
		/^3 games, the first is played in 4S\nline \d+: /,
		/^1\/2-1\/2 e4 e5 Nf3 Nc6 rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/8\/PPPP1PPP\/RNBQKBNR w KQkq e6 0 2\n$/,
		/^$/,
		/^iso-8859-1 2\.1 3\n.+ \[\s*'.* 4S S 1\d\n$/s,
		/^1 S All 4S\n2 W None 4SX\n3 N undefined undefined\n$/,
		/^\d+ of \d+ bytes\n.*deals\.pbn:\d+:\d+: /s,
		/^deals\.pbn:\d+:\d+: .*\ndeals\.pbn: 3 games, \d+ errors, .*\n\{"files":\[\{"path":"deals\.pbn",.*\]\}\n\n$/s,
		/^\d+ times: /,
		/^3 games\n$/,
		/^<p>Board 7:<\/p>\n<PBN>\r\n% PBN 2\.1\r\n\[Board "7"\]\r\n<\/PBN>\n\n$/,
		/^pre fr "\[Board \\"7\\"\]\\n\[West \\"A & B\\"\]\\n" 16 \d\d true\n$/,
		/^\d+ fixes\n$/,
		/^\d+ \[\s*'Saltmarsh → Paris',.* → Bergen, 7 to 9'\s*\] undefined\n$/s,
		/^2 \[.*\]\n$/s,
		/^\[ '1 "Ann;Sam" 4S S 10 420', '2 "Eve;Kim" 3NT N 8 -50' \]\n$/,
		/^lin true \d+\n$/,
		/^\{ NT: \d+, S: 10, .*\} NS \d+\n\[.*\]\n3 \[ \[ 'OptimumResultTable', .*\] \] 2\n$/s,
		/^\d+ # .*\ngood call\n$/s,
		/^7 4 650\n$/,
		/^nothing came from http:\/\/127\.0\.0\.1:1\/pbn\.wasm: /,
		/^3\n$/,
		/^the file was closed\n$/,
		/^\d\d+\n$/,
		/^true, 1 block, 0 notes\n$/,
		/^1 block, true\n$/,
		/^Anderssen, Adolf – Kieseritzky, Lionel: 45 plies, 1-0\nAnn – Bob: 4 plies, 1\/2-1\/2\nr1bk3r\/p2pBpNp\/n4n2\/1p1NP2P\/6P1\/3P4\/P1P1K3\/q5b1 b - - 1 23\n$/,
		/^1 Casual game\n2 Club evening\n$/,
		/^Ann \[ 2 \]\nBob \[ 1, 0, 1 \]\n$/,
		/^.* tabs.*\n2\. Ke3 is not possible: .*\n\[Event "Club evening"\]\n# .*\n$/,
		/^1\. e4 e5 2\. Nf3 1\/2-1\/2\n2\n$/,
		/^1\. e4 e5 \(1\.\.\. c5 2\. Nf3\) 2\. Nf3 \{best\} 1\/2-1\/2\n1\. e4 e5 2\. Nf3 \$1 \*\n$/,
		/^3:00 \+0\.30 1 e4 e5 Nf3\nN 4\n1\. e4 c5 \(1\.\.\. e5 2\. Sf3\) 2\. Sc3 \*\n$/,
		/^\[ 'a6', 'c6' \] Nc6 true\nlegalMoves: Black has no king in this FEN; each side must have one\.\n$/,
		/^KDTLS true\n$/,
		/^epd 4k3\/8\/8\/8\/8\/8\/8\/4K2R w K - 0 1 bm: e1g1, id: castle\n4k3\/8\/8\/8\/8\/8\/8\/4K2R w K - bm O-O; id "castle";\n$/,
		/^pgn 1\n$/,
		/^Ann – Bob: international, 4 plies, 2-0\nCas – Dee: international, 2 plies, \*\n(line \d+: .*\n)*W:W28,31,33,.*:B1,.*,23\n$/,
		/^move\/space .*\ncapture\/missed .*\n1\. 32-28 19-23 2\. 37-32 \*\n1\. c3-d4 f6-g5 \*\n$/,
		/^28x19 28-19 23\n$/,
		/^A\. Chance: #2 \(4\+2\) Rh1-b1\n(line \d+: .*\n)*sound 1\.Rb1! zz \| .*\n$/,
		/^Ann:8\/7S\/k7\/p7\/8\/8\/Q3K3\/7R:#2:\|Diary\|2026\|:::Rh1-b1:!:\n1\. Rb1 \* statuses\n$/,
		/^4 boards, 0 left out, 0 errors\n$/,
		/^Anderssen-Adolf\.pgn: 1\nKieseritzky-Lionel\.pgn: 1\nAnn\.pgn: 1\nBob\.pgn: 1\n2 C33 King's Gambit.*\n$/,
		/^1 two-movers: A\. Chance, The column\n$/,
		/^6 elo is a number, such as 12 or 7\.5 not-number\nno longer wanted\n$/,
	];
	it("is read in ten minutes, as is the README at the top", () => {
		for (const text of [readme, readFileSync(`${root}README.md`, "utf8")]) assert.ok(text.split("\n").length <= 121, `${text.split("\n").length - 1} lines`);
	});

	it("has no deal with an error", async () => {
		const { load } = await import("../dist/index.js");
		const pbn = await load();
		const pages = blocks("html").filter((block) => block.includes('<pre class="pbn"'));
		assert.ok(pages.length >= 2);
		for (const page of pages) {
			const { gameCount, diagnostics } = await pbn.validate(new TextEncoder().encode(page));
			assert.deepEqual(diagnostics.filter(({ severity }) => severity === "error"), [], page);
			assert.equal(gameCount, 1, page);
		}
		pbn.close();
	});

	it("has no game of chess with an error", async () => {
		const { load } = await import("../dist/pgn.js");
		const pgn = await load();
		const pages = blocks("html").filter((block) => block.includes('<pre class="pgn"'));
		assert.ok(pages.length >= 1);
		for (const page of pages) {
			for (const { text } of await pgn.blocks(page)) {
				const { gameCount, diagnostics } = await pgn.validate(text);
				assert.deepEqual(diagnostics.filter(({ severity }) => severity === "error"), [], page);
				assert.equal(gameCount, 1, page);
			}
		}
		pgn.close();
	});

	it("has a script for each expectation", () => assert.equal(scripts.length, prints.length));
	for (const [at, script] of scripts.entries()) {
		it(`runs: ${script.split("\n").findLast((line) => line !== "")}`, async () => {
			assert.match(await run(script, `script${at}`), prints[at]);
		});
	}

	it("has scripts that compile as TypeScript", () => assert.equal(compileScripts(cwd, join(root, "js/node_modules")), ""));

	it("has a page that works", async () => {
		const [script] = blocks("html").flatMap((block) => /<script type="module">(.*)<\/script>/s.exec(block)?.[1] ?? []);
		globalThis.Worker = WebWorker;
		globalThis.elements = { input: { files: [new Blob([deals])] }, output: {} };
		await run(`const document = { querySelector: (name) => elements[name] };\n${script}\nawait input.onchange();\n(await loading).close();`, "page");
		assert.match(elements.output.textContent, /^3 games, \d+ errors$/);
	});

	it("has a page of chess that works", async () => {
		const [script] = blocks("html").flatMap((block) => /<script type="module">(.*pbnkit\/pgn.*)<\/script>/s.exec(block)?.[1] ?? []);
		globalThis.Worker = WebWorker;
		globalThis.elements = { input: { files: [new Blob([chess])] }, output: {} };
		const local = script.replace("/pbnkit/pgn.js", pathToFileURL(join(root, "js/dist/pgn.js")).href);
		await run(`const document = { querySelector: (name) => elements[name] };\n${local}\nawait input.onchange();\n(await loading).close();`, "chess-page");
		assert.equal(elements.output.textContent, "2 games, the first begins with e4");
	});

	for (const line of blocks("sh").join("").split("\n").filter((line) => line.includes("npx pbnkit"))) {
		it(`runs: ${line}`, () => {
			copyFileSync(join(root, "site/src/example.pbn"), join(cwd, "deals.pbn"));
			const shell = `npx() { shift; ${JSON.stringify(process.execPath)} ${JSON.stringify(cli)} "$@"; }\n${line}`;
			const { status, stdout, stderr } = spawnSync("sh", ["-c", shell], { cwd, encoding: "utf8" });
			assert.ok(status === 0 || status === 1, stderr);
			assert.doesNotMatch(stderr, /^pbn: /m);
			assert.match(line, stdout === "" ? / -o | --in-place | > | --quiet / : /./);
		});
	}

	it("names the commands as pbnkit --help does", () => {
		const help = execFileSync(process.execPath, [cli, "--help"], { encoding: "utf8" });
		for (const [synopsis] of help.matchAll(/^pbnkit \w.*$/gm)) assert.ok(docs.command.includes(`\`${synopsis.replaceAll("|", "\\|")}\``), synopsis);
	});

	it("names every verb and every option", () => {
		const code = [...docs.guide.matchAll(/```.*?```|`[^`\n]+`/gs)].join("\n");
		const { names } = readEntries().find(({ entry }) => entry === "pbnkit");
		const members = names.filter(({ name }) => name === "Pbn" || name.endsWith("Options")).flatMap(({ name, members }) => members.map((member) => [name, member.name]));
		assert.ok(members.length > 60, `${members.length} members`);
		assert.deepEqual(members.filter(([, name]) => !name.startsWith("[") && !new RegExp(`\\b${name}\\b`).test(code)).map((member) => member.join(".")), []);
	});

	it("names every class of errors", () => {
		const classes = readFileSync(join(root, "js/src/host/errors.ts"), "utf8").match(/(?<=export class )\w+/g);
		for (const name of classes) assert.ok(docs.guide.includes(`\`${name}\``), name);
	});
});
