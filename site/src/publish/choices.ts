import type { Seat } from "pbnkit";
import type { SiteWords } from "../words/words.js";
import type { Container } from "./snippet.js";

type Words = SiteWords["builder"];

/** A setting that a writer chooses. The first value is what the viewer does where nothing is said. */
interface Knob {
	/** The attribute. */
	name: string;
	label: keyof Words["knobs"];
	/** Each with its word; without one it is its own label. */
	values: readonly (readonly [value: string, word?: keyof Words["values"]])[];
}

export const knobs: readonly Knob[] = [
	{
		name: "data-view",
		label: "view",
		values: [
			["deal", "deal"],
			["hand", "hand"],
			["two-hands", "hands"],
			["auction", "auction"],
			["play", "play"],
			["quiz", "quiz"],
		],
	},
	{
		name: "data-hidden",
		label: "hidden",
		values: [
			["", "asTag"],
			["EW", "EW"],
			["NS", "NS"],
			["ESW", "ESW"],
			["NSW", "NSW"],
			["NEW", "NEW"],
			["NES", "NES"],
			["none", "none"],
		],
	},
	{
		name: "data-suits",
		label: "suits",
		values: [
			["2", "two"],
			["4", "four"],
			["mono", "single"],
		],
	},
	{
		name: "data-ten",
		label: "tens",
		values: [
			["10"],
			["T"],
		],
	},
	{
		name: "data-first-seat",
		label: "firstSeat",
		values: [
			["W", "W"],
			["N", "N"],
			["dealer", "dealer"],
		],
	},
	{
		name: "data-rotate",
		label: "rotate",
		values: [
			["none", "no"],
			["declarer-south", "yes"],
		],
	},
	{
		name: "data-at",
		label: "at",
		values: [
			["start", "start"],
			["trick:2", "second"],
			["end", "end"],
		],
	},
	{
		name: "data-games",
		label: "games",
		values: [
			["picker", "menu"],
			["list", "all"],
		],
	},
	{
		name: "data-double-dummy",
		label: "doubleDummy",
		values: [
			["none", "no"],
			["ask", "yes"],
		],
	},
];

/** The parts of a game that can be left out, and those that are shown only where they are asked for. */
export const parts: readonly (readonly [part: keyof Words["shows"], shown: boolean])[] = [
	["diagram", true],
	["auction", true],
	["notes", true],
	["play", true],
	["comments", true],
	["results", true],
	["dd", true],
	["hcp", false],
	["source", false],
];

/** The programs that can open a deal; their names are the same in each language. */
export const programs = { bbo: "Bridge Base Online", bsol: "Bridge Solver Online" } as const;

export const links = ["bbo", "bsol", "lin", "pbn"] as const;

/** What the place does with the HTML that is put there. */
export const blogs = ["html", "cms", "frame"] as const;

export type Blog = (typeof blogs)[number];

/** What a frame is on: its board has a sheet of its own there, or the background of the page. */
export const grounds = ["any", "light", "dark", "system"] as const;

/** What the letters of a frame are. */
export const fonts = ["serif", "sans"] as const;

/** How a frame is to look beside its board. */
export interface Frame {
	ground: (typeof grounds)[number];
	font: (typeof fonts)[number];
}

/** Where pages load pbnkit from. */
export const hosts = ["site", "folder", "cdn"] as const;

export type Host = (typeof hosts)[number];

/** What a writer has chosen. */
export interface Choices {
	pbn: string;
	blog: Blog;
	container: Container;
	host: Host;
	/** The folder on the writer's own host. */
	folder: string;
	/** By the name of the knob. */
	values: Record<string, string>;
	shown: ReadonlySet<string>;
	links: ReadonlySet<string>;
	board: string;
	lang: string;
	frame: Frame;
}

const usual = new Set<string>(parts.filter(([, shown]) => shown).map(([part]) => part));

export const untouched = (pbn: string): Choices => ({
	pbn,
	blog: "html",
	container: "pre",
	host: "site",
	folder: "/pbnkit/",
	values: {},
	shown: usual,
	links: new Set(),
	board: "",
	lang: "",
	frame: { ground: "any", font: "serif" },
});

/** The folder that pages load pbnkit from, where that of this site is `site`. */
export function folderOf({ host, folder }: Choices, site: string): string {
	return { site, folder, cdn: `https://cdn.jsdelivr.net/npm/pbnkit@${PBNKIT_VERSION}/dist/` }[host];
}

/** Who defends where nothing says it. */
const usualDefenders = "EW";

/**
 * The attributes that say what was chosen, those left out that say what holds anyway. A quiz hides the defenders, unless it is said who is hidden.
 *
 * @param declarer of the board, where that is known
 */
export function attributesOf({ blog, values, shown, links: chosen, board, lang }: Choices, declarer?: Seat): Record<string, string> {
	const attributes: Record<string, string> = {};
	const isQuiz = values["data-view"] === "quiz";
	const defenders = declarer === "E" || declarer === "W" ? "NS" : usualDefenders;
	for (const { name, values: all } of knobs) {
		const value = values[name] ?? (name === "data-hidden" && isQuiz ? defenders : undefined);
		if (value !== undefined && value !== all[0]?.[0]) attributes[name] = value;
	}
	if (shown.size !== usual.size || [...shown].some((part) => !usual.has(part))) {
		attributes["data-show"] = parts.flatMap(([part]) => (shown.has(part) ? [part] : [])).join(" ") || "none";
	}
	if (board.trim()) attributes["data-board"] = board.trim();
	if (chosen.size > 0) attributes["data-links"] = links.flatMap((link) => (chosen.has(link) ? [link] : [])).join(" ");
	if (blog === "cms") attributes["data-repair"] = "cms";
	if (lang) attributes["lang"] = lang;
	return attributes;
}
