/**
 * Any file of games: what it is, and what reads it. The entry of its notation is loaded when it is asked for, and with it its module.
 */
import { headSize, recognize } from "../host/recognize.js";
import { sentence } from "../host/recognize-words.js";
import type { LoadOptions } from "../host/types.js";
import type { Pbi } from "../pbi/types.js";
import type { Pbn } from "../pbn/types.js";
import type { Pdn, PdnFile, PdnParseOptions, PdnReader, Source } from "../pdn/types.js";
import type { Pgn, PgnReader } from "../pgn/types.js";

/** Its `parse` has one signature: of clients with several each TypeScript calls none. */
type PdnOpened<Verbs = Pdn> = Omit<Verbs, "parse"> & { parse(source: Source, options?: PdnParseOptions): Promise<PdnFile> };

/**
 * A file of games, and what reads it. What is not recognized is "pbn", whose client finds deals as people write them in mail, too.
 *
 * @example
 * ```ts
 * import { open, type Opened } from "pbnkit/any";
 *
 * const countOf = async ({ client }: Opened, file: Uint8Array) => (await client.parse(file)).gameCount;
 * const file = new TextEncoder().encode("1. e4 e5 *\n");
 * const opened = await open(file);
 * console.log(await countOf(opened, file)); // 1
 * opened.client.close();
 * ```
 */
export type Opened = { notation: "pbn" | "lin"; client: Pbn } | { notation: "pgn"; client: Pgn } | { notation: "pdn"; client: PdnOpened } | { notation: "pbi"; client: Pbi };

/**
 * A file of games, and what reads it: of chess and draughts with the verbs of `pbnkit/pgn/read` and `pbnkit/pdn/read` alone.
 *
 * @example
 * ```ts
 * import { open, type OpenedToRead } from "pbnkit/any";
 *
 * const file = new TextEncoder().encode("1. e4 e5 *\n");
 * const opened: OpenedToRead = await open(file, { verbs: "read" });
 * if (opened.notation === "pgn") console.log(await opened.client.fen((await opened.client.parse(file)).games[0]!, 1)); // rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
 * opened.client.close();
 * ```
 */
export type OpenedToRead = Exclude<Opened, { notation: "pgn" | "pdn" }> | { notation: "pgn"; client: PgnReader } | { notation: "pdn"; client: PdnOpened<PdnReader> };

/**
 * Options of `open`.
 *
 * @example
 * ```js
 * import { open } from "pbnkit/any";
 *
 * const { client } = await open("1. e4 e5 *\n", { verbs: "read" });
 * console.log("validate" in client); // false
 * client.close();
 * ```
 */
export interface OpenOptions extends LoadOptions {
	/** With "read" a file of chess or draughts loads a module that only reads, which has about half of the bytes. Default "all". */
	verbs?: "all" | "read";
}

type File = string | Uint8Array | ArrayBuffer | { slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> }; name?: string };

/**
 * Recognizes a file by its start, and by its name where the start says nothing, and loads what reads it. The caller closes the client. Rejects with
 * TypeError for a file of something that is not read here, which the message names, and as `load` does.
 *
 * @example
 * ```js
 * import { open } from "pbnkit/any";
 *
 * const file = new TextEncoder().encode('[White "Ann"]\n[Black "Bob"]\n\n1. e4 e5 *\n');
 * const { notation, client } = await open(file);
 * const { gameCount } = await client.parse(file);
 * console.log(notation, gameCount); // pgn 1
 * client.close();
 * ```
 *
 * @param file a text, bytes, or a `Blob`; a `File` has its name, too
 */
export async function open(file: File, options?: OpenOptions & { verbs?: "all" }): Promise<Opened>;
export async function open(file: File, options: OpenOptions): Promise<OpenedToRead>;
export async function open(file: File, { verbs = "all", ...options }: OpenOptions = {}): Promise<Opened | OpenedToRead> {
	if (verbs !== "all" && verbs !== "read") throw new TypeError('open: the option "verbs" has to be one of "all", "read"');
	const found = recognize(await startOf(file), typeof file === "object" && "name" in file ? file.name : "");
	if (found?.kind === "pgn") {
		const { load } = await (verbs === "read" ? import("../pgn/read/index.js") : import("../pgn/index.js"));
		return { notation: "pgn", client: await load(options) } as Opened | OpenedToRead;
	}
	if (found?.kind === "pdn") {
		const { load } = await (verbs === "read" ? import("../pdn/read/index.js") : import("../pdn/index.js"));
		return { notation: "pdn", client: await load(options) } as Opened | OpenedToRead;
	}
	if (found?.kind === "pbi") return { notation: "pbi", client: await (await import("../pbi/index.js")).load(options) };
	if (found?.sure && found.family) throw new TypeError(`open: ${sentence(found)}`);
	return { notation: found?.kind === "lin" ? "lin" : "pbn", client: await (await import("../index.js")).load(options) };
}

async function startOf(file: File): Promise<Uint8Array> {
	if (typeof file === "string") return new TextEncoder().encode(file.slice(0, headSize));
	if (ArrayBuffer.isView(file)) return file;
	if (typeof (file as Partial<Blob> | null)?.slice !== "function") throw new TypeError("open: the file has to be a string, a Uint8Array, an ArrayBuffer or a Blob");
	const start = file.slice(0, headSize);
	return new Uint8Array("arrayBuffer" in start ? await start.arrayBuffer() : start);
}
