import { languages as known } from "../languages.js";

/** A setting that a writer chooses. The first value is what the viewer does where nothing is said. */
export interface Knob {
	/** The attribute. */
	name: string;
	label: string;
	values: readonly (readonly [value: string, label: string])[];
}

export const knobs: readonly Knob[] = [
	{
		name: "data-view",
		label: "View",
		values: [
			["deal", "the whole board"],
			["hand", "one hand: the one that is not hidden"],
			["two-hands", "two hands: those that are not hidden"],
			["auction", "the auction"],
			["play", "the play"],
			["quiz", "a quiz: the rest behind a button"],
		],
	},
	{
		name: "data-hidden",
		label: "Hidden hands",
		values: [
			["", "as the Hidden tag says"],
			["EW", "East and West"],
			["NS", "North and South"],
			["ESW", "all but North"],
			["NSW", "all but East"],
			["NEW", "all but South"],
			["NES", "all but West"],
			["none", "none"],
		],
	},
	{
		name: "data-suits",
		label: "Colours of suits",
		values: [
			["2", "two"],
			["4", "four"],
			["mono", "one"],
		],
	},
	{
		name: "data-ten",
		label: "Tens",
		values: [
			["10", "10"],
			["T", "T"],
		],
	},
	{
		name: "data-first-seat",
		label: "First column of the auction",
		values: [
			["W", "West"],
			["N", "North"],
			["dealer", "dealer"],
		],
	},
	{
		name: "data-rotate",
		label: "Put declarer South",
		values: [
			["none", "no"],
			["declarer-south", "yes"],
		],
	},
	{
		name: "data-at",
		label: "The play begins",
		values: [
			["start", "before the lead"],
			["trick:2", "at the second trick"],
			["end", "at its end"],
		],
	},
	{
		name: "data-games",
		label: "Several boards",
		values: [
			["picker", "menu"],
			["list", "all"],
		],
	},
];

/** The parts of a game that can be left out, and those that are shown only where they are asked for. */
export const parts: readonly (readonly [part: string, label: string, shown: boolean])[] = [
	["diagram", "diagram", true],
	["auction", "auction", true],
	["notes", "notes", true],
	["play", "play", true],
	["comments", "comments", true],
	["results", "results", true],
	["dd", "double dummy", true],
	["hcp", "high card points", false],
	["source", "PBN source", false],
];

export const links: readonly (readonly [link: string, label: string])[] = [
	["bbo", "Bridge Base Online"],
	["bsol", "Bridge Solver Online"],
	["lin", "LIN text"],
	["pbn", "PBN file"],
];

export const languages: readonly (readonly [tag: string, name: string])[] = [["", "as the page"], ...known];
