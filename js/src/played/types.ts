/** Games of two players and of moves, as a view needs them: what a notation reads has more. */
export type Color = "white" | "black";

export interface PlayedComment {
	text: string;
	/** It comes before its move, which is the first of a variation. */
	before?: boolean;
	/** It comes after the marker that ends the game. */
	afterEnd?: boolean;
}

export interface PlayedMove {
	/** As the notation writes it. Absent where the move is not legal or cannot be read, and after such a move in its line. */
	san?: string;
	/** As the file has it. */
	text: string;
	/** White's move and Black's answer share it. */
	number: number;
	color: Color;
	nags?: number[];
	/** The glyphs before the first move of a variation. */
	nagsBefore?: number[];
	comments?: PlayedComment[];
	variations?: PlayedMove[][];
}

export interface PlayedGame {
	moves: PlayedMove[];
	variations?: PlayedMove[][];
	comments?: PlayedComment[];
	nags?: number[];
	/** The start position, which the first move is made from. */
	start?: string;
	result: string;
}

/** What a position has in every game. */
export interface PlayedPosition {
	/** Who is to move. */
	color: Color;
	fen: string;
}

export interface PlayedSettings {
	/** Who is below. */
	orientation: Color;
	/** The first move of the main line that is shown, "12" or "12b" for Black's. Undefined is the first one. */
	from: string | undefined;
	/** The last move of the main line that is shown. Undefined is the last one. */
	to: string | undefined;
	/** Where diagrams are among the moves: where the file marks one, at the start, at the end, before moves that are not legal, and every so many moves. */
	diagrams: readonly ("marked" | "start" | "end" | "faults" | number)[];
	/** "moves": what is played is behind a button, as in a quiz. */
	hide: "nothing" | "moves";
	/** "print": for paper, with all moves at once, none of them folded, and nothing to press. */
	view: "screen" | "print";
	/** What is shown, where the file has it. */
	show: readonly string[];
	/** The heading of a game: 3 is <h3>. */
	headingLevel: 2 | 3 | 4 | 5 | 6;
}

/** Where something is wrong with a move. */
export interface Fault {
	/** The place of the move, as `pathTo` gives it. */
	path: readonly number[];
	/** What is wrong, in a sentence. */
	message: string;
	/** What a reader can do about it. */
	actions?: readonly { label: string; act(): void }[];
}
