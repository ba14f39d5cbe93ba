import { shownMove } from "../../draughts/moves.js";
import { variantOfGame } from "../../draughts/position.js";
import type { DraughtsGame, DraughtsMove } from "../../draughts/types.js";
import { writeMoves } from "../../played/text.js";

/**
 * How `moveText` writes moves.
 *
 * @example
 * ```ts
 * import { moveText } from "pbnkit/pdn/game";
 *
 * const move = { san: "32-28", text: "32-28", number: 1, color: "white" as const, from: "32", to: "28", nags: [1], comments: [{ text: "Solid." }] };
 * const game = { tags: [], start: "", moves: [move], result: "*" };
 * console.log(moveText(game, { squares: "letters" })); // 1. d4-e5 $1 {Solid.} *
 * console.log(moveText(game, { variations: false, comments: false, nags: false })); // 1. 32-28 *
 * ```
 */
export interface MoveTextOptions {
	/** How squares are named: as the variant does, by numbers, or by letters and figures. Default "variant". */
	squares?: "variant" | "numbers" | "letters";
	/** Default true. */
	variations?: boolean;
	/** Default true. */
	comments?: boolean;
	/** Default true. */
	nags?: boolean;
}

/**
 * The moves of a game as text, with their numbers, the positions that are set up between them, and the result, in one line. A move that is not legal
 * is as the file has it.
 *
 * @example
 * ```ts
 * import { moveText } from "pbnkit/pdn/game";
 *
 * const move = (number: number, color: "white" | "black", san: string) => ({ san, text: san, number, color });
 * const moves = [move(1, "white", "32-28"), { ...move(1, "black", "19-23"), variations: [[move(1, "black", "18-23")]] }, { ...move(2, "white", "31-26"), setup: "W:W31:B5" }];
 * console.log(moveText({ tags: [], moves, result: "*" })); // 1. 32-28 19-23 (1... 18-23) /FEN "W:W31:B5"/ 2. 31-26 *
 * ```
 */
export function moveText(game: DraughtsGame, options: MoveTextOptions = {}): string {
	const { squares = "variant", variations = true, comments = true, nags = true } = options;
	const variant = variantOfGame(game);
	return writeMoves<DraughtsMove>(game, {
		variations,
		comments,
		nags,
		first: variant.first,
		shown: (move) => shownMove(move, variant, squares),
		before: ({ setup }) => setup && `/FEN "${setup}"/`,
	});
}
