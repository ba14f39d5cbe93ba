import { boolean, completed, isObject, loading, onProgress, type Option, signal, to } from "../host/options.js";

const text: Option = { fallback: undefined, wants: "a string", accepts: (value) => typeof value === "string" };

const isNumber = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 1;
const count: Option = { fallback: undefined, wants: "an integer from 1", accepts: isNumber };

/** Numbers of games. */
const games: Option = {
	fallback: undefined,
	wants: 'a string such as "1-24,30", or an array of numbers from 1',
	accepts: (value) => typeof value === "string" || (Array.isArray(value) && value.every(isNumber)),
};

const tags: Option = {
	fallback: undefined,
	wants: "an object with strings or null by names of tags",
	accepts: (value) => isObject(value) && Object.values(value).every((tag) => tag === null || typeof tag === "string"),
};

const oneOf = (...values: string[]): Option => ({ fallback: undefined, wants: `one of ${values.map((value) => `"${value}"`).join(", ")}`, accepts: (value) => values.includes(value as string) });

/** What chooses games, in all notations. */
const choice = { where: text, games, others: boolean };

/** What chooses games of chess, and problems. */
export const ofChess = { position: text, material: text, variations: boolean, eco: boolean };
export const ofProblems = { position: text };

/** What a notation has beyond the options of all. */
export interface Own {
	/** How a source is encoded. */
	sourceEncoding: Option;
	/** What more chooses games. */
	choice: Record<string, Option>;
	/** The table of openings, which the option `eco` needs. With `set` it asks for tags of their own. */
	openings?(): Promise<string>;
}

/** The options of the verbs. */
function known({ sourceEncoding, choice: more }: Own) {
	const read = { sourceEncoding, signal, onProgress };
	const chosen = { ...read, ...choice, ...more };
	return {
		find: { ...chosen, distinct: boolean, same: text },
		select: { ...chosen, by: text, distinct: boolean, same: text, to },
		sort: { ...read, ...more, by: text, to },
		merge: { ...read, distinct: boolean, same: text, to },
		duplicates: { ...read, same: text, write: oneOf("first", "repeated"), to },
		number: { ...chosen, by: text, from: count, turn: boolean, onlyBoard: boolean, bare: boolean, to },
		rotate: { ...chosen, seats: { ...count, wants: "1, 2 or 3", accepts: (value) => [1, 2, 3].includes(value as number) }, to },
		set: { ...chosen, tags },
		split: { ...chosen, by: text, count },
		stats: { ...chosen, by: text },
	} satisfies Record<string, Record<string, Option>>;
}

export type Verb = keyof ReturnType<typeof known>;

/** What verbs cannot do without. */
const needed: Partial<Record<Verb, string>> = { sort: "by", rotate: "seats", stats: "by" };

/** The options of a verb with every field present. Throws TypeError, which names the option. */
export function complete(verb: Verb, own: Own, given: object): Record<string, unknown> {
	const all = completed(verb, known(own)[verb], given);
	const name = needed[verb];
	if (name !== undefined && all[name] === undefined) throw new TypeError(`${verb}: the option "${name}" is needed`);
	if (verb === "set" && all.tags === undefined && !all.eco) throw new TypeError(`set: the option "tags" is needed${own.openings ? ', or "eco"' : ""}`);
	if (verb === "split" && (all.by === undefined) === (all.count === undefined)) throw new TypeError('split: either the option "by" is needed, or "count"');
	return Array.isArray(all.games) ? { ...all, games: ranges(all.games as number[]) } : all;
}

/** Numbers as the core reads them; none chooses none. */
function ranges(numbers: readonly number[]): string {
	const sorted = [...new Set(numbers)].sort((a, b) => a - b);
	const parts: [first: number, last: number][] = [];
	for (const number of sorted) {
		const last = parts.at(-1);
		if (last && number === last[1] + 1) last[1] = number;
		else parts.push([number, number]);
	}
	return parts.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(",") || none;
}

/** A game that no file has. */
const none = `${2 ** 31 - 1}`;

export function completeLoad(given: object): Record<string, unknown> {
	return completed("load", loading, given);
}
