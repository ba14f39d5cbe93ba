import type { SiteWords } from "../words/words.js";

type Words = SiteWords["builder"];

/** A setting that a writer chooses. The first value is what the viewer does where nothing is said. */
export interface Knob {
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
