import type { PgnComment, PgnGame, PgnMove } from "../types.js";

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

/** A line that is being written. */
interface Line {
	moves: readonly PgnMove[];
	at: number;
	/** The variations of the move before, and how many of them are written. */
	variations: readonly PgnMove[][];
	written: number;
	/** Whether the next move of Black needs its number. */
	isApart: boolean;
}

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
	const words: string[] = [];
	/** The parentheses that the next word comes right after. */
	let opens = "";
	const put = (word: string) => {
		words.push(opens + word);
		opens = "";
	};
	const rated = (list: readonly number[] = []) => {
		if (nags) for (const nag of list) put(`$${nag}`);
	};
	const commented = (list: readonly PgnComment[] | undefined, before: boolean) => {
		const chosen = comments ? (list ?? []).filter((comment) => (comment.before ?? false) === before && textOf(comment) !== "") : [];
		for (const comment of chosen) put(`{${textOf(comment)}}`);
		return chosen.length > 0;
	};
	rated(game.nags);
	commented(game.comments, false);
	const open: Line[] = [lineOf(game.moves)];
	for (let line = open.at(-1); line; line = open.at(-1)) {
		const variation = line.variations[line.written++];
		if (variation) {
			opens += "(";
			line.isApart = true;
			open.push(lineOf(variation));
			continue;
		}
		const move = line.moves[line.at++];
		if (!move) {
			open.pop();
			if (open.length > 0) words.push(`${words.pop()})`);
			continue;
		}
		rated(move.nagsBefore);
		if (commented(move.comments, true)) line.isApart = true;
		if (move.color === "white" || line.isApart) put(`${move.number}${move.color === "white" ? "." : "..."}`);
		put(lettered(move, letters));
		rated(move.nags);
		line.isApart = commented(move.comments, false);
		line.variations = (variations && move.variations) || [];
		line.written = 0;
	}
	put(game.result);
	return words.join(" ");
}

/** A line whose first move has its number. */
function lineOf(moves: readonly PgnMove[]): Line {
	return { moves, at: 0, variations: [], written: 0, isApart: true };
}

/** A comment with its commands, in front. A brace would end it. */
function textOf({ text, commands }: PgnComment): string {
	return [...(commands ?? []).map(({ name, value }) => `[%${value ? `${name} ${value}` : name}]`), text].filter(Boolean).join(" ").replaceAll("}", ")");
}

/** A move with the letters of its men, or with figurines; one that is not legal is as the file has it. */
export function lettered({ san, text, color }: PgnMove, letters: string): string {
	if (san === undefined) return text;
	const own = letters === "figurines" ? figurines[color] : letters;
	const named = [...own];
	// A castling begins with no letter of a man.
	return own === men ? san : san.replace(/[KQRBN]/g, (man) => named[men.indexOf(man)] ?? man);
}
