import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { load } from "../../dist/index.js";
import { games as chess } from "../chess.mjs";
import { commandsWith, compileScripts, docs } from "../readme.mjs";
import { runCommands, workspace } from "./workspace.mjs";

const run = promisify(execFile);

const tools = join(import.meta.dirname, "node_modules");
const example = join(import.meta.dirname, "../../../site/src/example.pbn");

/** Asks for the page of a rule, and writes the file that it is given in export format, in base64. */
const script = (entry) => `
import { readFile } from "node:fs/promises";
import { load } from "${entry}";

const pbn = await load();
if (!(await pbn.explain("tag/unknown")).startsWith("# ")) throw new Error("a rule has no page");
const { bytes } = await pbn.export(await readFile(process.argv[2]));
console.log(Buffer.from(bytes).toString("base64"));
`;

describe("in Node, from the tarball", () => {
	let fresh, want;

	before(async () => {
		fresh = workspace();
		const pbn = await load();
		want = Buffer.from((await pbn.export(readFileSync(example))).bytes).toString("base64");
		assert.match(Buffer.from(want, "base64").toString("latin1"), /^% PBN 2\.1\r\n% EXPORT\r\n/);
	});
	after(() => fresh.remove());

	const converts = async (path, cwd) => {
		const { stdout, stderr } = await run(process.execPath, [path, example], { cwd });
		assert.equal(stdout.trim(), want);
		assert.equal(stderr, "");
	};

	for (const entry of ["pbnkit", "pbnkit/inline"]) {
		it(`${entry} converts a file, in whatever working directory`, async () => {
			const path = join(fresh.folder, "convert.mjs");
			writeFileSync(path, script(entry));
			await converts(path, fresh.folder);
			await converts(path, tmpdir());
		});
	}

	/** The programs of a package for each platform, of which there is the one that fits. */
	const platform = (scope) => (existsSync(join(tools, scope)) ? readdirSync(join(tools, scope)).map((name) => join(tools, scope, name)) : [])[0];
	const others = {
		// The package deno names one for each platform, and not every registry has them all.
		Deno: { at: platform("@deno"), command: (at) => [join(at, "deno"), "run", "--quiet", "--no-prompt", "--allow-read"] },
		// The package bun puts its program in place by an install script, and none is run here.
		Bun: { at: platform("@oven"), command: (at) => [join(at, "bin/bun"), "run"] },
	};
	for (const [name, { at, command }] of Object.entries(others)) {
		for (const entry of ["pbnkit", "pbnkit/inline"]) {
			it(`${name} runs ${entry}, also in a worker, and ends by itself`, { skip: at ? false : `npm has no ${name} for this platform here` }, async () => {
				const path = join(fresh.folder, `in-${name}.mjs`);
				const where = script(entry).replace("await load()", "await load({ worker: process.argv[3] === \"worker\" })").replace(/$/, "\npbn.close();\n");
				writeFileSync(path, `import process from "node:process";\n${where}`);
				const [program, ...flags] = command(at);
				for (const place of ["here", "worker"]) {
					const { stdout } = await run(program, [...flags, path, example, place], { cwd: fresh.folder, env: { ...process.env, DENO_NO_UPDATE_CHECK: "1" } });
					assert.equal(stdout.trim(), want);
				}
			});
		}
	}

	describe("the first ten lines of js/docs/chess.md", () => {
		const [first] = /^```js\n(.*?)^```/ms.exec(docs.chess)?.slice(1) ?? [];
		const node = { at: process.execPath, command: (at) => [at] };
		for (const [name, { at, command }] of Object.entries({ Node: node, ...others })) {
			it(`run in ${name}`, { skip: at ? false : `npm has no ${name} for this platform here` }, async () => {
				writeFileSync(join(fresh.folder, "first.mjs"), first);
				writeFileSync(join(fresh.folder, "games.pgn"), chess);
				const [program, ...flags] = command(at);
				const { stdout } = await run(program, [...flags, "first.mjs"], { cwd: fresh.folder, env: { ...process.env, DENO_NO_UPDATE_CHECK: "1" } });
				assert.match(stdout, /^Anderssen, Adolf – Kieseritzky, Lionel: 45 plies, 1-0\nAnn – Bob: 4 plies, 1\/2-1\/2\nr1bk3r\//);
			});
		}
	});

	/** A folder for a program that is given files. */
	const folderOf = (name, files) => {
		const folder = join(fresh.folder, name);
		for (const [path, text] of Object.entries(files)) {
			mkdirSync(join(folder, path, ".."), { recursive: true });
			writeFileSync(join(folder, path), text);
		}
		return folder;
	};
	/** What a program of apps/ writes, and its exit status. */
	const runs = (name, ...args) =>
		run(process.execPath, [join(fresh.folder, name), ...args], { cwd: tmpdir() }).then((done) => ({ code: 0, ...done }), (error) => error);

	it("a club's nightly job mends and exports a folder, a thread for each core", async () => {
		const files = { "b.pbn": readFileSync(example), "a.pbn": '[Event "a\tb"]\n[Board "7"]\n', "c.pbn": '[Board "x"]\n', "readme.txt": "none" };
		for (let at = 0; at < 20; at++) files[`more-${at}.pbn`] = `[Board "${at + 1}"]\n`;
		const to = join(fresh.folder, "nightly-out");
		const { code, stdout, stderr } = await runs("nightly.mjs", folderOf("nightly", files), to);
		assert.deepEqual([code, stderr], [1, ""]);
		assert.match(stdout, /^a\.pbn: 1 games, 1 mended, 0 errors\nb\.pbn: 3 games, .*\nc\.pbn: 1 games, 0 mended, 1 errors\n/);
		assert.equal(stdout.trim().split("\n").length, 23);
		assert.match(readFileSync(join(to, "a.pbn"), "latin1"), /^% PBN 2\.1\r\n% EXPORT\r\n.*\[Event "a b"\]/s);
		const summary = JSON.parse(readFileSync(join(to, "summary.json"), "utf8"));
		assert.deepEqual(summary["more-4.pbn"], { games: 1, mended: 0, errors: 0, boards: [{ board: "5" }] });
		assert.equal(summary["b.pbn"].boards[0].contract, "4S");
	});

	it("a step of a static site's build draws the deals of its pages, and fails where one is wrong", async () => {
		const article = '<!doctype html><title>A</title>\n<pre class="pbn">\n[Board "7"]\n[Deal "N:KT74.A63.K852.94 - - -"]\n</pre>\n';
		const from = folderOf("content", { "index.html": article, "2026/night.pbn": readFileSync(example), "2026/more.html": '<pbn data-src="night.pbn"></pbn>', "about.html": "<p>No deal.</p>\n", "a.css": "p {}" });
		const to = join(fresh.folder, "built");
		const first = await runs("build-step.mjs", from, to);
		assert.deepEqual([first.code, first.stderr], [0, ""], first.stderr);
		assert.match(first.stdout, /^index\.html: 1 deals$/m);
		assert.match(readFileSync(join(to, "index.html"), "utf8"), /<div class="pbn-block".*Board 7/s);
		assert.match(readFileSync(join(to, "2026/night.html"), "utf8"), /^<!DOCTYPE html>.*Board 7/s);
		assert.match(readFileSync(join(to, "2026/more.html"), "utf8"), /<div class="pbn-block"/);
		assert.deepEqual(readFileSync(join(to, "style.css")), readFileSync(join(fresh.folder, "node_modules/pbnkit/dist/style.css")));
		assert.equal(readFileSync(join(to, "a.css"), "utf8"), "p {}");
		writeFileSync(join(from, "wrong.html"), '<PBN>\n[Board "7"]\n[Dealer "Q"]\n</PBN>\n');
		const second = await runs("build-step.mjs", from, to);
		assert.equal(second.code, 1);
		assert.match(second.stderr, /^wrong\.html:3: .*Q/);
	});

	for (const name of ["pbnkit", "pbn"]) {
		it(`the command ${name} converts a file`, async () => {
			const { stdout, stderr } = await run(join(fresh.folder, "node_modules/.bin", name), ["export", example], { cwd: tmpdir(), encoding: "buffer" });
			assert.equal(stdout.toString("base64"), want);
			assert.match(stderr.toString(), /example\.pbn: 3 games, 0 errors/);
		});
	}

	it("pbnkit/render makes a page, without any Preact but its own", async () => {
		const path = join(fresh.folder, "render.mjs");
		writeFileSync(
			path,
			`import { readFile } from "node:fs/promises";
import { load } from "pbnkit";
import { renderPage } from "pbnkit/render";

const pbn = await load();
process.stdout.write(renderPage(await pbn.parse(await readFile(process.argv[2]))));
`,
		);
		const { stdout } = await run(process.execPath, [path, example], { cwd: tmpdir() });
		assert.match(stdout, /^<!DOCTYPE html>.*Board 7.*<\/html>\n$/s);
		const text = readFileSync(join(fresh.folder, "node_modules/pbnkit/dist/render.js"), "utf8");
		assert.doesNotMatch(text, /from ?"preact/);
		assert.match(text, /^\/\*!\npreact\n\nThe MIT License/);
	});

	it("the words of a language are an entry of their own", async () => {
		const path = join(fresh.folder, "words.mjs");
		writeFileSync(path, 'import { fr } from "pbnkit/language/fr";\nimport { usePlay } from "pbnkit/viewer";\nconsole.log(fr.seats.W, typeof usePlay);\n');
		assert.equal((await run(process.execPath, [path])).stdout, "Ouest function\n");
	});

	/** Bundles an app as js/docs/recipes.md says. */
	const bundle = (app, lines) => {
		writeFileSync(join(fresh.folder, "convert.js"), app);
		runCommands(fresh.folder, lines);
		return join(fresh.folder, "out");
	};

	it("a bundle converts a file, with pbn.wasm and rules.txt beside it", async () => {
		const lines = commandsWith("--platform=node --format=esm");
		const out = bundle(script("pbnkit"), lines);
		await converts(join(out, "convert.mjs"), tmpdir());
		rmSync(join(out, "rules.txt"));
		await assert.rejects(converts(join(out, "convert.mjs"), tmpdir()), /PbnLoadError: .*out\/rules\.txt.* is rules\.txt beside the script\?/);
		rmSync(join(out, "pbn.wasm"));
		await assert.rejects(converts(join(out, "convert.mjs"), tmpdir()), /PbnLoadError: .*out\/pbn\.wasm/);
	});

	it("a bundle in CommonJS converts a file with pbnkit/inline, and says so where it cannot", async () => {
		// CommonJS has no await outside of functions.
		const inFunction = (entry) => script(entry).replace(/^const pbn[^]*/m, (body) => `(async () => {\n${body}})();\n`);
		const lines = commandsWith("--platform=node --format=cjs");
		await converts(join(bundle(inFunction("pbnkit/inline"), lines), "convert.cjs"), tmpdir());
		const out = bundle(inFunction("pbnkit"), lines.replace("--bundle", "--bundle --log-level=error"));
		await assert.rejects(converts(join(out, "convert.cjs"), tmpdir()), /PbnLoadError: .*import "pbnkit\/inline" in a bundle in CommonJS/);
	});

	it("the scripts of its README and docs compile as TypeScript", () => assert.equal(compileScripts(fresh.folder, tools), ""));

	const usesOfChess = `import { load as loadChess, type Pgn, type PgnGame, type PgnMove } from "pbnkit/pgn";
import { boardAt, moveText } from "pbnkit/pgn/game";
import { open } from "pbnkit/any";
export async function chess(source: Uint8Array): Promise<[PgnGame[], string | undefined]> {
	const pgn: Pgn = await loadChess({ worker: false });
	const { games } = await pgn.parse(source);
	const move: PgnMove | undefined = games[0]?.moves[0];
	for await (const { tags } of pgn.games(source, { moves: false })) tags.map(({ name }) => name);
	const opened = await open(source);
	if (opened.notation === "pgn") await opened.client.fen(games[0]!);
	else await opened.client.validate(source);
	return [games, move && boardAt(games[0]!, move)?.e4 && moveText(games[0]!)];
}
// @ts-expect-error Not anything goes: the types are no any.
await loadChess({ worker: "yes" });
`;
	const uses = `${usesOfChess}import { load, type Exported, type Game, type Pbn } from "pbnkit";
import { load as loadInline, PbnLoadError } from "pbnkit/inline";
import { prerender, renderPage } from "pbnkit/render";

const loads: ((options: { worker: boolean }) => Promise<Pbn>)[] = [load, loadInline];
export async function first(source: Uint8Array): Promise<[Exported, Game | undefined]> {
	const pbn = await loads[0]!({ worker: false }).catch((error) => Promise.reject(error instanceof PbnLoadError ? error.url : error));
	return [await pbn.export(source), (await pbn.parse(source)).games[0]];
}
export const pages = async (pbn: Pbn, source: Uint8Array): Promise<[string, number]> => [
	renderPage(await pbn.parse(source), { boardsPerPage: 2, settings: { ten: "T" } }),
	(await prerender(pbn, source, { read: async () => undefined })).blocks,
];
export async function rules(): Promise<number> {
	await using pbn = await load();
	using other = await load();
	return (await pbn.rules()).length + (await other.rules()).length;
}
// @ts-expect-error Not anything goes: the types are no any.
await load({ worker: "yes" });
`;
	const draws = `import { type Shown, type UpgradeOptions, upgrade } from "pbnkit/auto";
import { fr } from "pbnkit/language/fr";
import wasm from "pbnkit/pbn.wasm";
import "pbnkit/style.css";
import { DealDiagram, GamesView, type PlayState, Stepper, usePlay } from "pbnkit/viewer";
export const loaded: Promise<Pbn> = load({ wasm });
export function Play({ game }: { game: Game }) {
	const play: PlayState | undefined = usePlay(game);
	return play ? Stepper({ game, play }) : null;
}
export const french = (games: Game[]) => GamesView({ games, words: fr });
// @ts-expect-error There are no words of that.
await import("pbnkit/language/tlh");
const options: UpgradeOptions = { lazy: true, settings: { suits: "4" }, lang: { board: "Donne {board}" } };
export const shown: Promise<Shown[]> = upgrade(document.body, options);
export const list = (games: Game[]) => GamesView({ games, settings: { games: "list" } });
// @ts-expect-error The same.
await upgrade("body");
export const drawn = (game: Game) => DealDiagram({ game });
// @ts-expect-error The same.
DealDiagram({ game: 7 });
`;
	const page = ["--lib", "es2022,dom,dom.iterable", "--types", ""];
	const compilations = {
		"for a bundler": [uses + draws, "--module", "esnext", "--moduleResolution", "bundler", ...page],
		"as Node resolves": [uses + draws, "--module", "nodenext", ...page],
		"without the DOM": [uses, "--module", "nodenext", "--lib", "es2022", "--types", "node", "--typeRoots", join(tools, "@types")],
	};
	for (const [name, [source, ...options]] of Object.entries(compilations)) {
		it(`the types are found and hold ${name}`, async () => {
			writeFileSync(join(fresh.folder, "typed.ts"), source);
			const tsc = [join(tools, "typescript/bin/tsc"), "--ignoreConfig", "--noEmit", "--strict", "--target", "es2022"];
			const { stdout } = await run(process.execPath, [...tsc, ...options, "typed.ts"], { cwd: fresh.folder }).catch((error) => error);
			assert.equal(stdout, "");
		});
	}
});
