import type { ColumnType } from "../../types.js";
import { ranks, suits } from "../notation.js";
import { readBid, readDenomination, readNumber, readRange, readTime } from "./elements.js";
import { known, type Row, type TableColumn } from "./table.js";

export interface Sorting {
	column: TableColumn;
	order: "ascending" | "descending";
}

type Key = number | string | undefined;
type Compare = (a: string, b: string) => number;

const seatsAndSides = ["N", "E", "S", "W", "NS", "EW"];
const denominations = ["C", "D", "H", "S", "NT"];
const calls = ["AP", "PASS", "X", "XX"];

/** What the elements of a column are ordered by; undefined where that is the text. */
const keys: Partial<Record<ColumnType, (text: string) => number | undefined>> = {
	call: bidKey,
	contract: bidKey,
	card: cardKey,
	seat: (text) => placeIn(seatsAndSides, text.replace("-", "")),
	denomination: (text) => placeIn(denominations, readDenomination(text)),
	time: readTime,
	scoreRange: rangeKey,
};

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
	return name !== "Rank" && ["number", "percentage", "tricks"].includes(type) ? "descending" : "ascending";
}

function keyOf(row: Row, { at, type }: TableColumn): Key {
	const text = known(row, at)?.trim();
	return text && ((keys[type] ?? readNumber)(text) ?? text);
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

function placeIn(list: readonly string[], item: string): number | undefined {
	const place = list.indexOf(item.toUpperCase());
	return place < 0 ? undefined : place;
}

function bidKey(text: string): number | undefined {
	const bid = readBid(text);
	if (!bid) return placeIn(calls, text);
	return 100 * Number.parseInt(bid.bid, 10) + 10 * denominations.indexOf(bid.bid.slice(1)) + bid.doubled.length;
}

/** A suit alone comes before its cards. */
function cardKey(text: string): number | undefined {
	const suit = placeIn(suits, text.charAt(0));
	return suit === undefined ? undefined : 20 * suit + ranks.indexOf(text.charAt(1) || "-");
}

function rangeKey(text: string): number | undefined {
	const range = readRange(text);
	if (!range) return undefined;
	const { low, high } = range;
	if (low === high) return Number(low);
	return low === undefined ? Number.NEGATIVE_INFINITY : Number(low) + 0.5;
}
