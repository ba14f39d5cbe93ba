import { readAll } from "../host/source.js";
import { type Files, filesOf, type Reader } from "./files.js";
import { complete, type Own } from "./options.js";
import type { DeskFound, DeskSet, DeskSetOptions, DeskSources, DeskWritten } from "./types.js";

/** The client of a notation, as far as it writes tags. */
export interface Editor {
	edit(source: Uint8Array, edits: readonly { game: number; tag: string; value: string | null }[], options: object): Promise<Edited>;
	close(): void;
}

interface Edited {
	bytes: Uint8Array<ArrayBuffer>;
	refused?: { rule: string; message: string }[];
}

/** Writes tags into chosen games: the desk finds and joins them, and the client of their notation edits them. */
export class Setter {
	readonly #files: Reader;
	readonly #own: Own;
	readonly #load: () => Promise<Editor>;
	#loading: Promise<Editor> | undefined;

	constructor(files: Reader, own: Own, load: () => Promise<Editor>) {
		this.#files = files;
		this.#own = own;
		this.#load = load;
	}

	async set(sources: DeskSources, options: object): Promise<DeskSet> {
		const { tags, read, chosen } = await asked(this.#own, sources, options);
		const { signal, eco } = chosen;
		const { files: found, found: count } = await this.#files.ask<Found>("find", read, { ...chosen, ...(eco === true && { values: Object.keys(openingTags).join() }) });
		const { bytes, gameCount } = await this.#files.ask<DeskWritten>("merge", read, { signal });
		if (count === 0) return { gameCount, changed: 0, bytes };
		// The given tags come first, as those of the command do, and count where the opening has one of them.
		const edits = gamesIn(found).flatMap(({ game, values }) => Object.entries({ ...tags, ...openingOf(values), ...tags }).map(([tag, value]) => ({ game, tag, value: value || null })));
		if (edits.length === 0) return { gameCount, changed: 0, bytes };
		const encoding = found.length > 1 ? "utf-8" : found[0]?.encoding;
		const edited = await (await this.#editor()).edit(bytes, edits, { ...(encoding && { sourceEncoding: encoding }), signal });
		if (!edited.refused) return { gameCount, changed: count, bytes: edited.bytes };
		return { gameCount, changed: 0, bytes, refused: edited.refused.map(({ rule, message }) => ({ rule, message })) };
	}

	close(): void {
		this.#loading?.then((editor) => editor.close()).catch(() => undefined);
	}

	/** After a failure the next call tries again. */
	#editor(): Promise<Editor> {
		this.#files.client.throwIfClosed();
		this.#loading ??= this.#load().catch((error: unknown) => {
			this.#loading = undefined;
			throw error;
		});
		return this.#loading;
	}
}

/** Writes fields into chosen problems, which the module of the desk does itself. */
export class OwnSetter {
	readonly #files: Reader;
	readonly #own: Own;

	constructor(files: Reader, own: Own) {
		this.#files = files;
		this.#own = own;
	}

	async set(sources: DeskSources, options: object): Promise<DeskSet> {
		const { tags, read, chosen } = await asked(this.#own, sources, options);
		const texts = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, value ?? ""]));
		const { gameCount, changed, bytes, refused } = await this.#files.ask<DeskSet>("set", read, { ...chosen, tags: texts });
		if (!refused) return { gameCount, changed, bytes };
		const whole = await this.#files.ask<DeskWritten>("merge", read, { signal: chosen.signal });
		return { gameCount, changed: 0, bytes: whole.bytes, refused };
	}

	/** It has nothing of its own that is to be closed. */
	close(): void {}
}

/** What a call of `set` asks for, with its files in memory, since they are read several times. */
async function asked(own: Own, sources: DeskSources, options: object) {
	const { tags, sourceEncoding, ...chosen } = complete("set", own, options);
	const { files, encodings } = filesOf("set", sources, sourceEncoding as string);
	const read: Files = { files: await Promise.all(files.map((file) => readAll(file, "set", chosen.signal as AbortSignal | undefined))), encodings };
	return { tags: (tags ?? {}) as DeskSetOptions["tags"], read, chosen };
}

/** What `find` finds, where it is asked for values, too. */
type Found = Omit<DeskFound, "files"> & { files: (DeskFound["files"][number] & { values?: string[][] })[] };

/** The fields that an opening is in, with their tags. */
const openingTags = { eco: "ECO", opening: "Opening" };

/** The tags that name the opening of a game: where they say it themselves, they stay as they are. */
function openingOf(values: readonly string[] = []): Record<string, string> {
	const tags = Object.values(openingTags);
	return Object.fromEntries(tags.map((tag, at) => [tag, values[at] ?? ""]).filter(([, value]) => value !== ""));
}

/** The games that were found, by their numbers when all files are one. */
function gamesIn(found: Found["files"]): { game: number; values?: string[] | undefined }[] {
	let before = 0;
	return found.flatMap(({ gameCount, games, values }) => {
		const numbers = games.map((number, at) => ({ game: before + number, values: values?.[at] }));
		before += gameCount;
		return numbers;
	});
}
