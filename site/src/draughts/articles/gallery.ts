import { galleryOf } from "../../played/articles/gallery.js";
import type { OwnArticles } from "../../played/articles/own.js";
import { draughts } from "../../rooms/facts.js";
import { draughtsWords } from "../language.js";
import { isOfPositions } from "../link/text.js";
import { examples } from "./examples.js";
import { games, positions } from "./kinds.js";
import { articleWords } from "./language.js";

export const ofDraughts: OwnArticles = {
	facts: draughts,
	games,
	positions,
	examples,
	path: "draughtsArticles",
	words: articleWords,
	nothingIn: (site) => draughtsWords(site).page.paste.nothing,
	bare: "1. 32-28 19-23 2. 28x19",
	hasPositions: isOfPositions,
	// The viewer's file is large, and the gallery draws nothing with it.
	copyText: async (text) => (await import("pbnkit/viewer")).copyText(text),
};

export const draughtsGallery = galleryOf(ofDraughts);
