import { Pauses } from "../files/pauses.js";
import { folded } from "../list/vocabulary.js";
import type { Entry } from "./game-index.js";
import type { GameReader } from "./game-reader.js";
import { lineOf } from "./line-of.js";
import type { Notation } from "./notation.js";

/** How many games may be compared by their moves. */
const mostCompared = 100_000;

/** How much of a file is read at once, in bytes. */
const portion = 4_000_000;

/** Games of so few moves of both sides are the same only where date and round are, too: two players may agree twice on a short draw. */
const short = 16;

/** The later and shorter ones of games that are in a file several times: each with the one that stays. */
export type Copies = ReadonlyMap<number, number>;

/** Finds games with the same players and the same moves, whatever else their tags and comments say. Rejects with the reason of the signal. */
export async function copiesIn(reader: GameReader, { moveOf }: Pick<Notation, "moveOf">, signal: AbortSignal): Promise<Copies> {
	const { index } = reader;
	const compared = samePlayers(index.entries);
	if (compared.length > mostCompared) return new Map();
	const groups = new Map<string, Entry[]>();
	const textOf = texts(reader);
	const pauses = new Pauses();
	for (const { entry, players } of compared) {
		const { plies, key } = lineOf(await textOf(entry.number), moveOf);
		signal.throwIfAborted();
		if (plies === 0) continue;
		const whole = [players, key, ...(plies < short ? [entry.date, entry.round] : [])].join("\n");
		const group = groups.get(whole);
		if (group) group.push(entry);
		else groups.set(whole, [entry]);
		await pauses.take();
	}
	const copies = new Map<number, number>();
	const length = ({ number }: Entry) => {
		const { from, to } = index.sliceOf(number);
		return to - from;
	};
	for (const group of groups.values()) {
		const kept = group.reduce((kept, other) => (length(other) > length(kept) ? other : kept));
		for (const { number } of group) if (number !== kept.number) copies.set(number, kept.number);
	}
	return copies;
}

/** Those of some games that are there several times, the ones that stay before their copies. */
export function withCopies<Item extends { number: number }>(entries: readonly Item[], copies: Copies): Item[] {
	const of = new Map<number, Item[]>([...copies.values()].map((kept) => [kept, []]));
	for (const entry of entries) {
		const kept = copies.get(entry.number) ?? entry.number;
		const group = of.get(kept);
		if (kept === entry.number) group?.unshift(entry);
		else group?.push(entry);
	}
	return [...of.values()].flat();
}

/** The file without some of its games. */
export function without({ file, index }: GameReader, games: { has(number: number): boolean }): File {
	const parts: Blob[] = [];
	let at = 0;
	for (const { number } of index.entries) {
		if (!games.has(number)) continue;
		parts.push(file.slice(at, index.sliceOf(number).from));
		// What is between a game and the next one goes with it.
		at = number < index.entries.length ? index.sliceOf(number + 1).from : file.size;
	}
	return new File([...parts, file.slice(at)], file.name, { type: file.type, lastModified: file.lastModified });
}

/** The games whose two players have met more than once, in the order of the file. */
function samePlayers(entries: readonly Entry[]): { entry: Entry; players: string }[] {
	const met = new Map<string, number>();
	const keys = entries.map(({ white, black }) => {
		const players = white === "" || black === "" ? "" : `${familyName(white)} ${familyName(black)}`;
		if (players !== "") met.set(players, (met.get(players) ?? 0) + 1);
		return players;
	});
	return entries.flatMap((entry, at) => {
		const players = keys[at] ?? "";
		return (met.get(players) ?? 0) > 1 ? [{ entry, players }] : [];
	});
}

/** "Oakes, Theo", "Theo Oakes" and "OAKES" are the same here. */
function familyName(name: string): string {
	const [family = "", ...others] = folded(name).split(",");
	return (others.length > 0 ? family : (family.trim().split(" ").at(-1) ?? "")).replace(/[^\p{L}\p{N}]/gu, "");
}

/** The texts of games, for which a file is read in large parts. */
function texts({ file, index, encoding }: GameReader): (number: number) => Promise<string> {
	const decoder = new TextDecoder(encoding ?? "utf-8");
	let start = 0;
	let bytes = new Uint8Array();
	return async (number) => {
		const { from, to } = index.sliceOf(number);
		if (from < start || to > start + bytes.length) {
			start = from;
			bytes = new Uint8Array(await file.slice(from, Math.max(to, from + portion)).arrayBuffer());
		}
		return decoder.decode(bytes.subarray(from - start, to - start));
	};
}
