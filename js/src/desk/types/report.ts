/** What the verbs give. */
import type { DeskEncoding } from "./options.js";

/**
 * What is said of the files of each call.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { gameCount, files } = await desk.merge(["1. e4 *\n", ""]);
 * console.log(gameCount, files[1]); // 1 { gameCount: 0, encoding: 'utf-8' }
 * desk.close();
 * ```
 */
export interface DeskReport {
	/** How many games were read. */
	gameCount: number;
	/** The files in their order: a file without games is perhaps of another notation. */
	files: { gameCount: number; encoding: DeskEncoding }[];
}

/**
 * What `desk.find` gives.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { found, files } = await desk.find("1. e4 *\n\n1. d4 1-0\n", { where: "result 1-0" });
 * console.log(found, files[0].games); // 1 [ 2 ]
 * desk.close();
 * ```
 */
export interface DeskFound extends DeskReport {
	/** How many games were chosen. */
	found: number;
	files: { gameCount: number; encoding: DeskEncoding; /** The numbers of those that were chosen. */ games: number[] }[];
	/** How many were left out since they repeat another; only where that was asked for. */
	repeated?: number;
}

/**
 * What `desk.select`, `desk.sort` and `desk.merge` give.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const pieces = [];
 * const to = new WritableStream({ write: (piece) => void pieces.push(piece) });
 * const { written, bytes } = await desk.select("1. e4 *\n", { to });
 * console.log(written, bytes.length, new TextDecoder().decode(pieces[0]).trim()); // 1 0 1. e4 *
 * desk.close();
 * ```
 */
export interface DeskWritten extends DeskReport {
	/** How many games were written. */
	written: number;
	/** How many were left out since they repeat another; only where that was asked for. */
	repeated?: number;
	/** The games as one file, empty where the option `to` took them. Those of several files are UTF-8. */
	bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A game that repeats an earlier one. Files count from 0, games from 1.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const [{ file, game, first }] = (await desk.duplicates(["1. d4 *\n\n1. e4 *\n", "1. e4 *\n"])).repeats;
 * console.log(file, game, first); // 1 1 { file: 0, game: 2 }
 * desk.close();
 * ```
 */
export interface DeskRepeat {
	file: number;
	game: number;
	first: { file: number; game: number };
}

/**
 * What `desk.duplicates` gives.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { gameCount, repeated, written } = await desk.duplicates("1. e4 *\n\n1. e4 *\n");
 * console.log(gameCount, repeated, written); // 2 1 0
 * desk.close();
 * ```
 */
export interface DeskDuplicates extends DeskWritten {
	/** How many games repeat an earlier one. */
	repeated: number;
	repeats: DeskRepeat[];
}

/**
 * What a board keeps although its number or its seats are others.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const { notes } = await desk.number('[Board "9"]\n[Dealer "W"]\n[Auction "W"]\nAP\n');
 * console.log(notes); // [ { game: 1, kept: [ 'Dealer' ] } ]
 * desk.close();
 * ```
 */
export interface DeskNote {
	/** Its place among those that were changed, from 1. */
	game: number;
	/** The tags that keep their values, since it was bid or played so. */
	kept?: ("Dealer" | "Vulnerable")[];
	/** What speaks of seats, or of what the deal is worth, and was not changed: names of tags, "comments", "notes". */
	left?: string[];
}

/**
 * What `desk.number` and `desk.rotate` give.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const { changed, notes } = await desk.rotate('{North leads.}\n[Board "1"]\n', { seats: 2 });
 * console.log(changed, notes); // 1 [ { game: 1, left: [ 'comments' ] } ]
 * desk.close();
 * ```
 */
export interface DeskNumbered extends DeskWritten {
	/** How many boards were chosen and have other numbers or seats; the others are written as they are. */
	changed: number;
	notes: DeskNote[];
}

/**
 * What `desk.set` gives.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { changed, refused } = await desk.set("1. e4 *\n", { tags: { Date: "next May" } });
 * console.log(changed, refused.map(({ rule }) => rule)); // 0 [ 'tag/invalid-value' ]
 * desk.close();
 * ```
 */
export interface DeskSet {
	/** How many games were read, and how many of them have other tags. */
	gameCount: number;
	changed: number;
	/** The games as one file, as `merge` makes it. */
	bytes: Uint8Array<ArrayBuffer>;
	/** The errors that the tags would bring; nothing is changed then. */
	refused?: { rule: string; message: string }[];
}

/**
 * A part of what was split.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { parts: [part] } = await desk.split('[White "Oakes, J."]\n\n1. e4 *\n', { by: "white" });
 * console.log(`${part.name}.pgn has ${part.bytes.length} bytes`); // Oakes-J.pgn has 29 bytes
 * desk.close();
 * ```
 */
export interface DeskPart {
	/** A name for its file, without an ending, which is no path and which no other part has. */
	name: string;
	gameCount: number;
	bytes: Uint8Array<ArrayBuffer>;
}

/**
 * What `desk.split` gives.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { written, parts } = await desk.split("1. e4 1-0\n\n1. d4 *\n", { by: "result" });
 * console.log(written, parts.map(({ name }) => name)); // 2 [ '1-0', 'none' ]
 * desk.close();
 * ```
 */
export interface DeskSplit extends DeskReport {
	/** How many games are in parts. */
	written: number;
	/** In the order of their first games. */
	parts: DeskPart[];
}

/**
 * What `desk.stats` gives.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { counted, rows } = await desk.stats("1. e4 1-0\n\n1. d4 1-0\n\n1. c4 0-1\n", { by: "result" });
 * console.log(counted, rows[0]); // 3 { values: [ '1-0' ], gameCount: 2 }
 * desk.close();
 * ```
 */
export interface DeskStats extends DeskReport {
	/** How many games were chosen. */
	counted: number;
	/** Those of the most games first: what they have in the fields, "" for nothing. Of several players each counts. */
	rows: { values: string[]; gameCount: number }[];
}
