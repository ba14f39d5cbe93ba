import { denominations } from "../../game/bids.js";
import { parOfTable } from "../../game/par.js";
import { tagValue } from "../../game/tags.js";
import type { Bid, Game, OpenCards, Par as TaggedPar, Seat, Section } from "../../pbn/types.js";
import { bidText } from "../auction/auction.js";
import { clockwise, isDuplicate, tricksLeft } from "../game.js";
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

export interface ParContract {
	/** A seat, or a side: "NS". */
	declarer: string;
	bid: string;
	doubled: "" | "X" | "XX";
	/** Tricks beyond the contract; negative for undertricks. */
	overtricks?: number;
}

/** What both sides reach when all do their best. */
export interface Par {
	/** The tag that tells it; "" where it follows from the tricks. */
	name: string;
	score?: { side: "NS" | "EW"; points: number } | undefined;
	contracts: ParContract[];
	/** What cannot be read. */
	texts: string[];
}

/** The tags that tell par, in the order in which they count. */
const parTags = ["OptimumScore", "ParContract", "Minimax"] as const satisfies TaggedPar["tag"][];

/**
 * What a game's tags say of par; those that do not contradict each other as one. Where they say nothing, it follows from the tricks of all
 * declarers.
 *
 * @example
 * ```js
 * import { pars } from "pbnkit/viewer";
 *
 * const solved = new TextEncoder().encode('[OptimumScore "NS 420"]\n[ParContract "NS 4S="]\n');
 * const [{ score, contracts }] = pars((await pbn.parse(solved)).games[0]);
 * console.log(score?.points, contracts[0].bid); // 420 4S
 * ```
 */
export function pars(game: Game): Par[] {
	const found: Par[] = [];
	for (const name of parTags) {
		const told = game.par?.find(({ tag }) => tag === name);
		const text = tagValue(game, name);
		if (!told && text === undefined) continue;
		const par = told ? parOf(told) : { name, contracts: [], texts: text ? [text] : [] };
		const same = found.find((other) => agreeOnPar(other, par));
		if (!same) found.push(par);
		else {
			same.score ??= par.score;
			if (same.contracts.length === 0) same.contracts = par.contracts;
			same.texts.push(...par.texts);
		}
	}
	const ofTricks = found.length === 0 && parOfTricks(game);
	return ofTricks ? [ofTricks] : found;
}

/** Par of a whole deal whose tricks the tags tell as one, where dealer and vulnerability are known. */
function parOfTricks(game: Game): Par | undefined {
	const { dealer, vulnerable, sections } = game;
	if (!dealer || !vulnerable || tricksLeft(game) !== undefined || !isDuplicate(game)) return undefined;
	const [source, contrary] = doubleDummy(game, sections.find(readOptimum));
	if (!source || contrary || source.tricks.size < keys.size) return undefined;
	const { points, contract } = parOfTable((declarer, denomination) => Number(source.tricks.get(`${declarer} ${denomination}`)), dealer, vulnerable);
	const score = points < 0 ? ({ side: "EW", points: -points } as const) : ({ side: "NS", points } as const);
	return { ...parOf({ tag: "OptimumScore", score, contracts: contract ? [contract] : [] }), name: "" };
}

/** A par as it is shown. */
export function parOf({ tag: name, score, contracts = [] }: TaggedPar): Par {
	const shown = contracts.map(asHighAsMade).map(({ overtricks, ...contract }): ParContract => ({
		declarer: contract.declarer,
		bid: bidText(contract),
		doubled: contract.risk ?? "",
		...(overtricks !== undefined && { overtricks }),
	}));
	return { name, ...(score && { score }), contracts: shown, texts: [] };
}

/** A part-score as players name par: 1♠+2 is 3♠=, which is worth the same. */
function asHighAsMade<Of extends Bid & { overtricks?: number }>(contract: Of): Of {
	const { level, denomination, risk, overtricks = 0 } = contract;
	if (level === undefined || risk || overtricks <= 0) return contract;
	const raised = level + overtricks;
	const bid = raised * (denomination === "C" || denomination === "D" ? 20 : 30) + (denomination === "NT" ? 10 : 0);
	return bid < 100 ? { ...contract, level: raised, overtricks: 0 } : contract;
}

function agreeOnPar(a: Par, b: Par): boolean {
	const sameScore = !a.score || !b.score || a.score.points === (a.score.side === b.score.side ? 1 : -1) * b.score.points;
	const noContracts = a.contracts.length === 0 || b.contracts.length === 0;
	return sameScore && (noContracts || b.contracts.every((contract) => a.contracts.some((other) => isSame(contract, other))));
}

function isSame(a: ParContract, b: ParContract): boolean {
	return a.bid === b.bid && a.doubled === b.doubled && (a.declarer.includes(b.declarer) || b.declarer.includes(a.declarer));
}
