/** What a problem says. */
import type { Span } from "../../host/found.js";
import type { Man, Square } from "../../pgn/types/moves.js";

/**
 * Where a problem is printed. Nothing in it need be a number or a date. What is not there is absent.
 *
 * @example
 * ```js
 * const { number, title, date, page, year } = problem.usedSource;
 * console.log(number, title, date, page, year); // 68 Chess Problems June, 1962 14 1962
 * ```
 */
export interface PbiSource {
	/** That of the problem in the source. */
	number?: string;
	title?: string;
	date?: string;
	page?: string;
	/** The first year, from 1000 to 2999, that the date has. */
	year?: number;
}

/**
 * What a problem was awarded in a tourney. What is not there is absent.
 *
 * @example
 * ```js
 * const [{ number, rank, tourney, year }] = problem.awards;
 * console.log(number, rank, tourney, year); // 2 Pr Problem 1960
 * ```
 */
export interface PbiAward {
	number?: string;
	/** Such as "Pr" or "1st Honourable Mention". */
	rank?: string;
	tourney?: string;
	date?: string;
	/** The first year, from 1000 to 2999, that the date has. */
	year?: number;
}

/**
 * What a stipulation of a common form demands.
 *
 * @example
 * ```js
 * const { problems } = await pbi.parse("#PBI 1.2\n:8/8/8/8/8/2k5/8/K1s5:h#2,5::::::\n");
 * const { kind, moves, form } = problems[0].aim;
 * console.log(kind, moves, form); // help 2.5 h#2.5
 * ```
 */
export interface PbiAim {
	/** White mates, both help, White makes Black mate him, the same where Black has to mate if he can, White wins, or White draws. */
	kind: "direct" | "help" | "self" | "reflex" | "win" | "draw";
	/** In how many moves; absent where the number does not matter. A helpmate with half a move more has it: 2.5. */
	moves?: number;
	/** How most files write it; absent where the stipulation says more, such as how many solutions there are. */
	form?: string;
}

/**
 * A legal move that a text says.
 *
 * @example
 * ```js
 * const { san, from, to } = problem.key;
 * console.log(problem.keymove, san, from, to); // Rh1-b1 Rb1 h1 b1
 * ```
 */
export interface PbiMove {
	/** In the letters of PGN: N is the knight. */
	san: string;
	from: Square;
	to: Square;
	/** What a pawn becomes. */
	promotion?: "N" | "B" | "R" | "Q";
}

/**
 * A man of a board with fairy pieces.
 *
 * @example
 * ```js
 * const { problems } = await pbi.parse("#PBI 1.2\n::h#2::::::Pieces: white Kc3, Gd1; black Ka1; neutral Se4\n");
 * for (const { square, color, name, like, turn } of problems[0].pieces) console.log(square, color, name, like, turn);
 * // c3 white K K undefined
 * // d1 white G Q 180
 * // a1 black K K undefined
 * // e4 neutral S N undefined
 * ```
 */
export interface PbiPiece {
	square: Square;
	color: "white" | "black" | "neutral";
	/** As the file names it, in the letters of Popeye: "G" is the grasshopper. */
	name: string;
	/** The man that it is drawn as. Absent where no custom says it: then its name is written on the square. */
	like?: Uppercase<Man>;
	/** By how many degrees the drawing is turned clockwise. */
	turn?: 90 | 180 | 270;
}

/**
 * Another position or stipulation of a problem, made from the first one.
 *
 * @example
 * ```js
 * const { problems } = await pbi.parse("#PBI 1.2\n::h#2::::::Twins\\x3a b) Sa1=Q; c) Kc3-->c4\n");
 * console.log(problems[0].twins.map(({ name, change }) => `${name}: ${change}`)); // [ 'b: Sa1=Q', 'c: Kc3-->c4' ]
 * ```
 */
export interface PbiTwin {
	name: string;
	change: string;
}

/**
 * A problem: a line of nine fields, as texts, and what of them can be read. What is not there, or is not known, is absent.
 *
 * @example
 * ```js
 * const { number, names, position, stipulation, keymove, status, comment } = problem;
 * console.log(number, names, position); // 1 [ 'Chance, A.', 'B. Prototype' ] 8/7S/k7/p7/8/8/Q3K3/7R
 * console.log(stipulation, keymove, status, comment); // #2 Rh1-b1 ! undefined
 * ```
 */
export interface PbiProblem {
	/** That of the problem in the file, from 1. */
	number: number;
	/** That of its line, from 1. */
	line: number;
	/** The line, without its end. */
	span: Span;
	/** The authors. */
	names: string[];
	/** The board, with S for the knight, in its shortest form where it can be read. */
	position?: string;
	/** The position as FEN. Absent where the board cannot be read. Castling is allowed where king and rook are at home. */
	fen?: string;
	/** How many men each side has; the neutral ones are in neither number. */
	men?: { white: number; black: number };
	/** The men, where some of them are fairy pieces. PBI has none: the comment names them, and the position is empty. */
	pieces?: PbiPiece[];
	stipulation?: string;
	/** What the stipulation demands, where it has one of the common forms. */
	aim?: PbiAim;
	/** What changes the laws, such as "Circe": what the stipulation has after a comma. */
	conditions?: string[];
	/** From where it was taken. */
	usedSource?: PbiSource;
	/** Where else it is. */
	referencedSources: PbiSource[];
	awards: PbiAward[];
	/** The key as the source prints it, for people. */
	keymove?: string;
	/** The key, where `keymove` says a legal move. */
	key?: PbiMove;
	/** One sign, which says what came out when it was checked. */
	status?: string;
	/** What the status says: "!" correct, "*" more solutions, "+" none, "$" a shorter one, "?" something is wrong with the keymove. */
	verified?: "sound" | "cooked" | "noSolution" | "short" | "keymove";
	/** All of it, with what the next members have of it. */
	comment?: string;
	/** What of the comment is in none of the next members. */
	remark?: string;
	/** Themes, after "Keywords:". */
	keywords?: string[];
	/** After "Judges:". */
	judges?: string[];
	/** After "Twins:". */
	twins?: PbiTwin[];
	/** The printed solution, after "Solution:". */
	solution?: string;
}
