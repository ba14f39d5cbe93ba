import type { Game } from "../../types.js";
import { tagValue } from "../game.js";

/** Boards that a writer chooses by their Board tags: one, or those from a number to a number. */
export type BoardChoice = { board: string } | { from: number; to: number };

/** Reads "1-8,12". Undefined where that is no choice. */
export function boardChoices(text: string): BoardChoice[] | undefined {
	const parts = text.split(",").map((part) => part.trim());
	if (parts.includes("")) return undefined;
	return parts.map((part) => {
		const [, from, to] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(part) ?? [];
		return from === undefined ? { board: part } : { from: Number(from), to: Number(to) };
	});
}

/** The games whose Board is chosen, in the order of the file. All where nothing is chosen. */
export function chosenGames(games: readonly Game[], choices: readonly BoardChoice[] | undefined): readonly Game[] {
	if (!choices) return games;
	return games.filter((game) => {
		const board = tagValue(game, "Board");
		return board !== undefined && choices.some((choice) => isChosen(board, choice));
	});
}

function isChosen(board: string, choice: BoardChoice): boolean {
	if ("board" in choice) return board === choice.board;
	const number = /^\d+$/.test(board) ? Number(board) : Number.NaN;
	return number >= choice.from && number <= choice.to;
}
