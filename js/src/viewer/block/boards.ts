import type { Game } from "../../pbn/types.js";
import { tagValue } from "../../game/tags.js";
import type { BoardChoice } from "../settings.js";

/**
 * The games whose Board is chosen, in the order of the file. All where nothing is chosen.
 *
 * @example
 * ```js
 * import { boardChoices, chosenGames } from "pbnkit/viewer";
 *
 * console.log(chosenGames(games, boardChoices("7-8")).length); // 2
 * ```
 */
export function chosenGames(games: readonly Game[], choices: readonly BoardChoice[] | undefined): readonly Game[] {
	if (!choices) return games;
	return games.filter((game) => {
		const board = tagValue(game, "Board");
		return board !== undefined && choices.some((choice) => isChosen(board, choice));
	});
}

/** The first game of a board. */
export function withBoard(games: readonly Game[], board: string): Game | undefined {
	return games.find((game) => tagValue(game, "Board") === board);
}

function isChosen(board: string, choice: BoardChoice): boolean {
	if ("board" in choice) return board === choice.board;
	const number = /^\d+$/.test(board) ? Number(board) : Number.NaN;
	return number >= choice.from && number <= choice.to;
}

/**
 * An id for each game that a link such as #board=7 leads to: the first of its board, where nothing on the page has that id.
 *
 * @example
 * ```js
 * import { boardIds } from "pbnkit/viewer";
 *
 * console.log(boardIds(games, () => true).get(1)); // board=7
 * ```
 */
export function boardIds(games: readonly Game[], isFree: (id: string) => boolean): Map<number, string> {
	const ids = new Map<string, number>();
	for (const game of games) {
		const id = `board=${tagValue(game, "Board") ?? ""}`;
		if (/^board=\S+$/.test(id) && !ids.has(id) && isFree(id)) ids.set(id, game.number);
	}
	return new Map([...ids].map(([id, number]) => [number, id]));
}
