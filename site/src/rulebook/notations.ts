import { bridge, chess, draughts, problems } from "../rooms/facts.js";
import { areaOf, type BookRule } from "./rule.js";

/** What the pages about the rules of a notation have of their own. */
export interface Notation {
	/** The key of its room. */
	key: string;
	/** The folder of its rules, and the page of all of them. */
	rules: string;
	index: string;
	/** The room of the pages, where that is not the first one. */
	room?: string;
	/** Where the page of a rule was before, and links may still lead. */
	before?: (rule: string) => string;
	/** What its files are called: "a PBN bridge file". */
	file: string;
	/** Of the page of all rules. */
	title: string;
	description(rules: number): string;
	lead(rules: number): string;
	/** Its standard, as sentences name it. */
	standard: string;
	/** Whether that has no other format for what programs write. */
	hasOneFormat?: boolean;
	/** Where in the standard a rule is: "section 8.1", and as a sentence. */
	placeOf(section: string): string;
	sentenceOf(section: string): string;
	areas: Readonly<Record<string, string>>;
	/** What a rule is about that is no rule of the standard; undefined of the others. */
	otherOf(rule: BookRule): string | undefined;
}

/** A standard whose rules are in sections with numbers. */
const bySections = (standard: string): Pick<Notation, "placeOf" | "sentenceOf"> => ({
	placeOf: (section) => `section ${section}`,
	sentenceOf: (section) => `Section ${section} of ${standard}.`,
});

export const ofBridge: Notation = {
	key: bridge.key,
	rules: bridge.rules,
	index: "rules/index.html",
	before: (rule) => `rules/${rule}.html`,
	file: "a PBN bridge file",
	title: "Rules for PBN bridge files",
	description: (rules) => `The ${rules} rules by which files of Portable Bridge Notation, LIN and deals as in mail are checked, each with an example and what to write instead.`,
	lead: (rules) =>
		`What pbnkit finds in files of Portable Bridge Notation, in LIN and in deals as in mail, by ${rules} rules. Each has a page: what is wrong, why it matters, an example, and what to write instead.`,
	standard: "PBN 2.1",
	...bySections("PBN 2.1"),
	areas: {
		annotation: "Annotations of calls and cards",
		auction: "The auction",
		bare: "Deals as in mail",
		command: "Commands of LIN",
		contract: "The contract",
		deal: "The deal",
		embed: "PBN in web pages",
		export: "Export format",
		file: "The file",
		game: "Where games begin and end",
		link: "Links to deals",
		list: "Lists of matches in LIN",
		moves: "Calls and cards in LIN",
		note: "Notes",
		optimum: "Par",
		play: "The play",
		result: "The result",
		score: "The score",
		syntax: "Tag pairs, strings and comments",
		table: "Tables",
		tag: "Values of tags",
		text: "Characters and lines",
		value: "Values in LIN",
		write: "What LIN cannot hold",
	},
	otherOf(rule) {
		if (rule.section !== "") return undefined;
		const area = areaOf(rule);
		return area === "bare" ? "deals as in mail" : area === "write" ? "PBN that becomes LIN" : "LIN";
	},
};

export const ofChess: Notation = {
	key: chess.key,
	rules: chess.rules,
	index: `${chess.rules}index.html`,
	room: "chess",
	file: "a PGN chess file",
	title: "Rules for PGN chess files",
	description: (rules) => `The ${rules} rules by which files of Portable Game Notation, EPD and FEN are checked, each with an example and what to write instead.`,
	lead: (rules) =>
		`What pbnkit finds in chess games in Portable Game Notation, and in positions in EPD and FEN, by ${rules} rules. Each has a page: what is wrong, why it matters, an example, and what to write instead.`,
	standard: "the PGN standard",
	...bySections("the PGN standard"),
	areas: {
		annotation: "Annotations of moves",
		comment: "Comments and their commands",
		embed: "PGN in web pages",
		epd: "Positions in EPD",
		export: "Export format",
		file: "The file",
		game: "Where games begin and end",
		move: "Moves",
		number: "Numbers of moves",
		position: "Positions in FEN",
		result: "The result",
		syntax: "Tag pairs, strings and comments",
		tag: "Values of tags",
		text: "Characters and lines",
		variation: "Variations",
	},
	otherOf: () => undefined,
};

/** The parts of PDN's grammars, and how a sentence names what is in them. */
const grammars: Readonly<Record<string, string>> = {
	Grammar: "The rule {name} of PDN 3.0’s grammar for writing.",
	"Reading grammar": "The rule {name} of PDN 3.0’s grammar for reading.",
	Tokens: "The token {name} of PDN 3.0.",
};

export const ofDraughts: Notation = {
	key: draughts.key,
	rules: draughts.rules,
	index: `${draughts.rules}index.html`,
	room: "draughts",
	file: "a PDN draughts file",
	title: "Rules for PDN draughts files",
	description: (rules) => `The ${rules} rules by which files of Portable Draughts Notation are checked, with the laws of thirteen variants, each with an example and what to write instead.`,
	lead: (rules) =>
		`What pbnkit finds in draughts games in Portable Draughts Notation, of thirteen variants by their laws, by ${rules} rules. Each has a page: what is wrong, why it matters, an example, and what to write instead.`,
	standard: "PDN 3.0",
	placeOf: (section) => section,
	sentenceOf(section) {
		if (section === "Laws of the variant") return "PDN 3.0 leaves it to the laws of the variant.";
		if (section === "Grammar") return "PDN 3.0’s grammar for writing.";
		const [part = "", name] = section.split(": ");
		if (name !== undefined) return (grammars[part] ?? "").replace("{name}", name);
		return /^Restriction \d+$/.test(section) ? `${section} of what PDN 3.0’s grammar allows for writing.` : `The page “${section}” of PDN 3.0.`;
	},
	areas: {
		annotation: "Annotations of moves",
		capture: "Captures",
		command: "Commands in comments",
		export: "Export format",
		fen: "Positions in FEN",
		file: "The file",
		game: "Where games begin and end",
		gametype: "The variant",
		move: "Moves",
		result: "The result",
		setup: "Positions among the moves",
		syntax: "Tag pairs, strings and comments",
		tag: "Values of tags",
		text: "Characters and lines",
		variation: "Variations",
	},
	otherOf: () => undefined,
};

export const ofProblems: Notation = {
	key: problems.key,
	rules: problems.rules,
	index: `${problems.rules}index.html`,
	room: "problems",
	file: "a PBI file of chess problems",
	title: "Rules for PBI files of chess problems",
	description: (rules) => `The ${rules} rules by which files of chess problems in PBI are checked, their diagrams, sources and awards, each with an example and what to write instead.`,
	lead: (rules) =>
		`What pbnkit finds in chess problems in PBI, and in their solutions where it is asked to solve them, by ${rules} rules. Each has a page: what is wrong, why it matters, an example, and what to write instead.`,
	standard: "PBI 1.2",
	hasOneFormat: true,
	placeOf: (section) => section,
	sentenceOf(section) {
		const [part = "", name] = section.split(": ");
		if (name === undefined) return `The part “${part}” of PBI 1.2.`;
		return part === "None" ? `Not in PBI 1.2: ${name}.` : `“${name}” in the part “${part}” of PBI 1.2.`;
	},
	areas: {
		award: "Awards",
		comment: "Comment lines",
		escape: "Encoded characters",
		export: "Export format",
		field: "Fields",
		file: "The file",
		names: "Authors",
		position: "The diagram",
		record: "Problems as lines",
		solution: "The solution",
		source: "Sources",
		status: "The status",
		stipulation: "The stipulation",
		text: "Characters and lines",
		version: "Versions",
	},
	otherOf: () => undefined,
};

/** The areas with what each is called. */
export function titleOfArea({ areas }: Notation, area: string): string {
	const title = areas[area];
	if (title === undefined) throw new Error(`The area ${area} has no title.`);
	return title;
}
