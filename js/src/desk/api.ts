import { Client, decode, disposable } from "../host/client.js";
import { nameErrors } from "../host/errors.js";
import type { Engines } from "../host/load.js";
import { Reader } from "./files.js";
import type { Own } from "./options.js";
import { type Editor, OwnSetter, Setter } from "./setter.js";
import type { Desk, DeskMistake, DeskPart, DeskSplit, PbnDesk } from "./types.js";

nameErrors("Desk");

/** What a notation hands in. */
export interface Notation extends Own {
	/** What writes tags into its games, which is loaded when that is asked for; without it the module of the desk does that. */
	editor?(): Promise<Editor>;
}

const utf8 = new TextEncoder();

/** The verbs of all notations. */
export function deskOf(engines: Engines, notation: Notation): Desk {
	return disposable(verbsOf(new Reader(new Client(engines), notation), notation));
}

/** Those of bridge. */
export function bridgeDeskOf(engines: Engines, notation: Notation): PbnDesk {
	const files = new Reader(new Client(engines), notation);
	return disposable({
		...verbsOf(files, notation),
		number: (sources, options = {}) => files.read("number", sources, options),
		rotate: (sources, options) => files.read("rotate", sources, options),
	} satisfies Omit<PbnDesk, symbol>);
}

/** The parts of a split, whose bytes come one after the other. */
type Joined = Omit<DeskSplit, "parts"> & { bytes: Uint8Array<ArrayBuffer>; parts: (Omit<DeskPart, "bytes"> & { size: number })[] };

function verbsOf(files: Reader, notation: Notation): Omit<Desk, symbol> {
	const { client } = files;
	const setter = notation.editor ? new Setter(files, notation, notation.editor) : new OwnSetter(files, notation);
	return {
		fields: () => client.ask("fields"),
		async check(condition) {
			if (typeof condition !== "string") throw new TypeError("check: the condition has to be a string");
			return decode<DeskMistake | null>(await client.call("check", { file: utf8.encode(condition), wanted: {}, calling: {} })) ?? undefined;
		},
		async find(sources, options = {}) {
			const { bytes, ...found } = await files.read<Awaited<ReturnType<Desk["find"]>> & { bytes: unknown }>("find", sources, options);
			return found;
		},
		select: (sources, options = {}) => files.read("select", sources, options),
		sort: (sources, options) => files.read("sort", sources, options),
		merge: (sources, options = {}) => files.read("merge", sources, options),
		duplicates: (sources, options = {}) => files.read("duplicates", sources, options),
		set: (sources, options) => setter.set(sources, options),
		async split(sources, options) {
			const { bytes, parts, ...found } = await files.read<Joined>("split", sources, options);
			let end = 0;
			return { ...found, parts: parts.map(({ size, ...part }) => ({ ...part, bytes: bytes.slice(end, (end += size)) })) };
		},
		async stats(sources, options) {
			const { bytes, ...found } = await files.read<Awaited<ReturnType<Desk["stats"]>> & { bytes: unknown }>("stats", sources, options);
			return found;
		},
		close() {
			client.close();
			setter.close();
		},
	};
}
