import type { ComponentChildren, ComponentType } from "preact";
import type { Facts } from "../../rooms/facts.js";
import type { MadeMove, PlayedSpot } from "../notation.js";
import type { PaperGame, ViewerWords } from "../print/paper.js";
import type { MenuGame } from "./game.js";

/** How the moves of a text are written. */
export interface AsText {
	naming: string;
	isAnnotated: boolean;
}

export interface NamingProps {
	naming: string;
	choose(naming: string): void;
}

/** What is done with a game that is shared, copied or saved, as far as a notation has it of its own. */
export interface Sharing {
	facts: Facts;
	/** Of its files. */
	type: string;
	/** What the game is called. */
	titleOf(game: PaperGame, words: ViewerWords): string | undefined;
	/** What a file of it is called, without its ending. */
	fileNameOf(game: PaperGame): string;
	/** "24… ♛xe2" */
	printed(move: MadeMove, game: PaperGame): string;
	/** The position of a place, as the text of an SVG and as it is seen; undefined where it is not known. */
	pictureOf(game: PaperGame, spot: PlayedSpot, words: ViewerWords, isBlackBelow: boolean): { svg: string; board: ComponentChildren } | undefined;
	/** The moves of a game in one line. */
	movesOf(game: PaperGame, as: AsText, words: ViewerWords): string;
	/** How moves are written where nothing is chosen, and the choice. */
	naming: string;
	Naming: ComponentType<NamingProps>;
	/** Whether there is a builder for articles. */
	hasBuilder: boolean;
	/** The site that analyses positions: what it is called, and the address of a position; undefined for what it does not have. */
	analysis: { site: string; name: string; addressOf(game: PaperGame, fen: string): string | undefined };
}

export interface PanelProps {
	menu: MenuGame;
	sharing: Sharing;
}
