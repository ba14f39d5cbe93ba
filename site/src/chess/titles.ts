import { tagValue } from "pbnkit/pgn/game";
import type { PgnGame, PgnHead } from "pbnkit/pgn/read";
import type { ChessWords } from "pbnkit/pgn/viewer";

const longest = 200;

/** "Oakes – Quill, 1–0, Club championship": what a game is called where it is sent or copied; undefined where it does not say who played. A file may have texts of any length. */
export function titleOf(game: PgnGame, words: ChessWords): string | undefined {
	const players = playersOf(game, words);
	if (players === undefined) return tagValue(game, "Event")?.slice(0, longest);
	const result = { "1-0": "1–0", "0-1": "0–1", "1/2-1/2": "½–½", "*": "" }[game.result];
	return [players, result, tagValue(game, "Event")].filter(Boolean).join(", ").slice(0, longest);
}

function playersOf(game: Pick<PgnHead, "tags">, { game: words }: ChessWords): string | undefined {
	const names = ["White", "Black"].map((tag) => tagValue(game, tag));
	if (!names.some(Boolean)) return undefined;
	return names.map((name) => name?.split(",", 1)[0]?.trim() || name || words.unknown).join(" – ");
}

/** What a file of a game is called, without its ending. */
export function fileNameOf(game: Pick<PgnHead, "tags" | "number">): string {
	const names = ["White", "Black"].flatMap((tag) => tagValue(game, tag)?.split(",", 1) ?? []);
	const name = names.join("-").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60);
	return name || `game-${game.number}`;
}
