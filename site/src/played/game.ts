import type { Encoding, Progress, Span } from "pbnkit";

/** The tags of a game, as far as all notations of moves have them. */
export interface PlayedHead {
	number: number;
	span: Span;
	tags: readonly { name: string; value: string; duplicate?: boolean }[];
}

export interface PlayedMove {
	number: number;
	color: "white" | "black";
	span: Span;
	variations?: readonly (readonly PlayedMove[])[];
}

/** Where moves are found by their paths. */
export interface Lines {
	moves: readonly PlayedMove[];
	variations?: readonly (readonly PlayedMove[])[];
}

export interface PlayedGame extends PlayedHead, Lines {
	/** The start position. */
	start?: string;
}

interface As {
	sourceEncoding?: Encoding;
}

export interface Calling extends As {
	signal: AbortSignal;
	onProgress?(progress: Progress): void;
}

/** What games are looked for by: a position, or the men of one. */
export type Sought = { position: string } | { material: string };

/** A module that reads games, in a worker. */
export interface PlayedKit<Game extends PlayedGame = PlayedGame, Head extends PlayedHead = PlayedHead> {
	games(file: Blob, options: Calling & { moves: false }): AsyncIterable<Head>;
	parse(part: Blob, options: As): Promise<{ games: Game[] }>;
	close(): void;
}

/** A move as a viewer tells it. */
export type MadeMove = Pick<PlayedMove, "number" | "color">;

/** Where a reader is in a game. */
export interface PlayedSpot {
	/** Of the last move; without one he is at the start. */
	path?: number[] | undefined;
	move?: MadeMove | undefined;
	/** The position; undefined where it is not known. */
	fen: string | undefined;
}

/** What the index of a file takes from its games. */
export interface Indexing {
	/** What kind of game it is: its opening, its variant. `value` has the tags that say something. */
	kindOf(value: (name: string) => string): string;
	/** How a kind is called, where its tag does not say it. */
	kindWords?(kind: string): string;
	/** Tags that nobody searches for. */
	unsearched: ReadonlySet<string>;
}
