import type { PgnGame } from "pbnkit/pgn/read";
import type { Published } from "../../rooms/article.js";
import type { Spot } from "../share/picture.js";
import { pathOf } from "../steps.js";
import { moduleOfChess } from "./module.js";

/** Where the preview of a game is; in a quiz it is where that begins. */
export async function spotOf({ items, spot, attributes }: Pick<Published, "items" | "spot" | "attributes">): Promise<Spot> {
	const all = items as readonly PgnGame[];
	const at = attributes["data-view"] === "quiz" ? undefined : (spot as (Spot & { game: number }) | undefined);
	if (at && at.game === all[0]?.number) return at;
	const [game] = all;
	if (!game) return { fen: undefined };
	const number = /^(\d{1,4})([wb]?)$/.exec(attributes["data-from"] ?? "");
	const first = number ? (pathOf(game, `${number[1]}${number[2] || "w"}`)?.[0] ?? 0) : 0;
	if (first === 0) return { fen: game.start };
	const fen = await (await moduleOfChess()).fen(game, first);
	return { fen, path: [first - 1], move: game.moves[first - 1] };
}
