// The reference as Markdown: what the package has in dist/docs, and the site as pages.

/**
 * @typedef {import("./read.mjs").Entry} Entry
 * @typedef {import("./read.mjs").Named} Named
 *
 * @typedef {object} Page
 * @property {string} file "reference/viewer.md"
 * @property {string} title
 * @property {string} text
 * @property {{ name: string, kind: string, anchor: string }[]} names what can be looked up on it
 */

/** What the pages of an entry are about; an entry that has none here has one page. */
const about = {
	pbnkit: "What loads the module, its verbs, and the errors that they reject with.",
	"pbnkit/options": "What the verbs take: options, sources, and games and edits that a script makes.",
	"pbnkit/types": "What the verbs give: games, and what was found in a file.",
	"pbnkit/game": "What programs ask of games: tags, hands, tables, scores, comparisons, other notations. A few kB, without the module.",
	"pbnkit/recognize": "What a file is, bridge or not, by its first 4 KiB and its name, and what to call it. 3 kB, without the module.",
	"pbnkit/pgn": "Chess: what loads the module that reads, checks and mends PGN, its verbs, and what they take and give. Errors, sources, places in a file, fixes and `LoadOptions` are those of `pbnkit`, and are exported here, too; the errors are named `PgnError` and so on.",
	"pbnkit/pgn/read": "Chess: what loads a module that only reads PGN. Its client has the verbs of `PgnReader`, which are told with `pbnkit/pgn`.",
	"pbnkit/pgn/game": "What programs ask of chess games: lines, boards, clocks, moves as text. 2 kB, without the module.",
	"pbnkit/pgn/board": "A board of chess as SVG: text that is a file of its own, or a part of a page. 4 kB, without the module and without Preact.",
	"pbnkit/pgn/viewer": "Components that show games of chess, for [Preact](https://preactjs.com). Their style is `pbnkit/pgn.css`.",
	"pbnkit/pdn": "Draughts: what loads the module that reads, checks and mends PDN, its verbs, and what they take and give. Errors, sources, places in a file, fixes and `LoadOptions` are those of `pbnkit`, and are exported here, too; the errors are named `PdnError` and so on.",
	"pbnkit/pdn/read": "Draughts: what loads a module that only reads PDN. Its client has the verbs of `PdnReader`, which are told with `pbnkit/pdn`.",
	"pbnkit/pdn/board": "A board of draughts as SVG, of thirteen variants: text that is a file of its own, or a part of a page. 4 kB, without a module and without Preact.",
	"pbnkit/pdn/game": "What programs ask of games of draughts: variants, tags, results, marks, moves as text. 2 kB, without a module.",
	"pbnkit/pbi": "Chess problems: what loads the module that reads, checks, mends and converts PBI, its verbs, and what they take and give. Errors, sources, places in a file, fixes and `LoadOptions` are those of `pbnkit`, and are exported here, too; the errors are named `PbiError` and so on.",
	"pbnkit/pbi/solve": "Chess problems: the solver, which proves whether a problem is sound. Its module, `solve.wasm`, is loaded by the first call.",
	"pbnkit/pbi/board": "The diagram of a chess problem as SVG, as magazines print it: text that is a file of its own, or a part of a page. 3 kB, without a module and without Preact.",
	"pbnkit/pbi/viewer": "Components that show chess problems, for [Preact](https://preactjs.com). Their style is `pbnkit/pbi.css`. They take problems as objects.",
	"pbnkit/pdn/viewer": "Components that show games of draughts, for [Preact](https://preactjs.com). Their style is `pbnkit/pdn.css`. They take games as objects.",
	"pbnkit/desk": "The desk of bridge: what chooses, sorts, joins, numbers, turns, divides and counts the games of files, and what the desks of chess, draughts and problems have, too. Sources, errors and `LoadOptions` are those of `pbnkit`; the errors are named `DeskError` and so on.",
	"pbnkit/pgn/desk": "The desk of chess: what loads it. Its client has the verbs of `PgnDesk`, which are told with `pbnkit/desk`.",
	"pbnkit/pdn/desk": "The desk of draughts: what loads it. Its client has the verbs of `Desk`, which are told with `pbnkit/desk`.",
	"pbnkit/pbi/desk": "The desk of chess problems: what loads it. Its client has the verbs of `PbiDesk`, which are told with `pbnkit/desk`.",
	"pbnkit/any": "Any file of games: what it is, and the client of its notation. Its entry and its module are loaded when they are needed.",
	"pbnkit/viewer": "Components that show games, for [Preact](https://preactjs.com), and what belongs to them. Their style is `pbnkit/style.css`.",
	"pbnkit/render": "HTML as text, for pages without a script. Preact and the styles are inside.",
	"pbnkit/report": "What was found in a file, as the shell command prints it.",
	"pbnkit/auto": "The script for articles: blocks of PBN on a page become deals. Importing it shows those that the page has; the examples run after that, when the event `pbn-ready` has come.",
	"pbnkit/pgn/language": "The words of the viewer of chess, an entry for each language, with the letters of its men and the meanings of glyphs.",
	"pbnkit/pbi/language": "The words of diagrams of problems, an entry for each language, with the letters of its men.",
	"pbnkit/pdn/language": "The words of the viewer of draughts, an entry for each language, with the names of its pieces and variants.",
	"pbnkit/language": "The words of the viewer, an entry for each language.",
};

const beginning = `The examples go on with \`pbn\`, \`source\`, \`games\` and \`game\`:

\`\`\`js
import { readFile } from "node:fs/promises";
import { load } from "pbnkit";

const pbn = await load();
const source = await readFile("deals.pbn");
const { games } = await pbn.parse(source);
const [game] = games;
\`\`\``;

/** The same for another notation. */
const beginningOf = (name) => beginning.replace("`pbn`", `\`${name}\``).replaceAll("pbn", name).replace(`"${name}kit"`, `"pbnkit/${name}"`).replace(`deals.${name}`, `games.${name}`);

/** The same for problems, which files have in place of games. */
const ofProblems = beginningOf("pbi").replaceAll("games", "problems").replaceAll("game", "problem");

/** What the examples of a page go on with. */
function beginningFor(title) {
	if (title === "pbnkit/auto" || /^pbnkit\/p[bd][in]\/|\/desk$/.test(title)) return "";
	const [, name] = /^pbnkit\/(p[dg]n|pbi)/.exec(title) ?? [];
	if (name === "pbi") return ofProblems;
	return name ? beginningOf(name) : beginning;
}

/**
 * The pages, the one with all names first.
 *
 * @param {Entry[]} entries
 * @returns {Page[]}
 */
export function referencePages(entries) {
	const pages = entries.flatMap(({ entry, names }) => {
		if (entry !== "pbnkit") return [page(entry, names)];
		const verbs = ({ name, kind }) => kind === "function" || kind === "class" || kind === "constant" || name === "Pbn";
		const taken = ({ name }) => /(Options|Edit|ToWrite)$|^(Bytes?|Source|Progress|WasmModule)/.test(name);
		const [first, rest] = parted(names, verbs);
		const places = ["function", "interface", "class", "constant"];
		first.sort((a, b) => places.indexOf(a.kind) - places.indexOf(b.kind));
		const [given, found] = parted(rest, taken);
		return [page("pbnkit", first), page("pbnkit/options", given), page("pbnkit/types", found)];
	});
	return [index(pages), ...pages];
}

function parted(names, isFirst) {
	return [names.filter(isFirst), names.filter((each) => !isFirst(each))];
}

/** @returns {Page} */
function index(pages) {
	const lists = pages.map(({ file, title, names }) => `## ${title}\n\n${about[title] ? `${about[title]}\n\n` : ""}${names.map(({ name, kind, anchor }) => `- [\`${name}\`](${file.replace("reference/", "")}#${anchor}) ${kind}`).join("\n")}\n`);
	const text = `# Reference

All that the package exports, by the entries that it is imported from. Each name says what it is and has an example, which a test runs; what an example prints is in its comments.

\`pbnkit/inline\` has the same names as \`pbnkit\`, with the module inside. The files \`pbnkit/pbn.wasm\`, \`pbnkit/worker.js\`, \`pbnkit/rules.txt\` and \`pbnkit/style.css\` are for bundlers and pages.

${lists.join("\n")}`;
	return { file: "reference/index.md", title: "Reference", text, names: [] };
}

/** @returns {Page} */
function page(title, names) {
	const sections = names.flatMap((named) => sectionsOf(named));
	const text = [`# ${title}`, about[title], beginningFor(title), ...sections.map(({ text }) => text)].filter(Boolean).join("\n\n");
	return { file: `reference/${title.replace("pbnkit/", "").replace("/", "-")}.md`, title, text: `${text}\n`, names: sections.map(({ name, kind }) => ({ name, kind, anchor: name })) };
}

/** The verbs have sections of their own. */
function sectionsOf(named) {
	const { name, kind, members } = named;
	if (!["Pbn", "Pgn", "PgnReader", "Pdn"].includes(name)) return [{ name, kind: kindOf(named), text: section(named, members) }];
	return [{ name, kind, text: section(named, []) }, ...members.map((member) => {
		const verb = `${name.slice(0, 3).toLowerCase()}.${member.name}`.replace(".[", "[");
		return { name: verb, kind: "verb", text: section({ ...member, name: verb }, []) };
	})];
}

/** What is drawn is a component, however it is made. */
function kindOf({ name, kind, signatures: [signature] }) {
	if (/^[A-Z]/.test(name) && /(: JSX\.Element|=> VNode)$/.test(signature)) return "component";
	return /^(class|constant)$/.test(kind) && /Error$/.test(name) ? "error" : kind;
}

function section({ name, signatures, text, examples }, members) {
	const code = `\`\`\`ts\n${signatures.map(readable).join("\n")}\n\`\`\``;
	const list = members.map((member) => `- \`${member.signatures.map(readable).join("; ").replace(/\s+/g, " ")}\`${member.text ? `: ${member.text.replace(/\s*\n\s*/g, " ")}` : ""}`);
	const all = [...examples, ...members.flatMap((member) => member.examples)];
	return [`## \`${name}\``, code, text, list.join("\n"), ...all.map(({ language, code }) => `\`\`\`${language}\n${code}\n\`\`\``)].filter(Boolean).join("\n\n");
}

/** What is not too long to be read. */
const mostLines = 40;

/** A parameter that is taken apart has a name for its reader: that of what it is. */
function readable(signature) {
	const short = signature.split("\n").length > mostLines ? signature.replace(/\{\n[^]*\n\}/, "{ … }") : signature;
	return short.replace(/\{[^{}]*\}(\??): (\w*)/g, (whole, optional, type) => {
		const name = /Options$/.test(type) ? "options" : /Props$/.test(type) ? "props" : type === "" ? "file" : type[0].toLowerCase() + type.slice(1);
		return `${name}${optional}: ${type}`;
	});
}
