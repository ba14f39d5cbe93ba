import type { Kind } from "../rooms/article.js";
import type { SiteWords } from "../words/words.js";

type Words = SiteWords["builder"];

/** Each knob, its values and each part has a word. */
interface Worded extends Kind {
	knobs: readonly { name: string; label: keyof Words["knobs"]; values: readonly (readonly [value: string, word?: keyof Words["values"]])[] }[];
	parts: readonly (readonly [part: keyof Words["shows"], shown: boolean])[];
}

/** The boards of an article. */
export const kind: Worded = {
	key: "pbn",
	element: "pbn-deal",
	type: "application/x-pbn",
	styles: "style.css",
	knobs: [
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
	],
	typed: [{ name: "data-board", label: "boards", hint: "whichBoards" }],
	parts: [
		["diagram", true],
		["auction", true],
		["notes", true],
		["play", true],
		["comments", true],
		["results", true],
		["dd", true],
		["hcp", false],
		["source", false],
	],
	links: ["bbo", "bsol", "lin", "pbn"],
};
