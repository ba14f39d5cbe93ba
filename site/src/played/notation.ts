import type { Encoding } from "pbnkit";
import type { ComponentChildren, VNode } from "preact";
import type { Finding } from "../files/kit.js";
import type { ReadingWorker } from "../files/reading-worker.js";
import type { Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import type { ListDesk } from "../list/condition.js";
import type { Follower } from "../share/follower.js";
import type { PlayedWords, SiteWords } from "../words/words.js";
import type { Entry, Order } from "./game-index.js";
import type { Calling, PlayedGame, PlayedKit, PlayedSpot, Sought } from "./game.js";
import type { GameReader } from "./game-reader.js";

export type { Indexing, Lines, MadeMove, PlayedGame, PlayedHead, PlayedKit, PlayedMove, PlayedSpot, Sought } from "./game.js";

/** A move with what is wrong about it, and what can be done. */
export interface MoveFault {
	path: number[];
	message: string;
	actions?: readonly { label: string; act(): void }[];
}

/** Is told where a reader of a game goes, and gets what leads him. */
export interface Listener {
	step(spot: PlayedSpot): void;
	control(control?: { goTo(path: number[]): void }): void;
}

export interface GameProps {
	game: PlayedGame;
	faults: readonly MoveFault[];
	listener: Listener;
}

/** What is above a game is of its whole file. */
export interface AboveProps {
	row: Row;
	/** Of the file, once it is known. */
	encoding: Encoding | undefined;
}

/** What is below the list is of the games of a file that is read. */
export interface BelowProps {
	row: Row;
	reader: GameReader;
}

export interface MenusProps {
	reader: GameReader;
	/** Undefined until it is read. */
	game: PlayedGame | undefined;
	/** The same, as the list has it. */
	chosen: Entry | undefined;
	spot(): PlayedSpot;
	/** The games that a person means who prints several, and whether he has marked them. */
	found: readonly Entry[];
	areMarked: boolean;
	/** Other menus between them. */
	children: ComponentChildren;
}

/** How games are found by what is on the board. */
export interface PositionSearch {
	/** What a text of the search field looks for, where that is no text of a tag. */
	soughtBy(text: string): Sought | undefined;
	/** What people mean by a position, of its FEN. */
	positionOf(fen: string): string;
	/** The games that have what is looked for, each with the path of the first move that leads there: `[]` is the start. */
	search(kit: PlayedKit, file: File, options: Sought & Calling): AsyncIterable<PlayedGame & { at?: number[] }>;
}

/** A notation of games of two players and of moves, to those parts of the page that are the same for each. */
export interface Notation {
	/** How the names of its files end. */
	ending: string;
	words(site: SiteWords): PlayedWords;
	/** The worker of those who look at games. */
	readonly worker: ReadingWorker<PlayedKit>;
	/** What chooses games by conditions. */
	readonly desk: ReadingWorker<ListDesk>;
	/** Always the same one for a file. */
	readerOf(file: File, encoding: Encoding | undefined): GameReader;
	/** The orders of its lists. */
	orders: readonly Order[];
	/** What a row of the list says of the kind of a game and of its date, where the games of the file are of several kinds or of one. */
	factsOf(game: { kind: string; date: string }, site: SiteWords, areSeveral: boolean): string[];
	/** A result as it is printed; "" where there is none. */
	resultText(result: string): string;
	/** A word of the text of a game as the move that it is, to be compared with others; "" where it is none. */
	moveOf(word: string): string;
	/** How games are found by a position. */
	positions?: PositionSearch;
	/** Writes games in export format. */
	save(work: Work, source: Blob, options: Calling): Promise<Blob>;
	/** Whether there is a table of the games of a file. */
	isTournament?(entries: readonly Entry[]): boolean;
	/** What a finding says of a move besides its message. */
	faultOf?(finding: Finding): object;
	/** A game on its board, and what can be done with it. */
	Game(props: GameProps): VNode;
	Menus(props: MenusProps): VNode;
	/** What is asked about a file, above its games. */
	Above?(props: AboveProps): VNode | null;
	/** What can be done with all games of a file, below their list. */
	Below?(props: BelowProps): VNode | null;
}

export interface ShownProps {
	notation: Notation;
	game: PlayedGame;
	/** Where it begins in its file, in bytes. */
	from: number;
	/** What in it needs a person. */
	needs: readonly Finding[];
	follower: Follower<string>;
	openFindings(item: string): void;
	/** Is told where a reader is. */
	seen(spot: PlayedSpot): void;
}
