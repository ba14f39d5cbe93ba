/** The moves of a game as one line of text, without recursion. */
import type { Color, PlayedComment, PlayedMove } from "./types.js";

interface Comment extends PlayedComment {
	commands?: readonly { name: string; value: string }[];
}

/** A game whose moves are written. */
export interface Writable {
	moves: readonly PlayedMove[];
	comments?: readonly Comment[];
	nags?: readonly number[];
	result: string;
}

/** What is written of it. */
export interface Writing<M extends PlayedMove> {
	variations: boolean;
	comments: boolean;
	nags: boolean;
	/** Who makes the first of two moves that have a number. */
	first: Color;
	/** A move without its number. */
	shown(move: M): string;
	/** What comes before a move and its number. */
	before?(move: M): string | undefined;
}

/** A line that is being written. */
interface Line {
	moves: readonly PlayedMove[];
	at: number;
	/** The variations of the move before, and how many of them are written. */
	variations: readonly PlayedMove[][];
	written: number;
	/** Whether the next move needs its number, whoever makes it. */
	isApart: boolean;
}

/** The moves of a game with their numbers, glyphs, comments and variations as far as they are wanted, and its result. */
export function writeMoves<M extends PlayedMove>(game: Writable, { variations, comments, nags, first, shown, before }: Writing<M>): string {
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
	const commented = (list: readonly Comment[] | undefined, isBefore: boolean) => {
		const chosen = comments ? (list ?? []).filter((comment) => (comment.before ?? false) === isBefore && textOf(comment) !== "") : [];
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
		const move = line.moves[line.at++] as M | undefined;
		if (!move) {
			open.pop();
			if (open.length > 0) words.push(`${words.pop()})`);
			continue;
		}
		rated(move.nagsBefore);
		if (commented(move.comments, true)) line.isApart = true;
		const setup = before?.(move);
		if (setup !== undefined) put(setup);
		if (move.color === first || line.isApart || setup !== undefined) put(`${move.number}${move.color === first ? "." : "..."}`);
		put(shown(move));
		rated(move.nags);
		line.isApart = commented(move.comments, false);
		line.variations = (variations && move.variations) || [];
		line.written = 0;
	}
	put(game.result);
	return words.join(" ");
}

/** A line whose first move has its number. */
function lineOf(moves: readonly PlayedMove[]): Line {
	return { moves, at: 0, variations: [], written: 0, isApart: true };
}

/** A comment with its commands, in front. A brace would end it. */
function textOf({ text, commands }: Comment): string {
	return [...(commands ?? []).map(({ name, value }) => `[%${value ? `${name} ${value}` : name}]`), text].filter(Boolean).join(" ").replaceAll("}", ")");
}
