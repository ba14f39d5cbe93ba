import type { PgnGame } from "pbnkit/pgn/read";
import { copyText } from "pbnkit/pgn/viewer";
import { foreignText, recognizeText } from "../../intake/foreign.js";
import type { ArticleRoom, Published } from "../../rooms/article.js";
import { filled } from "../../words/filled.js";
import { siteWords } from "../../words/site.js";
import { chessWords } from "../language.js";
import { sample } from "./examples.js";
import { chessGallery } from "./gallery.js";
import { games } from "./kinds.js";
import { articleWords } from "./language.js";
import { Source } from "./source.js";

/** Moves as they may be typed. */
const bare = "1. e4 e5 2. Nf3";

export const chessArticles: ArticleRoom = {
	...chessGallery,
	texts(site) {
		const { builder } = site;
		const { anyGround, tooLarge, tooLong, short, ...own } = articleWords(site).builder;
		return { ...builder, ...own, grounds: { ...builder.grounds, any: anyGround }, problems: { ...builder.problems, tooLarge, tooLong }, containers: { ...builder.containers, pgn: short, fen: short } };
	},
	sample,
	copyText,
	bare,
	programs: {},
	takes(text) {
		const is = recognizeText(text);
		if (!is?.sure || is.family === chessGallery.facts.family) return "unchanged";
		const site = siteWords();
		return { problem: foreignText(is) ?? filled(chessWords(site).page.paste.nothing, { line: bare }, site) };
	},
	Source,
	steps: "pgn-step",
	linked,
	still: async (published) => (await import("./still.js")).stillOf(published),
	untitled: (site) => articleWords(site).untitled,
};

/** Of several games only those that are shown are in an address. */
function linked({ kind, text, attributes, items }: Published): { text: string; attributes: Readonly<Record<string, string>> } {
	const { "data-game": chosen, ...others } = attributes;
	if (kind !== games || chosen === undefined) return { text, attributes };
	const shown = (items as readonly PgnGame[]).map(({ span }) => text.slice(span.start.utf16, span.end.utf16).trim());
	return { text: `${shown.join("\n\n")}\n`, attributes: others };
}
