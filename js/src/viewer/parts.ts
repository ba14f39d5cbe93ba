import type { ComponentChildren } from "preact";
import type { Auction, Comment, Game, Move, Note, Pbn, Seat } from "../pbn/types.js";
import type { Cell } from "./auction/auction.js";
import type { RotatedGame } from "./deal/rotated.js";
import type { PlayedCard } from "./game.js";
import type { Words } from "./language/words.js";
import type { Sharing } from "./links/sharing.js";
import type { PlayListener, Position } from "./play/position.js";
import type { Touches } from "./play/steps.js";
import type { Link, Presentation } from "./settings.js";
import type { CostOf, Solving } from "./solved/solving.js";
import type { CommentPlace } from "./text/comment-places.js";

type Component<Props> = (props: Props) => ComponentChildren;

/**
 * What most games can do without. A viewer knows its parts as a value, and draws nothing for those that it lacks: `all-parts.ts`
 * has them all, and the embed script loads those that a block needs (`../auto/view/parts.ts`).
 */
export interface Parts {
	/** A play that can be stepped through. */
	PlayedGame: Component<PlayedProps>;
	Trick: Component<{ cards: PlayedCard[]; winner?: Seat | undefined }>;
	TricksWon: Component<Pick<Position, "won">>;
	Picker: Component<{ games: readonly Game[]; picked: Game; pick(game: Game): void }>;
	/** The tables of a game; those of double dummy may be in another place. */
	Sections: Component<{ game: Game; withoutDoubleDummy?: boolean }>;
	/** What is known of play with open cards. */
	DoubleDummy: Component<{ game: Game; apart?: boolean }>;
	/** What a reader may have computed, with a par where the tags have none. */
	OpenCards: Component<{ game: Game; hasPar: boolean }>;
	/** What a card of the play costs: its mark and a line about it; both are inside of what knows that. */
	CostMark: Component<{ move: Move }>;
	CostLine: Component<{ move: Move }>;
	Judged: Component<Judging>;
	/** What computes it. Not there in rendered text, nor where the writer or the program does not offer it. */
	solving: Solving;
	/** Makes that, where a page's script shows blocks: what computes is asked for when a reader wants it. */
	solvingWith(ask: () => Promise<Pbn>): Solving;
	linkItems(game: Game, presentation: Presentation, sharing: Sharing | undefined): Partial<Record<Link, ComponentChildren>>;
	scoresInWords(game: Game, words: Words): string[];
	rotated(game: Game): Game | RotatedGame;
	Rotation: Component<Pick<RotatedGame, "satAt">>;
	annotationsOf(game: Game, auction: Auction, inCells: ReadonlySet<number | undefined>, id: string, presentation: Presentation): Annotations | undefined;
	Comments: Component<{ comments: readonly Comment[] | undefined }>;
	CommentsAt: Component<{ game: Game; place: CommentPlace }>;
	NoteList: Component<NoteListProps>;
	NoteMark: Component<{ id: string; list: string; index: number }>;
}

/** What a play adds to its game. */
export interface PlayedParts {
	/** The state of the play. */
	position?: Position | undefined;
	/** The buttons that lead through the play, and all its tricks. */
	stepper?: ComponentChildren;
	tricks?: ComponentChildren;
	/** Those of the element that has the diagram and the buttons. */
	touches?: Touches | undefined;
	onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

export interface PlayedProps {
	game: Game;
	listener?: PlayListener | undefined;
	/** Puts the parts in their places. */
	children: (parts: PlayedParts) => ComponentChildren;
}

export interface Judging {
	game: Game;
	/** Whether the cards are judged, or will be soon, and what one costs, in words. */
	children: (judges: boolean, costOf: CostOf) => ComponentChildren;
}

/** What is said of the calls of an auction. */
export interface Annotations {
	/** A call with its signs, and with references to what is said of it. */
	call(cell: Cell, call: ComponentChildren): ComponentChildren;
	/** The notes and the remarks. */
	below: ComponentChildren;
}

/** A reference to a note: its own id, and the index of the note. */
export interface Reference {
	id: string;
	index: number;
}

export interface NoteListProps {
	game: Game;
	notes: readonly Note[];
	references: readonly Reference[];
	id: string;
}
