import type { Bid, Call, Card, Column, ColumnType, Denomination, Reading, Seat, Section, Side, Suit } from "../pbn/types.js";
import { denominations, levels } from "./bids.js";
import { calls, cards } from "./moves.js";
import { suits } from "./order.js";

/**
 * An element of a table: its text, and what it is. `kind` says which, and so what else it has.
 *
 * @example
 * ```ts
 * import { type TableCell, tableCells } from "pbnkit/game";
 *
 * const levelOf = (cell: TableCell | undefined) => (cell?.kind === "contract" ? cell.contract.level : undefined);
 * const table = game.sections.find(({ name }) => name === "ScoreTable");
 * console.log(table && tableCells(table).map((row) => levelOf(row[3])).join(" ")); // 4 4 4 4 3 3 4 3
 * ```
 */
export type TableCell = CellText & CellMeaning;

/**
 * What all elements of tables have.
 *
 * @example
 * ```js
 * import { tableCells } from "pbnkit/game";
 *
 * const table = new TextEncoder().encode('[ScoreTable "Score_NS;Contract"]\n^50 3n\n');
 * const [{ sections }] = (await pbn.parse(table)).games;
 * console.log(tableCells(sections[0])[0].map(({ text, value }) => `${text} ${value}`).join(", ")); // 50 50, 3NT 3NT
 * ```
 */
export interface CellText {
	/** As `rows` has it, without the "^" of an artificial score. Ranks that are "-" are "": there are none. */
	text: string;
	/** The same as the standard writes it, of a time the seconds. Absent where the text says nothing or cannot be read, and of a range. */
	value?: string;
	/** A score that was not won at the table. */
	artificial?: true;
}

/**
 * What an element of a table is.
 *
 * @example
 * ```ts
 * import { type CellMeaning, tableCells } from "pbnkit/game";
 *
 * const kinds = (table = game.sections[0]): CellMeaning["kind"][] => (table ? (tableCells(table)[0] ?? []).map(({ kind }) => kind) : []);
 * console.log(kinds().join(" ")); // number pair pair contract seat tricks number number number
 * ```
 */
export type CellMeaning =
	/** "unknown" is "?" or nothing, "irrelevant" is "-"; "unreadable" cannot be what its column holds. */
	| { kind: "text" | "pair" | "unknown" | "irrelevant" | "unreadable" }
	| { kind: "names"; names: string[] }
	/** A "number" is a score, IMPs, matchpoints, a rank, how many of something. */
	| { kind: "number" | "percentage" | "tricks"; number: number }
	| { kind: "time"; seconds: number }
	/** The bounds are not inside; one that is open is absent. */
	| { kind: "scoreRange"; low?: number; high?: number }
	/** With `swapped`, declarer and dummy were swapped: "^N". */
	| { kind: "seat"; seat: Seat; swapped?: true }
	/** A side in a column of seats. */
	| { kind: "side"; side: Side }
	| { kind: "denomination"; denomination: Denomination }
	| { kind: "contract"; contract: Bid }
	/** "Pass" as a contract. */
	| { kind: "passedOut" }
	| { kind: "call"; call: Call }
	/** "AP", in a column of calls. */
	| { kind: "allPass" }
	| { kind: "card"; card: Card }
	/** All cards of a suit, in a column of cards. */
	| { kind: "suit"; suit: Suit }
	/** "0", in a column of calls or of cards: all others. */
	| { kind: "others" }
	/** The ranks of a suit; "" where there are none. */
	| { kind: "ranks"; ranks: string };

/** `tableCells` of what is known to be a section. */
export function tableCells({ columns, rows, strings = [], readings = [], numbers = [] }: Pick<Section, "columns" | "rows" | "strings" | "readings" | "numbers">): TableCell[][] {
	if (!columns) return rows.map((row) => row.map((text) => ({ text, value: text, kind: "text" })));
	const quoted = new Set(strings.map(({ row, column }) => `${row} ${column}`));
	const read = new Map(readings.map((reading) => [`${reading.row} ${reading.column}`, reading]));
	const ofNumbers = new Set(numbers);
	const types = columns.map((column, at) => heldBy(column, ofNumbers.has(at)));
	return rows.map((row, y) => row.map((text, x) => cellOf(text, types[x] ?? "text", quoted.has(`${y} ${x}`), read.get(`${y} ${x}`))));
}

function heldBy({ type, holds = type }: Column, hasNumbers: boolean): ColumnType {
	return hasNumbers && holds === "text" ? "number" : holds;
}

function cellOf(text: string, type: ColumnType, quoted: boolean, reading: Reading | undefined): TableCell {
	if (!quoted && text === "-") return type === "ranks" ? { text: "", value: "", kind: "ranks", ranks: "" } : { text, kind: "irrelevant" };
	if (text === "" || (!quoted && text === "?")) return { text, kind: "unknown" };
	const { value, low, high, artificial } = reading ?? { value: text };
	const bounds = { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
	const isRange = low !== undefined || high !== undefined;
	return {
		text: artificial ? text.slice(1) : text,
		...(value !== undefined && { value }),
		...(artificial && { artificial }),
		...(isRange ? { kind: "scoreRange", ...bounds } : value === undefined ? unreadable : (meanings[type](value) ?? unreadable)),
	};
}

const unreadable: CellMeaning = { kind: "unreadable" };

/** What a value of a type is. The core has read it: there is no other form. */
const meanings: Record<ColumnType, (value: string) => CellMeaning | undefined> = {
	text: () => ({ kind: "text" }),
	pair: () => ({ kind: "pair" }),
	names: (value) => ({ kind: "names", names: value.split(";").map((name) => name.trim()) }),
	number: (value) => numberOf("number", value),
	percentage: (value) => numberOf("percentage", value),
	tricks: (value) => numberOf("tricks", value),
	scoreRange: (value) => numberOf("number", value),
	time: (value) => ({ kind: "time", seconds: Number(value) }),
	ranks: (ranks) => ({ kind: "ranks", ranks }),
	seat: seatOf,
	denomination: (value) => {
		const denomination = denominationOf(value);
		return denomination && { kind: "denomination", denomination };
	},
	contract: (value) => {
		const denomination = denominationOf(value);
		const contract = denomination ? { denomination } : contracts.get(value);
		return contract ? { kind: "contract", contract: { ...contract } } : value === "Pass" ? { kind: "passedOut" } : undefined;
	},
	call: (value) => {
		const call = calls.get(value);
		return call ? { kind: "call", call } : value === "AP" ? { kind: "allPass" } : othersOf(value);
	},
	card: (value) => {
		const card = cards.get(value);
		const suit = suits.find((suit) => suit === value);
		return card ? { kind: "card", card } : suit ? { kind: "suit", suit } : othersOf(value);
	},
};

function numberOf(kind: "number" | "percentage" | "tricks", value: string): CellMeaning | undefined {
	const number = Number(value);
	// A section that a script has made may say anything.
	return Number.isNaN(number) ? undefined : { kind, number };
}

function seatOf(value: string): CellMeaning | undefined {
	if (value === "NS" || value === "EW") return { kind: "side", side: value };
	const swapped = value.startsWith("^");
	const seat = (["N", "E", "S", "W"] as const).find((seat) => seat === value.slice(Number(swapped)));
	return seat && { kind: "seat", seat, ...(swapped && { swapped }) };
}

function denominationOf(value: string): Denomination | undefined {
	return denominations.find((denomination) => denomination === value);
}

function othersOf(value: string): CellMeaning | undefined {
	return value === "0" ? { kind: "others" } : undefined;
}

/** All contracts from low to high, by their names as the standard writes them: "4HX". */
export const contracts: ReadonlyMap<string, Bid> = new Map(
	levels.flatMap((level) =>
		denominations.flatMap((denomination): [string, Bid][] => [
			[`${level}${denomination}`, { level, denomination }],
			[`${level}${denomination}X`, { level, denomination, risk: "X" }],
			[`${level}${denomination}XX`, { level, denomination, risk: "XX" }],
		]),
	),
);
