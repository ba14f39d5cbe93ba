import type { Container } from "./snippet.js";
import { knobs, links, parts } from "./knobs.js";

/** What a writer has chosen. */
export interface Choices {
	pbn: string;
	container: Container;
	folder: string;
	/** By the name of the knob. */
	values: Record<string, string>;
	shown: ReadonlySet<string>;
	links: ReadonlySet<string>;
	board: string;
	lang: string;
}

const usual = new Set(parts.filter(([, , shown]) => shown).map(([part]) => part));

export const untouched = (pbn: string): Choices => ({
	pbn,
	container: "pre",
	folder: `https://cdn.jsdelivr.net/npm/pbnkit@${PBNKIT_VERSION}/dist/`,
	values: {},
	shown: usual,
	links: new Set(),
	board: "",
	lang: "",
});

/** The attributes that say what was chosen, those left out that say what holds anyway. */
export function attributesOf({ values, shown, links: chosen, board, lang }: Choices): Record<string, string> {
	const attributes: Record<string, string> = {};
	for (const { name, values: all } of knobs) {
		const value = values[name];
		if (value !== undefined && value !== all[0]?.[0]) attributes[name] = value;
	}
	if (shown.size !== usual.size || [...shown].some((part) => !usual.has(part))) {
		attributes["data-show"] = parts.flatMap(([part]) => (shown.has(part) ? [part] : [])).join(" ") || "none";
	}
	if (board.trim()) attributes["data-board"] = board.trim();
	if (chosen.size > 0) attributes["data-links"] = links.flatMap(([link]) => (chosen.has(link) ? [link] : [])).join(" ");
	if (lang) attributes["lang"] = lang;
	return attributes;
}
