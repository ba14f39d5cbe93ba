/** What the verbs take. */
import type { PieceOptions } from "../../host/call-options.js";
import type { ByteSink, NodeSink, Source } from "../../host/types.js";
import type { PdnEncoding } from "../../pdn/types/options.js";

/**
 * One file, or several, which are read one after the other: each as a text, as bytes or as a stream.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const { gameCount, files } = await desk.merge([await readFile("deals.pbn"), '[Board "1"]\n']);
 * console.log(gameCount, files.map(({ gameCount }) => gameCount)); // 4 [ 3, 1 ]
 * desk.close();
 * ```
 */
export type DeskSources = Source | readonly Source[];

/**
 * The encodings of files; those of Russian are of draughts alone.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pdn/desk";
 *
 * const desk = await load();
 * const file = Uint8Array.from([...'[White "', 0xcb, 0xe5, 0xed, 0xe0, ...'"]\n1. c3-d4 *'], (each) => (typeof each === "string" ? each.charCodeAt(0) : each));
 * const { rows } = await desk.stats(file, { by: "white", sourceEncoding: "windows-1251" });
 * console.log(rows[0].values); // [ 'Лена' ]
 * desk.close();
 * ```
 */
export type DeskEncoding = PdnEncoding;

/**
 * Options of what reads files.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const late = new AbortController();
 * const merging = desk.merge("1. e4 *\n".repeat(10_000), { signal: late.signal, onProgress: ({ done }) => done > 50_000 && late.abort(new Error("that is enough")) });
 * await merging.catch((error) => console.log(error.message)); // that is enough
 * desk.close();
 * ```
 */
export interface DeskReadOptions extends Omit<PieceOptions, "sourceEncoding"> {
	/** The encoding of all files; "latin1", "utf8", "cp1251" and "cp866" are other names. Default: detected from the bytes of each. */
	sourceEncoding?: DeskEncoding | "latin1" | "utf8" | "cp1251" | "cp866";
}

/**
 * Where games are written.
 *
 * @example
 * ```js
 * import { createWriteStream } from "node:fs";
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { written } = await desk.merge(["1. e4 *\n", "1. d4 *\n"], { to: createWriteStream("merged.pgn") });
 * console.log(written); // 2
 * desk.close();
 * ```
 */
export interface DeskWriting {
	/** A stream that gets the games; `bytes` is empty then. */
	to?: ByteSink | NodeSink;
}

/**
 * What becomes of games that repeat others.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const file = '[White "Ann"]\n1. e4 *\n\n[White "Eva"]\n1. e4 *\n';
 * for (const options of [{ distinct: true }, { same: "moves" }]) console.log((await desk.merge(file, options)).repeated);
 * // 0
 * // 1
 * desk.close();
 * ```
 */
export interface DeskRepeating {
	/** Leaves out games that repeat an earlier one. Default false. */
	distinct?: boolean;
	/** The name of a likeness, which says when a game repeats another; with it `distinct` is true. */
	same?: string;
}

/**
 * Which games are chosen: those for which all of it holds. Without any of it all are.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const file = '[Board "1"]\n\n[Board "2"]\n\n[Board "3"]\n';
 * for (const choice of [{ where: "board >= 2" }, { games: "1,3-" }, { games: [2], others: true }]) {
 * 	const { files } = await desk.find(file, choice);
 * 	console.log(files[0].games.join());
 * }
 * // 2,3
 * // 1,3
 * // 1,3
 * desk.close();
 * ```
 */
export interface DeskChoice extends DeskReadOptions {
	/** A condition on fields, such as `board in 1..24 and N:hcp >= 15`. */
	where?: string;
	/** The numbers of games in their file, "1-24,30" or an array. */
	games?: string | readonly number[];
	/** Chooses the games that would not be chosen. Default false. */
	others?: boolean;
}

/**
 * What chooses games of chess besides.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const file = await readFile("games.pgn");
 * const found = async (choice) => (await desk.find(file, choice)).files[0].games.join();
 * console.log(await found({ position: "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq", variations: true })); // 2
 * console.log(await found({ material: "KQRRBBNNPPPPPPPkqrrbbnnppppppp" })); // 1
 * console.log(await found({ where: "eco C33", eco: true })); // 1
 * desk.close();
 * ```
 */
export interface PgnDeskChoice {
	/** A FEN: games that come to this position. Fields that it does not have may be anything. */
	position?: string;
	/** The letters of men, as FEN has them: games that come to these. */
	material?: string;
	/** Whether variations count for `position` and `material`, too. Default false. */
	variations?: boolean;
	/** Names openings by the moves, where tags do not say them. The first call loads `openings.txt`. Default false. */
	eco?: boolean;
}

/**
 * What chooses chess problems besides.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/pbi/desk";
 *
 * const desk = await load();
 * const { found } = await desk.find(await readFile("problems.pbi"), { position: "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1", where: "kind direct" });
 * console.log(found); // 1
 * desk.close();
 * ```
 */
export interface PbiDeskChoice {
	/** A board, as PBI has it or as a FEN, of which the board alone counts. */
	position?: string;
}

/**
 * Options of `desk.find`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const { files } = await desk.find('[Board "1"]\n\n[Board "2"]\n', { where: "board > 1", onProgress: ({ done, total }) => console.log(done, total) }); // 25 25
 * console.log(files[0].games); // [ 2 ]
 * desk.close();
 * ```
 */
export interface DeskFindOptions extends DeskChoice, DeskRepeating {}

/**
 * Options of `desk.select`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const { bytes } = await desk.select('[Board "1"]\n\n[Board "3"]\n\n[Board "2"]\n', { where: "board > 1", by: "-board", distinct: true, same: "players" });
 * console.log(new TextDecoder().decode(bytes).trim().split("\n\n")); // [ '[Board "3"]', '[Board "2"]' ]
 * desk.close();
 * ```
 */
export interface DeskSelectOptions extends DeskFindOptions, DeskWriting {
	/** The fields by which the games are sorted, with commas between, and "-" before one of which the greatest comes first. Default: as they come. */
	by?: string;
}

/**
 * Options of `desk.sort`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pdn/desk";
 *
 * const desk = await load();
 * const { bytes } = await desk.sort('[White "B"]\n1. 32-28 *\n\n[White "A"]\n1. 33-28 *\n', { by: "white" });
 * console.log(new TextDecoder().decode(bytes).split("\n")[0]); // [White "A"]
 * desk.close();
 * ```
 */
export interface DeskSortOptions extends DeskReadOptions, DeskWriting {
	/** The fields by which the games are sorted, with commas between, and "-" before one of which the greatest comes first: "date,-elo". */
	by: string;
}

/**
 * Options of `desk.merge`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { written, repeated } = await desk.merge(["1. e4 *\n", "1. e4 *\n"], { distinct: true });
 * console.log(written, repeated); // 1 1
 * desk.close();
 * ```
 */
export interface DeskMergeOptions extends DeskReadOptions, DeskWriting, DeskRepeating {}

/**
 * Options of `desk.duplicates`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { bytes } = await desk.duplicates("1. e4 *\n\n1. e4 *\n\n1. d4 *\n", { same: "moves", write: "first" });
 * console.log(new TextDecoder().decode(bytes).trim().split("\n\n")); // [ '1. e4 *', '1. d4 *' ]
 * desk.close();
 * ```
 */
export interface DeskDuplicatesOptions extends DeskReadOptions, DeskWriting {
	/** The name of a likeness; default: the first that `desk.fields` tells. */
	same?: string;
	/** Which games are written: the first of each, or those that repeat one. Default: none. */
	write?: "first" | "repeated";
}

/**
 * Options of `desk.number`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const file = '[Board "9"]\n[Dealer "N"]\n[Vulnerable "None"]\n\n[Board "7"]\n[Dealer "N"]\n[Vulnerable "None"]\n';
 * for (const more of [{}, { onlyBoard: true }, { by: "board", turn: true }, { bare: true }]) {
 * 	const { bytes } = await desk.number(file, { from: 2, ...more });
 * 	console.log(new TextDecoder().decode(bytes).match(/"\w+"/g).join(" "));
 * }
 * // "2" "E" "NS" "3" "S" "EW"
 * // "2" "N" "None" "3" "N" "None"
 * // "2" "E" "NS" "3" "S" "EW"
 * // "2" "E" "NS" "3" "S" "EW"
 * desk.close();
 * ```
 */
export interface DeskNumberOptions extends DeskChoice, DeskWriting {
	/** The first number. Default 1. */
	from?: number;
	/** Whether boards are turned whose dealer is another than that of their new number, with all that was bid and played. Default false. */
	turn?: boolean;
	/** Whether dealer and vulnerability stay as they are. Default false. */
	onlyBoard?: boolean;
	/**
	 * Whether the deals alone are kept, as for a dealing machine: Event, Site, Date, Board, Dealer, Vulnerable and Deal. What was bid and played goes, so no
	 * board keeps its dealer for that. Default false.
	 */
	bare?: boolean;
	/** The fields by which the boards are sorted before. Default: as they come. */
	by?: string;
}

/**
 * Options of `desk.rotate`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const { bytes } = await desk.rotate('[North "Ann"]\n[Dealer "N"]\n', { seats: 1 });
 * console.log(new TextDecoder().decode(bytes).trim()); // [East "Ann"]
 * // [Dealer "E"]
 * desk.close();
 * ```
 */
export interface DeskRotateOptions extends DeskChoice, DeskWriting {
	/** By how many seats, North to East first. */
	seats: 1 | 2 | 3;
}

/**
 * Options of `desk.set`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { bytes } = await desk.set('[Event "?"]\n[Annotator "X"]\n\n1. e4 *\n', { where: "not has event", tags: { Event: "Club", Annotator: null } });
 * console.log(new TextDecoder().decode(bytes).trim().split("\n\n")); // [ '[Event "Club"]', '1. e4 *' ]
 * desk.close();
 * ```
 */
export interface DeskSetOptions extends DeskChoice {
	/**
	 * The values of tags by their names; with null a game has none. Of problems: author, position, stipulation, source, sourcenumber, date, page,
	 * keymove, status, comment.
	 */
	tags: Readonly<Record<string, string | null>>;
}

/**
 * Options of `desk.set` of chess: `tags`, `eco`, or both.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { bytes } = await desk.set("1. e4 e5 2. f4 exf4 *\n", { eco: true });
 * console.log(new TextDecoder().decode(bytes).split("\n")[0]); // [ECO "C33"]
 * desk.close();
 * ```
 */
export interface PgnDeskSetOptions extends DeskChoice, PgnDeskChoice {
	/** The values of tags by their names; with null a game has none. */
	tags?: Readonly<Record<string, string | null>>;
	/** Writes ECO and Opening by the moves, too, where tags do not say them. The first call loads `openings.txt`. Default false. */
	eco?: boolean;
}

/**
 * Options of `desk.split`.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { parts } = await desk.split("1. e4 *\n\n1. d4 *\n\n1. c4 *\n", { count: 2 });
 * console.log(parts.map(({ name, gameCount }) => `${name}: ${gameCount}`)); // [ '0001: 2', '0002: 1' ]
 * desk.close();
 * ```
 */
export interface DeskSplitOptions extends DeskChoice {
	/** The field that says in which part a game comes: of several players each has one. */
	by?: string;
	/** Or how many games a part has. */
	count?: number;
}

/**
 * Options of `desk.stats`.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const { rows } = await desk.stats(await readFile("deals.pbn"), { by: "trumps", where: "has contract" });
 * console.log(rows.map(({ values, gameCount }) => `${values}: ${gameCount}`)); // [ 'S: 2' ]
 * desk.close();
 * ```
 */
export interface DeskStatsOptions extends DeskChoice {
	/** The fields by which games are counted, with commas between. */
	by: string;
}
