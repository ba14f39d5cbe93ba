import type { Published } from "../../rooms/article.js";
import type { PlayedSpot } from "../notation.js";
import type { OwnBuilder, ShownGame } from "./own.js";

/** Where the preview of a game is; in a quiz it is where that begins. */
export async function spotOf({ fenAt }: Pick<OwnBuilder, "fenAt">, { items, spot, attributes }: Pick<Published, "items" | "spot" | "attributes">): Promise<PlayedSpot> {
	const all = items as readonly ShownGame[];
	const at = attributes["data-view"] === "quiz" ? undefined : (spot as (PlayedSpot & { game: number }) | undefined);
	if (at && at.game === all[0]?.number) return at;
	const [game] = all;
	if (!game) return { fen: undefined };
	const [, number, color] = /^(\d{1,4})([wb]?)$/.exec(attributes["data-from"] ?? "") ?? [];
	const first = number === undefined ? 0 : Math.max(0, game.moves.findIndex((move) => move.number === Number(number) && (!color || move.color.startsWith(color))));
	if (first === 0) return { fen: await fenAt(game, 0) };
	return { fen: await fenAt(game, first), path: [first - 1], move: game.moves[first - 1] };
}
