import type { Game } from "pbnkit";
import { en } from "pbnkit/viewer";
import { type Drawing, lookAtDrawn } from "../share/drawn.js";
import { pngOf } from "../share/picture.js";
import { inSentences } from "../share/plain-text.js";
import { sceneOf } from "../share/scene.js";

const drawing = (game: Game): Drawing => ({ game, words: en, settings: {}, auction: true, play: false });

/** A game as a picture. */
export function pictureOf(game: Game): Promise<Blob> {
	return pngOf(lookAtDrawn(drawing(game), sceneOf));
}

/** A game in words, for those who do not see the picture. */
export function inWords(game: Game): string {
	return lookAtDrawn(drawing(game), inSentences);
}
