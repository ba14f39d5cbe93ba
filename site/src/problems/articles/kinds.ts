import type { Kind } from "../../rooms/article.js";
import type { ProblemArticleWords } from "../../words/words.js";

type Words = ProblemArticleWords["builder"];

/** Each knob and its values have words. */
interface Worded extends Kind {
	knobs: readonly { name: string; label: keyof Words["knobs"]; values: readonly (readonly [value: string, word: keyof Words["values"]])[] }[];
	typed: readonly { name: string; label: keyof Words["typed"]; hint: keyof Words["typed"] }[];
}

/** The problems of an article. */
export const kind: Worded = {
	key: "pbi",
	element: "pbi-problem",
	type: "application/x-pbi",
	styles: "pbi.css",
	knobs: [
		{
			name: "data-solution",
			label: "solution",
			values: [
				["hidden", "behind"],
				["open", "open"],
				["none", "without"],
			],
		},
		{
			name: "data-coordinates",
			label: "coordinates",
			values: [
				["none", "notShown"],
				["shown", "shown"],
			],
		},
		{
			name: "data-caption",
			label: "caption",
			values: [
				["shown", "shown"],
				["none", "notShown"],
			],
		},
	],
	typed: [{ name: "data-problem", label: "problems", hint: "whichProblems" }],
	parts: [],
	links: [],
};
