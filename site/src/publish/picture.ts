import type { Game } from "pbnkit";
import { settingsFrom, type Words } from "pbnkit/viewer";
import { type Drawing, inSentences, lookAtDrawn } from "../share/drawn.js";
import { pngOf } from "../share/picture.js";
import { sceneOf } from "../share/scene.js";

/** A game as its container shows it, by the attributes of that: who does not see a hand there, is not told it here. */
const drawing = (game: Game, words: Words, attributes: Readonly<Record<string, string>>): Drawing => {
	const settings = settingsFrom(attributes, () => undefined);
	return { game, words, settings, auction: settings.show?.includes("auction") ?? true, play: false };
};

/** A game as a picture. */
export function pictureOf(game: Game, words: Words, attributes: Readonly<Record<string, string>>): Promise<Blob> {
	return pngOf(lookAtDrawn(drawing(game, words, attributes), sceneOf));
}

/** A game in words, for those who do not see the picture. */
export function inWords(game: Game, words: Words, attributes: Readonly<Record<string, string>>): string {
	return lookAtDrawn(drawing(game, words, attributes), inSentences);
}
