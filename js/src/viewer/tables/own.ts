import type { Game } from "../../pbn/types.js";
import { tagValue } from "../../game/tags.js";
import { known, type Row, type Table } from "./table.js";

/** The rows of the players of a game; where none can be told by pair or table, the one with its contract, declarer and tricks. */
export function ownRows({ columns, rows }: Table, game: Game): ReadonlySet<Row> {
	const facts = factsOf(game);
	const places = new Map(columns.map(({ name, at }) => [name, at]));
	/** Whether a row says what the game says; undefined where either does not tell. */
	const agrees = (row: Row, column: string): boolean | undefined => {
		const cell = known(row, places.get(column));
		const fact = facts[column];
		return cell && fact?.length ? fact.includes(plain(cell.value ?? cell.text)) : undefined;
	};
	const result = ["Contract", "Declarer", "Result"];
	const isOwn = (row: Row) =>
		["PairId", "PairId_NS", "PairId_EW", "Names", "Names_NS", "Names_EW", "Table"].some((column) => agrees(row, column)) &&
		["Section", "Round", ...result].every((column) => agrees(row, column) !== false);
	const own = rows.filter(isOwn);
	if (own.length > 0) return new Set(own);
	const alike = rows.filter((row) => result.every((column) => agrees(row, column)));
	return new Set(alike.length === 1 ? alike : []);
}

/** What a column may have for a game's players and their result. */
function factsOf(game: Game): Record<string, string[]> {
	const values = (...names: string[]) => names.flatMap((name) => tagValue(game, name) ?? []).map(plain);
	const players = (...names: [string, string]) => {
		const both = values(...names);
		return both.length === 2 ? [plain(both.join(";"))] : [];
	};
	const [ns, ew] = [values("PairNS"), values("PairEW")];
	const namesNS = [...ns, ...players("North", "South")];
	const namesEW = [...ew, ...players("East", "West")];
	return {
		PairId: [...ns, ...ew],
		PairId_NS: ns,
		PairId_EW: ew,
		Names: [...namesNS, ...namesEW],
		Names_NS: namesNS,
		Names_EW: namesEW,
		Table: values("Table"),
		Section: values("Section"),
		Round: values("Round"),
		Contract: game.contract ? [plain(game.contract)] : [],
		Declarer: game.declarer ? [plain(game.declarer)] : [],
		Result: game.tricks === undefined ? [] : [String(game.tricks)],
	};
}

/** A text as it is compared: names in one order. */
function plain(text: string): string {
	const parts = text.toLowerCase().split(";");
	return parts.map((part) => part.trim().replace(/\s+/g, " ")).sort().join(";");
}
