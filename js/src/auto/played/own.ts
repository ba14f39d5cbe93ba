// What blocks of played games have in common, and what a notation of them brings.
import type { VNode } from "preact";
import type { Severity, Span } from "../../host/found.js";
import type { PlayedWords } from "../../played/language/words.js";
import type { Fault, PlayedGame, PlayedMove, PlayedSettings } from "../../played/types.js";
import type { Listener } from "../../played/view/use-steps.js";
import type { Container } from "../notation.js";
import type { Restore } from "../place.js";

/** A game of a block. */
export interface BlockGame extends PlayedGame {
	/** From 1. */
	number: number;
	span: Span;
	moves: BlockMove[];
}

export interface BlockMove extends PlayedMove {
	span: Span;
	variations?: BlockMove[][];
}

export interface BlockDiagnostic {
	rule: string;
	severity: Severity;
	message: string;
	span: Span;
}

/** As much of a client as a block needs. */
export interface BlockReader {
	parse(source: string | Uint8Array): Promise<{ games: BlockGame[]; diagnostics: BlockDiagnostic[] }>;
}

/** What a text says. */
export interface Reading {
	games: readonly BlockGame[];
	diagnostics: readonly BlockDiagnostic[];
	repaired: boolean;
}

/** What a container says, and what hides it. */
export interface Content {
	reading: Reading;
	hide(): Restore;
}

/** A place in the games of a block. */
export interface BlockPlace {
	game?: number;
	move?: string;
}

/** What a script has of a block. */
export interface BlockHandle {
	readonly element: HTMLElement;
	readonly notation: string;
	readonly games: readonly BlockGame[];
	readonly diagnostics: readonly BlockDiagnostic[];
	goTo(place: "start" | "end" | BlockPlace): void;
	next(): void;
	prev(): void;
	flip(): void;
	destroy(): void;
}

type Legal = (fen: string) => Promise<readonly unknown[]>;

/** The props of a view of a game. */
export interface GameProps {
	game: BlockGame;
	settings: Partial<PlayedSettings>;
	words: PlayedWords;
	id: string;
	listener: Listener | undefined;
	faults: readonly Fault[] | undefined;
	legal: Legal | undefined;
}

/** What a notation of played games brings to its blocks. */
export interface OwnOfBlocks<Reader extends BlockReader = BlockReader> {
	/** What its class is, and its attributes begin with. */
	readonly key: string;
	/** Which of a script's options has the settings of its blocks. */
	readonly option: "chess" | "draughts";
	styles(): Promise<void>;
	words(language: unknown): Promise<PlayedWords>;
	/** The settings in the attributes of a block; `complain` is told of those that cannot be read. */
	settings(attributes: Readonly<Record<string, string>>, complain: (message: string) => void): Partial<PlayedSettings>;
	/** Whether a text begins as a game, or as what comes within one. */
	beginsAsMoves(text: string): boolean;
	/** The games of a text that has nothing but what programs write, before the module judges the moves. */
	plainGames(text: string): BlockGame[] | undefined;
	/** What is said at a move; undefined where the diagnostic is not about one. */
	faultOf(diagnostic: BlockDiagnostic): Omit<Fault, "path"> | undefined;
	/** The value of a tag; undefined where it says nothing. */
	tag(game: BlockGame, name: string): string | undefined;
	GameView(props: GameProps): VNode;
	/** What a reader may try on the board of a game. */
	legal(reader: Reader, fen: string, game: BlockGame): Promise<readonly unknown[]>;
	/** What a container says by the page's source. */
	fromSource(reader: Reader, container: Container, repair: boolean): Promise<Content>;
}
