import type { Column, ColumnType, Seat, Section } from "../../types.js";
import { decimals, readNumber } from "./elements.js";

/** An element of a table. */
export interface Cell {
	text: string;
	/** "?" is not known, "-" irrelevant. */
	mark?: "?" | "-";
	/** A score that was not won at the table. */
	artificial?: true;
}

export type Row = Cell[];

export interface TableColumn {
	name: string;
	type: ColumnType;
	order: Column["order"] | undefined;
	/** Its place in a row. */
	at: number;
	/** All that is known in it are numbers. */
	numeric: boolean;
	/** The most decimals that one of its numbers has. */
	places: number;
	/** It has texts that are better broken into lines. */
	long: boolean;
	/** Nothing is known in it. */
	blank: boolean;
	/** How many characters the longest of its texts has that stay on one line. */
	width: number;
}

/** How many characters a text may have that stays on one line. */
const lineLength = 16;

export interface Table {
	columns: TableColumn[];
	rows: Row[];
}

/** What the elements are in columns that the standard does not define, but that programs write. */
const vendorTypes: Record<string, ColumnType> = {
	Call: "call",
	Card: "card",
	Contract: "contract",
	Declarer: "seat",
	Denomination: "denomination",
	Direction: "seat",
	Lead: "card",
};

/** A section's table, with every element of every row, but without the columns of the standard that are irrelevant throughout. */
export function readTable({ columns = [], rows, strings = [] }: Section): Table {
	const quoted = new Set(strings.map(({ row, column }) => `${row} ${column}`));
	const cells = rows.map((row, at) =>
		row.map((text, column) => readCell(text, quoted.has(`${at} ${column}`), columns[column]?.type)),
	);
	const width = cells.reduce((most, row) => Math.max(most, row.length), columns.length);
	const all = Array.from({ length: width }, (_, at) => readColumn(columns[at], at, cells));
	const isIrrelevant = ({ at }: TableColumn) => {
		const { type = "text" } = columns[at] ?? {};
		return type !== "text" && cells.length > 0 && cells.every((row) => row[at]?.mark === "-");
	};
	return { columns: all.filter((column) => !isIrrelevant(column)), rows: cells };
}

/** A table with a row for each call or card, and with these before it. */
export function withMoves({ columns, rows }: Table, moves: readonly { seat?: Seat | undefined; text: string }[], type: "call" | "card"): Table {
	if (moves.length === 0) return { columns, rows };
	const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
	const before = { order: undefined, numeric: false, places: 0, long: false, blank: false, width: 5 };
	return {
		columns: [
			{ ...before, name: "Player", type: "seat", at: width },
			{ ...before, name: type === "call" ? "Call" : "Card", type, at: width + 1 },
			...columns,
		],
		rows: rows.map((row, index) => {
			const { seat = "", text = "" } = moves[index] ?? {};
			return [...Array.from({ length: width }, (_, at) => row[at] ?? { text: "" }), { text: seat }, { text }];
		}),
	};
}

/** An element of a row, where the row has it and it tells something. */
export function known(row: Row, at: number | undefined): string | undefined {
	const cell = at === undefined ? undefined : row[at];
	return cell && !cell.mark && cell.text !== "" ? cell.text : undefined;
}

/** A word for a name of the file; undefined where there is none. */
export function wordFor(words: Record<string, string>, name: string): string | undefined {
	return Object.hasOwn(words, name) ? words[name] : undefined;
}

function readCell(text: string, quoted: boolean, type: ColumnType | undefined): Cell {
	if (quoted) return { text };
	// Of a suit it says that there are no cards (5.6).
	if (type === "ranks" && text === "-") return { text: "" };
	if (text === "?" || text === "-") return { text, mark: text };
	return /^\^[+-]?\d/.test(text) ? { text: text.slice(1), artificial: true } : { text };
}

function readColumn(column: Column | undefined, at: number, rows: Row[]): TableColumn {
	const { name = "", type = "text", order } = column ?? {};
	const texts = rows.flatMap((row) => known(row, at) ?? []);
	const numeric = texts.length > 0 && texts.every((text) => readNumber(text) !== undefined);
	return {
		name,
		type: type === "text" && Object.hasOwn(vendorTypes, name) ? (vendorTypes[name] as ColumnType) : type,
		order,
		at,
		numeric,
		places: numeric ? texts.reduce((most, text) => Math.max(most, decimals(text)), 0) : 0,
		long: texts.some((text) => text.length > lineLength),
		blank: texts.length === 0,
		width: texts.reduce((most, text) => Math.max(most, Math.min(text.length, lineLength)), 1),
	};
}
