import { type Facts, toRoot } from "../../rooms/facts.js";
import type { Room } from "../../rooms/room.js";
import { hashOf } from "../../share/address.js";
import { packed } from "../../share/link.js";
import type { PlayedShareWords } from "../../words/words.js";
import type { GameReader } from "../game-reader.js";
import type { PlayedSpot } from "../notation.js";
import type { PaperGame, ViewerWords } from "../print/paper.js";
import { stepOf } from "../steps.js";

/** The game that a menu is of. */
export interface MenuGame {
	reader: GameReader;
	game: PaperGame;
	/** The viewer's. */
	words: ViewerWords;
	texts: PlayedShareWords;
	/** The room of the page, from which addresses are told. */
	home: Room;
	spot(): PlayedSpot;
}

/** The part of a link that has a game in it, with its "#", and with where a reader of it is. */
export async function hashTo(text: string, { key }: Facts, at?: MenuGame): Promise<string> {
	const path = at?.spot().path;
	return hashOf({ link: { key, text: await packed(text) }, ...(at && path && { move: stepOf(at.game, path) }) });
}

/** What makes a quiz of a link: its moves are hidden, and those before the reader's place are left out. */
export function quizFrom({ moves }: PaperGame, path: readonly number[] | undefined): string {
	const [at = -1] = path ?? [];
	return `${at >= 0 && moves[at + 1] ? `&from=${stepOf({ moves }, [at + 1])}` : ""}&view=quiz`;
}

/** Where the site is. */
export const siteOf = ({ home }: MenuGame): string => new URL(toRoot(home) || ".", location.href).href;

/** A game as its file has it, with the line ends of a text. */
export async function textOf({ reader, game }: MenuGame): Promise<string> {
	const bytes = await reader.slice(game.number).arrayBuffer();
	const text = new TextDecoder(reader.encoding ?? "utf-8").decode(bytes);
	return `${text.replace(/\r\n?/g, "\n").trim()}\n`;
}
