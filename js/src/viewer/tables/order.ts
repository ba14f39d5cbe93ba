import type { ColumnType } from "../../pbn/types.js";
import { denominations } from "../../game/bids.js";
import { ranks, suits } from "../../game/order.js";
import { contracts } from "../../game/contracts.js";
import { isNumber, known, type Row, type TableColumn } from "./table.js";

export interface Sorting {
	column: TableColumn;
	order: "ascending" | "descending";
}

type Key = number | string | undefined;
type Compare = (a: string, b: string) => number;

/** From low to high. Passes come before doubles, and these before bids. */
const calls = places("AP", "Pass", "X", "XX", ...contracts.keys());

/** A suit alone comes before its cards. */
const cards = places(...suits.flatMap((suit) => ["", ...[...ranks]].map((rank) => suit + rank)));

/** What the values of a column are ordered by, where that is not the text. */
const orders: Partial<Record<ColumnType, ReadonlyMap<string, number>>> = {
	call: calls,
	contract: calls,
	card: cards,
	seat: places("N", "E", "S", "W", "NS", "EW"),
	denomination: places(...denominations),
};

function places(...values: string[]): ReadonlyMap<string, number> {
	return new Map(values.map((value, place) => [value, place]));
}

/** The rows in the order of a column, those where it is not known last. Rows that are equal stay in their order. */
export function sortRows(rows: readonly Row[], { column, order }: Sorting, language: string): Row[] {
	const { compare } = new Intl.Collator(language, { numeric: true });
	return rows
		.map((row) => ({ row, key: keyOf(row, column) }))
		.sort((a, b) => compareKeys(a.key, b.key, order, compare))
		.map(({ row }) => row);
}

/** Whether the rows are in the order of a column, as far as that is known. */
export function areSorted(rows: readonly Row[], { column, order }: Sorting): boolean {
	const found = rows.flatMap((row) => keyOf(row, column) ?? []);
	return found.length > 1 && found.every((key, index) => index === 0 || compareKeys(found[index - 1], key, order) <= 0);
}

/** What a reader's choice of a column leads to: first its own order, then the other one, then none. */
export function nextSorting(column: TableColumn, current: Sorting | undefined): Sorting | undefined {
	const first = firstOrder(column);
	if (current?.column.at !== column.at) return { column, order: first };
	return current.order === first ? { column, order: first === "ascending" ? "descending" : "ascending" } : undefined;
}

/** As the file has it, else high scores before low ones. */
function firstOrder({ name, type, order }: TableColumn): Sorting["order"] {
	if (order) return order;
	return name !== "Rank" && isNumber(type) ? "descending" : "ascending";
}

function keyOf(row: Row, { at, type, numeric }: TableColumn): Key {
	const cell = known(row, at);
	if (!cell) return undefined;
	const { text, value } = cell;
	// A range that is open downwards is below all.
	if (cell.kind === "scoreRange") return cell.low === undefined ? Number.NEGATIVE_INFINITY : cell.low + 0.5;
	if (value === undefined) return text;
	const number = numeric || isNumber(type) || type === "time" || type === "scoreRange" ? Number(value) : orders[type]?.get(value);
	// A table made by a script may have a text among its numbers.
	return number === undefined || Number.isNaN(number) ? text : number;
}

function compareKeys(a: Key, b: Key, order: Sorting["order"], compareTexts: Compare = (x, y) => Number(x > y) - Number(x < y)): number {
	const [first, second] = [kindOfKey(a), kindOfKey(b)];
	if (first !== second) return first - second;
	const result = typeof a === "string" ? compareTexts(a, String(b)) : Number(Number(a) > Number(b)) - Number(Number(a) < Number(b));
	return order === "descending" ? -result : result;
}

/** Numbers before texts, and both before what is not known, whatever the order. */
function kindOfKey(key: Key): number {
	return ["number", "string", "undefined"].indexOf(typeof key);
}
