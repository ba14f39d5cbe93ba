/// <reference lib="esnext.disposable" preserve="true" />
/** The verbs. */
import type { DeskFields, DeskMistake } from "./fields.js";
import type {
	DeskDuplicatesOptions,
	DeskFindOptions,
	DeskMergeOptions,
	DeskNumberOptions,
	DeskRotateOptions,
	DeskSelectOptions,
	DeskSetOptions,
	DeskSortOptions,
	DeskSources,
	DeskSplitOptions,
	DeskStatsOptions,
	PbiDeskChoice,
	PgnDeskChoice,
	PgnDeskSetOptions,
} from "./options.js";
import type { DeskDuplicates, DeskFound, DeskNumbered, DeskSet, DeskSplit, DeskStats, DeskWritten } from "./report.js";

/**
 * What people do with files of games once these are right, in any notation. Games keep their bytes. Every call rejects as those of `Pbn` do; with
 * TypeError for a condition with a mistake, or a field that there is not, and for games that cannot be written without those before them.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const season = ['[Date "2026.03.01"]\n\n1. e4 1-0\n', '[Date "2025.10.04"]\n\n1. d4 0-1\n'];
 * const { bytes, written } = await desk.select(season, { where: "date >= 2025 and result in 1-0, 0-1", by: "date" });
 * console.log(written, new TextDecoder().decode(bytes).split("\n")[0]); // 2 [Date "2025.10.04"]
 * desk.close();
 * ```
 */
export interface Desk<Choice extends object = object> {
	/** What conditions, sorting and counting may ask of games, and what makes a game repeat another. */
	fields(): Promise<DeskFields>;
	/** What is wrong with a condition; undefined if nothing is. */
	check(condition: string): Promise<DeskMistake | undefined>;
	/** The numbers of the games that are chosen. */
	find(sources: DeskSources, options?: DeskFindOptions & Choice): Promise<DeskFound>;
	/** The games that are chosen, of several files as one. */
	select(sources: DeskSources, options?: DeskSelectOptions & Choice): Promise<DeskWritten>;
	/** All games in an order, of several files as one. Those that are alike stay as they came. All are in memory. */
	sort(sources: DeskSources, options: DeskSortOptions & Choice): Promise<DeskWritten>;
	/** The games of files as one file. */
	merge(sources: DeskSources, options?: DeskMergeOptions): Promise<DeskWritten>;
	/** The games that repeat earlier ones, and the files without them, or them alone. */
	duplicates(sources: DeskSources, options?: DeskDuplicatesOptions): Promise<DeskDuplicates>;
	/**
	 * All games, those that are chosen with other tags; of problems, which have no tags, with other fields. The first call loads the entry of the
	 * notation and its module, which problems do not need. The files are in memory.
	 */
	set(sources: DeskSources, options: DeskSetOptions & Choice): Promise<DeskSet>;
	/** The games that are chosen, divided into files by a field, or so many in each. All are in memory. */
	split(sources: DeskSources, options: DeskSplitOptions & Choice): Promise<DeskSplit>;
	/** How many games there are with each of what they have in fields. */
	stats(sources: DeskSources, options: DeskStatsOptions & Choice): Promise<DeskStats>;
	/** Ends the module. Calls under way reject with KitClosedError, and so do later ones. */
	close(): void;
	[Symbol.dispose](): void;
	[Symbol.asyncDispose](): Promise<void>;
}

/**
 * The desk of bridge, which numbers boards and turns them.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/desk";
 *
 * const desk = await load();
 * const evening = ['[Board "1"]\n', '[Board "1"]\n'];
 * const { bytes, notes } = await desk.number(evening, { from: 1 });
 * console.log(new TextDecoder().decode(bytes).match(/\[(Board|Dealer) "\w"/g).join(), notes.length); // [Board "1",[Dealer "N",[Board "2",[Dealer "E" 0
 * desk.close();
 * ```
 */
export interface PbnDesk extends Desk {
	/**
	 * All games; boards that are chosen get numbers, with the dealer and the vulnerability of these. A board that was bid or played keeps its own,
	 * unless it is turned, and `notes` say so.
	 */
	number(sources: DeskSources, options?: DeskNumberOptions): Promise<DeskNumbered>;
	/** All games; those that are chosen with their seats turned: cards, auction, play, results and names. */
	rotate(sources: DeskSources, options: DeskRotateOptions): Promise<DeskNumbered>;
}

/**
 * The desk of chess, which finds games by positions and men, too.
 *
 * @example
 * ```js
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { files } = await desk.find("1. e4 c5 *\n\n1. c4 *\n", { position: "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR" });
 * console.log(files[0].games); // [ 1 ]
 * desk.close();
 * ```
 */
export interface PgnDesk extends Desk<PgnDeskChoice> {
	/** All games, those that are chosen with other tags; with `eco`, those that name the opening, too. */
	set(sources: DeskSources, options: PgnDeskSetOptions): Promise<DeskSet>;
}

/**
 * The desk of chess problems, which finds them by their board, too.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/pbi/desk";
 *
 * const desk = await load();
 * const { files } = await desk.find(await readFile("problems.pbi"), { position: "8/7S/k7/p7/8/8/Q3K3/7R" });
 * console.log(files[0].games); // [ 1 ]
 * desk.close();
 * ```
 */
export interface PbiDesk extends Desk<PbiDeskChoice> {}
