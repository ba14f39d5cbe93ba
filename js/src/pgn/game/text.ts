import { writeMoves } from "../../played/text.js";
import type { PgnGame, PgnMove } from "../types.js";

/**
 * How `moveText` writes moves.
 *
 * @example
 * ```js
 * import { moveText } from "pbnkit/pgn/game";
 *
 * const { games } = await pgn.parse("1. Nf3 $1 {solid} d5 (1... c5) *");
 * console.log(moveText(games[0], { letters: "KDTLS", variations: false })); // 1. Sf3 $1 {solid} 1... d5 *
 * console.log(moveText(games[0], { letters: "figurines", comments: false, nags: false })); // 1. ♘f3 d5 (1... c5) *
 * ```
 */
export interface MoveTextOptions {
	/** The letters of king, queen, rook, bishop and knight, or "figurines". Default "KQRBN". */
	letters?: string;
	/** Default true. */
	variations?: boolean;
	/** Default true. */
	comments?: boolean;
	/** Default true. */
	nags?: boolean;
}

const figurines = { white: "♔♕♖♗♘", black: "♚♛♜♝♞" };
const men = "KQRBN";

/**
 * The moves of a game as text, with their numbers and the result, in one line: PGN, or with letters of another language, or with figurines. A move
 * that is not legal is as the file has it.
 *
 * @example
 * ```js
 * import { moveText } from "pbnkit/pgn/game";
 *
 * const { games } = await pgn.parse("1.e4 e5 (1...c5 2.Nf3 {Open.}) 2.Nf3 *");
 * console.log(moveText(games[0])); // 1. e4 e5 (1... c5 2. Nf3 {Open.}) 2. Nf3 *
 * ```
 */
export function moveText(game: Pick<PgnGame, "moves" | "comments" | "nags" | "result">, options: MoveTextOptions = {}): string {
	const { letters = men, variations = true, comments = true, nags = true } = options;
	return writeMoves<PgnMove>(game, { variations, comments, nags, first: "white", shown: (move) => lettered(move, letters) });
}

/** A move with the letters of its men, or with figurines; one that is not legal is as the file has it. */
export function lettered({ san, text, color }: PgnMove, letters: string): string {
	if (san === undefined) return text;
	const own = letters === "figurines" ? figurines[color] : letters;
	const named = [...own];
	// A castling begins with no letter of a man.
	return own === men ? san : san.replace(/[KQRBN]/g, (man) => named[men.indexOf(man)] ?? man);
}
