import type { Game } from "pbnkit";
import { tagValue } from "pbnkit/viewer";
import { csvLine, csvMark } from "../check/report/csv.js";

/** The games of a file. */
export interface Played {
	/** What the file is called, where there are several. */
	file?: string;
	games: readonly Game[];
}

/** What a board's own result is told by, where it has no table of results. */
const own = ["North", "South", "East", "West", "Contract", "Declarer", "Result", "Score"];

/**
 * The results of boards as CSV: a line for each line of their score tables, and one for a board that has none. Undefined where there
 * is no result.
 */
export function resultsCsv(files: readonly Played[]): string | undefined {
	const lines = files.flatMap(({ file, games }) => games.flatMap(linesOf).map((line) => (file === undefined ? line : new Map([["File", file], ...line]))));
	if (lines.length === 0) return undefined;
	const columns = [...new Set(lines.flatMap((line) => [...line.keys()]))];
	return csvMark + [columns, ...lines.map((line) => columns.map((name) => line.get(name) ?? ""))].map((line) => csvLine(line, true)).join("");
}

/** Whether a board has any line in it. */
export function hasResults(game: Game): boolean {
	return linesOf(game).length > 0;
}

function linesOf(game: Game): Map<string, string>[] {
	const board = (): [string, string][] => [["Board", tagValue(game, "Board") ?? String(game.number)]];
	const tables = game.sections.filter(({ name }) => name === "ScoreTable");
	const rows = tables.flatMap(({ columns = [], rows }) => rows.map((row) => new Map([...board(), ...columns.map(({ name }, at): [string, string] => [name, known(row[at])])])));
	if (rows.length > 0) return rows;
	const { tricks } = game;
	const values = own.flatMap((name): [string, string][] => {
		const value = name === "Result" ? tricks?.toString() : name === "Contract" ? game.contract : name === "Declarer" ? game.declarer : tagValue(game, name);
		return value === undefined ? [] : [[name, value]];
	});
	// Players alone are no result.
	return game.contract === undefined && tagValue(game, "Score") === undefined ? [] : [new Map([...board(), ...values])];
}

/** An element that says nothing is empty. */
function known(element = ""): string {
	return /^[-?]?$/.test(element) ? "" : element;
}
