// The pages of the site: what differs between them, and what they have in common.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { basePolicy, otherHosts, ownHost } from "./build/headers.mjs";
import { aheadOfFrame, look } from "./build/look.mjs";

/** What shows a board, beside the script that asks for it; and what one that is more than a deal is read and shown with. */
const shows = ["auto-view.js", "auto-core.js", "auto-settings.js", "auto-picker.js"];
const reads = ["read.wasm", "auto-read.js", "auto-play.js"];

const pages = [
	{
		file: "index.html",
		label: "open",
		titled: "bridge.page.title",
		uses: "pbn",
		description: "Read, check and repair bridge files in Portable Bridge Notation (PBN), on your own computer.",
		styles: ["converter.css"],
		first: "start.js",
		// What the page of files needs, or the board of a link, is fetched ahead: src/frame/ahead.ts.
		ahead: {
			files: ["app.js"],
			pbn: ["link.js", ...shows],
			pbnmore: reads,
		},
		// A file may be loaded from another site, when the reader says so: ?src=.
		connects: otherHosts,
	},
	{
		file: "chess/index.html",
		from: "chess.html",
		room: "chess",
		label: "open",
		titled: "chess.page.title",
		uses: "pgn",
		description: "Read, check and repair chess games in Portable Game Notation (PGN), on your own computer.",
		styles: ["converter.css", "chess.css"],
		first: "chess-start.js",
		ahead: { files: ["chess.js"], pgn: ["chess-link.js", "pgnread.wasm"] },
		connects: otherHosts,
	},
	{
		file: "draughts/index.html",
		from: "draughts.html",
		room: "draughts",
		label: "open",
		titled: "draughts.page.title",
		uses: "pdn",
		description: "Read, check and repair draughts games in Portable Draughts Notation (PDN), on your own computer.",
		styles: ["converter.css", "draughts.css"],
		first: "draughts-start.js",
		ahead: { files: ["draughts.js"], pdn: ["draughts-link.js", "pdnread.wasm"] },
		connects: otherHosts,
	},
	{
		file: "problems/index.html",
		from: "problems.html",
		room: "problems",
		label: "open",
		titled: "problems.page.title",
		uses: "pbi",
		description: "Read, check, repair and solve chess problems in PBI, on your own computer.",
		styles: ["converter.css", "problems.css"],
		first: "problems-start.js",
		ahead: { files: ["problems.js"], pbi: ["problems-link.js", "auto-pbi.js"] },
		connects: otherHosts,
	},
	{
		file: "articles.html",
		label: "examples",
		titled: "examples",
		uses: "pbn",
		description: "Seven ways to show a bridge deal in an article, from a lead problem to a whole deal with its play, each ready to be copied.",
		styles: ["style.css", "articles.css"],
		script: "auto.js",
		also: "gallery.js",
	},
	{
		file: "publish.html",
		label: "publish",
		titled: "publish",
		uses: "pbn",
		description: "Set how a bridge deal is shown in your article, and copy the HTML for it.",
		styles: ["style.css", "publish-page.css"],
		script: "publish.js",
		// The preview says why a deal cannot be shown.
		html: " data-pbn-debug",
		// It tries the address that pages will load pbnkit from.
		connects: otherHosts,
	},
	{
		file: "chess/articles.html",
		room: "chess",
		label: "examples",
		titled: "chessArticles.titles.examples",
		description: "Seven ways to show a chess game or a position in an article, from a quiz to a game with comments and arrows, each ready to be copied.",
		styles: ["pgn.css", "articles.css"],
		script: "auto.js",
		also: "chess-gallery.js",
	},
	{
		file: "chess/publish.html",
		from: "chess-publish.html",
		room: "chess",
		label: "publish",
		titled: "chessArticles.titles.publish",
		description: "Set how a chess game or a position is shown in your article, and copy the HTML for it.",
		styles: ["pgn.css", "chess-publish-page.css"],
		script: "chess-publish.js",
		html: " data-pbn-debug",
		connects: otherHosts,
	},
	{
		file: "draughts/articles.html",
		room: "draughts",
		label: "examples",
		titled: "draughtsArticles.titles.examples",
		description: "Seven ways to show a draughts game or a position in an article, from a quiz to a game with comments and variations, each ready to be copied.",
		styles: ["pdn.css", "articles.css"],
		script: "auto.js",
		also: "draughts-gallery.js",
	},
	{
		file: "draughts/publish.html",
		from: "draughts-publish.html",
		room: "draughts",
		label: "publish",
		titled: "draughtsArticles.titles.publish",
		description: "Set how a draughts game or a position is shown in your article, and copy the HTML for it.",
		styles: ["pdn.css", "draughts-publish-page.css"],
		script: "draughts-publish.js",
		html: " data-pbn-debug",
		connects: otherHosts,
	},
	{
		file: "problems/articles.html",
		room: "problems",
		label: "examples",
		titled: "problemsArticles.titles.examples",
		description: "Five ways to show a chess problem in an article, from a puzzle with a hidden solution to diagrams for a solving competition, each ready to be copied.",
		styles: ["pbi.css", "articles.css"],
		script: "auto.js",
		also: "problems-gallery.js",
	},
	{
		file: "problems/publish.html",
		from: "problems-publish.html",
		room: "problems",
		label: "publish",
		titled: "problemsArticles.titles.publish",
		description: "Set how a chess problem is shown in your article, and copy the HTML for it.",
		styles: ["pbi.css", "problems-publish-page.css"],
		script: "problems-publish.js",
		html: " data-pbn-debug",
		connects: otherHosts,
	},
	{
		file: "embed.html",
		titled: "embed",
		description: "A bridge deal for a frame in another page.",
		styles: ["style.css", "embed-page.css"],
		script: "embed.js",
		ahead: { pbn: shows, pbnmore: reads, pgn: ["chess.css", "chess-frame.js", "pgnread.wasm"], pdn: ["draughts.css", "draughts-frame.js", "pdnread.wasm"], pbi: ["problems.css", "problems-frame.js", "auto-pbi.js"] },
		frame: "bare.html",
	},
	{
		file: "developers.html",
		label: "developers",
		titled: "developers",
		description: "Install pbnkit, read and check bridge files in ten lines, and ask the same over HTTP.",
		styles: ["text.css"],
		script: "frame.js",
	},
	{
		file: "how-to.html",
		titled: "howTo",
		description: "How to print hand records, merge files, share a board, fill in par, and deliver a file to a federation.",
		styles: ["text.css"],
		script: "frame.js",
	},
	{
		file: "help.html",
		titled: "help",
		description: "What to try when the page does not load, or a bridge file does not look right.",
		styles: ["text.css"],
		script: "frame.js",
	},
	{
		file: "404.html",
		titled: "missing",
		description: "There is nothing at this address.",
		styles: ["text.css"],
	},
];

/**
 * All pages as HTML, by the names of their files.
 *
 * @param {object} of
 * @param {string} of.folder with page.html, what else pages are in, and the body of each page that has none
 * @param {Record<string, string>} of.bodies those that are made, by the names of their pages
 * @param {Record<string, string>} of.values what is the same on each page: {version}, {kit}, the folder of the package, and {card}, the picture
 * @param {Record<string, object>} of.tables the site's words, by the tags of the languages
 * @param {{ file: string, label?: string, partOf?: string, title?: string, titled?: string, description: string, styles: string[], script?: string, uses?: string,
 * also?: string, first?: string, modules?: Record<string, string>, html?: string, body: string }[]} more pages, in folders too; the navigation
 * names those with a label, which is a word of `nav`; a page is `titled` by a word of `titles`, or has a title in English only, and `uses` the
 * room whose files are kept from then on
 * @returns {Record<string, string>}
 */
export function htmlOfPages({ folder, bodies, values, tables }, more = []) {
	const words = tables.en;
	const read = (name) => readFileSync(join(folder, name), "utf8");
	const body = ({ file, from = file, body }) => body ?? bodies[file] ?? filled(read(from), { ...values, ...flat(words), ...inAllLanguages(tables) });
	const all = [...pages, ...more];
	const order = ["open", "examples", "publish", "rules", "developers"];
	const named = all.filter(({ label }) => label).sort((a, b) => order.indexOf(a.label) - order.indexOf(b.label));
	return Object.fromEntries(all.map((page) => [page.file, inFrame({ frame: read(page.frame ?? "page.html"), choices: read("choices.html"), values, words }, page, named, body(page))]));
}

function inFrame({ frame, choices, values, words }, page, named, body) {
	// Relative, so that the site works from any path.
	const root = "../".repeat(page.file.split("/").length - 1);
	const hasChoices = !page.frame;
	const scripts = [page.script, page.also, ...(page.script || page.first ? ["install.js"] : []), ...(hasChoices ? ["frame.js"] : [])];
	const room = rooms[page.room ?? "bridge"];
	const parts = {
		connects: ownHost,
		...values,
		...room,
		card: values[room.card].replace("{root}", root),
		...page,
		html: `${page.uses ? ` data-uses="${page.uses}"` : ""}${page.html ?? ""}`,
		title: escaped(page.titled ? wordAt(words, titlePath(page)) : page.title),
		titleSays: page.titled ? ` data-say="${titlePath(page)}"` : "",
		description: escaped(page.description),
		root,
		basePolicy,
		look,
		aheadOfFrame,
		choices: hasChoices ? filled(choices, values) : "",
		ahead: Object.entries(page.ahead ?? {})
			.map(([name, files]) => ` data-${name}="${files.map((file) => root + file).join(" ")}"`)
			.join(""),
		head: [
			// Before all scripts: over HTTP/1.1 a browser opens six connections, and nothing is painted without the styles.
			...page.styles.map((name) => `<link rel="stylesheet" href="${root}${name}">`),
			// It waits for nothing, not even for styles.
			...(page.first ? [`<script type="module" async src="${root}${page.first}"></script>`] : []),
			...(page.script || page.first ? [`<script defer src="${root}oldest.js"></script>`] : []),
			...[...new Set(scripts)].filter(Boolean).map((name) => `<script type="module" src="${root}${name}"></script>`),
		]
			.map((line) => `\t\t${line}`)
			.join("\n"),
		links: linksOf(page, named)
			.map(({ file, label }) => `\t\t\t<a href="${root}${file}"${current(file, page)} data-say="nav.${label}">${words.nav[label]}</a>`)
			.join("\n"),
		body,
	};
	return filled(frame, parts);
}

/** What differs between the pages of a game and those of another. */
const rooms = {
	bridge: { home: "index.html", icon: "", manifest: "manifest.webmanifest", signs: "♠︎ ♥︎ ♦︎ ♣︎", card: "card", cardAlt: "A bridge deal: four hands around a card table" },
	chess: { home: "chess/index.html", icon: "chess-", manifest: "chess.webmanifest", signs: "♔︎♕︎♖︎♗︎♘︎", card: "chessCard", cardAlt: "A chessboard with a game on it" },
	draughts: { home: "draughts/index.html", icon: "draughts-", manifest: "draughts.webmanifest", signs: "⛀︎ ⛁︎ ⛂︎ ⛃︎", card: "draughtsCard", cardAlt: "A draughtsboard with a game on it" },
	problems: { home: "problems/index.html", icon: "problems-", manifest: "problems.webmanifest", signs: "♔︎♕︎♘︎ #2", card: "problemsCard", cardAlt: "The diagram of a chess problem" },
};

/** The word that a page has as its title. */
const titlePath = ({ titled }) => (titled.includes(".") ? titled : `titles.${titled}`);

const wordAt = (words, path) => path.split(".").reduce((found, name) => found[name], words);

/** The pages of the navigation: those of the page's room, and those that are of no game. */
function linksOf({ room }, named) {
	const own = new Map(named.filter((page) => page.room === room).map((page) => [page.label, page]));
	return named.filter((page) => page.room === undefined).flatMap((page) => own.get(page.label) ?? (room && page.uses ? [] : page));
}

const filled = (text, values) => text.replace(/\{([\w.]+)\}/g, (place, name) => values[name] ?? place);

/** Words by their paths, as text of HTML. */
function flat(words, path = "") {
	return Object.fromEntries(
		Object.entries(words).flatMap(([name, word]) => (typeof word === "string" ? [[path + name, escaped(word)]] : Object.entries(flat(word, `${path}${name}.`)))),
	);
}

/** What is said where no script runs, and so no language can be chosen. */
function inAllLanguages(tables) {
	const paragraph = (name) => ([tag, { noScript }]) => `<p lang="${tag}">${escaped(noScript[name])}</p>`;
	return Object.fromEntries(Object.keys(tables.en.noScript).map((name) => [`noScript.${name}`, Object.entries(tables).map(paragraph(name)).join("\n")]));
}

function current(file, page) {
	if (file === page.file) return ' aria-current="page"';
	return file === page.partOf ? ' aria-current="true"' : "";
}

const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
