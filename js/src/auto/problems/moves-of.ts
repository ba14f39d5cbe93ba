import type { PgnGame } from "../../pgn/types.js";
import { asGame, type Solution, writtenSolution } from "./solution.js";

/** The moves of a solution as an attribute has them, where the laws of chess allow them; "" where they cannot be read. */
export async function movesOf(solution: Solution, fen: string, readGames: (pgn: string) => Promise<readonly PgnGame[]>): Promise<string> {
	const { pgn, order } = asGame(solution, fen);
	if (order.length === 0) return "";
	const [game] = await readGames(pgn);
	return (game && writtenSolution(solution, order, game.moves)) ?? "";
}
