import { recognizeText } from "../../intake/foreign.js";
import { galleryOf } from "../../played/articles/gallery.js";
import type { OwnArticles } from "../../played/articles/own.js";
import { chess } from "../../rooms/facts.js";
import { chessWords } from "../language.js";
import { examples } from "./examples.js";
import { games, positions } from "./kinds.js";
import { articleWords } from "./language.js";

export const ofChess: OwnArticles = {
	facts: chess,
	games,
	positions,
	examples,
	path: "chessArticles",
	words: articleWords,
	nothingIn: (site) => chessWords(site).page.paste.nothing,
	bare: "1. e4 e5 2. Nf3",
	hasPositions(text) {
		const kind = recognizeText(text)?.kind;
		return kind === "fen" || kind === "epd";
	},
	// The viewer's file is large, and the gallery draws nothing with it.
	copyText: async (text) => (await import("pbnkit/pgn/viewer")).copyText(text),
};

export const chessGallery = galleryOf(ofChess);
