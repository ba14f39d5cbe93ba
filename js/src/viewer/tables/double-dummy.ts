import type { Game, Section } from "../../types.js";
import { tagValue } from "../game.js";
import { readDenomination } from "./elements.js";

/** The tricks of each declarer in each denomination, by "N NT", as far as they are known. */
type Tricks = ReadonlyMap<string, string>;

/** A tag that tells tricks. */
export interface Source {
	name: string;
	tricks: Tricks;
}

/** In the order of the vendors' tags. */
const denominations = ["NT", "S", "H", "D", "C"];

/** What a game's tags say of the tricks with open cards; those that do not contradict each other as one. */
export function doubleDummy(game: Game, optimum: Section | undefined): Source[] {
	const found: Source[] = [];
	for (const source of sources(game, optimum)) {
		const same = found.find(({ tricks }) => agree(tricks, source.tricks));
		if (same) same.tricks = new Map([...source.tricks, ...same.tricks]);
		else found.push(source);
	}
	return found;
}

/** The tricks of an OptimumResultTable; undefined where it has more to say, or something that cannot be read. */
export function readOptimum({ name, columns = [], rows }: Section): Tricks | undefined {
	const place = (wanted: string) => columns.findIndex((column) => column.name === wanted);
	const [seat, denomination, result] = [place("Declarer"), place("Denomination"), place("Result")];
	if (name !== "OptimumResultTable" || columns.length !== 3 || Math.min(seat, denomination, result) < 0) return undefined;
	const tricks = new Map<string, string>();
	for (const row of rows) {
		const key = `${row[seat]?.toUpperCase()} ${readDenomination(row[denomination] ?? "")}`;
		const value = row[result] ?? "";
		if (!/^[NESW] (NT|[SHDC])$/.test(key) || !/^(\d\d?|\?)$/.test(value) || tricks.has(key)) return undefined;
		if (value !== "?") tricks.set(key, value);
	}
	return tricks.size > 0 ? tricks : undefined;
}

function* sources(game: Game, optimum: Section | undefined): Generator<Source> {
	const tricks = optimum && readOptimum(optimum);
	if (tricks) yield { name: optimum.name, tricks };
	const digits = tagValue(game, "DoubleDummyTricks") ?? "";
	if (/^[0-9A-D]{20}$/i.test(digits)) yield { name: "DoubleDummyTricks", tricks: readDigits("NSEW", digits) };
	const ability = tagValue(game, "Ability")?.split(" ") ?? [];
	if (ability.length > 0 && ability.every((hand) => /^[NESW]:[0-9A-D]{5}$/i.test(hand))) {
		const seats = ability.map((hand) => hand.charAt(0)).join("");
		yield { name: "Ability", tricks: readDigits(seats, ability.map((hand) => hand.slice(2)).join("")) };
	}
}

/** A hexadecimal digit for each denomination of each seat. */
function readDigits(seats: string, digits: string): Tricks {
	return new Map(
		[...digits].map((digit, at) => [`${seats[Math.floor(at / 5)]} ${denominations[at % 5]}`, String(Number.parseInt(digit, 16))]),
	);
}

function agree(a: Tricks, b: Tricks): boolean {
	return [...b].every(([key, tricks]) => !a.has(key) || Number(a.get(key)) === Number(tricks));
}
