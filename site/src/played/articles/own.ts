import type { ComponentType } from "preact";
import type { GalleryRoom, Kind, Published } from "../../rooms/article.js";
import type { Facts } from "../../rooms/facts.js";
import type { PlayedArticleTable, SiteWords } from "../../words/words.js";
import type { PlayedGame, PlayedMove, PlayedSpot } from "../notation.js";

/** What is said to those who write articles on the games of a notation, as far as all notations say such. */
export interface ArticleWords {
	builder: PlayedArticleTable["builder"] & { paste: string };
	kinds: PlayedArticleTable["kinds"];
	untitled: string;
	gallery: PlayedArticleTable["gallery"] & { lead: string };
}

/** A game of the preview, as the embed script has it. */
export interface ShownGame extends PlayedGame {
	result: string;
	moves: readonly (PlayedMove & { text: string })[];
}

export interface EditorProps {
	/** Positions, one a line. */
	text: string;
	orientation: "white" | "black";
	change(text: string): void;
	/** The setting of an attribute, and how it is set. */
	setting(name: string): string | undefined;
	set(name: string, value: string): void;
}

/** A position that stands for the preview where no script runs. */
export interface StillPosition {
	/** In words: who is to move, and where the pieces are, where that is not the start of all games. */
	description: string;
	picture(): Promise<Blob>;
}

/** What a notation of games of moves brings to the builder and the gallery. */
export interface OwnArticles {
	facts: Facts;
	/** The games of an article, and its positions. */
	games: Kind;
	positions: Kind;
	examples: GalleryRoom["examples"];
	/** Where a page names its words. */
	path: string;
	words(site: SiteWords): ArticleWords;
	/** What is said of a text in which there is nothing; {line} is what there could be. */
	nothingIn(site: SiteWords): string;
	/** Moves as they may be typed. */
	bare: string;
	/** Whether a text has positions and no games. */
	hasPositions(text: string): boolean;
	copyText(text: string): Promise<void>;
}

/** And to the builder alone. */
export interface OwnBuilder extends OwnArticles {
	/** What it begins with. */
	sample: string;
	/** The start of all games, as a position. */
	initial: string;
	/** A game that begins with the position of a line. */
	gameOf(line: string, setting: EditorProps["setting"]): string;
	/** What is to be set where a position of a game stands alone, by the attribute; of no game, what is to be set of the start of all games. */
	settingsOf?(game: ShownGame | undefined): Readonly<Record<string, string>>;
	/** The position after so many moves of the main line of a game. */
	fenAt(game: ShownGame, plies: number): Promise<string | undefined>;
	/** The event by which the preview tells where its reader is. */
	steps: string;
	Editor: ComponentType<EditorProps>;
	/** What a game is called, and a file of it. */
	titleOf(game: ShownGame, tag: string): Promise<string | undefined>;
	fileNameOf(game: ShownGame): string;
	/** The position of a place of a game, or without a game of a line; undefined where it is not known. */
	still(published: Published, at: { game: ShownGame | undefined; spot: PlayedSpot }): Promise<StillPosition | undefined>;
}
