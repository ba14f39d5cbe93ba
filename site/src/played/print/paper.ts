import type { ComponentChildren, ComponentType } from "preact";
import type { Row } from "../../files/rows.js";
import type { PaperWords, SiteWords } from "../../words/words.js";
import type { GameReader } from "../game-reader.js";
import type { PlayedGame, PlayedHead } from "../game.js";
import type { Scoring } from "../table/standings.js";
import type { settingsFor } from "./choices.js";

/** The words of the viewer that are on paper, too. */
export interface ViewerWords {
	tag: string;
	game: { round: string; annotator: string; untitled: string };
}

/** A game with its result. */
export type PaperGame = PlayedGame & { result: string };

/** What is printed in, and asked before. */
export interface PaperLanguage {
	texts: PaperWords;
	/** The viewer's, for the games. */
	words: ViewerWords;
}

export interface MovesProps {
	game: PaperGame;
	language: PaperLanguage;
	settings: ReturnType<typeof settingsFor>;
	naming: string;
	id: string;
}

export interface NamingProps {
	language: PaperLanguage;
	naming: string;
	choose(naming: string): void;
}

/** A position to be printed. */
export interface PrintedPosition {
	number: number;
	/** What the file calls it. */
	name: string | undefined;
	/** Undefined where it cannot be read. */
	board: ComponentChildren;
	/** As the file has it. */
	text: string;
	color: "white" | "black";
	/** Who is to move, and what is to be done. */
	task: string;
	/** What is found there; undefined where the file does not say. */
	solution: ComponentChildren;
}

/** What the paper and the tables of a notation of games have of their own. */
export interface Paper {
	/** One that has read all of its file. */
	wholeReaderOf(row: Row): GameReader;
	scoring: Scoring;
	viewerWords(site: Pick<SiteWords, "tag">): ViewerWords;
	/** What is said of a game before who wrote about it: its opening, its variant. */
	about(game: PaperGame, words: ViewerWords): string;
	/** How moves are written where nothing is chosen, and the choice. */
	naming: string;
	Naming: ComponentType<NamingProps>;
	Moves: ComponentType<MovesProps>;
	/** Whether there may be diagrams at moves that are not legal. */
	hasFaults: boolean;
	/** The position that a game begins in, with what is played there as its solution. Without it no positions are printed of games. */
	positionOf?(game: PaperGame, naming: string, language: PaperLanguage): PrintedPosition;
}

/** Whether a game begins in a position of its own. */
export const startsElsewhere = (game: PlayedHead, { tag }: Scoring): boolean => tag(game, "FEN") !== undefined;
