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

	async set(sources: DeskSources, options: DeskSetOptions): Promise<DeskSet> {
		const { tags, sourceEncoding, ...chosen } = complete("set", this.#own, options);
		const signal = chosen.signal as AbortSignal | undefined;
		const { files, encodings } = filesOf("set", sources, sourceEncoding as string);
		const read: Files = { files: await Promise.all(files.map((file) => readAll(file, "set", signal))), encodings };
		const { files: found, found: count } = await this.#files.ask<DeskFound>("find", read, chosen);
		const { bytes, gameCount } = await this.#files.ask<DeskWritten>("merge", read, { signal });
		if (count === 0) return { gameCount, changed: 0, bytes };
		const edits = gamesIn(found).flatMap((game) => Object.entries(tags as DeskSetOptions["tags"]).map(([tag, value]) => ({ game, tag, value: value || null })));
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

/** The numbers of the games that were found, when all files are one. */
function gamesIn(found: DeskFound["files"]): number[] {
	let before = 0;
	return found.flatMap(({ gameCount, games }) => {
		const numbers = games.map((number) => before + number);
		before += gameCount;
		return numbers;
	});
}
