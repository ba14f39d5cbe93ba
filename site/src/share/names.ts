import type { Game } from "pbnkit";
import { tagValue, type Words } from "pbnkit/viewer";

/** What a board is called where it is sent or copied: a file may have texts of any length. */
export function titleOf({ game, words }: { game: Game; words: Words }): string {
	const board = tagValue(game, "Board");
	const title = [board && words.board.replace("{board}", () => board), tagValue(game, "Event")].filter(Boolean).join(", ");
	return (title || words.game.replace("{number}", String(game.number))).slice(0, 200);
}

/** What a file of a board is called, without its ending. */
export function fileName(game: Game): string {
	const board = tagValue(game, "Board")?.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60);
	return board ? `board-${board}` : `game-${game.number}`;
}
