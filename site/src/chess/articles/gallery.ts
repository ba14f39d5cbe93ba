import { recognizeText } from "../../intake/foreign.js";
import type { GalleryRoom } from "../../rooms/article.js";
import { chess } from "../../rooms/facts.js";
import { examples } from "./examples.js";
import { games, positions } from "./kinds.js";
import { articleWords } from "./language.js";

export const chessGallery: GalleryRoom = {
	facts: chess,
	kinds: [games, positions],
	kindOf(text) {
		const kind = recognizeText(text)?.kind;
		return kind === "fen" || kind === "epd" ? positions : games;
	},
	examples,
	path: { words: "chessArticles.gallery", examples: "chessArticles.gallery.examples" },
	gallery(site) {
		const { copy, open, copied, notCopied } = site.gallery;
		return { ...articleWords(site).gallery, copy, open, copied, notCopied };
	},
	// The viewer's file is large, and the gallery draws nothing with it.
	copyText: async (text) => (await import("pbnkit/pgn/viewer")).copyText(text),
};
