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
	const isChosen = chooser(choices);
	return games.filter((game) => {
		const board = tagValue(game, "Board");
		return board !== undefined && isChosen(board);
	});
}

/** The first game of a board. */
export function withBoard(games: readonly Game[], board: string): Game | undefined {
	return games.find((game) => tagValue(game, "Board") === board);
}

/** Whether boards are chosen: a choice may be as long as the file, so no board is compared with all of it. */
function chooser(choices: readonly BoardChoice[]): (board: string) => boolean {
	const boards = new Set(choices.flatMap((choice) => ("board" in choice ? [choice.board] : [])));
	const ranges = choices.flatMap((choice) => ("board" in choice ? [] : [choice])).sort((a, b) => a.from - b.from);
	// How far one of the ranges up to each goes.
	let farthest = -Infinity;
	const ends = ranges.map(({ to }) => (farthest = Math.max(farthest, to)));
	return (board) => {
		if (boards.has(board)) return true;
		if (ranges.length === 0 || !/^\d+$/.test(board)) return false;
		const number = Number(board);
		let [begun, next] = [-1, ranges.length];
		while (next - begun > 1) {
			const middle = (begun + next) >> 1;
			if ((ranges[middle]?.from ?? 0) <= number) begun = middle;
			else next = middle;
		}
		return (ends[begun] ?? -Infinity) >= number;
	};
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
