import { type TableCell, tableCells } from "../../game/cells.js";
import type { Column, ColumnType, Game, Move, Seat, Section } from "../../pbn/types.js";

export type Row = TableCell[];

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
	/** What makes it of no use in its table: nothing is known in it, or each row has the same. */
	idle: "blank" | "same" | undefined;
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
export function readTable(section: Section): Table {
	const { columns = [] } = section;
	const numbers = new Set(section.numbers);
	const cells = tableCells(section);
	const width = cells.reduce((most, row) => Math.max(most, row.length), columns.length);
	const all = Array.from({ length: width }, (_, at) => columnOf(columns[at], at, cells, numbers.has(at)));
	const isIrrelevant = ({ at }: TableColumn) => {
		const { type = "text" } = columns[at] ?? {};
		return type !== "text" && cells.length > 0 && cells.every((row) => row[at]?.kind === "irrelevant");
	};
	return { columns: withIdle(section.name, all.filter((column) => !isIrrelevant(column)), cells), rows: cells };
}

/** The tables of a tournament: what is empty, or the same in all of their rows, tells no pair from another. */
const ofTournament = ["ScoreTable", "TotalScoreTable"];

/** What is counted in them beside the results, which are shown even where all are the same. */
const counts = ["NrBoards", "Multiplicity"];

/** The columns, those that are of no use with the reason; where that is all of them, without. */
function withIdle(section: string, columns: TableColumn[], rows: Row[]): TableColumn[] {
	if (!ofTournament.includes(section)) return columns;
	const hasRank = columns.some(({ name }) => name === "Rank");
	const idleOf = ({ name, type, at }: TableColumn) => {
		const texts = new Set(rows.map((row) => known(row, at)?.text));
		// A rank shows by itself that it is shared.
		if ((texts.size === 1 && texts.has(undefined)) || (name === "RankTie" && hasRank)) return "blank";
		return texts.size === 1 && rows.length > 1 && (type === "text" || counts.includes(name)) ? "same" : undefined;
	};
	const told = columns.map((column): TableColumn => ({ ...column, idle: idleOf(column) }));
	return told.every(({ idle }) => idle) ? columns : told;
}

/** A table with a row for each call or card, and with these before it. */
export function withMoves({ columns, rows }: Table, moves: readonly Move[], type: "call" | "card"): Table {
	if (moves.length === 0) return { columns, rows };
	const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
	const before = { side: undefined, order: undefined, numeric: false, places: 0, long: false, idle: undefined, width: 5 };
	return {
		columns: [
			{ ...before, name: "Player", type: "seat", at: width },
			{ ...before, name: type === "call" ? "Call" : "Card", type, at: width + 1 },
			...columns,
		],
		rows: rows.map((row, index) => {
			const before = Array.from({ length: width }, (_, at) => row[at] ?? nothing);
			const move = moves[index];
			return [...before, seatCell(move?.seat), move ? moveCell(move) : nothing];
		}),
	};
}

/** An element of a row, where the row has it and it tells something. */
export function known(row: Row, at: number | undefined): TableCell | undefined {
	const cell = at === undefined ? undefined : row[at];
	return cell && cell.kind !== "unknown" && cell.kind !== "irrelevant" && cell.text !== "" ? cell : undefined;
}

/** A word for a name of the file; undefined where there is none. */
export function wordFor(words: Record<string, string>, name: string): string | undefined {
	return Object.hasOwn(words, name) ? words[name] : undefined;
}

const nothing: TableCell = { text: "", kind: "unknown" };

function seatCell(seat: Seat | undefined): TableCell {
	return seat ? { text: seat, value: seat, kind: "seat", seat } : nothing;
}

function moveCell(move: Move): TableCell {
	const { text } = move;
	if (move.kind === "call") return { text, value: text, kind: "call", call: move.call };
	if (move.kind === "card") return { text, value: text, kind: "card", card: move.card };
	return { text, kind: "unreadable" };
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
		idle: undefined,
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

/** The sections of a game that a viewer shows; of a tag that is there twice, none. */
export function shownSections(game: Game, show: readonly string[]): Section[] {
	return game.sections.filter(({ name, tag, rows }) => {
		const { duplicate, comments } = game.tags[tag] ?? {};
		return show.includes(name.startsWith("Optimum") ? "dd" : "results") && !duplicate && (rows.length > 0 || comments);
	});
}
