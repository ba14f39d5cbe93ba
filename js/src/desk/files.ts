import { type Client, decode, parted, written } from "../host/client.js";
import type { Answer } from "../host/program.js";
import { pieceSize } from "../host/source.js";
import type { Source } from "../host/types.js";
import { type File, framed, totalOf } from "./framed.js";
import { complete, type Own, type Verb } from "./options.js";
import type { DeskSources } from "./types.js";

/** Files, and the encoding of each: texts are in UTF-8, and "" is detected. */
export interface Files {
	files: File[];
	encodings: string[];
}

const utf8 = new TextEncoder();

/** The files of a call. Throws TypeError. */
export function filesOf(verb: string, sources: DeskSources, sourceEncoding = ""): Files {
	const all = Array.isArray(sources) ? (sources as readonly Source[]) : [sources as Source];
	const isText = (source: Source) => typeof source === "string";
	if (all.some(isText) && !["", "utf-8", "utf8"].includes(sourceEncoding)) {
		throw new TypeError(`${verb}: with a string, the option "sourceEncoding" has to be "utf-8"`);
	}
	return {
		files: all.map((source) => (typeof source === "string" ? utf8.encode(source) : source)),
		encodings: all.map((source) => (isText(source) ? "utf-8" : sourceEncoding)),
	};
}

/** What reads files for the verbs. */
export class Reader {
	readonly client: Client;
	readonly #own: Own;

	constructor(client: Client, own: Own) {
		this.client = client;
		this.#own = own;
	}

	/** What a verb says of files, and writes. */
	async read<Found extends object>(verb: Verb, sources: DeskSources, options: object): Promise<Found> {
		const { sourceEncoding, ...asked } = complete(verb, this.#own, options);
		return this.ask(verb, filesOf(verb, sources, sourceEncoding as string), asked);
	}

	/** The same of options that are complete. */
	async ask<Found extends object>(verb: Verb, { files, encodings }: Files, { eco, ...asked }: Record<string, unknown>): Promise<Found> {
		const { wanted, calling } = parted(asked);
		const total = totalOf(files, verb);
		const openings = eco ? await this.#own.openings?.() : undefined;
		const { to, signal } = calling;
		const isSmall = total !== undefined && total <= pieceSize;
		const all = { ...wanted, encodings, ...(openings !== undefined && { openings }) };
		const answers = this.client.answers(verb, framed(files, verb, total, calling), isSmall, { wanted: all, calling: { signal } });
		const made = await written(calling, async (take) => {
			let last: Answer = {};
			for await (last of answers) if (last.bytes) await take(last.bytes);
			return decode<Found>(last);
		});
		return to ? { bytes: new Uint8Array(), ...made } : made;
	}
}
