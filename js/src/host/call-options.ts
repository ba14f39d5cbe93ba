/** Options that the verbs of all notations have. */
import type { Encoding } from "./found.js";
import type { Progress } from "./types.js";

/**
 * What a caller may say of a file before it is read.
 *
 * @example
 * ```js
 * const latin = Uint8Array.from("[Site \"Malmö\"]\n", (character) => character.charCodeAt(0));
 * const { games } = await kit.parse(latin, { sourceEncoding: "iso-8859-1" });
 * console.log(games[0].tags[0].value); // Malmö
 *
 * const later = new AbortController();
 * const checking = kit.validate(source, { signal: later.signal });
 * later.abort(new Error("the file was closed"));
 * await checking.catch((error) => console.log(error.message)); // the file was closed
 * ```
 */
export interface SourceOptions {
	/** The character encoding of the bytes; "latin1" and "utf8" are other names. Default: detected from the bytes. */
	sourceEncoding?: Encoding | "latin1" | "utf8";
	/**
	 * Aborts the call: it rejects with the signal's reason. In a worker the work stops too; on the calling thread only
	 * between pieces, since nothing else runs while it works.
	 */
	signal?: AbortSignal | undefined;
}

/**
 * Options of what reads a source in pieces.
 *
 * @example
 * ```js
 * await kit.validate(source, { onProgress: ({ done, total }) => console.log(`${done} of ${total} bytes`) }); // 2195 of 2195 bytes
 * ```
 */
export interface PieceOptions extends SourceOptions {
	/** Called after each piece. If it throws, the call rejects with what it throws. */
	onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * How diagnostics become text for a terminal: each with its line, the places that take part, and what its fixes do.
 *
 * @example
 * ```js
 * const { text } = await kit.validate(source, { text: { path: "evening.txt", color: false, errorsOnly: false } });
 * console.log(text?.split("\n")[0]); // evening.txt:2:1: info: The line has 82 printing characters; lines of 80 or more are discouraged, and the file has 3 more such lines. [text/long-line]
 * ```
 */
export interface TextOptions {
	/** The file's name, before each line and column. Default: none. */
	path?: string;
	/** Whether escape sequences mark severities, places and fixes. The file's own never reach the text. Default false. */
	color?: boolean;
	/** Whether warnings and infos are left out. Default false. */
	errorsOnly?: boolean;
}
