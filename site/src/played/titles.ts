import { slugOf } from "../files/slug.js";
import type { PlayedHead } from "./notation.js";
import type { Scoring } from "./table/standings.js";

const longest = 200;

type Named = Pick<PlayedHead, "tags" | "number"> & { result: string };

/** "Oakes – Quill, 1–0, Club championship": what a game is called where it is sent or copied; undefined where it does not say who played. A file may have texts of any length. */
export function titleOf(game: Named, unknown: string, { tag }: Pick<Scoring, "tag">, resultText: (result: string) => string): string | undefined {
	const names = ["White", "Black"].map((side) => tag(game, side));
	const event = tag(game, "Event");
	if (!names.some(Boolean)) return event?.slice(0, longest);
	const players = names.map((name) => name?.split(",", 1)[0]?.trim() || name || unknown).join(" – ");
	return [players, resultText(game.result), event].filter(Boolean).join(", ").slice(0, longest);
}

/** What a file of a game is called, without its ending. */
export function fileNameOf(game: Pick<PlayedHead, "tags" | "number">, { tag }: Pick<Scoring, "tag">): string {
	const names = ["White", "Black"].flatMap((side) => tag(game, side)?.split(",", 1) ?? []);
	return slugOf(names.join("-")) || `game-${game.number}`;
}
