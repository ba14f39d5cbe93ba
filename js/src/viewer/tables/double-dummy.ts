import type { Game, OpenCards, Seat, Section } from "../../pbn/types.js";
import { clockwise } from "../notation.js";
import { denominations } from "../../game/bids.js";
import { readTable } from "./table.js";

/** The tricks of each declarer in each denomination, by "N NT", as far as they are known. */
export type Tricks = ReadonlyMap<string, string>;

/** A tag that tells tricks. */
export interface Source {
	name: string;
	tricks: Tricks;
}

/**
 * What a game's tags say of the tricks with open cards; those that do not contradict each other as one.
 *
 * @example
 * ```js
 * import { doubleDummy } from "pbnkit/viewer";
 *
 * const solved = new TextEncoder().encode(`[DoubleDummyTricks "${"98765".repeat(4)}"]\n`);
 * const [{ name, tricks }] = doubleDummy((await pbn.parse(solved)).games[0], undefined);
 * console.log(name, tricks.get("N NT")); // DoubleDummyTricks 9
 * ```
 */
export function doubleDummy(game: Game, optimum: Section | undefined): Source[] {
	const found: Source[] = [];
	for (const source of sources(game, optimum)) {
		const same = found.find(({ tricks }) => agree(tricks, source.tricks));
		if (same) same.tricks = new Map([...source.tricks, ...same.tricks]);
		else found.push(source);
	}
	return found;
}

/**
 * The tricks of an OptimumResultTable; undefined where it has more to say, or something that cannot be read.
 *
 * @example
 * ```js
 * import { readOptimum } from "pbnkit/viewer";
 *
 * const table = '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\nN NT 9\nN  S 10\n';
 * const [{ sections }] = (await pbn.parse(new TextEncoder().encode(table))).games;
 * console.log(readOptimum(sections[0])?.get("N S")); // 10
 * ```
 */
export function readOptimum(section: Section): Tricks | undefined {
	const { name, columns = [] } = section;
	const place = (wanted: string) => columns.findIndex((column) => column.name === wanted);
	const [seat, denomination, result] = [place("Declarer"), place("Denomination"), place("Result")];
	if (name !== "OptimumResultTable" || columns.length !== 3 || Math.min(seat, denomination, result) < 0) return undefined;
	const tricks = new Map<string, string>();
	for (const row of readTable(section).rows) {
		const key = `${row[seat]?.value} ${row[denomination]?.value}`;
		const { value = "", kind, artificial } = row[result] ?? {};
		if (!keys.has(key) || tricks.has(key) || artificial || (kind !== "unknown" && !counts.has(value))) return undefined;
		if (kind !== "unknown") tricks.set(key, value);
	}
	return tricks.size > 0 ? tricks : undefined;
}

/** The numbers of tricks. */
const counts = new Set(Array.from({ length: 14 }, (_, n) => String(n)));

const keys = new Set(clockwise.flatMap((seat) => denominations.map((denomination) => `${seat} ${denomination}`)));

function* sources({ openCards = [] }: Game, optimum: Section | undefined): Generator<Source> {
	const tricks = optimum && readOptimum(optimum);
	if (tricks) yield { name: optimum.name, tricks };
	for (const { tag, tricks } of openCards) yield { name: tag, tricks: byKey(tricks) };
}

/** The denominations of `OpenCards`. */
const inOrder = ["NT", "S", "H", "D", "C"];

function byKey(tricks: OpenCards["tricks"]): Tricks {
	const ofSeat = (seat: Seat) => (tricks[seat] ?? []).map((n, at): [string, string] => [`${seat} ${inOrder[at]}`, String(n)]);
	return new Map(clockwise.flatMap(ofSeat));
}

function agree(a: Tricks, b: Tricks): boolean {
	return [...b].every(([key, tricks]) => !a.has(key) || Number(a.get(key)) === Number(tricks));
}
