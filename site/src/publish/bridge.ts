import type { Game } from "pbnkit";
import { copyText } from "pbnkit/viewer";
import { bridgeGallery } from "../gallery/bridge.js";
import { sample } from "../gallery/examples.js";
import { asPbn, foreignText, isForeign, recognizeText, signsIn } from "../intake/foreign.js";
import type { ArticleRoom } from "../rooms/article.js";

/** Who defends where nothing says it. */
const usualDefenders = "EW";

export const bridgeArticles: ArticleRoom = {
	...bridgeGallery,
	texts: ({ builder }) => ({ ...builder, typed: { boards: builder.boards, whichBoards: builder.whichBoards } }),
	sample,
	copyText,
	bare: "N:A83.KQ7.AJ85.642 …",
	programs: { bbo: "Bridge Base Online", bsol: "Bridge Solver Online" },
	// A quiz hides the defenders, unless it is said who is hidden.
	implied(values, [game]) {
		const { declarer } = (game ?? {}) as Partial<Game>;
		if (values["data-view"] !== "quiz") return {};
		return { "data-hidden": declarer === "E" || declarer === "W" ? "NS" : usualDefenders };
	},
	takes(text) {
		const is = recognizeText(text);
		if (isForeign(is)) return { problem: foreignText(is) };
		const signs = signsIn(text);
		return signs === undefined || signs === "pbn" ? "unchanged" : "converted";
	},
	convert: asPbn,
	still: async (published) => (await import("./picture.js")).stillOf(published),
	untitled: ({ titles }) => titles.embed,
};
