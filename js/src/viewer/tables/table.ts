import type { Column, ColumnType, Move, Reading, Seat, Section } from "../../pbn/types.js";

/** An element of a table. */
export interface Cell {
	text: string;
	/** The same as the standard writes it, of a time the seconds; undefined where it cannot be read as what its column has. */
	value: string | undefined;
	/** The bounds of a range; undefined is an open one. */
	range?: { low: number | undefined; high: number | undefined };
	/** "?" is not known, "-" irrelevant. */
	mark?: "?" | "-";
	/** A score that was not won at the table. */
	artificial?: true;
}

export type Row = Cell[];

export interface TableColumn {
	name: string;
	type: ColumnType;
	side: Column["side"] | undefined;
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

/** A section's table, with every element of every row, but without the columns of the standard that are irrelevant throughout. */
export function readTable({ columns = [], rows, strings = [], readings = [], numbers = [] }: Section): Table {
	const quoted = new Set(strings.map(({ row, column }) => `${row} ${column}`));
	const read = new Map(readings.map((reading) => [`${reading.row} ${reading.column}`, reading]));
	const cells = rows.map((row, at) =>
		row.map((text, column) => cellOf(text, quoted.has(`${at} ${column}`), columns[column]?.type, read.get(`${at} ${column}`))),
	);
	const width = cells.reduce((most, row) => Math.max(most, row.length), columns.length);
	const all = Array.from({ length: width }, (_, at) => columnOf(columns[at], at, cells, numbers.includes(at)));
	const isIrrelevant = ({ at }: TableColumn) => {
		const { type = "text" } = columns[at] ?? {};
		return type !== "text" && cells.length > 0 && cells.every((row) => row[at]?.mark === "-");
	};
	return { columns: all.filter((column) => !isIrrelevant(column)), rows: cells };
}

/** A table with a row for each call or card, and with these before it. */
export function withMoves({ columns, rows }: Table, moves: readonly { seat?: Seat | undefined; text: string; kind: Move["kind"] }[], type: "call" | "card"): Table {
	if (moves.length === 0) return { columns, rows };
	const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
	const before = { side: undefined, order: undefined, numeric: false, places: 0, long: false, blank: false, width: 5 };
	return {
		columns: [
			{ ...before, name: "Player", type: "seat", at: width },
			{ ...before, name: type === "call" ? "Call" : "Card", type, at: width + 1 },
			...columns,
		],
		rows: rows.map((row, index) => {
			const { seat = "", text = "", kind } = moves[index] ?? {};
			const before = Array.from({ length: width }, (_, at) => row[at] ?? cell(""));
			return [...before, cell(seat), { text, value: kind === "bad" ? undefined : text }];
		}),
	};
}

/** An element of a row, where the row has it and it tells something. */
export function known(row: Row, at: number | undefined): Cell | undefined {
	const cell = at === undefined ? undefined : row[at];
	return cell && !cell.mark && cell.text !== "" ? cell : undefined;
}

/** A word for a name of the file; undefined where there is none. */
export function wordFor(words: Record<string, string>, name: string): string | undefined {
	return Object.hasOwn(words, name) ? words[name] : undefined;
}

function cell(text: string): Cell {
	return { text, value: text };
}

function cellOf(text: string, quoted: boolean, type: ColumnType | undefined, reading: Reading | undefined): Cell {
	if (!quoted) {
		// Of a suit it says that there are no cards (5.6).
		if (type === "ranks" && text === "-") return cell("");
		if (text === "?" || text === "-") return { ...cell(text), mark: text };
	}
	if (!reading) return cell(text);
	const { value, low, high, artificial } = reading;
	return {
		text: artificial ? text.slice(1) : text,
		value,
		...((low ?? high) !== undefined && { range: { low, high } }),
		...(artificial && { artificial }),
	};
}

function columnOf(column: Column | undefined, at: number, rows: Row[], hasNumbers: boolean): TableColumn {
	const { name = "", type = "text", holds = type, side, order } = column ?? {};
	const cells = rows.flatMap((row) => known(row, at) ?? []);
	const texts = cells.map(({ text }) => text);
	const numeric = hasNumbers || (isNumber(holds) && cells.length > 0 && cells.every(({ value }) => value !== undefined));
	return {
		name,
		type: holds,
		side,
		order,
		at,
		numeric,
		places: numeric ? cells.reduce((most, { value }) => Math.max(most, decimals(value)), 0) : 0,
		long: texts.some((text) => text.length > lineLength),
		blank: texts.length === 0,
		width: texts.reduce((most, text) => Math.max(most, Math.min(text.length, lineLength)), 1),
	};
}

/** Whether the values of a type are numbers as they are written. */
export function isNumber(type: ColumnType): boolean {
	return type === "number" || type === "percentage" || type === "tricks";
}

/** How many digits a number has after its point. */
export function decimals(value = ""): number {
	const point = value.indexOf(".");
	return point < 0 ? 0 : value.length - point - 1;
}
