import { sourceEncoding } from "../host/options.js";
import { OwnFile } from "../host/own-file.js";
import type { LoadOptions } from "../host/types.js";
import { deskOf } from "./api.js";
import { found, opened } from "./assets.js";
import { ofChess } from "./options.js";
import type { PgnDesk } from "./types.js";

export { KitClosedError, KitError, KitLoadError, KitMemoryError, KitPanicError } from "../host/errors.js";
export type * from "./types.js";

const openings = /* @__PURE__ */ new OwnFile<{ table: string }>(() => found("openings.txt", "", () => new URL("./openings.txt", import.meta.url)), "openings.txt", "the openings", "is it beside the script?");

/**
 * Loads the desk of chess, `pgndesk.wasm`. What it rejects with is what `load` of `pbnkit` does.
 *
 * @example
 * ```js
 * import { readFile } from "node:fs/promises";
 * import { load } from "pbnkit/pgn/desk";
 *
 * const desk = await load();
 * const { rows } = await desk.stats(await readFile("games.pgn"), { by: "eco,result", eco: true });
 * for (const { values, gameCount } of rows) console.log(...values, gameCount);
 * // C33 1-0 1
 * // C44 1/2-1/2 1
 * desk.close();
 * ```
 */
export async function load(options: LoadOptions = {}): Promise<PgnDesk> {
	const { engines, later } = await opened(options, "pgndesk.wasm", () => new URL("./pgndesk.wasm", import.meta.url));
	return deskOf(engines, { sourceEncoding, choice: ofChess, openings: async () => (await openings.read()).table, editor: async () => (await import("../pgn/index.js")).load(later) }) as PgnDesk;
}
