import type { Game } from "pbnkit";
import type { Settings, Words } from "pbnkit/viewer";
import type { BoardReader } from "../read/board-reader.js";
import { worker } from "../read/reading-worker.js";
import { type Written, written } from "../out/written.js";
import { bridge } from "../rooms/facts.js";
import { hashOf } from "./address.js";
import { packed } from "./link.js";

/** The board that a menu is of. */
export interface MenuBoard {
	reader: BoardReader;
	game: Game;
	/** How it is shown. */
	words: Words;
	settings: Partial<Settings>;
	/** How many cards of its play are played. */
	card(): number;
	/** Whether its file has others. */
	ofSeveral: boolean;
}

/** The part of a link that has a board in it, with its "#". */
export async function linkTo(pbn: string, card?: number): Promise<string> {
	return hashOf({ link: { key: bridge.key, text: await packed(pbn) }, card });
}

/** A board as PBN of its own, with the line ends of a text. */
export async function pbnOf({ reader, game }: MenuBoard): Promise<string> {
	const text = await reader.pbnOf(await worker(), game.number);
	return text.replace(/\r\n/g, "\n");
}

/** The PBN of a board as it is saved. */
export async function fileOf(pbn: string, asLatin1 = false): Promise<Written> {
	return written(await worker(), new Blob([pbn]), { sourceEncoding: "utf-8", missing: "omit" }, asLatin1);
}
