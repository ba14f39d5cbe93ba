/** What a view of games has, and what a game brings to it. */
import type { VNode } from "preact";
import type { PlayedWords } from "./language/words.js";
import type { Place } from "./tree.js";
import type { Color, PlayedGame, PlayedMove, PlayedPosition, PlayedSettings } from "./types.js";

/** What all parts of a view know. */
export interface View {
	/** What the game has of its own. */
	own: Own;
	words: PlayedWords;
	settings: PlayedSettings;
	/** Whether a reader can do something: not in HTML that is only text, nor in the first drawing on a page, which has to be the same as that text. */
	isAlive: boolean;
	/** What the ids of elements begin with. */
	id: string;
	/** The address of the game's own text on the page, such as "#pgn": where no script runs, it has what is not drawn. */
	source?: string | undefined;
}

/** What a game has of its own. */
export interface Own {
	/** What the names of classes begin with, before a hyphen. */
	prefix: string;
	/** Who makes the first of two moves that have a number. */
	first: Color;
	/** Whether moves that are not legal are told from others. */
	isJudged(game: PlayedGame): boolean;
	/** The value of a tag; undefined where it says nothing. */
	tag(game: PlayedGame, name: string): string | undefined;
	/** What comes first of what is said of the event. */
	about?(game: PlayedGame, words: PlayedWords): string | undefined;
	/** How a game ended, in words. */
	endings(game: PlayedGame, words: PlayedWords): (string | false | undefined)[];
	/** A move as it is shown, without its number. */
	shown(move: PlayedMove, view: View): string;
	/** A move for those who listen. */
	said(move: PlayedMove, words: PlayedWords): string;
	/** How many steps a reader sees a move in. Without it all moves are one. */
	stepsOf?(move: PlayedMove): number;
	/** Whether a position is set up before a move. Without it none is. */
	isSetUp?(move: PlayedMove | undefined): boolean;
	/** The position after a move, or within it, after so many of its steps; undefined where the start is not known. */
	positionAt(game: PlayedGame, place: Place, step?: number): PlayedPosition | undefined;
	/** The drawing of a position among the moves; undefined where there is none. */
	diagram(props: DiagramProps): VNode | undefined;
}

export interface DiagramProps {
	game: PlayedGame;
	place: Place;
	/** The position is the one that is set up before the move. */
	isSetUp: boolean;
	/** The position in words. */
	label: string;
	id: string;
	view: View;
}
