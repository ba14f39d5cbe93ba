import { contracts } from "../../game/cells.js";
import { denominations } from "../../game/bids.js";
import { ranks, suits } from "../../game/order.js";
import type { ColumnType } from "../../pbn/types.js";
import { isNumber, known, type Row, type Table, type TableColumn } from "./table.js";

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

/** The columns that tell the fields of a tournament apart, each with ranks of its own. */
const fieldColumns = ["Section", "Direction"];

/** A table sorted by its Rank column, each field for itself, where it is not; a table without ranks stays as it is. */
export function ranked(table: Table): Table {
	const ranks = ranksOf(table);
	if (!ranks.some(isKnown) || inOrder(ranks)) return table;
	const at = table.columns.filter(({ name }) => fieldColumns.includes(name)).map((column) => column.at);
	const fields = table.rows.map((row) => at.map((place) => known(row, place)?.text).join("\n"));
	const order = new Map([...new Set(fields)].map((field, index) => [field, index]));
	const rows = table.rows
		.map((row, index) => ({ row, field: order.get(fields[index] ?? "") ?? 0, rank: ranks[index] ?? Number.POSITIVE_INFINITY }))
		.sort((a, b) => a.field - b.field || (a.rank === b.rank ? 0 : a.rank - b.rank))
		.map(({ row }) => row);
	return { ...table, rows };
}

/** A ranking's table, with who it is and what he has reached before all else: on a narrow page that is what is seen. */
export function playersFirst(table: Table): Table {
	const weight = ({ name }: TableColumn) => (name === "Rank" ? 0 : name === "Names" ? 1 : /^(Total)?(Score|Percentage|MP|IMP|VP|BAM)/.test(name) ? 2 : 3);
	return { ...table, columns: [...table.columns].sort((a, b) => weight(a) - weight(b)) };
}

/** The rows that share their rank with others. None if ranks are repeated without being ties, as those of two fields are. */
export function ties(table: Table): ReadonlySet<Row> {
	const ranks = ranksOf(table);
	const tied = new Set<Row>();
	for (let start = 0; start < ranks.length; ) {
		const rank = ranks[start];
		let end = start + 1;
		while (end < ranks.length && ranks[end] === rank) end++;
		const next = ranks[end];
		if (rank !== undefined && end - start > 1) {
			if (next !== undefined && next > rank && next < rank + end - start) return new Set();
			for (const row of table.rows.slice(start, end)) tied.add(row);
		}
		start = end;
	}
	return tied;
}

/** The order that the file says a table is in, or that of its ranks. */
export function orderOf({ columns, rows }: Table): Sorting | undefined {
	return columns
		.flatMap((column): Sorting[] => {
			const order = column.order ?? (column.name === "Rank" ? "ascending" : undefined);
			return order ? [{ column, order }] : [];
		})
		.find((sorting) => areSorted(rows, sorting));
}

function ranksOf({ columns, rows }: Table): (number | undefined)[] {
	const at = columns.find(({ name }) => name === "Rank")?.at;
	return rows.map((row) => {
		const value = known(row, at)?.value;
		return value === undefined ? undefined : Number(value);
	});
}

/** Whether the ranks rise, or begin with 1 in each of several fields. */
function inOrder(ranks: (number | undefined)[]): boolean {
	const [first, ...others] = ranks.filter(isKnown);
	let before = first ?? 0;
	return others.every((rank) => {
		const rises = rank >= before;
		before = rank;
		return rises || (rank === 1 && first === 1);
	});
}

function isKnown(rank: number | undefined): rank is number {
	return rank !== undefined;
}
