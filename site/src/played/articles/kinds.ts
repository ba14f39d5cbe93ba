import type { Kind } from "../../rooms/article.js";
import type { PlayedArticleTable } from "../../words/words.js";

type Words = PlayedArticleTable["builder"];

/** Each knob, its values and each part has a word of a table. */
export interface Worded<Table extends { knobs: object; values: object; shows: object }> extends Kind {
	knobs: readonly { name: string; label: keyof Table["knobs"] & string; values: readonly (readonly [value: string, word?: keyof Table["values"] & string])[] }[];
	parts: readonly (readonly [part: keyof Table["shows"] & string, shown: boolean])[];
}

/** What a writer types, by the name of its words. */
const typed = (name: string, label: keyof Words["typed"], hint: keyof Words["typed"]) => ({ name, label, hint });

export const below = {
	name: "data-orientation",
	label: "below",
	values: [
		["white", "white"],
		["black", "black"],
	],
} as const satisfies Worded<Words>["knobs"][number];

export const view = {
	name: "data-view",
	label: "view",
	values: [
		["game", "game"],
		["quiz", "quiz"],
	],
} as const satisfies Worded<Words>["knobs"][number];

export const amongMoves = [
	{
		name: "data-diagrams",
		label: "diagrams",
		values: [
			["", "none"],
			["marked", "marked"],
			["end", "end"],
			["start end", "startEnd"],
			["10", "every"],
		],
	},
	{
		name: "data-games",
		label: "several",
		values: [
			["picker", "menu"],
			["list", "all"],
		],
	},
] as const satisfies Worded<Words>["knobs"];

export const typedOfGames: Kind["typed"] = [typed("data-from", "from", "whichMove"), typed("data-to", "to", "whichMove"), typed("data-game", "games", "whichGames")];
