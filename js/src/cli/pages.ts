// The HTML of the commands render and prerender, which core/cmd/pbn/pages_js.go has.
import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { reasons } from "../../../core/cmd/line/words.json";
import type { Encoding, Game } from "../pbn/types.js";
import { Page } from "../render/page.js";
import type { PrerenderedChess } from "../render/prerender-chess.js";
import type { PrerenderedDraughts } from "../render/prerender-draughts.js";
import type { PrerenderedProblems } from "../render/prerender-problems.js";
import { prerender as prerendered, type PrerenderOptions } from "../render/prerender.js";
import { count } from "../report/report.js";
import { printable } from "../report/safe.js";
import { chosenGames } from "../viewer/block/boards.js";
import { settingsFrom } from "../viewer/block/settings-from.js";
import { languageTags, wordsOf } from "../viewer/language/languages.js";

/** The options that were given, by their names, and the name of a file. */
type Given = Readonly<Record<string, string | undefined>>;

/** The options that are the data-* attributes of their names, and have the values of those: the viewer reads them. */
const settings = ["show", "view", "board", "hidden", "suits", "ten", "first-seat", "rotate", "at", "links", "heading-level"];

/** The settings that were given, as attributes of a block. */
function attributesOf(given: Given): Record<string, string> {
	return Object.fromEntries(settings.flatMap((name) => (given[name] === undefined ? [] : [[`data-${name}`, given[name]]])));
}

/** What is wrong with the settings. */
export function problem(given: Given): string | undefined {
	let found: string | undefined;
	settingsFrom(attributesOf(given), (message) => {
		found ??= message.replace("data-", "--").replace(/\.$/, "");
	});
	return found;
}

/** The languages that there are, where the one that was given is not one of them. */
export function otherLanguages({ lang }: Given): string | undefined {
	return lang === undefined || wordsOf(lang) ? undefined : languageTags.join(", ");
}

/** Makes a page of games, each of which is a line of JSON. They are listed before they are shown. */
export function page(given: Given) {
	const boards = given["boards-per-page"];
	const chosen = settingsFrom(attributesOf(given), () => undefined);
	const page = new Page({ lang: given["lang"], title: given["title"], fileName: given["file-name"], boardsPerPage: boards === undefined ? undefined : (Number(boards) as 1), settings: chosen });
	const games = (lines: string) => chosenGames(lines.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Game])), chosen.boards);
	return {
		list: (lines: string) => games(lines).forEach((game) => page.add(game)),
		get isEmpty() {
			return page.isEmpty;
		},
		start: () => [...page.start()].join(""),
		show: (lines: string) => games(lines).map((game) => page.game(game)).join(""),
		end: () => page.end(),
	};
}

/** Replaces the blocks in an article. */
export async function prerender(article: Uint8Array, path: string, given: Given): Promise<object> {
	const { load } = await import("../index.js");
	const pbn = await load();
	const options: PrerenderOptions = {
		lang: given["lang"],
		attributes: attributesOf(given),
		sourceEncoding: given["source-encoding"] as Encoding | undefined,
		read: (address) => readBeside(path, address),
	};
	const deals = await prerendered(pbn, article, options);
	pbn.close();
	const text = new TextDecoder("latin1").decode(article).replaceAll("\0", "");
	// The settings that a command can have are those of bridge.
	const { attributes: _, ...ofAll } = options;
	let { bytes } = deals;
	const played: PrerenderedGames[] = [];
	for (const { words, replace } of games) {
		if (!words.test(text)) continue;
		const made = await replace(bytes, ofAll);
		bytes = made.bytes;
		played.push(made);
	}
	// That a game has no tags, and the like, is as it should be in an article.
	const told = played.flatMap(({ findings }) => findings.filter(({ diagnostic: { severity } }) => severity !== "info"));
	const found = told.map(({ block, span, diagnostic: { rule, severity, message, span: { start } } }) => ({ block, span, severity, message: `line ${start.line}: ${message} [${rule}]` }));
	const blocks = played.reduce((sum, { blocks }) => sum + blocks, deals.blocks);
	const notes = [...deals.notes, ...played.flatMap(({ notes }) => notes), ...found];
	const shown = given["quiet"] ? notes.filter(({ severity }) => severity === "error") : notes;
	const lines = shown.map(({ block, span: { start }, severity, message }) => `${path}:${start.line}:${start.column}: ${severity}: block ${block}: ${message}`);
	return {
		bytes,
		isPlain: blocks + notes.length === 0,
		hasDeals: deals.blocks + deals.notes.length > 0,
		hasNotes: shown.length > 0,
		notes: [...lines, `${path}: ${count(blocks, "block")} replaced`].map((text) => `${printable(text)}\n`).join(""),
		isWrong: notes.some(({ severity }) => severity === "error"),
	};
}

/** What becomes of the blocks of another notation than those of bridge. */
type PrerenderedGames = PrerenderedChess | PrerenderedDraughts | PrerenderedProblems;

/** What replaces the games, positions and problems of each notation, and a word that one of their containers has: where there is none, nothing of it is loaded. */
const games: readonly { words: RegExp; replace(article: Uint8Array, options: PrerenderOptions): Promise<PrerenderedGames> }[] = [
	{
		words: /pgn|fen/i,
		async replace(article, options) {
			const [{ load }, { prerenderChess }] = await Promise.all([import("../pgn/index.js"), import("../render/chess.js")]);
			return closing(await load(), (pgn) => prerenderChess(pgn, article, options));
		},
	},
	{
		words: /pdn/i,
		async replace(article, options) {
			const [{ load }, { prerenderDraughts }] = await Promise.all([import("../pdn/index.js"), import("../render/draughts.js")]);
			return closing(await load(), (pdn) => prerenderDraughts(pdn, article, options));
		},
	},
	{
		words: /pbi/i,
		async replace(article, options) {
			const [{ load }, { prerenderProblems }] = await Promise.all([import("../pbi/index.js"), import("../render/problems.js")]);
			return closing(await load(), (pbi) => prerenderProblems(pbi, article, options));
		},
	},
];

async function closing<Kit extends { close(): void }, Made>(kit: Kit, use: (kit: Kit) => Promise<Made>): Promise<Made> {
	try {
		return await use(kit);
	} finally {
		kit.close();
	}
}

/** A file whose address is relative to the article; undefined for any other address. */
async function readBeside(article: string, address: string): Promise<Uint8Array | undefined> {
	if (/^[a-z][a-z\d+.-]*:|^[/\\]/i.test(address)) return undefined;
	const path = join(article === "-" ? "." : dirname(article), decodeURIComponent(address.replace(/[?#].*$/s, "")));
	try {
		// What is not a file, such as a device, may have no end.
		if (!(await stat(path)).isFile()) throw new Error("this is not a file");
		return await readFile(path);
	} catch (cause) {
		const { code = "", message } = cause as NodeJS.ErrnoException;
		throw new Error((reasons as Record<string, string>)[code] ?? message, { cause });
	}
}
