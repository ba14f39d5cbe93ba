/** What a game says. */
import type { DraughtsComment, DraughtsGame, DraughtsLegalMove, DraughtsMove } from "../../draughts/types.js";
import type { Span } from "../../host/found.js";

/**
 * A tag pair.
 *
 * @example
 * ```js
 * const { name, value } = game.tags[1];
 * console.log(name, value); // White Ann
 * ```
 */
export interface PdnTag {
	name: string;
	/** Without the backslashes that are escapes, in one line. */
	value: string;
	/** The game has a tag of this name before, which counts. */
	duplicate?: true;
	span: Span;
}

/**
 * What there is of a game whose moves are not read.
 *
 * @example
 * ```js
 * for await (const { number, tags } of pdn.games(source, { moves: false })) {
 * 	console.log(number, tags.find(({ name }) => name === "White")?.value);
 * }
 * // 1 Ann
 * // 2 Cas
 * ```
 */
export interface PdnHead {
	/** From 1. */
	number: number;
	span: Span;
	/** All tag pairs, in the order of the file. */
	tags: PdnTag[];
}

/**
 * A comment.
 *
 * @example
 * ```js
 * const { games } = await pdn.parse('[GameType "20"]\n1. 32-28 {Sharp. [%clk 0:03:00]} *');
 * const [{ kind, text, commands }] = games[0].moves[0].comments;
 * console.log(kind, text, commands[0].name); // brace Sharp. clk
 * ```
 */
export interface PdnComment extends DraughtsComment {
	/** In braces, or after a semicolon to the end of its line. */
	kind: "brace" | "line";
	span: Span;
}

/**
 * A move of the main line or of a variation, judged by the laws of the variant. What is not known, or is not there, is absent.
 *
 * @example
 * ```js
 * const { san, number, color, from, to, path, captured } = game.moves[2];
 * console.log(san, number, color, from, to); // 28x19 2 white 28 19
 * console.log(path, captured); // [ '28', '19' ] [ '23' ]
 * ```
 */
export interface PdnMove extends DraughtsMove {
	comments?: PdnComment[];
	span: Span;
	/** The lines that could replace this move. */
	variations?: PdnMove[][];
}

/**
 * A game: what its tags say, and its moves, each judged by the laws of its variant. What is not known, or is not there, is absent.
 *
 * @example
 * ```js
 * const { number, variant, result, moves } = game;
 * console.log(number, variant, result, moves.length); // 1 international 2-0 4
 * ```
 */
export interface PdnGame extends PdnHead, DraughtsGame {
	tags: PdnTag[];
	/**
	 * The variant by whose laws it is read: a name, as in `variants` of `pbnkit/pdn/board`, or where the file has another board, what the tag GameType
	 * would say of it. Absent where no laws apply: then no move is judged.
	 */
	variant?: string;
	/** The position that the first move is made from, as FEN. Absent where the FEN tag cannot be read. */
	start?: string;
	/** The comments before the first move. */
	comments?: PdnComment[];
	/** How the main line ends on the board: who is to move has no pieces, or none that can move. */
	end?: "noPieces" | "noMoves";
	/** The main line. It is made when it is read for the first time, with all variations. */
	moves: PdnMove[];
	/** Lines in parentheses that replace no move, as before the first one. */
	variations?: PdnMove[][];
}

/**
 * A move that the laws of a variant allow in a position.
 *
 * @example
 * ```js
 * const [{ san, from, to, path, captured }] = await pdn.legalMoves("W:Wc3:Bd4,f6", { variant: "russian" });
 * console.log(san, from, to); // c3:g7 c3 g7
 * console.log(path, captured); // [ 'c3', 'e5', 'g7' ] [ 'd4', 'f6' ]
 * ```
 */
export interface PdnLegalMove extends DraughtsLegalMove {}
