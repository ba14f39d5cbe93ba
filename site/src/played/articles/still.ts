import type { Published, Still } from "../../rooms/article.js";
import type { OwnBuilder, ShownGame } from "./own.js";
import { spotOf } from "./spot.js";

/** What stands for a game or a position: the board that the preview is at, and in words what is on it. Of the moves of a quiz it tells nothing. */
export async function stillOf(own: OwnBuilder, published: Published): Promise<Still> {
	const { kind, text, items, attributes, tag } = published;
	const [game] = items as readonly ShownGame[];
	if (kind === own.games && !game) return { pictureName: "game.png" };
	const isQuiz = attributes["data-view"] === "quiz";
	const spot = game ? await spotOf(own, published) : { fen: text.trim().split("\n", 1)[0] ?? "" };
	const position = await own.still(published, { game, spot });
	const title = game && (await own.titleOf(isQuiz ? { ...game, result: "*" } : game, tag));
	return {
		title,
		description: position && [title, position.description].filter(Boolean).join(". "),
		pictureName: `${game ? own.fileNameOf(game) : "position"}.png`,
		...(position && { picture: position.picture }),
	};
}
