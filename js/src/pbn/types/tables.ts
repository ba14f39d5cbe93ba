/** Supplemental sections. */
import type { Side } from "./terms.js";

/**
 * What the elements of a column are. Each may also be "?", not known, and "-", irrelevant.
 *
 * @example
 * ```js
 * console.log(game.sections.flatMap(({ columns }) => columns ?? []).map(({ type }) => type).join(" ")); // number pair pair contract seat tricks number number number
 * ```
 */
export type ColumnType =
	| "text"
	| "number"
	| "percentage"
	| "pair"
	| "names"
	| "seat"
	| "denomination"
	| "contract"
	| "tricks"
	| "call"
	| "card"
	| "ranks"
	| "time"
	| "scoreRange";

/**
 * A column of a table.
 *
 * @example
 * ```js
 * const table = game.sections.find(({ name }) => name === "ScoreTable");
 * for (const { name, type, side } of table?.columns?.slice(-2) ?? []) console.log(name, type, side);
 * // MP_NS number NS
 * // MP_EW number EW
 * ```
 */
export interface Column {
	name: string;
	/** "text" for a column that the standard does not define. */
	type: ColumnType;
	/** What programs put into a column that the standard does not define, such as "card" for Lead. */
	holds?: ColumnType;
	/** The side that it is of, where the name ends with "_" and a side. */
	side?: Side;
	/** Whether the values fall or rise from row to row. */
	order?: "descending" | "ascending";
	/** The least width, in characters. */
	width?: number;
	align: "left" | "right";
}

/**
 * What an element of a table is.
 *
 * @example
 * ```js
 * const table = new TextEncoder().encode('[ScoreTable "Contract;Percentage_NS"]\n3n 62,5%\n');
 * const [{ sections }] = (await pbn.parse(table)).games;
 * console.log(sections[0].readings?.map(({ value }) => value).join(" ")); // 62.5
 * ```
 */
export interface Reading {
	row: number;
	column: number;
	/** As the standard writes it: "3NT" for "3n", "62.5" for "62,5%", "NS" for a side; of a time the seconds. Absent where it cannot be read. */
	value?: string;
	/** The bounds of a range of scores, which are not inside; absent where it is open. */
	low?: number;
	high?: number;
	/** A score that was not won at the table: "^" is before it. */
	artificial?: true;
}

/**
 * A supplemental section: a table, or lines of elements.
 *
 * @example
 * ```js
 * const table = game.sections.find(({ name }) => name === "ScoreTable");
 * console.log(table?.rows.length, table?.rows[0].join(" ")); // 8 1 5 12 4S S 11 650 14 0
 * ```
 */
export interface Section {
	name: string;
	/** Its tag, as a place in `tags`. */
	tag: number;
	value: string;
	/** Where the section is a table. */
	columns?: Column[];
	/** A row a table row, or a row a line. Strings are without their quotes; what is read as a call or a card is as the standard writes it. */
	rows: string[][];
	/** Elements that are strings: "?", "-" and what begins with "^" mean nothing more in them. */
	strings?: { row: number; column: number }[];
	/**
	 * Elements of a table that are not, or not only, what their text says, row by row. Any other element of a column that holds more
	 * than text is as the standard writes it; a time is in seconds. `tableCells` of `pbnkit/game` has all of it together.
	 */
	readings?: Reading[];
	/** Columns whose elements are all numbers, as places in `columns`, where their type does not say so. */
	numbers?: number[];
	/** Escape lines before a row. */
	escapesInRows?: { row: number; escapes: string[] }[];
}
