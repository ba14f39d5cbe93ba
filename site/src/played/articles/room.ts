import { foreignText, recognizeText } from "../../intake/foreign.js";
import type { ArticleRoom, Published } from "../../rooms/article.js";
import { filled } from "../../words/filled.js";
import { siteWords } from "../../words/site.js";
import { galleryOf } from "./gallery.js";
import type { OwnBuilder, ShownGame } from "./own.js";
import { sourceOf } from "./source.js";
import { stillOf } from "./still.js";

/** What a notation of games of moves puts into the builder. */
export function articlesOf(own: OwnBuilder): ArticleRoom {
	const gallery = galleryOf(own);
	const { facts, games, positions, bare, sample, words, nothingIn, steps } = own;

	/** Of several games only those that are shown are in an address. */
	function linked({ kind, text, attributes, items }: Published): { text: string; attributes: Readonly<Record<string, string>> } {
		const { "data-game": chosen, ...others } = attributes;
		if (kind !== games || chosen === undefined) return { text, attributes };
		const shown = (items as readonly ShownGame[]).map(({ span }) => text.slice(span.start.utf16, span.end.utf16).trim());
		return { text: `${shown.join("\n\n")}\n`, attributes: others };
	}

	return {
		...gallery,
		texts(site) {
			const { builder } = site;
			const { anyGround, tooLarge, tooLong, short, ...others } = words(site).builder;
			const containers = { ...builder.containers, [games.key]: short, [positions.key]: short };
			return { ...builder, ...others, grounds: { ...builder.grounds, any: anyGround }, problems: { ...builder.problems, tooLarge, tooLong }, containers };
		},
		sample,
		bare,
		programs: {},
		takes(text) {
			const is = recognizeText(text);
			if (!is?.sure || is.family === facts.family) return "unchanged";
			const site = siteWords();
			return { problem: foreignText(is) ?? filled(nothingIn(site), { line: bare }, site) };
		},
		Source: sourceOf(own, gallery.kindOf),
		steps,
		linked,
		still: (published) => stillOf(own, published),
		untitled: (site) => words(site).untitled,
	};
}
