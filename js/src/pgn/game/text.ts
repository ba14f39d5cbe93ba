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
	/** The variations of the move before that are not written yet. */
	variations: PgnMove[][];
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
export function moveText(game: Pick<PgnGame, "moves" | "comments" | "result">, options: MoveTextOptions = {}): string {
	const { letters = men, variations = true, comments = true, nags = true } = options;
	const words: string[] = [];
	const commented = (list: readonly PgnComment[] | undefined, before: boolean) => {
		const chosen = comments ? (list ?? []).filter((comment) => (comment.before ?? false) === before && textOf(comment) !== "") : [];
		for (const comment of chosen) words.push(`{${textOf(comment)}}`);
		return chosen.length > 0;
	};
	commented(game.comments, false);
	const open: Line[] = [{ moves: game.moves, at: 0, variations: [], isApart: true }];
	for (let line = open.at(-1); line; line = open.at(-1)) {
		const variation = line.variations.shift();
		if (variation) {
			words.push("(");
			line.isApart = true;
			open.push({ moves: variation, at: 0, variations: [], isApart: true });
			continue;
		}
		const move = line.moves[line.at++];
		if (!move) {
			open.pop();
			if (open.length > 0) words.push(")");
			continue;
		}
		if (nags) for (const nag of move.nagsBefore ?? []) words.push(`$${nag}`);
		if (commented(move.comments, true)) line.isApart = true;
		if (move.color === "white" || line.isApart) words.push(`${move.number}${move.color === "white" ? "." : "..."}`);
		words.push(lettered(move, letters));
		if (nags) for (const nag of move.nags ?? []) words.push(`$${nag}`);
		line.isApart = commented(move.comments, false);
		if (variations) line.variations = [...(move.variations ?? [])];
	}
	words.push(game.result);
	return words.join(" ").replaceAll("( ", "(").replaceAll(" )", ")");
}

/** A comment with its commands, in front. A brace would end it. */
function textOf({ text, commands }: PgnComment): string {
	return [...(commands ?? []).map(({ name, value }) => `[%${value ? `${name} ${value}` : name}]`), text].filter(Boolean).join(" ").replaceAll("}", ")");
}

function lettered({ san, text, color }: PgnMove, letters: string): string {
	if (san === undefined) return text;
	const own = letters === "figurines" ? figurines[color] : letters;
	const named = [...own];
	// A castling begins with no letter of a man.
	return own === men ? san : san.replace(/[KQRBN]/g, (man) => named[men.indexOf(man)] ?? man);
}
