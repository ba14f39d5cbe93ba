import type { Game } from "pbnkit";
import type { Words } from "pbnkit/viewer";
import { type Drawing, inSentences, lookAtDrawn } from "../share/drawn.js";
import { pngOf } from "../share/picture.js";
import { sceneOf } from "../share/scene.js";

const drawing = (game: Game, words: Words): Drawing => ({ game, words, settings: {}, auction: true, play: false });

/** A game as a picture. */
export function pictureOf(game: Game, words: Words): Promise<Blob> {
	return pngOf(lookAtDrawn(drawing(game, words), sceneOf));
}

/** A game in words, for those who do not see the picture. */
export function inWords(game: Game, words: Words): string {
	return lookAtDrawn(drawing(game, words), inSentences);
}
