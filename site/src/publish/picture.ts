import type { Game } from "pbnkit";
import { en, settingsFrom, tagValue, type Words } from "pbnkit/viewer";
import { viewerWords } from "../read/language.js";
import type { Published, Still } from "../rooms/article.js";
import { type Drawing, inSentences, lookAtDrawn } from "../share/drawn.js";
import { fileName, titleOf } from "../share/names.js";
import { pngOf } from "../share/picture.js";
import { sceneOf } from "../share/scene.js";

/** A game as its container shows it, by the attributes of that: who does not see a hand there, is not told it here. */
const drawing = (game: Game, words: Words, attributes: Readonly<Record<string, string>>): Drawing => {
	const settings = settingsFrom(attributes, () => undefined);
	return { game, words, settings, auction: settings.show?.includes("auction") ?? true, play: false };
};

/** The first board as a picture and in words, in the language that it speaks. */
export async function stillOf({ items, attributes, tag }: Published): Promise<Still> {
	const [game] = items as readonly Game[];
	if (!game) return { pictureName: "deal.png" };
	const words = await viewerWords(tag).catch(() => en);
	const drawn = drawing(game, words, attributes);
	const isNamed = Boolean(tagValue(game, "Board"));
	return {
		...(isNamed && { title: titleOf({ game, words }) }),
		description: lookAtDrawn(drawn, inSentences),
		pictureName: isNamed ? `${fileName(game)}.png` : "deal.png",
		picture: () => pngOf(lookAtDrawn(drawn, sceneOf)),
	};
}
